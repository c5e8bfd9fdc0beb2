"""What a bot may imagine: a state that a view allows.

Only those who have finished a round that the viewer has not are hidden. For each of them some
legal turn is made up. A view holds nothing else, so no secret can come along.
"""

from __future__ import annotations

from collections.abc import Iterable

from tripolis.core.chance import Draws
from tripolis.core.game import Seat
from tripolis.games.cities2008 import rules
from tripolis.games.cities2008.board import FIELDS, TILES, face_masks
from tripolis.games.cities2008.components import TileSet
from tripolis.games.cities2008.land import EMPTY, Land, with_tile, with_tourists
from tripolis.games.cities2008.notation import parse_action
from tripolis.games.cities2008.state import City, Jump, Laid, Lay, New, Settings, State, Tile, Walk
from tripolis.games.cities2008.view import CityView, TileView, View


def sample(view: View, draws: Draws) -> State:
    settings = Settings(view.seats, view.level, TileSet(view.tile_set, view.faces))
    cities = tuple(map(_city, view.cities))
    if not view.waiting:
        return State(settings, view.drawn, (), cities, cities)
    shown = tuple(map(_before_turn, view.cities))
    state = State(settings, view.drawn, tuple(range(view.seats)), cities, shown)
    waiting = frozenset(view.waiting)
    for seat in range(view.seats):
        if seat not in waiting:
            state = _some_turn(state, seat, draws)
    return State(settings, view.drawn, view.waiting, state.cities, shown)


def _some_turn(state: State, seat: Seat, draws: Draws) -> State:
    """The state with the seat's turn made up; a turn that the view shows is whole already."""
    while legal := rules.legal_actions(state, seat):
        state = rules.apply(state, seat, legal[draws.below(len(legal))])
    return state


def _city(view: CityView) -> City:
    turn = tuple(map(parse_action, view.turn))
    return City(_land(view.tiles, FIELDS.mask(view.tourists)), _laid(view.tiles), turn)


def _before_turn(view: CityView) -> City:
    """The city as it was before the turn that the view shows."""
    tourists = FIELDS.mask(view.tourists)
    tiles = view.tiles
    for text in reversed(view.turn):
        match parse_action(text):
            case Lay() | Tile():
                tiles = tiles[:-1]
            case New(to):
                tourists ^= FIELDS.bit(*to)
            case Jump(start, to) | Walk(start, to):
                tourists ^= FIELDS.bit(*start) | FIELDS.bit(*to)
            case _:  # stay
                pass
    return City(_land(tiles, tourists), _laid(tiles), ())


def _laid(tiles: Iterable[TileView]) -> tuple[Laid, ...]:
    return tuple(Laid(tile.number, tile.x, tile.y, tile.rotation) for tile in tiles)


def _land(tiles: Iterable[TileView], tourists: int) -> Land:
    land = EMPTY
    for tile in tiles:
        land = with_tile(land, face_masks(tile.face), TILES.bit(tile.x, tile.y))
    return with_tourists(land, tourists)
