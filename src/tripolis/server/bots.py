"""Bots at live tables. They think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tripolis.bots.protocol import RandomDraws, Situation
from tripolis.bots.registry import player
from tripolis.core.errors import TripolisError
from tripolis.core.game import Seat
from tripolis.games import find
from tripolis.server.clocks import SUBSTITUTE
from tripolis.server.sheet import PLAYING, Hand

if TYPE_CHECKING:
    from tripolis.server.play import Play
    from tripolis.server.table import Table

log = logging.getLogger(__name__)


def think(game_name: str, rules: int, level: str, state: Any, seat: Seat, seed: str) -> list[str]:
    """The turn that a bot makes. Runs in a worker; the player itself gets nothing but views."""
    game = find(game_name, rules)
    bot, draws = player(level, game_name), RandomDraws(seed)
    actions: list[str] = []
    while not game.turn(state, seat).over:
        legal = tuple(game.legal_actions(state, seat))
        action = bot.choose(Situation(game, seat, game.view(state, seat), legal, draws))
        state = game.apply(state, seat, action)
        actions.append(game.action_text(action))
    return actions


def _seed(secret: bytes, seat: Seat, turn: int) -> str:
    """What a bot draws by: whoever plays with the same dice meets the same bot."""
    return sha256(secret + f"bot {seat} {turn}".encode()).hexdigest()


def _end_with_parent() -> None:
    """A worker waits for work for ever: it must not outlive a server that was killed."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@dataclass(frozen=True, slots=True)
class Work:
    """A turn that a bot shall make, or go on with."""

    seat: Seat
    turn: int
    level: str
    state: Any
    chair: Seat  # where it sits there
    begun: tuple[str, ...] = ()  # what the draft holds already
    hand: Hand = "bot"


class Bots:
    """Notices whose turn it is, and lets bots make it."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._busy: set[tuple[str, Seat, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def compute(self, work: Any, *args: Any) -> Any:
        """Run a function of a module in a worker process; once more if the worker is killed."""
        try:
            return await self._run(work, *args)
        except BrokenProcessPool:
            log.warning("a worker was killed: new ones are started")
            return await self._run(work, *args)

    async def _run(self, work: Any, *args: Any) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max(1, self._workers), multiprocessing.get_context("spawn"), _end_with_parent
            )
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def wake(self, table: Table, play: Play) -> None:
        """Start the bots whose turn it is, unless they think already."""
        if table.sheet.status != PLAYING or table.sheet.paused is not None:
            return
        for seat in play.match.to_act:
            if seat < 0 or (level := table.sheet.chairs[seat].bot) is None:
                continue
            turn = play.turns[seat]
            if (table.sheet.code, seat, turn) not in self._busy:
                self._start(table, Work(seat, turn, level, *play.alone(play.match.state, seat)))

    def finish(self, table: Table, play: Play, seat: Seat) -> None:
        """Let a bot go on from a person's draft to the end of the turn: the time is up."""
        draft = play.match.draft(seat)
        begun = tuple(map(play.game.action_text, draft.actions))
        state, chair = play.alone(draft.state, seat)
        work = Work(seat, play.turns[seat], SUBSTITUTE, state, chair, begun, "clock")
        self._start(table, work)

    def _start(self, table: Table, work: Work) -> None:
        turn = (table.sheet.code, work.seat, work.turn)
        if turn not in self._busy:
            self._busy.add(turn)
            task = asyncio.create_task(self._play(table, work, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _play(self, table: Table, work: Work, turn: tuple[str, Seat, int]) -> None:
        sheet, seat = table.sheet, work.seat
        try:
            seed = _seed(sheet.secret, seat, work.turn)
            more = await self.compute(
                think, sheet.game, sheet.rules, work.level, work.state, work.chair, seed
            )
            await table.commit(seat, work.turn, [*work.begun, *more], None, work.hand)
        except TripolisError as error:  # the seat has moved on, or the database is away
            log.info("bot of %s, seat %d: %s", sheet.code, seat, error.message)
        except BrokenProcessPool:
            log.warning("bot of %s, seat %d: its worker was killed", sheet.code, seat)
        finally:
            self._busy.discard(turn)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.kill()  # or the end of this process would wait for the end of its thoughts
