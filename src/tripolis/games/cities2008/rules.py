"""The course of a match: what is drawn, who acts, and what they may do.

A round (the start is round 0) begins when its last tile is turned up and ends when nobody is in
`waiting`; only then does what was done become `shown`.
"""

from __future__ import annotations

from typing import Final

from tripolis.core.chance import Chance, Outcome
from tripolis.core.errors import IllegalAction, ImpossibleDraw, IncompleteTurn, NotYourTurn
from tripolis.core.game import CHANCE, Seat, Status, Turn
from tripolis.core.options import Options
from tripolis.games.cities2008.board import COVERED, TILES
from tripolis.games.cities2008.components import BALANCED, NUMBERS, STACK, START, read_tiles
from tripolis.games.cities2008.land import EMPTY
from tripolis.games.cities2008.notation import action_text
from tripolis.games.cities2008.placing import lay_actions, lay_start, place_tile, tile_actions
from tripolis.games.cities2008.state import Action, City, Laid, Lay, Settings, State, Tile
from tripolis.games.cities2008.tourists import move_tourist, tourist_actions

_CHANCE_ACTS: Final = (CHANCE,)
_COMPLETE: Final = Turn(Status.COMPLETE)
_LAYS_MISSING: Final = tuple(
    Turn(Status.INCOMPLETE, missing=f"{START - laid} of the start tiles must still be laid")
    for laid in range(START)
)
_TURN_MISSING: Final = (
    Turn(Status.INCOMPLETE, missing="the tile must be placed"),
    Turn(Status.INCOMPLETE, missing="a tourist action must be chosen, or `stay`"),
)
_EMPTY_CITY: Final = City(EMPTY, (), ())


def setup(seats: int, options: Options) -> State:
    tiles = BALANCED if options.file is None else read_tiles(options.file)
    cities = (_EMPTY_CITY,) * seats
    return State(Settings(seats, int(options["level"]), tiles), (), (), cities, cities)


def round_of(state: State) -> int:
    """The round that runs or ran last; the start is 0."""
    return max(0, len(state.drawn) - START)


def turned_up(state: State) -> tuple[int, ...]:
    """The tiles of this round."""
    return state.drawn if len(state.drawn) <= START else state.drawn[-1:]


def remaining(state: State) -> tuple[int, ...]:
    """The numbers that were not turned up."""
    return tuple([number for number in NUMBERS if number not in state.drawn])


def to_place(state: State, seat: Seat) -> tuple[int, ...]:
    """The tiles of this round that the seat has still to lay."""
    if seat not in state.waiting:
        return ()
    city = state.cities[seat]
    if len(state.drawn) > START:
        return () if city.turn else state.drawn[-1:]
    return _start_left(state, city)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.waiting:
        return state.waiting
    return () if len(state.drawn) == STACK else _CHANCE_ACTS


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Ordered as the rooms `placing` and `tourists` say."""
    if seat not in state.waiting:
        return ()
    city = state.cities[seat]
    if len(state.drawn) == START:
        left = _start_left(state, city)
        return lay_actions(city.land, left) if left else ()
    if not city.turn:
        return tile_actions(city.land)
    return tourist_actions(city.land, _fresh(city)) if len(city.turn) == 1 else ()


def apply(state: State, seat: Seat, action: Action) -> State:
    if seat not in state.waiting:
        raise NotYourTurn(seat, to_act(state))
    cities = state.cities
    city = cities[seat]
    if len(state.drawn) == START:
        city = _lay(state, city, action)
    elif city.turn:
        city = _move(city, action)
    else:
        city = _place(state, city, action)
    cities = (*cities[:seat], city, *cities[seat + 1 :])
    return State(state.settings, state.drawn, state.waiting, cities, state.shown)


def turn(state: State, seat: Seat) -> Turn:
    if seat not in state.waiting:
        raise NotYourTurn(seat, to_act(state))
    done = len(state.cities[seat].turn)
    missing = _LAYS_MISSING if len(state.drawn) == START else _TURN_MISSING
    return missing[done] if done < len(missing) else _COMPLETE


def commit(state: State, seat: Seat) -> State:
    """Finish the round for a seat; the last one to finish shows all cities to all."""
    status = turn(state, seat)
    if status is not _COMPLETE:
        raise IncompleteTurn(seat, status.missing)
    waiting = tuple(other for other in state.waiting if other != seat)
    shown = state.shown if waiting else state.cities
    return State(state.settings, state.drawn, waiting, state.cities, shown)


def chance(state: State) -> Chance:
    """The next number of the stack. Eight of the 24 stay aside: they are just never drawn."""
    if to_act(state) != _CHANCE_ACTS:
        raise ImpossibleDraw("draw", "nothing is drawn now")
    drawn = len(state.drawn)
    key = f"start/{drawn + 1}" if drawn < START else f"round/{drawn - START + 1}"
    return Chance("draw", "tiles", NUMBERS, (key,), (drawn,), remaining(state))


def draw(state: State, outcome: Outcome) -> State:
    """Turn the next tile up; with the third start tile and each one after, a round begins."""
    chance(state).check(outcome)
    drawn = (*state.drawn, *[number for number in outcome if isinstance(number, int)])
    if len(drawn) < START:
        return State(state.settings, drawn, (), state.cities, state.shown)
    cities = tuple(City(city.land, city.tiles, ()) for city in state.cities)
    return State(state.settings, drawn, tuple(range(state.settings.seats)), cities, cities)


def _start_left(state: State, city: City) -> tuple[int, ...]:
    """The start tiles that are turned up and not laid yet."""
    laid = [tile.number for tile in city.tiles]
    return tuple(number for number in state.drawn if number not in laid)


def _fresh(city: City) -> int:
    """The fields of the tile just placed."""
    tile = city.tiles[-1]
    return COVERED[TILES.bit(tile.x, tile.y)]


def _lay(state: State, city: City, action: Action) -> City:
    left = _start_left(state, city)
    if not left:
        raise _turn_complete(action)
    if not isinstance(action, Lay):
        raise IllegalAction(action_text(action), "start-first", "the start tiles are laid now")
    land = lay_start(city.land, state.settings.tiles.faces, left, action)
    laid = Laid(action.number, action.x, action.y, action.rotation)
    return City(land, (*city.tiles, laid), (*city.turn, action))


def _place(state: State, city: City, action: Action) -> City:
    if not isinstance(action, Tile):
        raise IllegalAction(action_text(action), "tile-first", "the tile of the round comes first")
    number = state.drawn[-1]
    land = place_tile(city.land, state.settings.tiles.faces[number - 1], action)
    laid = Laid(number, action.x, action.y, action.rotation)
    return City(land, (*city.tiles, laid), (action,))


def _move(city: City, action: Action) -> City:
    if len(city.turn) > 1:
        raise _turn_complete(action)
    if isinstance(action, Lay | Tile):
        raise IllegalAction(action_text(action), "tile-placed", "the tile of the round is placed")
    land = move_tourist(city.land, _fresh(city), action)
    return City(land, city.tiles, (*city.turn, action))


def _turn_complete(action: Action) -> IllegalAction:
    reason = "everything of this round is done; take it back or finish the round"
    return IllegalAction(action_text(action), "turn-complete", reason)
