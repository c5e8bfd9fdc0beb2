"""Areas, sets and lines: the requirements that are counted without a shape."""

from __future__ import annotations

from dataclasses import dataclass

from tripolis.games.cities2024.matchers import Matcher
from tripolis.games.cities2024.neighbourhood import FRAME, Neighbourhood
from tripolis.grid import bits

_ROW = (1 << FRAME.width) - 1
_COLUMN = sum(1 << FRAME.stride * y for y in range(FRAME.height))
LINES = tuple(_ROW << FRAME.stride * y for y in range(FRAME.height)) + tuple(
    _COLUMN << x for x in range(FRAME.width)
)


def feature_kinds(place: Neighbourhood, area: int) -> int:
    """How many different features there are: water 1–4, park 1–4, monument, special."""
    water, park = area & place.water, area & place.park
    kinds = bool(area & place.monuments) + bool(area & place.wild)
    for feature in place.features:
        kinds += bool(feature & water) + bool(feature & park)
    return kinds


@dataclass(frozen=True, slots=True)
class Area:
    """A maximal 4-connected group of matched spaces, large and varied enough."""

    of: Matcher
    size: int = 1
    features: int = 0

    @property
    def text(self) -> str:
        return f'area = {{of = "{self.of.text}", size = {self.size}, features = {self.features}}}'

    def count(self, place: Neighbourhood, achievement: bool) -> int:
        return len(self.occurrences(place, achievement))

    def occurrences(self, place: Neighbourhood, achievement: bool) -> tuple[int, ...]:
        matched = self.of.spaces(place, achievement)
        if matched.bit_count() < self.size:
            return ()
        return tuple(
            area
            for area in FRAME.areas(matched)
            if area.bit_count() >= self.size and feature_kinds(place, area) >= self.features
        )


@dataclass(frozen=True, slots=True)
class Line:
    """All spaces of one row or one column, of which enough are matched."""

    of: Matcher
    size: int

    @property
    def text(self) -> str:
        return f'line = {{of = "{self.of.text}", size = {self.size}}}'

    def count(self, place: Neighbourhood, achievement: bool) -> int:
        return len(self.occurrences(place, achievement))

    def occurrences(self, place: Neighbourhood, achievement: bool) -> tuple[int, ...]:
        matched = self.of.spaces(place, achievement)
        if matched.bit_count() < self.size:
            return ()
        return tuple(matched & line for line in LINES if (matched & line).bit_count() >= self.size)


@dataclass(frozen=True, slots=True)
class MatcherSet:
    """As many complete sets as can be made at once, each space used at most once."""

    matchers: tuple[Matcher, ...]

    @property
    def text(self) -> str:
        words = ", ".join(f'"{matcher.text}"' for matcher in self.matchers)
        return f"set = [{words}]"

    def count(self, place: Neighbourhood, achievement: bool) -> int:
        return len(self.occurrences(place, achievement))

    def occurrences(self, place: Neighbourhood, achievement: bool) -> tuple[int, ...]:
        """Rounds of one space for each matcher, until a matcher finds none any more.

        A space once given to somebody stays in use, only its owner may change: so a matcher that
        fails to find one even by moving others cannot be served in this round at all.
        """
        matched = [matcher.spaces(place, achievement) for matcher in self.matchers]
        if not all(matched):
            return ()
        size = len(matched)
        owners: dict[int, int] = {}  # space -> place in the queue: round × size + matcher
        queue = 0
        while self._serve(queue, matched, owners):
            queue += 1
        sets = [0] * (queue // size)
        for space, owner in owners.items():
            if owner // size < len(sets):
                sets[owner // size] |= space
        return tuple(sets)

    def _serve(self, asking: int, matched: list[int], owners: dict[int, int]) -> bool:
        """Give `asking` a space, moving others along an augmenting path where needed."""
        size = len(matched)
        came_by: dict[int, int] = {}  # space -> who wanted it first
        tried = 0
        wanting = [asking]
        for who in wanting:
            for space in bits(matched[who % size] & ~tried):
                tried |= space
                came_by[space] = who
                if space in owners:
                    wanting.append(owners[space])
                    continue
                self._hand_over(space, came_by, owners)
                return True
        return False

    @staticmethod
    def _hand_over(space: int, came_by: dict[int, int], owners: dict[int, int]) -> None:
        held = {owner: kept for kept, owner in owners.items()}
        while True:
            taker = came_by[space]
            owners[space] = taker
            if taker not in held:
                return
            space = held[taker]
