"""A neighbourhood: the tiles of one player with everything on them, as sets of spaces.

All sets are integers over one frame that holds every neighbourhood of every variant:

    tile  (-4,-4) … (4,4)   the start tile at (0,0), at most 5 tiles in a row
    space (-8,-8) … (9,9)   the start tile covers (0,0) … (1,1); x to the right, y down

`LONGEST` spaces is the most a neighbourhood measures in one direction. A row of the frame has 19
bits, so two spaces of one neighbourhood whose bits lie as far apart as those of two others also
lie the same way apart on the table: sets may be shifted freely to look for shapes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, TypeAlias, get_args

from tripolis.grid import Grid, Square

FRAME = Grid(18, 18, -8, -8)
TILES = Grid(9, 9, -4, -4)
LONGEST = 10
HIGHEST = 4  # pieces in a building

Colour: TypeAlias = Literal["r", "g", "b", "y"]
FeatureKind: TypeAlias = Literal["w1", "w2", "w3", "w4", "p1", "p2", "p3", "p4", "m", "*"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
FEATURES: tuple[FeatureKind, ...] = get_args(FeatureKind)
GROUNDS = (*COLOURS, "w", "p")

Four: TypeAlias = tuple[int, int, int, int]
NONE: Four = (0, 0, 0, 0)


def put(four: Four, index: int, mask: int) -> Four:
    """Four sets with one of them exchanged."""
    return (*four[:index], mask, *four[index + 1 :])  # pyright: ignore[reportReturnType]


@dataclass(frozen=True, slots=True)
class Tile:
    """A printed tile: the letters of its spaces, row by row."""

    spaces: tuple[str, str, str, str]

    def turned(self, quarters: int) -> Tile:
        """The tile after this many clockwise quarter turns."""
        a, b, c, d = self.spaces
        return Tile(((a, b, c, d), (c, a, d, b), (d, c, b, a), (b, d, a, c))[quarters])

    @property
    def text(self) -> str:
        a, b, c, d = self.spaces
        return f"{a} {b} / {c} {d}"


@cache  # at most 6^4 tiles in 4 rotations
def _printed(tile: Tile, quarters: int) -> tuple[int, ...]:
    """The spaces of each ground, for the tile in the top left corner of the frame."""
    corner = [FRAME.bit(FRAME.left + dx, FRAME.top + dy) for dy in (0, 1) for dx in (0, 1)]
    turned = tile.turned(quarters).spaces
    return tuple(
        sum(bit for bit, space in zip(corner, turned, strict=True) if space == ground)
        for ground in GROUNDS
    )


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Sets of spaces; `tiles` alone is a set of tiles."""

    tiles: int = 0
    colours: Four = NONE  # building spaces by colour; an unbuilt wild space has none
    water: int = 0
    park: int = 0
    wild: int = 0  # with a special, built or not
    monuments: int = 0
    levels: Four = NONE  # levels[n]: with more than n pieces
    features: Four = NONE  # features[n]: with a water or park feature of kind n + 1

    @property
    def building(self) -> int:
        red, green, blue, yellow = self.colours
        return red | green | blue | yellow | self.wild

    @property
    def ground(self) -> int:
        """All spaces."""
        return self.building | self.water | self.park

    @property
    def unbuilt_wild(self) -> int:
        return self.wild & ~self.levels[0]

    def height(self, bit: int) -> int:
        """The number of pieces on a space."""
        return sum(bool(level & bit) for level in self.levels)

    def feature_spaces(self, kind: str) -> int:
        """Where a feature may be laid: blue on water, green on park, grey where nothing stands."""
        if kind in ("m", "*"):
            return self.building & ~(self.levels[0] | self.monuments | self.wild)
        one, two, three, four = self.features
        return (self.water if kind[0] == "w" else self.park) & ~(one | two | three | four)

    def block_spaces(self, colour: int) -> int:
        """Where a piece may be laid: its colour, or a wild space that has none yet."""
        first, _, _, fourth = self.levels
        own = self.colours[colour] & ~(self.monuments | fourth)
        return own | (self.wild & ~first)

    def with_tile(self, tile: Tile, x: int, y: int, quarters: int) -> Neighbourhood:
        shift = 2 * (y - TILES.top) * FRAME.stride + 2 * (x - TILES.left)
        red, green, blue, yellow, water, park = _printed(tile, quarters)
        old = self.colours
        return Neighbourhood(
            self.tiles | TILES.bit(x, y),
            (
                old[0] | red << shift,
                old[1] | green << shift,
                old[2] | blue << shift,
                old[3] | yellow << shift,
            ),
            self.water | water << shift,
            self.park | park << shift,
            self.wild,
            self.monuments,
            self.levels,
            self.features,
        )

    def with_feature(self, kind: str, bit: int) -> Neighbourhood:
        colours, wild, monuments, features = self.colours, self.wild, self.monuments, self.features
        if kind == "m":
            monuments |= bit
        elif kind == "*":  # the printed colour no longer counts
            wild |= bit
            red, green, blue, yellow = colours
            colours = (red & ~bit, green & ~bit, blue & ~bit, yellow & ~bit)
        else:
            index = int(kind[1]) - 1
            features = put(features, index, features[index] | bit)
        return Neighbourhood(
            self.tiles, colours, self.water, self.park, wild, monuments, self.levels, features
        )

    def with_piece(self, colour: int, bit: int) -> Neighbourhood:
        levels, colours = self.levels, self.colours
        height = 0
        while levels[height] & bit:
            height += 1
        if not colours[colour] & bit:  # the first piece on a wild space fixes its colour
            colours = put(colours, colour, colours[colour] | bit)
        return Neighbourhood(
            self.tiles,
            colours,
            self.water,
            self.park,
            self.wild,
            self.monuments,
            put(levels, height, levels[height] | bit),
            self.features,
        )


def fits(width: int, height: int, long: bool) -> bool:
    """3×3 tiles; in the long game 3×5 or 5×3."""
    return min(width, height) <= 3 and max(width, height) <= (5 if long else 3)


@lru_cache(maxsize=1 << 14)
def tile_places(tiles: int, long: bool) -> tuple[Square, ...]:
    """Where a tile may be laid next, in reading order: beside a tile, within the greatest size."""
    laid = TILES.squares(tiles)
    left, right = min(x for x, _ in laid), max(x for x, _ in laid)
    top, bottom = min(y for _, y in laid), max(y for _, y in laid)

    def within(x: int, y: int) -> bool:
        width = max(right, x) - min(left, x) + 1
        height = max(bottom, y) - min(top, y) + 1
        return fits(width, height, long)

    beside = TILES.squares(TILES.beside(tiles) & ~tiles)
    return tuple(place for place in beside if within(*place))


def origin(place: Neighbourhood) -> Square:
    """The top left space of the bounding box."""
    laid = TILES.squares(place.tiles)
    return 2 * min(x for x, _ in laid), 2 * min(y for _, y in laid)
