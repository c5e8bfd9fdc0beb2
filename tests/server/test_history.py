"""What people have played, and who gets to know of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from running import Visitor, running
from sqlalchemy import select
from tables import finish, make_table, play_turn

from tripolis.server import history, schema
from tripolis.server.database import open_database


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("history")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'tripolis.db'}"
    else:
        database = request.getfixturevalue("postgres").fresh()
    with running(database, folder / "log") as server:
        yield server


def solo(person: Visitor, seed: int, level: str = "1", **more: str):
    table = make_table([person], "cities2008", options={"level": level}, **more)
    return finish(person, table, 0, Random(seed))


def total(table) -> int:
    return table["result"]["totals"][0]


def of(person: Visitor, viewer: Visitor | None = None, **query: Any):
    path = "/api/me/matches" if viewer is None else f"/api/people/{person.me['id']}/matches"
    page = (viewer or person).get(path, **query)
    return [match["table"]["code"] for match in page["matches"]], page["more"]


def test_somebody_who_has_not_played_has_no_history(server):
    ann = Visitor(server)
    assert of(ann) == ([], False)
    assert of(ann, which="running") == ([], False)
    assert ann.get("/api/me/statistics") == []


def test_running_and_finished_matches_by_game(server):
    ann, bob = Visitor(server), Visitor(server)
    waiting = make_table([ann], "cityscape", seats=[{"kind": "open"}, {"kind": "open"}])
    begun = make_table([ann, bob], "cityscape")
    done = [solo(ann, seed)["code"] for seed in (1, 2)]
    assert of(ann, which="running")[0] == [begun, waiting]
    assert of(ann, which="finished")[0] == done[::-1]
    assert of(ann, which="running", game="cities2008")[0] == []
    assert of(ann, game="cities2008")[0] == done[::-1]
    assert of(ann, game="cityscape")[0] == []
    assert of(bob, which="running")[0] == [begun]
    (match, _) = ann.get("/api/me/matches")["matches"]
    assert match["mine"] == [0]
    assert match["ended"] > match["table"]["created"]
    ann.get("/api/me/matches", which="all", status=400)


def test_a_long_history_comes_in_pages(server):
    ann = Visitor(server)
    codes = [make_table([ann], "cities2008") for _ in range(history.PAGE + 3)][::-1]
    first, more = of(ann, which="running")
    assert (first, more) == (codes[: history.PAGE], True)
    assert of(ann, which="running", before=first[-1]) == (codes[history.PAGE :], False)
    ann.get("/api/me/matches", which="running", before="nosuchmatch", status=404)


def test_statistics_by_game_and_variant(server):
    ann = Visitor(server)
    ones = [total(solo(ann, seed)) for seed in (1, 2, 3)]
    best = solo(ann, 4, "3")
    table = make_table([ann], "cityscape", seats=[{"kind": "me"}, {"kind": "bot"}])
    won = finish(ann, table, 0, Random(5))
    cityscape, cities = ann.get("/api/me/statistics")
    assert cityscape["game"] == "cityscape"  # it was played last
    assert cityscape["played"] == cityscape["with_others"] == 1
    assert cityscape["won"] == (0 in won["result"]["winners"])
    assert cityscape["variants"][0]["options"] == {"rounds": "1"}
    assert cityscape["variants"][0]["won"] == cityscape["won"]
    assert (cities["played"], cities["won"], cities["with_others"]) == (4, 0, 0)
    level1, level3 = cities["variants"]
    assert level1["options"] == {"level": "1", "tiles": "balanced"}
    assert (level1["played"], level1["won"]) == (3, None)
    assert (level1["best"], level1["last"]) == (max(ones), ones[-1])
    assert level1["average"] == pytest.approx(sum(ones) / 3)
    assert (level3["best"], level3["best_table"]) == (total(best), best["code"])


def test_what_is_drawn_for_each_match_makes_no_variant(server):
    ann = Visitor(server)
    for city in ("venice", "sydney"):
        wish = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = make_table([ann], "cities2024", seats=wish, options={"city": city})
        finish(ann, table, 0, Random(1))
    ((variant,),) = [game["variants"] for game in ann.get("/api/me/statistics")]
    assert variant["options"] == {"long": "false", "set": "house"}
    assert variant["played"] == 2


def test_of_several_seats_on_one_device_the_first_counts(server):
    ann = Visitor(server)
    table = make_table([ann], seats=[{"kind": "me"}, {"kind": "me", "name": "Bob"}])
    rng = Random(2)
    while ann.get(f"/api/tables/{table}")["status"] == "playing":
        for seat in (0, 1):
            if ann.get(f"/api/tables/{table}/seats/{seat}")["turn"]:
                play_turn(ann, table, seat, rng)
    ((variant,),) = [game["variants"] for game in ann.get("/api/me/statistics")]
    assert variant["played"] == 1
    assert variant["best"] == total(ann.get(f"/api/tables/{table}"))
    (match,) = ann.get("/api/me/matches")["matches"]
    assert match["mine"] == [0, 1]


def test_others_see_no_private_match_and_no_address_that_was_not_listed(server):
    ann, bob = Visitor(server), Visitor(server)
    audiences = ("private", "link", "listed")
    played = {who: solo(ann, n, audience=who) for n, who in enumerate(audiences)}
    assert len(of(ann)[0]) == 3
    assert of(ann, bob) == ([played["listed"]["code"]], False)
    (mine,) = ann.get("/api/me/statistics")
    (theirs,) = bob.get(f"/api/people/{ann.me['id']}/statistics")
    assert (mine["played"], theirs["played"]) == (3, 2)
    for variant in theirs["variants"]:
        assert variant["best_table"] in (None, played["listed"]["code"])
        assert variant["best"] == max(total(played["link"]), total(played["listed"]))
    for what in ("matches", "statistics"):
        bob.get(f"/api/people/nobody/{what}", status=404)


def test_who_played_along_sees_the_match_in_the_others_list(server):
    ann, bob, cleo = (Visitor(server) for _ in range(3))
    code = make_table([ann, bob], audience="private")
    assert of(ann, bob, which="running")[0] == [code]
    assert of(ann, cleo, which="running")[0] == []


def test_whoever_left_has_not_played(server):
    ann, bob = Visitor(server), Visitor(server)
    code = make_table([ann, bob])
    play_turn(ann, code, 0, Random(1))
    bob.post(f"/api/tables/{code}/leave")
    finish(ann, code, 0, Random(1))
    assert ann.get("/api/me/statistics")[0]["played"] == 1
    assert bob.get("/api/me/statistics") == []


def test_the_host_makes_a_match_private_with_its_replay(server):
    ann, bob, cleo = (Visitor(server) for _ in range(3))
    code = make_table([ann, bob])
    body = {"audience": "private"}
    path = f"/api/tables/{code}/audience"
    assert ann.http.put(path, json=body).status_code == 409  # not over
    solo_code = solo(ann, 1)["code"]
    path = f"/api/tables/{solo_code}/audience"
    cleo.get(f"/api/replays/{solo_code}")
    assert bob.http.put(path, json=body).status_code == 403
    assert ann.http.put(path, json=body).json()["audience"] == "private"
    for what in (f"/api/replays/{solo_code}", f"/api/tables/{solo_code}/record"):
        cleo.get(what, status=404)
        ann.get(what)
    assert ann.http.put(path, json={"audience": "link"}).status_code == 200
    cleo.get(f"/api/replays/{solo_code}")


def test_points_are_written_with_the_last_turn(server):
    ann = Visitor(server)
    code = make_table([ann], seats=[{"kind": "me"}, {"kind": "bot"}])
    result = finish(ann, code, 0, Random(3))["result"]
    seats, matches = schema.seats.c, schema.matches.c
    found = select(seats.points, seats.won).join(schema.matches).where(matches.code == code)
    engine = open_database(server.database)
    with engine.connect() as connection:
        rows = connection.execute(found.order_by(seats.seat)).all()
    engine.dispose()
    assert [row.points for row in rows] == result["totals"]
    assert [seat for seat, row in enumerate(rows) if row.won] == result["winners"]
