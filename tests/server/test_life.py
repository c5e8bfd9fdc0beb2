"""The life of a table: room words, leaving and coming back, agreements, rematches, presence."""

from __future__ import annotations

from random import Random

import pytest
from running import Refused, Socket, Visitor
from tables import look, make_table, play_turn


@pytest.fixture
def server(nodes, tmp_path):
    return nodes.start(f"sqlite:///{tmp_path / 'life.db'}")


@pytest.fixture
def people(server):
    return [Visitor(server), Visitor(server)]


@pytest.fixture
def pair(nodes, postgres):
    database = postgres.fresh()
    return nodes.start(database), nodes.start(database)


def info(person: Visitor, code: str) -> dict:
    return person.get(f"/api/tables/{code}")


def wish(person: Visitor, code: str, what: str | None, status: int = 200) -> dict:
    answer = person.http.put(f"/api/tables/{code}/wish", json={"wish": what})
    assert answer.status_code == status, answer.text
    return answer.json()


def told(socket: Socket, kind: str, until) -> dict:
    """The latest message of this kind for which `until` holds."""
    while True:
        for message in reversed(socket.heard):
            if message.get("type") == kind:
                if until(message):
                    return message
                break
        socket.receive()


def play_on(people: list[Visitor | None], code: str, rng: Random, rounds: int) -> None:
    """Let these people play until this round; None: a bot sits there."""
    viewer, sees = next((seat, person) for seat, person in enumerate(people) if person is not None)
    while True:
        seen = look(sees, code, viewer)["view"]
        if seen["round"] >= rounds or seen["phase"] == "over":
            return
        for seat, person in enumerate(people):
            if person is not None and look(person, code, seat)["turn"]:
                play_turn(person, code, seat, rng)


# Room words


def test_an_open_table_is_found_by_its_word(people):
    wishes = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = people[0].post("/api/tables", wishes)
    typed = table["word"].upper().replace("-", " ")
    assert people[1].get(f"/api/tables/called/{typed}")["code"] == table["code"]
    people[1].post(f"/api/tables/{table['code']}/seats")
    assert info(people[0], table["code"])["word"] is None
    people[1].get(f"/api/tables/called/{typed}", status=404)


def test_a_private_table_has_no_word_and_a_closed_one_gives_it_back(people):
    wishes = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert people[0].post("/api/tables", {**wishes, "audience": "private"})["word"] is None
    table = people[0].post("/api/tables", wishes)
    assert people[0].post(f"/api/tables/{table['code']}/leave")["word"] is None


# Leaving and coming back


def test_a_bot_plays_for_a_leaver_who_comes_back_in_the_next_round(people):
    code = make_table(people, options={"rounds": "2"})
    rng = Random(1)
    people[1].post(f"/api/tables/{code}/leave")
    seat = info(people[0], code)["seats"][1]
    assert (seat["kind"], seat["gone"], seat["bot"]) == ("person", "left", "greedy")
    assert seat["person"] == people[1].me["id"]
    people[1].get(f"/api/tables/{code}/seats/1", status=403)
    assert people[1].post(f"/api/tables/{code}/back")["seats"][1]["gone"] == "returning"
    people[1].get(f"/api/tables/{code}/seats/1", status=403)
    socket = people[0].socket()
    socket.ask("watch", table=code, seat=0)
    while socket.update(0, lambda u: u["turn"])["view"]["round"] == 1:
        number = look(people[0], code, 0)["number"]
        play_turn(people[0], code, 0, rng)
        socket.update(0, lambda u: u["number"] > number and u["turn"])  # noqa: B023
    assert info(people[0], code)["seats"][1]["gone"] is None
    assert look(people[1], code, 1)["turn"]["draft"] == []  # the bot has not set these goals


def test_nobody_else_ever_takes_a_seat_of_a_match_that_runs(people, server):
    code = make_table(people)
    people[1].post(f"/api/tables/{code}/leave")
    cat = Visitor(server)
    for body in ({}, {"seat": 1}):
        cat.post(f"/api/tables/{code}/seats", body, status=409)
    cat.post(f"/api/tables/{code}/back", status=403)
    # Who sits elsewhere keeps that seat, and gets nothing of the other.
    assert people[0].post(f"/api/tables/{code}/seats", {"seat": 1})["seat"] == 0
    people[0].get(f"/api/tables/{code}/seats/1", status=403)


