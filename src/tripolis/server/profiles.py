"""Other people, as far as they are anybody's business: what they are called."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, select

from tripolis.server import schema
from tripolis.server.errors import NotFound

_P, _B = schema.people.c, schema.blocks.c


class Profile(msgspec.Struct, kw_only=True):
    """Somebody, as whoever asks sees them."""

    id: str
    name: str
    guest: bool  # without an account
    blocked: bool  # by whoever asks


def profile(connection: Connection, person: str, viewer: str) -> Profile:
    """NotFound."""
    found = _profiles(connection, viewer, _P.id == person)
    if not found:
        raise NotFound("person")
    return found[0]


def blocked(connection: Connection, person: str) -> list[Profile]:
    """Whom somebody has blocked, by name."""
    return _profiles(connection, person, _B.blocked.is_not(None))


def _profiles(connection: Connection, viewer: str, which: ColumnElement[bool]) -> list[Profile]:
    by_viewer = and_(_B.person == viewer, _B.blocked == _P.id)
    joined = schema.people.outerjoin(schema.blocks, by_viewer)
    found = select(_P.id, _P.name, _P.login, _B.blocked).select_from(joined).where(which)
    return [
        Profile(id=row.id, name=row.name, guest=row.login is None, blocked=row.blocked is not None)
        for row in connection.execute(found.order_by(_P.name, _P.id))
    ]
