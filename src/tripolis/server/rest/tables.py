"""Tables: make one, find one, sit down, look at it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta

from tripolis.core.record import write
from tripolis.server import contests, listing, lobby, store
from tripolis.server.caller import Caller
from tripolis.server.door import Update
from tripolis.server.errors import NotPossibleNow
from tripolis.server.limits import TABLES, WORDS
from tripolis.server.listing import ListedTable
from tripolis.server.messages import Join, NewTable, SeatInfo, TableInfo, table_info
from tripolis.server.play import Play
from tripolis.server.rooms import LONGEST, heard
from tripolis.server.table import Table
from tripolis.server.visitors import Visitors

Code = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}$")]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Seat = Annotated[int, Meta(ge=0, le=10**4)]
Since = Annotated[int | None, Parameter(ge=0, le=10**9)]


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Make a table")
    async def create(self, caller: Caller, data: NewTable) -> TableInfo:
        caller.visitors.limits.take(TABLES, caller.address)
        return table_info((await lobby.create(caller.house, caller.person, data)).sheet)

    @get("/", summary="The lobby: listed tables, first those that wait for people")
    async def lobby(self, visitors: Visitors) -> list[ListedTable]:
        return await visitors.house.read(listing.listed)

    @get("/called/{word:str}", summary="The open table with this room word")
    async def called(self, caller: Caller, word: Word) -> TableInfo:
        caller.visitors.limits.take(WORDS, caller.address)
        sheet = await caller.house.read(lambda c: store.sheet_by_word(c, heard(word)))
        return table_info(sheet)

    @get("/{code:str}", summary="A table")
    async def show(self, caller: Caller, code: Code) -> TableInfo:
        table = await caller.house.table(code)
        await lobby.check_watch(caller.house, table, caller.person, None)
        return table_info(table.sheet)

    @post("/{code:str}/seats", summary="Sit down")
    async def join(self, caller: Caller, code: Code, data: Join) -> SeatInfo:
        table, seat = await lobby.join(caller.house, caller.person, code, data)
        return table_info(table.sheet).seats[seat]

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
    play = await table.current()
    if not play.match.finished:
        raise NotPossibleNow("a match has its record when it is over")
    play.match.proof = play.proof
    return play