def test_whoever_resigns_is_followed_by_a_bot_for_good(people):
    code = make_table(people)
    people[0].post(f"/api/tables/{code}/seats/1/resign", status=403)
    table = people[1].post(f"/api/tables/{code}/seats/1/resign")
    assert table["seats"][1]["gone"] == "resigned"
    people[1].post(f"/api/tables/{code}/back", status=409)
    people[1].post(f"/api/tables/{code}/seats/1/turn", {"turn": 0}, status=403)
    assert info(people[0], code)["status"] == "playing"


def test_a_leaver_learns_nothing_of_what_the_bot_does_in_their_place(people):
    code = make_table(people)
    people[1].post(f"/api/tables/{code}/leave")
    socket = people[0].socket()
    socket.ask("watch", table=code, seat=0)
    socket.update(0, lambda u: u["view"]["locked"][1])
    assert people[1].get("/api/me/export")["tables"][0]["turns"] == []
    assert people[1].get(f"/api/tables/{code}/watch")["view"]["goals"] == [None, None]


def test_a_table_that_all_have_left_is_closed_and_is_no_play_to_see(people):
    code = make_table(people)
    people[0].post(f"/api/tables/{code}/leave")
    assert people[1].post(f"/api/tables/{code}/leave")["status"] == "aborted"
    people[1].get(f"/api/tables/{code}/watch", status=409)


def test_a_socket_that_watches_a_seat_hears_nothing_of_it_after_leaving(people):
    code = make_table(people)
    mine, spectator = people[1].socket(), people[1].socket()
    mine.ask("watch", table=code, seat=1)
    spectator.ask("watch", table=code)
    people[1].post(f"/api/tables/{code}/leave")
    told(mine, "table", lambda m: m["table"]["seats"][1]["gone"] == "left")
    spectator.update(None, lambda u: u["view"]["locked"][1])  # the bot has locked its goals
    mine.ask("ping")
    updates = [m for m in mine.heard if m.get("type") == "update"]
    assert [u["view"]["locked"][1] for u in updates] == [False]
    with pytest.raises(Refused, match="bot plays"):
        mine.ask("watch", table=code, seat=1)


def test_the_host_frees_a_seat_and_puts_a_bot_there(people):
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    code = people[0].post("/api/tables", {"game": "cityscape", "seats": seats})["code"]
    people[1].post(f"/api/tables/{code}/seats")
    assert people[0].http.delete(f"/api/tables/{code}/seats/1").status_code == 204
    path = f"/api/tables/{code}/seats/1/bot"
    assert people[1].http.put(path, json={"bot": "random"}).status_code == 403
    assert people[0].http.put(path, json={"bot": "nobody"}).status_code == 422
    assert people[0].http.put(path, json={"bot": "random"}).json()["seats"][1]["kind"] == "bot"
    assert people[0].http.put(path, json={"bot": "random"}).status_code == 409
    assert people[1].post(f"/api/tables/{code}/seats")["seat"] == 2
    assert info(people[0], code)["status"] == "playing"


# Agreements


def test_a_pause_by_agreement_and_on_again(people):
    code = make_table(people)
    socket = people[1].socket()
    socket.ask("watch", table=code, seat=1)
    assert wish(people[0], code, "pause")["paused"] is None
    seen = told(socket, "table", lambda m: m["table"]["seats"][0]["wish"] == "pause")
    assert seen["table"]["seats"][1]["wish"] is None
    assert wish(people[1], code, "pause")["paused"] is not None
    body = {"turn": 0, "actions": ["goal S1=1"]}
    refused = people[0].post(f"/api/tables/{code}/seats/0/turn", body, status=409)
    assert "paused" in refused["error"]["message"]
    assert people[0].post(f"/api/tables/{code}/resume")["paused"] is None
    play_turn(people[0], code, 0, Random(1))


