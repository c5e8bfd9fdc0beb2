"""What stands in a database, and people who come back to a server that has another one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from running import Server, Visitor
from sqlalchemy import Engine, select

from tripolis.server import schema
from tripolis.server.auth import COOKIE, Session, sign
from tripolis.server.database import open_database


@contextmanager
def engine_of(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    try:
        yield engine
    finally:
        engine.dispose()


def seated(database: str, code: str) -> list[str]:
    """Who sits at a table."""
    seats, matches = schema.seats.c, schema.matches.c
    found = select(seats.person).join(schema.matches).where(matches.code == code)
    with engine_of(database) as engine, engine.connect() as connection:
        return list(connection.execute(found.order_by(seats.seat)).scalars())


def as_person(server: Server, person: str) -> Visitor:
    """A browser that still has the cookie which the old server gave this person."""
    keys = schema.keys.c
    with engine_of(server.database) as engine, engine.connect() as connection:
        key = connection.execute(select(keys.value).where(keys.name == "cookies")).scalar_one()
    visitor = Visitor(server)
    visitor.http.cookies.clear()
    visitor.http.cookies.set(COOKIE, sign(key, Session(person, 0)))
    return visitor
