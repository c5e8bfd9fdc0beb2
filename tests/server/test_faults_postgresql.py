"""Two servers over a PostgreSQL with its own settings: one of them is killed, or PostgreSQL is.

No acknowledged turn is lost, none is there twice, and play goes on without a hand.
"""

from __future__ import annotations

import random
import time

import pytest
from failing import prepare
from load import Load
from postgres import Postgres

from tripolis.server.database import migrate, open_database

CYCLES = (10, pytest.param(200, marks=pytest.mark.long))
POINTS = ("before", "between", "inside", "after")  # see failing.py


@pytest.fixture(scope="module")
def durable():
    """A cluster as anybody would start it: what it says is written is on the disk."""
    cluster = Postgres(durable=True)
    try:
        yield cluster.start()
    finally:
        cluster.stop()


@pytest.fixture
def database(durable):
    return durable.fresh()


@pytest.fixture
def engine(database):
    found = open_database(database)
    yield found
    found.dispose()


def finish(load, engine):
    load.progress()
    load.end()
    load.check(engine)


def test_the_cluster_is_as_durable_as_postgresql_is_by_default(durable, database, engine):
    with engine.connect() as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            assert connection.exec_driver_sql(f"SHOW {setting}").scalar() == "on"


@pytest.mark.parametrize("cycles", CYCLES)
def test_one_of_two_nodes_is_killed_under_load(cycles, database, engine, nodes):
    pair = [nodes.start(database), nodes.start(database)]
    load, rng = Load(pair), random.Random(cycles)
    for n in range(cycles):
        load.progress()
        time.sleep(rng.random() / 20)
        pair[n % 2].kill()
        load.check(engine)
        load.progress()  # on the other
        pair[n % 2].start()
    finish(load, engine)


@pytest.mark.parametrize("cycles", CYCLES)
def test_one_of_two_nodes_is_killed_at_chosen_points(cycles, database, engine, nodes):
    migrate(engine)
    prepare(engine)
    pair = [nodes.start(database, "failing:serve"), nodes.start(database)]
    load, rng = Load(pair), random.Random(cycles)
    for n in range(cycles):
        load.progress()
        pair[0].kill()
        env = {"FAIL_AT": POINTS[n % 4], "FAIL_AFTER": str(rng.randrange(10))}
        pair[0].start("failing:serve", **env)
        load.until(lambda: not pair[0].runs)
        load.check(engine)
        load.progress()
        pair[0].start("failing:serve")
    finish(load, engine)


@pytest.mark.parametrize("cycles", CYCLES)
def test_postgresql_itself_is_killed_under_load(cycles, database, engine, nodes, durable):
    pair = [nodes.start(database), nodes.start(database)]
    load, rng = Load(pair), random.Random(cycles)
    for _ in range(cycles):
        load.progress()
        time.sleep(rng.random() / 20)
        durable.kill()
        durable.start()
        load.check(engine)
    finish(load, engine)
    assert all(node.runs for node in pair)


@pytest.mark.parametrize("cycles", CYCLES)
def test_postgresql_itself_is_killed_at_chosen_points(cycles, database, engine, nodes, durable):
    migrate(engine)
    prepare(engine)
    pair = [nodes.start(database), nodes.start(database)]
    load, rng = Load(pair), random.Random(cycles)
    for n in range(cycles):
        load.progress()
        pair[0].kill()
        env = {
            "FAIL_AT": POINTS[n % 4],
            "FAIL_AFTER": str(rng.randrange(10)),
            "FAIL_KILLS": str(durable.process.pid),
        }
        pair[0].start("failing:serve", **env)
        load.until(lambda: not durable.runs)
        durable.start()
        load.check(engine)
    finish(load, engine)
    assert all(node.runs for node in pair)
