"""Nothing is created or lost: 25 blocks and four dice a side, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripolis.core.errors import IllegalAction
from tripolis.core.game import Played
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find
from tripolis.games.cityscape.state import Build, Goal

GAME = find("cityscape")
DICE = {2: 16, 3: 12, 4: 16}


@given(
    seats=st.sampled_from([2, 3, 4]),
    rounds=st.integers(1, 3),
    random=st.randoms(use_true_random=False),
)
def test_blocks_and_dice(seats: int, rounds: int, random: Any) -> None:
    options = resolve("cityscape", GAME.option_specs(seats), {"rounds": str(rounds)})
    match: Match[Any, Any, Any] = Match(GAME, seats, options)
    placed: Counter[int] = Counter()
    actions = 0
    while to_act := match.to_act:
        draft = match.draft(random.choice(to_act))
        while not draft.turn.over:
            action = random.choice(draft.legal)
            draft.act(action)
            actions += 1
            state = draft.state
            if isinstance(action, Build):
                placed[action.height] += 1
                assert state.left == tuple(5 - placed[height] for height in range(1, 6))
                assert sum(state.heights) == sum(h * n for h, n in placed.items())
            assert sum(map(len, state.goals)) == DICE[seats]
        draft.commit()
        if sum(placed.values()) == 25:
            assert sum(match.state.past[-1].heights) == 75
            placed.clear()
    assert actions == rounds * (25 + DICE[seats])
    turns = Counter(entry.seat for entry in match.entries if isinstance(entry, Played))
    assert turns.total() == rounds * (25 + seats)


@pytest.mark.parametrize(
    "action",
    [
        *(Build(0, 0), Build(6, 0), Build(-1, 0), Build(1, 16), Build(1, -1), None),
        *(Goal("S", 1, 0), Goal("S", 1, 7), Goal("S", 0, 1), Goal("S", 5, 1), Goal("X", 1, 1)),
    ],
)
@pytest.mark.parametrize("locked", [False, True])
def test_an_action_that_is_none_is_refused(action: Any, locked: bool) -> None:
    match: Match[Any, Any, Any] = Match(GAME, 3, resolve("cityscape", GAME.option_specs(3), {}))
    for seat in range(3) if locked else ():
        match.play(seat, *(Goal("SWN"[seat], line, 1) for line in range(1, 5)))
    with pytest.raises(IllegalAction) as error:
        GAME.apply(match.state, 0, action)
    assert error.value.reason == "no-such-action"
