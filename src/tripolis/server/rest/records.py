"""Records that people bring along: kept byte for byte, and told step by step at a link."""

from __future__ import annotations

from litestar import Controller, delete, get, patch, post

from tripolis.server import imports
from tripolis.server.caller import Caller
from tripolis.server.imports import KeptRecord
from tripolis.server.limits import REPLAYS
from tripolis.server.messages import NewRecord, RecordAudience
from tripolis.server.rest.tables import Code


class RecordsController(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/", summary="Keep a record; the line that cannot stand is named")
    async def keep(self, caller: Caller, data: NewRecord) -> KeptRecord:
        """A record that I have brought along before is not kept twice."""
        caller.visitors.limits.take(REPLAYS, caller.person.id)
        house, person = caller.house, caller.person
        told = await house.bots.compute(imports.check, data.record)
        return await house.writer.run(
            lambda c: imports.keep(c, person, data.record, told, data.audience)
        )

    @get("/", summary="The records that I brought along, the newest first")
    async def mine(self, caller: Caller) -> list[KeptRecord]:
        return await caller.house.read(lambda c: imports.of_person(c, caller.person.id))

    @get(
        "/{code:str}",
        summary="A record as it was brought along",
        media_type="text/plain; charset=utf-8",
    )
    async def show(self, caller: Caller, code: Code) -> str:
        return await caller.house.read(lambda c: imports.text_of(c, caller.person, code))

    @patch("/{code:str}", summary="Who may see a record of mine")
    async def set_audience(self, caller: Caller, code: Code, data: RecordAudience) -> KeptRecord:
        return await caller.house.writer.run(
            lambda c: imports.set_audience(c, caller.person, code, data.audience)
        )

    @delete("/{code:str}", summary="Delete a record of mine")
    async def drop(self, caller: Caller, code: Code) -> None:
        await caller.house.writer.run(lambda c: imports.drop(c, caller.person, code))
