"""Hundreds at one table: what a game gives so that nobody has to be sent everything.

In a crowd everybody plays alone, sees where they stand, and looks at others when they ask. A game
of few seats has no use for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from tripolis.core.game import Entry, Event, Seat

S = TypeVar("S")
V_co = TypeVar("V_co", covariant=True)

BEST = 5  # lines that everybody sees
BESIDE = 2  # lines above and below one's own


@dataclass(frozen=True, slots=True)
class RankLine:
    """A line of the ranking."""

    rank: int  # 1 is the best; equal points have the same
    seat: Seat
    points: int
    done: bool  # has finished this round


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a viewer stands among all, as far as the viewer may know the others' points."""

    seats: int
    at_work: int  # seats that have not finished this round
    me: RankLine | None  # None: a spectator
    best: tuple[RankLine, ...]
    beside: tuple[RankLine, ...]  # me and those around me
    winners: tuple[Seat, ...]  # once the match is over
    decided_by: str


class Ranking:
    """All seats by their points, best first; those with the same points by seat."""

    def __init__(
        self,
        points: Sequence[int],
        at_work: Sequence[Seat],
        winners: tuple[Seat, ...] = (),
        decided_by: str = "",
    ) -> None:
        self._points = points
        self._working = frozenset(at_work)
        self._decision = winners, decided_by
        self._order = sorted(range(len(points)), key=lambda seat: -points[seat])
        self._where = {seat: n for n, seat in enumerate(self._order)}
        self._rank = {points[seat]: n for n, seat in reversed([*enumerate(self._order, start=1)])}

    def lines(self, start: int, end: int) -> tuple[RankLine, ...]:
        return tuple([self._line(seat) for seat in self._order[max(0, start) : end]])

    def standing(self, viewer: Seat | None) -> Standing:
        me, beside = None, ()
        if viewer is not None:
            n = self._where[viewer]
            me, beside = self._line(viewer), self.lines(n - BESIDE, n + BESIDE + 1)
        seats, best = len(self._order), self.lines(0, BEST)
        return Standing(seats, len(self._working), me, best, beside, *self._decision)

    def _line(self, seat: Seat) -> RankLine:
        points = self._points[seat]
        return RankLine(self._rank[points], seat, points, seat not in self._working)


class Crowd(Protocol[S, V_co]):
    """How a game is played by a crowd. What holds for `Game.view` holds for all that is shown."""

    more_than: int  # seats; up to so many, everybody is shown everything

    def alone(self, state: S, seat: Seat) -> S:
        """A match of one seat, which is this one: all that its turn depends on."""
        ...

    def informed(self, state: S, viewer: Seat | None) -> bool:
        """Whether the viewer may know what those who have finished this round did in it."""
        ...

    def ranking(self, state: S, *, informed: bool) -> Ranking:
        """The ranking that all who are informed see, or all who are not."""
        ...

    def view(self, state: S, viewer: Seat | None, standing: Standing) -> V_co:
        """What the viewer may know of their own part, and where they stand."""
        ...

    def shown(self, state: S, viewer: Seat | None, seat: Seat) -> Any:
        """What the viewer may know of this seat's part."""
        ...

    def events(self, entry: Entry, after: S, viewer: Seat | None) -> tuple[Event, ...]:
        """What the viewer sees happen: never nothing. Others' turns are not told."""
        ...
