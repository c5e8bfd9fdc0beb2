"""Who I am, and where it is my turn."""

from __future__ import annotations

from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie

from tripolis.server import people, store
from tripolis.server.auth import COOKIE, COOKIE_SECONDS, Session, sign
from tripolis.server.messages import Me, Rename, TableInfo, table_info
from tripolis.server.people import Person
from tripolis.server.sheet import PLAYING
from tripolis.server.visitors import Caller, Connection, Visitors

MOST_TABLES = 200


class MeController(Controller):
    path = "/api/me"
    tags = ("me",)

    @post("/guest", summary="Become a guest, unless you are somebody already")
    async def guest(self, request: Connection, visitors: Visitors) -> Response[Me]:
        person = await visitors.perhaps(request, changes=True)
        if person is None:
            person = await visitors.house.writer.run(people.add_guest)
            visitors.remember(person)
        return Response(me(person), cookies=[cookie(visitors, person)])

    @get("/", summary="Who I am")
    async def show(self, caller: Caller) -> Me:
        return me(caller.person)

    @patch("/", summary="Change my name")
    async def rename(self, caller: Caller, data: Rename) -> Me:
        await caller.house.writer.run(lambda c: people.rename(c, caller.person.id, data.name))
        caller.visitors.forget(caller.person.id)
        return Me(id=caller.person.id, name=data.name, login=caller.person.login)

    @get("/tables", summary="My tables, newest first")
    async def tables(self, caller: Caller) -> list[TableInfo]:
        sheets = await caller.house.read(
            lambda c: store.of_person(c, caller.person.id, MOST_TABLES)
        )
        return [table_info(sheet) for sheet in sheets]

    @get("/turns", summary="My seats that are to act, as codes of tables and seats")
    async def turns(self, caller: Caller) -> list[tuple[str, int]]:
        house = caller.house
        sheets = await house.read(lambda c: store.of_person(c, caller.person.id, MOST_TABLES))
        waiting: list[tuple[str, int]] = []
        for sheet in sheets:
            if sheet.status == PLAYING:
                table = house.welcome(sheet)
                async with table.lock:
                    play = await table.play()
                    waiting += [
                        (sheet.code, seat)
                        for seat in play.match.to_act
                        if sheet.chairs[seat].person == caller.person.id
                    ]
        return waiting


def me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, login=person.login)


def cookie(visitors: Visitors, person: Person) -> Cookie:
    """The cookie that says who this is, to us alone."""
    return Cookie(
        key=COOKIE,
        value=sign(visitors.key, Session(person.id, person.epoch)),
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=visitors.house.settings.secure,
        samesite="lax",
        path="/",
    )
