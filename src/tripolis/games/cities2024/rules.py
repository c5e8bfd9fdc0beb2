"""The course of a match: who acts, what a turn may do, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tripolis.core.errors import IncompleteTurn, NotYourTurn
from tripolis.core.game import CHANCE, Seat, Status, Turn
from tripolis.core.options import Options, OptionSpec
from tripolis.games.cities2024 import placing
from tripolis.games.cities2024.components import HOUSE, load, shortage
from tripolis.games.cities2024.drawing import A_ROUND, STARTS, all_piles
from tripolis.games.cities2024.ending import end_start, end_turn
from tripolis.games.cities2024.neighbourhood import Neighbourhood
from tripolis.games.cities2024.state import (
    Action,
    Hand,
    Layout,
    Player,
    Settings,
    State,
    settings_of,
)

LEAST_SEATS, MOST_SEATS = 2, 4


def option_specs(seats: int, file: str | None) -> tuple[OptionSpec, ...]:
    """The cities are those of the set; only two players may choose the long game."""
    cities = tuple(city.slug for city in load(file).cities)
    return (
        OptionSpec("city", "random", cities, may_be_drawn=True),
        OptionSpec("long", "false", ("false", "true") if seats == 2 else ("false",)),
        OptionSpec("set", HOUSE, (HOUSE,), takes_file=True),
    )


def setup(seats: int, options: Options) -> State:
    """Nothing is drawn yet, not even who starts. Raises `ComponentError` if a set is too small."""
    settings = settings_of(seats, options["city"], options["long"] == "true", options.file)
    _check_supply(settings)
    nobody = Player(Neighbourhood(), (), (None,) * len(settings.city.achievements))
    return State(
        settings=settings,
        round=0,
        star=-1,
        acting=-1,
        due=STARTS,
        starts=tuple(range(1, len(settings.components.start_tiles) + 1)),
        layout=Layout(),
        workers=(0,) * seats,
        piles=all_piles(settings),
        players=(nobody,) * seats,
        hand=Hand(),
    )


def _check_supply(settings: Settings) -> None:
    """So that nothing runs out, whatever is taken: every place of the board has its own slots."""
    needed = {"card": "cards", "tile": "tiles", "feature": "features", "pieces": "pieces"}
    turned_up = {key: settings.rounds * A_ROUND[pile] for key, pile in needed.items()}
    error = shortage(settings.components, settings.seats, turned_up)
    if error is not None:
        raise error


def to_act(state: State) -> tuple[Seat, ...]:
    if state.due:
        return (CHANCE,)
    return () if state.over else (state.acting,)


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat != state.acting or state.due or state.over:
        return ()
    return placing.legal_actions(state)


def _check_turn(state: State, seat: Seat) -> None:
    if seat != state.acting or state.due or state.over:
        raise NotYourTurn(seat, to_act(state))


def apply(state: State, seat: Seat, action: Action) -> State:
    _check_turn(state, seat)
    return placing.apply(state, action)


def turn(state: State, seat: Seat) -> Turn:
    _check_turn(state, seat)
    hand = state.hand
    if hand.used:
        return _COMPLETE
    if hand.hidden:
        return _REVEALS
    if hand.things:
        return Turn(Status.COMPLETE, placing.discards(hand.things))
    if hand.tile:
        return _TILE_IN_HAND
    return _NOTHING_TAKEN if state.round else _NO_START


_COMPLETE = Turn(Status.COMPLETE)
_REVEALS = Turn(Status.REVEALS)
_TILE_IN_HAND = Turn(Status.INCOMPLETE, missing="the tile in hand has to be laid")
_NOTHING_TAKEN = Turn(Status.INCOMPLETE, missing="a column of a row has to be taken")
_NO_START = Turn(Status.INCOMPLETE, missing="a starting tile has to be chosen")


def commit(state: State, seat: Seat) -> State:
    """End the turn, or the part of it before a hidden thing is turned up."""
    status = turn(state, seat)
    if not status.over:
        raise IncompleteTurn(seat, status.missing or "there are things left in hand")
    hand = state.hand
    if hand.hidden:
        return replace(state, due=hand.hidden, hand=Hand(True, "", 0, hand.things))
    return end_turn(state) if state.round else end_start(state)
