"""What the other nodes do. They share the database; PostgreSQL tells when one of them has written.

A notification says only where to look: what was written is read from the database. So one that is
lost does no harm beyond a moment's delay, and after a break of the connection every live table
looks again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from tripolis.core.errors import TripolisError
from tripolis.server import logs
from tripolis.server.database import CHANNEL, notify
from tripolis.server.errors import DatabaseUnavailable
from tripolis.server.presence import WHO

if TYPE_CHECKING:
    from tripolis.server.house import House
    from tripolis.server.table import Table

log = logging.getLogger(__name__)
RETRY_SECONDS = 0.5
BEAT_SECONDS = 10.0  # how often a node says that it lives
SILENT_SECONDS = 35.0  # a node that says nothing for so long does not
ALIVE, BYE = "alive", "bye"  # said of no table


class Others:
    """Listens, as long as the house is open."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._running: set[asyncio.Task[None]] = set()
        self._seen: dict[str, float] = {}  # when each node was heard last
        self.listening = asyncio.Event()
        self._start(self._listen())
        self._start(self._beat())

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
                        self._start(self._look(table, self._house.node, "everything"))
                        if table.audience:
                            self.tell(table.sheet.id, WHO)
                            table.audience.presence.share(table.sheet)
                    async for notification in connection.notifies():
                        self._heard(notification.payload)
            except psycopg.OperationalError as error:
                self.listening.clear()
                log.warning("the other nodes cannot be heard: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, payload: str) -> None:
        node, match_id, what = json.loads(payload)
        if node == self._house.node:
            return
        if what == BYE:
            self._seen.pop(node, None)
        else:
            self._seen[node] = time.monotonic()
        table = self._house.live(match_id)
        if table is not None:
            self._start(self._look(table, node, what))

    def alive(self, node: str) -> bool:
        return time.monotonic() - self._seen.get(node, -SILENT_SECONDS) < SILENT_SECONDS

    def tell(self, match_id: int, what: str) -> None:
        """Say something that is not stored. If it is lost, it is said again."""
        self._start(self._say(match_id, what))

    async def _say(self, match_id: int, what: str) -> None:
        house = self._house
        try:
            await house.writer.run(lambda c: notify(c, house.node, match_id, what))
        except TripolisError as error:
            log.info("the other nodes were not told: %s", error.message)

    async def _beat(self) -> None:
        while True:
            await self._say(0, ALIVE)
            await asyncio.sleep(BEAT_SECONDS)

    async def _look(self, table: Table, node: str, what: str) -> None:
        """Until it has worked: what was told once is not told again."""
        while True:
            try:
                return await table.catch_up(node, what)
            except DatabaseUnavailable as error:
                logs.seldom(log, "a table cannot catch up", error.reason)
            except TripolisError as error:  # it is no more, or not as it was
                return log.info("table %s: %s", table.sheet.code, error.message)
            await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        await self._say(0, BYE)
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
