"""The house: all live tables of this process, the writer, the readers and the thinkers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tripolis.core.errors import TripolisError
from tripolis.server import logs, store
from tripolis.server.bots import Bots
from tripolis.server.clocks import Clocks
from tripolis.server.database import is_sqlite
from tripolis.server.errors import DatabaseUnavailable
from tripolis.server.names import Names
from tripolis.server.notices import Notices
from tripolis.server.others import Others
from tripolis.server.settings import Settings
from tripolis.server.sheet import Sheet
from tripolis.server.table import Table
from tripolis.server.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")
READERS = 4
PATIENCE_SECONDS = 3  # with a bot that another node may have begun to play for


class House:
    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self.engine = engine
        self.node = secrets.token_hex(4)  # who wrote, among several nodes
        self.shared = not is_sqlite(engine)  # others may write to the same database
        self.writer = Writer(engine)
        self.bots = Bots(settings.bots)
        self.names = Names.of_file(settings.blocked_names)
        self.contest_key = b""  # of the dice of contests; it is there once the server has started
        self.tables: dict[str, Table] = {}
        self.sockets = 0  # that are open
        self.failures = 0  # requests and commands that met a defect of ours
        self.dropped = 0  # sockets whose readers were too slow
        self._by_id: dict[int, str] = {}
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._others = Others(self) if self.shared else None
        self.clocks = Clocks(self)
        self.notices = Notices(self)
        self._reminder = asyncio.create_task(self._remind())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the database, off the event loop. DatabaseUnavailable."""

        def run() -> T:
            try:
                with self.engine.connect() as connection, connection.begin():
                    return work(connection)
            except SQLAlchemyError as error:
                reason = str(getattr(error, "orig", error))
                logs.seldom(log, "the database cannot be read", reason)
                raise DatabaseUnavailable(reason) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def table(self, code: str) -> Table:
        """The live table of this code. NotFound."""
        table = self.tables.get(code)
        if table is None:
            sheet = await self.read(lambda c: store.sheet_by_code(c, code))
            table = self.welcome(sheet)
        elif self.shared:  # whoever asks may come from another node, where they sat down just now
            await table.renew()
        table.used = time.monotonic()
        return table

    def welcome(self, sheet: Sheet) -> Table:
        """The live table of a sheet, the same one for everybody."""
        table = self.tables.get(sheet.code)
        if table is None:
            table = self.tables[sheet.code] = Table(self, sheet)
            self._by_id[sheet.id] = sheet.code
        return table

    def live(self, match_id: int) -> Table | None:
        """The table of a match, if it is in this process."""
        code = self._by_id.get(match_id)
        return None if code is None else self.tables.get(code)

    async def refresh(self, codes: Iterable[str]) -> None:
        """Read again who sits at these tables, as far as they are in memory."""
        for code in codes:
            table = self.tables.get(code)
            if table is not None:
                await table.change(lambda _, sheet: sheet)

    def evict(self) -> None:
        """Let go of the tables that nobody has used for a while."""
        oldest = time.monotonic() - self.settings.idle_seconds
        for table in list(self.tables.values()):
            if not table.audience and not table.lock.locked() and table.used < oldest:
                del self.tables[table.sheet.code]
                del self._by_id[table.sheet.id]

    def whisper(self, match_id: int, what: str) -> None:
        """Tell the other nodes something about a table that is not stored."""
        if self._others is not None:
            self._others.tell(match_id, what)

    async def _remind(self) -> None:
        """Wake bots that keep people waiting: their node, or the database, was away."""
        while True:
            await asyncio.sleep(PATIENCE_SECONDS)
            patience = time.monotonic() - PATIENCE_SECONDS
            for table in list(self.tables.values()):
                if table.audience and self._others is not None:
                    table.audience.presence.forget(self._others.alive, table.sheet)
                if table.audience and table.changed < patience and not table.lock.locked():
                    with contextlib.suppress(TripolisError):  # next time, then
                        await table.wake()

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        self._reminder.cancel()
        await self.clocks.close()
        await self.notices.close()
        if self._others is not None:
            await self._others.close()
        await self.bots.close()
        await self.writer.close()
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()
