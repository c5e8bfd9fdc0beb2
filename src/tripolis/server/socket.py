"""The WebSocket: one for everything that a person does and sees, at any number of tables.

It speaks ASGI itself: a turn passes here, and layers that do nothing for it cost as much as the
rules do. A frame to the client holds one or more messages, as a JSON array: what waits together
travels together.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tripolis.core.errors import TripolisError
from tripolis.server import lobby
from tripolis.server.door import encode
from tripolis.server.errors import BadMessage, Internal, TooMuch
from tripolis.server.house import House
from tripolis.server.limits import Bucket
from tripolis.server.messages import (
    AnyCommand,
    DraftCommand,
    Look,
    Ping,
    PlayCommand,
    PreviewCommand,
    Ranks,
    Unwatch,
    Watch,
)
from tripolis.server.people import Person
from tripolis.server.play import Viewer
from tripolis.server.preview import preview
from tripolis.server.table import Table

log = logging.getLogger(__name__)
MOST_WAITING = 256  # messages that a reader may lag behind
MOST_BYTES_WAITING = 4_000_000
MOST_WATCHED = 200  # tables on one socket
TOO_SLOW, RESTART = 4001, 1012
CLOSE_SECONDS = 1  # for the reason to get through

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

decode = msgspec.json.Decoder(AnyCommand).decode


class Client:
    """One open socket."""

    def __init__(self, house: House, person: Person, receive: Receive, send: Send) -> None:
        self._house = house
        self._person = person
        self._receive = receive
        self._send = send
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._watched: dict[tuple[str, Viewer], Table] = {}
        self._bucket = Bucket(house.settings.rate)
        self._close: tuple[int, str] | None = None
        self._dropped = asyncio.Event()  # ends the socket although a message is stuck in it

    @property
    def person(self) -> str:
        return self._person.id

    def tell(self, message: str) -> None:
        """Queue a message. Never waits: who reads too slowly is dropped."""
        if self._close is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES_WAITING:
            self._house.dropped += 1
            self.close(TOO_SLOW, "you read too slowly: connect again and ask for what you missed")
            self._dropped.set()
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        self._close = (code, reason)
        self._wake.set()

    async def run(self) -> None:
        sender = asyncio.create_task(self._write())
        receiver = asyncio.create_task(self._read())
        dropped = asyncio.create_task(self._dropped.wait())
        tasks = (sender, receiver, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for (_, viewer), table in self._watched.items():
                table.unwatch(viewer, self)
            if self._close is not None:
                with contextlib.suppress(Exception):  # it may be gone
                    async with asyncio.timeout(CLOSE_SECONDS):
                        code, reason = self._close
                        message = {"type": "websocket.close", "code": code, "reason": reason}
                        await self._send(message)

    async def _write(self) -> None:
        waiting = self._waiting
        while True:
            await self._wake.wait()
            self._wake.clear()
            if waiting:
                text = f"[{','.join(waiting)}]"
                waiting.clear()
                self._bytes = 0
                await self._send({"type": "websocket.send", "text": text})
            if self._close is not None:
                return

    async def _read(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            await self._answer(event.get("text") or event.get("bytes") or "")

    async def _answer(self, data: str | bytes) -> None:
        re: int | None = None
        try:
            wait = self._bucket.take()
            if wait:
                raise TooMuch(wait, "messages")
            try:
                command = decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadMessage(str(error)) from None
            re = command.id
            self.tell(encode({"re": re, "ok": await self._do(command)}).decode())
        except TripolisError as error:
            self._refuse(re, error)
        except Exception as error:
            self._house.failures += 1
            log.error("a command failed", exc_info=error)
            self._refuse(re, Internal())

    def _refuse(self, re: int | None, error: TripolisError) -> None:
        self.tell(encode({"re": re, "error": error_body(error)}).decode())

    async def _do(self, command: AnyCommand) -> object:
        match command:
            case PlayCommand(table=code, seat=seat):
                table = await self._seated(code, seat)
                return await table.commit(seat, command.turn, command.actions, command.key)
            case DraftCommand(table=code, seat=seat):
                table = await self._seated(code, seat)
                await table.draft(seat, command.turn, command.actions)
                return {}
            case PreviewCommand(table=code, seat=seat):
                table = await self._seated(code, seat)
                return await preview(self._house, table, seat, command.turn, command.actions)
            case Watch(table=code, seat=seat):
                return await self._watch(code, seat, command.since)
            case Unwatch(table=code, seat=seat):
                table = self._watched.pop((code, seat), None)
                if table is not None:
                    table.unwatch(seat, self)
                return {}
            case Look(table=code, seat=seat):
                table = await self._seen(code, seat)
                return await table.shown(seat, command.at)
            case Ranks(table=code, seat=seat):
                table = await self._seen(code, seat)
                return await table.ranking(seat, command.start)
            case Ping():
                return {}

    async def _seated(self, code: str, seat: int) -> Table:
        table = self._watched.get((code, seat)) or await self._house.table(code)
        lobby.check_seat(table, self._person, seat)
        return table

    async def _seen(self, code: str, seat: Viewer) -> Table:
        table = await self._house.table(code)
        await lobby.check_watch(self._house, table, self._person, seat)
        return table

    async def _watch(self, code: str, seat: Viewer, since: int | None) -> dict[str, object]:
        if len(self._watched) >= MOST_WATCHED and (code, seat) not in self._watched:
            raise TooMuch(1, f"tables on one socket: {MOST_WATCHED} at most")
        table = await self._seen(code, seat)
        await table.watch(seat, self, since)
        self._watched[code, seat] = table
        return {}


def error_body(error: TripolisError) -> dict[str, object]:
    return {"kind": error.kind, "message": error.message, "facts": error.facts()}
