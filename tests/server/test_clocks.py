"""Clocks that run out: a bot finishes the turn, once, over restarts and on several nodes."""

from __future__ import annotations

import sqlite3
from random import Random

import pytest
from keep_version import name_of
from running import Visitor
from tables import look, make_table, play_turn

from tripolis.server.clocks import MOST_LATE

SOON = 5  # seconds: the shortest clock


@pytest.fixture
def file(tmp_path):
    return tmp_path / "clocks.db"


@pytest.fixture
def server(nodes, file):
    return nodes.start(f"sqlite:///{file}")


def run_out(server, file, code: str) -> None:
    """Let every clock of a match run out while the server is down."""
    server.kill()
    with sqlite3.connect(file, timeout=30) as connection:
        match = connection.execute("SELECT id FROM matches WHERE code = ?", (code,)).fetchone()
        connection.execute("UPDATE seats SET due = 1 WHERE match_id = ? AND due > 0", match)
        connection.execute("UPDATE matches SET deadline = 1 WHERE id = ?", match)
    connection.close()
    server.start()


def log_of(file, code: str) -> list[tuple[int, str]]:
    with sqlite3.connect(file, timeout=30) as connection:
        found = connection.execute(
            "SELECT l.seat, l.text FROM log l JOIN matches m ON m.id = l.match_id"
            " WHERE m.code = ? ORDER BY l.number",
            (code,),
        ).fetchall()
    connection.close()
    return found


def test_who_is_to_act_sees_the_own_clock_and_who_waits_that_of_the_others(server):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=600)
    rng = Random(1)
    for seat, person in enumerate(people):
        assert 590_000 < look(person, code, seat)["left"] <= 600_000
    assert people[0].get("/api/me/turns")[0]["left"] > 590_000
    play_turn(people[0], code, 0, rng)
    assert 0 < look(people[0], code, 0)["left"] <= 600_000  # Bob's
    play_turn(people[1], code, 1, rng)
    assert make_table(people) is not None
    assert look(people[0], make_table(people), 0)["left"] is None


def test_when_a_clock_runs_out_a_bot_finishes_the_turn_from_the_draft(server, file):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=SOON)
    socket = people[0].socket()
    socket.ask("watch", table=code, seat=0)
    draft = ["goal S1 3", "goal S2 4"]
    socket.ask("draft", table=code, seat=0, turn=0, actions=draft)
    update = socket.update(0, lambda u: all(u["view"]["locked"]))
    assert update["view"]["goals"][0][:2] == [3, 4]
    turns = [text for seat, text in log_of(file, code) if seat == 0]
    assert turns[0].startswith("goal S1 3; goal S2 4; ")


def test_a_seat_that_is_late_again_and_again_is_gone_until_its_person_comes_back(server, file):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=86_400)
    play_turn(people[1], code, 1, Random(1))
    assert MOST_LATE == 2  # so: the goals, and the first block
    for until in (lambda u: u["view"]["phase"] == "build", lambda u: u["turn"]):
        run_out(server, file, code)
        socket = people[1].socket()
        socket.ask("watch", table=code, seat=1)
        socket.update(1, until)
    seat = people[0].get(f"/api/tables/{code}")["seats"][0]
    assert (seat["gone"], seat["bot"]) == ("late", "greedy")
    people[0].get(f"/api/tables/{code}/seats/0", status=403)
    assert people[0].post(f"/api/tables/{code}/back")["seats"][0]["gone"] is None
    assert look(people[0], code, 0)["seat"] == 0


def test_a_clock_runs_on_while_the_server_is_down(server, file):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=86_400)
    play_turn(people[1], code, 1, Random(1))
    run_out(server, file, code)
    socket = people[1].socket()
    socket.ask("watch", table=code, seat=1)
    socket.update(1, lambda u: u["view"]["locked"][0])
    assert [seat for seat, _ in log_of(file, code)] == [1, 0]


