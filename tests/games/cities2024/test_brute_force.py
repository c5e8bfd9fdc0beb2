"""Legal actions against an enumeration of the whole notation, judged by a reading of the table.

It looks at the view alone and imports nothing from the rules: each action of the notation, in a
window larger than any neighbourhood, is legal or not by the words of the spec.
"""

from __future__ import annotations

from itertools import product

import pytest

from tripolis.core.game import CHANCE
from tripolis.games.cities2024.view import View

from .naive import SIDES, WILD, Board, colour, pieces, read
from .playing import GAME, VARIANTS, states

ROWS = ("cards", "tiles", "features", "blocks")
FEATURES = ("w1", "w2", "w3", "w4", "p1", "p2", "p3", "p4", "m", "*")


def board_of(view: View, seat: int) -> Board:
    left, top = view.players[seat].origin
    return {(left + x, top + y): t for (x, y), t in read(view.players[seat].position).items()}


def legal(view: View) -> set[str]:
    if view.to_act in ((), (CHANCE,)) or view.hidden:
        return set()
    (seat,) = view.to_act
    board = board_of(view, seat)
    if view.round == 0:
        tiles = () if view.begun else [tile.number for tile in view.starts]
        return {f"start {number},r{turn}" for number, turn in product(tiles, range(4))}
    if not view.begun:
        return takes(view, seat)
    if view.tile is not None:
        return tile_layings(view, board)
    found = {f"discard {thing}" for thing in view.things}
    for thing in view.things:
        word = "block" if thing in "rgby" else "feature"
        for x, y in product(range(-12, 13), repeat=2):
            if (x, y) in board and may_lie(thing, board[x, y]):
                found.add(f"{word} {thing} {x},{y}")
    return found


def takes(view: View, seat: int) -> set[str]:
    limit = 2 if view.seats == 2 else 1
    return {
        f"take {row} {column + 1}"
        for row, occupants in zip(ROWS, view.workers, strict=True)
        for column in range(4)
        if occupants[column] is None and occupants.count(seat) < limit
    }


def tile_layings(view: View, board: Board) -> set[str]:
    tiles = {(x // 2, y // 2) for x, y in board}
    found: set[str] = set()
    for x, y in product(range(-6, 7), repeat=2):
        beside = any((x + dx, y + dy) in tiles for dx, dy in SIDES)
        if (x, y) in tiles or not beside:
            continue
        xs, ys = zip(*tiles, (x, y), strict=True)
        size = (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
        allowed = [(3, 5), (5, 3)] if view.long else [(3, 3)]
        if any(size[0] <= width and size[1] <= height for width, height in allowed):
            found |= {f"tile {x},{y},r{turn}" for turn in range(4)}
    return found


def may_lie(thing: str, token: str) -> bool:
    unpaved = token[0] in "wp"
    if thing[0] in "wp":
        return token == thing[0]
    if thing in ("m", "*"):
        return token in ("r", "g", "b", "y")
    return not unpaved and (
        token == WILD or (colour(token) == thing and not token.endswith("m") and pieces(token) < 4)
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_legal_actions_are_those_of_the_spec(variant):
    kinds: set[str] = set()
    for seed in (1, 2):
        for state in states(variant, seed):
            for seat in range(variant.seats):
                texts = [GAME.action_text(a) for a in GAME.legal_actions(state, seat)]
                mine = seat == state.acting and not state.due
                assert set(texts) == (legal(GAME.view(state, None)) if mine else set())
                kinds.update(text.split()[0] for text in texts)
    assert kinds == {"start", "take", "tile", "feature", "block", "discard"}
