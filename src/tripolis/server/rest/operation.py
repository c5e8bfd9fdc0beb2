"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import hmac

from litestar import Controller, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from tripolis.server.errors import NotFound
from tripolis.server.metrics import registry
from tripolis.server.visitors import Connection, Visitors, token_of


def _may_count(request: Connection, token: str) -> bool:
    """Whether it is this machine that asks, not through a proxy, or somebody with the token."""
    if token:
        given = (token_of(request) or "").encode()
        return hmac.compare_digest(given, token.encode())
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via"))
    host = request.client.host if request.client is not None else ""
    return host in ("127.0.0.1", "::1") and not forwarded


class OperationController(Controller):
    tags = ("operation",)

    @get("/healthz", summary="The process runs", media_type="text/plain")
    async def alive(self) -> str:
        return "ok"

    @get("/readyz", summary="The database answers", media_type="text/plain")
    async def ready(self, visitors: Visitors) -> str:
        await visitors.house.read(lambda c: c.execute(text("SELECT 1")).scalar())
        return "ok"

    @get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
    async def metrics(self, request: Connection, visitors: Visitors) -> Response[bytes]:
        if not _may_count(request, visitors.house.settings.metrics_token):
            raise NotFound("page")
        return Response(generate_latest(registry(visitors.house)), media_type=CONTENT_TYPE_LATEST)
