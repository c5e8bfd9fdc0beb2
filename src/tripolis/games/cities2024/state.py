"""Settings, state and actions. Everything compares and hashes by value."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from tripolis.core.game import Seat
from tripolis.games.cities2024 import components as printed
from tripolis.games.cities2024.components import City, ComponentSet
from tripolis.games.cities2024.neighbourhood import Colour, FeatureKind, Neighbourhood

Row: TypeAlias = Literal["cards", "tiles", "features", "blocks"]
Thing: TypeAlias = Colour | FeatureKind  # what is held in the hand and laid one by one
ROWS: tuple[Row, ...] = get_args(Row)
COLUMNS = (1, 2, 3, 4)
HIDDEN_COLUMN = 4  # face-down, in blocks `?`
ROUNDS, ROUNDS_OF_TWO, ROUNDS_LONG = 8, 4, 7


@dataclass(frozen=True, slots=True)
class Settings:
    seats: int
    city_slug: str
    long: bool
    file: str | None  # the text of a set of one's own
    components: ComponentSet = field(compare=False, repr=False)
    city: City = field(compare=False, repr=False)

    @property
    def rounds(self) -> int:
        if self.long:
            return ROUNDS_LONG
        return ROUNDS_OF_TWO if self.seats == 2 else ROUNDS

    @property
    def workers_a_row(self) -> int:
        """How many workers a player places in one row each round."""
        return 2 if self.seats == 2 else 1

    def places(self, achievement: int) -> tuple[int, ...]:
        """The ring places that may be claimed, highest first."""
        return self.city.achievements[achievement].open_places(self.seats)


@lru_cache(maxsize=256)
def settings_of(seats: int, city: str, long: bool, file: str | None) -> Settings:
    """Settings with what is printed for them. Raises `ComponentError`."""
    components = printed.load(file)
    return Settings(seats, city, long, file, components, components.city(city))


@dataclass(frozen=True, slots=True)
class Start:
    """Choose a starting tile and lay it as (0,0)."""

    tile: int  # its number in the set
    rotation: int


@dataclass(frozen=True, slots=True)
class Take:
    row: Row
    column: int


@dataclass(frozen=True, slots=True)
class LayTile:
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class LayFeature:
    kind: FeatureKind
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class LayBlock:
    colour: Colour
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Remove a thing in hand from the game."""

    thing: Thing


Action: TypeAlias = Start | Take | LayTile | LayFeature | LayBlock | Discard


@dataclass(frozen=True, slots=True)
class Hand:
    """What the acting seat has done and still has to do with what it took this turn."""

    begun: bool = False  # a starting tile is laid, or something is taken
    hidden: str = ""  # the chance step that the take brings about, not committed yet
    tile: int = 0  # a tile to lay, by number
    things: tuple[Thing, ...] = ()  # features or pieces to lay, in the order of their kinds

    @property
    def used(self) -> bool:
        """Everything taken is laid or removed."""
        return self.begun and not (self.hidden or self.tile or self.things)


@dataclass(frozen=True, slots=True)
class Layout:
    """The face-up things of a round, taken or not, in the order of columns."""

    cards: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    features: tuple[FeatureKind, ...] = ()  # two in column 1, then one a column
    blocks: tuple[Colour, ...] = ()  # four in column 1, three in 2 and 3


@dataclass(frozen=True, slots=True)
class Piles:
    """What may still come: nothing of it was ever seen."""

    cards: tuple[int, ...]
    tiles: tuple[int, ...]
    features: tuple[FeatureKind, ...]
    pieces: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Ring:
    points: int
    spaces: int  # what met the achievement when it was claimed


@dataclass(frozen=True, slots=True)
class Player:
    place: Neighbourhood
    cards: tuple[int, ...]
    rings: tuple[Ring | None, ...]  # under each achievement of the city


@dataclass(frozen=True, slots=True)
class State:
    settings: Settings
    round: int  # 0: starting tiles; rounds + 1: the match is over
    star: Seat  # -1 until it is drawn
    acting: Seat
    due: str  # the chance step that comes next, if any: starts, cards, …, card, pieces
    starts: tuple[int, ...]  # starting tiles not chosen yet
    layout: Layout
    workers: tuple[int, ...]  # for each seat its spots of this round, as bits: see `spot`
    piles: Piles
    players: tuple[Player, ...]
    hand: Hand

    @property
    def over(self) -> bool:
        return self.round > self.settings.rounds


def spot(row: Row, column: int) -> int:
    """The bit of a place for a worker: four bits a row, in the order of `ROWS`."""
    return 1 << (4 * ROWS.index(row) + column - 1)
