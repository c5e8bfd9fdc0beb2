"""There are no secrets here but what is not drawn, and that does not exist yet.

So views are equal for all, a view tells the state wholly, and one seed with other dice behind it
looks the same until it rolls. A game that peeks at the dice must be caught.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from leaking import Peeping
from tripolis.bots.protocol import RandomDraws
from tripolis.core.game import CHANCE
from tripolis.core.match import Match
from tripolis.games.cities2024.game import Cities2024

from .playing import GAME, VARIANTS, states


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everybody_sees_the_same_and_it_is_the_whole_state(variant):
    draws = RandomDraws(1)
    for state in states(variant, 5):
        view = GAME.view(state, None)
        assert all(GAME.view(state, seat) == view for seat in range(variant.seats))
        again = GAME.sample(view, draws)
        assert again == state
        assert GAME.view(again, None) == view


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_view_tells_how_near_each_achievement_is(variant):
    for state in states(variant, 3):
        achievements = state.settings.city.achievements
        for player, shown in zip(state.players, GAME.view(state, None).players, strict=True):
            assert [len(occurrences) for occurrences in shown.progress] == [
                achievement.requirement.count(player.place, achievement=True)
                for achievement in achievements
            ]


def check_dice_are_unseen(games: tuple[Cities2024, Cities2024], variant: Any, seed: int) -> int:
    """Two matches with other dice are the same until a draw differs. Answers how many looks."""
    random = Random(seed)
    one, other = variant.match(1, games[0]), variant.match(2, games[1])
    assert_alike(one, other)
    looks = 0
    while one.to_act:
        if one.to_act == (CHANCE,):
            other.roll(one.roll().outcome)
        else:
            draft, twin = (match.draft(one.to_act[0]) for match in (one, other))
            while not draft.turn.over:
                assert draft.legal == twin.legal
                action = random.choice(draft.legal)
                draft.act(action)
                twin.act(action)
                assert draft.view == twin.view
            draft.commit()
            twin.commit()
        assert_alike(one, other)
        looks += 1
    return looks


def assert_alike(one: Match[Any, Any, Any], other: Match[Any, Any, Any]) -> None:
    for viewer in (None, *range(one.seats)):
        assert one.view(viewer) == other.view(viewer)
    last = max(len(one.entries) - 1, 0)
    assert [*one.events(None, last)] == [*other.events(None, last)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nobody_sees_what_the_dice_will_bring(variant):
    options = dict(variant.options, city="venice")
    assert check_dice_are_unseen((GAME, GAME), replace(variant, options=options), 7) > 80


def test_a_game_that_leaks_is_caught():
    variant = replace(VARIANTS[0], options={"city": "venice"})
    with pytest.raises(AssertionError):
        check_dice_are_unseen((Peeping(1), Peeping(2)), variant, 7)
