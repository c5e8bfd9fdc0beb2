"""The check that a viewer learns nothing that the viewer may not know."""

from __future__ import annotations

from random import Random
from typing import Any

from tripolis.bots.protocol import RandomDraws
from tripolis.core.game import CHANCE, AnyGame, Played, Seat, advance
from tripolis.core.match import Match


def check_alike(game: AnyGame, one: Any, other: Any, viewer: Seat | None, random: Random) -> None:
    """Two states that look alike to the viewer go on looking alike whatever the viewer does.

    Raises AssertionError at the first difference in a view, in the legal actions, in the preview
    of a draft, or in an event that tells more than the views do.
    """
    assert game.view(one, viewer) == game.view(other, viewer)
    assert game.to_act(one) == game.to_act(other)
    if viewer is None or viewer not in game.to_act(one):
        return
    drafted, imagined = one, other
    actions: list[Any] = []
    while True:
        legal = game.legal_actions(drafted, viewer)
        assert list(legal) == list(game.legal_actions(imagined, viewer))
        assert game.turn(drafted, viewer) == game.turn(imagined, viewer)
        assert game.view(drafted, viewer) == game.view(imagined, viewer)
        if not legal:
            break
        actions.append(random.choice(legal))
        drafted = game.apply(drafted, viewer, actions[-1])
        imagined = game.apply(imagined, viewer, actions[-1])
    entry = Played(viewer, tuple(actions))
    after_one, after_other = advance(game, one, entry), advance(game, other, entry)
    if game.view(after_one, viewer) == game.view(after_other, viewer):
        assert game.events(one, entry, after_one, viewer) == game.events(
            other, entry, after_other, viewer
        )


def check_secrets(match: Match[Any, Any, Any], game: AnyGame, random: Random) -> int:
    """Imagine other states that each viewer cannot tell from this one, and compare.

    Answers how many of them really differed, so that a test can see that it looked at something.
    """
    different = 0
    state = match.state
    if match.to_act == (CHANCE,):
        return 0
    for viewer in (None, *range(match.seats)):
        # The honest game imagines: a view that leaks must not decide what is compared.
        honest = match.game.view(state, viewer)
        other = match.game.sample(honest, RandomDraws(random.randrange(1 << 30)))
        assert match.game.view(other, viewer) == honest
        different += other != state
        check_alike(game, state, other, viewer, random)
    return different
