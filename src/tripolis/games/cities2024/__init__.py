"""Cities by Steve Finn and Phil Walker-Harding (2024)."""

from tripolis.core.game import AnyGame
from tripolis.games.cities2024.game import Cities2024

VERSIONS: dict[int, AnyGame] = {1: Cities2024()}
