"""Making tables, sitting down, starting, leaving."""

from __future__ import annotations

import secrets
from dataclasses import replace

from sqlalchemy import Connection

from tripolis.bots.registry import player
from tripolis.core.errors import BadRequest
from tripolis.core.match import check_seats
from tripolis.core.options import resolve
from tripolis.games import find
from tripolis.server import contests, moderation, store
from tripolis.server.errors import NotAllowed, NotFound, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.messages import Join, NewTable
from tripolis.server.people import Person
from tripolis.server.play import Play
from tripolis.server.sheet import (
    ABORTED,
    OPEN,
    PLAYING,
    Chair,
    Sheet,
    new_code,
    new_nonce,
    new_secret,
    now_ms,
)
from tripolis.server.table import Table

SUBSTITUTE = "greedy"  # who plays on for somebody who has left


class SystemDraws:
    """Choices that nobody can foresee."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


async def create(house: House, person: Person, wish: NewTable) -> Table:
    """Make a table; it starts at once if nobody is missing."""
    game = find(wish.game)
    check_seats(game, len(wish.seats))
    specs = game.option_specs(len(wish.seats), wish.file)
    options = resolve(game.name, specs, wish.options, wish.file, SystemDraws())
    sheet = Sheet(
        id=0,
        code=new_code(),
        game=game.name,
        rules=game.rules,
        options=options,
        secret=new_secret(),
        status=OPEN,
        audience=wish.audience,
        clock=wish.clock,
        host=person.id,
        after=None,
        created=now_ms(),
        chairs=tuple(_chair(house, n, person, wish) for n in range(len(wish.seats))),
    )
    if not any(chair.person for chair in sheet.chairs) and sheet.full:
        raise BadRequest("seats", "at least one seat is `me` or `open`")

    stored = await house.writer.run(lambda c: start_if_full(c, store.add_match(c, sheet)))
    table = house.welcome(stored)
    await table.wake()
    return table


def _chair(house: House, n: int, person: Person, table: NewTable) -> Chair:
    wish, nonce = table.seats[n], new_nonce()
    name = None if wish.name is None else house.names.clean(wish.name)
    if wish.kind == "bot":
        level = wish.bot or "random"
        player(level, table.game)
        return Chair(n, "bot", None, name or level, level, nonce)
    if wish.kind == "open":
        return Chair(n, "open", nonce=nonce)
    first = all(seat.kind != "me" for seat in table.seats[:n])
    if first and table.nonce is not None:
        nonce, by = bytes.fromhex(table.nonce), "seat"
    else:
        by = "server"
    return Chair(n, "person", person.id, name or person.name, None, nonce, by)


def start_if_full(connection: Connection, sheet: Sheet) -> Sheet:
    """Start the match when every seat is taken: its first draws are part of the same moment."""
    if not sheet.full or sheet.status != OPEN:
        return sheet
    play = Play(sheet)
    play.match.roll_all()
    store.add_log(connection, play.new_rows(None, now_ms()))
    return store.set_status(connection, sheet, PLAYING)


async def join(house: House, person: Person, code: str, wish: Join) -> tuple[Table, int]:
    """Sit down. Somebody who sits there already keeps the seat."""
    table = await house.table(code)
    await check_watch(house, table, person, None)

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        if sheet.chair_of(person.id) is not None:
            return sheet
        if sheet.status != OPEN:
            raise NotPossibleNow(f"the match is {sheet.status}: nobody can sit down")
        if moderation.apart(connection, person.id, sheet.host):
            raise NotAllowed("you cannot sit down at this table")
        chair = _free_chair(sheet, wish.seat)
        nonce = chair.nonce if wish.nonce is None else bytes.fromhex(wish.nonce)
        by = "server" if wish.nonce is None else "seat"
        taken = Chair(chair.seat, "person", person.id, person.name, None, nonce, by)
        return start_if_full(connection, store.set_chair(connection, sheet, taken))

    await table.change(work)
    mine = table.sheet.chair_of(person.id)
    if mine is None:  # removed at the same moment
        raise NotPossibleNow("the seat was freed again")
    return table, mine.seat


def _free_chair(sheet: Sheet, wanted: int | None) -> Chair:
    if wanted is not None and wanted >= len(sheet.chairs):
        raise NotFound("seat")
    for chair in sheet.chairs:
        if chair.kind == "open" and wanted in (None, chair.seat):
            return chair
    raise NotPossibleNow("this seat is taken" if wanted is not None else "all seats are taken")


async def leave(house: House, person: Person, code: str) -> Table:
    """Get up. Before the start the seat is open again; after it a bot plays on."""
    table = await house.table(code)

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        mine = [chair for chair in sheet.chairs if chair.person == person.id]
        if not mine and sheet.host != person.id:
            raise NotAllowed("you do not sit at this table")
        if sheet.status == OPEN and sheet.host == person.id:
            return store.set_status(connection, sheet, ABORTED)
        if sheet.status not in (OPEN, PLAYING):
            raise NotPossibleNow(f"the match is {sheet.status}")
        for chair in mine:
            sheet = store.set_chair(connection, sheet, _left(chair, sheet.status))
        return sheet

    await table.change(work)
    return table


def _left(chair: Chair, status: str) -> Chair:
    """The seat after somebody has left it. The nonce of a match that runs must stay."""
    if status == OPEN:
        return Chair(chair.seat, "open", nonce=new_nonce())
    return replace(chair, kind="bot", person=None, name=SUBSTITUTE, bot=SUBSTITUTE)


async def remove(house: House, person: Person, code: str, seat: int) -> Table:
    """The host frees a seat before the start."""
    table = await house.table(code)

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        if sheet.host != person.id:
            raise NotAllowed("only who made the table can do this")
        if sheet.status != OPEN:
            raise NotPossibleNow(f"the match is {sheet.status}")
        if seat >= len(sheet.chairs):
            raise NotFound("seat")
        return store.set_chair(connection, sheet, _left(sheet.chairs[seat], OPEN))

    await table.change(work)
    return table


def check_seat(table: Table, person: Person, seat: int) -> None:
    """That this person sits there. NotAllowed, also where there is no such seat."""
    chairs = table.sheet.chairs
    if seat >= len(chairs) or chairs[seat].person != person.id:
        raise NotAllowed("you do not sit on this seat")


async def check_watch(house: House, table: Table, person: Person, seat: int | None) -> None:
    """That this person may see the table, as this seat or as a spectator."""
    sheet = table.sheet
    if seat is not None:
        check_seat(table, person, seat)
    elif sheet.belongs(person.id):
        pass
    elif sheet.audience == "private" and sheet.status != OPEN:  # an invitation may be looked at
        raise NotFound("table")
    else:
        await contests.check_may_see(house, sheet, person)
