"""The printed numbers of `components.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_PRINTED = tomllib.loads(
    files("tripolis.games.cityscape").joinpath("components.toml").read_text("utf-8")
)

HEIGHTS: tuple[int, ...] = tuple(_PRINTED["heights"])
BLOCKS_OF_A_HEIGHT: int = _PRINTED["blocks_of_a_height"]
CODES = range(1, _PRINTED["codes"] + 1)
POINTS_SEEN: int = _PRINTED["points"]["seen"]
POINTS_TWIN: int = _PRINTED["points"]["twin"]
POINTS_HIGHEST: int = _PRINTED["points"]["highest"]
DEFAULT_ROUNDS: dict[int, int] = {int(n): rounds for n, rounds in _PRINTED["rounds"].items()}
