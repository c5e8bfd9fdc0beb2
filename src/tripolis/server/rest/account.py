"""Accounts: a name and a password, several devices, personal tokens for programs.

A token cannot touch what keeps the account safe: for these a cookie is needed.
"""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put

from tripolis.server import accounts
from tripolis.server.accounts import Token
from tripolis.server.auth import new_token
from tripolis.server.caller import Caller
from tripolis.server.errors import NotPossibleNow, WrongPassword
from tripolis.server.limits import GUESSES, SIGN_INS
from tripolis.server.messages import (
    Credentials,
    Me,
    NewAccount,
    NewPassword,
    NewToken,
    Password,
    TokenOnce,
)
from tripolis.server.names import folded
from tripolis.server.rest.cookies import cookie, me, no_cookie
from tripolis.server.rest.tables import Code
from tripolis.server.visitors import Connection, Visitors, address_of


class AccountController(Controller):
    path = "/api/me"
    tags = ("account",)

    @post("/account", summary="Make an account of me; everything I have played stays mine")
    async def make(self, caller: Caller, data: NewAccount) -> Response[Me]:
        caller.needs_cookie()
        person, visitors, writer = caller.person, caller.visitors, caller.house.writer
        name = caller.house.names.clean(data.name)
        visitors.limits.take(SIGN_INS, caller.address)
        hashed = await visitors.passwords.hash(data.password)
        made = await writer.run(lambda c: accounts.make(c, person, name, hashed))
        visitors.forget(person.id)
        return Response(me(made), cookies=[cookie(visitors, made)])

    @post("/sign-in", summary="Be the account of this name", status_code=200)
    async def sign_in(
        self, request: Connection, visitors: Visitors, data: Credentials
    ) -> Response[Me]:
        visitors.check_origin(request)
        visitors.limits.take(SIGN_INS, address_of(request))
        visitors.limits.take(GUESSES, folded(data.name))
        found = await visitors.house.read(lambda c: accounts.of_login(c, data.name))
        person, stored = found if found is not None else (None, None)
        fits = await visitors.passwords.fits(stored, data.password)
        if person is None or stored is None or not fits:
            raise WrongPassword
        if visitors.passwords.outdated(stored):
            await self._set_password(visitors, person.id, data.password)
        return Response(me(person), cookies=[cookie(visitors, person)])

    @post("/sign-out", summary="Forget me on this device", status_code=200)
    async def sign_out(self, request: Connection, visitors: Visitors) -> Response[None]:
        visitors.check_origin(request)
        return Response(None, cookies=[no_cookie(visitors)])

    @post("/sign-out-everywhere", summary="End all sessions of mine", status_code=200)
    async def sign_out_everywhere(self, caller: Caller) -> Response[None]:
        caller.needs_cookie()
        if caller.person.login is None:
            raise NotPossibleNow("a guest could not come back: make an account first")
        await caller.house.writer.run(lambda c: accounts.end_sessions(c, caller.person))
        caller.visitors.forget(caller.person.id)
        caller.live.dismiss(caller.person.id)
        return Response(None, cookies=[no_cookie(caller.visitors)])

    @put("/password", summary="Change my password; all other sessions end")
    async def change_password(self, caller: Caller, data: NewPassword) -> Response[Me]:
        caller.needs_cookie()
        person, visitors, house = caller.person, caller.visitors, caller.house
        visitors.limits.take(GUESSES, person.login or person.id)
        stored = await house.read(lambda c: accounts.password_of(c, person.id))
        if not await visitors.passwords.fits(stored, data.old):
            raise WrongPassword
        await self._set_password(visitors, person.id, data.password)
        now = await house.writer.run(lambda c: accounts.end_sessions(c, person))
        visitors.forget(person.id)
        caller.live.dismiss(person.id)
        return Response(me(now), cookies=[cookie(visitors, now)])

    async def _set_password(self, visitors: Visitors, person: str, password: Password) -> None:
        hashed = await visitors.passwords.hash(password)
        await visitors.house.writer.run(lambda c: accounts.set_password(c, person, hashed))

    @post("/tokens", summary="Make a personal token; it is shown this once")
    async def make_token(self, caller: Caller, data: NewToken) -> TokenOnce:
        caller.needs_cookie()
        person, token = caller.person.id, new_token()
        made = await caller.house.writer.run(
            lambda c: accounts.add_token(c, person, data.label, token)
        )
        return TokenOnce(id=made.id, label=made.label, created=made.created, token=token)

    @get("/tokens", summary="My personal tokens")
    async def tokens(self, caller: Caller) -> list[Token]:
        return await caller.house.read(lambda c: accounts.tokens_of(c, caller.person.id))

    @delete("/tokens/{token:str}", summary="Revoke a token; what is open with it is closed")
    async def revoke(self, caller: Caller, token: Code) -> None:
        person = caller.person.id
        await caller.house.writer.run(lambda c: accounts.revoke(c, person, token))
        caller.visitors.forget(person)
        await caller.live.recheck()
