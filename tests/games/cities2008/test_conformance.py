"""Every case of the shared conformance file, through the door that `tripolis score` uses."""

from __future__ import annotations

from typing import Any

import pytest

from support import cases
from tripolis.core.errors import BadPosition
from tripolis.games import find

GAME = find("cities2008")
DATA: dict[str, Any] = cases("cities2008.json")
CASES: list[dict[str, Any]] = DATA["cases"]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_score(case: dict[str, Any], level: int):
    answer = GAME.answer({"position": case["position"], "level": level})
    assert answer == case["levels"][str(level)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_tile_places(case: dict[str, Any]):
    answer = GAME.answer({"position": case["position"], "ask": "tile_places"})
    assert answer == {"tile_places": case["tile_places"]}


MOVES = [case for case in CASES if "move" in case]


@pytest.mark.parametrize("case", MOVES, ids=lambda case: case["id"])
def test_move(case: dict[str, Any]):
    asked = {key: case["move"][key] for key in ("tile", "x", "y", "r")}
    told = {key: case["move"][key] for key in ("after", "after_tile", "actions")}
    assert GAME.answer({"position": case["position"], **asked, "ask": "move"}) == told


def test_there_are_moves():
    assert len(MOVES) > 30


@pytest.mark.parametrize("tie", DATA["ties"])
def test_tie(tie: dict[str, Any]):
    answer = GAME.answer({"positions": tie["positions"], "level": tie["level"]})
    assert answer == {"winners": tie["winners"]}


@pytest.mark.parametrize("position", DATA["bad"])
def test_bad_position_is_refused(position: str):
    with pytest.raises(BadPosition) as refused:
        GAME.answer({"position": position, "level": 1})
    assert refused.value.reason
    assert "\n" not in refused.value.message
