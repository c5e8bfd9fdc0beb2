"""The challenge of the day: the same for everybody, once, and sealed until the day is over."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from random import Random
from typing import Any

import pytest
from asking import everything
from days import DAY_MS, NOON, Calendar, account
from nodes import Node
from running import Refused, Visitor
from sqlalchemy import select
from stored import engine_of
from tables import finish, play_turn

from tripolis.core.dice import commitment_of
from tripolis.core.replay import replay
from tripolis.games import NAMES, find
from tripolis.server import contests, daily, schema
from tripolis.server.export import export

TODAY = datetime.fromtimestamp(NOON / 1000, UTC).date()


@pytest.fixture
def calendar(tmp_path) -> Calendar:
    return Calendar(tmp_path)


@pytest.fixture
def server(nodes, database, calendar) -> Node:
    return nodes.start(database, "days:serve", CLOCK=str(calendar.file))


def begin(person: Visitor, game: str) -> dict[str, Any]:
    return person.post(f"/api/daily/{game}/tries")


def board(person: Visitor, game: str, day: date | None = None) -> dict[str, Any]:
    query: dict[str, Any] = {} if day is None else {"day": day.isoformat()}
    return person.get(f"/api/daily/{game}", **query)


def test_every_game_has_a_challenge_each_day(server):
    ann = Visitor(server)
    shown = ann.get("/api/daily")
    assert [one["game"] for one in shown] == list(NAMES)
    for one in shown:
        assert one["day"] == "2026-11-18"
        assert one["ends"] == NOON + DAY_MS // 2
        assert one["mine"] is one["entries"] is one["players"] is None
        assert not one["over"]
    for wrong in ("2026-11-19", "2026-13-01", "x", "1"):
        assert ann.http.get("/api/daily", params={"day": wrong}).status_code in (400, 404)
    assert ann.http.get("/api/daily/chess").status_code == 404
    assert ann.http.post("/api/daily/chess/tries").status_code == 404


def test_one_try_with_the_same_tiles_and_the_leaderboard_after_it(server, calendar):
    ann, bob = account(Visitor(server), "Ann"), account(Visitor(server), "Bob")
    guest = Visitor(server)
    commitments, draws = set(), set()
    for person in (ann, bob, guest):
        assert board(person, "cities2008")["entries"] is None
        table = begin(person, "cities2008")
        assert table["contest"] == {"kind": "daily", "day": "2026-11-18"}
        assert begin(person, "cities2008")["code"] == table["code"]
        look = person.get(f"/api/tables/{table['code']}/seats/0")
        draws.add(json.dumps(look["turn"]["legal"]))
        commitments.add(table["commitment"])
        finish(person, table["code"], 0, Random(person.me["id"]))
        assert begin(person, "cities2008")["status"] == "finished"
    assert len(draws) == len(commitments) == 1
    shown = board(bob, "cities2008")
    assert shown["commitment"] in commitments
    assert shown["players"] == 3
    assert sorted(entry["name"] for entry in shown["entries"]) == ["Ann", "Bob"]
    points = [entry["points"] for entry in shown["entries"]]
    assert points == sorted(points, reverse=True)
    (mine,) = [entry for entry in shown["entries"] if entry["me"]]
    assert (mine["points"], mine["table"]) == (shown["mine"]["points"], None)
    account(guest, "Gus")
    assert len(board(bob, "cities2008")["entries"]) == 3

    calendar.next_day()
    shown = board(Visitor(server), "cities2008", TODAY)
    assert shown["over"]
    records = [ann.get(f"/api/tables/{entry['table']}/record") for entry in shown["entries"]]
    for record in records:
        match = replay(record, find)
        assert match.proof is not None
        assert match.proof.nonces == ()
        assert match.proof.secret is not None
        assert commitment_of(match.proof.secret) == shown["commitment"]
    assert len({tuple(line for line in r.splitlines() if line[0:1] == "*") for r in records}) == 1
    assert board(ann, "cities2008")["commitment"] != shown["commitment"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # which one does not matter
@pytest.mark.parametrize("game", ["cityscape", "cities2024"])
def test_bots_answer_everybody_alike(server, calendar, game):
    records = []
    for _ in range(2):
        person = Visitor(server)
        code = begin(person, game)["code"]
        assert finish(person, code, 0, Random(5))["seats"][1]["bot"] == "greedy"
        records.append((person, code))
    calendar.next_day()
    one, other = [person.get(f"/api/tables/{code}/record") for person, code in records]
    assert one == other


def test_what_is_finished_after_midnight_does_not_count(server, calendar):
    ann = account(Visitor(server), "Ann")
    code = begin(ann, "cities2008")["code"]
    play_turn(ann, code, 0, Random(1))
    calendar.next_day()
    finish(ann, code, 0, Random(1))
    shown = board(ann, "cities2008", TODAY)
    assert shown["entries"] == []
    assert shown["mine"]["counts"] is False
    assert begin(ann, "cities2008")["code"] != code


def test_whoever_leaves_does_not_count(server):
    ann, bob = account(Visitor(server), "Ann"), account(Visitor(server), "Bob")
    code = begin(ann, "cityscape")["code"]
    ann.post(f"/api/tables/{code}/leave")
    finish(bob, begin(bob, "cityscape")["code"], 0, Random(2))
    assert [entry["name"] for entry in board(bob, "cityscape")["entries"]] == ["Bob"]


# Seals


def test_nothing_of_a_days_try_is_told_before_the_day_is_over(server, calendar, database):
    ann, bob = account(Visitor(server), "Ann"), account(Visitor(server), "Bob")
    code = begin(ann, "cities2008")["code"]
    asked = {"code": code, "seat": 0, "person": ann.me["id"]}
    before = everything(bob, server, **asked)
    finish(ann, code, 0, Random(3))
    after = everything(bob, server, **asked)
    assert after == before
    with pytest.raises(Refused) as refused:
        bob.socket().ask("watch", table=code)
    assert refused.value.error["kind"] == "not-found"
    assert ann.post(f"/api/tables/{code}/seats/0/challenge", status=409)["error"]["kind"] == (
        "sealed"
    )

    # Not even Ann gets the secret or a record.
    for path in (f"/api/tables/{code}/record", f"/api/replays/{code}"):
        assert ann.get(path, status=409)["error"] == {
            "kind": "sealed",
            "message": "others may still play with these dice: this opens when the day (UTC) is"
            " over",
            "facts": {"until": NOON + DAY_MS // 2},
        }
    secret = daily.secret_of(key_of(database), f"daily/{TODAY}/cities2008").hex()
    told = "".join(everything(ann, server, **asked).values())
    assert secret not in told
    assert "nonce" not in told

    calendar.next_day()
    assert secret in bob.get(f"/api/tables/{code}/record")
    assert bob.get(f"/api/replays/{code}")["dice"]["nonces"] == []
    seen = bob.get(f"/api/people/{ann.me['id']}/matches")["matches"]
    assert [match["table"]["code"] for match in seen] == [code]
    assert bob.get(f"/api/people/{ann.me['id']}/statistics")[0]["played"] == 1


def test_what_is_sealed_is_not_exported_either(server, calendar, database, tmp_path, monkeypatch):
    monkeypatch.setattr(contests, "now_ms", calendar.now)
    ann = Visitor(server)
    code = begin(ann, "cities2008")["code"]
    finish(ann, code, 0, Random(3))
    with engine_of(database) as engine:
        assert export(engine, tmp_path / "records") == 0
        calendar.next_day()
        assert export(engine, tmp_path / "records") == 1
    record = (tmp_path / "records" / "cities2008" / f"{code}.txt").read_text("utf-8")
    assert record == ann.get(f"/api/tables/{code}/record")


def test_a_running_try_is_nobody_elses_after_its_day_either(server, calendar):
    ann, bob = Visitor(server), Visitor(server)
    code = begin(ann, "cities2008")["code"]
    calendar.next_day()
    for path in ("", "/watch", "/record"):
        bob.get(f"/api/tables/{code}{path}", status=404)


def key_of(database: str) -> bytes:
    c = schema.keys.c
    with engine_of(database) as engine, engine.connect() as connection:
        return connection.execute(select(c.value).where(c.name == "contests")).scalar_one()


def test_no_two_days_and_no_two_servers_have_the_same_dice():
    days = [date(2026, 11, day) for day in range(1, 31)]
    names = [contests.daily_name(day, game) for day in days for game in NAMES]
    secrets = {daily.secret_of(key, name) for key in (b"1" * 32, b"2" * 32) for name in names}
    assert len(secrets) == 2 * len(names)
    cities = {daily.options_of(b"1" * 32, day, "cities2024")["city"] for day in days}
    assert len(cities) > 4
    levels = [daily.options_of(b"1" * 32, day, "cities2008")["level"] for day in days[:4]]
    assert sorted(levels[:3]) == ["1", "2", "3"]
    assert levels[3] == levels[0]
