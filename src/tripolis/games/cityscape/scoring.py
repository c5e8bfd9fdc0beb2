"""What each line of lots is worth under each code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from tripolis.core.game import Seat
from tripolis.core.scores import Part, Scores, SeatScore, Source
from tripolis.games.cityscape.board import LINES, SIDES_OF_SEATS, Line, place
from tripolis.games.cityscape.components import POINTS_HIGHEST, POINTS_SEEN, POINTS_TWIN
from tripolis.games.cityscape.state import UNSET, Codes, Round, State

Heights = Sequence[int]  # of a city, by lot
Own = tuple[int, ...]  # of one line, from the nearest lot to the farthest
Steps = tuple[int, ...]  # along a line: 0 is the nearest lot

# The lines of the sides that a seat has: side, number, and how to read its heights off a city.
LINES_OF = {
    sides: tuple(
        (side, n, itemgetter(*line)) for side in sides for n, line in enumerate(LINES[side], 1)
    )
    for sides in ("SWNE", *(sides for seats in SIDES_OF_SEATS.values() for sides in seats))
}
PLACES = {
    (side, n): tuple(map(place, line))
    for side, lines in LINES.items()
    for n, line in enumerate(lines, 1)
}

# Between two turns most lines of a city stay as they are, and many look alike: what follows from
# the heights of one line is worked out once.
_MOST_LINES = 1 << 16
_MOST_MADE = 1 << 12  # there are few ways to stand in view, however many heights make them


@lru_cache(maxsize=_MOST_LINES)
def visible(own: Own) -> Steps:
    """Where the buildings stand that are taller than every building in front of them."""
    seen: list[int] = []
    tallest = 0  # a vacant lot is not a building: it never exceeds this
    for step, height in enumerate(own):
        if height > tallest:
            tallest = height
            seen.append(step)
    return tuple(seen)


@lru_cache(maxsize=_MOST_LINES)
def in_view(own: Own) -> Steps:
    """Where the buildings stand with no taller one in front. Equal ones do not hide."""
    shown: list[int] = []
    tallest = 1
    for step, height in enumerate(own):
        if height >= tallest:
            tallest = height
            shown.append(step)
    return tuple(shown)


def twins(own: Own) -> Steps:
    """Code 5: the buildings in view that have an equal one in view."""
    shown = in_view(own)
    tall = [own[step] for step in shown]
    return tuple([step for step, height in zip(shown, tall, strict=True) if tall.count(height) > 1])


def score_line(heights: Heights, line: Line, code: int) -> int:
    """The points of a line under a code."""
    return _score(tuple([heights[lot] for lot in line]), code, max(heights))[0]


def _score(own: Own, code: int, highest: int) -> tuple[int, Steps]:
    """The points of a line under a code, and where they are made; `highest` is the city's."""
    if code == UNSET:
        return 0, ()
    if code == 6:
        tops = tuple([step for step, height in enumerate(own) if height == highest and height])
        return POINTS_HIGHEST if tops else 0, tops
    if code == 5:
        pairs = twins(own)
        return POINTS_TWIN * len(pairs), pairs
    seen = visible(own)
    return (POINTS_SEEN * code, seen) if len(seen) == code else (0, ())


def score_seat(number: int, heights: Heights, sides: str, codes: Codes) -> tuple[Source, ...]:
    """One seat's lines in a round; a source is named ROUND/SIDE LINE/CODE, such as `2/S1/5`."""
    highest = max(heights)
    return tuple(
        [
            _source(number, side, n, line_of(heights), code, highest if code == 6 else 0)
            for (side, n, line_of), code in zip(LINES_OF[sides], codes, strict=True)
        ]
    )


@lru_cache(maxsize=_MOST_LINES)
def _source(number: int, side: str, n: int, own: Own, code: int, highest: int) -> Source:
    return _made(number, side, n, code, *_score(own, code, highest))


@lru_cache(maxsize=_MOST_MADE)
def _made(number: int, side: str, n: int, code: int, points: int, steps: Steps) -> Source:
    places = PLACES[side, n]
    part = Part(points, tuple([places[step] for step in steps]))
    return Source("line", f"{number}/{side}{n}/{code}", (part,))


@lru_cache(maxsize=1 << 12)  # every view of a round asks for the rounds before it
def score_rounds(rounds: tuple[Round, ...], seats: int, *, over: bool = False) -> Scores:
    """The sums of the rounds, and who has won once the match is over."""
    return decide(
        tuple(
            SeatScore(
                tuple(
                    source
                    for number, played in enumerate(rounds, start=1)
                    for source in score_seat(number, played.heights, sides, played.goals[seat])
                )
            )
            for seat, sides in enumerate(SIDES_OF_SEATS[seats])
        ),
        over=over,
    )


def scores(state: State) -> Scores:
    """All rounds so far, the running one as if nothing else were built."""
    rounds = state.past
    if not state.over:
        rounds = (*rounds, Round(state.heights, state.goals))
    return score_rounds(rounds, state.seats, over=state.over)


def decide(seats: tuple[SeatScore, ...], *, over: bool) -> Scores:
    """The highest total wins; equal totals share the win (ruling)."""
    if not over:
        return Scores(seats)
    best = max(seat.total for seat in seats)
    winners: tuple[Seat, ...] = tuple(n for n, seat in enumerate(seats) if seat.total == best)
    return Scores(seats, winners, "points" if len(winners) == 1 else "shared")
