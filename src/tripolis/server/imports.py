"""Records that people brought along: checked line by line, kept byte for byte."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from tripolis.core.errors import RecordError
from tripolis.core.replay import replay
from tripolis.games import find
from tripolis.server import schema
from tripolis.server.errors import NotFound, TooMuch
from tripolis.server.people import Person
from tripolis.server.sheet import ByLink, new_code, now_ms

MOST_RECORDS = 200  # of a person, and
MOST_BYTES = 5_000_000  # of all of them together
MOST_SEATS = 1_000  # as at a table: the work of checking grows with their number
_SEATS_LINE = 4

_I = schema.imports.c
_TOLD = (_I.code, _I.game, _I.seats, _I.options, _I.totals, _I.audience, _I.created)


class KeptRecord(msgspec.Struct, kw_only=True):
    """A record that somebody brought along."""

    code: str  # of its replay
    game: str
    seats: int
    options: dict[str, str]
    totals: list[int] | None  # null: the match was not over
    audience: ByLink
    created: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a record is about."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    totals: tuple[int, ...] | None


def check(record: str) -> Told:
    """What the record tells, every line of it checked. RecordError. For a worker process."""
    check_seats(record)
    match = replay(record, find)
    totals = tuple(match.game.scores(match.state).totals) if match.finished else None
    return Told(match.game.name, match.seats, match.options.values, totals)


def check_seats(record: str) -> None:
    """Refuse to read a record of more seats than a table here has. RecordError."""
    lines = record.split("\n", _SEATS_LINE)
    seats = lines[_SEATS_LINE - 1].removeprefix("seats ") if len(lines) >= _SEATS_LINE else ""
    if seats.isdecimal() and (len(seats) > len(str(MOST_SEATS)) or int(seats) > MOST_SEATS):
        raise RecordError(_SEATS_LINE, f"this server takes records of at most {MOST_SEATS} seats")


def keep(
    connection: Connection, person: Person, record: str, told: Told, audience: ByLink
) -> KeptRecord:
    """Keep a record that was checked; one that is here already stays as it is. TooMuch."""
    data = record.encode()
    digest = hashlib.sha256(data).hexdigest()
    known = select(*_TOLD).where(_I.person == person.id, _I.digest == digest)
    found = connection.execute(known).one_or_none()
    if found is not None:
        return _kept(found)
    sums = select(func.count(), func.coalesce(func.sum(func.length(_I.record)), 0))
    records, size = connection.execute(sums.where(_I.person == person.id)).one()
    if records >= MOST_RECORDS or size + len(data) > MOST_BYTES:
        raise TooMuch(0, f"records: {MOST_RECORDS} or {MOST_BYTES} bytes at most; delete one")
    row = {
        "code": new_code(),
        "person": person.id,
        "digest": digest,
        "record": data,
        "game": told.game,
        "seats": told.seats,
        "options": json.dumps(told.options),
        "totals": None if told.totals is None else json.dumps(told.totals),
        "audience": audience,
        "created": now_ms(),
    }
    connection.execute(insert(schema.imports).values(row))
    return _kept(connection.execute(known).one())


def of_person(connection: Connection, person: str) -> list[KeptRecord]:
    """The newest first."""
    mine = select(*_TOLD).where(_I.person == person).order_by(_I.created.desc(), _I.code)
    return [_kept(row) for row in connection.execute(mine)]


def text_of(connection: Connection, person: Person, code: str) -> str:
    """A record that somebody may see. NotFound."""
    found = select(_I.record, _I.person, _I.audience).where(_I.code == code)
    row = connection.execute(found).one_or_none()
    if row is None or (row.audience == "private" and row.person != person.id):
        raise NotFound("record")
    return row.record.decode()


def set_audience(connection: Connection, person: Person, code: str, audience: ByLink) -> KeptRecord:
    """NotFound."""
    mine = (_I.code == code, _I.person == person.id)
    connection.execute(update(schema.imports).where(*mine).values(audience=audience))
    row = connection.execute(select(*_TOLD).where(*mine)).one_or_none()
    if row is None:
        raise NotFound("record")
    return _kept(row)


def drop(connection: Connection, person: Person, code: str) -> None:
    """NotFound."""
    mine = (_I.code == code, _I.person == person.id)
    if connection.execute(delete(schema.imports).where(*mine)).rowcount == 0:
        raise NotFound("record")


def _kept(row: Sequence[Any]) -> KeptRecord:
    code, game, seats, options, totals, audience, created = row
    return KeptRecord(
        code=code,
        game=game,
        seats=seats,
        options=dict(json.loads(options)),
        totals=None if totals is None else json.loads(totals),
        audience=audience,
        created=created,
    )
