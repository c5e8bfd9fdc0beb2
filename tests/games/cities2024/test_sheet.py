"""The whole sheet of a real table: each point with its spaces, and cards of other boxes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support import CONFORMANCE
from tripolis.core.errors import BadRequest
from tripolis.games import find
from tripolis.games.cities2024.components import load
from tripolis.games.cities2024.requirements import parse_requirement, read_requirement

GAME: Any = find("cities2024")  # answers are JSON: anything
KNOWN = json.loads((CONFORMANCE / "cities2024.json").read_text())
TILE = "r2 p1 / w *y4"


def sheet(*seats: dict[str, Any], long: bool = False) -> Any:
    return json.loads(json.dumps(GAME.answer({"ask": "sheet", "seats": list(seats), "long": long})))


def points_of(seat: Any, kind: str) -> int:
    sources = [source for source in seat["sources"] if source["kind"] == kind]
    return sum(part["points"] for source in sources for part in source["parts"])


def test_every_known_position_has_its_water_parks_and_monuments():
    for case in KNOWN["cases"]:
        [seat] = sheet({"position": case["position"]}, long=case["long"])["seats"]
        expected = case["expected"]
        assert points_of(seat, "water") == expected["water"]
        assert points_of(seat, "park") == expected["park"]
        assert points_of(seat, "monument") == expected["monuments"]


def test_every_known_requirement_counts_as_a_card_of_another_box():
    for case in KNOWN["cases"]:
        for each in case["requirements"]:
            text = parse_requirement(each["requirement"]).text
            card = {"name": "Own", "points": 3, "requirement": text}
            [seat] = sheet({"position": case["position"], "cards": [card]}, long=case["long"])[
                "seats"
            ]
            assert points_of(seat, "card") == 3 * each["card"], text


def test_the_text_of_a_requirement_reads_back_as_itself():
    for card in load(None).cards:
        assert read_requirement(card.requirement.text) == card.requirement


def test_cards_of_the_house_go_by_their_names():
    [seat] = sheet({"position": TILE, "cards": [load(None).cards[0].name], "achievements": 6})[
        "seats"
    ]
    assert seat["sources"][-1]["name"] == load(None).cards[0].name
    assert seat["total"] == points_of(seat, "achievement") + points_of(seat, "park") + points_of(
        seat, "card"
    )
    assert points_of(seat, "achievement") == 6


def test_points_from_achievements_break_a_tie():
    card = {"name": "Own", "points": 1, "requirement": 'pattern = "r2"'}
    found = sheet(
        {"position": TILE, "cards": [card], "achievements": 3},
        {"position": TILE, "achievements": 4},
    )
    assert [seat["total"] for seat in found["seats"]] == [5, 5]
    assert (found["winners"], found["decided_by"]) == ([1], "achievements")


@pytest.mark.parametrize(
    ("position", "fault", "places"),
    [
        ("", "empty", []),
        ("r p / w .", "tile-not-whole", [[0, 0], [1, 0], [0, 1], [1, 1]]),
        ("r p . . / w b . . / . . r p / . . w b", "not-joined", [[2, 2], [3, 2], [2, 3], [3, 3]]),
        (" / ".join(["r p"] * 8), "too-large", []),
        ("r9 p / w b", "text", []),
    ],
)
def test_each_fault_has_a_code_and_its_spaces(position: str, fault: str, places: Any):
    found = sheet({"position": position}, {"position": TILE})
    problem = found["seats"][0]["problem"]
    assert problem["facts"]["fault"] == fault
    assert problem["facts"]["places"] == places
    assert found["seats"][1]["total"] == 1
    assert found["winners"] == []


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("No such card", "cards.1"),
        (7, "cards.1"),
        ({"name": "", "points": 1, "requirement": 'pattern = "r"'}, "cards.1.name"),
        ({"name": "A", "points": -1, "requirement": 'pattern = "r"'}, "cards.1.points"),
        ({"name": "A", "points": 1, "requirement": "r2+ w!"}, "cards.1.requirement"),
        ({"name": "A", "points": 1, "requirement": 'pattern = "r9"'}, "cards.1.pattern"),
        ({"name": "A", "points": 1, "requirement": 'line = {of = "r"}'}, "cards.1.line.size"),
        ({"name": "A", "points": 1, "requirement": 'pattern = "r"\nsame = "x"'}, None),
        ({"name": "A", "points": 1, "colour": "r"}, "cards.1.colour"),
    ],
)
def test_a_card_that_is_none_says_which_and_what(card: Any, key: str | None):
    [seat] = sheet({"position": TILE, "cards": [card]})["seats"]
    assert seat["problem"]["kind"] == "bad-request"
    assert seat["problem"]["facts"]["key"] == (key or "cards.1.requirement")


def test_what_is_no_sheet_is_refused():
    for asked in ({}, {"seats": []}, {"seats": [3]}, {"seats": [{}], "x": 1}, {"seats": {}}):
        with pytest.raises(BadRequest):
            GAME.answer({"ask": "sheet", **asked})
