"""Connections that break in the middle of anything: to PostgreSQL, between nodes, of a player."""

from __future__ import annotations

import json
import random
import socket
import time

import pytest
from cutting import Cutter
from keep_version import play_turn
from load import Load
from raw import masked
from running import Visitor, running
from tables import look, make_table, some_turn

from tripolis.server.database import CHANNEL, open_database

ROUNDS = (10, pytest.param(100, marks=pytest.mark.long))


@pytest.fixture
def cutter(postgres):
    found = Cutter(postgres.folder, random.Random(5))
    yield found
    found.close()


@pytest.mark.parametrize("rounds", ROUNDS)
def test_connections_to_postgresql_break_under_load(rounds, postgres, cutter, nodes):
    direct = postgres.fresh()
    engine = open_database(direct)
    through = direct.replace(str(postgres.folder), str(cutter.folder))
    load = Load([nodes.start(through), nodes.start(direct)])
    for n in range(rounds):
        load.progress()
        before = cutter.cuts
        cutter.begin(40 + 10 * n)
        load.until(lambda: cutter.cuts >= before + 5)  # noqa: B023
        load.check(engine)
        cutter.end()
    load.progress()
    load.end()
    load.check(engine)
    engine.dispose()


def test_what_was_committed_is_not_done_again_when_the_answer_to_the_commit_is_lost(
    postgres, cutter, nodes
):
    """Names and codes would be taken, by whoever asks for them."""
    direct = postgres.fresh()
    node = nodes.start(direct.replace(str(postgres.folder), str(cutter.folder)))
    person = Visitor(node)
    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    codes = []
    for _ in range(3):
        cutter.lose_a_commit()
        codes.append(person.post("/api/tables", wish)["code"])
    cutter.lose_a_commit()
    person.post("/api/me/account", {"name": "Ann", "password": "correct horse battery"})
    assert cutter.cuts == 4
    listed = person.get("/api/me/tables")
    assert sorted(table["code"] for table in listed) == sorted(codes)


def test_who_watches_elsewhere_hears_again_after_notifications_were_lost(postgres, nodes):
    """What is told while a node does not listen is lost: it looks by itself when it is back."""
    database = postgres.fresh()
    pair = [nodes.start(database), nodes.start(database)]
    people = [Visitor(pair[0]), Visitor(pair[0])]
    code = make_table(people)
    socket = Visitor(pair[1]).socket()
    socket.ask("watch", table=code)
    rng = random.Random(2)
    for _ in range(6):
        stop_listening(postgres, nodes=2)
        for _ in range(2):
            assert play_turn(people, code, rng)
        number = people[0].get(f"/api/tables/{code}/watch")["number"]
        assert socket.update(None, lambda u: u["number"] >= number)["number"] == number  # noqa: B023


def stop_listening(postgres, nodes):
    """Break the connections on which so many nodes listen; wait for those that do not yet."""
    listening = "FROM pg_stat_activity WHERE query = %s AND datname LIKE 'test%%'"
    deadline = time.monotonic() + 20
    with postgres.connect() as connection:
        while True:
            words = (f"LISTEN {CHANNEL}",)
            found = connection.execute(f"SELECT pid {listening}".encode(), words).fetchall()
            if len(found) == nodes:
                break
            assert time.monotonic() < deadline, found
            time.sleep(0.02)
        connection.execute(f"SELECT pg_terminate_backend(pid) {listening}".encode(), words)


def test_a_player_whose_line_breaks_in_the_middle_of_a_turn_plays_it_once(tmp_path):
    """At every stage of saying it; then they come back and say it again."""
    rng = random.Random(3)
    with running(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        people = [Visitor(server), Visitor(server)]
        code = make_table(people)
        for n in range(27):
            seat = next(s for s in (0, 1) if look(people[s], code, s)["turn"])
            turn = {**some_turn(people[seat], code, seat, rng), "key": f"k{n}"}
            line = people[seat].socket()
            raw = line.connection.socket
            frame = masked(json.dumps({"do": "play", "table": code, "seat": seat, **turn}))
            part = len(frame) * n // 20  # from nothing to all of it, then all and at once away
            raw.sendall(frame[:part])
            raw.shutdown(socket.SHUT_RDWR)
            answer = people[seat].post(f"/api/tables/{code}/seats/{seat}/turn", turn)
            assert answer["turn"] == turn["turn"]
        assert people[0].get(f"/api/tables/{code}")["status"] == "finished"
        record = people[0].get(f"/api/tables/{code}/record")
        assert len([line for line in record.splitlines() if line[:2] in ("0 ", "1 ")]) == 27
