"""A table with a crowd: what its views leave out, for those who ask."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from tripolis.core.crowd import RankLine
from tripolis.server import lobby
from tripolis.server.caller import Caller
from tripolis.server.door import ShownPart
from tripolis.server.rest.tables import Code, Seat
from tripolis.server.table import Table

Viewer = Annotated[int | None, Parameter(ge=0, le=10**4)]
Start = Annotated[int, Parameter(ge=0, le=10**4)]


class CrowdController(Controller):
    path = "/api/tables/{code:str}"
    tags = ("play",)

    @get("/ranking", summary="In a crowd: a page of the ranking, as my seat or a spectator sees it")
    async def ranking(
        self, caller: Caller, code: Code, seat: Viewer = None, start: Start = 0
    ) -> list[RankLine]:
        table = await _seen(caller, code, seat)
        return await table.ranking(seat, start)

    @get("/shown/{at:int}", summary="In a crowd: another's part, as my seat or a spectator sees it")
    async def shown(self, caller: Caller, code: Code, at: Seat, seat: Viewer = None) -> ShownPart:
        table = await _seen(caller, code, seat)
        return await table.shown(seat, at)


async def _seen(caller: Caller, code: str, seat: int | None) -> Table:
    """The table, if the caller may see it as this seat, or as a spectator."""
    table = await caller.house.table(code)
    await lobby.check_watch(caller.house, table, caller.person, seat)
    return table
