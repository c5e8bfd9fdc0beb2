"""Live play on one server: turns, drafts, previews, watching, coming back."""

import asyncio
import json
from contextlib import suppress
from random import Random
from socket import SO_RCVBUF, SOL_SOCKET
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from running import Refused, Visitor, running
from tables import look, make_table, play_turn, some_turn
from websockets.exceptions import ConnectionClosed

from support import run_to_end
from tripolis.server.people import Person
from tripolis.server.settings import Settings
from tripolis.server.socket import MOST_WAITING, TOO_SLOW, Client


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("live")
    with running(f"sqlite:///{folder / 'live.db'}", folder / "log") as found:
        yield found


@pytest.fixture
def people(server):
    return [Visitor(server), Visitor(server)]


@pytest.fixture
def rng():
    return Random(7)


def lock_goals(people, code, rng):
    for seat, person in enumerate(people):
        play_turn(person, code, seat, rng)


# Turns


def test_a_repeated_request_answers_the_same_and_does_nothing_twice(people, rng):
    code = make_table(people)
    body = {**some_turn(people[0], code, 0, rng), "key": "once"}
    path = f"/api/tables/{code}/seats/0/turn"
    first = people[0].post(path, body)
    play_turn(people[1], code, 1, rng)
    before = look(people[0], code, 0)
    assert people[0].post(path, body) == first
    assert look(people[0], code, 0) == before


