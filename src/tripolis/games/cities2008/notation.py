"""Positions and actions as text. Only the canonical text is accepted."""

from __future__ import annotations

from functools import lru_cache

from tripolis.core.errors import BadNotation, BadPosition
from tripolis.core.notation import parse_count, parse_place, parse_turned_place
from tripolis.core.scores import Place
from tripolis.games.cities2008.board import (
    FIELDS,
    TERRAINS,
    TILES,
    face_masks,
    frame,
)
from tripolis.games.cities2008.components import SIDE, TOURISTS
from tripolis.games.cities2008.land import EMPTY, Land, with_tile, with_tourists
from tripolis.games.cities2008.state import Action, Jump, Lay, New, Stay, Tile, Walk

_ACTION = (
    "an action: `lay 7 0,0,r0`, `tile 1,-1,r2`, `new 3,-2`, `jump 0,1>3,-2`, "
    "`walk 0,1>1,2` or `stay`"
)
_NOTHING = "."


def place_text(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def action_text(action: Action) -> str:
    match action:
        case Lay(number, x, y, rotation):
            return f"lay {number} {x},{y},r{rotation}"
        case Tile(x, y, rotation):
            return f"tile {x},{y},r{rotation}"
        case New(to):
            return f"new {place_text(to)}"
        case Jump(start, to):
            return f"jump {place_text(start)}>{place_text(to)}"
        case Walk(start, to):
            return f"walk {place_text(start)}>{place_text(to)}"
        case Stay():
            return "stay"


def parse_action(text: str) -> Action:
    word, _, rest = text.partition(" ")
    match word:
        case "lay":
            number, _, place = rest.partition(" ")
            return Lay(parse_count(number, "the number of a tile"), *parse_turned_place(place))
        case "tile":
            return Tile(*parse_turned_place(rest))
        case "new":
            return New(parse_place(rest))
        case "jump":
            return Jump(*_parse_move(rest))
        case "walk":
            return Walk(*_parse_move(rest))
        case "stay" if text == "stay":
            return Stay()
        case _:
            raise BadNotation(text, _ACTION)


def _parse_move(text: str) -> tuple[Place, Place]:
    start, arrow, to = text.partition(">")
    if not arrow:
        raise BadNotation(text, "a move such as 0,1>3,-2")
    return parse_place(start), parse_place(to)


def origin(land: Land) -> Place:
    """The top left field of the position of a city that is not empty."""
    (left, top), _ = frame(land.places)
    return 2 * left, 2 * top


@lru_cache(maxsize=4096)
def position_text(land: Land) -> str | None:
    """The bounding box of a city, row by row; nothing for an empty city."""
    if not land.places:
        return None
    (left, top), (right, bottom) = frame(land.places)
    letters = dict.fromkeys(FIELDS.squares(FIELDS.all), _NOTHING)
    kinds = (land.attractions, land.parks, land.terraces, land.waters)
    for letter, mask in zip(TERRAINS, kinds, strict=True):
        letters.update(dict.fromkeys(FIELDS.squares(mask & ~land.tourists), letter))
        letters.update(dict.fromkeys(FIELDS.squares(mask & land.tourists), letter.upper()))
    return "/".join(
        "".join(letters[x, y] for x in range(2 * left, 2 * right + 2))
        for y in range(2 * top, 2 * bottom + 2)
    )


def parse_position(text: str) -> Land:
    """The city of a position, its top left field at 0,0. Raises `BadPosition`."""
    if not text:
        raise BadPosition(text, "the empty city has no position", "empty")
    rows = text.split("/")
    _check_letters(text, rows)
    _check_size(text, rows)
    land = EMPTY
    for y in range(0, len(rows), 2):
        for x in range(0, len(rows[0]), 2):
            face = rows[y][x : x + 2] + rows[y + 1][x : x + 2]
            if face == _NOTHING * 4:
                continue
            if _NOTHING in face:
                reason = f"the tile whose top left field is {x},{y} is not whole"
                raise BadPosition(text, reason, "tile-not-whole", _fields(x, y))
            land = with_tile(land, face_masks(face.lower()), TILES.bit(x // 2, y // 2))
    tourists = FIELDS.mask(
        [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter.isupper()]
    )
    _check_shape(text, land.places, len(rows[0]) // 2, len(rows) // 2)
    if tourists.bit_count() > TOURISTS:
        reason = f"{tourists.bit_count()} tourists, where {TOURISTS} are all"
        raise BadPosition(text, reason, "tourists", FIELDS.squares(tourists))
    return with_tourists(land, tourists)


def _check_letters(text: str, rows: list[str]) -> None:
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "W":
                reason = f"a tourist on water at {x},{y}"
                raise BadPosition(text, reason, "tourist-on-water", ((x, y),))
            if letter not in "aptwAPT.":
                raise BadPosition(text, f"{letter!r} at {x},{y} is no field: a p t w A P T or .")


def _check_size(text: str, rows: list[str]) -> None:
    if len({len(row) for row in rows}) > 1:
        raise BadPosition(text, "its rows differ in length")
    for what, size in (("columns", len(rows[0])), ("rows", len(rows))):
        if size not in range(2, 2 * SIDE + 1, 2):
            reason = f"{size} {what}, where 2, 4, 6 or 8 are possible"
            raise BadPosition(text, reason, "too-large" if size > 2 * SIDE else "text")


def _check_shape(text: str, places: int, wide: int, high: int) -> None:
    if not places or frame(places) != ((0, 0), (wide - 1, high - 1)):
        raise BadPosition(text, "the city does not touch all four edges of its position")
    joined = places & -places
    while (grown := joined | TILES.around(joined) & places) != joined:
        joined = grown
    if joined != places:
        apart = [
            field for x, y in TILES.squares(places & ~joined) for field in _fields(2 * x, 2 * y)
        ]
        reason = "the tiles are not joined by sides or corners"
        raise BadPosition(text, reason, "not-joined", tuple(apart))


def _fields(x: int, y: int) -> tuple[Place, ...]:
    """Those of the tile whose top left field this is."""
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)
