"""The actions of a turn: what is legal, and what each does.

The lists are built from actions made once for every place of the frame. Their order: starting tiles
by number and rotation; takes by row and column; tile places row by row, then rotation; things in
hand in their order (r g b y, w1 … p4 m *), each on its spaces row by row; discards last.
"""

from __future__ import annotations

from functools import lru_cache

from tripolis.core.errors import IllegalAction
from tripolis.games.cities2024.drawing import HIDDEN, in_column, in_order
from tripolis.games.cities2024.neighbourhood import (
    COLOURS,
    FEATURES,
    FRAME,
    Neighbourhood,
    tile_places,
)
from tripolis.games.cities2024.notation import action_text
from tripolis.games.cities2024.state import (
    COLUMNS,
    HIDDEN_COLUMN,
    ROWS,
    Action,
    Discard,
    Hand,
    LayBlock,
    LayFeature,
    LayTile,
    Player,
    Start,
    State,
    Take,
    Thing,
    spot,
)
from tripolis.grid import bits

_ROTATIONS = range(4)
_SPOT_BITS = [[spot(row, column) for column in COLUMNS] for row in ROWS]
_ROW_BITS = [sum(spots) for spots in _SPOT_BITS]
_TAKES = {spot(row, column): Take(row, column) for row in ROWS for column in COLUMNS}
_DISCARDS: dict[Thing, Discard] = {thing: Discard(thing) for thing in (*COLOURS, *FEATURES)}
_COLOUR_INDEX: dict[Thing, int] = {colour: n for n, colour in enumerate(COLOURS)}
_LAY: dict[Thing, dict[int, Action]] = {
    **{c: {b: LayBlock(c, *FRAME.square(b)) for b in bits(FRAME.all)} for c in COLOURS},
    **{k: {b: LayFeature(k, *FRAME.square(b)) for b in bits(FRAME.all)} for k in FEATURES},
}


def legal_actions(state: State) -> tuple[Action, ...]:
    """All actions of the acting seat; none once its turn waits to be committed."""
    hand = state.hand
    if hand.things and not hand.hidden:
        return _layings(state.players[state.acting].place, hand.things)
    if hand.tile:
        return _tile_layings(state.players[state.acting].place.tiles, state.settings.long)
    if hand.begun:
        return ()
    if not state.round:
        return tuple(Start(number, turn) for number in state.starts for turn in _ROTATIONS)
    return _takes(free_spots(state))


def free_spots(state: State) -> int:
    """Where the acting seat may place a worker: free columns of rows in which it has one left."""
    mine = state.workers[state.acting]
    occupied = 0
    for spots in state.workers:
        occupied |= spots
    free = 0
    for row in _ROW_BITS:
        if (mine & row).bit_count() < state.settings.workers_a_row:
            free |= row & ~occupied
    return free


@lru_cache(maxsize=1 << 12)
def _takes(free: int) -> tuple[Take, ...]:
    return tuple(_TAKES[bit] for bit in bits(free))


@lru_cache(maxsize=1 << 14)
def _tile_layings(tiles: int, long: bool) -> tuple[LayTile, ...]:
    return tuple(LayTile(x, y, turn) for x, y in tile_places(tiles, long) for turn in _ROTATIONS)


def _layings(place: Neighbourhood, things: tuple[Thing, ...]) -> tuple[Action, ...]:
    found: list[Action] = []
    distinct = dict.fromkeys(things)
    for thing in distinct:
        table = _LAY[thing]
        found += [table[bit] for bit in bits(spaces_for(place, thing))]
    return (*found, *[_DISCARDS[thing] for thing in distinct])


def spaces_for(place: Neighbourhood, thing: Thing) -> int:
    """Where a feature or a piece may be laid."""
    index = _COLOUR_INDEX.get(thing)
    return place.feature_spaces(thing) if index is None else place.block_spaces(index)


def discards(things: tuple[Thing, ...]) -> tuple[Discard, ...]:
    """What committing does with things still in hand."""
    return tuple(_DISCARDS[thing] for thing in things)


def apply(state: State, action: Action) -> State:
    """The state after one action of the acting seat. Raises `IllegalAction`."""
    match action:
        case LayBlock(thing, x, y) | LayFeature(thing, x, y):
            return _lay(state, action, thing, FRAME.bit(x, y))
        case Discard(thing):
            return _with_hand(state, _put_down(state, action, thing))
        case Take():
            return _take(state, action)
        case LayTile(x, y, rotation):
            return _lay_tile(state, action, x, y, rotation)
        case Start(tile, rotation):
            return _start(state, action, tile, rotation)