def test_the_same_answer_comes_after_a_restart_too(tmp_path, rng):
    with running(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        people = [Visitor(server), Visitor(server)]
        code = make_table(people)
        body = {**some_turn(people[0], code, 0, rng), "key": "once"}
        first = people[0].post(f"/api/tables/{code}/seats/0/turn", body)
        server.kill()
        server.start()
        assert people[0].post(f"/api/tables/{code}/seats/0/turn", body) == first
        assert look(people[1], code, 1)["number"] == 1


def test_a_key_is_of_one_turn_alone(people, rng):
    code = make_table(people)
    body = {**some_turn(people[0], code, 0, rng), "key": "once"}
    path = f"/api/tables/{code}/seats/0/turn"
    people[0].post(path, body)
    other = {**body, "actions": body["actions"][::-1]}
    assert people[0].post(path, other, status=409)["error"]["kind"] == "key-reused"


def test_keys_of_different_seats_have_nothing_to_do_with_each_other(people, rng):
    code = make_table(people)
    for seat, person in enumerate(people):
        body = {**some_turn(person, code, seat, rng), "key": "same"}
        person.post(f"/api/tables/{code}/seats/{seat}/turn", body)
    assert look(people[0], code, 0)["view"]["phase"] == "build"


def test_a_stale_turn_is_refused_and_says_so(people, rng):
    code = make_table(people)
    body = some_turn(people[0], code, 0, rng)
    path = f"/api/tables/{code}/seats/0/turn"
    people[0].post(path, body)
    error = people[0].post(path, body, status=409)["error"]
    assert error["kind"] == "stale-turn"
    assert error["facts"] == {"turn": 0, "now": 1}


def test_an_illegal_turn_has_a_reason_and_changes_nothing(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    before = look(people[0], code, 0)
    for actions, kind in (
        (["build 1 a1", "build 2 a1"], "illegal-action"),
        (["goal S1=4"], "illegal-action"),
        (["build 9 z9"], "bad-notation"),
        ([], "incomplete-turn"),
    ):
        body = {"turn": before["turn"]["number"], "actions": actions}
        answer = people[0].http.post(f"/api/tables/{code}/seats/0/turn", json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["kind"] in (kind, "bad-notation")
        assert look(people[0], code, 0) == before


def test_nobody_plays_out_of_turn(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    body = {"turn": 1, "actions": ["build 1 a1"]}
    error = people[1].post(f"/api/tables/{code}/seats/1/turn", body, status=422)["error"]
    assert error["kind"] == "not-your-turn"


def test_two_requests_at_once_for_one_turn_are_one_turn(people, rng):
    code = make_table(people)
    body = some_turn(people[0], code, 0, rng)
    sockets = [people[0].socket() for _ in range(4)]
    for socket in sockets:
        command = {"do": "play", "id": 1, "table": code, "seat": 0, **body}
        socket.connection.send(json.dumps(command))
    answers = [socket.receive()[0] for socket in sockets]
    assert sum("ok" in answer for answer in answers) == 1
    refused = [answer["error"]["kind"] for answer in answers if "error" in answer]
    assert refused == ["stale-turn"] * 3
    assert look(people[0], code, 0)["number"] == 1


# Drafts and previews


def test_a_draft_is_seen_on_every_device_of_the_seat_and_nowhere_else(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    devices = [people[0].socket(), people[0].socket()]
    for device in devices:
        device.ask("watch", table=code, seat=0)
    other, spectator = people[1].socket(), people[1].socket()
    other.ask("watch", table=code, seat=1)
    spectator.ask("watch", table=code)
    silent = [len(other.heard), len(spectator.heard)]
    devices[0].ask("draft", table=code, seat=0, turn=1, actions=["build 3 b2"])
    update = devices[1].update(0, lambda u: u["turn"]["draft"])
    assert update["turn"]["draft"] == ["build 3 b2"]
    assert update["turn"]["status"] == "complete"
    devices[0].ask("draft", table=code, seat=0, turn=1, actions=[])
    assert devices[1].update(0, lambda u: not u["turn"]["draft"])["turn"]["legal"]
    other.ask("ping")
    spectator.ask("ping")
    heard = [m for s, n in zip((other, spectator), silent, strict=True) for m in s.heard[n:]]
    assert [m for m in heard if m.get("type") == "update"] == []


def test_a_draft_resumes_after_a_restart(tmp_path, rng):
    with running(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        people = [Visitor(server), Visitor(server)]
        code = make_table(people)
        lock_goals(people, code, rng)
        draft = some_turn(people[0], code, 0, rng)
        before = look(people[0], code, 0)
        assert before["turn"]["draft"] == draft["actions"]
        server.kill()
        server.start()
        assert look(people[0], code, 0) == before
        done = people[0].post(f"/api/tables/{code}/seats/0/turn", {"turn": draft["turn"]})
        assert done["turn"] == draft["turn"]
        assert look(people[0], code, 0)["turn"] is None


def test_a_draft_that_is_illegal_leaves_the_draft_as_it_was(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    draft = some_turn(people[0], code, 0, rng)
    body = {"turn": draft["turn"], "actions": ["build 1 a1", "build 1 a1"]}
    path = f"/api/tables/{code}/seats/0/draft"
    assert people[0].http.put(path, json=body).status_code == 422
    assert look(people[0], code, 0)["turn"]["draft"] == draft["actions"]


def test_a_preview_tells_the_change_by_source_and_by_action_and_logs_nothing(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    before = look(people[0], code, 0)
    path = f"/api/tables/{code}/seats/0/preview"
    empty = people[0].post(path, {"turn": 1, "actions": []})
    assert empty["change"] == 0
    assert empty["sources"] == []
    assert [entry["action"] for entry in empty["legal"]] == before["turn"]["legal"]
    for entry in empty["legal"][::17]:
        one = people[0].post(path, {"turn": 1, "actions": [entry["action"]]})
        assert one["change"] == entry["change"] == sum(s["change"] for s in one["sources"])
        assert one["status"] == "complete"
        for source in one["sources"]:
            assert source["points"] == sum(part["points"] for part in source["parts"])
    assert look(people[0], code, 0) == before


# Trying a move on a copy


def test_a_move_is_tried_while_another_seat_acts_and_leaves_no_trace(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    before = [look(person, code, seat) for seat, person in enumerate(people)]
    path = f"/api/tables/{code}/seats/1/try"
    empty = people[1].post(path, {"actions": []})
    assert len(empty["legal"]) == 5 * 16
    assert empty["view"]["to_act"] == [1]
    for entry in empty["legal"][::17]:
        one = people[1].post(path, {"actions": [entry["action"]]})
        assert one["change"] == entry["change"]
        assert one["status"] == "complete"
        assert one["view"]["goals"] == before[1]["view"]["goals"]  # of others: none
    assert [look(person, code, seat) for seat, person in enumerate(people)] == before
    assert people[1].get("/api/me/turns") == []


def test_there_is_nothing_to_try_before_all_goals_are_locked_or_in_ones_own_turn(people, rng):
    code = make_table(people)
    play_turn(people[1], code, 1, rng)
    path = f"/api/tables/{code}/seats/{{}}/try"
    for seat in (0, 1):
        refused = people[seat].post(path.format(seat), {"actions": []}, status=409)
        assert refused["error"]["kind"] == "not-possible-now"
    play_turn(people[0], code, 0, rng)
    people[0].post(path.format(0), {"actions": []}, status=409)  # its own turn
    people[1].post(path.format(1), {"actions": []})


def test_a_trial_ends_where_something_hidden_would_be_turned_up(people, rng):
    code = make_table(people, "cities2024")

    def who_acts():
        return next(seat for seat, person in enumerate(people) if look(person, code, seat)["turn"])

    for _ in people:  # the starting tiles
        play_turn(people[who_acts()], code, who_acts(), rng)
    waits = 1 - who_acts()
    path = f"/api/tables/{code}/seats/{waits}/try"
    hidden = people[waits].post(path, {"actions": ["take tiles 4"]})
    assert (hidden["status"], hidden["legal"]) == ("reveals", [])
    more = {"actions": ["take tiles 4", "tile 0,1,r0"]}
    refused = people[waits].post(path, more, status=422)
    assert refused["error"]["kind"] == "illegal-action"
    seen = people[waits].post(path, {"actions": ["take tiles 1"]})
    assert all(entry["action"].startswith("tile ") for entry in seen["legal"])


# Watching


def test_coming_back_brings_what_was_missed_and_no_more(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    number = look(people[1], code, 1)["number"]
    whole = []
    socket = people[1].socket()
    socket.ask("watch", table=code, seat=1)
    for n in range(4):
        play_turn(people[n % 2], code, n % 2, rng)
        whole += socket.update(1, lambda u, n=n: u["number"] == number + n + 1)["events"]
    again = people[1].socket()
    again.ask("watch", table=code, seat=1, since=number)
    update = again.update(1, lambda _: True)
    assert update["events"] == whole
    assert update["number"] == number + 4
    again.ask("watch", table=code, seat=1, since=number + 4)
    assert again.heard[-2]["events"] == []
    latest = look(people[1], code, 1)
    assert {**update, "events": []} == {**latest, "type": "update"}


def test_a_spectator_sees_what_a_stranger_sees_and_the_goals_of_nobody(people, server, rng):
    code = make_table(people)
    play_turn(people[0], code, 0, rng)
    stranger = Visitor(server)
    seen = stranger.get(f"/api/tables/{code}/watch")
    assert seen == people[0].get(f"/api/tables/{code}/watch")
    assert seen["view"]["goals"] == [None, None]
    assert seen["turn"] is None


def test_a_private_table_is_not_there_for_strangers(people, server):
    code = make_table(people, audience="private")
    stranger = Visitor(server)
    missing = stranger.get("/api/tables/nowhere", status=404)
    assert stranger.get(f"/api/tables/{code}", status=404) == missing
    assert stranger.get(f"/api/tables/{code}/watch", status=404) == missing
    with pytest.raises(Refused) as refused:
        stranger.socket().ask("watch", table=code)
    assert refused.value.error == missing["error"]


def test_who_looked_at_a_private_table_before_it_began_sees_no_play_of_it(people, server, rng):
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "cityscape", "seats": seats, "audience": "private"}
    code = people[0].post("/api/tables", wish)["code"]
    stranger = Visitor(server).socket()
    stranger.ask("watch", table=code)
    people[1].post(f"/api/tables/{code}/seats")
    lock_goals(people, code, rng)
    stranger.ask("ping")
    assert not [message for message in stranger.heard if message.get("type") == "update"]


def test_a_seat_is_seen_by_who_sits_there_alone(people, server):
    code = make_table(people)
    for somebody, seat in ((people[1], 0), (Visitor(server), 1)):
        for query in ({}, {"since": 0}):
            answer = somebody.get(f"/api/tables/{code}/seats/{seat}", status=403, **query)
            assert answer["error"]["kind"] == "not-allowed"
        for command in ("watch", "play", "draft", "preview"):
            body = {} if command == "watch" else {"turn": 0, "actions": []}
            with pytest.raises(Refused, match="do not sit"):
                somebody.socket().ask(command, table=code, seat=seat, **body)


def test_two_seats_in_one_browser_are_two_views(server, rng):
    person = Visitor(server)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    wish = {"game": "cityscape", "seats": seats, "options": {"rounds": "1"}}
    code = person.post("/api/tables", wish)["code"]
    play_turn(person, code, 0, rng)
    socket = person.socket()
    socket.ask("watch", table=code, seat=1)
    views = [m["view"] for m in socket.heard if m.get("type") == "update"]
    assert [view["goals"][0] for view in views] == [None]


def test_who_reads_too_slowly_is_dropped_with_a_reason_and_never_waited_for():
    sent = []
    house: Any = SimpleNamespace(settings=Settings(), dropped=0)

    async def play():
        stuck = asyncio.Event()

        async def receive():
            await stuck.wait()

        async def send(message):
            sent.append(message)
            if message["type"] == "websocket.send":
                await stuck.wait()

        client = Client(house, Person("p", "Ann", None, 0), receive, send)
        task = asyncio.create_task(client.run())
        await asyncio.sleep(0.01)
        client.tell("{}")
        await asyncio.sleep(0.01)
        for _ in range(MOST_WAITING + 1):
            client.tell("{}")
        async with asyncio.timeout(2):
            await task

    run_to_end(play())
    assert [message["type"] for message in sent] == ["websocket.send", "websocket.close"]
    assert sent[1]["code"] == TOO_SLOW
    assert house.dropped == 1
    assert "too slowly" in sent[1]["reason"]


def test_a_stuck_reader_holds_up_nobody(server, people, rng):
    """Over a real connection: one device of a seat asks on and on and reads nothing."""
    code = make_table(people)
    lock_goals(people, code, rng)
    device, stuck = people[0].socket(), people[0].socket()
    stuck.connection.socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    device.ask("watch", table=code, seat=0)

    def dropped() -> int:
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        (line,) = [line for line in lines if line.startswith("tripolis_dropped_total")]
        return int(float(line.split()[1]))

    before, asked = dropped(), 0
    while dropped() == before:
        with suppress(ConnectionClosed):
            for _ in range(100):
                stuck.say("watch", table=code, seat=0)
        asked += 100
        assert asked < 50_000
        device.ask("draft", table=code, seat=0, turn=1, actions=["build 1 b2"])
    device.ask("play", table=code, seat=0, turn=1)
    assert look(people[1], code, 1)["turn"]


def test_a_leaver_is_followed_by_a_bot_and_sees_no_more_of_the_seat(people, rng):
    code = make_table(people)
    lock_goals(people, code, rng)
    people[0].post(f"/api/tables/{code}/leave")
    look_again = people[0].get(f"/api/tables/{code}/seats/0", status=403)
    assert look_again["error"]["kind"] == "not-allowed"
    socket = people[1].socket()
    socket.ask("watch", table=code, seat=1)
    update = socket.update(1, lambda u: u["turn"] is not None)
    assert update["view"]["goals"][0] is None
    info = people[1].get(f"/api/tables/{code}")
    assert info["seats"][0]["gone"] == "left"
