"""Playing with the same dice as others: the challenge of the day, and links to a match."""

from __future__ import annotations

from datetime import date

from litestar import Controller, get, post

from tripolis.server import challenges, contests, daily
from tripolis.server.caller import Caller
from tripolis.server.challenges import Challenge
from tripolis.server.daily import Daily
from tripolis.server.limits import TABLES
from tripolis.server.messages import SeatNumber, TableInfo, table_info
from tripolis.server.rest.tables import Code
from tripolis.server.tries import Entry


class ContestsController(Controller):
    path = "/api"
    tags = ("contests",)

    @get("/daily", summary="The challenges of a day (in UTC; left out: today), one a game")
    async def days(self, caller: Caller, day: date | None = None) -> list[Daily]:
        day = day or contests.today()
        return await daily.shown(caller.house, caller.person, day, daily.GAMES)

    @get("/daily/{game:str}", summary="The challenge of a day in one game")
    async def show(self, caller: Caller, game: str, day: date | None = None) -> Daily:
        day = day or contests.today()
        (shown,) = await daily.shown(caller.house, caller.person, day, (game,))
        return shown

    @post("/daily/{game:str}/tries", summary="Begin today's challenge, or go on with it")
    async def play_daily(self, caller: Caller, game: str) -> TableInfo:
        caller.visitors.limits.take(TABLES, caller.person.id)
        return table_info((await daily.play(caller.house, caller.person, game)).sheet)

    @post(
        "/tables/{code:str}/seats/{seat:int}/challenge",
        summary="A link by which others play what I have played on this seat",
    )
    async def make(self, caller: Caller, code: Code, seat: SeatNumber) -> Challenge:
        return await challenges.make(caller.house, caller.person, code, seat)

    @get(
        "/tables/{code:str}/seats/{seat:int}/rivals",
        summary="Who has played the same as this seat of mine, in a match that is over",
    )
    async def rivals(self, caller: Caller, code: Code, seat: SeatNumber) -> list[Entry]:
        return await challenges.rivals(caller.house, caller.person, code, seat)

    @get("/challenges/{code:str}", summary="A challenge; what came of it only after one's own try")
    async def challenge(self, caller: Caller, code: Code) -> Challenge:
        return await challenges.shown(caller.house, caller.person, code)

    @post("/challenges/{code:str}/tries", summary="Take the challenge, or go on with it")
    async def play(self, caller: Caller, code: Code) -> TableInfo:
        caller.visitors.limits.take(TABLES, caller.person.id)
        return table_info((await challenges.play(caller.house, caller.person, code)).sheet)