def _start(state: State, action: Start, tile: int, rotation: int) -> State:
    if state.round:
        raise _illegal(action, "no-start", "starting tiles are chosen before the first round")
    if state.hand.begun:
        raise _illegal(action, "turn-over", "the starting tile is laid: commit the turn")
    if tile not in state.starts:
        raise _illegal(action, "no-such-tile", f"starting tile {tile} is not among those in view")
    printed = state.settings.components.start_tiles[tile - 1]
    place = Neighbourhood().with_tile(printed, 0, 0, rotation)
    left = tuple(number for number in state.starts if number != tile)
    return State(
        state.settings,
        state.round,
        state.star,
        state.acting,
        state.due,
        left,
        state.layout,
        state.workers,
        state.piles,
        _with_place(state, place),
        Hand(begun=True),
    )


def _take(state: State, action: Take) -> State:
    if not state.round:
        raise _illegal(action, "no-layout", "first each seat lays a starting tile")
    if state.hand.begun:
        raise _illegal(action, "already-taken", "one column is taken each turn")
    bit = spot(action.row, action.column)
    if not bit & free_spots(state):
        if any(spots & bit for spots in state.workers):
            raise _illegal(action, "column-taken", "there is a worker in this column")
        raise _illegal(action, "no-worker", f"no worker is left for the {action.row} row")
    acting = state.acting
    workers = list(state.workers)
    workers[acting] |= bit
    hidden = HIDDEN[action.row] if action.column == HIDDEN_COLUMN else ""
    players = state.players
    tile, things = 0, ()
    if action.row in ("features", "blocks"):
        things = in_order(in_column(state, action.row, action.column))
    elif not hidden and action.row == "tiles":
        tile = state.layout.tiles[action.column - 1]
    elif not hidden:
        player = players[acting]
        cards = (*player.cards, state.layout.cards[action.column - 1])
        players = _with_player(state, Player(player.place, cards, player.rings))
    return State(
        state.settings,
        state.round,
        state.star,
        acting,
        state.due,
        state.starts,
        state.layout,
        tuple(workers),
        state.piles,
        players,
        Hand(True, hidden, tile, things),
    )


def _lay_tile(state: State, action: LayTile, x: int, y: int, rotation: int) -> State:
    if not state.hand.tile:
        raise _illegal(action, "no-tile", "there is no tile in hand")
    place = state.players[state.acting].place
    if (x, y) not in tile_places(place.tiles, state.settings.long):
        size = "3×5 or 5×3" if state.settings.long else "3×3"
        raise _illegal(action, "bad-place", f"a tile lies beside one of yours, within {size} tiles")
    if rotation not in _ROTATIONS:
        raise _illegal(action, "bad-rotation", "a tile is turned by 0 to 3 quarters")
    printed = state.settings.components.tiles[state.hand.tile - 1]
    after = place.with_tile(printed, x, y, rotation)
    return _with_hand(state, Hand(begun=True), after)


def _lay(state: State, action: LayBlock | LayFeature, thing: Thing, bit: int) -> State:
    hand = _put_down(state, action, thing)
    place = state.players[state.acting].place
    if not bit & spaces_for(place, thing):
        raise _illegal(action, "bad-space", f"{thing} cannot be laid on this space")
    index = _COLOUR_INDEX.get(thing)
    after = place.with_feature(thing, bit) if index is None else place.with_piece(index, bit)
    return _with_hand(state, hand, after)


def _put_down(state: State, action: Action, thing: Thing) -> Hand:
    """The hand without one such thing."""
    hand = state.hand
    if hand.hidden:
        raise _illegal(action, "reveals", "commit the take first: it turns up a hidden thing")
    if thing not in hand.things:
        raise _illegal(action, "not-in-hand", f"there is no {thing} in hand")
    index = hand.things.index(thing)
    return Hand(True, "", 0, hand.things[:index] + hand.things[index + 1 :])


def _with_hand(state: State, hand: Hand, place: Neighbourhood | None = None) -> State:
    return State(
        state.settings,
        state.round,
        state.star,
        state.acting,
        state.due,
        state.starts,
        state.layout,
        state.workers,
        state.piles,
        state.players if place is None else _with_place(state, place),
        hand,
    )


def _with_place(state: State, place: Neighbourhood) -> tuple[Player, ...]:
    player = state.players[state.acting]
    return _with_player(state, Player(place, player.cards, player.rings))


def _with_player(state: State, player: Player) -> tuple[Player, ...]:
    acting = state.acting
    return (*state.players[:acting], player, *state.players[acting + 1 :])


def _illegal(action: Action, reason: str, explanation: str) -> IllegalAction:
    return IllegalAction(action_text(action), reason, explanation)
