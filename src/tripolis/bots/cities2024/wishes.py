"""How near a neighbourhood is to what a requirement asks for.

`count` is what the rules count. `hope` is the same for the requirement without its heights and
features: what may come of the ground that is there. `progress` is how much of an achievement is
done, 0 … 1. A player compares neighbourhoods that differ in one thing, and most requirements do not
look at that thing: so all three are remembered by the sets that they do look at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import fsum
from operator import attrgetter, itemgetter
from typing import TypeAlias, TypeVar

from tripolis.games.cities2024.components import Achievement
from tripolis.games.cities2024.counted import LINES, Area, Line, MatcherSet
from tripolis.games.cities2024.matchers import Matcher
from tripolis.games.cities2024.neighbourhood import COLOURS, FRAME, HIGHEST, Four, Neighbourhood
from tripolis.games.cities2024.patterns import Pattern
from tripolis.games.cities2024.requirements import Requirement

Measure: TypeAlias = Callable[[Neighbourhood], float]
N = TypeVar("N", int, float)
MEMORY = 4096  # what is remembered of a requirement; a turn needs some hundreds

areas = lru_cache(maxsize=1 << 14)(FRAME.areas)


@dataclass(frozen=True, slots=True)
class Wish:
    """A requirement with what can be foreseen of it."""

    count: Callable[[Neighbourhood], int]  # for a card
    hope: Callable[[Neighbourhood], int]
    by_pieces: bool  # laying a piece can change the count
    by_features: bool  # laying a water or park feature or a monument can


@lru_cache(maxsize=256)
def wish(requirement: Requirement) -> Wish:
    """What a card or an achievement asks for."""
    matchers = _matchers(requirement)
    compares = isinstance(requirement, Pattern) and bool(requirement.same or requirement.different)
    return Wish(
        remembered(
            lambda place: requirement.count(place, achievement=False),
            requirement,
            achievement=False,
        ),
        _hope(requirement),
        compares or any(map(_asks_for_pieces, matchers)),
        any(map(_asks_for_features, matchers))
        or (isinstance(requirement, Area) and requirement.features > 0),
    )


@lru_cache(maxsize=256)
def progress(achievement: Achievement) -> Measure:
    """How much of an achievement is done; 1 only where it is met."""
    return remembered(_progress(achievement), achievement.requirement, achievement=True)


def _progress(achievement: Achievement) -> Measure:
    requirement, times = achievement.requirement, achievement.at_least
    if isinstance(requirement, Area) and times == 1:
        return _area_progress(requirement)
    if isinstance(requirement, Line):
        return _line_progress(requirement, times)
    if isinstance(requirement, MatcherSet):
        return _set_progress(requirement, times)
    if isinstance(requirement, Pattern) and times == 1:
        return _pattern_progress(requirement)
    hope = _hope(requirement)

    def part(place: Neighbourhood) -> float:
        count = requirement.count(place, achievement=True)
        return min(1.0, (count + 0.25 * max(0, hope(place) - count)) / times)

    return _unless_met(achievement, part)


def remembered(
    measure: Callable[[Neighbourhood], N], requirement: Requirement, achievement: bool
) -> Callable[[Neighbourhood], N]:
    """The measure, worked out once for all neighbourhoods that look the same to a requirement."""
    parts, levels = _looks_at(requirement, achievement)
    seen = attrgetter(*sorted(parts))
    heights = itemgetter(*sorted(levels)) if levels else None
    memo: dict[object, N] = {}

    def look(place: Neighbourhood) -> N:
        key = seen(place) if heights is None else (seen(place), heights(place.levels))
        found = memo.get(key)
        if found is None:
            if len(memo) >= MEMORY:
                memo.clear()
            found = memo[key] = measure(place)
        return found

    return look


def _looks_at(requirement: Requirement, achievement: bool) -> tuple[set[str], set[int]]:
    """The fields of a neighbourhood and the levels of its buildings that can matter."""
    matchers = _matchers(requirement)
    grounds = {matcher.ground for matcher in matchers}
    levels = {matcher.least - 1 for matcher in matchers if matcher.least}
    levels |= {matcher.most for matcher in matchers if matcher.most < HIGHEST}
    if isinstance(requirement, Pattern) and (requirement.same or requirement.different):
        levels.add(0)  # compared spaces have a piece
        if "height" in (requirement.same, requirement.different):
            levels |= set(range(HIGHEST))
    if achievement and levels:
        levels |= set(range(HIGHEST))  # progress looks at buildings that are still too low
    if achievement and grounds & {*COLOURS}:
        levels.add(0)  # a wild space has every colour until it is built
    parts: set[str] = set()
    if grounds - {"w", "p"}:
        parts |= {"colours", "wild"}
    if grounds & {"w", "?"}:
        parts.add("water")
    if grounds & {"p", "?"}:
        parts.add("park")
    if "m" in grounds:
        parts.add("monuments")
    if any(matcher.feature for matcher in matchers):
        parts.add("features")
    if isinstance(requirement, Area) and requirement.features:
        parts |= {"features", "monuments", "wild"}
    return parts, levels


def _unless_met(achievement: Achievement, part: Measure) -> Measure:
    requirement, times = achievement.requirement, achievement.at_least

    def measure(place: Neighbourhood) -> float:
        met = requirement.count(place, achievement=True) >= times
        return 1.0 if met else min(0.95, part(place))

    return measure


def _matchers(requirement: Requirement) -> tuple[Matcher, ...]:
    if isinstance(requirement, Pattern):
        return tuple(matcher for _, _, matcher in requirement.cells)
    if isinstance(requirement, MatcherSet):
        return requirement.matchers
    if isinstance(requirement, Area | Line):
        return (requirement.of,)
    return ()


def _asks_for_pieces(matcher: Matcher) -> bool:
    """Whether it looks at their number, or at a colour, which the first piece gives to a wild."""
    return bool(matcher.least) or matcher.most < HIGHEST or matcher.ground in COLOURS


def _asks_for_features(matcher: Matcher) -> bool:
    return matcher.ground == "m" or bool(matcher.feature)


def _bare(matcher: Matcher) -> Matcher:
    """The matcher of the ground on which its spaces can come to be."""
    ground = "s" if matcher.ground == "m" else matcher.ground
    return Matcher(ground, ground)


def _hope(requirement: Requirement) -> Callable[[Neighbourhood], int]:
    if isinstance(requirement, MatcherSet):
        needs = Counter(map(_bare, requirement.matchers))

        def scarcest(place: Neighbourhood) -> int:
            return min(
                matcher.spaces(place, achievement=False).bit_count() // times
                for matcher, times in needs.items()
            )

        return scarcest
    bare = _bare_requirement(requirement)

    @lru_cache(maxsize=4096)
    def on_ground(colours: Four, wild: int, water: int, park: int) -> int:
        ground = Neighbourhood(colours=colours, wild=wild, water=water, park=park)
        return bare.count(ground, achievement=False)

    return lambda place: on_ground(place.colours, place.wild, place.water, place.park)


def _bare_requirement(requirement: Requirement) -> Requirement:
    if isinstance(requirement, Pattern):
        cells = tuple((x, y, _bare(matcher)) for x, y, matcher in requirement.cells)
        return Pattern(requirement.pattern, cells)
    if isinstance(requirement, Area):
        return Area(_bare(requirement.of), requirement.size)
    if isinstance(requirement, Line):
        return Line(_bare(requirement.of), requirement.size)
    return requirement


def _area_progress(area: Area) -> Measure:
    size = max(area.size, area.features)

    def measure(place: Neighbourhood) -> float:
        best = 0.0
        for group in areas(area.of.spaces(place, achievement=True)):
            part = min(1.0, group.bit_count() / size)
            if area.features:
                kinds = sum(bool(feature & group) for feature in place.features)
                part = 0.4 * part + 0.6 * min(1.0, kinds / area.features)
            best = max(best, part)
        return best

    return measure


def _line_progress(line: Line, times: int) -> Measure:
    bare = _bare(line.of)

    def part(place: Neighbourhood) -> float:
        matched = line.of.spaces(place, achievement=True)
        ground = bare.spaces(place, achievement=True)
        parts = sorted(
            (
                min(
                    line.size,
                    0.6 * (matched & spaces).bit_count() + 0.4 * (ground & spaces).bit_count(),
                )
                for spaces in LINES
                if ground & spaces
            ),
            reverse=True,
        )
        return fsum(parts[:times]) / (line.size * times)

    return _unless_met(Achievement("", line, times, ()), part)


def _set_progress(wanted: MatcherSet, times: int) -> Measure:
    needs = [(matcher, n * times) for matcher, n in Counter(wanted.matchers).items()]
    whole = len(wanted.matchers) * times

    def part(place: Neighbourhood) -> float:
        done = 0.0
        for matcher, need in needs:
            have = min(need, matcher.spaces(place, achievement=True).bit_count())
            ground = min(need, _bare(matcher).spaces(place, achievement=True).bit_count())
            done += have + 0.2 * max(0, ground - have)
        return done / whole

    return _unless_met(Achievement("", wanted, times, ()), part)


def _pattern_progress(pattern: Pattern) -> Measure:
    """First the ground of the whole pattern, then what is to stand on it."""
    bare = [(x, y, _bare(matcher)) for x, y, matcher in pattern.cells]
    whole = Pattern(pattern.pattern, tuple(bare))
    gaps = [Pattern(pattern.pattern, (*bare[:n], *bare[n + 1 :])) for n in range(len(bare))]
    compared = sum(matcher.compared for _, _, matcher in pattern.cells)
    pieces = sum(matcher.least for _, _, matcher in pattern.cells)

    @lru_cache(maxsize=4096)
    def grounds(colours: Four, wild: int, water: int, park: int) -> tuple[float, tuple[int, ...]]:
        """How much of the ground is there, and the whole grounds."""
        place = Neighbourhood(colours=colours, wild=wild, water=water, park=park)
        found = whole.occurrences(place, achievement=True)
        if found or len(bare) == 1:
            return 0.4 * bool(found), found
        lacks_one = any(gap.count(place, achievement=True) for gap in gaps)
        return (0.28 if lacks_one else 0.14), ()

    def part(place: Neighbourhood) -> float:
        begun, found = grounds(place.colours, place.wild, place.water, place.park)
        best = 0.0
        for spaces in found:
            levels = [(level & spaces).bit_count() for level in place.levels]
            done = min(1.0, sum(levels) / pieces) if pieces else 1.0
            if pattern.different == "height":
                heights = sum(
                    high > higher for high, higher in zip(levels, [*levels[1:], 0], strict=True)
                )
                done = heights / compared
            elif pattern.different == "colour":
                built = place.levels[0] & spaces
                done = (done + sum(bool(c & built) for c in place.colours) / compared) / 2
            best = max(best, done)
        return begun + 0.6 * best

    return _unless_met(Achievement("", pattern, 1, ()), part)
