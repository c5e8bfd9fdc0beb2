"""What each line of lots is worth under each code."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.core.game import Seat
from tripolis.core.scores import Part, Scores, SeatScore, Source
from tripolis.games.cityscape.board import LINES, SIDES_OF_SEATS, Line, Lot, place
from tripolis.games.cityscape.components import POINTS_HIGHEST, POINTS_SEEN, POINTS_TWIN
from tripolis.games.cityscape.state import UNSET, Codes, Round, State

Heights = Sequence[int]


def visible(heights: Heights, line: Line) -> tuple[Lot, ...]:
    """The lots of the buildings that are taller than every building in front of them."""
    seen: list[Lot] = []
    tallest = 0  # a vacant lot is not a building: it never exceeds this
    for lot in line:
        if heights[lot] > tallest:
            tallest = heights[lot]
            seen.append(lot)
    return tuple(seen)


def twins(heights: Heights, line: Line) -> tuple[Lot, ...]:
    """Code 5: the buildings in view that have an equal one in view. Equal ones do not hide."""
    in_view: list[Lot] = []
    tallest = 1
    for lot in line:
        if heights[lot] >= tallest:
            tallest = heights[lot]
            in_view.append(lot)
    shown = [heights[lot] for lot in in_view]
    return tuple(lot for lot in in_view if shown.count(heights[lot]) > 1)


def score_line(heights: Heights, line: Line, code: int) -> Part:
    """The points of a line under a code, and the lots that make them."""
    if code == UNSET:
        return Part(0, ())
    if code == 6:
        highest = max(heights)
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
    dice = iter(codes)
    return tuple(
        Source("line", f"{number}/{side}{n}/{code}", (score_line(heights, line, code),))
        for side in sides
        for n, line in enumerate(LINES[side], start=1)
        for code in [next(dice)]
    )


def score_rounds(rounds: Sequence[Round], seats: int) -> tuple[SeatScore, ...]:
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
