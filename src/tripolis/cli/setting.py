"""What a match is started with: its options, component files, seed and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripolis.bots.protocol import Player
from tripolis.bots.registry import player
from tripolis.cli.errors import BadArgument
from tripolis.cli.files import read_text
from tripolis.core.dice import SeedDice, Stream, seed_of_text
from tripolis.core.errors import BadOption, ComponentError, UnknownOption
from tripolis.core.game import AnyGame
from tripolis.core.match import Match, check_seats
from tripolis.core.options import OWN, Options, resolve

Files = Mapping[str, str | None]  # option → the player's own file for it


def new_match(
    game: AnyGame, seats: int, seed: bytes, given: Sequence[str], files: Files
) -> Match[object, object, object]:
    """A match whose dice the seed decides, down to an option that is left to chance."""
    check_seats(game, seats)
    options = read_options(game, seats, seed, given, files)
    return Match(game, seats, options, dice=SeedDice(seed))


def players_draws(seed: bytes) -> Stream:
    """The choices of simple players, apart from the dice of the match."""
    return Stream(seed, "players")


def seed_from(text: str) -> bytes:
    if not text.isprintable() or not text.strip():
        raise BadArgument("--seed", text, "a word or a number")
    return seed_of_text(text)


def read_options(
    game: AnyGame, seats: int, seed: bytes, given: Sequence[str], files: Files
) -> Options:
    values = parse_options(given)
    own = {name: file for name, file in files.items() if file is not None}
    takers = tuple(spec.name for spec in game.option_specs(seats) if spec.takes_file)
    for name in own:
        if name not in takers:
            raise UnknownOption(game.name, name, takers)
        if name in values:
            raise BadOption(name, values[name], f"given by --{name} already")
        values[name] = OWN
    file = next(iter(own.values()), None)
    draws = Stream(seed, "options")
    if file is None:
        return resolve(game.name, game.option_specs(seats), values, None, draws)
    text = read_text(file)
    try:
        return resolve(game.name, game.option_specs(seats, text), values, text, draws)
    except ComponentError as error:
        raise named(error, file) from error


def named(error: ComponentError, file: str) -> ComponentError:
    """The same defect, told of the file that the player named."""
    return ComponentError(file, error.line, error.key, error.reason)


def parse_options(given: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise BadArgument("--option", text, "of the form NAME=VALUE, such as level=3")
        if name in values:
            raise BadArgument("--option", text, f"given once for each option ({name} is twice)")
        values[name] = value
    return values


def parse_players(game: str, seats: int, text: str) -> tuple[Player, ...]:
    """One name for all seats, or one a seat."""
    names = text.split(",")
    if len(names) not in (1, seats):
        raise BadArgument("--players", text, f"one name, or {seats}, separated by commas")
    if len(names) == 1:
        names *= seats
    return tuple(player(name, game) for name in names)
