"""The records of all finished matches as files, for whoever studies how these games are played.

Without names, private matches and daily challenges whose day is not over: a record holds neither
people nor times.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine, select

from tripolis.core.record import write
from tripolis.server import contests, schema, store
from tripolis.server.mistaken import BadFolder
from tripolis.server.play import Play
from tripolis.server.sheet import FINISHED

_M = schema.matches.c


def export(engine: Engine, folder: Path) -> int:
    """Write `GAME/CODE.txt` for each finished match that is not private or sealed; how many are
    new.

    What is there already stays: a finished match never changes. BadFolder.
    """
    new = 0
    try:
        for code in _finished(engine):
            if any(folder.glob(f"*/{code}.txt")):
                continue
            with engine.connect() as connection, connection.begin():
                play = Play.of(store.load(connection, code))
            play.match.proof = play.proof
            file = folder / play.game.name / f"{code}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(".part")
            part.write_text(write(play.match), encoding="utf-8", newline="\n")
            part.rename(file)
            new += 1
    except OSError as error:
        raise BadFolder(str(folder), error.strerror or str(error)) from error
    return new


def _finished(engine: Engine) -> Iterator[str]:
    told = (_M.status == FINISHED, _M.audience != "private", contests.not_sealed())
    found = select(_M.code).where(*told).order_by(_M.id)
    with engine.connect() as connection, connection.begin():
        yield from connection.execute(found).scalars().all()
