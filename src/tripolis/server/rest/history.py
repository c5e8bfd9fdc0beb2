"""What people have played, and who may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from litestar import Controller, get, put
from litestar.params import Parameter
from sqlalchemy import Connection

from tripolis.server import contests, history, lobby
from tripolis.server.caller import Caller
from tripolis.server.errors import NotAllowed, NotPossibleNow
from tripolis.server.history import GameStatistics, MatchesPage, Which
from tripolis.server.messages import TableAudience, TableInfo, table_info
from tripolis.server.people import person_by_id
from tripolis.server.rest.tables import Code
from tripolis.server.sheet import FINISHED, Sheet

Game = Annotated[str | None, Parameter(max_length=40)]
Before = Annotated[str, Parameter(pattern="^[0-9a-z]{0,40}$")]


class HistoryController(Controller):
    path = "/api"
    tags = ("history",)

    @get("/me/matches", summary="My matches, the newest first; `before` asks for the next page")
    async def mine(
        self, caller: Caller, which: Which = "finished", game: Game = None, before: Before = ""
    ) -> MatchesPage:
        return await self._matches(caller, caller.person.id, which, game, before)

    @get("/me/statistics", summary="What I have come to, by game and variant")
    async def my_statistics(self, caller: Caller) -> list[GameStatistics]:
        me = caller.person.id
        return await caller.house.read(lambda c: history.statistics(c, me, me))

    @get("/people/{person:str}/matches", summary="Somebody's matches, as far as I may know of them")
    async def theirs(
        self,
        caller: Caller,
        person: Code,
        which: Which = "finished",
        game: Game = None,
        before: Before = "",
    ) -> MatchesPage:
        await caller.house.read(lambda c: person_by_id(c, person))
        return await self._matches(caller, person, which, game, before)

    @get("/people/{person:str}/statistics", summary="What somebody has come to, but in private")
    async def their_statistics(self, caller: Caller, person: Code) -> list[GameStatistics]:
        me = caller.person.id
        await caller.house.read(lambda c: person_by_id(c, person))
        return await caller.house.read(lambda c: history.statistics(c, person, me))

    async def _matches(
        self, caller: Caller, person: str, which: Which, game: str | None, before: str
    ) -> MatchesPage:
        me = caller.person.id
        return await caller.house.read(
            lambda c: history.matches(c, person, me, which, game, before)
        )

    @put("/tables/{code:str}/audience", summary="Who may see a match that is over", tags=["tables"])
    async def set_audience(self, caller: Caller, code: Code, data: TableAudience) -> TableInfo:
        """The host decides; its replay and record follow. What belongs to a day stays open."""
        house, person = caller.house, caller.person
        table = await house.table(code)
        await lobby.check_watch(house, table, person, None)

        def work(connection: Connection, sheet: Sheet) -> Sheet:
            if sheet.host != person.id:
                raise NotAllowed("only who made the table can do this")
            if sheet.status != FINISHED:
                raise NotPossibleNow(f"the match is {sheet.status}")
            if sheet.contest is not None and contests.day_of(sheet.contest) is not None:
                raise NotPossibleNow("what was played in a daily challenge is open to all")
            return replace(sheet, audience=data.audience)

        await table.change(work)
        return table_info(table.sheet)
