"""Pieces of notation that several games share. Numbers have no leading zeros and no plus sign."""

from __future__ import annotations

import re
from functools import lru_cache

from tripolis.core.errors import BadNotation

_INTEGER = re.compile(r"-?[1-9][0-9]{0,8}|0")


def parse_integer(text: str, expected: str) -> int:
    if not _INTEGER.fullmatch(text):
        raise BadNotation(text, expected)
    return int(text)


def parse_count(text: str, expected: str) -> int:
    """A number without a sign."""
    if text.startswith("-"):
        raise BadNotation(text, expected)
    return parse_integer(text, expected)


def parse_rows(text: str) -> list[list[str]]:
    """`r2 p1 / w *y4`: words in rows. Only blanks part words, other white space does not."""
    return [[word for word in row.split(" ") if word] for row in text.split("/")]


@lru_cache(maxsize=4096)
def parse_place(text: str) -> tuple[int, int]:
    """`3,-2`: x and y."""
    expected = "a place such as 3,-2"
    parts = text.split(",")
    if len(parts) != 2:
        raise BadNotation(text, expected)
    return parse_integer(parts[0], expected), parse_integer(parts[1], expected)


@lru_cache(maxsize=4096)
def parse_turned_place(text: str) -> tuple[int, int, int]:
    """`1,-1,r2`: x, y and the number of clockwise quarter turns."""
    expected = "a tile place such as 1,-1,r2"
    place, _, rotation = text.rpartition(",")
    if rotation not in ("r0", "r1", "r2", "r3"):
        raise BadNotation(text, expected)
    try:
        x, y = parse_place(place)
    except BadNotation:
        raise BadNotation(text, expected) from None
    return x, y, int(rotation[1])
