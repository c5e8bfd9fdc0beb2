"""A table before its start: made, found, filled. And who may see it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from tripolis.bots.registry import player
from tripolis.core.errors import BadRequest, BadSeats
from tripolis.core.match import check_seats
from tripolis.core.options import resolve
from tripolis.games import find
from tripolis.server import clocks, contests, moderation, store
from tripolis.server.errors import Conflict, NotAllowed, NotFound, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.messages import Join, NewTable
from tripolis.server.people import Person
from tripolis.server.play import Play
from tripolis.server.rooms import new_word
from tripolis.server.sheet import (
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

_WORDS_TRIED = 5  # that another table has


class SystemDraws:
    """Choices that nobody can foresee."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


async def create(house: House, person: Person, wish: NewTable) -> Table:
    """Make a table; it starts at once if nobody is missing."""
    game = find(wish.game)
    check_seats(game, len(wish.seats))
    most = house.settings.most_seats
    if len(wish.seats) > most:
        raise BadSeats(game.name, len(wish.seats), game.least_seats, most)
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
    for _ in range(_WORDS_TRIED):
        named = with_word(sheet)
        try:
            stored = await house.writer.run(lambda c: add(c, named))  # noqa: B023
        except Conflict:
            continue
        table = house.welcome(stored)
        await table.wake()
        return table
    raise Conflict


def with_word(sheet: Sheet) -> Sheet:
    """With a room word, if anybody may come by it: to a private table they come by its link."""
    return sheet if sheet.audience == "private" else replace(sheet, word=new_word())


def add(connection: Connection, sheet: Sheet) -> Sheet:
    """Store a new table; it starts at once if nobody is missing."""
    stored = store.add_match(connection, sheet)
    begun = start_if_full(connection, stored)
    store.save(connection, stored, begun)
    return begun


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
    now = now_ms()
    store.add_log(connection, play.new_rows(None, now))
    return clocks.wind(sheet.moved(PLAYING), play.match.to_act, now)


async def join(house: House, person: Person, code: str, wish: Join) -> tuple[Table, int]:
    """Sit down: where one wishes, else where a seat is kept, else anywhere. Whoever sits there
    already keeps the seat.
    """
    table = await house.table(code)
    await check_watch(house, table, person, None)

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        if sheet.chair_of(person.id) is not None:
            return sheet
        if sheet.status != OPEN:
            raise NotPossibleNow(f"the match is {sheet.status}: nobody can sit down")
        if moderation.apart(connection, person.id, sheet.host):
            raise NotAllowed("you cannot sit down at this table")
        free = _free_chairs(sheet, person, wish.seat)
        taken = [_taken(chair, person) for chair in free]
        if wish.nonce is not None:
            nonce = bytes.fromhex(wish.nonce)
            taken[0] = replace(taken[0], nonce=nonce, nonce_by="seat")
        return start_if_full(connection, sheet.seated(taken))

    await table.change(work)
    mine = table.sheet.chair_of(person.id)
    if mine is None:  # removed at the same moment
        raise NotPossibleNow("the seat was freed again")
    return table, mine.seat


def _taken(chair: Chair, person: Person) -> Chair:
    """The seat with somebody on it; one that was kept for several on a device has their name."""
    name = chair.name or person.name
    return Chair(chair.seat, "person", person.id, name, None, chair.nonce)


def _free_chairs(sheet: Sheet, person: Person, wanted: int | None) -> list[Chair]:
    """One seat, or all that are kept for this person."""
    if wanted is not None and wanted >= len(sheet.chairs):
        raise NotFound("seat")
    kept = [chair for chair in sheet.chairs if chair.kept_for == person.id]
    if kept and (wanted is None or any(chair.seat == wanted for chair in kept)):
        return kept
    for chair in sheet.chairs:
        if chair.kind == "open" and chair.kept_for is None and wanted in (None, chair.seat):
            return [chair]
    raise NotPossibleNow("this seat is taken" if wanted is not None else "all seats are taken")


async def remove(house: House, person: Person, code: str, seat: int) -> Table:
    """The host frees a seat before the start: of a person, of a bot, or kept for somebody."""
    return await _seat_somebody(house, person, code, seat, freed)


async def seat_bot(house: House, person: Person, code: str, seat: int, level: str) -> Table:
    """The host puts a bot on a free seat before the start."""
    table = await house.table(code)
    player(level, table.sheet.game)

    def bot(chair: Chair) -> Chair:
        if chair.kind != "open":
            raise NotPossibleNow("this seat is taken")
        return Chair(chair.seat, "bot", None, level, level, chair.nonce)

    return await _seat_somebody(house, person, code, seat, bot)


async def _seat_somebody(
    house: House, person: Person, code: str, seat: int, how: Callable[[Chair], Chair]
) -> Table:
    table = await house.table(code)

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        if sheet.host != person.id:
            raise NotAllowed("only who made the table can do this")
        if sheet.status != OPEN:
            raise NotPossibleNow(f"the match is {sheet.status}")
        if seat >= len(sheet.chairs):
            raise NotFound("seat")
        return start_if_full(connection, sheet.seated([how(sheet.chairs[seat])]))

    await table.change(work)
    return table


def freed(chair: Chair) -> Chair:
    """The seat after somebody has got up before the start."""
    return Chair(chair.seat, "open", nonce=new_nonce())


def check_seat(table: Table, person: Person, seat: int) -> None:
    """That this person plays there. NotAllowed, also where there is no such seat."""
    chairs = table.sheet.chairs
    if seat >= len(chairs) or chairs[seat].person != person.id:
        raise NotAllowed("you do not sit on this seat")
    if chairs[seat].gone is not None:
        raise NotAllowed("a bot plays in your place")


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
