"""Puts the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from tripolis.core.errors import TripolisError
from tripolis.server import openapi, people
from tripolis.server.caller import Caller
from tripolis.server.database import open_database
from tripolis.server.errors import (
    BadMessage,
    DatabaseUnavailable,
    Internal,
    NotFound,
    ServerError,
    TooMuch,
)
from tripolis.server.house import House
from tripolis.server.limits import REQUESTS
from tripolis.server.live import Live
from tripolis.server.rest.account import AccountController
from tripolis.server.rest.contests import ContestsController
from tripolis.server.rest.crowd import CrowdController
from tripolis.server.rest.games import GamesController
from tripolis.server.rest.history import HistoryController
from tripolis.server.rest.life import LifeController
from tripolis.server.rest.me import MeController
from tripolis.server.rest.notices import NoticesController
from tripolis.server.rest.operation import OperationController
from tripolis.server.rest.people import PeopleController
from tripolis.server.rest.play import PlayController
from tripolis.server.rest.records import RecordsController
from tripolis.server.rest.replays import ReplaysController
from tripolis.server.rest.tables import TablesController
from tripolis.server.settings import Settings
from tripolis.server.shield import App, Receive, Send, Shield
from tripolis.server.socket import error_body
from tripolis.server.static import BUILT, Client
from tripolis.server.visitors import Visitors, address_of, has_token

log = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")
EVICT_SECONDS = 30
OURS = ("/api", "/healthz", "/readyz", "/metrics")  # what is not the browser client's
LARGEST_BODY = 256 * 1024


def create_app(settings: Settings) -> App:
    """The application of these settings; its database must be prepared when it starts."""
    rest = create_rest(settings)
    client = Client(Path(settings.static) if settings.static else BUILT)

    async def pages(scope: Any, receive: Receive, send: Send) -> None:
        answers = rest if scope["path"].startswith(OURS) else client
        await answers(scope, receive, send)

    shielded = Shield(pages, secure=settings.secure, limits=lambda: rest.state.visitors.limits)

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await rest.state.live(scope, receive, send)
        elif scope["type"] == "http":
            await shielded(scope, receive, send)
        else:
            await rest(scope, receive, send)

    return app


def create_rest(settings: Settings) -> Litestar:
    """Everything but the WebSocket; the state of what it returns has the rest of the house."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        house = House(settings, open_database(settings.database))
        key = await _server_key(house, "cookies")
        house.contest_key = await _server_key(house, "contests")
        app.state.house, app.state.visitors = house, Visitors(house, key)
        app.state.live = Live(app.state.visitors)
        chores = asyncio.create_task(_chores(house, app.state.live))
        try:
            yield
        finally:
            chores.cancel()
            app.state.live.close()
            await house.close()

    return Litestar(
        route_handlers=[
            MeController,
            AccountController,
            NoticesController,
            PeopleController,
            TablesController,
            LifeController,
            PlayController,
            CrowdController,
            ReplaysController,
            RecordsController,
            HistoryController,
            ContestsController,
            GamesController,
            OperationController,
        ],
        dependencies={
            "caller": Provide(_caller),
            "visitors": Provide(_visitors, sync_to_thread=False),
        },
        exception_handlers={
            TripolisError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_depth,
            Exception: _apologise,
        },
        lifespan=[lifespan],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi.config(),
    )


async def _server_key(house: House, name: str) -> bytes:
    fresh = secrets.token_bytes(32)
    return await house.writer.run(lambda c: people.server_key(c, name, fresh))


def _visitors(state: State) -> Visitors:
    visitors: Visitors = state.visitors
    return visitors


async def _caller(request: Request[Any, Any, Any]) -> Caller:
    visitors: Visitors = request.app.state.visitors
    person = await visitors.who(request, changes=request.method not in SAFE)
    visitors.limits.take(REQUESTS, person.id)
    return Caller(
        person=person,
        house=visitors.house,
        visitors=visitors,
        live=request.app.state.live,
        address=address_of(request),
        by_token=has_token(request),
    )


async def _chores(house: House, live: Live) -> None:
    while True:
        await asyncio.sleep(EVICT_SECONDS)
        house.evict()
        try:
            await live.recheck()
        except DatabaseUnavailable as error:
            log.warning("sessions are not checked: %s", error.reason)


def _refuse(_: Request[Any, Any, Any], error: TripolisError) -> Response[Any]:
    status = error.status if isinstance(error, ServerError) else 422
    headers = {"retry-after": str(error.retry_after)} if isinstance(error, TooMuch) else {}
    return Response({"error": error_body(error)}, status_code=status, headers=headers)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == NotFound.status:
        return _refuse(request, NotFound("route"))
    facts: dict[str, object] = {}
    if isinstance(error.extra, list):
        facts["places"] = error.extra
    body = {"kind": "bad-message", "message": error.detail, "facts": facts}
    return Response({"error": body}, status_code=error.status_code, headers=error.headers)


def _refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return _refuse(request, BadMessage("this is nested too deeply"))


def _apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    request.app.state.house.failures += 1
    facts = {"method": request.method, "path": request.url.path}
    log.error("a request failed", exc_info=error, extra=facts)
    return _refuse(request, Internal())
