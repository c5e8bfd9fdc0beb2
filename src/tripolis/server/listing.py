"""Tables that everybody may find: those that wait for people first, then those to be watched.

A table may have hundreds of seats: they are counted, and only the first few people are named.
"""

from __future__ import annotations

import json
from typing import Literal

import msgspec
from sqlalchemy import Connection, bindparam, func, select

from tripolis.server import schema
from tripolis.server.sheet import OPEN, PLAYING

MOST_LISTED = 100
MOST_NAMED = 4
_M, _S = schema.matches.c, schema.seats.c


class ListedTable(msgspec.Struct, kw_only=True):
    """A table in the list of all; `/api/tables/{code}` tells the rest."""

    code: str
    game: str
    options: dict[str, str]
    status: Literal["open", "playing"]
    clock: int | None  # seconds for a turn
    created: int  # ms since 1970
    seats: int
    free: int  # of these, for whoever comes
    people: list[str]  # the names of the first who sit there


_LISTED = (
    select(_M.id, _M.code, _M.game, _M.options, _M.status, _M.clock, _M.created, _M.seats)
    .where(_M.status.in_((OPEN, PLAYING)), _M.audience == "listed")
    .order_by(_M.status != OPEN, _M.id.desc())
    .limit(MOST_LISTED)
)
_OF_THESE = _S.match_id.in_(bindparam("matches", expanding=True))
_FREE = (
    select(_S.match_id, func.count())
    .where(_OF_THESE, _S.kind == "open", _S.kept_for.is_(None))
    .group_by(_S.match_id)
)
_NTH = func.row_number().over(partition_by=_S.match_id, order_by=_S.seat).label("nth")
_SEATED = select(_S.match_id, _S.name, _NTH).where(_OF_THESE, _S.kind == "person").subquery()
_NAMED = (
    select(_SEATED.c.match_id, _SEATED.c.name)
    .where(_SEATED.c.nth <= MOST_NAMED)
    .order_by(_SEATED.c.match_id, _SEATED.c.nth)
)


def listed(connection: Connection) -> list[ListedTable]:
    rows = connection.execute(_LISTED).all()
    if not rows:
        return []
    these = {"matches": [row.id for row in rows]}
    free = dict(list(connection.execute(_FREE, these).tuples()))
    people: dict[int, list[str]] = {}
    for match, name in connection.execute(_NAMED, these):
        people.setdefault(match, []).append(name)
    return [
        ListedTable(
            code=row.code,
            game=row.game,
            options=dict(json.loads(row.options)),
            status=row.status,
            clock=row.clock,
            created=row.created,
            seats=row.seats,
            free=free.get(row.id, 0),
            people=people.get(row.id, []),
        )
        for row in rows
    ]
