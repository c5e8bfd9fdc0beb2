"""A server that kills itself, as `kill -9` would, at a point of its writer that a test chooses.

FAIL_AT: before the transaction, between an action and the draw that follows it, inside the
transaction when everything is written and nothing committed, after the commit and before anybody
hears of it. FAIL_AFTER: how many such moments go by first.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

import forker
from sqlalchemy import Engine, event

from tripolis.core.game import CHANCE
from tripolis.server import house
from tripolis.server.writer import Unit, Writer


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class FailingWriter(Writer):
    """Only moments in which an action and its draw are written count."""

    def __init__(self, engine: Engine) -> None:
        self._point = os.environ.get("FAIL_AT")
        self._left = int(os.environ.get("FAIL_AFTER", "0"))
        self._armed = False
        if self._point == "between":
            event.listen(engine, "connect", self._fail_between)
            engine.dispose()  # the connection of the migrations must not be used again
        elif self._point == "inside":
            event.listen(engine, "commit", self._if_armed(die))
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

    def _transact(self, batch: list[Unit[Any]]) -> None:
        if any(row[2] == CHANCE for unit in batch for row in unit.rows):
            self._armed = self._left == 0
            self._left -= 1
        if self._point == "before" and self._armed:
            die()
        super()._transact(batch)
        if self._point == "after" and self._armed:
            die()
        self._armed = False


def serve(settings: dict[str, object]) -> None:
    house.Writer = FailingWriter  # pyright: ignore[reportPrivateImportUsage]
    forker.serve(settings)
