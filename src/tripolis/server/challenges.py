"""Links to a match that is over: play the same from the same seat, and see who does better.

Whoever opens one plays the game with its options and its dice; bots sit on the other seats. Those
who played the match have had their try. What is sealed from whom stands in `contests`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection, insert, select

from tripolis.games import find
from tripolis.server import contests, schema, store, tries
from tripolis.server.clocks import SUBSTITUTE
from tripolis.server.errors import NotFound, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.lobby import check_seat
from tripolis.server.people import Person
from tripolis.server.sheet import FINISHED, OPEN, PLAYING, Chair, Sheet, new_code, now_ms
from tripolis.server.table import Table
from tripolis.server.tries import Entry, MyTry

MOST_SEATS = 12  # that are filled with bots for one player
_C = schema.challenges.c
_LINKS = select(_C.code, _C.match_id, _C.seat)


@dataclass(frozen=True, slots=True)
class _Link:
    code: str
    match_id: int
    seat: int


class Challenge(msgspec.Struct, kw_only=True):
    """A link to play what somebody has played, as one person may see it."""

    code: str
    game: str
    seats: int
    seat: int  # where everybody sits
    options: dict[str, str]
    by: str  # the name of whose points are to be beaten
    points: int
    mine: MyTry | None
    entries: list[Entry] | None  # null: play first
    match: str | None  # the table that it came from, if I may see it


async def make(house: House, person: Person, code: str, seat: int) -> Challenge:
    """The link to what somebody played on this seat. NotAllowed, NotPossibleNow, Sealed."""
    table = await house.table(code)
    check_seat(table, person, seat)
    fresh = new_code()

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        _check_can_be_played(sheet)
        contest = sheet.contest or contests.deal_name(sheet)
        if sheet.contest is None:
            sheet = replace(sheet, contest=contest)
        there = {chair.person for chair in sheet.chairs} | {sheet.host or None}
        for one in sorted(one for one in there if one is not None):
            if contests.try_of(connection, one, contest) is None:
                contests.add_try(connection, one, contest, sheet.id)
        if _of_seat(connection, sheet.id, seat) is None:
            row = {"code": fresh, "match_id": sheet.id, "person": person.id, "seat": seat}
            connection.execute(insert(schema.challenges).values(**row, created=now_ms()))
        return sheet

    await table.change(work)
    match_id = table.sheet.id

    def read(connection: Connection) -> Challenge:
        made = _of_seat(connection, match_id, seat)
        if made is None:  # whoever made it was deleted in this moment
            raise NotFound("challenge")
        return _challenge(connection, made, person)

    return await house.read(read)


def _check_can_be_played(sheet: Sheet) -> None:
    if sheet.status != FINISHED:
        raise NotPossibleNow("a challenge is made of a match that is over")
    contests.check_open(sheet)
    if len(sheet.chairs) > MOST_SEATS:
        raise NotPossibleNow(f"bots fill no more than {MOST_SEATS} seats")


async def shown(house: House, person: Person, code: str) -> Challenge:
    """NotFound."""
    return await house.read(lambda c: _challenge(c, _of_code(c, code), person))


async def rivals(house: House, person: Person, code: str, seat: int) -> list[Entry]:
    """Who has played the same as somebody's own seat. NotAllowed, NotPossibleNow."""
    table = await house.table(code)
    check_seat(table, person, seat)
    contest = table.sheet.contest
    if table.sheet.status != FINISHED or contest is None:
        raise NotPossibleNow("nobody else has played the same yet")
    contests.check_open(table.sheet)
    finished = await house.read(lambda c: tries.done(c, contest, seat))
    return tries.entries(finished, person.id, opened=True)


async def play(house: House, person: Person, code: str) -> Table:
    """The try of somebody: begun now, or the one that there is. NotFound."""

    def read(connection: Connection) -> tuple[Sheet, int]:
        made = _of_code(connection, code)
        return store.sheet_by_id(connection, made.match_id), made.seat

    origin, seat = await house.read(read)
    chairs = tuple(_chair(chair, seat, person) for chair in origin.chairs)
    game = find(origin.game, origin.rules)
    sheet = tries.new_sheet(game, origin.options, origin.secret, str(origin.contest), chairs)
    return await tries.begin(house, person, sheet)


def _chair(chair: Chair, seat: int, person: Person) -> Chair:
    dice = chair.nonce, chair.nonce_by
    if chair.seat == seat:
        return Chair(chair.seat, "person", person.id, person.name, None, *dice)
    if chair.kind == "bot" and chair.bot is not None:
        return Chair(chair.seat, "bot", None, chair.name, chair.bot, *dice)
    return Chair(chair.seat, "bot", None, SUBSTITUTE, SUBSTITUTE, *dice)


def _challenge(connection: Connection, made: _Link, person: Person) -> Challenge:
    origin = store.sheet_by_id(connection, made.match_id)
    contest = str(origin.contest)
    mine = tries.my_try(connection, person.id, contest)
    opened = mine is not None and mine.status not in (OPEN, PLAYING)
    finished = tries.done(connection, contest, made.seat) if opened else []
    seen = opened and (origin.audience != "private" or origin.belongs(person.id))
    return Challenge(
        code=made.code,
        game=origin.game,
        seats=len(origin.chairs),
        seat=made.seat,
        options=dict(origin.options.values),
        by=origin.chairs[made.seat].name,
        points=store.points_of(connection, origin.id, made.seat),
        mine=mine,
        entries=tries.entries(finished, person.id, opened=True) if opened else None,
        match=origin.code if seen else None,
    )


def _of_code(connection: Connection, code: str) -> _Link:
    row = connection.execute(_LINKS.where(_C.code == code)).one_or_none()
    if row is None:
        raise NotFound("challenge")
    return _Link(*row)


def _of_seat(connection: Connection, match_id: int, seat: int) -> _Link | None:
    found = _LINKS.where(_C.match_id == match_id, _C.seat == seat)
    row = connection.execute(found).one_or_none()
    return None if row is None else _Link(*row)
