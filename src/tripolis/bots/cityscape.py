"""The greedy player of cityscape: codes that greedy building meets, then the best next block."""

from __future__ import annotations

from typing import Any

from tripolis.bots.protocol import Situation
from tripolis.bots.simple import GreedyPlayer, one_of_the_best
from tripolis.core.game import AnyGame, Seat
from tripolis.games.cityscape.scoring import score_seat
from tripolis.games.cityscape.state import Goal, State

# What pays best when all seats build greedily: measured, a line under 5 or 6 brings about 20
# points, under 2 about 14, under 3 about 10, under 1 about 8 and under 4 about 2.
CODES = (5, 6)


class GreedyBuilder(GreedyPlayer):
    """Sets any of the codes that pay best, then builds for the lines of the running round."""

    def choose(self, situation: Situation) -> Any:
        actions = situation.legal
        if not isinstance(actions[0], Goal):
            return super().choose(situation)
        worths = [action.code in CODES for action in actions]
        return one_of_the_best(actions, worths, situation.draws)

    def worth(self, game: AnyGame, state: Any, seat: Seat) -> int:
        return running(state, seat)


def running(state: State, seat: Seat) -> int:
    """The seat's points of the running round as it stands (past rounds are settled)."""
    sources = score_seat(1, state.heights, state.sides(seat), state.goals[seat])
    return sum(source.points for source in sources)
