"""The players by name. A game may have its own player under a name that all games know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import ClassVar

from tripolis.bots.protocol import Player
from tripolis.bots.simple import GreedyPlayer, RandomPlayer
from tripolis.core.errors import TripolisError, listed

PLAYERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

# (player, game) → where the game's own player is; imported when first asked for.
OWN = {
    ("greedy", "cityscape"): "tripolis.bots.cityscape:GreedyBuilder",
    ("greedy", "cities2024"): "tripolis.bots.cities2024:Greedy",
}


@dataclass(eq=False)
class UnknownPlayer(TripolisError):
    kind: ClassVar[str] = "unknown-player"
    player: str
    known: tuple[str, ...]

    @property
    def message(self) -> str:
        return f"there is no player {self.player!r}; there is {listed(self.known)}"


def player(name: str, game: str) -> Player:
    """A player for a game."""
    if name not in PLAYERS:
        raise UnknownPlayer(name, tuple(PLAYERS))
    if (name, game) in OWN:
        module, _, factory = OWN[name, game].partition(":")
        made: Player = getattr(import_module(module), factory)()
        return made
    return PLAYERS[name]()
