"""The two databases, for every test of the server that asks for `database`."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from nodes import Forker, Nodes
from postgres import Postgres


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails shows what its servers said."""
    report = yield
    nodes = getattr(item, "funcargs", {}).get("nodes")
    if report.failed and isinstance(nodes, Nodes):
        report.sections += nodes.logs()
    return report


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One cluster for all tests of this process; each test has a database of its own."""
    cluster = Postgres()
    try:
        yield cluster.start()
    finally:
        cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path) -> str:
    """The address of an empty database: the test runs once with each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tripolis.db'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.fresh()


@pytest.fixture(scope="session")
def forker() -> Iterator[Forker]:
    found = Forker()
    try:
        yield found
    finally:
        found.close()


@pytest.fixture
def nodes(forker: Forker, tmp_path) -> Iterator[Nodes]:
    """Starts servers quickly; those that still run end with the test."""
    found = Nodes(forker, tmp_path)
    try:
        yield found
    finally:
        found.close()
