"""A live table: a match in memory, who watches it, and the one way to change it.

Every change holds the table's lock until it is durable. So nobody reads what is not yet in the
log, and nobody is told of it. If the log refuses, the image in memory is thrown away.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, overload

from sqlalchemy import Connection

from tripolis.core.crowd import RankLine
from tripolis.core.errors import TripolisError
from tripolis.core.game import Seat
from tripolis.games import find
from tripolis.server import clocks, presence, store
from tripolis.server.audience import Audience, Watcher
from tripolis.server.crowd import CrowdAudience
from tripolis.server.database import notify
from tripolis.server.door import (
    ShownPart,
    Update,
    acknowledgement,
    ranking_of,
    shown_to,
    what_viewer_gets,
)
from tripolis.server.errors import Conflict, NotAllowed, NotPossibleNow
from tripolis.server.play import Play, Viewer
from tripolis.server.sheet import ABORTED, FINISHED, OPEN, PLAYING, Hand, Sheet, now_ms
from tripolis.server.writer import Row

if TYPE_CHECKING:
    from tripolis.server.house import House

T = TypeVar("T")
_TRIES = 20  # of a turn that others' turns on other nodes get in the way of


class Table:
    def __init__(self, house: House, sheet: Sheet) -> None:
        self._house = house
        self.sheet = sheet
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.audience = self._audience()
        self._play: Play | None = None
        self.changed = time.monotonic()  # when this process last saw something happen

    def _audience(self) -> Audience:
        crowd = find(self.sheet.game, self.sheet.rules).crowd
        if crowd is None or len(self.sheet.chairs) <= crowd.more_than:
            return Audience(self._house, self.sheet)
        return CrowdAudience(self._house, self.sheet, self._settled)

    # Reading

    async def look(self, viewer: Viewer, since: int | None = None) -> Update:
        """What the viewer gets now. NotPossibleNow: before the start."""
        async with self.lock:
            return what_viewer_gets(await self.current(viewer), self.sheet, viewer, since)

    async def ranking(self, viewer: Viewer, start: int) -> list[RankLine]:
        """A page of a crowd's ranking. NotPossibleNow."""
        async with self.lock:
            return ranking_of(await self.current(viewer), viewer, start)

    async def shown(self, viewer: Viewer, seat: Seat) -> ShownPart:
        """Another's part in a crowd. NotPossibleNow, NotFound."""
        async with self.lock:
            return shown_to(await self.current(viewer), viewer, seat)

    async def _settled(self, tell: Callable[[Play, Sheet], None]) -> None:
        async with self.lock:
            if self._play is not None:
                tell(self._play, self.sheet)

    async def current(self, seat: Viewer = None) -> Play:
        """The match as all nodes have made it, with this seat's draft. Call it under the lock."""
        await self._grow(seat)
        return await self.play()

    async def play(self) -> Play:
        """The match in memory, read from the log if need be. Call it under the lock."""
        self.used = time.monotonic()
        if self._play is None:
            stored = await self._house.read(lambda c: store.load(c, self.sheet.code))
            if stored.sheet != self.sheet:
                self._take(stored.sheet)
            if stored.sheet.status in (OPEN, ABORTED):
                raise NotPossibleNow(f"the match is {stored.sheet.status}: there is no play to see")
            self._play = Play.of(stored)
            self.audience.publish(self._play, self.sheet)  # a turn that nobody heard of, perhaps
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
        start, sheet = len(play.rows), self.sheet

        def read(connection: Connection) -> tuple[list[Row], Sheet, tuple[int, str] | None]:
            draft = None if seat is None else store.draft_of(connection, match_id, seat)
            rows = store.log_from(connection, match_id, start)
            if rows and sheet.clock is not None:  # turns move clocks
                return rows, store.sheet_by_id(connection, match_id), draft
            return rows, sheet, draft

        rows, now, draft = await self._house.read(read)
        play.grow(rows)
        if now != sheet:
            self._take(now)
        if seat is not None and draft is not None:
            play.restore_draft(seat, *draft)
        if rows:
            self.changed = time.monotonic()
            self.publish(bots=False)
        return bool(rows)

    async def wake(self) -> None:
        """Let the bots begin, if it is their turn, and those who watch know how things stand."""
        async with self.lock:
            unknown = self._play is None and self.audience
            if self.sheet.status == PLAYING and (unknown or any(c.bot for c in self.sheet.chairs)):
                self._house.bots.wake(self, await self.play())

    async def ring(self, now: int) -> None:
        """Let a bot finish the turns whose clocks have run out."""
        async with self.lock:
            play = await self.current()
            for chair in self.sheet.chairs:
                if chair.due is not None and chair.due <= now:
                    await self._grow(chair.seat)  # its draft
                    if chair.seat in play.match.to_act:
                        self._house.bots.finish(self, play, chair.seat)

    # Changing

    async def commit(
        self,
        seat: Seat,
        turn: int,
        texts: Sequence[str] | None,
        key: str | None,
        hand: Hand = "person",
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
                check_playing(self.sheet)
                self._check_hand(seat, hand)
                try:
                    rows = play.play(seat, turn, texts, key, now_ms())
                except TripolisError:
                    if await self._grow():  # what others did may allow it
                        continue
                    raise
                start = len(play.rows)
                try:
                    await self._log(play, rows, late=hand == "clock")
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
            play = await self.current()
            check_playing(self.sheet)
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
        """Change the sheet before the start, or of a match that is over. Tells everybody what is
        other than before.
        """
        async with self.lock:
            match_id = self.sheet.id

            def lay(connection: Connection) -> tuple[Sheet, list[Row]]:
                old = store.lock_sheet(connection, match_id)
                new = work(connection, old)
                store.save(connection, old, new)
                return new, self._first_rows(connection, new)

            sheet, log = await self._write(lay, "sheet")
            if sheet != self.sheet:
                self._take_sheet(sheet, log)

    async def change_match(self, work: Callable[[Sheet, int], Sheet]) -> None:
        """Change the sheet of a match that runs; `work` is told the round. Tells everybody."""
        async with self.lock:
            match_id = self.sheet.id
            for _ in range(_TRIES):
                play = await self.current()
                check_running(self.sheet)
                length, round_, to_act = len(play.rows), play.round, play.match.to_act

                def lay(connection: Connection) -> Sheet | None:
                    old = store.lock_sheet(connection, match_id)
                    if store.log_length(connection, match_id) != length:  # noqa: B023
                        return None  # somebody has just made a turn: look again
                    new = clocks.wind(work(old, round_), to_act, now_ms())  # noqa: B023
                    store.save(connection, old, new)
                    return new

                sheet = await self._write(lay, "sheet")
                if sheet is not None:
                    self._take_sheet(sheet)
                    return
        raise Conflict

    async def renew(self) -> None:
        """Read the sheet again, which another node may have changed."""
        async with self.lock:
            match_id = self.sheet.id

            def read(connection: Connection) -> tuple[Sheet, list[Row]]:
                sheet = store.sheet_by_id(connection, match_id)
                return sheet, self._first_rows(connection, sheet)

            sheet, log = await self._house.read(read)
            if sheet != self.sheet:
                self._take_sheet(sheet, log, bots=False)

    def _begins(self, sheet: Sheet) -> bool:
        """Whether the match has begun since this process last saw its sheet."""
        return self.sheet.status == OPEN and sheet.status == PLAYING

    def _first_rows(self, connection: Connection, sheet: Sheet) -> list[Row]:
        """The log of a match that has just begun, read with its sheet."""
        return store.log_from(connection, sheet.id, 0) if self._begins(sheet) else []

    def _take_sheet(self, sheet: Sheet, log: Sequence[Row] = (), *, bots: bool = True) -> None:
        begins, wound = self._begins(sheet), sheet.deadline != self.sheet.deadline
        self._take(sheet)
        if begins:
            self._play = Play.of(store.Stored(sheet, list(log), []))
        self.publish(bots=bots, everybody=wound)

    def _take(self, sheet: Sheet) -> None:
        """The sheet as it is now. Tells those whom it concerns."""
        self.sheet = sheet
        self._house.clocks.expect(sheet.deadline)
        if sheet.status == ABORTED:
            self.forget()
        self.audience.tell_sheet(sheet)

    async def catch_up(self, node: str, what: str) -> None:
        """Another node wrote: to the log, to the sheet or to a draft; or who is connected there."""
        if what == presence.WHO:
            self.audience.presence.share(self.sheet)
            return
        if what.startswith(presence.HERE):
            seats = frozenset(map(int, what.split()[1:]))
            self.audience.presence.heard(node, seats, self.sheet)
            return
        async with self.lock:
            if self._play is None and self.audience and self.sheet.status == PLAYING:
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

    async def _log(self, play: Play, rows: list[Row], *, late: bool) -> None:
        sheet, finished = self.sheet, play.match.finished
        seat, at = rows[0][2], rows[0][5]
        moves = sheet.clock is not None or any(c.gone == "returning" for c in sheet.chairs)
        round_ = play.round if moves else 0

        def turn(connection: Connection) -> Sheet:
            old = store.lock_sheet(connection, sheet.id)
            check_playing(old)
            new = clocks.counted(old, seat, late=late, round_=round_).in_round(round_)
            new = clocks.wind(new, play.match.to_act, at, anew=(seat,))
            if finished:
                scores = play.match.game.scores(play.match.state)
                result = {"totals": scores.totals, "winners": scores.winners}
                new = replace(new.moved(FINISHED), result=json.dumps(result))
            store.save(connection, old, new)
            return new

        now = sheet
        try:
            if finished or moves:
                now = await self._write(turn, "log", rows)
            else:
                await self._write(None, "log", rows)
        except BaseException:
            self.forget()
            raise
        play.settle(rows)
        self.changed = time.monotonic()
        if now is not sheet:
            self._take(now)

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

    def _check_hand(self, seat: Seat, hand: Hand) -> None:
        """That nobody else has taken the turn over meanwhile."""
        chair = self.sheet.chairs[seat]
        if hand == "person" and not chair.there:
            raise NotAllowed("a bot plays in your place")
        if hand == "bot" and chair.bot is None:
            raise NotPossibleNow("the person has come back")
        if hand == "clock" and (chair.due is None or chair.due > now_ms()):
            raise NotPossibleNow("the clock has begun anew")

    # Telling

    async def watch(self, viewer: Viewer, watcher: Watcher, since: int | None) -> None:
        """Tell what the viewer gets now, and from now on what changes."""
        async with self.lock:
            play = None
            if self.sheet.status in (PLAYING, FINISHED):
                play = await self.current(viewer)
            self.audience.welcome(viewer, watcher, self.sheet, play, since)

    def unwatch(self, viewer: Viewer, watcher: Watcher) -> None:
        self.audience.dismiss(viewer, watcher, self.sheet)
        self.used = time.monotonic()

    def publish(self, *, bots: bool = True, everybody: bool = False) -> None:
        """Tell the viewers for whom something happened, or everybody how things stand."""
        if self._play is None:
            return
        self.audience.publish(self._play, self.sheet, everybody=everybody)
        if bots:
            self._house.bots.wake(self, self._play)
            self._house.notices.consider(self, self._play)

    def publish_to(self, viewer: Viewer) -> None:
        """Tell one viewer whose draft has changed."""
        if self._play is not None:
            self.audience.publish_to(self._play, self.sheet, viewer)


def check_running(sheet: Sheet) -> None:
    """NotPossibleNow."""
    if sheet.status != PLAYING:
        raise NotPossibleNow(f"the match is {sheet.status}")


def check_playing(sheet: Sheet) -> None:
    """That turns can be made. NotPossibleNow."""
    check_running(sheet)
    if sheet.paused is not None:
        raise NotPossibleNow("the match is paused")
