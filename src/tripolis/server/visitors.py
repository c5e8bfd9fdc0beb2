"""From a request to a person."""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection

from tripolis.server import people
from tripolis.server.auth import COOKIE, check_origin, digest_of, read_cookie
from tripolis.server.errors import NotFound, SignInNeeded
from tripolis.server.house import House
from tripolis.server.limits import Limits, network_of
from tripolis.server.passwords import Passwords
from tripolis.server.people import Person

Connection = ASGIConnection[Any, Any, Any, Any]
REMEMBERED_SECONDS = 30.0  # so long a session that another node ended may live on
MOST_REMEMBERED = 20_000


def address_of(connection: Connection) -> str:
    """The network that a request comes from; proxies that we trust have told it."""
    client = connection.client
    return network_of(client.host) if client is not None else ""


def has_token(connection: Connection) -> bool:
    return "authorization" in connection.headers


def token_of(connection: Connection) -> str | None:
    """The personal token of a request. SignInNeeded: something else is there."""
    if not has_token(connection):
        return None
    scheme, _, token = connection.headers["authorization"].partition(" ")
    if scheme.lower() != "bearer":
        raise SignInNeeded
    return token.strip()


class Visitors:
    """Finds out who asks, and remembers it for a moment."""

    def __init__(self, house: House, key: bytes) -> None:
        self.house = house
        self.key = key
        self.passwords = Passwords()
        self.limits = Limits(house.settings.rate)
        self._people: dict[str, tuple[float, Person]] = {}

    def check_origin(self, connection: Connection) -> None:
        """Refuse what another site made a browser send without a cookie. NotAllowed."""
        check_origin(connection.headers, self.house.settings.origin, needed=False)

    async def who(self, connection: Connection, *, changes: bool) -> Person:
        """Who asks. `changes`: the request does something, so a cookie alone is not enough."""
        person = await self.perhaps(connection, changes=changes)
        if person is None:
            raise SignInNeeded
        return person

    async def perhaps(self, connection: Connection, *, changes: bool) -> Person | None:
        """Who asks, if they say so. NotAllowed: another site made their browser ask."""
        token = token_of(connection)
        if token is not None:
            return await self._of_token(token)
        cookie = connection.cookies.get(COOKIE)
        if changes:
            origin = self.house.settings.origin
            check_origin(connection.headers, origin, needed=cookie is not None)
        if cookie is None:
            return None
        session = read_cookie(self.key, cookie)
        if session is None:
            return None
        person = await self._of_id(session.person)
        return person if person is not None and person.epoch == session.epoch else None

    async def _of_id(self, person_id: str) -> Person | None:
        now = time.monotonic()
        known = self._people.get(person_id)
        if known is not None and known[0] > now:
            return known[1]
        try:
            person = await self.house.read(lambda c: people.person_by_id(c, person_id))
        except NotFound:
            return None
        self.remember(person)
        return person

    async def _of_token(self, token: str) -> Person | None:
        digest = digest_of(token)
        now = time.monotonic()
        known = self._people.get(digest)
        if known is not None and known[0] > now:
            return known[1]
        person = await self.house.read(lambda c: people.person_of_token(c, digest))
        if person is not None:
            self._make_room()
            self._people[digest] = (now + REMEMBERED_SECONDS, person)
        return person

    def remember(self, person: Person) -> None:
        self._make_room()
        self._people[person.id] = (time.monotonic() + REMEMBERED_SECONDS, person)

    def _make_room(self) -> None:
        if len(self._people) >= MOST_REMEMBERED:
            self._people.clear()

    def forget(self, person: str) -> None:
        """What we knew of somebody has changed."""
        self._people = {key: (at, p) for key, (at, p) in self._people.items() if p.id != person}
