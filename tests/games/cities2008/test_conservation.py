"""Nothing is created or lost: tiles and tourists, whatever is played."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from support import Variant, examples
from tripolis.core.game import Drawn, Played, advance
from tripolis.games import find

GAME = find("cities2008")


@examples(40)
@given(st.data())
def test_nothing_is_created_or_lost(data):
    seats = data.draw(st.integers(1, 3))
    state = Variant("cities2008", seats).match().state
    actions = 0
    while to_act := GAME.to_act(state):
        if to_act == (-1,):
            pool = GAME.chance(state).pool
            state = advance(GAME, state, Drawn((data.draw(st.sampled_from(pool)),)))
            assert sorted((*state.drawn, *GAME.view(state, None).remaining)) == list(range(1, 25))
            continue
        seat = data.draw(st.sampled_from(to_act))
        turn = []
        draft = state
        while legal := GAME.legal_actions(draft, seat):
            before = GAME.view(draft, seat).cities[seat]
            turn.append(data.draw(st.sampled_from(legal)))
            draft = GAME.apply(draft, seat, turn[-1])
            check_step(
                GAME.action_text(turn[-1]).split(" ")[0], before, GAME.view(draft, seat), seat
            )
        actions += len(turn)
        state = advance(GAME, state, Played(seat, tuple(turn)))
    assert actions == seats * (3 + 13 * 2)
    for city in GAME.view(state, None).cities:
        assert [tile.number for tile in city.tiles][3:] == list(state.drawn[3:])
        assert sorted(tile.number for tile in city.tiles) == sorted(state.drawn)
        printed = Counter("".join(GAME.view(state, None).faces[n - 1] for n in state.drawn))
        assert Counter(city.position.lower().replace("/", "")) == printed


def check_step(word, before, view, seat):
    after = view.cities[seat]
    assert after.stock + len(after.tourists) == 7
    assert len(after.tiles) - len(before.tiles) == (word in ("lay", "tile"))
    assert len(after.tourists) - len(before.tourists) == (word == "new")
    moved = len(set(before.tourists) - set(after.tourists))
    assert moved == (word in ("jump", "walk"))
    if word not in ("lay", "tile"):
        assert after.position.lower() == before.position.lower()
