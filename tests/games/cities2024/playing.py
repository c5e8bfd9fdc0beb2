"""Random matches for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from support import Variant
from tripolis.core.game import CHANCE
from tripolis.games.cities2024.game import Cities2024
from tripolis.games.cities2024.notation import position_text
from tripolis.games.cities2024.state import State

GAME = Cities2024()
VARIANTS = (
    Variant("cities2024", 2),
    Variant("cities2024", 3),
    Variant("cities2024", 4),
    Variant("cities2024", 2, {"long": "true"}),
)


def positions(state: State) -> list[str]:
    return [position_text(player.place) for player in state.players]


def states(variant: Variant, seed: int) -> Iterator[State]:
    """Every state of a random match, also those inside a turn."""
    random = Random(seed)
    match = variant.match(seed)
    yield match.state
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.roll()
        else:
            draft = match.draft(match.to_act[0])
            while not draft.turn.over:
                draft.act(random.choice(draft.legal))
                yield draft.state
            draft.commit()
        yield match.state
