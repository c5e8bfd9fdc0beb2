"""The table: each number with its bar beside it."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    what: str
    value: float
    bar: float | None = None  # None: it is only told
    unit: str = ""
    at_least: bool = False
    beside: str = ""

    @property
    def reached(self) -> bool:
        if self.bar is None:
            return True
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def table(parts: dict[str, list[Line]]) -> str:
    every = [line for lines in parts.values() for line in lines]
    width = max(len(line.what) for line in every)
    found: list[str] = []
    for title, lines in parts.items():
        found += ["", title]
        for line in lines:
            sign = "≥" if line.at_least else "≤"
            bar = "" if line.bar is None else f"{sign} {line.bar:g} {line.unit}"
            text = f"  {line.what:{width}} {line.value:9.1f} {line.unit:3} {bar:12} {line.beside}"
            found.append(text.rstrip() + ("" if line.reached else "   misses the bar"))
    return "\n".join(found)


def missed(parts: dict[str, list[Line]]) -> list[str]:
    return [f"{title}: {line.what}" for title in parts for line in parts[title] if not line.reached]
