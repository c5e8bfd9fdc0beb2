"""The commands of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tripolis.server.settings import load

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
    }
    run(load(config, flags=flags))


def mount(app: typer.Typer) -> None:
    """Give the command line the server's commands."""
    app.command()(serve)
