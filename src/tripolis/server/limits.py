"""How much a visitor may ask for."""

from __future__ import annotations

import math
import time

BURST = 10  # seconds' worth that may come at once


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
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return math.ceil((1 - self._left) / self._rate)
        self._left -= 1
        return 0
