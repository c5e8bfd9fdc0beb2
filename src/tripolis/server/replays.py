"""A match told step by step, for whoever looks back on it.

A step is a turn with the draws that follow it. Turns that are made at the same time are one step:
nobody saw a part of them. What is shown is the view of a spectator, as everything that goes out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tripolis.core.game import Drawn, Event
from tripolis.core.match import Match
from tripolis.core.record import entry_text
from tripolis.core.replay import replay
from tripolis.games import find


class ReplayStep(msgspec.Struct, kw_only=True):
    lines: list[str]  # of the record
    events: list[Event]  # what a spectator saw happen
    view: Any  # the game's own, after it


class FairDice(msgspec.Struct, kw_only=True):
    """The proof that nobody chose what was drawn."""

    commitment: str  # SHA-256 of the secret, shown before the first draw
    secret: str | None  # null: the record does not tell it
    nonces: list[str]  # of the seats, in order
    draws: int  # how many were compared with what the secret decides; they all agree


class ReplaySeat(msgspec.Struct, kw_only=True):
    """Who sat there."""

    name: str
    person: str | None = None  # their id; null: nobody that is known here
    bot: str | None = None  # the level of a bot that sat there from the start


class Replay(msgspec.Struct, kw_only=True):
    game: str
    rules: int
    options: dict[str, str]
    finished: bool
    seats: list[ReplaySeat]  # empty where only the record is known
    dice: FairDice | None
    record: str
    steps: list[ReplayStep]  # the first: what was drawn before anybody did anything


def tell(record: str, seats: list[ReplaySeat] | None = None) -> Replay:
    """The steps of a record, every line of it checked. RecordError."""
    match = replay(record, find)
    return Replay(
        game=match.game.name,
        rules=match.game.rules,
        options=dict(match.options.values),
        finished=match.finished,
        seats=seats or [],
        dice=_dice(match),
        record=record,
        steps=[_step(match, start, end) for start, end in _spans(match)],
    )


def _dice(match: Match[Any, Any, Any]) -> FairDice | None:
    proof = match.proof
    if proof is None:
        return None
    told = proof.secret is not None
    return FairDice(
        commitment=proof.commitment,
        secret=proof.secret.hex() if proof.secret is not None else None,
        nonces=[nonce.hex() for nonce in proof.nonces],
        draws=sum(isinstance(entry, Drawn) for entry in match.entries) if told else 0,
    )


def _spans(match: Match[Any, Any, Any]) -> Iterator[tuple[int, int]]:
    """From which entry to which each step goes."""
    start = end = 0
    while True:
        while end < len(match.entries) and isinstance(match.entries[end], Drawn):
            end += 1
        yield start, end
        if end == len(match.entries):
            return
        start, end = end, end + len(match.game.to_act(match.states[end]))
        end = min(end, len(match.entries))  # a record may stop in the middle of a round


def _step(match: Match[Any, Any, Any], start: int, end: int) -> ReplayStep:
    game, states, entries = match.game, match.states, match.entries
    span = range(start, end)
    return ReplayStep(
        lines=[entry_text(game, states[n], entries[n]) for n in span],
        events=[
            event for n in span for event in game.events(states[n], entries[n], states[n + 1], None)
        ],
        view=game.view(states[end], None),
    )
