"""The players of cities2024."""

from tripolis.bots.cities2024.greedy import BALANCED, BUILDER, Greedy
from tripolis.bots.cities2024.mind import Weights

__all__ = ["BALANCED", "BUILDER", "Greedy", "Weights"]
