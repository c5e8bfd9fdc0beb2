"""What is durable and nobody heard of: the answer to its commit was lost, or the word of it was."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from cutting import Cutter
from running import Visitor
from tables import look, make_table, play_turn, some_turn

ROLE = "elsewhere"
LISTENS = b"SELECT 1 FROM pg_stat_activity WHERE usename = %s AND query LIKE 'LISTEN%%'"


def until(done: Callable[[], object]) -> None:
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.fixture
def cutter(postgres):
    found = Cutter(postgres.folder, random.Random(1))
    yield found
    found.close()


@pytest.fixture
def node(postgres, cutter, nodes):
    """What it says to PostgreSQL goes through the cutter."""
    return nodes.start(postgres.fresh().replace(str(postgres.folder), str(cutter.folder)))


def test_whoever_wrote_gets_the_usual_answer_when_that_to_the_commit_was_lost(node, cutter):
    """It is not done a second time, which would find a name or a code taken."""
    lost = 0

    def ask(person: Visitor, method: str, path: str, body: object, status: int) -> dict:
        nonlocal lost
        cutter.lose_a_commit()
        answer = person.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        lost += 1
        assert cutter.cuts == lost
        return answer.json() if answer.content else {}

    ann, bob = Visitor(node), Visitor(node)
    ask(ann, "PATCH", "/api/me", {"name": "Ann"}, 200)
    ask(ann, "POST", "/api/me/account", {"name": "Ann", "password": "long enough words"}, 201)
    token = ask(ann, "POST", "/api/me/tokens", {"label": "bot"}, 201)
    assert [one["id"] for one in ann.get("/api/me/tokens")] == [token["id"]]
    wish = {"game": "cities2008", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = ask(ann, "POST", "/api/tables", wish, 201)["code"]
    assert [table["code"] for table in ann.get("/api/me/tables")] == [code]
    path = f"/api/tables/{code}/seats"
    ask(bob, "POST", path, {}, 201)
    legal = look(bob, code, 1)["turn"]["legal"]
    draft = {"turn": 0, "actions": legal[:1]}
    assert ask(bob, "PUT", f"{path}/1/draft", draft, 200)["turn"]["draft"] == legal[:1]
    bob.http.put(f"{path}/1/draft", json={"turn": 0, "actions": []})
    turn = {**some_turn(bob, code, 1, random.Random(1)), "key": "k"}
    answer = ask(bob, "POST", f"{path}/1/turn", turn, 200)
    assert bob.post(f"{path}/1/turn", turn) == answer
    daily = ask(ann, "POST", "/api/daily/cities2008/tries", {}, 201)["code"]
    assert ann.post("/api/daily/cities2008/tries")["code"] == daily


def test_a_draft_that_is_still_being_committed_when_it_is_laid_again(postgres, node, cutter):
    """PostgreSQL hears the commit and takes its time, while the server tries again already."""
    ann = Visitor(node)
    code = make_table([ann], "cities2008")
    legal = look(ann, code, 0)["turn"]["legal"]
    postgres.linger(node.database, "drafts")
    cutter.lose_a_commit()
    body = {"turn": 0, "actions": legal[:1]}
    answer = ann.http.put(f"/api/tables/{code}/seats/0/draft", json=body)
    assert answer.status_code == 200, answer.text
    assert cutter.cuts == 1
    assert look(ann, code, 0)["turn"]["draft"] == legal[:1]


@pytest.mark.parametrize("again", [True, False])
def test_those_who_watch_hear_of_a_turn_whose_answer_was_lost_for_good(again, node, cutter):
    """Whether whoever made it asks again or not."""
    ann, bob = Visitor(node), Visitor(node)
    code = make_table([ann, bob])
    seat = next(s for s in (0, 1) if look((ann, bob)[s], code, s)["turn"])
    acts, waits = ((ann, bob), (bob, ann))[seat]
    socket = waits.socket()
    socket.ask("watch", table=code, seat=1 - seat)
    before = socket.update(1 - seat, lambda _: True)["number"]
    turn = {**some_turn(acts, code, seat, random.Random(1)), "key": "k"}
    path = f"/api/tables/{code}/seats/{seat}/turn"
    cutter.lose_a_commit()
    cutter.shut = True
    assert acts.post(path, turn, status=503)["error"]["kind"] == "database-unavailable"
    assert cutter.cuts == 1
    cutter.shut = False
    if again:
        acts.post(path, turn)
    assert socket.update(1 - seat, lambda u: u["number"] > before)["turn"]


def test_a_preview_or_a_record_needs_no_word_of_the_node_where_the_turn_was_made(
    postgres, node, cutter, nodes
):
    other = nodes.start(node.database.replace(str(cutter.folder), str(postgres.folder)))
    ann = Visitor(other)
    code = make_table([ann], "cities2008")
    there = Visitor(node, cookies=ann.http.cookies)
    path, rng, turn = f"/api/tables/{code}/seats/0", random.Random(1), 0
    there.get(path)
    cutter.quiet = True
    while look(ann, code, 0)["turn"]:
        there.post(f"{path}/preview", {"turn": turn, "actions": []})
        play_turn(ann, code, 0, rng)
        turn += 1
    assert there.get(f"/api/tables/{code}/record") == ann.get(f"/api/tables/{code}/record")


def test_a_node_that_could_not_read_what_it_was_told_of_reads_it_later(postgres, nodes):
    """It goes on hearing meanwhile, and is not told again."""
    direct = postgres.fresh()
    with postgres.connect() as connection:
        connection.execute(f"DROP ROLE IF EXISTS {ROLE}".encode())
        connection.execute(f"CREATE ROLE {ROLE} SUPERUSER LOGIN".encode())
        node = nodes.start(direct)
        other = nodes.start(direct.replace("tripolis@", f"{ROLE}@"))
        people = [Visitor(node), Visitor(node)]
        code = make_table(people)
        watcher = Visitor(other).socket()
        watcher.ask("watch", table=code)
        seat = next(s for s in (0, 1) if look(people[s], code, s)["turn"])
        turn = some_turn(people[seat], code, seat, random.Random(1))
        until(lambda: connection.execute(LISTENS, (ROLE,)).fetchone())
        connection.execute(f"ALTER ROLE {ROLE} NOLOGIN".encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE usename = %s AND query NOT LIKE 'LISTEN%%'",
            (ROLE,),
        )
        people[seat].post(f"/api/tables/{code}/seats/{seat}/turn", turn)
        until(lambda: "catch up" in other.log.read_text())
        connection.execute(f"ALTER ROLE {ROLE} LOGIN".encode())
    number = people[0].get(f"/api/tables/{code}/watch")["number"]
    assert watcher.update(None, lambda u: u["number"] >= number)["number"] == number
