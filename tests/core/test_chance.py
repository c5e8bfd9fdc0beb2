"""Chance steps: what may come, how it is written, what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripolis.bots.protocol import RandomDraws
from tripolis.core.chance import Chance
from tripolis.core.errors import ImpossibleDraw

PIECES = Chance(
    kind="blocks",
    pile="pieces",
    items=tuple("rrrrggbbby"),
    keys=("1/blocks/1/1", "1/blocks/1/2", "1/blocks/2/1", "1/blocks/2/2"),
    slots=(0, 1, 2, 3),
    pool=tuple("rrrggb"),
    groups=(2, 2),
)
NUMBER = Chance("draw", "tiles", (1, 2, 3, 7), ("1",), (0,), (2, 7))


def test_groups_are_written_in_the_order_of_the_pile():
    assert PIECES.arrange(["g", "r", "b", "g"]) == ("r", "g", "g", "b")
    assert PIECES.text(("r", "g", "g", "b")) == "blocks rg gb"
    assert PIECES.parse("blocks rg gb") == ("r", "g", "g", "b")


@given(seed=st.integers())
def test_what_is_drawn_may_come_and_reads_back(seed):
    outcome = PIECES.draw(RandomDraws(seed))
    PIECES.check(outcome)
    assert PIECES.parse(PIECES.text(outcome)) == outcome


def test_every_outcome_is_listed_with_its_ways():
    outcomes = dict(PIECES.outcomes())
    assert sum(outcomes.values()) == 6 * 5 * 4 * 3
    assert outcomes["r", "r", "r", "g"] == 3 * 2 * 1 * 2 + 0 + 6 * 2  # rr|rg and rr|gr
    for outcome in outcomes:
        PIECES.check(outcome)
    assert dict(NUMBER.outcomes()) == {(2,): 1, (7,): 1}
    assert NUMBER.weights() == {2: 1, 7: 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pieces rg gb", "'blocks' step is due"),
        ("blocks rg", "groups of 2, 2"),
        ("blocks rgg b", "groups of 2, 2"),
        ("blocks rg gx", "there is no x"),
        ("blocks gr gb", "order r g b y"),
        ("blocks rg bb", "of b only 1 can still come, not 2"),
        ("blocks rg gy", "y has come before"),
        ("blocks  rg gb", "groups of 2, 2"),
    ],
)
def test_what_cannot_come_is_refused(text, reason):
    with pytest.raises(ImpossibleDraw) as caught:
        PIECES.parse(text)
    assert reason in caught.value.message


@pytest.mark.parametrize("text", ["draw", "draw 3", "draw 07", "draw 2 7", "draw -2", "draw x"])
def test_a_number_that_cannot_come_is_refused(text):
    with pytest.raises(ImpossibleDraw):
        NUMBER.parse(text)
