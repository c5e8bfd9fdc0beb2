"""Laying tiles: the start arrangement, and one tile a round.

Actions are made once and handed out again and again, so that listing them is cheap.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tripolis.core.errors import IllegalAction
from tripolis.games.cities2008.board import TILES, Masks, face_masks, turned
from tripolis.games.cities2008.components import NUMBERS
from tripolis.games.cities2008.land import Land, with_tile
from tripolis.games.cities2008.notation import action_text
from tripolis.games.cities2008.state import Lay, Tile
from tripolis.grid import bits

_ROTATIONS: Final = range(4)
_PLACES: Final = {TILES.bit(x, y): (x, y) for x, y in TILES.squares(TILES.all)}
_TILES: Final = {
    place: tuple(Tile(x, y, rotation) for rotation in _ROTATIONS)
    for place, (x, y) in _PLACES.items()
}
_LAYS: Final = {
    (number, place): tuple(Lay(number, x, y, rotation) for rotation in _ROTATIONS)
    for number in NUMBERS
    for place, (x, y) in _PLACES.items()
}
_FIRST: Final = TILES.bit(0, 0)


@lru_cache(maxsize=4096)
def _turned_masks(face: str) -> tuple[Masks, ...]:
    """The terrains of a tile in each rotation."""
    return tuple(face_masks(turned(face, rotation)) for rotation in _ROTATIONS)


def free_places(land: Land) -> int:
    """Where the next tile may lie: beside the city or at its corner, and within 4×4."""
    return TILES.around(land.places) & land.room


def start_places(land: Land) -> int:
    """Where the next start tile may lie: at a corner of one laid, at no side of any."""
    if not land.places:
        return _FIRST
    return TILES.around(land.places) & ~TILES.beside(land.places)


def tile_actions(land: Land) -> tuple[Tile, ...]:
    """By row, column and rotation."""
    found: list[Tile] = []
    for place in bits(free_places(land)):
        found += _TILES[place]
    return tuple(found)


def lay_actions(land: Land, numbers: Iterable[int]) -> tuple[Lay, ...]:
    """By number (in the order in which they were turned up), row, column and rotation."""
    places = start_places(land)
    return tuple(
        lay for number in numbers for place in bits(places) for lay in _LAYS[number, place]
    )


def place_tile(land: Land, face: str, tile: Tile) -> Land:
    """The land with the tile of the round on it. IllegalAction."""
    place = TILES.bit(tile.x, tile.y)
    if not place & free_places(land) or tile.rotation not in _ROTATIONS:
        raise _why_not_placed(land, place, tile)
    return with_tile(land, _turned_masks(face)[tile.rotation], place)


def lay_start(land: Land, faces: tuple[str, ...], numbers: tuple[int, ...], lay: Lay) -> Land:
    """The land with one more start tile; `numbers` are those not laid yet. IllegalAction."""
    place = TILES.bit(lay.x, lay.y)
    if (
        lay.number not in numbers
        or not place & start_places(land)
        or lay.rotation not in _ROTATIONS
    ):
        raise _why_not_laid(land, numbers, place, lay)
    return with_tile(land, _turned_masks(faces[lay.number - 1])[lay.rotation], place)


def _why_not_placed(land: Land, place: int, tile: Tile) -> IllegalAction:
    text = action_text(tile)
    if tile.rotation not in _ROTATIONS:
        return _no_rotation(text)
    if place & land.places:
        return IllegalAction(text, "place-taken", "a tile lies there already")
    if place & TILES.around(land.places):
        return IllegalAction(text, "outside-city", "the city would be wider or higher than 4 tiles")
    if not place & land.room:
        return IllegalAction(text, "outside-city", "that place is too far away for a city of 4×4")
    return IllegalAction(text, "not-touching", "it touches no side and no corner of the city")


def _why_not_laid(land: Land, numbers: tuple[int, ...], place: int, lay: Lay) -> IllegalAction:
    text = action_text(lay)
    if lay.number not in numbers:
        left = " and ".join(map(str, numbers))
        return IllegalAction(text, "not-this-tile", f"the tiles to lay are {left}")
    if lay.rotation not in _ROTATIONS:
        return _no_rotation(text)
    if not land.places:
        return IllegalAction(text, "first-at-origin", "the first tile lies at 0,0")
    if place & land.places:
        return IllegalAction(text, "place-taken", "a tile lies there already")
    if place & TILES.beside(land.places):
        return IllegalAction(text, "shares-side", "two start tiles would share a side")
    return IllegalAction(text, "no-corner", "it touches no corner of a start tile")


def _no_rotation(text: str) -> IllegalAction:
    return IllegalAction(text, "no-rotation", "a tile is turned 0, 1, 2 or 3 quarters")
