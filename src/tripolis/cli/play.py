"""`tripolis play`: choose a game, sit down, play it to its end or until somebody quits."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from tripolis.bots.protocol import Player
from tripolis.bots.registry import PLAYERS, player
from tripolis.cli.ask import ask
from tripolis.cli.boards import boards
from tripolis.cli.breakdown import breakdown
from tripolis.cli.errors import BadArgument, InputEnded, UnwritableFile
from tripolis.cli.files import write_text
from tripolis.cli.setting import Files, new_match, players_draws, seed_from
from tripolis.cli.table import Table
from tripolis.cli.terminal import console
from tripolis.cli.turn import Quit
from tripolis.core.game import AnyGame
from tripolis.core.match import Match
from tripolis.core.record import write
from tripolis.games import NAMES, find

HUMAN = "human"
SEATS = 2
MOST_OFFERED = 4  # where a game has no limit; --seats takes more


def play(
    name: str | None,
    seats: int | None,
    opponents: str | None,
    options: Sequence[str],
    files: Files,
    seed_text: str | None,
    save: str | None,
) -> None:
    if save is not None:
        check_writable(save)
    if name is None:
        name = choose("Which game?", NAMES, NAMES[0])
        seats = seats or int(choose("How many seats?", seat_choices(find(name)), str(SEATS)))
        opponents = opponents or choose("Against whom?", (*PLAYERS, HUMAN), "greedy")
    game, seats = find(name), SEATS if seats is None else seats
    seed_text = secrets.token_hex(8) if seed_text is None else seed_text
    seed = seed_from(seed_text)
    match = new_match(game, seats, seed, options, files)
    table = Table(match, sit_down(name, seats, opponents or "greedy"), players_draws(seed))
    try:
        table.play()
    except Quit:
        save = save or ask_where_to_save()
    except (InputEnded, KeyboardInterrupt, BrokenPipeError):
        save_record(match, save)
        raise
    else:
        finish(match, seed_text)
    save_record(match, save)
    if save is not None:
        console().print(f"The record is in {save}")


def seat_choices(game: AnyGame) -> tuple[str, ...]:
    most = game.most_seats or MOST_OFFERED
    return tuple(str(seats) for seats in range(game.least_seats, most + 1))


def sit_down(game: str, seats: int, opponents: str) -> tuple[Player | None, ...]:
    """Who plays each seat; None is a person, and seat 0 always is one."""
    if opponents == HUMAN:
        return (None,) * seats
    if opponents not in PLAYERS:
        raise BadArgument("--opponents", opponents, f"{', '.join(PLAYERS)} or {HUMAN}")
    return (None, *(player(opponents, game) for _ in range(seats - 1)))


def choose(question: str, choices: Sequence[str], default: str) -> str:
    """Ask until the answer is one of the choices or, where they are words, its number."""
    numbers = [] if choices[0].isdecimal() else [str(n + 1) for n in range(len(choices))]
    by_number = dict(zip(numbers, choices, strict=False))
    shown = [f"{number} {choice}" for number, choice in by_number.items()] or choices
    while True:
        answer = ask(f"{question} {', '.join(shown)} [{default}] ") or default
        answer = by_number.get(answer, answer)
        if answer in choices:
            return answer
        console().print(f"Please answer with one of: {', '.join(choices)}")


def ask_where_to_save() -> str | None:
    """Asked again until the answer is a place for a file, so that a slip does not lose a match."""
    while True:
        try:
            file = ask("Save the record to which file? (Enter: do not save) ")
            if file:
                check_writable(file)
            return file or None
        except InputEnded:
            return None
        except UnwritableFile as error:
            console().print(Text(error.message))


def check_writable(file: str) -> None:
    """Before the match, so that nobody loses one at its end."""
    path = Path(file)
    if path.is_dir() or not path.parent.is_dir():
        raise UnwritableFile(file, "it is no place for a file")


def save_record(match: Match[Any, Any, Any], file: str | None) -> None:
    if file is not None:
        write_text(file, write(match))


def finish(match: Match[Any, Any, Any], seed: str) -> None:
    screen, look = console(), boards(match.game.name)
    screen.print(look.table(match.view(None)))
    screen.print(Text("The match is over.", "bold"))
    screen.print(breakdown(match.game.scores(match.state), look))
    screen.print(f"Dealt from the seed {seed}")
