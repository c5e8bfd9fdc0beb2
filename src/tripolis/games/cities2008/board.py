"""The two grids of a city: places of tiles, and the fields that the tiles cover.

A record counts from the first start tile, and a city is at most 4×4 tiles, so tiles lie in -3 … 3
and fields in -6 … 7, whatever a player does.
"""

from __future__ import annotations

from typing import Final

from tripolis.core.scores import Place
from tripolis.games.cities2008.components import SIDE
from tripolis.grid import Grid

_FAR: Final = SIDE - 1  # the farthest place from the first tile, in either direction

TILES: Final = Grid(2 * SIDE - 1, 2 * SIDE - 1, -_FAR, -_FAR)
FIELDS: Final = Grid(2 * TILES.width, 2 * TILES.height, 2 * TILES.left, 2 * TILES.top)

Masks = tuple[int, int, int, int]  # attraction, park, terrace and water fields
TERRAINS: Final = "aptw"


def _field_bits(offset: int) -> tuple[int, int, int, int]:
    """The fields NW NE SW SE of the tile whose top left field is bit `offset`."""
    below = offset + FIELDS.stride
    return 1 << offset, 1 << offset + 1, 1 << below, 1 << below + 1


def _offset(place: int) -> int:
    x, y = TILES.square(place)
    return FIELDS.bit(2 * x, 2 * y).bit_length() - 1


_PLACES = tuple(TILES.bit(*square) for square in TILES.squares(TILES.all))

OFFSET: Final = {place: _offset(place) for place in _PLACES}  # of its top left field
COVERED: Final = {place: sum(_field_bits(OFFSET[place])) for place in _PLACES}
# Where a tile may lie beside this one in one city of 4×4.
REACH: Final = {
    place: TILES.mask(
        [
            (x + dx, y + dy)
            for x, y in (TILES.square(place),)
            for dx in range(-_FAR, SIDE)
            for dy in range(-_FAR, SIDE)
        ]
    )
    for place in _PLACES
}


def turned(face: str, rotation: int) -> str:
    """The face NW NE SW SE after some clockwise quarter turns."""
    for _ in range(rotation):
        nw, ne, sw, se = face
        face = f"{sw}{nw}{se}{ne}"
    return face


def face_masks(face: str) -> Masks:
    """The terrains of a face, as if its tile lay in the corner where the bits begin."""
    fields = list(zip(face, _field_bits(0), strict=True))
    a, p, t, w = (sum(bit for letter, bit in fields if letter == kind) for kind in TERRAINS)
    return a, p, t, w


def frame(places: int) -> tuple[Place, Place]:
    """The first and the last column and row of tiles of a city that is not empty."""
    squares = TILES.squares(places)
    xs = [x for x, _ in squares]
    ys = [y for _, y in squares]
    return (min(xs), min(ys)), (max(xs), max(ys))
