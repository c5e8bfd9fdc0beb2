"""Puts the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import ScalarRenderPlugin

from tripolis import __version__
from tripolis.core.errors import TripolisError
from tripolis.server import people
from tripolis.server.auth import check_origin
from tripolis.server.database import migrate, open_database
from tripolis.server.errors import ServerError
from tripolis.server.house import House
from tripolis.server.people import Person
from tripolis.server.rest.games import GamesController
from tripolis.server.rest.me import MeController
from tripolis.server.rest.operation import OperationController
from tripolis.server.rest.play import PlayController
from tripolis.server.rest.tables import TablesController
from tripolis.server.settings import Settings
from tripolis.server.socket import RESTART, Client, error_body
from tripolis.server.visitors import Visitors

log = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")
EVICT_SECONDS = 30
LARGEST_BODY = 256 * 1024


def create_app(settings: Settings) -> Litestar:
    """The application of these settings; it opens the database when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        engine = open_database(settings.database)
        await asyncio.to_thread(migrate, engine)
        house = House(settings, engine)
        fresh = secrets.token_bytes(32)
        key = await house.writer.run(lambda c: people.server_key(c, "cookies", fresh))
        app.state.house, app.state.visitors = house, Visitors(house, key)
        app.state.clients = set[Client]()
        chores = asyncio.create_task(_chores(house))
        try:
            yield
        finally:
            chores.cancel()
            for client in app.state.clients:
                client.close(RESTART, "the server restarts: connect again")
            await house.close()

    return Litestar(
        route_handlers=[
            MeController,
            TablesController,
            PlayController,
            GamesController,
            OperationController,
            live,
        ],
        dependencies={"person": Provide(_person), "visitors": Provide(_visitors)},
        exception_handlers={
            TripolisError: _refuse,
            HTTPException: _refuse_http,
            Exception: _apologise,
        },
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tripolis",
            version=__version__,
            path="/api/docs",
            render_plugins=[ScalarRenderPlugin()],
        ),
    )


async def _visitors(state: State) -> Visitors:
    visitors: Visitors = state.visitors
    return visitors


async def _person(request: Request[Any, Any, Any], state: State) -> Person:
    return await state.visitors.who(request, changes=request.method not in SAFE)


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Watch and play: see docs/api.md."""
    visitors: Visitors = socket.app.state.visitors
    check_origin(socket.headers, visitors.house.settings.origin, needed=False)
    person = await visitors.who(socket, changes="authorization" not in socket.headers)
    await socket.accept()
    client = Client(visitors.house, person, socket)
    clients: set[Client] = socket.app.state.clients
    clients.add(client)
    try:
        await client.run()
    finally:
        clients.discard(client)


async def _chores(house: House) -> None:
    while True:
        await asyncio.sleep(EVICT_SECONDS)
        house.evict()


def _refuse(_: Request[Any, Any, Any], error: TripolisError) -> Response[Any]:
    status = error.status if isinstance(error, ServerError) else 422
    return Response({"error": error_body(error)}, status_code=status)


def _refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    facts: dict[str, object] = {}
    if isinstance(error.extra, list):
        facts["places"] = error.extra
    body = {"kind": "bad-message", "message": error.detail, "facts": facts}
    return Response({"error": body}, status_code=error.status_code, headers=error.headers)


def _apologise(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=error)
    body: dict[str, object] = {
        "kind": "internal",
        "message": "this is our fault: it is in the log",
        "facts": {},
    }
    return Response({"error": body}, status_code=500)
