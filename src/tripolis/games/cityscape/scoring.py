"""What each line of lots is worth under each code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

from tripolis.core.game import Seat
from tripolis.core.scores import Part, Scores, SeatScore, Source
from tripolis.games.cityscape.board import LINES, SIDES_OF_SEATS, Line, Lot, place
from tripolis.games.cityscape.components import POINTS_HIGHEST, POINTS_SEEN, POINTS_TWIN
from tripolis.games.cityscape.state import UNSET, Codes, Round, State

Heights = Sequence[int] | Mapping[Lot, int]


def visible(heights: Heights, line: Line) -> tuple[Lot, ...]:
    """The lots of the buildings that are taller than every building in front of them."""
    seen: list[Lot] = []
    tallest = 0  # a vacant lot is not a building: it never exceeds this
    for lot in line:
        if heights[lot] > tallest:
            tallest = heights[lot]
            seen.append(lot)
    return tuple(seen)


def in_view(heights: Heights, line: Line) -> tuple[Lot, ...]:
    """The lots of the buildings with no taller one in front. Equal ones do not hide."""
    shown: list[Lot] = []
    tallest = 1
    for lot in line:
        if heights[lot] >= tallest:
            tallest = heights[lot]
            shown.append(lot)
    return tuple(shown)


def twins(heights: Heights, line: Line) -> tuple[Lot, ...]:
    """Code 5: the buildings in view that have an equal one in view."""
    shown = in_view(heights, line)
    tall = [heights[lot] for lot in shown]
    return tuple(lot for lot in shown if tall.count(heights[lot]) > 1)


def score_line(heights: Heights, line: Line, code: int) -> Part:
    """The points of a line under a code, and the lots that make them."""
    highest = max(heights) if code == 6 else 0
    return _score_line(line, tuple(heights[lot] for lot in line), code, highest)


# Between two turns six of a city's eight lines stay as they are: cached, a view costs a third.
@lru_cache(maxsize=1 << 16)
def _score_line(line: Line, own: tuple[int, ...], code: int, highest: int) -> Part:
    """`own` are the heights along the line, `highest` that of the city (for code 6)."""
    if code == UNSET:
        return Part(0, ())
    heights = dict(zip(line, own, strict=True))
    if code == 6:
        tops = [lot for lot in line if highest and heights[lot] == highest]
        return Part(POINTS_HIGHEST if tops else 0, tuple(map(place, tops)))
    if code == 5:
        pairs = twins(heights, line)
        return Part(POINTS_TWIN * len(pairs), tuple(map(place, pairs)))
    seen = visible(heights, line)
    if len(seen) != code:
        return Part(0, ())
    return Part(POINTS_SEEN * code, tuple(map(place, seen)))


def score_seat(number: int, heights: Heights, sides: str, codes: Codes) -> tuple[Source, ...]:
    """One seat's lines in a round; a source is named ROUND/SIDE LINE/CODE, such as `2/S1/5`."""
    highest = max(heights)
    return tuple(
        _source(number, side, n, line_of(heights), code, highest if code == 6 else 0)
        for (side, n, line_of), code in zip(_LINES[sides], codes, strict=True)
    )


@lru_cache(maxsize=1 << 16)
def _source(
    number: int, side: str, n: int, own: tuple[int, ...], code: int, highest: int
) -> Source:
    part = _score_line(LINES[side][n - 1], own, code, highest)
    return Source("line", f"{number}/{side}{n}/{code}", (part,))


# The lines of the sides that a seat has: side, number, and how to read its heights off a city.
_LINES = {
    sides: tuple(
        (side, n, itemgetter(*line)) for side in sides for n, line in enumerate(LINES[side], 1)
    )
    for seats in SIDES_OF_SEATS.values()
    for sides in seats
}


@lru_cache(maxsize=1 << 12)  # every view of a round asks for the rounds before it
def score_rounds(rounds: tuple[Round, ...], seats: int) -> tuple[SeatScore, ...]:
    """The sum of the rounds, by seat."""
    return tuple(
        SeatScore(
            tuple(
                source
                for number, played in enumerate(rounds, start=1)
                for source in score_seat(number, played.heights, sides, played.goals[seat])
            )
        )
        for seat, sides in enumerate(SIDES_OF_SEATS[seats])
    )


def scores(state: State) -> Scores:
    """All rounds so far, the running one as if nothing else were built."""
    rounds = state.past
    if not state.over:
        rounds = (*rounds, Round(state.heights, state.goals))
    return decide(score_rounds(rounds, state.seats), over=state.over)


def decide(seats: tuple[SeatScore, ...], *, over: bool) -> Scores:
    """The highest total wins; equal totals share the win (ruling)."""
    if not over:
        return Scores(seats)
    best = max(seat.total for seat in seats)
    winners: tuple[Seat, ...] = tuple(n for n, seat in enumerate(seats) if seat.total == best)
    return Scores(seats, winners, "points" if len(winners) == 1 else "shared")
