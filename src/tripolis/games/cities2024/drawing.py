"""Chance: who starts, the layout of a round, and the hidden things that are taken.

Draw keys are `round/row/column/index`, all counted from 1 (who starts: `0/starts/1/1`). Each place
of the board has slots of its own in the pile, whether its things are ever turned up or not: 4 cards
and 4 tiles a round, 6 features, 12 pieces, the hidden ones last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar, cast

from tripolis.core.chance import Chance, Item, Outcome
from tripolis.core.errors import ImpossibleDraw
from tripolis.games.cities2024.ending import end_turn
from tripolis.games.cities2024.neighbourhood import COLOURS, FEATURES, Colour, FeatureKind
from tripolis.games.cities2024.state import (
    HIDDEN_COLUMN,
    Hand,
    Piles,
    Settings,
    State,
    Thing,
)

T = TypeVar("T")

STARTS = "starts"
AFTER = {"cards": "tiles", "tiles": "features", "features": "blocks", "blocks": ""}
HIDDEN = {"cards": "card", "tiles": "tile", "features": "feature", "blocks": "pieces"}
# For each step: the pile, the row, the columns of its things, where its slots of a round begin.
_STEPS = {
    "cards": ("cards", "cards", (1, 2, 3), 0),
    "card": ("cards", "cards", (4,), 3),
    "tiles": ("tiles", "tiles", (1, 2, 3), 0),
    "tile": ("tiles", "tiles", (4,), 3),
    "features": ("features", "features", (1, 1, 2, 3, 4), 0),
    "feature": ("features", "features", (4,), 5),
    "blocks": ("pieces", "blocks", (1, 1, 1, 1, 2, 2, 2, 3, 3, 3), 0),
    "pieces": ("pieces", "blocks", (4, 4), 10),
}
A_ROUND = {"cards": 4, "tiles": 4, "features": 6, "pieces": 12}  # slots of each pile
_GROUPS = {"blocks": (4, 3, 3), "pieces": (2,)}
_FACE_UP_FEATURE = 4  # in the layout: the one beside the face-down one
_BLOCKS = {1: slice(0, 4), 2: slice(4, 7), 3: slice(7, 10)}
_FEATURES = {1: slice(0, 2), 2: slice(2, 3), 3: slice(3, 4), HIDDEN_COLUMN: slice(4, 5)}


def all_piles(settings: Settings) -> Piles:
    """The piles before anything was drawn."""
    printed = settings.components
    return Piles(
        tuple(range(1, len(printed.cards) + 1)),
        tuple(range(1, len(printed.tiles) + 1)),
        printed.features,
        tuple(colour for colour in COLOURS for _ in range(printed.pieces)),
    )


def in_column(state: State, row: str, column: int) -> tuple[Thing, ...]:
    """The face-up features or pieces that lie in a column of the layout."""
    if row == "features":
        return state.layout.features[_FEATURES[column]]
    return () if column == HIDDEN_COLUMN else state.layout.blocks[_BLOCKS[column]]


def chance(state: State) -> Chance:
    """The step that is due."""
    due = state.due
    if not due:
        raise ImpossibleDraw("", "nothing is drawn here: a turn is due")
    if due == STARTS:
        seats = tuple(range(state.settings.seats))
        return Chance(STARTS, STARTS, seats, ("0/starts/1/1",), (0,), seats)
    pile, keys, slots = _where(due, state.round)
    return Chance(
        due,
        pile,
        _items(state.settings, pile),
        keys,
        slots,
        cast("tuple[Item, ...]", getattr(state.piles, pile)),
        _GROUPS.get(due, ()),
    )


@lru_cache(maxsize=128)
def _where(due: str, number: int) -> tuple[str, tuple[str, ...], tuple[int, ...]]:
    """The pile, the draw keys and the slots of a step in this round."""
    pile, row, columns, first = _STEPS[due]
    first += A_ROUND[pile] * (number - 1)
    places = enumerate(columns)
    keys = tuple(f"{number}/{row}/{c}/{columns[: n + 1].count(c)}" for n, c in places)
    if due == "feature":  # the first of its column lies face-up
        keys = (f"{number}/{row}/{HIDDEN_COLUMN}/2",)
    return pile, keys, tuple(range(first, first + len(columns)))


@lru_cache(maxsize=128)
def _items(settings: Settings, pile: str) -> tuple[Item, ...]:
    return cast("tuple[Item, ...]", getattr(all_piles(settings), pile))


def draw(state: State, outcome: Outcome) -> State:
    """The state after a draw. Raises `ImpossibleDraw`."""
    chance(state).check(outcome)
    due = state.due
    if due == STARTS:
        star = cast("int", outcome[0])
        return replace(state, star=star, acting=(star - 1) % state.settings.seats, due="")
    if due in AFTER:
        return _lay_out(state, outcome)
    return _turn_up(state, outcome)


def _lay_out(state: State, outcome: Outcome) -> State:
    """Fill one row; once all four are full, the holder of the star begins."""
    layout = replace(state.layout, **{state.due: outcome})
    piles = _without(state.piles, _STEPS[state.due][0], outcome)
    due = AFTER[state.due]
    return replace(state, layout=layout, piles=piles, due=due, acting=state.star)


def _turn_up(state: State, outcome: Outcome) -> State:
    """A hidden thing comes to the seat that took it; a card ends the turn at once."""
    due, hand = state.due, state.hand
    piles = _without(state.piles, _STEPS[due][0], outcome)
    if due == "card":
        number = cast("int", outcome[0])
        player = state.players[state.acting]
        players = list(state.players)
        players[state.acting] = replace(player, cards=(*player.cards, number))
        after = replace(state, piles=piles, due="", players=tuple(players), hand=Hand(begun=True))
        return end_turn(after)
    if due == "tile":
        return replace(state, piles=piles, due="", hand=Hand(True, "", cast("int", outcome[0])))
    drawn = cast("tuple[Colour | FeatureKind, ...]", outcome)
    return replace(
        state, piles=piles, due="", hand=Hand(True, "", 0, in_order(hand.things + drawn))
    )


def in_order(things: Sequence[Thing]) -> tuple[Thing, ...]:
    """Things as they lie in a hand: colours r g b y, features w1 … p4 m *."""
    return tuple(sorted(things, key=_ORDER.__getitem__))


_ORDER: dict[Thing, int] = {thing: n for n, thing in enumerate((*COLOURS, *FEATURES))}


def _without(piles: Piles, pile: str, drawn: Outcome) -> Piles:
    left = list(cast("tuple[Item, ...]", getattr(piles, pile)))
    for item in drawn:
        left.remove(item)
    return replace(piles, **{pile: tuple(left)})
