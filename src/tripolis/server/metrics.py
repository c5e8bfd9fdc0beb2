"""The numbers of a server, read off when Prometheus asks; counting costs a turn nothing."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from tripolis.server.house import House


def registry(house: House) -> CollectorRegistry:
    found = CollectorRegistry()
    ProcessCollector(registry=found)
    PlatformCollector(registry=found)
    found.register(_HouseCollector(house))
    return found


class _HouseCollector(Collector):
    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house, writer = self._house, self._house.writer
        tables = house.tables.values()
        watchers = sum(len(there) for table in tables for there in table.audience.watchers.values())
        yield GaugeMetricFamily("tripolis_tables", "Tables in memory", len(tables))
        yield GaugeMetricFamily("tripolis_watchers", "Views that are watched", watchers)
        yield GaugeMetricFamily("tripolis_units_waiting", "Writes that wait", writer.waiting())
        yield GaugeMetricFamily("tripolis_sockets", "Sockets that are open", house.sockets)
        yield CounterMetricFamily("tripolis_dropped", "Sockets read too slowly", house.dropped)
        yield CounterMetricFamily("tripolis_failures", "Defects of ours met", house.failures)
        yield CounterMetricFamily(
            "tripolis_refused_writes", "Transactions that the database refused", writer.failures
        )
        yield CounterMetricFamily("tripolis_units", "Writes that are durable", writer.units)
        yield CounterMetricFamily("tripolis_log_rows", "Log rows that are durable", writer.rows)
        yield CounterMetricFamily("tripolis_commits", "Transactions", writer.commits)
        yield CounterMetricFamily(
            "tripolis_commit_seconds", "Time inside COMMIT, fsync included", writer.commit_seconds
        )