def test_bots_wait_while_a_match_is_paused(server):
    ann = Visitor(server)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    code = ann.post("/api/tables", {"game": "cityscape", "seats": seats})["code"]
    socket = ann.socket()
    socket.ask("watch", table=code, seat=0)
    socket.update(0, lambda u: u["view"]["locked"][1])
    wish(ann, code, "pause")
    wish(ann, code, "pause", status=409)
    ann.post(f"/api/tables/{code}/resume")
    play_turn(ann, code, 0, Random(1))
    turn = look(ann, code, 0)["turn"]
    if turn is None:
        socket.update(0, lambda u: u["turn"])
    play_turn(ann, code, 0, Random(1))


def test_a_proposal_is_declined(people):
    code = make_table(people)
    wish(people[0], code, "abort")
    table = wish(people[1], code, None)
    assert [seat["wish"] for seat in table["seats"]] == [None, None]
    assert table["status"] == "playing"


def test_a_match_is_ended_by_agreement(people, server):
    code = make_table(people)
    wish(Visitor(server), code, "abort", status=403)
    wish(people[0], code, "abort")
    assert wish(people[1], code, "abort")["status"] == "aborted"
    wish(people[1], code, "abort", status=409)


# Rematches


def test_one_rematch_however_many_press(people, server):
    code = make_table(people, audience="listed", clock=60)
    people[0].post(f"/api/tables/{code}/rematch", status=409)
    wish(people[0], code, "abort")
    wish(people[1], code, "abort")
    Visitor(server).post(f"/api/tables/{code}/rematch", status=403)
    socket = people[1].socket()
    socket.ask("watch", table=code)
    again = people[0].post(f"/api/tables/{code}/rematch")
    assert told(socket, "table", lambda m: m["table"]["next"])["table"]["next"] == again["code"]
    assert (again["after"], again["clock"], again["status"]) == (code, 60, "open")
    assert [seat["kept_for"] for seat in again["seats"]] == [people[1].me["id"], None]
    assert again["seats"][1]["person"] == people[0].me["id"]  # who began is last now
    mine = [table["code"] for table in people[1].get("/api/me/tables")]
    assert again["code"] in mine
    cat = Visitor(server)
    cat.post(f"/api/tables/{again['code']}/seats", status=409)
    both = [person.post(f"/api/tables/{code}/rematch") for person in (*people, people[1])]
    assert {table["code"] for table in both} == {again["code"]}
    assert both[1]["status"] == "playing"
    assert both[1]["seats"][0]["person"] == people[1].me["id"]


def test_several_seats_on_one_device_are_kept_together(people, server):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Eve"}, {"kind": "open"}]
    code = people[0].post("/api/tables", {"game": "cityscape", "seats": seats})["code"]
    people[1].post(f"/api/tables/{code}/seats")
    for person in people:
        wish(person, code, "abort")
    again = people[1].post(f"/api/tables/{code}/rematch")
    begun = people[0].post(f"/api/tables/{code}/rematch")
    assert begun["code"] == again["code"]
    assert [seat["name"] for seat in begun["seats"]] == ["Eve", "Guest", "Ann"]
    assert begun["status"] == "playing"


def test_a_rematch_that_was_closed_makes_room_for_another(people):
    code = make_table(people)
    for person in people:
        wish(person, code, "abort")
    first = people[0].post(f"/api/tables/{code}/rematch")["code"]
    people[0].post(f"/api/tables/{first}/leave")
    second = people[1].post(f"/api/tables/{code}/rematch")["code"]
    assert second != first
    assert info(people[0], code)["next"] == second


def test_a_kept_seat_that_is_not_wanted_is_free_for_others(people, server):
    code = make_table(people)
    for person in people:
        wish(person, code, "abort")
    again = people[0].post(f"/api/tables/{code}/rematch")["code"]
    assert people[1].post(f"/api/tables/{again}/leave")["seats"][0]["kept_for"] is None
    assert Visitor(server).post(f"/api/tables/{again}/seats")["seat"] == 0


