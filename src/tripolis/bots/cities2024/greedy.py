"""The greedy player: takes what leads its row by most, and lays each thing where it is worth most.

Every player uses the same number of workers in every row, so what counts is not how good a take is
but how much better than the rest of its row. Nothing is remembered from one choice to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum  # since Python 3.12 `sum` rounds floats otherwise: one playout everywhere

from tripolis.bots.cities2024.mind import Mind, Plan, Weights
from tripolis.bots.protocol import Situation
from tripolis.core.game import Seat
from tripolis.games.cities2024.neighbourhood import COLOURS, FEATURES, Colour, FeatureKind
from tripolis.games.cities2024.state import HIDDEN_COLUMN, ROWS, Action, Start, State, Take

BALANCED = Weights()
BUILDER = Weights(hope=0.4, goal=0.5, land=0.4, stock=0.15, unseen=1.0, tries=7)

_FEATURE_COLUMNS = (slice(0, 2), slice(2, 3), slice(3, 4), slice(4, 5))
_BLOCK_COLUMNS = (slice(0, 4), slice(4, 7), slice(7, 10))


class Greedy:
    """A `Player` of cities2024."""

    def __init__(self, weights: Weights = BALANCED, name: str = "greedy") -> None:
        self.name = name
        self.weights = weights

    def choose(self, situation: Situation) -> Action:
        legal = situation.legal
        if isinstance(legal[0], Start):  # nothing tells the starting tiles apart yet
            return legal[situation.draws.below(len(legal))]
        return self.plan(situation.imagine(), situation.seat, legal)[0]

    def plan(self, state: State, seat: Seat, legal: Sequence[Action]) -> tuple[Action, ...]:
        """The rest of a turn, as far as nothing hidden is turned up in it."""
        mind, hand = Mind(state, seat, self.weights), state.hand
        if hand.tile:
            return mind.plan_tile(state.settings.components.tiles[hand.tile - 1]).actions
        if not hand.things:
            return _best_take(state, mind, [take for take in legal if isinstance(take, Take)])
        colours: list[Colour] = [
            colour for colour in COLOURS for thing in hand.things if thing == colour
        ]
        if colours:
            return mind.plan_pieces(colours).actions
        kinds: list[FeatureKind] = [
            kind for kind in FEATURES for thing in hand.things if thing == kind
        ]
        return mind.plan_features(kinds).actions


def _best_take(state: State, mind: Mind, takes: Sequence[Take]) -> tuple[Action, ...]:
    """The take that is furthest above the mean of its row, and what is to be laid then."""
    leads: list[tuple[float, tuple[Action, ...]]] = []
    for row in ROWS:
        plans = [(take, _plan_take(state, mind, take)) for take in takes if take.row == row]
        known = [plan.gain for _, plan in plans if plan is not None]
        unseen = mind.weights.unseen * fsum(known) / len(known) if known else 0.0
        gains = [unseen if plan is None else plan.gain for _, plan in plans]
        bonus = mind.weights.early_tile if row == "tiles" else 0.0
        for (take, plan), gain in zip(plans, gains, strict=True):
            if plan is None or take.column == HIDDEN_COLUMN:
                actions: tuple[Action, ...] = (take,)
            else:
                actions = (take, *plan.actions)
            leads.append((gain - fsum(gains) / len(gains) + bonus, actions))
    return max(leads, key=lambda lead: lead[0])[1]


def _plan_take(state: State, mind: Mind, take: Take) -> Plan | None:
    """What to do with the face-up things there; None where there are none."""
    column = take.column - 1
    layout, components = state.layout, state.settings.components
    if take.row == "features":
        kinds = layout.features[_FEATURE_COLUMNS[column]]
        return mind.plan_features(sorted(kinds, key=FEATURES.index))  # as they lie in the hand
    if take.column == HIDDEN_COLUMN:
        return None
    if take.row == "blocks":
        return mind.plan_pieces(layout.blocks[_BLOCK_COLUMNS[column]])
    if take.row == "tiles":
        return mind.plan_tile(components.tiles[layout.tiles[column] - 1])
    return mind.plan_card(components.cards[layout.cards[column] - 1])
