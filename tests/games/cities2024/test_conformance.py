"""The positions of `cities2024.json`, through the score sheet; and through the naive reading."""

import json

import pytest

from support import cases
from tripolis.core.errors import BadPosition
from tripolis.games.cities2024.game import Cities2024

from .naive import count, read

FILE = cases("cities2024.json")
GAME = Cities2024()


@pytest.mark.parametrize("case", FILE["cases"], ids=lambda case: case["id"])
def test_a_position(case):
    asked = {"position": case["position"], "long": case["long"]}
    assert json.loads(json.dumps(GAME.answer(asked))) == case["expected"]
    for each in case["requirements"]:
        found = GAME.answer({**asked, "requirement": each["requirement"]})
        assert found == {"card": each["card"], "achievement": each["achievement"]}


@pytest.mark.parametrize("case", FILE["cases"], ids=lambda case: case["id"])
def test_the_naive_reading_agrees(case):
    board = read(case["position"])
    for each in case["requirements"]:
        assert count(each["requirement"], board, achievement=False) == each["card"]
        assert count(each["requirement"], board, achievement=True) == each["achievement"]


@pytest.mark.parametrize("position", [*FILE["bad"], "*r0 w / w w", "w0 w / w w", "r m / w w", "/"])
def test_a_bad_position_is_refused(position):
    with pytest.raises(BadPosition) as caught:
        GAME.answer({"position": position, "long": False})
    assert caught.value.reason
    assert "\n" not in caught.value.message
