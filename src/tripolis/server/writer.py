"""Group commit: one thread writes, and whatever waits shares one transaction and one fsync.

A *unit* is all or nothing. Nobody hears of a unit before the transaction that holds it is durable.
If the shared transaction fails, each of its units is tried again alone, so that only those fail
that must.

The thread touches the interpreter as seldom as it can: the log rows of a batch go to the database
as one JSON text in one statement. A statement a row would ask for the interpreter's lock a row,
and the event loop holds it when the server is busy.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, TextClause, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tripolis.server import logs
from tripolis.server.database import connect_to_write
from tripolis.server.errors import Conflict, DatabaseUnavailable
from tripolis.server.receipts import receipt, was_committed

log = logging.getLogger(__name__)
T = TypeVar("T")

# match_id, number, seat, text, key, at
Row = tuple[int, int, int, str, str | None, int]

_APPEND = {
    "sqlite": text(
        "INSERT INTO log (match_id, number, seat, text, key, at)"
        " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
        " json_extract(value, '$[2]'), json_extract(value, '$[3]'),"
        " json_extract(value, '$[4]'), json_extract(value, '$[5]') FROM json_each(:rows)"
    ),
    "postgresql": text(
        "INSERT INTO log (match_id, number, seat, text, key, at)"
        " SELECT (value->>0)::bigint, (value->>1)::int, (value->>2)::int, value->>3,"
        " value->>4, (value->>5)::bigint FROM json_array_elements(CAST(:rows AS json))"
    ),
}
_MOST_IN_A_BATCH = 1_000


@dataclass(slots=True)
class Unit(Generic[T]):
    """Log rows, and what else belongs to them."""

    done: asyncio.Future[T]
    rows: Sequence[Row]
    work: Callable[[Connection], T] | None
    result: Any = None
    error: Exception | None = None


class Writer:
    """Owns the only connection that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._append: TextClause = _APPEND[engine.dialect.name]
        self._queue: SimpleQueue[Unit[Any] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
        self._receipt: str | None = None  # of the transaction, if its answer may be lost
        self.units = 0  # that are durable, and so are these:
        self.rows = 0
        self.commits = 0
        self.failures = 0  # transactions that the database refused
        self.commit_seconds = 0.0  # time inside COMMIT, fsync included
        self._thread.start()

    async def append(self, rows: Sequence[Row]) -> None:
        """Log rows that belong together. Conflict, DatabaseUnavailable."""
        await self.write(rows, None)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Anything else that writes. It may run again, so it must touch the database alone; so it
        does when somebody else, on another node, has just written the same: then it finds that.
        """
        return await self.write((), work)

    async def write(self, rows: Sequence[Row], work: Callable[[Connection], T] | None) -> T:
        unit: Unit[T] = Unit(self._loop.create_future(), rows, work)
        self._queue.put(unit)
        return await unit.done

    def waiting(self) -> int:
        return self._queue.qsize()

    async def close(self) -> None:
        """Write what was accepted, then end."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Unit[Any]] = []
            item = self._queue.get()
            while True:
                if item is None:
                    going = False
                    break
                batch.append(item)
                if len(batch) == _MOST_IN_A_BATCH:
                    break
                try:
                    item = self._queue.get_nowait()
                except Empty:
                    break
            if batch:
                self._commit(batch)
                self._loop.call_soon_threadsafe(_answer, batch)
        self._disconnect()

    def _commit(self, batch: list[Unit[Any]]) -> None:
        """Write these units in one transaction, or else each that can be written in its own.

        A connection that breaks may have broken after the commit. Of `work` a receipt tells
        then; rows alone are tried again and found there, which is a Conflict, and whoever gets it
        looks whose rows they are.
        """
        try:
            self._transact(batch)
        except _NoTransaction as error:
            _fail(batch, error)
        except Exception as error:
            if len(batch) == 1 and not _lost(error) and not _may_find(batch[0], error):
                batch[0].error = _typed(error)
                return
            for n, unit in enumerate(batch):
                try:
                    self._alone(unit)
                except _NoTransaction as error:  # nor will the next, and each would wait for it
                    _fail(batch[n:], error)
                    break
                except Exception as error:
                    unit.error = _typed(error)

    def _alone(self, unit: Unit[Any]) -> None:
        try:
            self._transact([unit])
        except IntegrityError as error:
            if not _may_find(unit, error):
                raise
            self._transact([unit])

    def _transact(self, batch: list[Unit[Any]]) -> None:
        try:
            self._write(batch)
        except Exception as error:
            self._disconnect()
            if self._went_through(error):
                self._count(batch)
                return
            if _is_trouble(error):
                self.failures += 1
                logs.seldom(log, "the database cannot be written", _reason(error))
            raise

    def _went_through(self, error: Exception) -> bool:
        """Whether only the answer to the commit was lost. DatabaseUnavailable: nobody knows."""
        if self._receipt is None or not _lost(error):
            return False
        try:
            return was_committed(self._engine, self._receipt)
        except SQLAlchemyError as trouble:
            raise _NoTransaction(_reason(trouble)) from error

    def _write(self, batch: list[Unit[Any]]) -> None:
        self._receipt = None
        try:
            if self._connection is None:
                self._connection = connect_to_write(self._engine)
            connection = self._connection
            begun = connection.begin()
        except SQLAlchemyError as error:
            raise _NoTransaction(_reason(error)) from error
        with begun as transaction:
            rows = [row for unit in batch for row in unit.rows]
            if rows:
                connection.execute(self._append, {"rows": msgspec.json.encode(rows).decode()})
            for unit in batch:
                if unit.work is not None:
                    unit.result = unit.work(connection)
            if any(unit.work for unit in batch):
                self._receipt = receipt(connection)
            began = time.perf_counter()
            transaction.commit()
            self.commit_seconds += time.perf_counter() - began
        self._count(batch)

    def _count(self, batch: list[Unit[Any]]) -> None:
        self.commits += 1
        self.units += len(batch)
        self.rows += sum(len(unit.rows) for unit in batch)

    def _disconnect(self) -> None:
        """After an error the connection may be of no more use: the next unit opens another."""
        if self._connection is not None:
            try:
                self._connection.close()
            except SQLAlchemyError:
                self._connection.invalidate()
            self._connection = None


def _answer(batch: list[Unit[Any]]) -> None:
    for unit in batch:
        if unit.done.cancelled():
            continue
        if unit.error is not None:
            unit.done.set_exception(unit.error)
        else:
            unit.done.set_result(unit.result)


class _NoTransaction(Exception):
    """The database cannot be reached, or somebody else keeps it locked."""


def _fail(batch: list[Unit[Any]], error: _NoTransaction) -> None:
    for unit in batch:
        unit.error = DatabaseUnavailable(str(error))


def _lost(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _may_find(unit: Unit[Any], error: Exception) -> bool:
    """Whether what was in the way may be the same, written elsewhere at this moment: the work finds
    it when it looks again.
    """
    return isinstance(error, IntegrityError) and not unit.rows


def _typed(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, SQLAlchemyError):
        return DatabaseUnavailable(_reason(error))
    return error


def _is_trouble(error: Exception) -> bool:
    """Of the database, not of what was to be written."""
    trouble = isinstance(error, SQLAlchemyError | _NoTransaction)
    return trouble and not isinstance(error, IntegrityError)


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", error))
