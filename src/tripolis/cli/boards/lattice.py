"""A rectangle of spaces with coordinates at its edges."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from tripolis.core.scores import Place

Row = Sequence[str]
StyleOf = Callable[[str], str]

EDGE = "dim"


def lattice(rows: Sequence[Row], style_of: StyleOf, origin: Place = (0, 0)) -> Text:
    """Tokens under their x and beside their y; `origin` is the place of the top left one."""
    left, top = origin
    width = max([4, *(len(token) + 2 for row in rows for token in row)])
    drawn = Text(" " * 4)
    for n in range(len(rows[0])):
        drawn.append(f"{left + n:^{width}}", EDGE)
    for y, row in enumerate(rows, start=top):
        drawn.append(f"\n{y:>3} ", EDGE)
        for token in row:
            drawn.append(f"{token:^{width}}", style_of(token))
    return drawn


def square(text: str) -> list[list[str]]:
    """`aP../tw..` as rows of single letters."""
    return [list(row) for row in text.split("/")]
