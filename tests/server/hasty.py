"""The server with SQLite set otherwise, or with a fault: what it does is in HASTY.

checkpoints: the log goes into the database often. unsynced: a commit does not wait for the disk.
early: turns are acknowledged before they are committed.
"""

from __future__ import annotations

import os
import time
from typing import Any

from tripolis.cli import main
from tripolis.server import database, writer

PRAGMAS = {"checkpoints": "wal_autocheckpoint = 8", "unsynced": "synchronous = NORMAL"}


def _set(pragma: str) -> None:
    prepare = database._prepare_sqlite

    def hasty(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute(f"PRAGMA {pragma}")

    setattr(database, "_prepare_sqlite", hasty)  # noqa: B010


def _answer_early() -> None:
    commit, answer = writer.Writer._commit, writer._answer

    def early(found: Any, batch: Any) -> None:
        if all(unit.work is None for unit in batch):
            found._loop.call_soon_threadsafe(answer, batch)
            time.sleep(0.02)
        commit(found, batch)

    def rest(batch: Any) -> None:
        answer([unit for unit in batch if not unit.done.done()])

    setattr(writer.Writer, "_commit", early)  # noqa: B010
    setattr(writer, "_answer", rest)  # noqa: B010


if __name__ == "__main__":
    mode = os.environ["HASTY"]
    if mode in PRAGMAS:
        _set(PRAGMAS[mode])
    elif mode == "early":
        _answer_early()
    main()
