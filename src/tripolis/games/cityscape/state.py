"""The state of a match, and the two kinds of action."""

from __future__ import annotations

from dataclasses import dataclass

from tripolis.core.game import Seat
from tripolis.games.cityscape.board import SIDES_OF_SEATS, Lot

UNSET = 0  # the code of a goal die that is not set yet

Codes = tuple[int, ...]  # a seat's goal dice, side by side: 4, or 8 for a seat of two sides


@dataclass(frozen=True, slots=True)
class Goal:
    """Set one die: line 1–4 of a side, from its left."""

    side: str
    line: int
    code: int


@dataclass(frozen=True, slots=True)
class Build:
    """Put a block on a lot."""

    height: int
    lot: Lot


Action = Goal | Build


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is scored: the city and everybody's goals."""

    heights: tuple[int, ...]
    goals: tuple[Codes, ...]


@dataclass(frozen=True, slots=True)
class State:
    """What is committed, and the acting seat's own turn: open goal dice, or `built`."""

    rounds: int  # of the whole match
    past: tuple[Round, ...]
    goals: tuple[Codes, ...]  # by seat
    locked: tuple[bool, ...]  # who has committed their goals
    heights: tuple[int, ...]  # by lot
    left: tuple[int, ...]  # blocks left of heights 1–5
    mover: Seat  # whose turn it is to build, once all goals are locked
    built: Build | None = None  # put down, not committed

    @property
    def seats(self) -> int:
        return len(self.goals)

    @property
    def over(self) -> bool:
        return len(self.past) == self.rounds

    @property
    def setting_goals(self) -> bool:
        return False in self.locked

    def sides(self, seat: Seat) -> str:
        return SIDES_OF_SEATS[self.seats][seat]
