"""Looking back: a finished match, or the record of any, step by step."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from tripolis.core.record import write
from tripolis.server import imports, lobby
from tripolis.server.caller import Caller
from tripolis.server.errors import NotFound
from tripolis.server.limits import REPLAYS
from tripolis.server.messages import RecordText
from tripolis.server.replays import Replay, ReplaySeat, tell
from tripolis.server.rest.tables import Code, finished_play
from tripolis.server.sheet import Chair

# Hundreds of views that differ little: a twentieth of the size. What is told here is open to
# everybody who may ask, so the length gives nothing away.
PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))


class ReplaysController(Controller):
    path = "/api/replays"
    tags = ("replays",)
    middleware = (PACKED,)

    @get(
        "/{code:str}",
        summary="A finished match, or a kept record, step by step",
    )
    async def show(self, caller: Caller, code: Code) -> Replay:
        caller.visitors.limits.take(REPLAYS, caller.person.id)
        house = caller.house
        try:
            table = await house.table(code)
        except NotFound:  # then it is one that somebody brought along
            record = await house.read(lambda c: imports.text_of(c, caller.person, code))
            return await asyncio.to_thread(tell, record)
        await lobby.check_watch(house, table, caller.person, None)
        async with table.lock:
            record = write((await finished_play(table)).match)
            seats = [_seat(chair) for chair in table.sheet.chairs]
        return await asyncio.to_thread(tell, record, seats)

    @post("/", summary="A record, checked and told step by step; nothing is kept", status_code=200)
    async def read(self, caller: Caller, data: RecordText) -> Replay:
        caller.visitors.limits.take(REPLAYS, caller.person.id)
        imports.check_seats(data.record)
        return await asyncio.to_thread(tell, data.record)


def _seat(chair: Chair) -> ReplaySeat:
    bot = chair.bot if chair.kind == "bot" else None
    return ReplaySeat(name=chair.name, person=chair.person, bot=bot)
