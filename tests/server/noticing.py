"""A server that does not wait long before it sends a notice, nor before it tries again."""

from __future__ import annotations

import forker

from tripolis.server import notices


def serve(settings: dict[str, object]) -> None:
    notices.GRACE_SECONDS = 0.05
    notices.PAUSES_SECONDS = (0.05, 0.05)
    forker.serve(settings)
