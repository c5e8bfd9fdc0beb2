"""The whole sheet of a real table: every point with its fields, and what is wrong in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support import CONFORMANCE
from tripolis.core.errors import BadRequest
from tripolis.games import find

GAME: Any = find("cities2008")  # answers are JSON: anything
KNOWN = json.loads((CONFORMANCE / "cities2008.json").read_text())


def sheet(*positions: str, level: int = 3) -> Any:
    asked = {"ask": "sheet", "positions": list(positions), "level": level}
    return json.loads(json.dumps(GAME.answer(asked)))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_known_position_has_its_total_and_its_tourists(level: int):
    for case in KNOWN["cases"]:
        [seat] = sheet(case["position"], level=level)["seats"]
        expected = case["levels"][str(level)]
        assert seat["total"] == expected["total"]
        points = [sum(part["points"] for part in source["parts"]) for source in seat["sources"]]
        assert points == [tourist[3] for tourist in expected["tourists"]]
        names = [source["name"] for source in seat["sources"]]
        assert names == [f"{x},{y}" for x, y, *_ in expected["tourists"]]


def test_every_known_tie_is_decided_as_it_should_be():
    for tie in KNOWN["ties"]:
        assert sheet(*tie["positions"], level=tie["level"])["winners"] == tie["winners"]


def test_points_lead_to_the_fields_that_make_them():
    [seat] = sheet("aP../tw../..aa/..pw")["seats"]
    [source] = seat["sources"]
    assert source["kind"] == "park"
    assert source["parts"][0] == {"points": 1, "places": [[1, 0]]}
    assert source["parts"][1] == {"points": 1, "places": [[1, 1]]}


def test_a_city_that_is_none_says_why_and_the_others_are_scored():
    found = sheet("aP/tw", "aW/tw")
    assert found["seats"][0]["total"] == 2
    assert found["winners"] == []
    problem = found["seats"][1]["problem"]
    assert problem["kind"] == "bad-position"
    assert problem["facts"]["fault"] == "tourist-on-water"
    assert problem["facts"]["places"] == [[1, 0]]


@pytest.mark.parametrize(
    ("position", "fault", "places"),
    [
        ("", "empty", []),
        ("ap/t.", "tile-not-whole", [[0, 0], [1, 0], [0, 1], [1, 1]]),
        ("apap/twtw/..../..../..ap/..tw", "not-joined", [[2, 4], [3, 4], [2, 5], [3, 5]]),
        ("APAP/tTtT/APap/twtw", "tourists", 8),
        ("ap" * 5 + "/" + "tw" * 5, "too-large", []),
        ("xp/tw", "text", []),
    ],
)
def test_each_fault_has_a_code_and_its_fields(position: str, fault: str, places: Any):
    [seat] = sheet(position)["seats"]
    facts = seat["problem"]["facts"]
    assert seat["total"] is None
    assert facts["fault"] == fault
    assert (len(facts["places"]) if isinstance(places, int) else facts["places"]) == places


def test_a_sheet_without_cities_is_refused():
    for positions in ([], "ap/tw"):
        with pytest.raises(BadRequest):
            GAME.answer({"ask": "sheet", "positions": positions, "level": 1})
