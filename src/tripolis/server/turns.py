"""Where somebody is to act, over all their matches.

That follows from the log, and working it out means to read the whole of it. So who is to act is
kept beside each match with the length that its log had then: as long as it has that length, nothing
needs to be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, update

from tripolis.server import schema, store
from tripolis.server.house import House
from tripolis.server.messages import WaitingTurn
from tripolis.server.play import Play
from tripolis.server.sheet import PLAYING, now_ms

_M, _S, _L = schema.matches.c, schema.seats.c, schema.log.c
_length = select(func.max(_L.number) + 1).where(_L.match_id == _M.id).scalar_subquery()
_RUNNING = (
    select(_M.id, _M.code, _M.acting, _M.acting_at, _length.label("length"), _S.seat, _S.due)
    .join(schema.seats, _S.match_id == _M.id)
    .where(
        _S.person == bindparam("person"),
        _S.kind == "person",
        _S.gone.is_(None),
        _M.status == PLAYING,
        _M.paused.is_(None),
    )
    .order_by(_M.id.desc(), _S.seat)
)
_KEEP = (
    update(schema.matches)
    .where(_M.id == bindparam("match"))
    .values(acting=bindparam("who"), acting_at=bindparam("length"))
)


@dataclass(frozen=True, slots=True)
class Acting:
    """Who is to act in a match, while its log has this length."""

    match: int
    length: int
    seats: frozenset[int]


async def waiting_turns(house: House, person: str) -> list[WaitingTurn]:
    """The turns that others wait for: those with a clock first, then by match, the newest first."""

    def look(connection: Connection) -> tuple[list[Any], dict[int, Acting], list[Acting]]:
        found: list[Any] = list(connection.execute(_RUNNING, {"person": person}))
        acting, read = dict[int, Acting](), list[Acting]()
        for row in found:
            if row.id in acting:
                continue
            known = _known(row)
            if known is None:
                known = _read(connection, row.code)
                read.append(known)
            acting[row.id] = known
        return found, acting, read

    found, acting, read = await house.read(look)
    if read:
        await house.writer.run(lambda c: _keep(c, read))
    now = now_ms()
    turns = [
        WaitingTurn(
            table=row.code, seat=row.seat, left=None if row.due is None else max(0, row.due - now)
        )
        for row in found
        if row.seat in acting[row.id].seats
    ]
    return sorted(turns, key=lambda turn: (turn.left is None, turn.left))


def _known(row: Any) -> Acting | None:
    if row.acting is None or row.acting_at != (row.length or 0):
        return None
    return Acting(row.id, row.acting_at, frozenset(map(int, row.acting.split())))


def _read(connection: Connection, code: str) -> Acting:
    play = Play.of(store.load(connection, code))
    return Acting(play.id, len(play.rows), frozenset(play.match.to_act))


def _keep(connection: Connection, read: list[Acting]) -> None:
    values: list[dict[str, object]] = [
        {"match": one.match, "who": " ".join(map(str, sorted(one.seats))), "length": one.length}
        for one in read
    ]
    connection.execute(_KEEP, values)
