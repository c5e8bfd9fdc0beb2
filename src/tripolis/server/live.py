"""The door of the WebSocket `/api/live`: who may come in, and who is in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from tripolis.core.errors import TripolisError
from tripolis.server.accounts import still_valid
from tripolis.server.auth import digest_of
from tripolis.server.door import encode
from tripolis.server.errors import NotFound, NotPossibleNow, ServerError
from tripolis.server.limits import VISITS
from tripolis.server.people import Person
from tripolis.server.socket import RESTART, Client, Receive, Send, error_body
from tripolis.server.visitors import Visitors, address_of, token_of

PATH = "/api/live"
SIGNED_OUT = 4003


@dataclass(frozen=True, slots=True)
class Credential:
    """With what somebody came in."""

    person: Person
    token: str | None  # the digest of a personal token; None: a cookie


class Live:
    """All open sockets of this process; an ASGI application for them."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._clients: dict[Client, Credential] = {}
        self._closing = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        try:
            credential = await self._admit(scope)
        except TripolisError as error:
            await _turn_away(error, send)
            return
        await send({"type": "websocket.accept"})
        client = Client(self._visitors.house, credential.person, receive, send)
        self._clients[client] = credential
        self._visitors.house.sockets += 1
        try:
            await client.run()
        finally:
            self._visitors.house.sockets -= 1
            del self._clients[client]

    async def _admit(self, scope: Any) -> Credential:
        if scope["path"] != PATH:
            raise NotFound("socket")
        if self._closing:
            raise NotPossibleNow("the server restarts")
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        visitors = self._visitors
        visitors.check_origin(connection)
        visitors.limits.take(VISITS, address_of(connection))
        token = token_of(connection)
        person = await visitors.who(connection, changes=True)
        return Credential(person, None if token is None else digest_of(token))

    def dismiss(self, person: str) -> None:
        """Close what somebody has open: they have signed out, or are no more."""
        for client, credential in self._clients.items():
            if credential.person.id == person:
                client.close(SIGNED_OUT, "you are signed out")

    async def recheck(self) -> None:
        """Close what is open with a session or a token that was ended, here or elsewhere."""
        clients = dict(self._clients)
        people = {credential.person.id for credential in clients.values()}
        tokens = {c.token for c in clients.values() if c.token is not None}
        if not clients:
            return
        epochs, valid = await self._visitors.house.read(
            lambda connection: still_valid(connection, people, tokens)
        )
        for client, credential in clients.items():
            if credential.token is not None:
                ended = credential.token not in valid
            else:
                ended = epochs.get(credential.person.id) != credential.person.epoch
            if ended:
                client.close(SIGNED_OUT, "you are signed out")

    def close(self) -> None:
        """Tell everybody to connect again."""
        self._closing = True
        for client in self._clients:
            client.close(RESTART, "the server restarts: connect again")


async def _turn_away(error: TripolisError, send: Send) -> None:
    status = error.status if isinstance(error, ServerError) else 400
    body = encode({"error": error_body(error)})
    headers = [(b"content-type", b"application/json")]
    start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": body})
