"""Matchers: the words of the requirement language. Each names spaces of a neighbourhood."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from tripolis.core.errors import BadNotation
from tripolis.games.cities2024.neighbourhood import COLOURS, HIGHEST, Neighbourhood

ANYTHING = "."  # matches outside the neighbourhood too; only in patterns
_GRAMMAR = re.compile(r"([srgby])(?:([0-4])([+-])?)?|([wp])(!|![1-4]|0)?|m|\?")


@dataclass(frozen=True, slots=True)
class Matcher:
    text: str
    ground: str  # s r g b y w p m ?
    least: int = 0  # pieces
    most: int = HIGHEST
    feature: str = ""  # of water and park: "" any or none, "!" any, "!2" of kind 2, "0" none

    @property
    def compared(self) -> bool:
        """Whether `same` and `different` look at the spaces it matches."""
        return self.ground in "srgby"

    def spaces(self, place: Neighbourhood, achievement: bool) -> int:
        """The spaces it matches. An unbuilt wild space has every colour for achievements only."""
        ground = self.ground
        if ground in "wp":
            return self._unpaved(place)
        if ground == "s":
            found = place.building
        elif ground == "m":
            return place.monuments
        elif ground == "?":
            return place.ground
        else:
            found = place.colours[COLOURS.index(ground)]  # pyright: ignore[reportArgumentType]
            if achievement:
                found |= place.wild & ~place.levels[0]
        if self.least:
            found &= place.levels[self.least - 1]
        if self.most < HIGHEST:
            found &= ~place.levels[self.most]
        return found

    def _unpaved(self, place: Neighbourhood) -> int:
        found = place.water if self.ground == "w" else place.park
        if not self.feature:
            return found
        one, two, three, four = place.features
        if self.feature == "!":
            return found & (one | two | three | four)
        if self.feature == "0":
            return found & ~(one | two | three | four)
        return found & place.features[int(self.feature[1]) - 1]


@lru_cache(maxsize=1024)
def parse_matcher(text: str) -> Matcher:
    """Read any matcher but `.`; raises `BadNotation`."""
    match = _GRAMMAR.fullmatch(text)
    if match is None:
        raise BadNotation(text, "a matcher such as s, r2+, w!, p!3, m or ?")
    building, pieces, bound, unpaved, feature = match.groups()
    if unpaved:
        return Matcher(text, unpaved, feature=feature or "")
    if not pieces:
        return Matcher(text, building or text)
    least = 0 if bound == "-" else int(pieces)
    most = HIGHEST if bound == "+" else int(pieces)
    return Matcher(text, building, least, most)
