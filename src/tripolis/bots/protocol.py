"""What a player is asked, and what it may know: its view, never the state."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tripolis.core.chance import Draws
from tripolis.core.game import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat that has to choose an action."""

    game: AnyGame
    seat: Seat
    view: Any  # of the seat, with its own draft in it
    legal: tuple[Any, ...]  # at least one
    draws: Draws  # chance of the player's own: the same draws, the same choice

    def imagine(self) -> Any:
        """A state that the view allows; hidden things in it are made up."""
        return self.game.sample(self.view, self.draws)


class Player(Protocol):
    """Chooses one action of its turn after another. Holds nothing from match to match."""

    name: str

    def choose(self, situation: Situation) -> Any: ...


class RandomDraws:
    """`Draws` from Python's own generator: quick, and repeatable for the same seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)
