"""Clocks: a turn that takes too long is finished by a bot, so that nobody waits for ever.

A clock belongs to a seat's turn. It begins when the seat is to act, stops while the match is
paused, and begins anew when the match goes on. When it has run out, a bot goes on from the draft as
it lies and finishes the turn. After a few such turns in a row a bot plays the seat, until its
person comes back.

When clocks run out stands in the database, so a restart changes nothing. Each node looks there; the
one that claims a clock first takes care of it, and if that node dies, the claim ends. That a turn
is played once is the business of the log, as always.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from tripolis.core.errors import TripolisError
from tripolis.core.game import Seat
from tripolis.server import store
from tripolis.server.sheet import PLAYING, Chair, Sheet, now_ms

if TYPE_CHECKING:
    from tripolis.server.house import House

log = logging.getLogger(__name__)
SUBSTITUTE = "greedy"  # who plays for somebody who is gone, or too late
MOST_LATE = 2  # turns in a row that are lost to the clock; then the seat counts as gone
CLAIM_MS = 15_000  # for a bot to finish the turn; then any node may try again
LOOK_SECONDS = 5.0  # between looks at the clocks that other nodes have set
MOST_AT_ONCE = 100


def wind(sheet: Sheet, to_act: Collection[Seat], at: int, anew: Collection[Seat] = ()) -> Sheet:
    """The clocks after something has happened: those who are to act have one that runs. Of those
    in `anew` it begins again.
    """
    if sheet.clock is None:
        return sheet
    running = sheet.status == PLAYING and sheet.paused is None
    fresh = at + 1000 * sheet.clock

    def wound(chair: Chair) -> Chair:
        if not running or not chair.there or chair.seat not in to_act:
            return replace(chair, due=None)
        return chair if chair.due and chair.seat not in anew else replace(chair, due=fresh)

    return replace(sheet, chairs=tuple(map(wound, sheet.chairs)))


def counted(sheet: Sheet, seat: Seat, *, late: bool, round_: int) -> Sheet:
    """After a turn of a seat: how often its clock was too fast for it."""
    chair = sheet.chairs[seat]
    if sheet.clock is None or not chair.there:
        return sheet
    count = chair.late + 1 if late else 0
    if count < MOST_LATE:
        return sheet.seated([replace(chair, late=count)])
    gone = replace(chair, late=0, gone="late", gone_at=round_, bot=SUBSTITUTE, wish=None)
    return sheet.seated([gone])


class Clocks:
    """Looks after all clocks that have run out."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._next = 0  # when this node looks again
        self._sooner = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def expect(self, deadline: int | None) -> None:
        """A clock of this node runs out then."""
        if deadline is not None and deadline < self._next:
            self._sooner.set()

    async def _run(self) -> None:
        while True:
            wait = LOOK_SECONDS
            try:
                first = await self._look()
                if first is not None:
                    wait = min(wait, max(0.0, (first - now_ms()) / 1000))
            except TripolisError as error:
                log.warning("the clocks cannot be seen: %s", error.message)
            self._next = now_ms() + round(1000 * wait)
            try:
                async with asyncio.timeout(wait):
                    await self._sooner.wait()
            except TimeoutError:
                pass
            self._sooner.clear()

    async def _look(self) -> int | None:
        """Ring those that have run out; when the next one does."""
        now = now_ms()
        found = await self._house.read(lambda c: store.deadlines(c, MOST_AT_ONCE))
        for match_id, code, deadline in found:
            if deadline > now:
                return deadline
            until = now + CLAIM_MS
            claimed = await self._house.writer.run(
                lambda c: store.claim(c, match_id, deadline, until)  # noqa: B023
            )
            if claimed:
                table = await self._house.table(code)
                await table.ring(now)
        return now if len(found) == MOST_AT_ONCE else None

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
