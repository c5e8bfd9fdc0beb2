"""Positions and actions as text, both ways."""

from __future__ import annotations

import re
from functools import lru_cache

from tripolis.core.errors import BadNotation, BadPosition
from tripolis.core.notation import parse_count, parse_place, parse_rows, parse_turned_place
from tripolis.games.cities2024.neighbourhood import (
    COLOURS,
    FEATURES,
    FRAME,
    TILES,
    Neighbourhood,
    fits,
    origin,
    put,
)
from tripolis.games.cities2024.state import (
    COLUMNS,
    ROWS,
    Action,
    Discard,
    LayBlock,
    LayFeature,
    LayTile,
    Start,
    Take,
)
from tripolis.grid import Square

_NO_TILE = "."
_SPACE = re.compile(r"([rgby])([1-4]|m)?|\*(?:([rgby])([1-4]))?|([wp])([1-4])?")


def action_text(action: Action) -> str:
    match action:
        case Start(tile, rotation):
            return f"start {tile},r{rotation}"
        case Take(row, column):
            return f"take {row} {column}"
        case LayTile(x, y, rotation):
            return f"tile {x},{y},r{rotation}"
        case LayFeature(kind, x, y):
            return f"feature {kind} {x},{y}"
        case LayBlock(colour, x, y):
            return f"block {colour} {x},{y}"
        case Discard(thing):
            return f"discard {thing}"


@lru_cache(maxsize=4096)
def parse_action(text: str) -> Action:
    """The action of a notation, legal or not. Raises `BadNotation`."""
    match text.split(" "):
        case ["start", what]:
            number, _, rotation = what.partition(",r")
            if rotation in ("0", "1", "2", "3"):
                return Start(parse_count(number, "the number of a starting tile"), int(rotation))
        case ["take", row, column]:
            for known in ROWS:
                if row == known and column in map(str, COLUMNS):
                    return Take(known, int(column))
        case ["tile", what]:
            return LayTile(*parse_turned_place(what))
        case ["feature", kind, where]:
            for feature in FEATURES:
                if kind == feature:
                    return LayFeature(feature, *parse_place(where))
        case ["block", what, where]:
            for colour in COLOURS:
                if what == colour:
                    return LayBlock(colour, *parse_place(where))
        case ["discard", what]:
            for thing in (*COLOURS, *FEATURES):
                if what == thing:
                    return Discard(thing)
        case _:
            pass
    raise BadNotation(
        text,
        "an action such as `start 3,r1`, `take blocks 4`, `tile 1,0,r2`, `feature w2 3,1`,"
        " `block r 3,1` or `discard w2`",
    )


