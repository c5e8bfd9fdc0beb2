"""A live table: a match in memory, who watches it, and the one way to change it.

Every change holds the table's lock until it is durable. So nobody reads what is not yet in the
log, and nobody is told of it. If the log refuses, the image in memory is thrown away.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, overload

from sqlalchemy import Connection

from tripolis.core.errors import TripolisError
from tripolis.core.game import Seat
from tripolis.server import store
from tripolis.server.database import notify
from tripolis.server.door import Update, acknowledgement, encode, what_viewer_gets
from tripolis.server.errors import Conflict, NotPossibleNow
from tripolis.server.play import Play, Viewer
from tripolis.server.sheet import ABORTED, FINISHED, OPEN, PLAYING, Sheet, now_ms
from tripolis.server.writer import Row

if TYPE_CHECKING:
    from tripolis.server.house import House

T = TypeVar("T")
_TRIES = 20  # of a turn that others' turns on other nodes get in the way of


def _order(viewer: Viewer) -> int:
    """In which viewers are told: not in that of their coming, which is nobody's business."""
    return -1 if viewer is None else viewer


class Watcher(Protocol):
    """Somebody who is told what changes for a viewer."""

    def tell(self, message: str) -> None: ...


class Table:
    def __init__(self, house: House, sheet: Sheet) -> None:
        self._house = house
        self.sheet = sheet
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.watchers: dict[Viewer, set[Watcher]] = {}
        self._told: dict[Viewer, int] = {}  # the number that the viewer's watchers have
        self._play: Play | None = None
        self.changed = time.monotonic()  # when this process last saw something happen

    # Reading

    async def look(self, viewer: Viewer, since: int | None = None) -> Update:
        """What the viewer gets now. NotPossibleNow: before the start."""
        async with self.lock:
            await self._grow(viewer)
            return what_viewer_gets(await self.play(), self.sheet.code, viewer, since)

    async def play(self) -> Play:
        """The match in memory, read from the log if need be. Call it under the lock."""
        self.used = time.monotonic()
        if self._play is None:
            stored = await self._house.read(lambda c: store.load(c, self.sheet.code))
            if stored.sheet != self.sheet:
                self.sheet = stored.sheet
                self.tell_sheet()
            if stored.sheet.status in (OPEN, ABORTED):
                raise NotPossibleNow(f"the match is {stored.sheet.status}: there is no play to see")
            self._play = Play.of(stored)
            if self.sheet.status == PLAYING:
                self._house.bots.wake(self, self._play)  # who thought of it before may be gone
        return self._play

    async def _grow(self, seat: Viewer = None) -> bool:
        """Read what other nodes have added to the log, and this seat's draft, which may have been
        laid there too. Whether the log had grown.
        """
        play, match_id = self._play, self.sheet.id
        if not self._house.shared or play is None:
            return False
        start = len(play.rows)

        def read(connection: Connection) -> tuple[list[Row], tuple[int, str] | None]:
            draft = None if seat is None else store.draft_of(connection, match_id, seat)
            return store.log_from(connection, match_id, start), draft

        rows, draft = await self._house.read(read)
        play.grow(rows)
        if seat is not None and draft is not None:
            play.restore_draft(seat, *draft)
        if rows:
            self.changed = time.monotonic()
            self.publish(bots=False)
        return bool(rows)

    async def wake(self) -> None:
        """Let the bots begin, if it is their turn."""
        async with self.lock:
            if self.sheet.status == PLAYING and any(chair.bot for chair in self.sheet.chairs):
                self._house.bots.wake(self, await self.play())

    # Changing

    async def commit(
        self, seat: Seat, turn: int, texts: Sequence[str] | None, key: str | None
    ) -> dict[str, int]:
        """Play a turn: these actions, or the seat's draft. Answers when it is durable."""
        async with self.lock:
            if texts is None:
                await self._grow(seat)
            for _ in range(_TRIES):
                play = await self.play()
                number = play.done_before(seat, key, texts)
                if number is not None:
                    return acknowledgement(play, seat, number)
                self._check_playing()
                try:
                    rows = play.play(seat, turn, texts, key, now_ms())
                except TripolisError:
                    if await self._grow():  # what others did may allow it
                        continue
                    raise
                start = len(play.rows)
                try:
                    await self._log(play, rows)
                except Conflict:  # somebody was quicker: look again
                    play = await self.play()
                    if play.rows[start : start + len(rows)] != rows:
                        continue
                    # It was ourselves: the connection broke after the commit, before its answer.
                self.publish()
                return {"turn": turn, "number": play.number(seat)}
        raise Conflict

    async def draft(self, seat: Seat, turn: int, texts: Sequence[str]) -> None:
        """Lay these actions as the seat's draft, in place of what was there. All or nothing."""
        async with self.lock:
            await self._grow()
            play = await self.play()
            self._check_playing()
            play.check_turn(seat, turn)
            draft = play.match.draft(seat)
            before = draft.actions
            draft.clear()
            try:
                for text in texts:
                    draft.act(play.game.parse_action(text))
                text = "; ".join(texts)
                await self._write(
                    lambda c: store.set_draft(c, self.sheet.id, seat, turn, text), f"draft {seat}"
                )
            except BaseException:
                draft.clear()
                for action in before:
                    draft.act(action)
                raise
            self.publish_to(seat)

    async def change(self, work: Callable[[Connection, Sheet], Sheet]) -> None:
        """Change the sheet: seats, status. Tells everybody what is other than before."""
        async with self.lock:
            match_id = self.sheet.id
            sheet = await self._write(lambda c: work(c, store.lock_sheet(c, match_id)), "sheet")
            if sheet != self.sheet:
                await self._take_sheet(sheet)

    async def renew(self) -> None:
        """Read the sheet again, which another node may have changed."""
        async with self.lock:
            match_id = self.sheet.id
            sheet = await self._house.read(lambda c: store.sheet_by_id(c, match_id))
            if sheet != self.sheet:
                await self._take_sheet(sheet, bots=False)

    async def _take_sheet(self, sheet: Sheet, *, bots: bool = True) -> None:
        begins = self.sheet.status == OPEN and sheet.status == PLAYING
        self.sheet = sheet
        self.tell_sheet()
        if begins:
            rows = await self._house.read(lambda c: store.log_from(c, sheet.id, 0))
            self._play = Play.of(store.Stored(sheet, rows, []))
        self.publish(bots=bots)

    async def catch_up(self, what: str) -> None:
        """Another node wrote: to the log, to the sheet or to a draft."""
        async with self.lock:
            if self._play is None and self.watchers and self.sheet.status == PLAYING:
                await self.play()  # an image that was thrown away; people wait for it
                self.publish(bots=False)
            seat = int(what.removeprefix("draft ")) if what.startswith("draft ") else None
            await self._grow(seat)
            if seat is not None:
                self.publish_to(seat)
        if what != "log" or (self._play is not None and self._play.match.finished):
            await self.renew()

    def forget(self) -> None:
        """Throw the image of the match away: the next reader builds it from the log."""
        self._play = None

    async def _log(self, play: Play, rows: list[Row]) -> None:
        sheet, finished = self.sheet, play.match.finished

        def close(connection: Connection) -> Sheet:
            scores = play.match.game.scores(play.match.state)
            result = {"totals": scores.totals, "winners": scores.winners}
            return store.set_status(connection, sheet, FINISHED, result)

        try:
            if finished:
                self.sheet = await self._write(close, "log", rows)
            else:
                await self._write(None, "log", rows)
        except BaseException:
            self.forget()
            raise
        play.settle(rows)
        self.changed = time.monotonic()
        if finished:
            self.tell_sheet()

    @overload
    async def _write(self, work: None, what: str, rows: Sequence[Row]) -> None: ...
    @overload
    async def _write(
        self, work: Callable[[Connection], T], what: str, rows: Sequence[Row] = ()
    ) -> T: ...
    async def _write(
        self, work: Callable[[Connection], T] | None, what: str, rows: Sequence[Row] = ()
    ) -> T | None:
        """One transaction: log rows, other work, and the word to the other nodes."""
        house, match_id = self._house, self.sheet.id
        if not house.shared:
            return await house.writer.write(rows, work)

        def both(connection: Connection) -> T | None:
            result = None if work is None else work(connection)
            notify(connection, house.node, match_id, what)
            return result

        return await house.writer.write(rows, both)

    def _check_playing(self) -> None:
        if self.sheet.status != PLAYING:
            raise NotPossibleNow(f"the match is {self.sheet.status}")

    # Telling

    async def watch(self, viewer: Viewer, watcher: Watcher, since: int | None) -> None:
        """Tell what the viewer gets now, and from now on what changes."""
        async with self.lock:
            watcher.tell(self._house.sheet_message(self.sheet))
            if self.sheet.status in (PLAYING, FINISHED):
                await self._grow(viewer)
                play = await self.play()
                update = what_viewer_gets(play, self.sheet.code, viewer, since)
                watcher.tell(encode(update).decode())
                self._told[viewer] = update.number
            self.watchers.setdefault(viewer, set()).add(watcher)

    def unwatch(self, viewer: Viewer, watcher: Watcher) -> None:
        there = self.watchers.get(viewer)
        if there is not None:
            there.discard(watcher)
            if not there:
                del self.watchers[viewer]
                self._told.pop(viewer, None)
        self.used = time.monotonic()

    def publish(self, *, bots: bool = True) -> None:
        """Tell every viewer for whom something happened."""
        play = self._play
        if play is None:
            return
        for viewer in sorted(self.watchers, key=_order):
            told = self._told.get(viewer)
            if told is None or play.number(viewer) > told:
                self._tell(play, viewer, told or 0)
        if bots:
            self._house.bots.wake(self, play)

    def publish_to(self, viewer: Viewer) -> None:
        """Tell one viewer whose draft has changed."""
        if self._play is not None and viewer in self.watchers:
            self._tell(self._play, viewer, self._play.number(viewer))

    def _tell(self, play: Play, viewer: Viewer, since: int) -> None:
        update = what_viewer_gets(play, self.sheet.code, viewer, since)
        self._told[viewer] = update.number
        message = encode(update).decode()
        for watcher in list(self.watchers[viewer]):
            watcher.tell(message)

    def tell_sheet(self) -> None:
        message = self._house.sheet_message(self.sheet)
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.tell(message)
