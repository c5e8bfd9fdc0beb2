"""The Rich console: colours on a terminal that wants them, the same words without."""

from __future__ import annotations

from rich.console import Console


def console() -> Console:
    """Rich itself heeds NO_COLOR and whether the output is a terminal."""
    return Console(highlight=False, markup=False, emoji=False)
