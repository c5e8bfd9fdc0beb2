"""A server on SQLite that is killed: no acknowledged turn is lost, and play goes on."""

from __future__ import annotations

import random
import time

import pytest
from load import Load

from tripolis.server.database import open_database

CYCLES = (10, pytest.param(200, marks=pytest.mark.long))
POINTS = ("before", "between", "inside", "after")  # see failing.py


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tripolis.db'}"


@pytest.mark.parametrize("cycles", CYCLES)
def test_killed_under_load(cycles, database, nodes):
    node = nodes.start(database)
    load, rng, engine = Load([node]), random.Random(cycles), open_database(database)
    for _ in range(cycles):
        load.progress()
        time.sleep(rng.random() / 20)
        node.kill()
        load.check(engine)
        node.start()
    load.progress()
    load.end()
    load.check(engine)
    engine.dispose()


@pytest.mark.parametrize("cycles", CYCLES)
def test_killed_at_chosen_points(cycles, database, nodes):
    node = nodes.start(database, "failing:serve")
    load, rng, engine = Load([node]), random.Random(cycles), open_database(database)
    for n in range(cycles):
        load.progress()
        node.kill()
        node.start("failing:serve", FAIL_AT=POINTS[n % 4], FAIL_AFTER=str(rng.randrange(10)))
        load.until(lambda: not node.runs)
        load.check(engine)
        node.start("failing:serve")
    load.progress()
    load.end()
    load.check(engine)
    engine.dispose()
