"""The two simple players: any legal action, and the best next score."""

from __future__ import annotations

from typing import Any

from tripolis.bots.protocol import Situation


class RandomPlayer:
    """Any legal action, each equally likely."""

    name: str = "random"

    def choose(self, situation: Situation) -> Any:
        return situation.legal[situation.draws.below(len(situation.legal))]
