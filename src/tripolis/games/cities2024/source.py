"""A TOML file with the lines on which its tables and keys stand, for errors that name them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import cast

from tripolis.core.errors import ComponentError
from tripolis.core.toml import read_toml

_HEADER = re.compile(r"\s*\[+\s*([\w.]+)\s*\]+\s*(?:#.*)?")
_KEY = re.compile(r"\s*(\w+)\s*[=.]")
# No rule: so that a file made to do harm eats no memory and no total has thousands of digits.
MOST = 1_000_000


class Source:
    """Where things stand, found by reading line by line.

    It knows tables that begin with a header of their own. For any other way to write TOML (inline
    tables, texts over several lines) an error may name the table around it or line 0, the file.
    """

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self._lines: dict[tuple[str, int, str], int] = {}  # (table, which of them, key or "")
        data = read_toml(text, file)
        table, numbers = "", Counter[str]()
        for number, line in enumerate(text.split("\n"), 1):
            if header := _HEADER.fullmatch(line):
                table = header[1]
                numbers[table] += 1
                self._lines[table, numbers[table] - 1, ""] = number
            elif key := _KEY.match(line):
                self._lines.setdefault((table, max(numbers[table] - 1, 0), key[1]), number)
        self._numbers: dict[int, int] = {}
        self._number_tables("", data, Counter())
        self.root = Table(self, "", 0, data)

    def _number_tables(self, path: str, data: Mapping[str, object], seen: Counter[str]) -> None:
        """Number the tables of each list through the whole file, as their headers stand."""
        for key, value in data.items():
            inner = f"{path}.{key}" if path else key
            for item in cast("list[object]", value) if isinstance(value, list) else ():
                if isinstance(item, dict):
                    self._numbers[id(cast("object", item))] = seen[inner]
                    seen[inner] += 1
                    self._number_tables(inner, cast("dict[str, object]", item), seen)

    def child(self, path: str, data: Mapping[str, object]) -> Table:
        """A table out of a list."""
        return Table(self, path, self._numbers[id(data)], data)

    def line(self, table: str, which: int, key: str) -> int:
        """The line of a key, of its table if the key is not there, else 0."""
        found = self._lines.get((table, which, key.partition(".")[0]))
        return found or self._lines.get((table, which, ""), 0)


class Table:
    """A table of the file; what is read from it is checked, and errors name its lines."""

    def __init__(self, source: Source, name: str, which: int, data: Mapping[str, object]) -> None:
        self._source, self._name, self._which, self._data = source, name, which, data

    def error(self, key: str, reason: str) -> ComponentError:
        line = self._source.line(self._name, self._which, key)
        path = ".".join(filter(None, (self._name, key)))
        return ComponentError(self._source.file, line, path, reason)

    def has(self, key: str) -> bool:
        return key in self._data

    def __getitem__(self, key: str) -> object:
        if key not in self._data:
            raise self.error(key, "is missing")
        return self._data[key]

    def only(self, *keys: str) -> None:
        """Refuse keys that have no meaning here."""
        for key in self._data:
            if key not in keys:
                raise self.error(key, f"there is no such key; there is {', '.join(keys)}")

    def text(self, key: str) -> str:
        value = self[key]
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.error(key, f"a text of one line, not {value!r}")
        return value

    def number(self, key: str, least: int, most: int = MOST) -> int:
        return self._number(key, self[key], least, most)

    def numbers(self, key: str, least: int) -> tuple[int, ...]:
        value = self[key]
        if not isinstance(value, list):
            raise self.error(key, f"a list of whole numbers, not {value!r}")
        return tuple(self._number(key, item, least, MOST) for item in cast("list[object]", value))

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or value < least:  # bool is an int too, but no number here
            raise self.error(key, f"a whole number from {least} on, not {value!r}")
        if value > most:
            raise self.error(key, f"at most {most}")
        return value

    def table(self, key: str) -> Table:
        value = self[key]
        if not isinstance(value, dict):
            raise self.error(key, f"a table, not {value!r}")
        return Table(self._source, key, 0, cast("dict[str, object]", value))

    def tables(self, key: str) -> tuple[Table, ...]:
        """All tables of a list, in order; none at all if the key is missing."""
        values = self._data.get(key, [])
        if not isinstance(values, list):
            raise self.error(key, f"a list of tables ([[{key}]]), not {values!r}")
        path = ".".join(filter(None, (self._name, key)))
        found: list[Table] = []
        for value in cast("list[object]", values):
            if not isinstance(value, dict):
                raise self.error(key, f"a list of tables ([[{key}]]), not {value!r}")
            found.append(self._source.child(path, cast("dict[str, object]", value)))
        return tuple(found)
