"""Whether a transaction was committed whose answer was lost: PostgreSQL remembers."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DataError

from tripolis.server.database import BUSY_MS, is_sqlite
from tripolis.server.errors import DatabaseUnavailable

_RECEIPT = text("SELECT CAST(pg_current_xact_id() AS text)")
_STATUS = text("SELECT pg_xact_status(CAST(:receipt AS xid8))")
_LOOK_AGAIN = 0.02


def receipt(connection: Connection) -> str | None:
    """By what to ask for this transaction later. None: SQLite loses no answers."""
    return None if is_sqlite(connection.engine) else connection.execute(_RECEIPT).scalar_one()


def was_committed(engine: Engine, receipt: str) -> bool:
    """Of a transaction that is over, or will be as soon as PostgreSQL notices that we are gone."""
    deadline = time.monotonic() + BUSY_MS / 1000
    with engine.connect() as connection:
        while True:
            try:
                status = connection.execute(_STATUS, {"receipt": receipt}).scalar_one()
            except DataError:  # PostgreSQL fell over, and nothing of it was on the disk
                return False
            if status != "in progress":
                return status == "committed"
            if time.monotonic() >= deadline:
                raise DatabaseUnavailable("a transaction does not end")
            time.sleep(_LOOK_AGAIN)
