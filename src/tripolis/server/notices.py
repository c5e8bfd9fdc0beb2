"""Telling people who are not connected that it is their turn, at an address of theirs.

A notice is signed with a secret that only the person has. It is tried a few times, and after a few
that never arrived no more are sent until the person gives an address again. Nothing waits for a
notice, and none is sent again after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tripolis.core.errors import TripolisError
from tripolis.core.game import Seat
from tripolis.server import schema, webhook
from tripolis.server.sheet import PLAYING, now_ms
from tripolis.server.webhook import NotDelivered

if TYPE_CHECKING:
    from tripolis.server.house import House
    from tripolis.server.play import Play
    from tripolis.server.table import Table

log = logging.getLogger(__name__)
GRACE_SECONDS = 5.0  # a page that is loaded again was not away
PAUSES_SECONDS = (30.0, 300.0)  # before a notice is tried again
MOST_FAILED = 5  # notices in a row
REFRESH_SECONDS = 30.0  # after that a node knows the addresses that were given to others
MOST_WAITING = 5_000
_N = schema.notices.c


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody wants to be told."""

    url: str
    secret: str
    failed: int


class Notice(msgspec.Struct, kw_only=True):
    """What is sent."""

    event: str  # turn, or test
    at: int  # ms since 1970
    table: str | None = None
    game: str | None = None
    seat: int | None = None
    names: list[str] = []  # of all seats
    url: str | None = None  # of the table
    left: int | None = None  # milliseconds on the clock


# What is stored


def place_of(connection: Connection, person: str) -> Place | None:
    found = select(_N.url, _N.secret, _N.failed).where(_N.person == person)
    row = connection.execute(found).one_or_none()
    return None if row is None else Place(*row)


def set_place(connection: Connection, person: str, url: str) -> Place:
    """Tell somebody there from now on. The secret stays as long as there is an address."""
    old = place_of(connection, person)
    secret = secrets.token_urlsafe(32) if old is None else old.secret
    drop_place(connection, person)
    row = {"person": person, "url": url, "secret": secret, "created": now_ms()}
    connection.execute(insert(schema.notices).values(row))
    return Place(url, secret, 0)


def drop_place(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.notices).where(_N.person == person))


def _count(connection: Connection, person: str, place: Place, *, arrived: bool) -> None:
    same = (_N.person == person, _N.url == place.url)
    failed = 0 if arrived else _N.failed + 1
    connection.execute(update(schema.notices).where(*same).values(failed=failed))


def _people(connection: Connection) -> set[str]:
    found = select(_N.person).where(_N.failed < MOST_FAILED)
    return set(connection.execute(found).scalars())


# What is sent


async def send(place: Place, notice: Notice, *, inside: bool) -> None:
    """NotDelivered, BadAddress."""
    body = msgspec.json.encode(notice)
    mac = hmac.new(place.secret.encode(), f"{notice.at}.".encode() + body, hashlib.sha256)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Tripolis",
        "Tripolis-Time": str(notice.at),
        "Tripolis-Signature": f"sha256={mac.hexdigest()}",
    }
    await webhook.post(place.url, body, headers, inside=inside)


class Notices:
    """Knows who wants to be told, and tells them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._people: set[str] = set()
        self._waiting: set[tuple[int, Seat, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refresher = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        while True:
            try:
                self._people = await self._house.read(_people)
            except TripolisError as error:
                log.warning("nobody knows who wants notices: %s", error.message)
            await asyncio.sleep(REFRESH_SECONDS)

    def know(self, person: str) -> None:
        """Somebody has just said where they want to be told."""
        self._people.add(person)

    def consider(self, table: Table, play: Play) -> None:
        """Something has happened at a table: tell those who are to act and do not see it."""
        sheet = table.sheet
        if not self._people or sheet.status != PLAYING or sheet.paused is not None:
            return
        for seat in play.match.to_act:
            chair = sheet.chairs[seat]
            if seat < 0 or not chair.there or chair.person not in self._people:
                continue
            turn = (sheet.id, seat, play.turns[seat])
            if turn not in self._waiting and len(self._waiting) < MOST_WAITING:
                self._waiting.add(turn)
                task = asyncio.create_task(self._tell(table, turn))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: Table, turn: tuple[int, Seat, int]) -> None:
        try:
            pauses = (GRACE_SECONDS, *PAUSES_SECONDS)
            for tried, pause in enumerate(pauses, 1):
                await asyncio.sleep(pause)
                if await self._try(table, *turn[1:], last=tried == len(pauses)):
                    return
        except TripolisError as error:
            log.warning("notice of %s: %s", table.sheet.code, error.message)
        finally:
            self._waiting.discard(turn)

    async def _try(self, table: Table, seat: Seat, turn: int, *, last: bool) -> bool:
        """Whether there is nothing more to do."""
        house = self._house
        async with table.lock:
            play = await table.current()
        sheet = table.sheet
        chair = sheet.chairs[seat]
        acts = seat in play.match.to_act and play.turns[seat] == turn
        if sheet.status != PLAYING or not acts or not chair.there or chair.person is None:
            return True
        if seat in table.audience.presence.seats(sheet):
            return True
        person = chair.person
        place = await house.read(lambda c: place_of(c, person))
        if place is None or place.failed >= MOST_FAILED:
            self._people.discard(person)
            return True
        notice = Notice(
            event="turn",
            at=now_ms(),
            table=sheet.code,
            game=sheet.game,
            seat=seat,
            names=[chair.name for chair in sheet.chairs],
            url=f"{house.settings.origin}/t/{sheet.code}",
            left=None if chair.due is None else max(0, chair.due - now_ms()),
        )
        try:
            await send(place, notice, inside=house.settings.notices_inside)
        except NotDelivered as error:
            log.info("a notice did not arrive: %s", error)
            if not last:
                return False
            await house.writer.run(lambda c: _count(c, person, place, arrived=False))
            return True
        if place.failed:
            await house.writer.run(lambda c: _count(c, person, place, arrived=True))
        return True

    async def close(self) -> None:
        self._refresher.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(self._refresher, *self._tasks, return_exceptions=True)
