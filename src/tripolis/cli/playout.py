"""`tripolis playout`: a whole match between simple players, as a record."""

from __future__ import annotations

from collections.abc import Sequence

from tripolis.bots.playout import play_out
from tripolis.cli.files import STANDARD, write_json, write_text
from tripolis.cli.setting import Files, new_match, parse_players, players_draws, seed_from
from tripolis.core.record import write
from tripolis.games import find


def playout(
    game: str,
    seats: int,
    seed_text: str,
    options: Sequence[str],
    players: str,
    files: Files,
    out: str,
    as_json: bool,
) -> None:
    """The same seed gives the same bytes everywhere."""
    seed = seed_from(seed_text)
    match = new_match(find(game), seats, seed, options, files)
    play_out(match, parse_players(game, seats, players), players_draws(seed))
    record = write(match)
    if not as_json:
        write_text(out, record)
        return
    if out != STANDARD:
        write_text(out, record)
    scores = match.game.scores(match.state)
    write_json({"record": record, "scores": scores.totals, "winners": scores.winners})
