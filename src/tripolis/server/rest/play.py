"""Playing by REST: the same as by WebSocket, for programs that would rather ask."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put

from tripolis.server import lobby
from tripolis.server.caller import Caller
from tripolis.server.door import Update
from tripolis.server.messages import Acknowledged, DraftTurn, Trial, Turn
from tripolis.server.preview import Preview, preview, trial
from tripolis.server.rest.tables import Code, Seat, Since
from tripolis.server.table import Table


class PlayController(Controller):
    path = "/api/tables/{code:str}/seats/{seat:int}"
    tags = ("play",)

    @get("/", summary="What my seat sees, and what it may do")
    async def look(self, caller: Caller, code: Code, seat: Seat, since: Since = None) -> Update:
        table = await seated(caller, code, seat)
        return await table.look(seat, since)

    @delete("/", summary="Free a seat before the start (the host)", tags=["tables"])
    async def remove(self, caller: Caller, code: Code, seat: Seat) -> None:
        await lobby.remove(caller.house, caller.person, code, seat)

    @post("/turn", summary="Commit a turn", status_code=200)
    async def turn(self, caller: Caller, code: Code, seat: Seat, data: Turn) -> Acknowledged:
        table = await seated(caller, code, seat)
        done = await table.commit(seat, data.turn, data.actions, data.key)
        return Acknowledged(**done)

    @put("/draft", summary="Lay the draft, in place of what it held")
    async def draft(self, caller: Caller, code: Code, seat: Seat, data: DraftTurn) -> Update:
        table = await seated(caller, code, seat)
        await table.draft(seat, data.turn, data.actions)
        return await table.look(seat)

    @post("/preview", summary="What a draft would bring; nothing is kept", status_code=200)
    async def preview(self, caller: Caller, code: Code, seat: Seat, data: DraftTurn) -> Preview:
        table = await seated(caller, code, seat)
        return await preview(caller.house, table, seat, data.turn, data.actions)

    @post("/try", summary="What a move would bring while others act", status_code=200)
    async def try_(self, caller: Caller, code: Code, seat: Seat, data: Trial) -> Preview:
        table = await seated(caller, code, seat)
        return await trial(caller.house, table, seat, data.actions)


async def seated(caller: Caller, code: str, seat: int) -> Table:
    """The table, if the caller sits on that seat."""
    table = await caller.house.table(code)
    lobby.check_seat(table, caller.person, seat)
    return table
