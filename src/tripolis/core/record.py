"""The text record of a whole match, written from a `Match`; `core.replay` reads it back.

One format for all games, meant to be read, diffed and mailed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tripolis.core.game import AnyGame, Drawn, Entry
from tripolis.core.match import Match

MAGIC = "tripolis-record 1"


def write(match: Match[Any, Any, Any]) -> str:
    """The record of a match, finished or not."""
    return "".join(f"{line}\n" for line in _lines(match))


def _lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    game, options, proof = match.game, match.options, match.proof
    yield MAGIC
    yield f"game {game.name}"
    yield f"rules {game.rules}"
    yield f"seats {match.seats}"
    for name, value in options.values:
        yield f"option {name} {value}"
    if options.file is not None:
        specs = game.option_specs(match.seats, options.file)
        block = next(spec.name for spec in specs if spec.takes_file)
        yield f"begin {block}"
        yield options.file.removesuffix("\n")
        yield f"end {block}"
    if proof is not None:
        yield f"commitment {proof.commitment}"
    yield ""
    # Sorting a round by seat moves turns only, so a draw keeps its place among the states.
    for before, entry in zip(match.states, match.in_order(), strict=False):
        yield entry_text(game, before, entry)
    if match.finished:
        yield " ".join(["result", *map(str, game.scores(match.state).totals)])
        if proof is not None and proof.secret is not None:
            yield f"secret {proof.secret.hex()}"
            for seat, nonce in enumerate(proof.nonces):
                yield f"nonce {seat} {nonce.hex()}"


def entry_text(game: AnyGame, before: Any, entry: Entry) -> str:
    """The body line of an entry; `before` is the state that a draw was made in."""
    if isinstance(entry, Drawn):
        return f"* {game.chance(before).text(entry.outcome)}"
    return f"{entry.seat} {turn_text(game, entry.actions)}"


def turn_text(game: AnyGame, actions: tuple[Any, ...]) -> str:
    """The actions of a turn in one line."""
    return "; ".join(map(game.action_text, actions))


def parse_turn(game: AnyGame, text: str) -> tuple[Any, ...]:
    """The actions of one line; only the notation that `turn_text` writes is taken."""
    return tuple(map(game.parse_action, text.split("; ")))
