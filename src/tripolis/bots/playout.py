"""A whole match between players: the one loop that drives a `Match` with bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripolis.bots.protocol import Player, Situation
from tripolis.core.chance import Draws
from tripolis.core.game import Seat
from tripolis.core.match import Match


def play_turn(match: Match[Any, Any, Any], seat: Seat, player: Player, draws: Draws) -> None:
    """Let a player make the seat's turn up to its commit (or to a reveal within it)."""
    draft = match.draft(seat)
    while not draft.turn.over:
        draft.act(player.choose(Situation(match.game, seat, draft.view, draft.legal, draws)))
    draft.commit()


def play_out(match: Match[Any, Any, Any], players: Sequence[Player], draws: Draws) -> None:
    """Play the match to its end; simultaneous seats act in order."""
    match.roll_all()
    while to_act := match.to_act:
        play_turn(match, to_act[0], players[to_act[0]], draws)
        match.roll_all()
