"""Once more: the same game with the same people, seats turned by one.

A match has one rematch, however many people ask for it: whoever asks first makes the table, where
the seats of the others are kept for them, and whoever asks after that sits down there.
"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from tripolis.games import find
from tripolis.server import lobby, store
from tripolis.server.errors import Conflict, NotAllowed, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.messages import Join
from tripolis.server.people import Person
from tripolis.server.sheet import (
    ABORTED,
    FINISHED,
    OPEN,
    Chair,
    Sheet,
    new_code,
    new_nonce,
    new_secret,
    now_ms,
)
from tripolis.server.table import Table


async def rematch(house: House, person: Person, code: str) -> Table:
    """The table of the rematch, where the person sits down."""
    table = await house.table(code)
    fresh = lobby.with_word(turned(table.sheet, person))

    def work(connection: Connection, sheet: Sheet) -> Sheet:
        if sheet.chair_of(person.id) is None:
            raise NotAllowed("you did not sit at this table")
        if sheet.status not in (FINISHED, ABORTED):
            raise NotPossibleNow(f"the match is {sheet.status}")
        if sheet.next is not None:
            made = store.sheet_by_code(connection, sheet.next)
            if made.status != ABORTED:
                return sheet
        lobby.add(connection, fresh)
        return replace(sheet, next=fresh.code)

    await table.change(work)
    again = table.sheet.next
    if again is None:
        raise Conflict
    if again == fresh.code:
        made = await house.table(again)
        await made.wake()
        return made
    made = await house.table(again)
    if made.sheet.status == OPEN and not made.sheet.sits(person.id):
        await lobby.join(house, person, again, Join())
    return made


def turned(sheet: Sheet, person: Person) -> Sheet:
    """A new table like this one. Each seat passes to whoever sat after it."""
    chairs = [
        _once_more(sheet.chairs[(seat + 1) % len(sheet.chairs)], seat, person.id)
        for seat in range(len(sheet.chairs))
    ]
    return Sheet(
        id=0,
        code=new_code(),
        game=sheet.game,
        rules=find(sheet.game).rules,
        options=sheet.options,
        secret=new_secret(),
        status=OPEN,
        audience=sheet.audience,
        clock=sheet.clock,
        host=person.id,
        after=sheet.code,
        created=now_ms(),
        chairs=tuple(chairs),
    )


def _once_more(chair: Chair, seat: int, person: str) -> Chair:
    nonce = new_nonce()
    if chair.kind == "bot":
        return Chair(seat, "bot", None, chair.name, chair.bot, nonce)
    if chair.person == person:
        return Chair(seat, "person", person, chair.name, None, nonce)
    name = chair.name if chair.person else ""
    return Chair(seat, "open", None, name, None, nonce, kept_for=chair.person)
