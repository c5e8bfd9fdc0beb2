"""What the other nodes do. They share the database; PostgreSQL tells when one of them has written.

A notification says only where to look: what was written is read from the database. So one that is
lost does no harm beyond a moment's delay, and after a break of the connection every live table
looks again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from tripolis.core.errors import TripolisError
from tripolis.server.database import CHANNEL

if TYPE_CHECKING:
    from tripolis.server.house import House
    from tripolis.server.table import Table

log = logging.getLogger(__name__)
RETRY_SECONDS = 0.5


class Others:
    """Listens, as long as the house is open."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._running: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()
        self._start(self._listen())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _listen(self) -> None:
        import psycopg  # comes with the extra `postgresql`

        url = self._house.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, connect_timeout=5, keepalives_idle=30
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    self.listening.set()
                    for table in list(self._house.tables.values()):
                        self._start(self._look(table, "everything"))
                    async for notification in connection.notifies():
                        self._heard(notification.payload)
            except psycopg.OperationalError as error:
                self.listening.clear()
                log.warning("the other nodes cannot be heard: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, payload: str) -> None:
        node, match_id, what = json.loads(payload)
        table = None if node == self._house.node else self._house.live(match_id)
        if table is not None:
            self._start(self._look(table, what))

    async def _look(self, table: Table, what: str) -> None:
        try:
            await table.catch_up(what)
        except TripolisError as error:  # after the break everything is looked at again
            log.warning("table %s did not catch up: %s", table.sheet.code, error.message)

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
