"""Those who watch a table with a crowd.

Each sees at once what they have done themselves. What all the others do is told a few times a
second, so that a round costs as much for each as it has moments, not as it has seats; and a few
viewers at a time, so that nobody at another table waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tripolis.server.audience import Audience
from tripolis.server.door import encode, standing_of
from tripolis.server.play import Play, Viewer
from tripolis.server.sheet import Sheet

if TYPE_CHECKING:
    from tripolis.server.house import House

SOON_SECONDS = 0.25
SHEET_SECONDS = 1.0  # between two messages of who has sat down
SLICE = 20  # viewers who are told in one go

# Calls with the match and the sheet as they are in the log, if the match is in memory.
Settled = Callable[[Callable[[Play, Sheet], None]], Awaitable[None]]


class CrowdAudience(Audience):
    def __init__(self, house: House, sheet: Sheet, settled: Settled) -> None:
        super().__init__(house, sheet)
        self._settled = settled
        self._status = sheet.status
        self._due = False  # something happened that some were not told
        self._anew: set[Viewer] = set()  # who is to see everything again
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def publish(self, play: Play, sheet: Sheet, *, everybody: bool = False) -> None:
        for viewer in self.watchers:
            told = self._numbers.get(viewer, 0)
            if play.acted(viewer) > told:
                self._tell(play, sheet, viewer, told)
        if everybody:
            self._anew.update(self.watchers)
        self._due = True
        if self._task is None:
            self._task = asyncio.create_task(self._tell_others())

    async def _tell_others(self) -> None:
        try:
            while self._due:
                await asyncio.sleep(SOON_SECONDS)
                self._due = False
                viewers = self._viewers()
                for start in range(0, len(viewers), SLICE):
                    await self._settled(partial(self._tell_some, viewers[start : start + SLICE]))
                    await asyncio.sleep(0)  # others' turn
        finally:
            self._task = None

    def _tell_some(self, viewers: Sequence[Viewer], play: Play, sheet: Sheet) -> None:
        for viewer in viewers:
            if viewer not in self.watchers:
                continue
            told = self._numbers.get(viewer)
            if told is None or viewer in self._anew or play.changed(viewer) > told:
                self._anew.discard(viewer)
                self._tell(play, sheet, viewer, told or 0)
            elif play.number(viewer) > told:
                update = standing_of(play, sheet, viewer, told)
                self._numbers[viewer] = update.number
                self._tell_watchers(viewer, encode(update).decode())

    def _tell_table(self, sheet: Sheet) -> None:
        """At once if the match has begun or ended; who sits down is told with those who follow."""
        if sheet.status != self._status:
            self._status = sheet.status
            self._tell_sheet_now()
        elif self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SHEET_SECONDS, self._tell_sheet_now)

    def _tell_sheet_now(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._tell_all(self._table)
