"""The whole sheet of a real table, round by round."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support import CONFORMANCE
from tripolis.core.errors import BadNotation, BadPosition, BadRequest
from tripolis.games import find
from tripolis.games.cityscape.notation import buildable, obstacle

GAME: Any = find("cityscape")  # answers are JSON: anything
KNOWN = json.loads((CONFORMANCE / "cityscape.json").read_text())
CITY = "0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2"
GOALS = "S=1611 W=1111 N=1161 E=1111"


def sheet(*rounds: tuple[str, str], players: int = 2) -> Any:
    given = [{"position": position, "goals": goals} for position, goals in rounds]
    asked = {"ask": "sheet", "players": players, "rounds": given}
    return json.loads(json.dumps(GAME.answer(asked)))


def test_every_known_position_has_its_totals():
    for case in KNOWN["cases"]:
        found = sheet((case["position"], case["goals"]), players=case["players"])
        totals = [seat["total"] for seat in found["seats"]]
        assert totals == case["expected"]["totals"]
        best = max(totals)
        assert found["winners"] == [seat for seat, total in enumerate(totals) if total == best]


def test_rounds_add_up_and_name_their_lines():
    once, twice = sheet((CITY, GOALS)), sheet((CITY, GOALS), (CITY, GOALS))
    assert [seat["total"] for seat in twice["seats"]] == [
        2 * seat["total"] for seat in once["seats"]
    ]
    names = [source["name"] for source in twice["seats"][0]["sources"]]
    assert names[:2] == ["1/S1/1", "1/S2/6"]
    assert names[8] == "2/S1/1"


def test_a_round_says_how_much_of_all_blocks_is_built():
    found = sheet((CITY, GOALS), ("5,5,5,5/5,5,5,5/5,5,5,5/5,5,5,0", GOALS))
    assert [(one["built"], one["all_blocks"]) for one in found["rounds"]] == [(11, 75), (75, 75)]


def test_dice_may_be_open_and_then_nobody_has_won():
    found = sheet((CITY, "S=1--- W=---- N=1161 E=1111"))
    assert found["rounds"][0]["open"] == 7
    assert found["winners"] == []
    assert found["seats"][0]["total"] == 10
    assert len(found["rounds"][0]["sights"]) == 16


def test_a_round_that_cannot_be_built_is_not_scored_and_shows_the_buildings_that_cannot_be():
    lows = "1,1,1,1/1,1,0,0/0,0,0,0/0,0,0,9"
    found = sheet((lows, GOALS), (CITY, GOALS))
    facts = found["rounds"][0]["problem"]["facts"]
    assert facts["fault"] == "unbuildable"
    assert facts["places"] == [[0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [1, 1]]
    assert found["rounds"][1]["problem"] is None
    assert {source["name"][0] for source in found["seats"][0]["sources"]} == {"2"}
    assert found["winners"] == []
    high = ",".join(["9"] * 4)
    found = sheet(("/".join([high] * 4), GOALS))
    assert found["rounds"][0]["problem"]["facts"]["fault"] == "too-high"


def test_of_an_obstacle_no_building_can_be_spared():
    for text in KNOWN["bad"]:
        try:
            GAME.answer({"position": text, "players": 2, "goals": GOALS})
        except BadPosition as error:
            if error.fault != "unbuildable" or "left" in text:
                continue
            heights = [int(n) for n in text.replace("/", ",").split(",")]
            lots = obstacle(heights)
            assert not buildable([heights[lot] for lot in lots])
            for spared in lots:
                assert buildable([heights[lot] for lot in lots if lot != spared])


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"players": 2, "rounds": []}, BadRequest),
        ({"players": 2, "rounds": [7]}, BadRequest),
        ({"players": 5, "rounds": [{"position": CITY, "goals": GOALS}]}, BadRequest),
        ({"players": 2, "rounds": [{"position": CITY, "goals": GOALS, "dice": 3}]}, BadRequest),
        ({"players": 2, "rounds": [{"position": CITY, "goals": GOALS}], "goals": ""}, BadRequest),
        ({"players": 3, "rounds": [{"position": CITY, "goals": GOALS}]}, BadNotation),
        ({"players": 2, "rounds": [{"position": "1,2", "goals": GOALS}]}, BadPosition),
    ],
)
def test_what_is_no_sheet_is_refused(asked: dict[str, Any], error: type[Exception]):
    with pytest.raises(error):
        GAME.answer({"ask": "sheet", **asked})
