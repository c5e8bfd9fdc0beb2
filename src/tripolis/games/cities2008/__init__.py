"""Cities, by Martyn F (2008): tiles, tourists, and no spying."""

from __future__ import annotations

from tripolis.core.game import AnyGame
from tripolis.games.cities2008.game import Cities2008

VERSIONS: dict[int, AnyGame] = {1: Cities2008()}
