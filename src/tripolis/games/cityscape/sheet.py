"""The score sheet of a real table: a city and the goals of its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import cast

from tripolis.core.errors import BadRequest, TripolisError
from tripolis.core.scores import SeatScore
from tripolis.core.sheet import problem, sheet
from tripolis.games.cityscape.board import LINES, SIDES, SIDES_OF_SEATS
from tripolis.games.cityscape.components import CODES
from tripolis.games.cityscape.notation import (
    ALL_BLOCKS_HIGH,
    parse_goals,
    parse_position,
    read_position,
)
from tripolis.games.cityscape.scoring import decide, score_line, score_seat, visible
from tripolis.games.cityscape.state import UNSET, Codes
from tripolis.games.cityscape.view import sights


def answer(request: Mapping[str, object]) -> dict[str, object]:
    """`{"position", "players", "goals"}` → visible and codes of all sides, lines, totals.

    With `"ask": "sheet"`: `{"players", "rounds": [{"position", "goals"}…]}` → the whole sheet.
    """
    if "ask" in request:
        return _sheet(request)
    for key in request:
        if key not in ("position", "players", "goals"):
            raise BadRequest(key, "a question has `position`, `players` and `goals`")
    heights = parse_position(_text(request, "position")).heights
    seats = _seats(request)
    goals = parse_goals(_text(request, "goals"), "".join(seats))
    lines = {
        side: [
            score_line(heights, line, code) for line, code in zip(LINES[side], codes, strict=True)
        ]
        for side, codes in goals.items()
    }
    return {
        "visible": {
            side: [len(visible(tuple(heights[lot] for lot in line))) for line in LINES[side]]
            for side in SIDES
        },
        "codes": {
            side: [[score_line(heights, line, code) for code in CODES] for line in LINES[side]]
            for side in SIDES
        },
        "lines": lines,
        "totals": [sum(sum(lines[side]) for side in sides) for sides in seats],
    }


@dataclass(frozen=True, slots=True)
class _Played:
    """A round as it was written down."""

    heights: tuple[int, ...]
    goals: Mapping[str, Codes]
    problem: TripolisError | None  # why it cannot be scored

    @property
    def open(self) -> int:
        """Dice that are not set."""
        return sum(codes.count(UNSET) for codes in self.goals.values())


def _sheet(request: Mapping[str, object]) -> dict[str, object]:
    """All seats over all rounds; somebody has won once every round is complete.

    A round whose heights cannot be built is not scored and says why. Dice may still be `-`. A round
    that was played to its end has used all blocks: `built` of `all_blocks`.
    """
    if request["ask"] != "sheet":
        raise BadRequest("ask", "is sheet; without it, one city is scored")
    for key in request:
        if key not in ("ask", "players", "rounds"):
            raise BadRequest(key, "a sheet has `players` and `rounds`")
    seats = _seats(request)
    given = request.get("rounds")
    if not isinstance(given, list) or not given:
        raise BadRequest("rounds", "is a list of rounds, one at least")
    rounds = [_played(one, "".join(seats)) for one in cast("list[object]", given)]
    scores = tuple(
        SeatScore(
            tuple(
                source
                for number, played in enumerate(rounds, start=1)
                if played.problem is None
                for source in score_seat(number, played.heights, sides, _codes(played, sides))
            )
        )
        for sides in seats
    )
    complete = all(played.problem is None and not played.open for played in rounds)
    decision = decide(scores, over=complete)
    return {
        **sheet(scores, lambda: (decision.winners, decision.decided_by)),
        "rounds": [
            {
                "open": played.open,
                "built": sum(played.heights),
                "all_blocks": ALL_BLOCKS_HIGH,
                "sights": [asdict(sight) for sight in sights(played.heights)],
                "problem": None if played.problem is None else problem(played.problem),
            }
            for played in rounds
        ],
    }


def _codes(played: _Played, sides: str) -> Codes:
    return tuple(code for side in sides for code in played.goals[side])


def _played(given: object, sides: str) -> _Played:
    if not isinstance(given, dict):
        raise BadRequest("rounds", "a round has `position` and `goals`")
    written = cast("dict[str, object]", given)
    for key in written:
        if key not in ("position", "goals"):
            raise BadRequest(key, "a round has `position` and `goals`")
    text = _text(written, "position")
    heights = read_position(text).heights
    goals = parse_goals(_text(written, "goals"), sides, unset=True)
    try:
        parse_position(text)
    except TripolisError as error:
        return _Played(heights, goals, error)
    return _Played(heights, goals, None)


def _seats(request: Mapping[str, object]) -> tuple[str, ...]:
    players = request.get("players")
    if not isinstance(players, int) or isinstance(players, bool) or players not in SIDES_OF_SEATS:
        raise BadRequest("players", "a number from 2 to 4")
    return SIDES_OF_SEATS[players]


def _text(request: Mapping[str, object], key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise BadRequest(key, "a text is needed here")
    return value
