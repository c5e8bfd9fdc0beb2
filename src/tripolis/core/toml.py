"""Reading a player's own component file: TOML that can also stand inside a record."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tripolis.core.errors import ComponentError

_AT_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)")
_AT_END = " (at end of document)"


def read_toml(text: str, block: str) -> dict[str, Any]:
    """The table in a file; `block` is what a record calls it. Raises `ComponentError`."""
    for number, line in enumerate(text.split("\n"), 1):
        if "\r" in line:
            raise ComponentError(block, number, "", "lines end with a line feed alone")
        if line == f"end {block}":  # possible inside a text of several lines
            reason = f"a line `end {block}` would end the file in a record"
            raise ComponentError(block, number, "", reason)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentError(block, 0, "", "it is nested too deeply") from None
    except ValueError as error:  # also numbers of more digits than Python reads
        place = _AT_LINE.search(str(error))
        line_number = int(place[1]) if place else text.rstrip().count("\n") + 1
        reason = _AT_LINE.sub("", str(error)).removesuffix(_AT_END)
        raise ComponentError(block, line_number, "", f"not TOML: {reason}") from None
