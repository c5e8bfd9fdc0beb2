"""The printed things: how many of each, and tile sets, ours or from a file of the player's own."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, TypeGuard, cast

from tripolis.core.errors import ComponentError
from tripolis.core.toml import read_toml

_PRINTED: Final[dict[str, Any]] = tomllib.loads(
    files("tripolis.games.cities2008").joinpath("components.toml").read_text("utf-8")
)
STACK: Final[int] = _PRINTED["counts"]["stack"]
START: Final[int] = _PRINTED["counts"]["start"]
TOURISTS: Final[int] = _PRINTED["counts"]["tourists"]
SIDE: Final[int] = _PRINTED["counts"]["side"]
ROUNDS: Final = STACK - START

LETTERS: Final = frozenset("aptw")


@dataclass(frozen=True, slots=True)
class TileSet:
    """The faces of the tiles 1, 2, 3 …, each NW NE SW SE."""

    name: str
    faces: tuple[str, ...]


BALANCED: Final = TileSet(_PRINTED["set"]["name"], tuple(_PRINTED["set"]["tiles"]))
NUMBERS: Final = tuple(range(1, len(BALANCED.faces) + 1))

_FILE: Final = "tiles"  # the option that a file belongs to, and what a record calls it


def is_face(text: object) -> TypeGuard[str]:
    """Whether this is a text of four terrains."""
    return isinstance(text, str) and len(text) == 4 and set(text) <= LETTERS


@lru_cache(maxsize=64)
def read_tiles(text: str) -> TileSet:
    """The set in a tile file. Raises `ComponentError`."""
    table = read_toml(text, _FILE)
    for key in table:
        if key not in ("name", "tiles"):
            raise _defect(_line_of_key(text, key), key, "a tile file has only `name` and `tiles`")
    return TileSet(_read_name(text, table), _read_faces(text, table))


def _read_name(text: str, table: dict[str, Any]) -> str:
    if "name" not in table:
        raise _defect(0, "name", "is missing")
    name = table["name"]
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise _defect(_line_of_key(text, "name"), "name", "should be a text of one line")
    return name


def _read_faces(text: str, table: dict[str, Any]) -> tuple[str, ...]:
    if "tiles" not in table:
        raise _defect(0, "tiles", "is missing")
    faces = table["tiles"]
    line = _line_of_key(text, "tiles")
    if not isinstance(faces, list):
        raise _defect(line, "tiles", f"should be a list of {len(NUMBERS)} texts")
    found: list[str] = []
    for number, face in enumerate(cast("list[object]", faces), 1):
        if not is_face(face):
            reason = f"should be a text of four of the letters a p t w, not {face!r}"
            raise _defect(_line_of_face(text, line, face), f"tile {number}", reason)
        found.append(face)
    if len(found) != len(NUMBERS):
        missing = f"tile {len(found) + 1} is missing"
        extra = f"tile {len(NUMBERS) + 1} is too many"
        reason = missing if len(found) < len(NUMBERS) else extra
        raise _defect(line, "tiles", f"there are {len(found)}, not {len(NUMBERS)}: {reason}")
    return tuple(found)


def _line_of_key(text: str, key: str) -> int:
    """The line on which a key of the file stands, 0 if it is written in a less plain way."""
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(rf"\s*\[*\s*[\"']?{re.escape(key)}[\"']?\s*[=.\]]", line):
            return number
    return 0


def _line_of_face(text: str, first: int, face: object) -> int:
    """The line on which a face stands, that of `tiles` if it is written in a less plain way."""
    for number, line in enumerate(text.split("\n"), 1):
        if number >= first and (f'"{face}"' in line or f"'{face}'" in line):
            return number
    return first


def _defect(line: int, key: str, reason: str) -> ComponentError:
    return ComponentError(_FILE, line, key, reason)
