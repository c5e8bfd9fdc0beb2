"""The life of a table: who comes and goes, what all agree on, and once more."""

from __future__ import annotations

from litestar import Controller, post, put

from tripolis.server import agreeing, leaving, lobby
from tripolis.server.caller import Caller
from tripolis.server.limits import TABLES, WISHES
from tripolis.server.messages import Proposal, SeatBot, TableInfo, table_info
from tripolis.server.rematch import rematch
from tripolis.server.rest.tables import Code, Seat


class LifeController(Controller):
    path = "/api/tables/{code:str}"
    tags = ("tables",)

    @put("/seats/{seat:int}/bot", summary="Put a bot on a free seat before the start (the host)")
    async def seat_bot(self, caller: Caller, code: Code, seat: Seat, data: SeatBot) -> TableInfo:
        table = await lobby.seat_bot(caller.house, caller.person, code, seat, data.bot)
        return table_info(table.sheet)

    @post("/leave", summary="Get up; a bot plays on if the match has begun", status_code=200)
    async def leave(self, caller: Caller, code: Code) -> TableInfo:
        """Who has left may come back. A table that everybody has left is closed."""
        return table_info((await leaving.leave(caller.house, caller.person, code)).sheet)

    @post("/back", summary="Take my seats again from the bots that play there", status_code=200)
    async def back(self, caller: Caller, code: Code) -> TableInfo:
        """At once after a clock that ran out; after leaving, when the next round begins."""
        return table_info((await leaving.come_back(caller.house, caller.person, code)).sheet)

    @post("/seats/{seat:int}/resign", summary="Give a seat up: a bot plays on", status_code=200)
    async def resign(self, caller: Caller, code: Code, seat: Seat) -> TableInfo:
        """There is no way back."""
        return table_info((await leaving.resign(caller.house, caller.person, code, seat)).sheet)

    @put("/wish", summary="Propose to pause or to end the match, agree to it, or say no")
    async def wish(self, caller: Caller, code: Code, data: Proposal) -> TableInfo:
        """It happens when all people at the table wish it."""
        caller.visitors.limits.take(WISHES, caller.person.id)
        table = await agreeing.wish(caller.house, caller.person, code, data.wish)
        return table_info(table.sheet)

    @post("/resume", summary="Go on after a pause", status_code=200)
    async def resume(self, caller: Caller, code: Code) -> TableInfo:
        """One of those who sit there is enough. Clocks begin anew."""
        return table_info((await agreeing.resume(caller.house, caller.person, code)).sheet)

    @post("/rematch", summary="Once more with the same people, seats turned by one")
    async def rematch(self, caller: Caller, code: Code) -> TableInfo:
        """A match has one rematch. Who asks after the first sits down there, on a seat that is kept
        for them.
        """
        caller.visitors.limits.take(TABLES, caller.address)
        return table_info((await rematch(caller.house, caller.person, code)).sheet)
