"""Hundreds at one table: what a game gives so that nobody has to be sent everything.

In a crowd everybody plays alone, sees where they stand, and looks at others when they ask. A game
of few seats has no use for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
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
        working = frozenset(at_work)
        order = sorted(range(len(points)), key=lambda seat: -points[seat])
        self.at_work = len(working)
        self.decision = winners, decided_by
        self.lines: list[RankLine] = []
        for _, tied in groupby(order, key=lambda seat: points[seat]):
            rank = len(self.lines) + 1
            self.lines += [RankLine(rank, n, points[n], n not in working) for n in tied]
        self._where = {line.seat: n for n, line in enumerate(self.lines)}
        self._best = tuple(self.lines[:BEST])

    def standing(self, viewer: Seat | None) -> Standing:
        me, beside = None, self.lines[:0]
        if viewer is not None:
            n = self._where[viewer]
            me, beside = self.lines[n], self.lines[max(0, n - BESIDE) : n + BESIDE + 1]
        seats = len(self.lines)
        return Standing(seats, self.at_work, me, self._best, tuple(beside), *self.decision)


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
