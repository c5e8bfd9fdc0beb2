"""The commands and their arguments. Each imports its module only when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from tripolis.cli.files import STANDARD
from tripolis.server.commands import mount

app = typer.Typer(
    name="tripolis",
    help="Three city-building games: play them, replay and check matches, score real tables.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
components_app = typer.Typer(help="Check your own tiles or components; show ours.")
app.add_typer(components_app, name="components")

Game = Annotated[str, typer.Argument(metavar="GAME", help="cities2008, cityscape or cities2024")]
Record = Annotated[str, typer.Argument(metavar="FILE", help="a record; - is the standard input")]
Option = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="such as level=3")
]
Tiles = Annotated[
    str | None, typer.Option(metavar="FILE", help="tiles of your own, for cities2008")
]
Set = Annotated[
    str | None, typer.Option("--set", metavar="FILE", help="a set of your own, for cities2024")
]
Json = Annotated[bool, typer.Option("--json", help="answer in JSON")]


def _show_version(asked: bool) -> None:
    if asked:
        from tripolis import __version__

        typer.echo(f"tripolis {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="and stop")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("play")
def play_command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="asked for if it is missing")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="2 unless told otherwise")] = None,
    opponents: Annotated[
        str | None, typer.Option(metavar="random|greedy|human", help="greedy unless told otherwise")
    ] = None,
    option: Option = None,
    tiles: Tiles = None,
    own_set: Set = None,
    seed: Annotated[str | None, typer.Option(help="a word that decides the draws")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="where the record goes")] = None,
) -> None:
    """Play in the terminal, against simple players or with people at the same screen."""
    from tripolis.cli.play import play

    play(game, seats, opponents, option or (), {"tiles": tiles, "set": own_set}, seed, save)


@app.command("playout")
def playout_command(
    game: Game,
    seed: Annotated[str, typer.Option(help="the same seed, the same match")],
    seats: Annotated[int, typer.Option()] = 2,
    option: Option = None,
    players: Annotated[
        str, typer.Option(metavar="NAME,…", help="random or greedy: for all seats, or one a seat")
    ] = "random",
    tiles: Tiles = None,
    own_set: Set = None,
    out: Annotated[str, typer.Option(metavar="FILE", help="where the record goes")] = STANDARD,
    json: Json = False,
) -> None:
    """Let simple players play a whole match, and write its record."""
    from tripolis.cli.playout import playout

    files = {"tiles": tiles, "set": own_set}
    playout(game, seats, seed, option or (), players, files, out, json)


@app.command("replay")
def replay_command(
    file: Record,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="after N lines of the body, not at the end")
    ] = None,
    json: Json = False,
) -> None:
    """Show what a record leads to."""
    from tripolis.cli.replay import replay

    replay(file, at, json)


@app.command("verify")
def verify_command(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="records; - is the input")],
    json: Json = False,
) -> None:
    """Check records line by line; exit code 2 if any is refused."""
    from tripolis.cli.verify import verify

    verify(files, json)


@app.command("legal")
def legal_command(
    file: Record,
    seat: Annotated[int | None, typer.Option(help="only this seat")] = None,
    json: Json = False,
) -> None:
    """List all legal actions after a record, or what may be drawn."""
    from tripolis.cli.legal import legal

    legal(file, seat, json)


@app.command("score")
def score_command(
    game: Game,
    position: Annotated[
        list[str] | None,
        typer.Argument(metavar="[POSITION]…", help="as the notation writes it"),
    ] = None,
    level: Annotated[int | None, typer.Option(help="cities2008: 1 to 3")] = None,
    players: Annotated[int | None, typer.Option(help="cityscape: 2 to 4")] = None,
    goals: Annotated[
        str | None, typer.Option(metavar="'S=… W=…'", help="cityscape: all goals")
    ] = None,
    long: Annotated[bool, typer.Option("--long", help="cities2024: the long game")] = False,
    card: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="cities2024: a scoring card")
    ] = None,
    achievements: Annotated[
        int | None, typer.Option(metavar="POINTS", help="cities2024: their points")
    ] = None,
    batch: Annotated[
        str | None, typer.Option(metavar="FILE", help="JSON lines in, one JSON line out for each")
    ] = None,
    json: Json = False,
) -> None:
    """Score a position of a real table, or a file of questions."""
    from tripolis.cli.score import Sheet, score

    sheet = Sheet(level, players, goals, long, tuple(card or ()), achievements)
    score(game, tuple(position or ()), sheet, batch, json)


@app.command("games")
def games_command(json: Json = False) -> None:
    """List the games, their seats and options."""
    from tripolis.cli.games import games

    games(json)


@components_app.command("check")
def check_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="tiles or a set; - is the input")],
    json: Json = False,
) -> None:
    """Say whether a file can be played with, and if not, why."""
    from tripolis.cli.components import check

    check(file, json)


@components_app.command("show")
def show_command(
    name: Annotated[str, typer.Argument(metavar="house|balanced")],
    json: Json = False,
) -> None:
    """Print a set of ours as a file to start from."""
    from tripolis.cli.components import show

    show(name, json)


mount(app)
