"""Going: get up, resign; and coming back.

A seat of a match that runs is never free: only a bot plays on, and only the person who went may
come back, so nobody inherits the secrets of a seat. Whoever left and wishes to come back is there
again when the next round begins; whoever lost too many turns to the clock, at once; whoever
resigned, never.
"""

from __future__ import annotations

from dataclasses import replace

from tripolis.server.agreeing import agreed
from tripolis.server.clocks import SUBSTITUTE
from tripolis.server.errors import Conflict, NotAllowed, NotPossibleNow
from tripolis.server.house import House
from tripolis.server.lobby import freed
from tripolis.server.people import Person
from tripolis.server.sheet import ABORTED, OPEN, PLAYING, Chair, Gone, Sheet
from tripolis.server.table import Table


async def leave(house: House, person: Person, code: str) -> Table:
    """Get up. Before the start the seat is open again; after it a bot plays on."""
    table = await house.table(code)
    if table.sheet.status == PLAYING:
        await table.change_match(lambda sheet, round_: left(sheet, person.id, round_))
    else:
        await table.change(lambda _, sheet: got_up(sheet, person.id))
    return table


def got_up(sheet: Sheet, person: str) -> Sheet:
    """Before the start. A table that its host leaves is closed."""
    mine = [chair for chair in sheet.chairs if person in (chair.person, chair.kept_for)]
    if not mine and sheet.host != person:
        raise NotAllowed("you do not sit at this table")
    if sheet.status == PLAYING:  # since a moment ago
        raise Conflict
    if sheet.status != OPEN:
        raise NotPossibleNow(f"the match is {sheet.status}")
    if sheet.host == person:
        return sheet.moved(ABORTED)
    return sheet.seated(map(freed, mine))


def left(sheet: Sheet, person: str, round_: int) -> Sheet:
    """From a match that runs, with every seat of this person."""
    mine = [chair for chair in sheet.chairs if chair.person == person and chair.there]
    if not mine:
        raise NotAllowed("you do not sit at this table")
    return settled(sheet.seated(_gone(chair, "left", round_) for chair in mine))


async def resign(house: House, person: Person, code: str, seat: int) -> Table:
    """Give a seat up for good: a bot plays it to the end."""
    table = await house.table(code)

    def work(sheet: Sheet, round_: int) -> Sheet:
        if seat >= len(sheet.chairs) or sheet.chairs[seat].person != person.id:
            raise NotAllowed("you do not sit on this seat")
        chair = sheet.chairs[seat]
        if chair.gone == "resigned":
            return sheet
        return settled(sheet.seated([_gone(chair, "resigned", round_)]))

    await table.change_match(work)
    return table


def _gone(chair: Chair, how: Gone, round_: int) -> Chair:
    return replace(chair, gone=how, gone_at=round_, bot=SUBSTITUTE, wish=None, due=None, late=0)


def settled(sheet: Sheet) -> Sheet:
    """What follows when somebody has gone. A table that all people have left is closed."""
    people = [chair for chair in sheet.chairs if chair.kind == "person"]
    if any(chair.there for chair in people):
        return agreed(sheet)
    if any(chair.gone in ("late", "returning") for chair in people):  # bots go on until then
        return replace(sheet, paused=None)
    return sheet.moved(ABORTED)


async def come_back(house: House, person: Person, code: str) -> Table:
    """Take one's seats again from the bots that play there."""
    table = await house.table(code)
    await table.change_match(lambda sheet, round_: returned(sheet, person.id, round_))
    return table


def returned(sheet: Sheet, person: str, round_: int) -> Sheet:
    mine = [chair for chair in sheet.chairs if chair.person == person]
    if not mine:
        raise NotAllowed("you do not sit at this table")
    if all(chair.gone == "resigned" for chair in mine):
        raise NotPossibleNow("you have resigned: a bot plays to the end")
    late = [chair.back for chair in mine if chair.gone == "late"]
    left = [replace(chair, gone="returning") for chair in mine if chair.gone == "left"]
    return sheet.seated([*late, *left]).in_round(round_)
