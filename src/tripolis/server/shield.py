"""Around everything: headers that tell browsers what they must not do, and the limit of a network.

The client needs no inline script or style, so none is allowed. docs/security.md says against what
each header stands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tripolis.server.apipage import STYLE_HASH
from tripolis.server.door import encode
from tripolis.server.errors import TooMuch
from tripolis.server.limits import VISITS, Limits, network_of
from tripolis.server.socket import error_body

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' '{STYLE_HASH}'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # the address of a table is a key to it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
_HTTPS = (b"strict-transport-security", b"max-age=31536000")
_NO_STORE = (b"cache-control", b"no-store")


class Shield:
    """Limits and headers for the requests that pass through."""

    def __init__(self, app: App, *, secure: bool, limits: Callable[[], Limits]) -> None:
        self._app = app
        self._limits = limits  # they are there once the server has started
        self._headers = (*_HEADERS, _HTTPS) if secure else _HEADERS

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        async def shielded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                if all(name.lower() != b"cache-control" for name, _ in headers):
                    headers.append(_NO_STORE)
                message = {**message, "headers": [*headers, *self._headers]}
            await send(message)

        client = scope.get("client")
        try:
            self._limits().take(VISITS, network_of(client[0]) if client else "")
        except TooMuch as error:
            await _refuse(error, shielded)
            return
        await self._app(scope, receive, shielded)


async def _refuse(error: TooMuch, send: Send) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"retry-after", str(error.retry_after).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode({"error": error_body(error)})})
