"""Other people: report a name, block somebody; and what moderators do about reports."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from msgspec import Meta

from tripolis.server import moderation, profiles, store
from tripolis.server.caller import Caller
from tripolis.server.limits import REPORTS
from tripolis.server.messages import NewReport
from tripolis.server.moderation import Report
from tripolis.server.profiles import Profile
from tripolis.server.rest.tables import Code

ALL_TABLES = 1_000_000
Number = Annotated[int, Meta(ge=0, le=2**53)]


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person:str}", summary="Somebody: what they are called")
    async def show(self, caller: Caller, person: Code) -> Profile:
        me = caller.person.id
        return await caller.house.read(lambda c: profiles.profile(c, person, me))

    @post("/people/{person:str}/report", summary="Report a name to the moderators")
    async def report(self, caller: Caller, person: Code, data: NewReport) -> None:
        caller.visitors.limits.take(REPORTS, caller.person.id)
        await caller.house.writer.run(
            lambda c: moderation.report(c, caller.person, person, data.reason)
        )

    @get("/me/blocks", summary="Whom I have blocked")
    async def blocks(self, caller: Caller) -> list[Profile]:
        return await self._blocks(caller)

    @put("/me/blocks/{person:str}", summary="Block somebody: neither sits at the other's tables")
    async def block(self, caller: Caller, person: Code) -> list[Profile]:
        me = caller.person.id
        await caller.house.writer.run(lambda c: moderation.block(c, me, person))
        return await self._blocks(caller)

    @delete("/me/blocks/{person:str}", summary="Unblock somebody", status_code=200)
    async def unblock(self, caller: Caller, person: Code) -> list[Profile]:
        me = caller.person.id
        await caller.house.writer.run(lambda c: moderation.unblock(c, me, person))
        return await self._blocks(caller)

    async def _blocks(self, caller: Caller) -> list[Profile]:
        return await caller.house.read(lambda c: profiles.blocked(c, caller.person.id))

    @get("/moderation/reports", summary="Reports that wait for a moderator")
    async def reports(self, caller: Caller) -> list[Report]:
        caller.needs_moderator()
        return await caller.house.read(moderation.reports)

    @delete("/moderation/reports/{number:int}", summary="Let a reported name stand")
    async def dismiss(self, caller: Caller, number: Number) -> None:
        caller.needs_moderator()
        await caller.house.writer.run(lambda c: moderation.dismiss(c, number))

    @delete("/moderation/people/{person:str}/name", summary="Take a name away, everywhere")
    async def take_name(self, caller: Caller, person: Code) -> None:
        caller.needs_moderator()
        house = caller.house
        await house.writer.run(lambda c: moderation.take_name(c, person))
        caller.visitors.forget(person)
        sheets = await house.read(lambda c: store.of_person(c, person, ALL_TABLES))
        await house.refresh(sheet.code for sheet in sheets)
