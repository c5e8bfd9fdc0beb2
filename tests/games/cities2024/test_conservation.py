"""Nothing is created and nothing is lost: tiles, cards, features, pieces, workers, rings."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support import Variant, examples
from tripolis.core.game import CHANCE, Drawn, Played
from tripolis.games.cities2024.state import Discard

from .naive import pieces, read
from .playing import GAME, VARIANTS, positions, states

PILES = ("cards", "tiles", "features", "pieces")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@examples(5)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_is_drawn_leaves_its_pile_and_nothing_else_does(variant: Variant, seed: int):
    match = variant.match(seed)
    whole = match.state.piles
    drawn: dict[str, Counter[object]] = {pile: Counter() for pile in PILES}
    for state in states(variant, seed):
        for pile in PILES:
            left = Counter(getattr(state.piles, pile))
            assert not left - Counter(getattr(whole, pile))
            drawn[pile] = Counter(getattr(whole, pile)) - left
            assert sum(drawn[pile].values()) + sum(left.values()) == len(getattr(whole, pile))
        shown = [*state.layout.cards, *(c for player in state.players for c in player.cards)]
        assert set(shown) <= set(drawn["cards"])
        owned = [c for player in state.players for c in player.cards]
        assert len(owned) == len(set(owned))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@examples(5)
@given(seed=st.integers(0, 2**32 - 1))
def test_all_end_with_as_many_cards_and_tiles_and_rings_share_no_place(variant: Variant, seed: int):
    *_, last = states(variant, seed)
    settings_ = last.settings
    takes = settings_.rounds * settings_.workers_a_row
    for player, row in zip(last.players, positions(last), strict=True):
        assert len(player.cards) == takes
        assert player.place.tiles.bit_count() == takes + 1
        assert len(read(row)) == 4 * (takes + 1)
    for index in range(3):
        rings = [player.rings[index] for player in last.players]
        claimed = [ring.points for ring in rings if ring is not None]
        assert len(claimed) == len(set(claimed))
        places = settings_.places(index)
        assert sorted(claimed, reverse=True) == list(places[: len(claimed)])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_thing_of_a_taken_column_is_accounted_for(variant: Variant):
    random, match = Random(3), variant.match(3)
    laid: Counter[str] = Counter()
    removed: Counter[str] = Counter()
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.roll()
            continue
        draft = match.draft(match.to_act[0])
        while not draft.turn.over:
            draft.act(random.choice(draft.legal))
        draft.commit()
    turned_up: Counter[str] = Counter()
    for before, entry in zip(match.states, match.entries, strict=False):
        if isinstance(entry, Drawn) and before.due in ("features", "feature", "blocks", "pieces"):
            turned_up.update(map(str, entry.outcome))
        elif isinstance(entry, Played):
            removed.update(a.thing for a in entry.actions if isinstance(a, Discard))
            laid.update(
                GAME.action_text(a).split()[1]
                for a in entry.actions
                if GAME.action_text(a).split()[0] in ("feature", "block")
            )
    used = laid + removed
    if variant.seats == 3:  # one column of each row stays on the board and is removed
        assert not used - turned_up
    else:
        assert used == turned_up
    standing = Counter[str]()
    for text in positions(match.state):
        for token in read(text).values():
            if token[0] in "wp":
                standing.update([token] * (len(token) > 1))
            else:
                standing.update({"m": token.endswith("m"), "*": token.startswith("*")})
                standing.update({token.strip("*")[:1]: pieces(token)} if pieces(token) else {})
    assert +standing == laid
