"""Goals of others stay secret until the round is scored: in views, drafts, events and samples.

The check plays at random; at every state it makes *twins*, which differ only in what a viewer may
not know, and compares everything that the viewer gets. Games that leak must be caught by it.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from leaking import CITYSCAPE
from tripolis.bots.protocol import RandomDraws
from tripolis.core.game import Played, Seat
from tripolis.core.options import resolve
from tripolis.games.cityscape.game import Cityscape
from tripolis.games.cityscape.notation import GOALS
from tripolis.games.cityscape.state import Codes, Goal, State


def twin_of(state: State, viewer: Seat | None, random: Random) -> State:
    """The same state with other goals of others: locked ones changed, open ones half set."""

    def codes(seat: Seat) -> Codes:
        if seat == viewer or state.over:
            return state.goals[seat]
        least = 1 if state.locked[seat] else 0
        return tuple(random.randint(least, 6) for _ in state.goals[seat])

    return replace(state, goals=tuple(codes(seat) for seat in range(state.seats)))


def goal_turn(state: State, seat: Seat, random: Random) -> tuple[Goal, ...]:
    return tuple(
        random.choice(GOALS[side, line]) for side in state.sides(seat) for line in range(1, 5)
    )


def advance(game: Cityscape, state: State, entry: Played) -> State:
    for action in entry.actions:
        state = game.apply(state, entry.seat, action)
    return game.commit(state, entry.seat)


def check_secrets(game: Cityscape, seats: int, random: Random) -> None:
    """Play a match at random and compare, for every viewer, all that it gets in twin states."""
    state = game.setup(seats, resolve(game.name, game.option_specs(seats), {"rounds": "2"}))
    while movers := game.to_act(state):
        seat = random.choice(movers)
        if state.setting_goals:
            entry = Played(seat, goal_turn(state, seat, random))
        else:
            entry = Played(seat, (random.choice(game.legal_actions(state, seat)),))
        after = advance(game, state, entry)
        for viewer in (None, *range(seats)):
            twin = twin_of(state, viewer, random)
            check_twins(game, state, twin, viewer)
            if viewer in movers:
                check_drafts(game, state, twin, viewer, random)
            if len(after.past) == len(state.past):  # else all goals are revealed
                check_events(game, state, twin, entry, viewer, random)
        state = after
    assert len(state.past) == 2


def check_twins(game: Cityscape, state: State, twin: State, viewer: Seat | None) -> None:
    view = game.view(state, viewer)
    assert game.view(twin, viewer) == view
    sample = game.sample(view, RandomDraws(1))
    assert game.view(sample, viewer) == view
    assert game.sample(game.view(twin, viewer), RandomDraws(1)) == sample


def check_drafts(game: Cityscape, state: State, twin: State, viewer: Seat, random: Random) -> None:
    """Whatever the viewer drafts, up to its complete turn."""
    while legal := game.legal_actions(state, viewer):
        assert game.legal_actions(twin, viewer) == legal
        action = random.choice(legal)
        state = game.apply(state, viewer, action)
        twin = game.apply(twin, viewer, action)
        assert game.turn(twin, viewer) == game.turn(state, viewer)
        check_twins(game, state, twin, viewer)


def check_events(
    game: Cityscape,
    state: State,
    twin: State,
    entry: Played,
    viewer: Seat | None,
    random: Random,
) -> None:
    """What a seat does; goals of others are others in the twin."""
    other = entry
    if state.setting_goals and entry.seat != viewer:
        other = Played(entry.seat, goal_turn(state, entry.seat, random))
        twin = replace(twin, goals=state.goals)  # so that the seat can set all of its own
    after, twin_after = advance(game, state, entry), advance(game, twin, other)
    seen = game.events(state, entry, after, viewer)
    assert game.events(twin, other, twin_after, viewer) == seen
    assert game.view(twin_after, viewer) == game.view(after, viewer)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_learns_the_goals_of_others(seats: int, seed: int) -> None:
    check_secrets(Cityscape(), seats, Random(f"{seats}/{seed}"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_block_reveals_nothing_before_it_is_committed(seats: int) -> None:
    game, random = Cityscape(), Random(seats)
    state = game.setup(seats, resolve(game.name, game.option_specs(seats), {"rounds": "1"}))
    while state.setting_goals:
        seat = game.to_act(state)[0]
        state = advance(game, state, Played(seat, goal_turn(state, seat, random)))
    while sum(state.left) > 1:
        seat = state.mover
        state = advance(game, state, Played(seat, (game.legal_actions(state, seat)[0],)))
    seat = state.mover
    before = game.view(state, seat)
    drafted = game.apply(state, seat, game.legal_actions(state, seat)[0])
    assert sum(drafted.left) == 0
    preview = game.view(drafted, seat)
    assert [codes is None for codes in preview.goals] == [n != seat for n in range(seats)]
    assert preview.scores == before.scores
    assert preview.past == ()
    assert preview.phase == "build"
    committed = game.commit(drafted, seat)
    assert None not in game.view(committed, None).goals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_block_that_is_not_committed_is_seen_by_its_own_seat_alone(seats: int) -> None:
    game, random = Cityscape(), Random(seats)
    state = game.setup(seats, resolve(game.name, game.option_specs(seats), {}))
    while state.setting_goals:
        seat = game.to_act(state)[0]
        state = advance(game, state, Played(seat, goal_turn(state, seat, random)))
    drafted = game.apply(state, 0, random.choice(game.legal_actions(state, 0)))
    assert game.view(drafted, 0) != game.view(state, 0)
    for viewer in (None, *range(1, seats)):
        assert game.view(drafted, viewer) == game.view(state, viewer)


@pytest.mark.parametrize("leaking", CITYSCAPE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_check_catches_a_game_that_leaks(leaking: type[Cityscape], seats: int) -> None:
    with pytest.raises(AssertionError):
        check_secrets(leaking(), seats, Random(seats))
