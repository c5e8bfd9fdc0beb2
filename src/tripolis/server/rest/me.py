"""Who I am, where it is my turn, and what is kept of me."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post

from tripolis.server import accounts, leaving, people, store
from tripolis.server.belongings import ALL_TABLES, everything
from tripolis.server.caller import Caller
from tripolis.server.errors import WrongPassword
from tripolis.server.limits import GUESTS
from tripolis.server.messages import (
    Export,
    Goodbye,
    Me,
    Rename,
    TableInfo,
    WaitingTurn,
    table_info,
)
from tripolis.server.rest.cookies import cookie, me, no_cookie
from tripolis.server.sheet import OPEN, PLAYING
from tripolis.server.turns import waiting_turns
from tripolis.server.visitors import Connection, Visitors, address_of

MOST_TABLES = 200


class MeController(Controller):
    path = "/api/me"
    tags = ("me",)

    @post("/guest", summary="Become a guest, unless you are somebody already")
    async def guest(self, request: Connection, visitors: Visitors) -> Response[Me]:
        person = await visitors.perhaps(request, changes=True)
        if person is None:
            visitors.limits.take(GUESTS, address_of(request))
            person = await visitors.house.writer.run(people.add_guest)
            visitors.remember(person)
        return Response(me(person), cookies=[cookie(visitors, person)])

    @get("/", summary="Who I am")
    async def show(self, caller: Caller) -> Me:
        return me(caller.person)

    @patch("/", summary="Change my name")
    async def rename(self, caller: Caller, data: Rename) -> Me:
        house, person = caller.house, caller.person
        name = house.names.clean(data.name)
        renamed = await house.writer.run(lambda c: accounts.rename(c, person, name))
        caller.visitors.forget(person.id)
        return me(renamed)

    @delete("/", summary="Delete me: matches stay, my name goes", status_code=200)
    async def delete(self, caller: Caller, data: Goodbye) -> Response[None]:
        caller.needs_cookie()
        house, person = caller.house, caller.person
        if person.login is not None:
            stored = await house.read(lambda c: accounts.password_of(c, person.id))
            if not await caller.visitors.passwords.fits(stored, data.password or ""):
                raise WrongPassword
        sheets = await house.read(lambda c: store.of_person(c, person.id, ALL_TABLES))
        for sheet in sheets:
            if sheet.status == OPEN or (sheet.status == PLAYING and sheet.sits(person.id)):
                await leaving.leave(house, person, sheet.code)
        await house.writer.run(lambda c: accounts.remove(c, person.id))
        await house.refresh(sheet.code for sheet in sheets)
        caller.visitors.forget(person.id)
        caller.live.dismiss(person.id)
        return Response(None, cookies=[no_cookie(caller.visitors)])

    @get("/export", summary="Everything that is kept of me")
    async def export(self, caller: Caller) -> Export:
        return await caller.house.read(lambda c: everything(c, caller.person))

    @get("/tables", summary="My tables, newest first")
    async def tables(self, caller: Caller) -> list[TableInfo]:
        sheets = await caller.house.read(
            lambda c: store.of_person(c, caller.person.id, MOST_TABLES)
        )
        return [table_info(sheet) for sheet in sheets]

    @get("/turns", summary="The turns of mine that others wait for; first those with a clock")
    async def turns(self, caller: Caller) -> list[WaitingTurn]:
        return await waiting_turns(caller.house, caller.person.id)
