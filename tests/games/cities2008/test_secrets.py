"""No spying: whoever is still at work learns nothing of what others have just done.

Two states that differ only in the turns of others, which the viewer may not see, must give equal
views and events. The same check must catch a game that leaks.
"""

from __future__ import annotations

import pytest

from leaking import CountsTourists, ShowsCities, TellsTurns
from tripolis.core.game import Played, advance
from tripolis.games import find

GAME = find("cities2008")


def spied(game, walk, random_turn, randomly, seed) -> bool:
    """Whether a viewer who may not know it learns something about what a seat did."""
    draws = randomly(seed)
    for before, entry, after in walk(3, seed, game):
        if not isinstance(entry, Played) or not after.waiting:
            continue
        other = random_turn(game, before, entry.seat, draws)
        otherwise = advance(game, before, other)
        for viewer in (None, *after.waiting):
            if game.view(after, viewer) != game.view(otherwise, viewer):
                return True
            told = game.events(before, entry, after, viewer)
            if told != game.events(before, other, otherwise, viewer):
                return True
            # The same with a draft of the viewer's own on the table.
            for seat in after.waiting:
                if seat == viewer:
                    for action in random_turn(game, after, seat, draws).actions:
                        after = game.apply(after, seat, action)  # noqa: PLW2901
                        otherwise = game.apply(otherwise, seat, action)
                        if game.view(after, viewer) != game.view(otherwise, viewer):
                            return True
    return False


@pytest.mark.parametrize("seed", range(8))
def test_nobody_at_work_learns_what_others_did(walk, random_turn, randomly, seed):
    assert not spied(GAME, walk, random_turn, randomly, seed)


@pytest.mark.parametrize("leak", [ShowsCities, TellsTurns, CountsTourists])
def test_the_check_catches_a_leak(walk, random_turn, randomly, leak):
    assert spied(leak(), walk, random_turn, randomly, 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_draft_shows_to_nobody_else(walk, random_turn, randomly, seed):
    draws = randomly(seed)
    for state, _entry, _after in walk(3, seed):
        for seat in state.waiting:
            draft = state
            for action in random_turn(GAME, state, seat, draws).actions:
                draft = GAME.apply(draft, seat, action)
                for viewer in (None, 0, 1, 2):
                    if viewer != seat:
                        assert GAME.view(draft, viewer) == GAME.view(state, viewer)


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_is_a_state_that_the_view_allows(walk, random_turn, randomly, seed):
    draws = randomly(seed)
    for state, _entry, after in walk(3, seed):
        for viewer in (None, 0, 1, 2):
            seen = GAME.view(after, viewer)
            assert GAME.view(GAME.sample(seen, draws), viewer) == seen
        for seat in state.waiting:
            draft = state
            for action in random_turn(GAME, state, seat, draws).actions:
                draft = GAME.apply(draft, seat, action)
                seen = GAME.view(draft, seat)
                imagined = GAME.sample(seen, draws)
                assert GAME.view(imagined, seat) == seen
                assert GAME.legal_actions(imagined, seat) == GAME.legal_actions(draft, seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_sample_where_nothing_is_hidden_is_the_state(walk, randomly, seed):
    """A seat alone knows all, and so does whoever has finished before the others."""
    draws = randomly(seed)
    for state, entry, after in walk(1, seed):
        assert GAME.sample(GAME.view(after, 0), draws) == after
        draft = state
        for action in getattr(entry, "actions", ()):
            draft = GAME.apply(draft, 0, action)
            assert GAME.sample(GAME.view(draft, 0), draws) == draft
    for _state, entry, after in walk(2, seed):
        if isinstance(entry, Played):
            assert GAME.sample(GAME.view(after, entry.seat), draws) == after


def test_samples_differ_where_something_is_hidden(walk, randomly):
    for _before, entry, after in walk(2, 5):
        if isinstance(entry, Played) and after.waiting:
            viewer = after.waiting[0]
            seen = GAME.view(after, viewer)
            found = {GAME.sample(seen, randomly(n)) for n in range(20)}
            assert len(found) > 1
            return
    pytest.fail("nothing was ever hidden")
