"""The two simple players: any legal action, and the best next score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripolis.bots.protocol import Situation
from tripolis.core.chance import Draws
from tripolis.core.game import AnyGame, Seat


class RandomPlayer:
    """Any legal action, each equally likely."""

    name: str = "random"

    def choose(self, situation: Situation) -> Any:
        return situation.legal[situation.draws.below(len(situation.legal))]


class GreedyPlayer:
    """The action after which its own score is highest; one of the best by lot.

    It looks one action ahead, at a state that its view allows: it knows no more than a seat may.
    """

    name: str = "greedy"

    def choose(self, situation: Situation) -> Any:
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        game, seat, state = situation.game, situation.seat, situation.imagine()
        worths = [self.worth(game, game.apply(state, seat, action), seat) for action in legal]
        return one_of_the_best(legal, worths, situation.draws)

    def worth(self, game: AnyGame, state: Any, seat: Seat) -> int:
        return game.scores(state).seats[seat].total


def one_of_the_best(actions: Sequence[Any], worths: Sequence[float], draws: Draws) -> Any:
    best = max(worths)
    tied = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
    return tied[draws.below(len(tied))]
