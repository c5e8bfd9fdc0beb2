"""Bad questions about positions get a typed error and one clear line."""

from __future__ import annotations

from typing import Any

import pytest

from tripolis.core.errors import BadPosition, BadRequest, IllegalAction
from tripolis.games import find

GAME: Any = find("cities2008")  # answers are JSON: anything
MOVE = {"position": "ap/tw", "tile": "aptw", "x": 1, "y": 0, "r": 0, "ask": "move"}


@pytest.mark.parametrize(
    ("request_", "key"),
    [
        ({}, "position"),
        ({"position": "ap/tw"}, "level"),
        ({"level": 1}, "position"),
        ({"position": "ap/tw", "level": 0}, "level"),
        ({"position": "ap/tw", "level": 4}, "level"),
        ({"position": "ap/tw", "level": "1"}, "level"),
        ({"position": "ap/tw", "level": True}, "level"),
        ({"position": "ap/tw", "level": 1.0}, "level"),
        ({"position": "ap/tw", "level": None}, "level"),
        ({"position": None, "level": 1}, "position"),
        ({"position": ["ap/tw"], "level": 1}, "position"),
        ({"position": "ap/tw", "level": 1, "seat": 0}, "seat"),
        ({"positions": [], "level": 1}, "positions"),
        ({"positions": "ap/tw", "level": 1}, "positions"),
        ({"positions": [1], "level": 1}, "positions"),
        ({"positions": ["ap/tw"]}, "level"),
        ({"positions": ["ap/tw"], "position": "ap/tw", "level": 1}, "position"),
        ({"position": "ap/tw", "ask": "points"}, "ask"),
        ({"position": "ap/tw", "level": 1, "ask": None}, "ask"),
        ({"position": "ap/tw", "ask": ["move"]}, "ask"),
        ({"ask": "tile_places"}, "position"),
        ({"position": "ap/tw", "ask": "tile_places", "level": 1}, "level"),
        *(({key: MOVE[key] for key in MOVE if key != left}, left) for left in ("tile", "x", "r")),
        (MOVE | {"tile": "apt"}, "tile"),
        (MOVE | {"tile": "aptx"}, "tile"),
        (MOVE | {"tile": 7}, "tile"),
        (MOVE | {"x": "1"}, "x"),
        (MOVE | {"y": 0.5}, "y"),
        (MOVE | {"r": 4}, "r"),
        (MOVE | {"r": -1}, "r"),
        (MOVE | {"level": 1}, "level"),
    ],
)
def test_a_bad_request_is_refused_at_its_key(request_, key):
    with pytest.raises(BadRequest) as error:
        GAME.answer(request_)
    assert error.value.key == key
    assert "\n" not in error.value.message


@pytest.mark.parametrize(("x", "y"), [(0, 0), (2, 0), (4, 0), (-4, 0), (0, 10**20)])
def test_an_illegal_move_is_refused(x, y):
    with pytest.raises(IllegalAction):
        GAME.answer(MOVE | {"x": x, "y": y})


def test_no_tile_fits_into_a_full_city():
    full = "/".join(["aptwaptw"] * 8)
    assert GAME.answer({"position": full, "ask": "tile_places"}) == {"tile_places": []}
    for x, y in ((0, 0), (4, 0), (-1, -1)):
        with pytest.raises(IllegalAction):
            GAME.answer(MOVE | {"position": full, "x": x, "y": y})


def test_one_bad_position_among_many_is_named():
    with pytest.raises(BadPosition, match="ap/tW"):
        GAME.answer({"positions": ["ap/tw", "ap/tW"], "level": 1})


def test_a_move_above_and_to_the_left_shifts_the_frame():
    answer = GAME.answer(
        {"position": "aP/tw", "tile": "atpw", "x": -1, "y": -1, "r": 1, "ask": "move"}
    )
    assert answer["after"] == "pa../wt../..aP/..tw"
    assert answer["after_tile"] == [0, 0]
    assert "walk 3,2>2,2" in answer["actions"]
    assert "jump 3,2>1,1" in answer["actions"]
    assert "new 0,1" not in answer["actions"]  # water
