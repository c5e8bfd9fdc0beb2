"""Positions, goals and actions as text, both ways."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from tripolis.core.errors import BadNotation, BadPosition
from tripolis.games.cityscape.board import LOT_NAMES, LOTS, SIDES, Lot, place
from tripolis.games.cityscape.components import BLOCKS_OF_A_HEIGHT, CODES, HEIGHTS
from tripolis.games.cityscape.state import UNSET, Action, Build, Codes, Goal

GOALS: dict[tuple[str, int], tuple[Goal, ...]] = {
    (side, line): tuple(Goal(side, line, code) for code in CODES)
    for side in SIDES
    for line in range(1, 5)
}
BUILDS: dict[int, tuple[Build, ...]] = {h: tuple(Build(h, lot) for lot in LOTS) for h in HEIGHTS}

_ACTIONS: dict[str, Action] = {
    f"goal {goal.side}{goal.line} {goal.code}": goal for goals in GOALS.values() for goal in goals
} | {
    f"build {build.height} {LOT_NAMES[build.lot]}": build
    for builds in BUILDS.values()
    for build in builds
}
ACTION_TEXTS: dict[Action, str] = {action: text for text, action in _ACTIONS.items()}
_UNSET = "-"


def action_text(action: Action) -> str:
    return ACTION_TEXTS[action]


def parse_action(text: str) -> Action:
    if text not in _ACTIONS:
        raise BadNotation(text, "an action such as `goal S1 3` or `build 5 b3`")
    return _ACTIONS[text]


def goals_text(sides: str, codes: Codes) -> str:
    """`S=3562 W=1146`; a die that is not set yet is shown as `-`."""
    dice = [_UNSET if code == UNSET else str(code) for code in codes]
    return " ".join(f"{side}={''.join(dice[4 * n : 4 * n + 4])}" for n, side in enumerate(sides))


def parse_goals(text: str, sides: str, *, unset: bool = False) -> dict[str, Codes]:
    """The goals of exactly these sides; with `unset` some dice may be `-`."""
    die = f"[{CODES[0]}-{CODES[-1]}{_UNSET if unset else ''}]"
    match = re.fullmatch(" ".join(f"{side}=({die}{{4}})" for side in sides), text)
    if match is None:
        example = " ".join(f"{side}=3562" for side in sides)
        raise BadNotation(text, f"goals such as `{example}`, four codes 1 to 6 a side")
    return {
        side: tuple(UNSET if die == _UNSET else int(die) for die in codes)
        for side, codes in zip(sides, match.groups(), strict=True)
    }


@dataclass(frozen=True, slots=True)
class Position:
    """A city; in the middle of a round also the blocks left and the side of the seat to move."""

    heights: tuple[int, ...]
    left: tuple[int, ...] | None = None
    turn: str | None = None


def position_text(heights: Sequence[int]) -> str:
    return "/".join(",".join(map(str, heights[n : n + 4])) for n in range(0, 16, 4))


_NUMBER = r"(?:0|[1-9][0-9]?)"
ALL_BLOCKS_HIGH = sum(height * BLOCKS_OF_A_HEIGHT for height in HEIGHTS)
_REST = r"(?: left=([0-5](?:,[0-5]){4}) turn=([SWNE]))?"
_POSITION = re.compile(rf"({_NUMBER}(?:[,/]{_NUMBER}){{15}}){_REST}")


def parse_position(text: str) -> Position:
    """A city that the blocks can build. Raises `BadPosition`."""
    position = read_position(text)
    heights = position.heights
    if sum(heights) > ALL_BLOCKS_HIGH:
        reason = f"the heights add up to {sum(heights)}, the blocks to {ALL_BLOCKS_HIGH}"
        raise BadPosition(text, reason, "too-high")
    if not buildable(heights, position.left):
        reason = "the blocks cannot build these heights"
        lots = obstacle(heights) if position.left is None else ()
        raise BadPosition(text, reason, "unbuildable", tuple(map(place, lots)))
    return position


def read_position(text: str) -> Position:
    """The heights as they are written, whatever the blocks can build. Raises `BadPosition`."""
    city, _, rest = text.partition(" ")
    rows = city.split("/")
    if len(rows) != 4:
        raise BadPosition(text, f"a city has 4 rows separated by `/`, not {len(rows)}")
    for row in rows:
        if len(row.split(",")) != 4:
            raise BadPosition(text, f"a row has 4 heights separated by commas, not {row!r}")
    match = _POSITION.fullmatch(text)
    if match is None:
        for number in ",".join(rows).split(","):
            if not re.fullmatch(_NUMBER, number):
                raise BadPosition(text, f"{number!r} is not a height from 0 to {ALL_BLOCKS_HIGH}")
        raise BadPosition(text, f"`left=5,4,5,5,3 turn=S` may follow the rows, not {rest!r}")
    heights = tuple(int(number) for number in ",".join(rows).split(","))
    left = None if match[2] is None else tuple(map(int, match[2].split(",")))
    return Position(heights, left, match[3])


def buildable(heights: Sequence[int], left: tuple[int, ...] | None = None) -> bool:
    """Whether the blocks can build these heights; with `left`, using up exactly the others."""
    stock = tuple(BLOCKS_OF_A_HEIGHT - n for n in left) if left else (BLOCKS_OF_A_HEIGHT,) * 5
    used = sum(height * n for height, n in zip(HEIGHTS, stock, strict=True))
    if left is not None and used != sum(heights):
        return False
    # Low buildings leave the fewest choices, so they are tried first.
    return _fits(stock, tuple(sorted(height for height in heights if height)))


def obstacle(heights: Sequence[int]) -> tuple[Lot, ...]:
    """The buildings that stand in the way of each other: without any of them, the rest fits."""
    lots = [lot for lot in LOTS if heights[lot]]
    for lot in tuple(lots):
        others = [other for other in lots if other != lot]
        if not buildable([heights[other] for other in others]):
            lots = others
    return tuple(lots)


@cache
def _stacks(height: int, tallest: int) -> tuple[tuple[int, ...], ...]:
    """All stacks of this height as numbers of blocks of heights 1 … tallest, big blocks first."""
    if tallest == 0:
        return ((),) if height == 0 else ()
    most = min(height // tallest, BLOCKS_OF_A_HEIGHT)
    return tuple(
        (*rest, n)
        for n in range(most, -1, -1)
        for rest in _stacks(height - n * tallest, tallest - 1)
    )


def _fits(stock: tuple[int, ...], heights: tuple[int, ...]) -> bool:
    """Whether the stock can build all these heights (a search that remembers its dead ends)."""
    dead: set[tuple[int, tuple[int, ...]]] = set()

    def search(n: int, stock: tuple[int, ...]) -> bool:
        if n == len(heights):
            return True
        if (n, stock) in dead:
            return False
        for stack in _stacks(heights[n], len(stock)):
            rest = tuple(have - need for have, need in zip(stock, stack, strict=True))
            if min(rest) >= 0 and search(n + 1, rest):
                return True
        dead.add((n, stock))
        return False

    return search(0, stock)