def position_text(place: Neighbourhood) -> str:
    """The bounding box, row by row; nothing at all before the starting tile."""
    if not place.tiles:
        return ""
    squares = FRAME.squares(place.ground)
    left, top = origin(place)
    right, bottom = max(x for x, _ in squares), max(y for _, y in squares)
    return " / ".join(
        " ".join(_space_text(place, FRAME.bit(x, y)) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    )


def _space_text(place: Neighbourhood, bit: int) -> str:
    if not place.ground & bit:
        return _NO_TILE
    if place.building & bit:
        height = place.height(bit)
        colour = "".join(
            c for c, spaces in zip(COLOURS, place.colours, strict=True) if spaces & bit
        )
        wild = "*" if place.wild & bit else ""
        return f"{wild}{colour}{height or ''}{'m' if place.monuments & bit else ''}"
    kind = "".join(str(n) for n, spaces in enumerate(place.features, 1) if spaces & bit)
    return f"{'w' if place.water & bit else 'p'}{kind}"


def parse_position(text: str, long: bool) -> Neighbourhood:
    """A neighbourhood whose top left space is (0,0). Raises `BadPosition`."""
    if not text.replace(" ", "").isprintable():
        raise BadPosition(text, "a position is one line, its spaces separated by blanks")
    rows = parse_rows(text)
    width, height = len(rows[0]), len(rows)
    if any(len(row) != width for row in rows):
        raise BadPosition(text, "the rows are not of one length")
    if not width:
        raise BadPosition(text, "there is no tile", "empty")
    if width % 2 or height % 2:
        raise BadPosition(text, f"{width}×{height} spaces are not whole tiles of 2×2")
    if not fits(width // 2, height // 2, long):
        most = "3×5 or 5×3" if long else "3×3"
        reason = f"{width // 2}×{height // 2} tiles are more than the greatest size, {most}"
        raise BadPosition(text, reason, "too-large")
    tiles = _tiles(text, rows)
    if apart := tiles & ~TILES.flood(tiles & -tiles, tiles):
        spaces = tuple(space for x, y in TILES.squares(apart) for space in _spaces(x, y))
        reason = "the tiles are not all joined by full sides"
        raise BadPosition(text, reason, "not-joined", spaces)
    xs, ys = zip(*TILES.squares(tiles), strict=True)
    if min(xs) or min(ys) or max(xs) != width // 2 - 1 or max(ys) != height // 2 - 1:
        raise BadPosition(text, "an outer row or column has no tile: give the bounding box alone")
    return _read_spaces(text, rows, (0, 0), tiles)


def restore(text: str, corner: Square) -> Neighbourhood:
    """The neighbourhood that `position_text` wrote, with its top left space at `corner`."""
    if not text:
        return Neighbourhood()
    rows = [row.split(" ") for row in text.split(" / ")]
    left, top = corner
    tiles = TILES.mask(
        [
            ((left + x) // 2, (top + y) // 2)
            for y, row in enumerate(rows)
            for x, word in enumerate(row)
            if word != _NO_TILE
        ]
    )
    return _read_spaces(text, rows, corner, tiles)


def _tiles(text: str, rows: list[list[str]]) -> int:
    """The tiles, each of which covers 2×2 spaces wholly."""
    tiles = 0
    for y in range(0, len(rows), 2):
        for x in range(0, len(rows[0]), 2):
            corners = (rows[y][x], rows[y][x + 1], rows[y + 1][x], rows[y + 1][x + 1])
            empty = corners.count(_NO_TILE)
            if empty not in (0, 4):
                spaces = _spaces(x // 2, y // 2)
                reason = f"the tile at {x // 2},{y // 2} is not whole"
                raise BadPosition(text, reason, "tile-not-whole", spaces)
            if not empty:
                tiles |= TILES.bit(x // 2, y // 2)
    if not tiles:
        raise BadPosition(text, "there is no tile", "empty")
    return tiles


def _spaces(x: int, y: int) -> tuple[Square, ...]:
    """Those of a tile."""
    return (2 * x, 2 * y), (2 * x + 1, 2 * y), (2 * x, 2 * y + 1), (2 * x + 1, 2 * y + 1)


def _read_spaces(text: str, rows: list[list[str]], corner: Square, tiles: int) -> Neighbourhood:
    colours = levels = features = (0, 0, 0, 0)
    water = park = wild = monuments = 0
    for y, row in enumerate(rows, corner[1]):
        for x, word in enumerate(row, corner[0]):
            if word == _NO_TILE:
                continue
            match = _SPACE.fullmatch(word)
            if match is None:
                raise BadPosition(text, f"there is no space {word!r}")
            plain, on_plain, built, on_built, unpaved, kind = match.groups()
            bit = FRAME.bit(x, y)
            colour, pieces = plain or built, on_plain or on_built
            if colour:
                index = COLOURS.index(colour)
                colours = put(colours, index, colours[index] | bit)
            if word[0] == "*":
                wild |= bit
            if pieces == "m":
                monuments |= bit
            elif pieces:
                for level in range(int(pieces)):
                    levels = put(levels, level, levels[level] | bit)
            if unpaved == "w":
                water |= bit
            elif unpaved == "p":
                park |= bit
            if kind:
                index = int(kind) - 1
                features = put(features, index, features[index] | bit)
    return Neighbourhood(tiles, colours, water, park, wild, monuments, levels, features)
