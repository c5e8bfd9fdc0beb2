"""Every position of the conformance cases, and positions and questions that must be refused."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from support import cases
from tripolis.core.errors import BadNotation, BadPosition, BadRequest
from tripolis.games import find
from tripolis.games.cityscape.notation import buildable, parse_position, position_text

GAME = find("cityscape")
DATA: dict[str, Any] = cases("cityscape.json")
VACANT = "/0,0,0,0"
GOALS = "S=1111 W=1111 N=1111"


@pytest.mark.parametrize("case", DATA["cases"], ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    question = {key: case[key] for key in ("position", "players", "goals")}
    assert GAME.answer(question) == case["expected"]
    assert position_text(parse_position(case["position"]).heights) == case["position"]


@pytest.mark.parametrize("position", DATA["bad"])
def test_bad_position(position: str) -> None:
    with pytest.raises(BadPosition):
        GAME.answer({"position": position, "players": 3, "goals": GOALS})


def city(heights: list[int]) -> str:
    return position_text(heights + [0] * (16 - len(heights)))


@pytest.mark.parametrize(
    "position",
    [
        "01,0,0,0" + 3 * VACANT,
        "+1,0,0,0" + 3 * VACANT,
        "-0,0,0,0" + 3 * VACANT,
        "1 ,0,0,0" + 3 * VACANT,
        "1,0,0,0" + 3 * VACANT + "\n",
        "1,0,0,0" + 3 * VACANT + " ",
        " 1,0,0,0" + 3 * VACANT,
        "1,0,0,0," + 3 * VACANT,
        "1,0,0,0" + 4 * VACANT,
        "1,0,0,0/" + 3 * VACANT,
        "1,0,0/0,0,0,0,0" + 2 * VACANT,
        "1,0,0,0" + 2 * VACANT,
        "٣,0,0,0" + 3 * VACANT,
        "1e1,0,0,0" + 3 * VACANT,
        "100,0,0,0" + 3 * VACANT,
        "9" * 5000 + ",0,0,0" + 3 * VACANT,
    ],
)
def test_malformed_position(position: str) -> None:
    with pytest.raises(BadPosition):
        parse_position(position)


@pytest.mark.parametrize(
    "heights",
    [
        [1] * 16,  # sixteen ones
        [1] * 6,
        [2] * 8,  # five twos and two pairs of ones: one one is left
        [1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
        [74, 2],
        [3] * 16,
        [4] * 13,
        [2] + [6] * 12,
        [1] * 5 + [23] * 3 + [1],
    ],
)
def test_heights_that_cannot_be_built(heights: list[int]) -> None:
    with pytest.raises(BadPosition):
        parse_position(city(heights))


@pytest.mark.parametrize(
    "heights",
    [[], [75], [1] * 5, [2] * 7, [5] * 15, [3] * 10, [4] * 11, [25] * 3, [37, 38], [6] * 11 + [9]],
)
def test_heights_that_can_be_built(heights: list[int]) -> None:
    assert list(parse_position(city(heights)).heights) == heights + [0] * (16 - len(heights))


@pytest.mark.parametrize(
    "rest",
    [
        "left=5,5,5,5,5 turn=S",  # nothing is placed, but a 3 stands there
        "left=5,5,4,5,4 turn=S",  # more placed than stands there
        "left=3,4,5,5,5",
        "turn=S",
        "turn=S left=4,4,5,5,5",
        "left=4,4,5,5,5 turn=X",
        "left=4,4,5,5 turn=S",
        "left=4,4,5,5,5,5 turn=S",
        "left=4,4,5,5,6 turn=S",
        "left=-1,4,5,5,5 turn=S",
        "left=04,4,5,5,5 turn=S",
        "left=4,4,5,5,5  turn=S",
        "left=4,4,5,5,5 turn=S ",
    ],
)
def test_malformed_or_inconsistent_blocks_left(rest: str) -> None:
    with pytest.raises(BadPosition):
        parse_position(f"3,0,0,0{3 * VACANT} {rest}")


@pytest.mark.parametrize("rest", ["left=4,4,5,5,5 turn=S", "left=5,5,4,5,5 turn=E"])
def test_one_building_may_be_built_in_several_ways(rest: str) -> None:
    parse_position(f"3,0,0,0{3 * VACANT} {rest}")


def test_blocks_left_tell_apart_what_the_heights_alone_do_not() -> None:
    parse_position(f"3,2,0,0{3 * VACANT} left=5,4,4,5,5 turn=N")
    with pytest.raises(BadPosition):
        parse_position(f"1,1,3,0{3 * VACANT} left=5,4,4,5,5 turn=N")


@pytest.mark.parametrize("blocks", [(1, 1, 2, 3), (1, 1, 1, 2, 2), (2, 3, 4, 5), (3, 3, 3, 4, 5)])
def test_buildable_is_what_placing_these_blocks_can_bring(blocks: tuple[int, ...]) -> None:
    """Every way of putting the blocks down, against every city of the same sum."""
    cities: set[tuple[int, ...]] = {()}
    for block in blocks:
        placed: set[tuple[int, ...]] = set()
        for stacks in cities:
            placed.add(tuple(sorted((*stacks, block))))
            for n, stack in enumerate(stacks):
                placed.add(tuple(sorted((*stacks[:n], stack + block, *stacks[n + 1 :]))))
        cities = placed
    left = tuple(5 - blocks.count(height) for height in range(1, 6))
    total = sum(blocks)
    for size in range(1, 7):
        for heights in combinations_with_replacement(range(1, total + 1), size):
            if sum(heights) == total:
                assert buildable(heights, left) == (heights in cities), heights


QUESTION: dict[str, object] = {"position": "0,0,0,0" + 3 * VACANT, "players": 3, "goals": GOALS}


@pytest.mark.parametrize("key", QUESTION)
@pytest.mark.parametrize("value", [None, True, 3.0, 7, "", [], {}])
def test_a_question_with_a_wrong_value(key: str, value: object) -> None:
    with pytest.raises((BadRequest, BadPosition, BadNotation)):
        GAME.answer({**QUESTION, key: value})


@pytest.mark.parametrize("key", QUESTION)
def test_a_question_that_lacks_something(key: str) -> None:
    with pytest.raises(BadRequest) as error:
        GAME.answer({name: value for name, value in QUESTION.items() if name != key})
    assert error.value.key == key


def test_a_question_with_something_unknown() -> None:
    with pytest.raises(BadRequest) as error:
        GAME.answer({**QUESTION, "goal": GOALS})
    assert error.value.key == "goal"


@pytest.mark.parametrize(
    "goals",
    [
        *("", "S=1111", f"{GOALS} E=1111", "W=1111 S=1111 N=1111", "S=1111  W=1111 N=1111"),
        *("S=0111 W=1111 N=1111", "S=7111 W=1111 N=1111", "s=1111 W=1111 N=1111", f"{GOALS}\n"),
    ],
)
def test_goals_that_these_players_cannot_have(goals: str) -> None:
    with pytest.raises(BadNotation):
        GAME.answer({**QUESTION, "goals": goals})
