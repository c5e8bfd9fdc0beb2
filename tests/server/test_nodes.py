"""Two servers over one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from keep_version import lay_draft, play_turn
from running import Refused, Visitor

from tripolis.core.replay import replay
from tripolis.games import find


@pytest.fixture
def pair(nodes, postgres):
    database = postgres.fresh()
    return nodes.start(database), nodes.start(database)


def elsewhere(visitor, node) -> Visitor:
    """The same browser, sent to another node."""
    other = Visitor(node, cookies=visitor.http.cookies)
    assert other.me["id"] == visitor.me["id"]
    return other


def test_people_on_two_nodes_play_a_match_and_hear_each_other(pair):
    ann, bob = Visitor(pair[0]), Visitor(pair[1])
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "cityscape", "seats": seats, "options": {"rounds": "1"}}
    code = ann.post("/api/tables", wish)["code"]
    sockets = [ann.socket(), bob.socket()]
    sockets[0].ask("watch", table=code, seat=0)
    bob.post(f"/api/tables/{code}/seats")
    sockets[1].ask("watch", table=code, seat=1)
    rng, played = random.Random(1), 0
    while play_turn((ann, bob), code, rng):
        played += 1
        for seat, socket in enumerate(sockets):
            number = (ann, bob)[seat].get(f"/api/tables/{code}/seats/{seat}")["number"]
            heard = socket.update(seat, lambda u: u["number"] >= number)  # noqa: B023
            assert heard["number"] == number
    assert played == 27
    for socket in sockets:
        while not any(m.get("type") == "table" and m["table"]["result"] for m in socket.heard):
            socket.receive()
    records = [person.get(f"/api/tables/{code}/record") for person in (ann, bob)]
    assert records[0] == records[1]
    assert replay(records[0], find).finished


def test_somebody_sent_to_another_node_with_each_request_sees_what_they_did(pair):
    """No request depends on a notification that may still be under way."""
    ann = [Visitor(pair[0])]
    ann.append(elsewhere(ann[0], pair[1]))
    two = [{"kind": "me"}, {"kind": "me"}]
    for game in ("cities2008", "cityscape"):
        rng = random.Random(game)
        code = ann[0].post("/api/tables", {"game": game, "seats": two})["code"]
        numbers = [0, 0]
        for n in range(12):
            here, there = ann[n % 2], ann[(n + 1) % 2]
            found = lay_draft((here, here), code, rng)
            assert found is not None
            seat, update = found
            seen = there.get(f"/api/tables/{code}/seats/{seat}")["turn"]["draft"]
            assert seen == update["turn"]["draft"]
            turn = update["turn"]["number"]
            there.post(f"/api/tables/{code}/seats/{seat}/turn", {"turn": turn, "key": f"k{n}"})
            again = here.post(
                f"/api/tables/{code}/seats/{seat}/turn", {"turn": turn, "key": f"k{n}"}
            )
            assert again["turn"] == turn
            for viewer in (0, 1):
                number = here.get(f"/api/tables/{code}/seats/{viewer}")["number"]
                assert number >= numbers[viewer]
                numbers[viewer] = number


def test_the_same_turn_on_both_nodes_at_once_is_played_once(pair):
    ann = [Visitor(pair[0])]
    ann.append(elsewhere(ann[0], pair[1]))
    two = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "cityscape", "seats": two, "options": {"rounds": "1"}}
    code = ann[0].post("/api/tables", wish)["code"]
    rng, won, refused = random.Random(3), [0, 0], set()
    sockets = [person.socket() for person in ann]
    while (found := lay_draft((ann[0], ann[0]), code, rng)) is not None:
        seat, update = found
        turn, actions = update["turn"]["number"], update["turn"]["draft"]
        for n, socket in enumerate(sockets):  # other keys: two wishes, not one repeated
            key = f"{seat} {turn} {n}"
            socket.say("play", table=code, seat=seat, turn=turn, actions=actions, key=key)
        for n, socket in enumerate(sockets):
            try:
                socket.answer()
                won[n] += 1
            except Refused as error:
                refused.add(error.error["kind"])
    assert sum(won) == 27
    assert refused <= {"stale-turn", "not-your-turn", "not-possible-now"}  # the last: it is over
    assert replay(ann[0].get(f"/api/tables/{code}/record"), find).finished


def test_the_same_challenge_begun_on_both_nodes_at_once_is_one_match(pair, postgres):
    ann = Visitor(pair[0])
    both = [ann, elsewhere(ann, pair[1])]
    postgres.linger(pair[0].database, "tries")
    with ThreadPoolExecutor(2) as threads:
        begun = threads.map(lambda one: one.post("/api/daily/cities2008/tries")["code"], both)
        assert len(set(begun)) == 1


def test_two_people_cannot_take_the_same_seat(pair):
    ann = Visitor(pair[0])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    for _ in range(3):
        code = ann.post("/api/tables", {"game": "cityscape", "seats": seats})["code"]
        people = [Visitor(pair[0]), Visitor(pair[1])]
        taken = [person.post(f"/api/tables/{code}/seats")["seat"] for person in people]
        assert sorted(taken) == [1, 2]
        assert people[0].get(f"/api/tables/{code}")["status"] == "playing"


def test_a_bot_plays_on_when_the_node_that_it_thought_on_is_killed(pair):
    ann = Visitor(pair[0])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "cityscape", "seats": seats, "options": {"rounds": "1"}}
    code = ann.post("/api/tables", wish)["code"]
    there = elsewhere(ann, pair[1])
    socket = there.socket()
    socket.ask("watch", table=code, seat=0)
    play_turn((ann,), code, random.Random(1))
    pair[0].kill()
    assert socket.update(0, lambda u: u["turn"] and u["turn"]["number"] == 1)
