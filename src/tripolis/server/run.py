"""Running the application with uvicorn."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import threading
import webbrowser

import uvicorn

from tripolis.server import logs
from tripolis.server.app import create_app
from tripolis.server.database import prepare
from tripolis.server.heads import LimitedHttp
from tripolis.server.mistaken import BadSetting
from tripolis.server.settings import Settings, unknown

log = logging.getLogger(__name__)

GRACE_SECONDS = 3
LARGEST_FRAME = 64 * 1024
SWITCH_SECONDS = 0.001  # the writer waits so long for the interpreter when the loop is busy
GC_THRESHOLDS = (50_000, 20, 50)  # live tables are many objects and hardly ever garbage


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until told to stop; open requests have seconds to end. BadSetting, BadDatabase."""
    logs.set_up(settings.log_level, settings.log_format)
    for name in unknown(os.environ):
        log.warning("the environment has a setting that is unknown", extra={"setting": name})
    prepare(settings.database)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    with _listen(settings, or_another=open_browser) as listening:
        config = uvicorn.Config(
            create_app(settings),
            log_config=None,
            access_log=False,
            http=LimitedHttp,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,  # a window a connection would cost more than it saves
            timeout_graceful_shutdown=GRACE_SECONDS,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            server_header=False,
        )
        server = _Server(config)
        if open_browser:
            server.address = _address(settings.host, listening)
        server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """Shows a browser the way when the first page can be had."""

    address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.address and self.started:
            print(f"Tripolis is at {self.address} (Ctrl-C ends it)", flush=True)  # noqa: T201
            # A browser that runs in the terminal would hold up the server.
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()


def _listen(settings: Settings, *, or_another: bool) -> socket.socket:
    """A socket at the address of the settings, or at any port if that one is taken."""
    ports = (settings.port, 0) if or_another else (settings.port,)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    reason = ""
    for port in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
        except OSError as error:
            listening.close()
            reason = error.strerror or str(error)
        else:
            return listening
    raise BadSetting("port", str(settings.port), f"one that is free at {settings.host} ({reason})")


def _address(host: str, listening: socket.socket) -> str:
    """As a browser on this machine writes it."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - asked for
    port = listening.getsockname()[1]
    return f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"