def test_clocks_stop_in_a_pause_and_begin_anew_after_it(server, file):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=86_400)
    for person in people:
        answer = person.http.put(f"/api/tables/{code}/wish", json={"wish": "pause"})
        assert answer.is_success
    assert look(people[0], code, 0)["left"] is None
    with sqlite3.connect(file, timeout=30) as connection:
        assert connection.execute("SELECT deadline FROM matches").fetchall() == [(None,)]
    connection.close()
    people[1].post(f"/api/tables/{code}/resume")
    assert 86_300_000 < look(people[0], code, 0)["left"] <= 86_400_000


def test_a_turn_in_time_sets_the_count_back(server, file):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=86_400)
    with sqlite3.connect(file, timeout=30) as connection:
        connection.execute("UPDATE seats SET late = 1")
    connection.close()
    play_turn(people[0], code, 0, Random(1))
    with sqlite3.connect(file, timeout=30) as connection:
        found = connection.execute("SELECT late FROM seats ORDER BY seat").fetchall()
    connection.close()
    assert found == [(0,), (1,)]


def test_no_clock_runs_at_a_table_that_is_over_or_has_none(server, file):
    people = [Visitor(server), Visitor(server)]
    code = make_table(people, clock=86_400)
    make_table(people)
    for person in people:
        person.http.put(f"/api/tables/{code}/wish", json={"wish": "abort"})
    with sqlite3.connect(file, timeout=30) as connection:
        rows = connection.execute("SELECT deadline FROM matches UNION SELECT due FROM seats")
        assert rows.fetchall() == [(None,)]
    connection.close()


def test_on_two_nodes_a_clock_runs_out_once(nodes, postgres):
    database = postgres.fresh()
    pair = nodes.start(database), nodes.start(database)
    ann, bob = Visitor(pair[0]), Visitor(pair[1])
    codes = [make_table([ann, bob], clock=86_400) for _ in range(6)]
    with postgres.connect(name_of(database)) as connection:
        connection.execute("UPDATE seats SET due = 1 WHERE due > 0")
        connection.execute("UPDATE matches SET deadline = 1")
        connection.commit()
    for code in codes:
        socket = bob.socket()
        socket.ask("watch", table=code)
        update = socket.update(None, lambda u: all(u["view"]["locked"]))
        assert update["view"]["phase"] == "build"
    with postgres.connect(name_of(database)) as connection:
        found = connection.execute("SELECT match_id, seat, count(*) FROM log GROUP BY 1, 2")
        assert {count for _, _, count in found.fetchall()} == {1}
        late = connection.execute("SELECT DISTINCT late FROM seats").fetchall()
        assert late == [(1,)]


def test_who_plays_last_moment_on_one_node_and_the_clock_of_another_agree(nodes, postgres):
    """Whoever is in the log first has played the turn; the other is told so."""
    database = postgres.fresh()
    pair = nodes.start(database), nodes.start(database)
    ann, bob = Visitor(pair[0]), Visitor(pair[1])
    rng = Random(1)
    for _ in range(3):
        code = make_table([ann, bob], clock=86_400)
        with postgres.connect(name_of(database)) as connection:
            connection.execute("UPDATE seats SET due = 1 WHERE due > 0 AND seat = 0")
            connection.execute("UPDATE matches SET deadline = 1 WHERE status = 'playing'")
            connection.commit()
        sides = [f"goal S{n} {rng.randint(1, 6)}" for n in range(1, 5)]
        body = {"turn": 0, "actions": sides}
        answer = ann.http.post(f"/api/tables/{code}/seats/0/turn", json=body)
        assert answer.status_code in (200, 409, 422), answer.text
        socket = ann.socket()
        socket.ask("watch", table=code)
        socket.update(None, lambda u: u["view"]["locked"][0])
        with postgres.connect(name_of(database)) as connection:
            found = connection.execute(
                "SELECT count(*) FROM log JOIN matches ON id = match_id"
                " WHERE code = %s AND seat = 0",
                (code,),
            )
            assert found.fetchall() == [(1,)]
