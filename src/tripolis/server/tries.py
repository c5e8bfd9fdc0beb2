"""Tries at a contest: begun once, and what has come of them."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, select

from tripolis.core.game import AnyGame
from tripolis.core.options import Options
from tripolis.server import contests, lobby, schema, store
from tripolis.server.house import House
from tripolis.server.people import Person
from tripolis.server.sheet import FINISHED, OPEN, Chair, Sheet, Status, new_code, now_ms
from tripolis.server.table import Table

MOST_ENTRIES = 200
_T, _M, _S, _P = schema.tries.c, schema.matches.c, schema.seats.c, schema.people.c


def new_sheet(
    game: AnyGame, options: Options, secret: bytes, contest: str, chairs: tuple[Chair, ...]
) -> Sheet:
    """A match for one person and bots, with dice that others have too. It has no clock."""
    person = next(chair.person for chair in chairs if chair.person is not None)
    return Sheet(
        id=0,
        code=new_code(),
        game=game.name,
        rules=game.rules,
        options=options,
        secret=secret,
        status=OPEN,
        audience="link",
        clock=None,
        host=person,
        after=None,
        created=now_ms(),
        chairs=chairs,
        contest=contest,
    )


async def begin(house: House, person: Person, sheet: Sheet) -> Table:
    """The one try of somebody: begun now with this sheet, or the one that there is."""
    contest = str(sheet.contest)

    def work(connection: Connection) -> Sheet:
        known = contests.try_of(connection, person.id, contest)
        if known is not None:
            return store.sheet_by_id(connection, known)
        begun = lobby.add(connection, sheet)
        contests.add_try(connection, person.id, contest, begun.id)
        return begun

    table = house.welcome(await house.writer.run(work))
    await table.wake()
    return table


class MyTry(msgspec.Struct, kw_only=True):
    table: str
    status: Status
    points: int | None = None  # once it is over
    counts: bool = True  # false: it was not finished in time, or somebody else finished it


class Entry(msgspec.Struct, kw_only=True):
    """A line of a table of results."""

    place: int  # equal points share one
    person: str
    name: str
    points: int
    ended: int  # ms since 1970
    table: str | None  # null: its record is not open
    me: bool


@dataclass(frozen=True, slots=True)
class Done:
    """A try that its player has finished."""

    person: str
    name: str
    account: bool
    points: int
    ended: int
    table: str
    private: bool


def done(connection: Connection, contest: str, seat: int, before: int | None = None) -> list[Done]:
    """Who has finished a contest on this seat, before that moment, best first."""
    here = (_T.contest == contest, _M.id == _T.match_id, _S.match_id == _M.id, _P.id == _T.person)
    mine = (_S.seat == seat, _S.person == _T.person, _S.gone.is_(None), _M.status == FINISHED)
    found = select(
        _P.id, _P.name, _P.login.is_not(None), _S.points, _M.ended, _M.code, _M.audience
    ).where(*here, *mine)
    if before is not None:
        found = found.where(_M.ended < before)
    rows = connection.execute(found.order_by(_S.points.desc(), _M.ended))
    return [Done(*row[:6], private=row[6] == "private") for row in rows]


def my_try(
    connection: Connection, person: str, contest: str, before: int | None = None
) -> MyTry | None:
    """The try of somebody, whether it goes on or not."""
    found = select(_M.id, _M.code, _M.status, _M.ended).where(
        _T.person == person, _T.contest == contest, _M.id == _T.match_id
    )
    row = connection.execute(found).one_or_none()
    if row is None:
        return None
    mine = (_S.match_id == row.id, _S.person == person, _S.gone.is_(None))
    seats = select(_S.points).where(*mine).order_by(_S.seat).limit(1)
    seat = connection.execute(seats).one_or_none()
    late = before is not None and row.ended is not None and row.ended >= before
    return MyTry(
        table=row.code,
        status=row.status,
        points=None if seat is None else seat.points,
        counts=seat is not None and not late,
    )


def entries(tries: list[Done], me: str, *, opened: bool) -> list[Entry]:
    """The table of results, the first of them and mine; `opened`: records may be looked at."""
    told: list[Entry] = []
    place = 0
    for n, one in enumerate(tries):
        if n == 0 or one.points < tries[n - 1].points:
            place = n + 1
        if n >= MOST_ENTRIES and one.person != me:
            continue
        told.append(
            Entry(
                place=place,
                person=one.person,
                name=one.name,
                points=one.points,
                ended=one.ended,
                table=one.table if opened and not one.private else None,
                me=one.person == me,
            )
        )
    return told
