"""What a match is made of: its settings, the cities, and the actions of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tripolis.core.game import Seat
from tripolis.core.scores import Place
from tripolis.games.cities2008.components import TileSet
from tripolis.games.cities2008.land import Land


@dataclass(frozen=True, slots=True)
class Settings:
    seats: int
    level: int
    tiles: TileSet


@dataclass(frozen=True, slots=True)
class Lay:
    """Arrange one of the start tiles."""

    number: int
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Tile:
    """Place the tile of the round."""

    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class New:
    """A tourist from stock onto the tile just placed."""

    to: Place


@dataclass(frozen=True, slots=True)
class Jump:
    """A tourist from anywhere onto the tile just placed."""

    start: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Walk:
    """A tourist one field in any of the eight directions."""

    start: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Stay:
    """No tourist action."""


Action: TypeAlias = Lay | Tile | New | Jump | Walk | Stay


class Laid(NamedTuple):
    """Which tile lies where."""

    number: int
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class City:
    land: Land
    tiles: tuple[Laid, ...]  # in the order in which they were laid
    turn: tuple[Action, ...]  # what was done since the last tile was turned up


@dataclass(frozen=True, slots=True)
class State:
    settings: Settings
    drawn: tuple[int, ...]  # numbers turned up so far
    waiting: tuple[Seat, ...]  # seats that have not finished this round
    cities: tuple[City, ...]  # as they are
    shown: tuple[City, ...]  # as they were at the end of the last round
