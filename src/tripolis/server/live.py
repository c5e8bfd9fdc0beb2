"""The door of the WebSocket `/api/live`: who may come in, and who is in."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from tripolis.core.errors import TripolisError
from tripolis.server.auth import check_origin
from tripolis.server.door import encode
from tripolis.server.errors import NotFound, NotPossibleNow, ServerError
from tripolis.server.people import Person
from tripolis.server.socket import RESTART, Client, Receive, Send, error_body
from tripolis.server.visitors import Visitors

PATH = "/api/live"


class Live:
    """All open sockets of this process; an ASGI application for them."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._clients: set[Client] = set()
        self._closing = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        try:
            person = await self._admit(scope)
        except TripolisError as error:
            await _turn_away(error, send)
            return
        await send({"type": "websocket.accept"})
        client = Client(self._visitors.house, person, receive, send)
        self._clients.add(client)
        try:
            await client.run()
        finally:
            self._clients.discard(client)

    async def _admit(self, scope: Any) -> Person:
        if scope["path"] != PATH:
            raise NotFound("socket")
        if self._closing:
            raise NotPossibleNow("the server restarts")
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        check_origin(connection.headers, self._visitors.house.settings.origin, needed=False)
        return await self._visitors.who(connection, changes=True)

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
