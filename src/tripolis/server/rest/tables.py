"""Tables: make one, sit down, leave, look at it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta

from tripolis.core.record import write
from tripolis.server import contests, lobby, store
from tripolis.server.caller import Caller
from tripolis.server.door import Update
from tripolis.server.errors import NotPossibleNow
from tripolis.server.messages import Join, NewTable, SeatInfo, TableInfo, table_info
from tripolis.server.play import Play
from tripolis.server.table import Table
from tripolis.server.visitors import Visitors

MOST_LISTED = 100
Code = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}$")]
Seat = Annotated[int, Meta(ge=0, le=10**4)]
Since = Annotated[int | None, Parameter(ge=0, le=10**9)]


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Make a table")
    async def create(self, caller: Caller, data: NewTable) -> TableInfo:
        return table_info((await lobby.create(caller.house, caller.person, data)).sheet)

    @get("/", summary="The lobby: listed tables that wait or play")
    async def lobby(self, visitors: Visitors) -> list[TableInfo]:
        sheets = await visitors.house.read(lambda c: store.in_lobby(c, MOST_LISTED))
        return [table_info(sheet) for sheet in sheets]

    @get("/{code:str}", summary="A table")
    async def show(self, caller: Caller, code: Code) -> TableInfo:
        table = await caller.house.table(code)
        await lobby.check_watch(caller.house, table, caller.person, None)
        return table_info(table.sheet)

    @post("/{code:str}/seats", summary="Sit down")
    async def join(self, caller: Caller, code: Code, data: Join) -> SeatInfo:
        table, seat = await lobby.join(caller.house, caller.person, code, data)
        return table_info(table.sheet).seats[seat]

    @post("/{code:str}/leave", summary="Get up; a bot plays on if the match has begun")
    async def leave(self, caller: Caller, code: Code) -> TableInfo:
        return table_info((await lobby.leave(caller.house, caller.person, code)).sheet)

    @get("/{code:str}/watch", summary="What a spectator sees")
    async def watch(self, caller: Caller, code: Code, since: Since = None) -> Update:
        table = await caller.house.table(code)
        await lobby.check_watch(caller.house, table, caller.person, None)
        return await table.look(None, since)

    @get(
        "/{code:str}/record",
        summary="The record of a finished match, with the proof of its dice",
        media_type="text/plain; charset=utf-8",
    )
    async def record(self, caller: Caller, code: Code) -> str:
        table = await caller.house.table(code)
        await lobby.check_watch(caller.house, table, caller.person, None)
        async with table.lock:
            return write((await finished_play(table)).match)


async def finished_play(table: Table) -> Play:
    """The match of a table with the proof of its dice. Call it under the lock. NotPossibleNow,
    Sealed.
    """
    contests.check_open(table.sheet)
    play = await table.play()
    if not play.match.finished:
        raise NotPossibleNow("a match has its record when it is over")
    play.match.proof = play.proof
    return play
