"""The commands of the server."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tripolis.server.settings import load

if TYPE_CHECKING:
    from sqlalchemy import Engine

Config = Annotated[Path | None, typer.Option(help="A TOML file with settings.")]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; else the data folder.")
]


def serve(
    config: Config = None,
    database: Database = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0: any.")] = None,
    origin: Annotated[
        str | None, typer.Option(help="The address that browsers see: https://play.example.org.")
    ] = None,
    bots: Annotated[int | None, typer.Option(help="Processes that think for bots.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    log_format: Annotated[str | None, typer.Option(help="text or json.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open a browser; if the port is taken, use another.")
    ] = False,
) -> None:
    """Serve tables for people and bots."""
    from tripolis.server.run import serve as run

    flags: dict[str, object] = {
        "database": database,
        "host": host,
        "port": port,
        "origin": origin,
        "bots": bots,
        "log_level": log_level,
        "log_format": log_format,
    }
    run(load(config, flags=flags), open_browser=open_browser)


def backup(
    file: Annotated[Path, typer.Argument(help="The new file, such as tripolis.backup.gz.")],
    config: Config = None,
    database: Database = None,
) -> None:
    """Write the whole database to a file; the server may run meanwhile."""
    from tripolis.server.backup import backup as write

    with _engine(config, database) as engine:
        rows = write(engine, file)
    typer.echo(f"{file}: {rows} rows")


def restore(
    file: Annotated[Path, typer.Argument(help="What `tripolis backup` wrote, from any database.")],
    config: Config = None,
    database: Database = None,
) -> None:
    """Fill an empty database from a backup: all of it, or nothing."""
    from tripolis.server.backup import restore as read

    with _engine(config, database) as engine:
        rows = read(engine, file)
    typer.echo(f"{file}: {rows} rows")


def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go, in a folder a game.")],
    config: Config = None,
    database: Database = None,
) -> None:
    """Write the records of all finished matches that are not private; without names."""
    from tripolis.server.export import export as write

    with _engine(config, database) as engine:
        new = write(engine, folder)
    typer.echo(f"{folder}: {new} new records")


@contextmanager
def _engine(config: Path | None, database: str | None) -> Generator[Engine]:
    from tripolis.server.database import open_database

    engine = open_database(load(config, flags={"database": database}).database)
    try:
        yield engine
    finally:
        engine.dispose()


def mount(app: typer.Typer) -> None:
    """Give the command line the server's commands."""
    for command in (serve, backup, restore, export):
        app.command()(command)
