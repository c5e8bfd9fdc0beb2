"""What a viewer may know: nobody who is still at work sees what others have just done.

A view is texts, numbers and places alone, so that any server can send it and any client draw it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tripolis.core.crowd import Standing
from tripolis.core.game import Seat
from tripolis.core.scores import Place, Scores
from tripolis.games.cities2008 import rules
from tripolis.games.cities2008.board import FIELDS, turned
from tripolis.games.cities2008.components import ROUNDS, TOURISTS
from tripolis.games.cities2008.notation import action_text, origin, position_text
from tripolis.games.cities2008.scoring import scores
from tripolis.games.cities2008.state import City, State


@dataclass(frozen=True, slots=True)
class TileView:
    number: int
    x: int
    y: int
    rotation: int
    face: str  # as it lies: NW NE SW SE after the rotation


@dataclass(frozen=True, slots=True)
class CityView:
    position: str | None  # None: nothing lies yet
    origin: Place | None  # the record coordinates of the position's top left field
    tiles: tuple[TileView, ...]  # in the order in which they were laid
    tourists: tuple[Place, ...]  # by row, then column
    stock: int
    turn: tuple[str, ...]  # the actions of this round, as far as they are seen here


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    seats: int
    level: int
    tile_set: str
    faces: tuple[str, ...]  # of the tiles 1, 2, 3 …, not turned
    rounds: int
    round: int  # that runs or ran last; the start is 0
    over: bool
    drawn: tuple[int, ...]  # the numbers turned up so far, in order
    remaining: tuple[int, ...]  # the numbers that were not turned up
    turned_up: tuple[int, ...]  # the tiles of this round
    to_place: tuple[int, ...]  # those of them that the viewer has still to lay
    waiting: tuple[Seat, ...]  # seats that have not finished this round
    cities: tuple[CityView, ...]
    stale: tuple[bool, ...]  # which cities are shown as at the end of the last round
    scores: Scores  # of the cities as they are shown
    # In a crowd: then cities and scores are the viewer's own alone.
    standing: Standing | None = None


def view(state: State, viewer: Seat | None) -> View:
    """What a seat may know, or a spectator (None)."""
    return show(state, viewer, over=not rules.to_act(state))


def show(state: State, viewer: Seat | None, *, over: bool) -> View:
    settings = state.settings
    stale = _stale(state, viewer)
    seen = tuple(
        old if hidden else city
        for city, old, hidden in zip(state.cities, state.shown, stale, strict=True)
    )
    return View(
        viewer=viewer,
        seats=settings.seats,
        level=settings.level,
        tile_set=settings.tiles.name,
        faces=settings.tiles.faces,
        rounds=ROUNDS,
        round=rules.round_of(state),
        over=over,
        drawn=state.drawn,
        remaining=rules.remaining(state),
        turned_up=rules.turned_up(state),
        to_place=() if viewer is None else rules.to_place(state, viewer),
        waiting=state.waiting,
        cities=tuple(city_view(city, settings.tiles.faces) for city in seen),
        stale=stale,
        scores=scores(tuple(city.land for city in seen), settings.level, over=over),
    )


def sees_turns(state: State, viewer: Seat | None) -> bool:
    """Whether the viewer sees what those who have finished this round have done in it."""
    return not state.waiting or (viewer is not None and viewer not in state.waiting)


def _stale(state: State, viewer: Seat | None) -> tuple[bool, ...]:
    """Whether each city is shown as it was at the end of the last round."""
    seats = range(state.settings.seats)
    if sees_turns(state, viewer):
        waiting = frozenset(state.waiting)
        return tuple(seat in waiting for seat in seats)
    return tuple(seat != viewer for seat in seats)


@lru_cache(maxsize=4096)
def city_view(city: City, faces: tuple[str, ...]) -> CityView:
    land = city.land
    return CityView(
        position=position_text(land),
        origin=origin(land) if land.places else None,
        tiles=tuple(
            TileView(*tile, turned(faces[tile.number - 1], tile.rotation)) for tile in city.tiles
        ),
        tourists=FIELDS.squares(land.tourists),
        stock=TOURISTS - land.tourists.bit_count(),
        turn=tuple(map(action_text, city.turn)),
    )
