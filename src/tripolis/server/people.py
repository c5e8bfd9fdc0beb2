"""People in the database: guests and accounts."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from tripolis.server import schema
from tripolis.server.auth import new_person
from tripolis.server.errors import NotFound
from tripolis.server.sheet import now_ms

GUEST = "Guest"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    login: str | None  # null: a guest
    epoch: int


def add_guest(connection: Connection) -> Person:
    person = Person(new_person(), GUEST, None, 0)
    connection.execute(
        insert(schema.people).values(
            id=person.id, name=person.name, epoch=person.epoch, created=now_ms()
        )
    )
    return person


def person_by_id(connection: Connection, person: str) -> Person:
    """NotFound."""
    c = schema.people.c
    row = connection.execute(
        select(c.id, c.name, c.login, c.epoch).where(c.id == person)
    ).one_or_none()
    if row is None:
        raise NotFound("person")
    return Person(*row)


def person_of_token(connection: Connection, digest: str) -> Person | None:
    c, t = schema.people.c, schema.tokens.c
    row = connection.execute(
        select(c.id, c.name, c.login, c.epoch).where(t.digest == digest, c.id == t.person)
    ).one_or_none()
    return None if row is None else Person(*row)


def server_key(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The server's own secret of this name: made once, the same for all nodes."""
    c = schema.keys.c
    found = connection.execute(select(c.value).where(c.name == name)).scalar_one_or_none()
    if found is None:
        connection.execute(insert(schema.keys).values(name=name, value=fresh))
        return fresh
    return found
