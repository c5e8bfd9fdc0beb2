"""How much a visitor may ask for."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from tripolis.server.errors import TooMuch

BURST = 10  # seconds' worth that may come at once
MOST_BUCKETS = 50_000


class Bucket:
    """Fills at a steady rate; every request takes one out."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = rate * BURST if most is None else most
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> int:
        """0, or after how many seconds to try again."""
        self._fill()
        if self._left < 1:
            return math.ceil((1 - self._left) / self._rate)
        self._left -= 1
        return 0

    @property
    def full(self) -> bool:
        """Whether it may be forgotten: a new one would be no different."""
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


@dataclass(frozen=True, slots=True)
class Limit:
    """In shares of the setting `rate`: so much a second, and so much at once."""

    what: str
    a_second: float
    at_once: float


REQUESTS = Limit("requests", 1, BURST)  # of a visitor
VISITS = Limit("requests from your network", 4, 4 * BURST)  # of an address
GUESTS = Limit("new guests from your network", 1 / 50, 2)
SIGN_INS = Limit("sign-ins from your network", 1 / 250, 1 / 2)
GUESSES = Limit("sign-ins with this name", 1 / 1000, 1 / 5)
WORDS = Limit("room words", 1 / 50, 1 / 2)
WISHES = Limit("proposals", 1 / 250, 1 / 5)
TABLES = Limit("new tables", 1 / 50, 2)
REPLAYS = Limit("replays", 1 / 50, 1 / 2)
NOTICES = Limit("tests of your address", 1 / 250, 1 / 5)
REPORTS = Limit("reports", 1 / 1000, 1 / 5)


class Limits:
    """The buckets of everybody, by what they hold and who takes from them."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[tuple[Limit, str], Bucket] = {}

    def take(self, limit: Limit, who: str) -> None:
        """TooMuch."""
        bucket = self._buckets.get((limit, who))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            at_once = max(1.0, limit.at_once * self._rate)
            bucket = self._buckets[limit, who] = Bucket(limit.a_second * self._rate, at_once)
        wait = bucket.take()
        if wait:
            raise TooMuch(wait, limit.what)

    def _forget(self) -> None:
        """Drop the full ones; if there are none, everybody starts afresh."""
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._buckets = kept if len(kept) < MOST_BUCKETS // 2 else {}


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address stands for: with IPv6, everybody has 2^64 of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return parsed.exploded[:19] if isinstance(parsed, IPv6Address) else address
