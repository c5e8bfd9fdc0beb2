"""The score sheet of a real table: a city and the goals of its players."""

from __future__ import annotations

from collections.abc import Mapping

from tripolis.core.errors import BadRequest
from tripolis.games.cityscape.board import LINES, SIDES, SIDES_OF_SEATS
from tripolis.games.cityscape.components import CODES
from tripolis.games.cityscape.notation import parse_goals, parse_position
from tripolis.games.cityscape.scoring import score_line, visible


def answer(request: Mapping[str, object]) -> dict[str, object]:
    """`{"position", "players", "goals"}` → visible and codes of all sides, lines, totals."""
    for key in request:
        if key not in ("position", "players", "goals"):
            raise BadRequest(key, "a question has `position`, `players` and `goals`")
    heights = parse_position(_text(request, "position")).heights
    players = request.get("players")
    if not isinstance(players, int) or isinstance(players, bool) or players not in SIDES_OF_SEATS:
        raise BadRequest("players", "a number from 2 to 4")
    seats = SIDES_OF_SEATS[players]
    goals = parse_goals(_text(request, "goals"), "".join(seats))
    lines = {
        side: [
            score_line(heights, line, code).points
            for line, code in zip(LINES[side], codes, strict=True)
        ]
        for side, codes in goals.items()
    }
    return {
        "visible": {side: [len(visible(heights, line)) for line in LINES[side]] for side in SIDES},
        "codes": {
            side: [
                [score_line(heights, line, code).points for code in CODES] for line in LINES[side]
            ]
            for side in SIDES
        },
        "lines": lines,
        "totals": [sum(sum(lines[side]) for side in sides) for sides in seats],
    }


def _text(request: Mapping[str, object], key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise BadRequest(key, "a text is needed here")
    return value
