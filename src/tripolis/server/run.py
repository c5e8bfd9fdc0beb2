"""Running the application with uvicorn."""

from __future__ import annotations

import gc
import sys

import uvicorn

from tripolis.server.app import create_app
from tripolis.server.settings import Settings

GRACE_SECONDS = 3
LARGEST_FRAME = 64 * 1024
SWITCH_SECONDS = 0.001  # the writer waits so long for the interpreter when the loop is busy
GC_THRESHOLDS = (50_000, 20, 50)  # live tables are many objects and hardly ever garbage


def serve(settings: Settings) -> None:
    """Serve until told to stop; open requests have a few seconds to end."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a window a connection would cost more than it saves
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
    )
    uvicorn.Server(config).run()
