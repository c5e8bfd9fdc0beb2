"""A crowd: a seat is a match of one, everybody sees where they stand, and nobody can spy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from play import play_on
from support import Variant
from tripolis.core.game import Drawn, Played, advance
from tripolis.games import find
from tripolis.games.cities2008.crowd import Crowd
from tripolis.games.cities2008.game import Cities2008

GAME = find("cities2008")
CROWD = Crowd()
SEATS = 20


def seen(crowd: Any, state: Any, viewer: int | None) -> tuple[Any, ...]:
    """All that a viewer can get of a state."""
    seats = state.settings.seats
    ranking = crowd.ranking(state, informed=crowd.informed(state, viewer))
    shown = [crowd.shown(state, viewer, seat) for seat in range(seats)]
    return crowd.view(state, viewer, ranking.standing(viewer)), ranking.lines(0, seats), shown


@pytest.fixture(scope="module")
def match():
    return play_on(Variant("cities2008", SEATS, {"level": "3"}).match(5), Random(5))


def test_a_seat_of_a_crowd_is_a_match_of_one(match):
    for n in range(0, len(match.entries), 7):
        state, entry = match.states[n], match.entries[n]
        if isinstance(entry, Drawn):
            continue
        alone = CROWD.alone(state, entry.seat)
        for action in entry.actions:
            assert GAME.legal_actions(alone, 0) == GAME.legal_actions(state, entry.seat)
            assert GAME.turn(alone, 0) == GAME.turn(state, entry.seat)
            alone, state = GAME.apply(alone, 0, action), GAME.apply(state, entry.seat, action)
        assert GAME.commit(alone, 0).cities[0] == GAME.commit(state, entry.seat).cities[entry.seat]


def test_what_a_crowd_sees_is_what_the_view_says(match):
    for n in range(0, len(match.states), 5):
        state = match.states[n]
        for viewer in (None, 0, SEATS - 1):
            whole = GAME.view(state, viewer)
            view, lines, shown = seen(CROWD, state, viewer)
            assert tuple(one.city for one in shown) == whole.cities
            assert tuple(one.score for one in shown) == whole.scores.seats
            assert tuple(one.stale for one in shown) == whole.stale
            assert (view.round, view.over, view.to_place) == (
                whole.round,
                whole.over,
                whole.to_place,
            )
            assert view.scores.winners == whole.scores.winners
            if viewer is not None:
                assert view.cities == (whole.cities[viewer],)
                assert view.standing.me in view.standing.beside
            assert view.standing.at_work == len(whole.waiting)
            assert {line.seat for line in lines if not line.done} == set(whole.waiting)


def test_the_ranking_is_of_the_cities_as_they_are_shown(match):
    for n in range(0, len(match.states), 5):
        state = match.states[n]
        for viewer in (None, 3):
            _, lines, shown = seen(CROWD, state, viewer)
            total = {one.seat: one.score.total for one in shown}
            assert {line.seat: line.points for line in lines} == total
            assert [line.points for line in lines] == sorted(total.values(), reverse=True)
            for line in lines:
                assert line.rank == 1 + sum(points > line.points for points in total.values())


def test_everybody_sees_every_entry_and_only_their_own_turns(match):
    for n, entry in enumerate(match.entries):
        for viewer in (None, 0, 7):
            told = CROWD.events(entry, match.states[n + 1], viewer)
            assert told
            assert {event.seat for event in told if event.kind == "turn"} <= {viewer}


def spied(crowd: Any, walk, random_turn, randomly, seed: int) -> bool:
    """Whether somebody at work learns what others have done in this round."""
    draws = randomly(seed)
    for before, entry, after in walk(4, seed, GAME):
        if not isinstance(entry, Played) or not after.waiting:
            continue
        otherwise = advance(GAME, before, random_turn(GAME, before, entry.seat, draws))
        for viewer in (None, *after.waiting):
            if seen(crowd, after, viewer) != seen(crowd, otherwise, viewer):
                return True
            if crowd.events(entry, after, viewer) != crowd.events(entry, otherwise, viewer):
                return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_nobody_at_work_learns_what_others_did(walk, random_turn, randomly, seed):
    assert not spied(CROWD, walk, random_turn, randomly, seed)


class RanksAtOnce(Crowd):
    """Leaks: everybody sees the ranking of those who have finished."""

    def informed(self, state: Any, viewer: Any) -> bool:
        return True


class ShowsAtOnce(Crowd):
    """Leaks: shows the cities of those who have finished to everybody."""

    def shown(self, state: Any, viewer: Any, seat: Any) -> Any:
        return super().shown(state, seat, seat)


@pytest.mark.parametrize("leak", [RanksAtOnce, ShowsAtOnce])
def test_the_check_catches_a_leak(walk, random_turn, randomly, leak):
    assert spied(leak(), walk, random_turn, randomly, 1)


def test_small_tables_are_no_crowd():
    assert Cities2008().crowd.more_than == 12
    assert find("cityscape").crowd is None
    assert find("cities2024").crowd is None
