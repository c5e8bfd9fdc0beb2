"""The answer to `"ask": "sheet"`: what every seat of a real table scores, with each point's places.

A seat that cannot be scored has its error in place of a score, and then nobody has won yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict

from tripolis.core.errors import TripolisError
from tripolis.core.scores import SeatScore

Scored = SeatScore | TripolisError
Decision = tuple[tuple[int, ...], str]  # the winners, and what decided


def scored(score: Callable[[], SeatScore]) -> Scored:
    """The score of a seat, or why it has none."""
    try:
        return score()
    except TripolisError as error:
        return error


def sheet(seats: Sequence[Scored], decide: Callable[[], Decision]) -> dict[str, object]:
    """`decide` is asked once every seat has a score."""
    complete = all(isinstance(seat, SeatScore) for seat in seats)
    winners, decided_by = decide() if complete else ((), "")
    return {
        "seats": [_seat(seat) for seat in seats],
        "winners": list(winners),
        "decided_by": decided_by,
    }


def _seat(seat: Scored) -> dict[str, object]:
    if isinstance(seat, TripolisError):
        return {"total": None, "sources": [], "problem": problem(seat)}
    sources = [asdict(source) for source in seat.sources]
    return {"total": seat.total, "sources": sources, "problem": None}


def problem(error: TripolisError) -> dict[str, object]:
    return {"kind": error.kind, "message": error.message, "facts": error.facts()}
