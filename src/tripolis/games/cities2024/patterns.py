"""Patterns: small shapes of matchers, looked for at every place at once by shifting sets.

A pattern is turned and mirrored into up to 8 *finds*; finds that cover the same shape are kept
together under it. The anchor of a shape is its first space in reading order, so an occurrence (a
set of spaces) is a shape with an anchor, and counts once however many finds cover it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

from tripolis.games.cities2024.matchers import Matcher
from tripolis.games.cities2024.neighbourhood import FRAME, HIGHEST, LONGEST, Neighbourhood
from tripolis.grid import bits

COMPARISONS = ("colour", "height")
Cell: TypeAlias = tuple[int, int, Matcher]
Shape: TypeAlias = tuple[int, ...]  # how far each space lies behind the anchor, in bits
Find: TypeAlias = tuple[tuple[int, int], ...]  # (index of a matcher, how far behind the anchor)


@dataclass(frozen=True, slots=True)
class Pattern:
    pattern: str
    cells: tuple[Cell, ...]
    same: str = ""  # "colour" or "height": all compared spaces agree
    different: str = ""  # no two of them agree
    _matchers: tuple[Matcher, ...] = field(init=False, compare=False)
    _shapes: tuple[tuple[Shape, tuple[Find, ...]], ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        matchers = tuple(dict.fromkeys(matcher for _, _, matcher in self.cells))
        finds: dict[Shape, dict[Find, None]] = {}
        for find in _finds(self.cells, matchers):
            shape = tuple(offset for _, offset in find)
            finds.setdefault(shape, {})[find] = None
        object.__setattr__(self, "_matchers", matchers)
        object.__setattr__(self, "_shapes", tuple((s, tuple(f)) for s, f in finds.items()))

    @property
    def text(self) -> str:
        words = [f'pattern = "{self.pattern}"']
        words += [f'same = "{self.same}"'] * bool(self.same)
        words += [f'different = "{self.different}"'] * bool(self.different)
        return ", ".join(words)

    def count(self, place: Neighbourhood, achievement: bool) -> int:
        return sum(anchors.bit_count() for _, anchors in self._anchors(place, achievement))

    def occurrences(self, place: Neighbourhood, achievement: bool) -> tuple[int, ...]:
        found = [
            sum(anchor << offset for offset in shape)
            for shape, anchors in self._anchors(place, achievement)
            for anchor in bits(anchors)
        ]
        return tuple(sorted(found, key=lambda mask: (mask & -mask, mask)))

    def _anchors(self, place: Neighbourhood, achievement: bool) -> Iterator[tuple[Shape, int]]:
        """Each shape with the anchors of its occurrences."""
        matched = [matcher.spaces(place, achievement) for matcher in self._matchers]
        if not all(matched):
            return
        for shape, finds in self._shapes:
            anchors = 0
            for find in finds:
                hits = -1
                for index, offset in find:
                    hits &= matched[index] >> offset
                    if not hits:
                        break
                if hits and (self.same or self.different):
                    hits = self._agreeing(place, find, hits)
                anchors |= hits
            if anchors:
                yield shape, anchors

    def _agreeing(self, place: Neighbourhood, find: Find, hits: int) -> int:
        """The hits whose compared spaces all have a piece and agree or differ as demanded."""
        compared = [offset for index, offset in find if self._matchers[index].compared]
        for offset in compared:
            hits &= place.levels[0] >> offset
        if self.same and len(compared) > 1:
            alike = 0
            for value in _values(place, self.same):
                together = hits
                for offset in compared:
                    together &= value >> offset
                alike |= together
            hits = alike
        if self.different:
            for one, other in combinations(compared, 2):
                for value in _values(place, self.different):
                    hits &= ~((value >> one) & (value >> other))
        return hits


def _values(place: Neighbourhood, comparison: str) -> tuple[int, ...]:
    """The spaces of each colour, or with each number of pieces from 1 on."""
    if comparison == "colour":
        return place.colours
    levels = (*place.levels, 0)
    return tuple(levels[n] & ~levels[n + 1] for n in range(HIGHEST))


def _finds(cells: tuple[Cell, ...], matchers: tuple[Matcher, ...]) -> Iterator[Find]:
    """The pattern in its 4 rotations and their mirror images, as far as they can lie somewhere."""
    turned = list(cells)
    for quarter in range(8):
        if quarter == 4:
            turned = [(-x, y, matcher) for x, y, matcher in turned]
        turned = [(-y, x, matcher) for x, y, matcher in turned]
        xs, ys = [x for x, _, _ in turned], [y for _, y, _ in turned]
        if max(max(xs) - min(xs), max(ys) - min(ys)) >= LONGEST:
            return  # longer than any neighbourhood; shifted sets would only mislead
        ordered = sorted(turned, key=lambda cell: (cell[1], cell[0]))
        first_x, first_y, _ = ordered[0]
        yield tuple(
            (matchers.index(matcher), (y - first_y) * FRAME.stride + x - first_x)
            for x, y, matcher in ordered
        )
