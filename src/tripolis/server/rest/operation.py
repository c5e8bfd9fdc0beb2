"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from litestar import Controller, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from tripolis.server.metrics import registry
from tripolis.server.visitors import Visitors


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
    async def metrics(self, visitors: Visitors) -> Response[bytes]:
        return Response(generate_latest(registry(visitors.house)), media_type=CONTENT_TYPE_LATEST)
