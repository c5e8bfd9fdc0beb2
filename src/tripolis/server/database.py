"""The two databases behind one door: engines, their settings, migrations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from tripolis.server.errors import DatabaseUnavailable
from tripolis.server.mistaken import BadDatabase, BadSetting

CHANNEL = "tripolis"  # of PostgreSQL's notifications between nodes
BUSY_MS = 5_000
_WRITES = "writes"  # marks a connection that does

# A node that hangs, or whose machine is gone, must not hold up the others for longer than this.
_POSTGRESQL = {
    "connect_timeout": BUSY_MS // 1000,
    "keepalives_idle": 30,
    "options": f"-c lock_timeout={BUSY_MS} -c idle_in_transaction_session_timeout={2 * BUSY_MS}"
    " -c tcp_keepalives_idle=30",
}


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def open_database(url: str, readers: int = 4) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://…`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadSetting("database", url, "an address such as sqlite:///tripolis.db") from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "postgresql+psycopg":
        return create_engine(
            parsed,
            pool_size=readers + 1,
            max_overflow=2,
            pool_pre_ping=True,
            pool_timeout=10,
            connect_args=_POSTGRESQL,
        )
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite") or not parsed.database:
        raise BadSetting("database", url, "sqlite:///FILE or postgresql://…")
    Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        parsed,
        pool_size=readers + 1,
        max_overflow=2,
        connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    engine.dialect.do_begin = _begin_sqlite  # an event "begin" would make every statement slower
    return engine


def connect_to_write(engine: Engine) -> Connection:
    """A connection whose transactions take SQLite's write lock at once: none fails halfway."""
    connection = engine.connect()
    if is_sqlite(engine):
        connection.detach()  # the pool must not hand it to a reader
        connection.connection.info[_WRITES] = True
    return connection


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Durable at every commit, readers beside the writer, no rows without their match."""
    connection.isolation_level = None  # we say BEGIN ourselves: see _begin_sqlite
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_MS}",
        "cache_size = -16000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(dbapi_connection: PoolProxiedConnection) -> None:
    cursor = dbapi_connection.cursor()
    cursor.execute("BEGIN IMMEDIATE" if dbapi_connection.info.get(_WRITES) else "BEGIN")
    cursor.close()


def prepare(url: str) -> None:
    """See that this database is there, is ours, and has the newest schema. BadDatabase."""
    engine = None
    try:
        engine = open_database(url)
        migrate(engine)
    except DatabaseUnavailable as error:
        raise BadDatabase(_shown(url), error.reason) from error
    except CommandError as error:
        raise BadDatabase(_shown(url), f"a newer version has made it ({error})") from error
    except SQLAlchemyError as error:
        raise BadDatabase(_shown(url), str(getattr(error, "orig", error))) from error
    except OSError as error:
        raise BadDatabase(_shown(url), error.strerror or str(error)) from error
    finally:
        if engine is not None:
            engine.dispose()


def _shown(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def migrate(engine: Engine) -> None:
    """Bring the schema to the newest version. Safe when several nodes start at once."""
    try:
        with connect_to_write(engine) as connection, connection.begin():
            if not is_sqlite(engine):
                connection.execute(text("SET LOCAL lock_timeout = 0"))  # another node migrates
                connection.execute(text("SELECT pg_advisory_xact_lock(7211984)"))
            migrate_in(connection)
    except OperationalError as error:
        raise DatabaseUnavailable(str(error.orig)) from error


def migrate_in(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to this version, as a part of the caller's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The version of the schema; None: this is no database of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def notify(connection: Connection, node: str, match_id: int, what: str) -> None:
    """Tell the other nodes, when this transaction is durable, what has changed."""
    if connection.dialect.name == "postgresql":
        payload = json.dumps([node, match_id, what])
        connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})
