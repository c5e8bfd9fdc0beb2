"""Scores in which every point is traced to the places that make it."""

from __future__ import annotations

from dataclasses import dataclass

Place = tuple[int, int]  # (x, y), x to the right, y down; what it counts is the game's: see there


@dataclass(frozen=True, slots=True)
class Part:
    """Some points and the fields, lots or spaces that make them."""

    points: int
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """One line of a score sheet: a tourist, a line of lots, a card."""

    kind: str
    name: str
    parts: tuple[Part, ...]

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)


@dataclass(frozen=True, slots=True)
class SeatScore:
    sources: tuple[Source, ...]

    @property
    def total(self) -> int:
        return sum(source.points for source in self.sources)


@dataclass(frozen=True, slots=True)
class Scores:
    """The score of each seat as it stands; winners and the reason once the match is over."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...] = ()
    decided_by: str = ""  # what decided: "points", a game's own tie-break, "shared"

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(seat.total for seat in self.seats)
