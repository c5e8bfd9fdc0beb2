"""What needs everybody: to pause a match, or to end it without a result.

A proposal is a wish of all the seats of a person. There is one at a time: another takes its place,
and a no of anybody ends it. It happens when all people at the table wish it; bots do not mind.
To go on after a pause takes only one of them, so that nobody can hold up the others.
"""

from __future__ import annotations

from dataclasses import replace

from tripolis.server.errors import NotAllowed, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.people import Person
from tripolis.server.sheet import ABORTED, Sheet, Wish, now_ms
from tripolis.server.table import Table


async def wish(house: House, person: Person, code: str, what: Wish | None) -> Table:
    """Propose something, agree to it, or (None) say no."""
    table = await house.table(code)
    await table.change_match(lambda sheet, _: wished(sheet, person.id, what))
    return table


def wished(sheet: Sheet, person: str, what: Wish | None) -> Sheet:
    _check_sits(sheet, person)
    if what is None:
        return sheet.seated(replace(chair, wish=None) for chair in sheet.chairs)
    if what == "pause" and sheet.paused is not None:
        raise NotPossibleNow("the match is paused already")
    wishes = {c.seat: what for c in sheet.chairs if c.there and person == c.person}
    wishes |= {c.seat: what for c in sheet.chairs if c.wish == what}
    return agreed(sheet.seated(replace(c, wish=wishes.get(c.seat)) for c in sheet.chairs))


def agreed(sheet: Sheet) -> Sheet:
    """What follows from the wishes as they are now."""
    wishes = {chair.wish for chair in sheet.chairs if chair.there}
    if wishes == {"abort"}:
        return sheet.moved(ABORTED)
    if wishes == {"pause"}:
        quiet = sheet.seated(replace(chair, wish=None) for chair in sheet.chairs)
        return replace(quiet, paused=now_ms())
    return sheet


async def resume(house: House, person: Person, code: str) -> Table:
    """Go on after a pause."""
    table = await house.table(code)

    def work(sheet: Sheet, _: int) -> Sheet:
        _check_sits(sheet, person.id)
        return replace(sheet, paused=None)

    await table.change_match(work)
    return table


def _check_sits(sheet: Sheet, person: str) -> None:
    if not sheet.sits(person):
        raise NotAllowed("you do not sit at this table")
