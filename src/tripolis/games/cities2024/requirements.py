"""The requirement language: what cards and achievements count.

Each requirement knows its occurrences in a neighbourhood as sets of spaces; `count` is their number
without building them. `achievement` is true where an unbuilt wild space has every colour.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Protocol, cast

from tripolis.core.errors import BadNotation, BadRequest, listed, quoted
from tripolis.core.notation import parse_rows
from tripolis.games.cities2024.counted import Area, Line, MatcherSet
from tripolis.games.cities2024.matchers import ANYTHING, Matcher, parse_matcher
from tripolis.games.cities2024.neighbourhood import Neighbourhood
from tripolis.games.cities2024.patterns import COMPARISONS, Pattern

FORMS = ("pattern", "area", "set", "line")
KEYS = (*FORMS, "same", "different")  # all keys of a requirement, in files and requests
_LONGEST_TEXT = 300


class Requirement(Protocol):
    def count(self, place: Neighbourhood, achievement: bool) -> int:
        """The number of occurrences."""
        ...

    def occurrences(self, place: Neighbourhood, achievement: bool) -> tuple[int, ...]:
        """The spaces of each occurrence, as sets of `FRAME`."""
        ...

    @property
    def text(self) -> str:
        """One line, as a set file writes it."""
        ...


def read_requirement(text: str) -> Requirement:
    """The requirement of a line such as `text` writes it. Raises `BadRequest`."""
    if len(text) > _LONGEST_TEXT or not text.isprintable():
        raise BadRequest("requirement", f"one line of at most {_LONGEST_TEXT} letters")
    try:
        read = tomllib.loads(f"read = {{{text}}}")
    except ValueError:  # also numbers of more digits than Python reads
        raise BadRequest("requirement", "a line such as 'pattern = \"r2+ w!\"'") from None
    return parse_requirement(read["read"])


def parse_requirement(table: Mapping[str, object]) -> Requirement:
    """Read the table of a requirement. Raises `BadRequest` with the key that is wrong."""
    for key in table:
        if key not in KEYS:
            raise BadRequest(key, "a requirement has no such key")
    forms = [key for key in FORMS if key in table]
    if len(forms) != 1:
        what = f"{' and '.join(forms)} stand together" if forms else "is missing"
        raise BadRequest((forms or FORMS)[0], f"{what}: one of {listed(FORMS)} is needed")
    form = forms[0]
    if form == "pattern":
        return _pattern(table)
    for key in ("same", "different"):
        if key in table:
            raise BadRequest(key, "stands beside a pattern only")
    if form == "set":
        return _set(table["set"])
    inner = _table(form, table[form])
    if form == "area":
        _only(form, inner, "of", "size", "features")
        size = _number(form, inner, "size", 1, 1)
        return Area(_of(form, inner), size, _number(form, inner, "features", 0, 0))
    _only(form, inner, "of", "size")
    return Line(_of(form, inner), _number(form, inner, "size", 1, None))


def _pattern(table: Mapping[str, object]) -> Pattern:
    text = table["pattern"]
    if not isinstance(text, str):
        raise BadRequest("pattern", "a text such as 'r2+ w! / . p'")
    rows = parse_rows(text)
    if len({len(row) for row in rows}) != 1 or not rows[0]:
        raise BadRequest("pattern", f"the rows of {quoted(text)} are not of one length")
    cells = tuple(
        (x, y, _matcher("pattern", word))
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        if word != ANYTHING
    )
    if not cells:
        raise BadRequest("pattern", f"{quoted(text)} has nothing but {ANYTHING}")
    shown = " / ".join(" ".join(row) for row in rows)
    return Pattern(shown, cells, _compared(table, "same"), _compared(table, "different"))


def _compared(table: Mapping[str, object], key: str) -> str:
    value = table.get(key, "")
    if key in table and value not in COMPARISONS:
        raise BadRequest(key, f"is 'colour' or 'height', not {value!r}")
    return str(value)


def _set(value: object) -> MatcherSet:
    if not isinstance(value, list) or not value:
        raise BadRequest("set", "a list of matchers such as ['r1+', 'g1+']")
    return MatcherSet(tuple(_matcher("set", word) for word in cast("list[object]", value)))


def _matcher(key: str, word: object) -> Matcher:
    if not isinstance(word, str):
        raise BadRequest(key, f"{word!r} is not a matcher: a text such as 's2+'")
    if word == ANYTHING:
        raise BadRequest(key, f"{ANYTHING!r} is used in patterns only")
    try:
        return parse_matcher(word)
    except BadNotation as error:
        raise BadRequest(key, error.message) from None


def _table(key: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadRequest(key, "a table such as {of = 'p', size = 4}")
    return cast("dict[str, object]", value)


def _only(form: str, table: Mapping[str, object], *keys: str) -> None:
    for key in table:
        if key not in keys:
            raise BadRequest(f"{form}.{key}", f"there is no such key; {form} has {', '.join(keys)}")


def _of(form: str, table: Mapping[str, object]) -> Matcher:
    if "of" not in table:
        raise BadRequest(f"{form}.of", "is missing: which spaces")
    return _matcher(f"{form}.of", table["of"])


def _number(
    form: str, table: Mapping[str, object], key: str, least: int, default: int | None
) -> int:
    value = table.get(key, default)
    if value is None and key not in table:
        raise BadRequest(f"{form}.{key}", f"is missing: a whole number from {least} on")
    if type(value) is not int or value < least:  # bool is an int too, but no number here
        raise BadRequest(f"{form}.{key}", f"a whole number from {least} on, not {value!r}")
    return value
