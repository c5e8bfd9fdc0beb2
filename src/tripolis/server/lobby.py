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
from tripolis.server import store
from tripolis.server.errors import NotAllowed, NotFound, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.messages import Join, NewTable, SeatWish
from tripolis.server.people import Person
from tripolis.server.play import Play
from tripolis.server.store import Chair, Sheet
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
        code=store.new_code(),
        game=game.name,
        rules=game.rules,
        options=options,
        secret=store.new_secret(),
        status=store.OPEN,
        audience=wish.audience,
        clock=wish.clock,
        host=person.id,
        after=None,
        created=store.now_ms(),
        chairs=tuple(_chair(n, seat, person, wish) for n, seat in enumerate(wish.seats)),
    )
    if not any(chair.person for chair in sheet.chairs) and sheet.full:
        raise BadRequest("seats", "at least one seat is `me` or `open`")

    def work(connection: Connection) -> Sheet:
        return start_if_full(connection, store.add_match(connection, sheet))

    stored = await house.writer.run(work)
    table = house.welcome(stored)
    if stored.status == store.PLAYING:
        async with table.lock:
            await table.play()
            table.publish()
    return table


def _chair(n: int, wish: SeatWish, person: Person, table: NewTable) -> Chair:
    nonce = store.new_nonce()
    if wish.kind == "bot":
        level = wish.bot or "random"
        player(level, table.game)
        return Chair(n, "bot", None, wish.name or level, level, nonce)
    if wish.kind == "open":
        return Chair(n, "open", nonce=nonce)
    first = all(seat.kind != "me" for seat in table.seats[:n])
    if first and table.nonce is not None:
        return Chair(
            n,
            "person",
            person.id,
            wish.name or person.name,
            None,
            bytes.fromhex(table.nonce),
            "seat",
        )
    return Chair(n, "person", person.id, wish.name or person.name, None, nonce)


def start_if_full(connection: Connection, sheet: Sheet) -> Sheet:
    """Start the match when every seat is taken: its first draws are part of the same moment."""
    if not sheet.full or not store.set_status(connection, sheet.id, store.PLAYING, was=store.OPEN):
        return sheet
    play = Play(sheet)
    play.match.roll_all()
    store.add_log(connection, play.new_rows(None, store.now_ms()))
    return replace(sheet, status=store.PLAYING)


async def join(house: House, person: Person, code: str, wish: Join) -> tuple[Table, int]:
    """Sit down. Somebody who sits there already keeps the seat."""
    table = await house.table(code)

    def work(connection: Connection) -> int:
        sheet = store.sheet_by_id(connection, table.sheet.id)
        mine = sheet.chair_of(person.id)
        if mine is not None:
            return mine.seat
        if sheet.status != store.OPEN:
            raise NotPossibleNow(f"the match is {sheet.status}: nobody can sit down")
        chair = _free_chair(sheet, wish.seat)
        nonce = chair.nonce if wish.nonce is None else bytes.fromhex(wish.nonce)
        by = "server" if wish.nonce is None else "seat"
        taken = Chair(chair.seat, "person", person.id, person.name, None, nonce, by)
        if not store.take_seat(connection, sheet.id, taken):
            raise NotPossibleNow("somebody else has just sat down there")
        start_if_full(connection, store.sheet_by_id(connection, sheet.id))
        return chair.seat

    return table, await table.change(work)


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

    def work(connection: Connection) -> None:
        sheet = store.sheet_by_id(connection, table.sheet.id)
        mine = [chair for chair in sheet.chairs if chair.person == person.id]
        if not mine and sheet.host != person.id:
            raise NotAllowed("you do not sit at this table")
        if sheet.status == store.OPEN and sheet.host == person.id:
            store.set_status(connection, sheet.id, store.ABORTED, was=store.OPEN)
        elif sheet.status == store.OPEN:
            for chair in mine:
                store.set_chair(connection, sheet.id, Chair(chair.seat, "open"))
        elif sheet.status == store.PLAYING:
            for chair in mine:
                bot = Chair(chair.seat, "bot", None, chair.name, SUBSTITUTE)
                store.set_chair(connection, sheet.id, bot)
        else:
            raise NotPossibleNow(f"the match is {sheet.status}")

    await table.change(work)
    return table


async def remove(house: House, person: Person, code: str, seat: int) -> Table:
    """The host frees a seat before the start."""
    table = await house.table(code)

    def work(connection: Connection) -> None:
        sheet = store.sheet_by_id(connection, table.sheet.id)
        if sheet.host != person.id:
            raise NotAllowed("only who made the table can do this")
        if sheet.status != store.OPEN:
            raise NotPossibleNow(f"the match is {sheet.status}")
        if seat >= len(sheet.chairs):
            raise NotFound("seat")
        store.set_chair(connection, sheet.id, Chair(seat, "open"))

    await table.change(work)
    return table


def check_seat(table: Table, person: Person, seat: int) -> None:
    """That this person sits there. NotAllowed, also where there is no such seat."""
    chairs = table.sheet.chairs
    if seat >= len(chairs) or chairs[seat].person != person.id:
        raise NotAllowed("you do not sit on this seat")


def check_watch(table: Table, person: Person, seat: int | None) -> None:
    """That this person may see the table, as this seat or as a spectator."""
    if seat is not None:
        check_seat(table, person, seat)
    elif table.sheet.audience == "private" and not _belongs(table.sheet, person):
        raise NotFound("table")


def _belongs(sheet: Sheet, person: Person) -> bool:
    return sheet.host == person.id or sheet.chair_of(person.id) is not None
