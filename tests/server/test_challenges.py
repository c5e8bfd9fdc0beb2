"""Links to a match that is over: the same once more, for somebody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from asking import everything
from days import account
from running import Refused, Server, Visitor, running
from tables import finish, make_table, play_turn

from tripolis.core.replay import replay
from tripolis.games import find


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("challenges")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'tripolis.db'}"
    else:
        database = request.getfixturevalue("postgres").fresh()
    with running(database, folder / "log") as server:
        yield server


def solo(person: Visitor, rng: Random, **more: Any) -> dict[str, Any]:
    """A match that somebody has played alone."""
    return finish(person, make_table([person], "cities2008", **more), 0, rng)


def challenge(person: Visitor, code: str, seat: int = 0) -> dict[str, Any]:
    return person.post(f"/api/tables/{code}/seats/{seat}/challenge")


def drawn(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("*")]


def header(record: str) -> str:
    return record.partition("\n\n")[0]


def test_the_same_game_options_and_dice(server):
    ann, bob = Visitor(server), Visitor(server)
    played = solo(ann, Random(1), options={"level": "2"})
    made = challenge(ann, played["code"])
    assert made["points"] == played["result"]["totals"][0]
    assert challenge(ann, played["code"])["code"] == made["code"]

    shown = bob.get(f"/api/challenges/{made['code']}")
    assert shown == {**made, "mine": None, "entries": None, "match": None}
    assert played["code"] not in str(shown)
    table = bob.post(f"/api/challenges/{made['code']}/tries")
    assert table["contest"] == {"kind": "challenge", "day": None}
    assert bob.post(f"/api/challenges/{made['code']}/tries")["code"] == table["code"]
    done = finish(bob, table["code"], 0, Random(2))
    records = [bob.get(f"/api/tables/{code}/record") for code in (played["code"], table["code"])]
    assert drawn(records[0]) == drawn(records[1])
    assert header(records[0]) == header(records[1])
    assert replay(records[1], find).finished  # with the proof of its dice

    for person, me in ((ann, played), (bob, done)):
        shown = person.get(f"/api/challenges/{made['code']}")
        assert {entry["table"] for entry in shown["entries"]} == {played["code"], table["code"]}
        (mine,) = [entry for entry in shown["entries"] if entry["me"]]
        assert mine["points"] == me["result"]["totals"][0]
        rivals = person.get(f"/api/tables/{me['code']}/seats/0/rivals")
        assert rivals == shown["entries"]
    assert shown["match"] == played["code"]


def test_bots_sit_where_others_sat_and_play_as_they_did(server):
    ann, bob, cleo = (Visitor(server) for _ in range(3))
    wish = [{"kind": "bot", "bot": "greedy", "name": "Quill"}, {"kind": "me"}]
    options = {"rounds": "1"}
    code = ann.post("/api/tables", {"game": "cityscape", "seats": wish, "options": options})["code"]
    finish(ann, code, 1, Random(4))
    link = challenge(ann, code, 1)
    for person in (bob, cleo):
        table = person.post(f"/api/challenges/{link['code']}/tries")
        assert [seat["name"] for seat in table["seats"]] == ["Quill", "Guest"]
        assert table["seats"][1]["person"] == person.me["id"]
        finish(person, table["code"], 1, Random(4))
        again = person.get(f"/api/tables/{table['code']}/record")
        assert again == person.get(f"/api/tables/{code}/record")


def test_those_who_played_the_match_have_had_their_try(server):
    ann, bob = Visitor(server), Visitor(server)
    code = make_table([ann, bob], "cityscape")
    rng = Random(3)
    while ann.get(f"/api/tables/{code}")["status"] == "playing":
        for seat, person in enumerate((ann, bob)):
            if person.get(f"/api/tables/{code}/seats/{seat}")["turn"]:
                play_turn(person, code, seat, rng)
    links = [challenge(ann, code, 0), challenge(bob, code, 1)]
    assert links[0]["code"] != links[1]["code"]
    for person in (ann, bob):
        for link in links:
            assert person.post(f"/api/challenges/{link['code']}/tries")["code"] == code
    cleo = Visitor(server)
    tried = cleo.post(f"/api/challenges/{links[0]['code']}/tries")
    assert [seat["bot"] for seat in tried["seats"]] == [None, "greedy"]
    assert cleo.post(f"/api/challenges/{links[1]['code']}/tries")["code"] == tried["code"]


def test_a_challenge_of_a_challenge_has_the_same_dice_and_one_try(server):
    ann, bob, cleo = (Visitor(server) for _ in range(3))
    first = challenge(ann, solo(ann, Random(1))["code"])
    table = bob.post(f"/api/challenges/{first['code']}/tries")
    finish(bob, table["code"], 0, Random(5))
    second = challenge(bob, table["code"])
    tried = cleo.post(f"/api/challenges/{second['code']}/tries")
    assert cleo.post(f"/api/challenges/{first['code']}/tries")["code"] == tried["code"]
    assert ann.post(f"/api/challenges/{second['code']}/tries")["status"] == "finished"


def test_nothing_of_it_is_shown_to_whoever_is_playing_it(server):
    ann, bob, cleo = (Visitor(server) for _ in range(3))
    played = solo(ann, Random(6))["code"]
    link = challenge(ann, played)["code"]
    tried = bob.post(f"/api/challenges/{link}/tries")["code"]
    sealed = ("", "/watch", "/record")
    for path in sealed:
        error = bob.get(f"/api/tables/{played}{path}", status=409)["error"]
        assert (error["kind"], error["facts"]) == ("sealed", {"until": None})
    bob.get(f"/api/replays/{played}", status=409)
    with pytest.raises(Refused):
        bob.socket().ask("watch", table=played)
    shown = bob.get(f"/api/challenges/{link}")
    assert (shown["entries"], shown["match"]) == (None, None)
    draws = set(drawn(ann.get(f"/api/tables/{played}/record")))
    asked = {"code": played, "seat": 0, "person": ann.me["id"]}
    answers = everything(bob, server, **asked)
    assert not any(line in answer for answer in answers.values() for line in draws)
    assert "secret" not in "".join(answers[a] for a in answers if played in a)
    # A try that runs is nobody else's: neither the challenger's nor a stranger's.
    for person in (ann, cleo):
        for path in sealed:
            person.get(f"/api/tables/{tried}{path}", status=404)
        with pytest.raises(Refused):
            person.socket().ask("watch", table=tried)
    assert [entry["me"] for entry in ann.get(f"/api/challenges/{link}")["entries"]] == [True]
    finish(bob, tried, 0, Random(7))
    for path in sealed:
        bob.get(f"/api/tables/{played}{path}")
        cleo.get(f"/api/tables/{tried}{path}")


def test_a_private_match_is_challenged_without_being_shown(server):
    ann, bob = Visitor(server), Visitor(server)
    played = solo(ann, Random(1), audience="private")["code"]
    link = challenge(ann, played)["code"]
    tried = bob.post(f"/api/challenges/{link}/tries")["code"]
    finish(bob, tried, 0, Random(2))
    shown = bob.get(f"/api/challenges/{link}")
    assert shown["match"] is None
    tables = {entry["me"]: entry["table"] for entry in shown["entries"]}
    assert tables == {True: tried, False: None}
    bob.get(f"/api/replays/{played}", status=404)
    assert ann.get(f"/api/challenges/{link}")["match"] == played


def test_what_cannot_be_challenged(server):
    ann, bob = Visitor(server), Visitor(server)
    running_one = make_table([ann], "cities2008")
    ann.post(f"/api/tables/{running_one}/seats/0/challenge", status=409)
    ann.get(f"/api/tables/{running_one}/seats/0/rivals", status=409)
    played = solo(ann, Random(1))["code"]
    bob.post(f"/api/tables/{played}/seats/0/challenge", status=403)
    bob.get(f"/api/tables/{played}/seats/0/rivals", status=403)
    ann.get(f"/api/tables/{played}/seats/0/rivals", status=409)
    ann.post(f"/api/tables/{played}/seats/7/challenge", status=403)
    bob.get("/api/challenges/nosuchlink", status=404)
    bob.post("/api/challenges/nosuchlink/tries", status=404)


def test_a_match_of_a_crowd_is_not_filled_with_bots(server):
    people = [Visitor(server) for _ in range(2)]
    wish = [{"kind": "me"}] * 13
    table = people[0].post("/api/tables", {"game": "cities2008", "seats": wish})
    rng = Random(2)
    while people[0].get(f"/api/tables/{table['code']}")["status"] == "playing":
        for seat in range(13):
            play_turn(people[0], table["code"], seat, rng)
    error = people[0].post(f"/api/tables/{table['code']}/seats/0/challenge", status=409)
    assert error["error"]["kind"] == "not-possible-now"


def test_whoever_is_deleted_takes_their_challenges_along(server: Server):
    ann, bob = account(Visitor(server), "Ann"), Visitor(server)
    link = challenge(ann, solo(ann, Random(1))["code"])["code"]
    tried = bob.post(f"/api/challenges/{link}/tries")["code"]
    finish(bob, tried, 0, Random(3))
    exported = ann.get("/api/me/export")
    assert [made["code"] for made in exported["challenges"]] == [link]
    tables = [[one["table"] for one in exported[what]] for what in ("contests", "challenges")]
    assert tables[0] == tables[1]
    ann.http.request("DELETE", "/api/me", json={"password": "correct horse battery"})
    bob.get(f"/api/challenges/{link}", status=404)
    (left,) = bob.get(f"/api/tables/{tried}/seats/0/rivals")
    assert left["me"]
