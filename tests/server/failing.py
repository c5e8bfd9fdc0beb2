"""A server at whose writer something dies, as by `kill -9`, at a point that a test chooses.

FAIL_AT: before the transaction, between an action and the draw that follows it, inside the
transaction when everything is written and nothing committed (on PostgreSQL: in the middle of
COMMIT), after the commit and before anybody hears of it. FAIL_AFTER: how many such moments go by
first. FAIL_KILLS: the process that dies with its children; left out: the server itself.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

import forker
from postgres import kill_family
from sqlalchemy import Connection, Engine, event, text

from tripolis.core.game import CHANCE
from tripolis.server import house
from tripolis.server.database import is_sqlite
from tripolis.server.writer import Unit, Writer

# PostgreSQL stops at the chosen point, says so, and waits to be killed, or left alone by a client
# that is no more. A constraint that is deferred is checked in COMMIT.
_ON_POSTGRESQL = """
CREATE OR REPLACE FUNCTION fail_here() RETURNS trigger AS $$ BEGIN
  IF current_setting('tripolis.fail_at', true) = TG_ARGV[0] THEN
    RAISE NOTICE 'fail here';
    PERFORM pg_sleep(10);
  END IF;
  RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE OR REPLACE TRIGGER fail_between BEFORE INSERT ON log
  FOR EACH ROW WHEN (NEW.seat < 0) EXECUTE FUNCTION fail_here('between');
DROP TRIGGER IF EXISTS fail_inside ON log;
CREATE CONSTRAINT TRIGGER fail_inside AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION fail_here('inside');
"""


def die(*_: object) -> None:
    victim = int(os.environ.get("FAIL_KILLS", "0"))
    if victim:
        kill_family(victim)
    else:
        os.kill(os.getpid(), signal.SIGKILL)


def prepare(engine: Engine) -> None:
    """Once a database of PostgreSQL; SQLite has triggers of a connection."""
    with engine.begin() as connection:
        connection.exec_driver_sql(_ON_POSTGRESQL)


class FailingWriter(Writer):
    """Only moments in which an action and its draw are written count."""

    def __init__(self, engine: Engine) -> None:
        self._point = os.environ.get("FAIL_AT")
        self._left = int(os.environ.get("FAIL_AFTER", "0"))
        self._armed = False
        if not is_sqlite(engine):
            event.listen(engine, "connect", self._hear_postgresql)
            event.listen(engine, "begin", self._tell_postgresql)
        elif self._point == "between":
            event.listen(engine, "connect", self._fail_between)
        elif self._point == "inside":
            event.listen(engine, "commit", self._if_armed(die))
        engine.dispose()  # the connection of the migrations must not be used again
        super().__init__(engine)

    def _if_armed(self, action: Callable[[], None]) -> Callable[..., None]:
        def run(*_: object) -> None:
            if self._armed:
                action()

        return run

    def _fail_between(self, connection: Any, _record: object) -> None:
        connection.create_function("fail_here", 0, self._if_armed(die))
        connection.execute(
            "CREATE TEMP TRIGGER fail AFTER INSERT ON main.log WHEN NEW.seat >= 0"
            " BEGIN SELECT fail_here(); END"
        )

    def _hear_postgresql(self, connection: Any, _record: object) -> None:
        connection.execute("SET client_connection_check_interval = 20")
        connection.commit()
        connection.add_notice_handler(self._if_armed(die))

    def _tell_postgresql(self, connection: Connection) -> None:
        if self._armed and self._point in ("between", "inside"):
            connection.execute(text(f"SET LOCAL tripolis.fail_at = '{self._point}'"))

    def _transact(self, batch: list[Unit[Any]]) -> None:
        if any(row[2] == CHANCE for unit in batch for row in unit.rows):
            self._armed = self._left == 0 and self._point is not None
            self._left -= 1
        try:
            if self._point == "before" and self._armed:
                die()
            super()._transact(batch)
            if self._point == "after" and self._armed:
                die()
        finally:
            self._armed = False


def serve(settings: dict[str, object]) -> None:
    house.Writer = FailingWriter  # pyright: ignore[reportPrivateImportUsage]
    forker.serve(settings)
