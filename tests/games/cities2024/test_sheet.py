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


def sheet(*seats: dict[str, Any], **more: Any) -> Any:
    return json.loads(json.dumps(GAME.answer({"ask": "sheet", "seats": list(seats), **more})))


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


def test_a_card_may_be_counted_by_hand():
    [seat] = sheet({"position": TILE, "cards": [{"name": "Harbour", "counted": 6}]})["seats"]
    assert seat["sources"][-1] == {
        "kind": "card",
        "name": "Harbour",
        "parts": [{"points": 6, "places": []}],
    }


OWN_CITY = {
    "name": "Utopia",
    "achievements": [
        {"name": "Red", "requirement": 'pattern = "r2+"', "places": [6, 4, 2]},
        {"name": "Park", "requirement": 'pattern = "p!"', "at_least": 2, "places": [5, 3, 1]},
        {"name": "Wet", "requirement": 'pattern = "w"', "places": [3, 2, 1]},
    ],
}


def test_rings_count_under_each_achievement_of_a_city():
    found = sheet(
        {"position": TILE, "rings": [6, 0, 2]},
        {"position": TILE, "rings": [4, 5, 0]},
        {"position": TILE, "rings": [0, 0, 0]},
        city=OWN_CITY,
    )
    assert [seat["total"] for seat in found["seats"]] == [9, 10, 1]
    red, wet = found["seats"][0]["sources"][:2]
    assert red == {
        "kind": "achievement",
        "name": "Red",
        "parts": [{"points": 6, "places": [[0, 0]]}],
    }
    assert wet["parts"] == [{"points": 2, "places": [[0, 1]]}]
    # A ring stays, though nothing meets its achievement any more.
    assert found["seats"][1]["sources"][1]["parts"] == [{"points": 5, "places": []}]
    assert found["city"] == "Utopia"
    assert found["achievements"][1] == {
        "name": "Park",
        "requirement": 'pattern = "p!"',
        "at_least": 2,
        "places": [5, 3, 1],
    }
    assert found["progress"][0] == [[[[0, 0]]], [[[1, 0]]], [[[0, 1]]]]
    assert (found["winners"], found["decided_by"]) == ([1], "points")


def test_rings_break_a_tie_and_a_city_of_the_house_goes_by_its_name():
    city = load(None).city("lisbon")
    high, low = (one.places[0] for one in city.achievements[:2])
    card = {"name": "Own", "counted": 7}
    found = sheet(
        {"position": TILE, "rings": [high, 0, 0], "cards": [card, {"name": "B", "counted": low}]},
        {"position": TILE, "rings": [0, low, 0], "cards": [card, {"name": "B", "counted": high}]},
        city="lisbon",
    )
    assert found["city"] == city.name
    best = 0 if high > low else 1
    assert found["winners"] == ([best] if high != low else [0, 1])
    assert [one["name"] for one in found["achievements"]] == [a.name for a in city.achievements]


def test_two_players_cover_the_middle_place():
    found = sheet(
        {"position": TILE, "rings": [4, 0, 0]}, {"position": "", "rings": [0, 0, 0]}, city=OWN_CITY
    )
    assert found["achievements"][0]["places"] == [6, 2]
    assert found["seats"][0]["problem"]["facts"]["key"] == "rings.1"
    assert found["progress"][1] == [[], [], []]


def test_two_seats_cannot_have_the_same_place():
    seat = {"position": TILE, "rings": [0, 0, 3]}
    found = sheet(seat, seat, city=OWN_CITY)
    assert found["seats"][0]["problem"] is None
    assert found["seats"][1]["problem"]["facts"]["key"] == "rings.3"


@pytest.mark.parametrize(
    ("city", "key"),
    [
        ("atlantis", "city"),
        (3, "city"),
        ({"name": "Utopia"}, "achievements"),
        ({**OWN_CITY, "name": " "}, "name"),
        ({**OWN_CITY, "achievements": [7, 7, 7]}, "achievements.1"),
        ({**OWN_CITY, "colour": "r"}, "colour"),
        *(
            (
                {"name": "U", "achievements": [{**OWN_CITY["achievements"][0], **change}] * 3},
                f"achievements.1.{key}",
            )
            for change, key in (
                ({"places": [6]}, "places"),
                ({"places": "642"}, "places"),
                ({"at_least": -1}, "at_least"),
                ({"requirement": "red"}, "requirement"),
                ({"name": ""}, "name"),
                ({"points": 3}, "points"),
            )
        ),
    ],
)
def test_a_city_that_is_none_says_which_and_what(city: Any, key: str):
    with pytest.raises(BadRequest) as refused:
        sheet({"position": TILE, "rings": [0, 0, 0]}, city=city)
    assert refused.value.key == key


@pytest.mark.parametrize("rings", [None, [], [1, 1], ["6", 0, 0], [-1, 0, 0]])
def test_rings_are_three_numbers(rings: Any):
    with pytest.raises(BadRequest, match="rings"):
        sheet({"position": TILE, "rings": rings}, city=OWN_CITY)


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
        ({"name": "A", "counted": "6"}, "cards.1.counted"),
        ({"name": "A", "counted": 6, "points": 2}, "cards.1.points"),
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
