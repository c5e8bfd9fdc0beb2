"""Who asks: a signed cookie for browsers, a personal token for programs.

The cookie is `person.epoch.expiry.signature`, the signature an HMAC with the server's own key.
Requests with a cookie that change something must come from our own origin: browsers say so in
`Origin`, and no other site can forge it. Requests with a token carry no cookie's power.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from tripolis.server.errors import NotAllowed

COOKIE = "tripolis"
COOKIE_SECONDS = 180 * 86_400
TOKEN_PREFIX = "tpl_"  # noqa: S105 - how a token begins, so that leaked ones are recognised


@dataclass(frozen=True, slots=True)
class Session:
    """What a valid cookie says."""

    person: str
    epoch: int


def new_person() -> str:
    return secrets.token_hex(8)


def sign(key: bytes, session: Session, now: float | None = None) -> str:
    expiry = int(time.time() if now is None else now) + COOKIE_SECONDS
    text = f"{session.person}.{session.epoch}.{expiry}"
    return f"{text}.{_mac(key, text)}"


def read_cookie(key: bytes, cookie: str, now: float | None = None) -> Session | None:
    """The session of a cookie, if it is ours and not too old."""
    text, _, mac = cookie.rpartition(".")
    if not cookie.isascii() or not hmac.compare_digest(mac.encode(), _mac(key, text).encode()):
        return None
    person, epoch, expiry = text.split(".")
    if int(expiry) < (time.time() if now is None else now):
        return None
    return Session(person, int(epoch))


def _mac(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """Tokens are random, so a plain hash hides them; only the hash is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_origin(headers: Mapping[str, str], configured: str, *, needed: bool) -> None:
    """Refuse what another site made a browser send. NotAllowed.

    Browsers always send `Origin` with a WebSocket and with POST; `needed` refuses its absence.
    """
    origin = headers.get("origin")
    if origin is None:
        if needed:
            raise NotAllowed("a request with a cookie needs an Origin header")
        return
    expected = configured or f"{_scheme(origin)}://{headers.get('host', '')}"
    if not hmac.compare_digest(origin.encode(), expected.encode()):
        raise NotAllowed("this request comes from another site")


def _scheme(origin: str) -> str:
    return urlsplit(origin).scheme if origin != "null" else "null"
