"""Records that people bring along: checked, kept byte for byte, shown at a link, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from running import Visitor, running
from sqlalchemy import Connection

from support import DISPUTED, RECORDS, lines_to_name
from tripolis.bots.playout import play_out
from tripolis.bots.protocol import RandomDraws
from tripolis.bots.registry import player
from tripolis.core.dice import SeedDice
from tripolis.core.errors import RecordError
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.core.record import write
from tripolis.games import find
from tripolis.games.cities2024 import components
from tripolis.server import imports
from tripolis.server.database import migrate, open_database
from tripolis.server.errors import TooMuch
from tripolis.server.imports import MOST_BYTES, MOST_RECORDS, MOST_SEATS, Told, check
from tripolis.server.people import add_guest

OWN_TILES = RECORDS / "cities2008-own-tiles-0.txt"
WHOLE = RECORDS / "cities2008-2seats-level3-0.txt"
UNFINISHED = RECORDS / "cityscape-unfinished-0.txt"
GOOD = sorted(
    path
    for path in RECORDS.glob("*.txt")
    if not path.name.startswith("broken") and path.name not in DISPUTED
)
BROKEN = json.loads((RECORDS / "broken.json").read_text("utf-8"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("imports")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'tripolis.db'}"
    else:
        database = request.getfixturevalue("postgres").fresh()
    with running(database, folder / "log") as server:
        yield server


def keep(person: Visitor, text: str, **more: str):
    return person.post("/api/records", {"record": text, **more})


def test_every_good_record_is_kept_byte_for_byte_and_told(server):
    ann, bob = Visitor(server), Visitor(server)
    for path in GOOD:
        data = path.read_bytes()
        kept = keep(ann, data.decode())
        assert bob.http.get(f"/api/records/{kept['code']}").content == data
        told = bob.get(f"/api/replays/{kept['code']}")
        assert told["record"] == data.decode()
        assert (told["game"], told["finished"]) == (kept["game"], kept["totals"] is not None)
    assert len(ann.get("/api/records")) == len(GOOD)
    assert bob.get("/api/records") == []


def test_what_is_told_of_a_record(server):
    ann = Visitor(server)
    kept = keep(ann, WHOLE.read_text("utf-8"))
    result = WHOLE.read_text("utf-8").partition("\nresult ")[2].splitlines()[0]
    assert kept["totals"] == [int(total) for total in result.split()]
    assert (kept["game"], kept["seats"], kept["options"]["level"]) == ("cities2008", 2, "3")
    assert keep(ann, UNFINISHED.read_text("utf-8"))["totals"] is None
    assert keep(ann, OWN_TILES.read_text("utf-8"))["options"]["tiles"] == "own"


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case["file"])
def test_a_broken_record_is_refused_with_its_line(server, case):
    ann = Visitor(server)
    text = (RECORDS / case["file"]).read_bytes().decode()
    error = ann.post("/api/records", {"record": text}, status=422)["error"]
    assert error["kind"] == "bad-record"
    assert error["facts"]["line"] in lines_to_name(case)
    assert ann.get("/api/records") == []


def test_nobody_keeps_a_record_twice_but_others_may_have_it_too(server):
    ann, bob = Visitor(server), Visitor(server)
    text = WHOLE.read_text("utf-8")
    kept = keep(ann, text, audience="private")
    assert keep(ann, text) == kept
    assert keep(bob, text)["code"] != kept["code"]
    assert len(ann.get("/api/records")) == 1


def test_a_private_record_is_its_owners_alone(server):
    ann, bob = Visitor(server), Visitor(server)
    code = keep(ann, WHOLE.read_text("utf-8"), audience="private")["code"]
    for path in (f"/api/records/{code}", f"/api/replays/{code}"):
        ann.get(path)
        bob.get(path, status=404)
    body = {"audience": "link"}
    assert bob.http.patch(f"/api/records/{code}", json=body).status_code == 404
    assert bob.http.delete(f"/api/records/{code}").status_code == 404
    assert ann.http.patch(f"/api/records/{code}", json=body).json()["audience"] == "link"
    bob.get(f"/api/replays/{code}")
    assert ann.http.delete(f"/api/records/{code}").status_code == 204
    ann.get(f"/api/records/{code}", status=404)
    bob.get(f"/api/replays/{code}", status=404)
    assert ann.get("/api/records") == []


@pytest.fixture
def connection(tmp_path) -> Iterator[Connection]:
    engine = open_database(f"sqlite:///{tmp_path / 'limits.db'}")
    migrate(engine)
    with engine.connect() as connection, connection.begin():
        yield connection
    engine.dispose()


def test_there_is_a_limit_to_the_number_of_records(connection):
    ann, bob = add_guest(connection), add_guest(connection)
    told = Told("cityscape", 2, (("rounds", "1"),), None)
    for n in range(MOST_RECORDS):
        imports.keep(connection, ann, f"record {n}", told, "link")
    with pytest.raises(TooMuch):
        imports.keep(connection, ann, "one more", told, "link")
    assert imports.keep(connection, ann, "record 0", told, "link")  # it is there already
    imports.keep(connection, bob, "one more", told, "link")


def test_there_is_a_limit_to_the_size_of_all_records(connection):
    ann = add_guest(connection)
    told = Told("cityscape", 2, (("rounds", "1"),), None)
    imports.keep(connection, ann, "x" * (MOST_BYTES - 2), told, "link")
    imports.keep(connection, ann, "é", told, "link")
    with pytest.raises(TooMuch):
        imports.keep(connection, ann, "x", told, "link")


def test_a_record_that_is_too_long_is_refused_unread(server):
    ann = Visitor(server)
    ann.post("/api/records", {"record": "x" * 250_001}, status=400)
    assert keep(ann, own_set())["options"]["set"] == "own"


def own_set() -> str:
    """The record of a match with a component set of the players' own."""
    game, seats = find("cities2024"), 2
    file = Path(components.__file__).with_name("components.toml").read_text("utf-8")
    chosen = {"set": "own", "city": "venice"}
    options = resolve(game.name, game.option_specs(seats, file), chosen, file)
    match = Match(game, seats, options, dice=SeedDice(b"7"))
    play_out(match, [player("random", game.name)] * seats, RandomDraws(7))
    return write(match)


def test_a_record_of_too_many_seats_is_not_read_at_all():
    text = WHOLE.read_text("utf-8")
    for seats in (MOST_SEATS + 1, 10**30):
        with pytest.raises(RecordError) as refused:
            check(text.replace("seats 2", f"seats {seats}", 1))
        assert refused.value.line == 4
        assert str(MOST_SEATS) in refused.value.reason


def test_whoever_goes_takes_their_records_along(server):
    ann = Visitor(server)
    text = OWN_TILES.read_text("utf-8")
    code = keep(ann, text)["code"]
    (record,) = ann.get("/api/me/export")["records"]
    assert (record["code"], record["record"]) == (code, text)
    ann.http.request("DELETE", "/api/me", json={})
    Visitor(server).get(f"/api/records/{code}", status=404)
