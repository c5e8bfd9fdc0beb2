"""The command line `tripolis`: play, write, replay and check matches, score real tables."""

from __future__ import annotations

from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code. Never raises for bad input."""
    from tripolis.cli.run import run

    return run(args)