def test_two_nodes_make_one_rematch(pair):
    ann, bob = Visitor(pair[0]), Visitor(pair[1])
    for _ in range(3):
        code = make_table([ann, bob])
        for person in (ann, bob):
            wish(person, code, "abort")
        codes = [p.post(f"/api/tables/{code}/rematch")["code"] for p in (ann, bob)]
        assert codes[0] == codes[1]
        assert info(ann, codes[0])["status"] == "playing"


# Presence


def test_the_table_hears_who_comes_and_goes_and_nothing_else(people):
    code = make_table(people)
    ann, bob = people[0].socket(), people[1].socket()
    ann.ask("watch", table=code, seat=0)
    assert told(ann, "here", lambda m: m["seats"] == [0]) == {
        "type": "here",
        "table": code,
        "seats": [0],
    }
    bob.ask("watch", table=code, seat=1)
    told(ann, "here", lambda m: m["seats"] == [0, 1])
    told(bob, "here", lambda m: m["seats"] == [0, 1])
    bob.close()
    told(ann, "here", lambda m: m["seats"] == [0])


def test_a_spectator_is_nobody_and_sees_who_is_there(people, server):
    code = make_table(people)
    ann, cat = people[0].socket(), Visitor(server).socket()
    ann.ask("watch", table=code, seat=0)
    cat.ask("watch", table=code)
    told(cat, "here", lambda m: m["seats"] == [0])
    assert all(m["seats"] in ([], [0]) for m in ann.heard if m.get("type") == "here")


def test_all_seats_of_a_device_are_there_whichever_is_shown(people):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Eve"}, {"kind": "open"}]
    code = people[0].post("/api/tables", {"game": "cityscape", "seats": seats})["code"]
    people[1].post(f"/api/tables/{code}/seats")
    device, other = people[0].socket(), people[1].socket()
    device.ask("watch", table=code, seat=1)
    other.ask("watch", table=code, seat=2)
    told(other, "here", lambda m: m["seats"] == [0, 1, 2])


def test_people_on_two_nodes_see_each_other_come_and_go(pair):
    ann, bob = Visitor(pair[0]), Visitor(pair[1])
    code = make_table([ann, bob])
    here, there = ann.socket(), bob.socket()
    here.ask("watch", table=code, seat=0)
    there.ask("watch", table=code, seat=1)
    told(here, "here", lambda m: m["seats"] == [0, 1])
    told(there, "here", lambda m: m["seats"] == [0, 1])
    pair[1].stop()
    told(here, "here", lambda m: m["seats"] == [0])


# My turns


def test_my_turns_are_those_that_others_wait_for(people):
    rng = Random(1)
    codes = [make_table(people) for _ in range(3)]
    turns = people[0].get("/api/me/turns")
    assert turns == [{"table": code, "seat": 0, "left": None} for code in reversed(codes)]
    play_turn(people[0], codes[1], 0, rng)
    assert [turn["table"] for turn in people[0].get("/api/me/turns")] == [codes[2], codes[0]]
    for person in people:
        wish(person, codes[0], "pause")
    assert [turn["table"] for turn in people[0].get("/api/me/turns")] == [codes[2]]
    people[0].post(f"/api/tables/{codes[2]}/leave")
    assert people[0].get("/api/me/turns") == []
    play_turn(people[1], codes[1], 1, rng)
    assert [turn["table"] for turn in people[0].get("/api/me/turns")] == [codes[1]]


def test_turns_on_another_node_are_known_here(pair):
    ann, bob = Visitor(pair[0]), Visitor(pair[1])
    code = make_table([ann, bob])
    assert ann.get("/api/me/turns") == [{"table": code, "seat": 0, "left": None}]
    assert bob.get("/api/me/turns") == [{"table": code, "seat": 1, "left": None}]
    rng = Random(1)
    for seat, person in enumerate((ann, bob)):
        play_turn(person, code, seat, rng)
    seat = next(s for s, p in enumerate((ann, bob)) if look(p, code, s)["turn"])
    for n, person in enumerate((ann, bob)):
        assert bool(person.get("/api/me/turns")) == (n == seat)
