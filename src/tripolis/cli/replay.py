"""`tripolis replay`: what a record leads to, at its end or after some of its lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tripolis.cli.boards import boards
from tripolis.cli.breakdown import breakdown
from tripolis.cli.errors import BadArgument
from tripolis.cli.files import read_bytes, write_json
from tripolis.cli.terminal import console
from tripolis.core.match import Match
from tripolis.core.replay import replay as read_record
from tripolis.games import find


def replay(file: str, at: int | None, as_json: bool) -> None:
    match = read_record(read_bytes(file), find)
    if at is not None:
        match = shortened(match, at)
    if as_json:
        write_json(facts(match))
        return
    show(match)


def shortened(match: Match[Any, Any, Any], lines: int) -> Match[Any, Any, Any]:
    """The match after so many lines of the body."""
    entries = match.entries
    if not 0 <= lines <= len(entries):
        raise BadArgument("--at", str(lines), f"a number of lines from 0 to {len(entries)}")
    part = Match(match.game, match.seats, match.options, proof=match.proof)
    for entry in entries[:lines]:
        part.add(entry)
    return part


def facts(match: Match[Any, Any, Any]) -> dict[str, object]:
    game, state = match.game, match.state
    scores = game.scores(state) if match.finished else None
    return {
        "game": game.name,
        "rules": game.rules,
        "options": dict(match.options.values),
        "seats": match.seats,
        "finished": match.finished,
        "scores": list(scores.totals) if scores else None,
        "winners": list(scores.winners) if scores else None,
        **game.summary(state),
    }


def show(match: Match[Any, Any, Any]) -> None:
    game, look, screen = match.game, boards(match.game.name), console()
    options = ", ".join(f"{name} {value}" for name, value in match.options.values)
    state = "finished" if match.finished else f"not finished, {len(match.entries)} lines played"
    screen.print(Text(f"{game.name}, seats {match.seats}, {options}: {state}", "bold"))
    summary: Mapping[str, Any] = game.summary(match.state)
    screen.print(look.cities(summary))
    screen.print(breakdown(game.scores(match.state), look))
