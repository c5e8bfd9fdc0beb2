"""A whole database as one file, the same for both kinds: what one wrote, the other can take.

The file is gzip over lines of JSON: what it is and of which version of the schema; then each table,
its columns and its rows; at last how many rows there were, so that a part is never taken for the
whole. Bytes are in base64. Tables are read as they stand in the database, so that a backup of an
older version is restored as that version and then brought up to date.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, cast

from alembic.util.exc import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    inspect,
    select,
)
from sqlalchemy.exc import DBAPIError

from tripolis.server.database import connect_to_write, is_sqlite, migrate_in, revision_of
from tripolis.server.errors import DatabaseUnavailable
from tripolis.server.mistaken import BadBackup

_AT_ONCE = 1_000  # rows
_VERSIONS = "alembic_version"  # Alembic's own table: the header says it


def backup(engine: Engine, file: Path) -> int:
    """Write everything to a new file, as it was at one moment; the server may run meanwhile.

    How many rows. BadBackup: the file is there already, or cannot be written.
    """
    part = file.with_name(f"{file.name}.part")
    if file.exists():
        raise BadBackup(str(file), "it is there already: choose another name")
    try:
        with part.open("wb") as raw, gzip.open(raw, "wt", encoding="utf-8", newline="\n") as out:
            rows = _write_all(engine, out)
        _sync(part)
        part.rename(file)
    except OSError as error:
        raise BadBackup(str(file), error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return rows


def _write_all(engine: Engine, out: IO[str]) -> int:
    rows = 0
    options = {} if is_sqlite(engine) else {"isolation_level": "REPEATABLE READ"}
    try:
        with engine.connect().execution_options(**options) as connection, connection.begin():
            _write(out, {"tripolis-backup": 1, "schema": revision_of(connection)})
            for table in _tables(connection):
                _write(out, _head(table))
                found = connection.execution_options(yield_per=_AT_ONCE).execute(table.select())
                for row in found:
                    _write(out, [_plain(value) for value in row])
                    rows += 1
    except DBAPIError as error:
        raise DatabaseUnavailable(str(error.orig)) from error
    _write(out, {"rows": rows})
    return rows


def _sync(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _write(out: IO[str], line: object) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _plain(value: Any) -> object:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _tables(connection: Connection) -> list[Table]:
    """As they are in this database, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSIONS]


def restore(engine: Engine, file: Path) -> int:
    """Fill an empty database from a backup: all of it or nothing. How many rows. BadBackup."""
    try:
        with (
            gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines,
            connect_to_write(engine) as connection,
            connection.begin(),
        ):
            if inspect(connection).get_table_names():
                raise BadBackup(str(file), "the database is not empty: name a new one")
            rows = _read_all(connection, _Lines(file, lines))
            migrate_in(connection)
    except EOFError as error:
        raise BadBackup(str(file), "it ends in the middle") from error
    except (OSError, UnicodeDecodeError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or "it is no backup of Tripolis, or damaged"
        raise BadBackup(str(file), reason) from error
    except DBAPIError as error:
        raise BadBackup(str(file), f"the database refuses it: {error.orig}") from error
    return rows


class _Lines:
    """The lines of a backup, one after the other."""

    def __init__(self, file: Path, lines: IO[str]) -> None:
        self._file = file
        self._lines = lines
        self.number = 0

    def __iter__(self) -> Iterator[Any]:
        for line in self._lines:
            self.number += 1
            try:
                yield json.loads(line)
            except ValueError:
                raise self.bad("no JSON") from None

    def row(self, table: Table, values: list[Any]) -> dict[str, Any]:
        try:
            return {
                column.name: base64.b64decode(value)
                if isinstance(column.type, LargeBinary) and value is not None
                else value
                for column, value in zip(table.columns, values, strict=True)
            }
        except (ValueError, TypeError):
            raise self.bad(f"this is no row of {table.name}") from None

    def bad(self, reason: str) -> BadBackup:
        return BadBackup(str(self._file), f"line {self.number}: {reason}")


def _read_all(connection: Connection, lines: _Lines) -> int:
    items = iter(lines)
    schema = _schema_of(next(items, None))
    if schema is None:
        raise lines.bad("this is no backup of Tripolis that this version knows")
    try:
        migrate_in(connection, schema)
    except CommandError:
        raise lines.bad(f"this version does not know the schema {schema}") from None
    known = {table.name: table for table in _tables(connection)}
    table: Table | None = None
    waiting: list[dict[str, Any]] = []
    rows = 0
    for item in items:
        full = len(waiting) == _AT_ONCE or not isinstance(item, list)
        if table is not None and waiting and full:
            connection.execute(table.insert(), waiting)
            waiting = []
        if isinstance(item, list) and table is not None:
            waiting.append(lines.row(table, cast("list[Any]", item)))
            rows += 1
        elif item == {"rows": rows}:
            if connection.dialect.name == "postgresql":
                _count_on(connection, known.values())
            return rows
        else:
            table = _table_of(cast("object", item), known)
            if table is None:
                raise lines.bad(f"schema {schema} has no such table, or this is not all")
    raise lines.bad(f"it ends after {rows} rows, without its last line")


def _schema_of(head: object) -> str | None:
    match head:
        case {"tripolis-backup": 1, "schema": str(schema)}:
            return schema
        case _:
            return None


def _table_of(item: object, known: dict[str, Table]) -> Table | None:
    for table in known.values():
        if item == _head(table):
            return table
    return None


def _head(table: Table) -> dict[str, object]:
    return {"table": table.name, "columns": [column.name for column in table.columns]}


def _count_on(connection: Connection, tables: Iterable[Table]) -> None:
    """PostgreSQL counts its keys apart from the rows: let it go on after the last."""
    for table in tables:
        key = table.columns.get("id")
        if key is not None and isinstance(key.type, Integer):
            last = connection.execute(select(func.max(key))).scalar()
            if last is not None:
                serial = func.pg_get_serial_sequence(table.name, "id")
                connection.execute(select(func.setval(serial, last)))
