"""Cityscape in a terminal: the lots seen from above, each side's goals along its edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tripolis.core.scores import Place, Scores, SeatScore, Source
from tripolis.games.cityscape.board import LOT_NAMES, SIDES, SIDES_OF_SEATS
from tripolis.games.cityscape.components import CODES, HEIGHTS
from tripolis.games.cityscape.state import UNSET, Codes
from tripolis.games.cityscape.view import View

SECRETS = True

_SIDE_NAMES = {"S": "South", "W": "West", "N": "North", "E": "East"}
_MEANINGS = {
    **{code: f"{code} seen" for code in range(1, 5)},
    5: "equal ones in view",
    6: "the highest",
    UNSET: "not set",
}
# The taller, the warmer; the last goes on for all heights above.
_HEIGHT_STYLES = ("dim", "cyan", "green", "yellow", "red", "magenta", "bold magenta")
_GOAL = "bold"
_NO_GOALS = "    "


def table(view: View) -> RenderableType:
    marks: dict[str, str] = dict.fromkeys(SIDES, _NO_GOALS)
    for sides, codes in zip(view.sides, view.goals, strict=True):
        marks.update(_marks(sides, codes))
    blocks = "  ".join(f"{n} of {height}" for height, n in zip(HEIGHTS, view.left, strict=True))
    lines = [
        Text(f"Round {view.round} of {view.rounds}", "bold"),
        _city(view.heights, marks),
        Text(f"Blocks left: {blocks}"),
    ]
    if view.outlook is not None:
        lines.append(Text(f"Your goals as the city stands: {view.outlook.total} points"))
    return Group(*lines)


def cities(summary: Mapping[str, Any]) -> RenderableType:
    goals = " ".join(summary["goals"])
    marks = dict.fromkeys(SIDES, _NO_GOALS) | dict(goal.split("=") for goal in goals.split(" "))
    return _city(_heights(summary["positions"][0]), marks)


def live_scores(view: View) -> Scores:
    """The rounds that are scored, and the viewer's own goals as the city stands."""
    if view.outlook is None or view.viewer is None:
        return view.scores
    seats = list(view.scores.seats)
    seats[view.viewer] = SeatScore(seats[view.viewer].sources + view.outlook.sources)
    return Scores(tuple(seats))


def seat_name(seats: int, seat: int) -> str:
    sides = " + ".join(_SIDE_NAMES[side] for side in SIDES_OF_SEATS[seats][seat])
    return f"Seat {seat} ({sides})"


def source_name(source: Source) -> str:
    """A source is named ROUND/SIDE LINE/CODE."""
    number, line, code = source.name.split("/")
    return f"round {number}, line {line}: {code} ({_MEANINGS[int(code)]})"


def place_name(place: Place) -> str:
    x, y = place
    return LOT_NAMES[4 * y + x]


def sheet(request: Mapping[str, Any], answer: Mapping[str, Any]) -> RenderableType:
    goals = dict(goal.split("=") for goal in request["goals"].split(" "))
    drawn: list[RenderableType] = [
        _city(_heights(request["position"]), dict.fromkeys(SIDES, _NO_GOALS) | goals)
    ]
    for side, points in answer["lines"].items():
        for line, (code, worth) in enumerate(zip(goals[side], points, strict=True), start=1):
            drawn.append(Text(f"{side}{line}  {code} ({_MEANINGS[int(code)]}): {worth}"))
    seats = len(answer["totals"])
    for seat, total in enumerate(answer["totals"]):
        drawn.append(Text(f"{seat_name(seats, seat)}: {total}", "bold"))
    return Group(*drawn)


def _heights(position: str) -> list[int]:
    city, _, _ = position.partition(" ")
    return [int(height) for height in city.replace("/", ",").split(",")]


def _marks(sides: str, codes: Codes | None) -> dict[str, str]:
    """What stands at each side: codes, `-` for a die to be set, `?` for a hidden one."""
    if codes is None:
        return dict.fromkeys(sides, "????")
    dice = "".join(str(code) if code in CODES else "-" for code in codes)
    return {side: dice[4 * n : 4 * n + 4] for n, side in enumerate(sides)}


def _city(heights: Sequence[int], marks: Mapping[str, str]) -> Text:
    """North on top. North has column d at its left, West row 4, East row 1, South column a."""
    drawn = Text()
    _across(drawn, "N", marks["N"][::-1])
    drawn.append(f"          {'a':^5}{'b':^5}{'c':^5}{'d':^5}\n", "dim")
    for y in range(4):
        west = "W" if y == 0 and marks["W"].strip() else " "
        drawn.append(f"   {west}  {marks['W'][y]} ", _GOAL)
        drawn.append(f"{4 - y} ", "dim")
        for height in heights[4 * y : 4 * y + 4]:
            style = _HEIGHT_STYLES[min(-(-height // 2), len(_HEIGHT_STYLES) - 1)]
            drawn.append(f"{height or '.':^5}", style)
        drawn.append(f" {4 - y}", "dim")
        east = "E" if y == 0 and marks["E"].strip() else " "
        drawn.append(f" {marks['E'][3 - y]}  {east}\n", _GOAL)
    _across(drawn, "S", marks["S"])
    drawn.rstrip()
    return drawn


def _across(drawn: Text, side: str, dice: str) -> None:
    if dice.strip():
        drawn.append(f"   {side}      " + "".join(f"{die:^5}" for die in dice) + "\n", _GOAL)
