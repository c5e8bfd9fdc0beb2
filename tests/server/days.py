"""A server whose clock stands at what a file says, so that a test can let days go by."""

from __future__ import annotations

from pathlib import Path

import forker
from running import Visitor

from tripolis.server import contests, sheet, store, tries

DAY_MS = 86_400_000
NOON = 1_795_003_200_000  # 2026-11-18, 12:00 UTC


class Calendar:
    """The clock of the servers of a test."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.set(NOON)

    def set(self, ms: int) -> None:
        part = self.file.with_suffix(".part")
        part.write_text(str(ms), encoding="utf-8")
        part.rename(self.file)

    def next_day(self) -> None:
        self.set(self.now() + DAY_MS)

    def now(self) -> int:
        return read(self.file)


def read(file: Path) -> int:
    return int(file.read_text("utf-8"))


def serve(settings: dict[str, object]) -> None:
    import os

    file = Path(os.environ["CLOCK"])
    for module in (contests, sheet, store, tries):
        module.now_ms = lambda: read(file)  # type: ignore[attr-defined]
    forker.serve(settings)


def account(person: Visitor, name: str) -> Visitor:
    person.post("/api/me/account", {"name": name, "password": "correct horse battery"})
    return person
