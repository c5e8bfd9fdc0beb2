"""Random play through `Match`, for the contract tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tripolis.core.game import CHANCE, Seat
from tripolis.core.match import Match

AnyMatch = Match[Any, Any, Any]


def draft_turn(match: AnyMatch, seat: Seat, random: Random) -> None:
    """Draft a random turn of this seat, up to where it must be committed."""
    draft = match.draft(seat)
    while not draft.turn.over:
        draft.act(random.choice(draft.legal))


def play_one(match: AnyMatch, random: Random) -> None:
    """A draw, or a random turn of any seat that may act."""
    if match.to_act == (CHANCE,):
        match.roll()
        return
    seat = random.choice(match.to_act)
    draft_turn(match, seat, random)
    match.commit(seat)


def play_on(match: AnyMatch, random: Random, most: int | None = None) -> AnyMatch:
    """Play on at random, to the end or for so many entries."""
    while match.to_act and (most is None or len(match.entries) < most):
        play_one(match, random)
    return match


def sampled(match: AnyMatch, random: Random, every: float) -> Iterator[AnyMatch]:
    """Play to the end, stopping now and then to look."""
    while True:
        if random.random() < every:
            yield match
        if not match.to_act:
            return
        play_one(match, random)
