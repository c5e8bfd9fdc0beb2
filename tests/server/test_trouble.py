"""A database that refuses for a while, and defects: a clear word, nothing half done, then on."""

from __future__ import annotations

import resource
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import faulty
import pytest
from load import Load
from postgres import Postgres
from running import Refused, Visitor, running
from tables import look, make_table, play_turn, some_turn

from tripolis.server.database import BUSY_MS, open_database

ROUNDS = (6, pytest.param(60, marks=pytest.mark.long))


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "tripolis.db"


@pytest.fixture(scope="module")
def small() -> Iterator[Postgres]:
    """A cluster whose write-ahead log is cut into small files."""
    cluster = Postgres(durable=True, segments=1)
    try:
        yield cluster.start()
    finally:
        cluster.stop()


def largest_file(pid: int, size: int) -> None:
    """What the process may write to a file: a disk that is full refuses in the same place."""
    hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


@pytest.mark.parametrize("rounds", ROUNDS)
def test_a_disk_is_full_for_a_while(rounds, file, nodes):
    """Writing stops in the middle of a page, each time in another place."""
    node, engine = nodes.start(f"sqlite:///{file}"), open_database(f"sqlite:///{file}")
    load, rng = Load([node]), Random(rounds)
    for _ in range(rounds):
        load.progress()
        log = file.with_name(f"{file.name}-wal")
        largest_file(node.pid, log.stat().st_size + rng.randrange(20_000))
        before = [player.unavailable for player in load.players]
        load.until(lambda: all(p.unavailable > n for p, n in zip(load.players, before)))  # noqa: B023, B905
        load.check(engine)
        reader = Visitor(node, cookies=load.players[0].cookies)
        assert reader.get("/api/me")["id"]  # whoever only reads notices nothing
        largest_file(node.pid, resource.RLIM_INFINITY)
    load.progress()
    load.end()
    load.check(engine)
    engine.dispose()
    assert "the database cannot be written" in node.log.read_text()


@pytest.mark.parametrize("rounds", [3, pytest.param(30, marks=pytest.mark.long)])
def test_the_disk_of_postgresql_is_full_for_a_while(rounds, small, nodes):
    """Its log table cannot grow, its write-ahead log can: then PostgreSQL refuses and goes on."""
    database = small.fresh()
    pair, engine = [nodes.start(database), nodes.start(database)], open_database(database)
    make_table([Visitor(pair[0])], "cities2008")
    with engine.begin() as connection:
        connection.exec_driver_sql(_FILL)
    load = Load(pair)
    for _ in range(rounds):
        load.progress()
        with engine.connect() as connection:
            size = connection.exec_driver_sql("SELECT pg_relation_size('log')").scalar_one()
        small.largest_file(size)
        before = [player.unavailable for player in load.players]
        load.until(lambda: all(p.unavailable > n for p, n in zip(load.players, before)))  # noqa: B023, B905
        load.check(engine)
        reader = Visitor(pair[0], cookies=load.players[0].cookies)
        assert reader.get("/api/me")["id"]
        small.largest_file(None)
    load.progress()
    load.end()
    load.check(engine)
    engine.dispose()
    assert "could not extend file" in pair[0].log.read_text()
    assert "PANIC" not in small.log


# Rows of a match that nobody plays, so that the table is larger than a file of the log before it.
_FILL = """
INSERT INTO log (match_id, number, seat, text, at)
SELECT (SELECT min(id) FROM matches), n, 0, repeat('x', 1900), 0 FROM generate_series(1000, 1700) n
"""


def test_a_database_is_locked_by_somebody_else_for_a_while(file, nodes):
    node = nodes.start(f"sqlite:///{file}")
    people = [Visitor(node), Visitor(node)]
    code = make_table(people)
    turn = {**some_turn(people[0], code, 0, Random(1)), "key": "k"}
    before = look(people[0], code, 0)
    path = f"/api/tables/{code}/seats/0/turn"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        people[0].http.timeout = BUSY_MS / 1000 + 15
        refused = people[0].post(path, turn, status=503)
        assert refused["error"]["kind"] == "database-unavailable"
        assert "locked" not in refused["error"]["message"]  # that is for the log
        assert look(people[0], code, 0) == before
    assert people[0].post(path, turn) == people[0].post(path, turn)
    play_turn(people[1], code, 1, Random(1))
    assert look(people[0], code, 0)["number"] == before["number"] + 2
    assert "locked" in node.log.read_text()


def test_a_database_that_is_away_is_not_ready(postgres, nodes):
    database = postgres.fresh()
    node = nodes.start(database)
    ann = Visitor(node)
    name = database.partition("@/")[2].partition("?")[0]
    with postgres.connect() as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        assert ann.http.get("/healthz").status_code == 200
        assert ann.get("/readyz", status=503)["error"]["kind"] == "database-unavailable"
        refused = ann.post(
            "/api/tables", {"game": "cities2008", "seats": [{"kind": "me"}]}, status=503
        )
        assert refused["error"]["facts"] == {}
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
    assert ann.get("/readyz") == "ok"
    assert make_table([ann], "cities2008")


def test_a_defect_is_told_as_ours_and_logged_and_the_rest_goes_on(tmp_path):
    database, log = f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log"
    command, env = (sys.executable, faulty.__file__), {"FAULT": "defect"}
    with running(database, log, command=command, env=env, defects=True) as server:
        ann = Visitor(server)
        code = make_table([ann], "cities2008")
        path = f"/api/tables/{code}/seats/0/preview"
        body = {"turn": 0, "actions": []}
        assert ann.post(path, body, status=500)["error"]["kind"] == "internal"
        socket = ann.socket()
        with pytest.raises(Refused) as refused:
            socket.ask("preview", table=code, seat=0, **body)
        assert refused.value.error["kind"] == "internal"
        assert refused.value.error["facts"] == {}
        socket.ask("watch", table=code, seat=0)
        play_turn(ann, code, 0, Random(1))
        assert socket.update(0, lambda u: u["number"] > 1)
        assert "tripolis_failures_total 2.0" in ann.get("/metrics")
        server.stop(signal.SIGTERM)
    told = log.read_text()
    assert told.count(" error: ") == 2
    assert "ZeroDivisionError: a defect" in told
    assert "path='/api/tables/" in told
