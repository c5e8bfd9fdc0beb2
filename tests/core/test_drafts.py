"""A draft stays true whatever others commit meanwhile."""

from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find


def test_an_action_added_after_others_have_committed_can_be_taken_back():
    game = find("cityscape")
    match = Match(game, 2, resolve("cityscape", game.option_specs(2), {}))
    draft = match.draft(0)
    first, *_ = draft.legal
    draft.act(first)
    with_one = draft.state
    lock = match.draft(1)
    while not lock.turn.over:
        lock.act(lock.legal[0])
    lock.commit()
    draft.act(next(action for action in draft.legal if action != first))
    draft.undo()
    assert draft.actions == (first,)
    assert draft.view.goals == game.view(with_one, 0).goals
    draft.undo()
    assert draft.state is match.state
