"""Cityscape by Sjaak Griffioen (2001)."""

from tripolis.core.game import AnyGame
from tripolis.games.cityscape.game import Cityscape

VERSIONS: dict[int, AnyGame] = {1: Cityscape()}
