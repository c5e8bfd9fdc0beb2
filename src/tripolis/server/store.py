"""What stands in the database, read and written as whole things. Synchronous: threads call it."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, Row, and_, delete, insert, or_, select, update

from tripolis.core.dice import NONCE_BYTES, SECRET_BYTES
from tripolis.core.options import Options
from tripolis.server import schema
from tripolis.server.errors import NotFound
from tripolis.server.writer import Row as LogRow

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another

OPEN, PLAYING, FINISHED, ABORTED = "open", "playing", "finished", "aborted"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_code(length: int = 12) -> str:
    """A name that nobody guesses: 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there."""

    seat: int
    kind: str  # open, person, bot
    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: bytes = b""
    nonce_by: str = "server"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A match without its log: the row of `matches` and those of `seats`."""

    id: int
    code: str
    game: str
    rules: int
    options: Options
    secret: bytes
    status: str
    audience: str
    clock: int | None
    host: str
    after: str | None
    created: int
    chairs: tuple[Chair, ...]
    result: str | None = None

    def chair_of(self, person: str) -> Chair | None:
        return next((chair for chair in self.chairs if chair.person == person), None)

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything about a match."""

    sheet: Sheet
    log: list[LogRow]
    drafts: list[tuple[int, int, str]]  # seat, turn, text


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)


def add_match(connection: Connection, sheet: Sheet) -> Sheet:
    """Store a new match; the answer has its id."""
    values = {
        "code": sheet.code,
        "game": sheet.game,
        "rules": sheet.rules,
        "seats": len(sheet.chairs),
        "options": json.dumps(sheet.options.values),
        "file": sheet.options.file,
        "secret": sheet.secret,
        "status": sheet.status,
        "audience": sheet.audience,
        "clock": sheet.clock,
        "host": sheet.host,
        "after": sheet.after,
        "created": sheet.created,
    }
    inserted = connection.execute(insert(schema.matches), values).inserted_primary_key
    stored = replace(sheet, id=int(inserted[0]) if inserted else 0)
    rows = [
        {
            "match_id": stored.id,
            "seat": chair.seat,
            "kind": chair.kind,
            "person": chair.person,
            "name": chair.name,
            "bot": chair.bot,
            "nonce": chair.nonce,
            "nonce_by": chair.nonce_by,
        }
        for chair in sheet.chairs
    ]
    connection.execute(insert(schema.seats), rows)
    return stored


def sheet_by_code(connection: Connection, code: str) -> Sheet:
    """NotFound."""
    row = connection.execute(
        select(schema.matches).where(schema.matches.c.code == code)
    ).one_or_none()
    if row is None:
        raise NotFound("table")
    return _sheet(connection, row)


def sheet_by_id(connection: Connection, match_id: int) -> Sheet:
    row = connection.execute(
        select(schema.matches).where(schema.matches.c.id == match_id)
    ).one_or_none()
    if row is None:
        raise NotFound("table")
    return _sheet(connection, row)


def load(connection: Connection, code: str) -> Stored:
    """A match with its log, all of the same moment. NotFound."""
    sheet = sheet_by_code(connection, code)
    drafts = schema.drafts.c
    found = connection.execute(
        select(drafts.seat, drafts.turn, drafts.text).where(drafts.match_id == sheet.id)
    )
    return Stored(sheet, log_from(connection, sheet.id, 0), list(found.tuples()))


def log_from(connection: Connection, match_id: int, start: int) -> list[LogRow]:
    c = schema.log.c
    rows = connection.execute(
        select(c.match_id, c.number, c.seat, c.text, c.key, c.at)
        .where(c.match_id == match_id, c.number >= start)
        .order_by(c.number)
    )
    return list(rows.tuples())


def take_seat(connection: Connection, match_id: int, chair: Chair) -> bool:
    """Sit down on an open seat; whether it was still open."""
    c = schema.seats.c
    done = connection.execute(
        update(schema.seats)
        .where(c.match_id == match_id, c.seat == chair.seat, c.kind == "open")
        .values(
            kind=chair.kind,
            person=chair.person,
            name=chair.name,
            bot=chair.bot,
            nonce=chair.nonce,
            nonce_by=chair.nonce_by,
        )
    )
    return done.rowcount == 1


def set_chair(connection: Connection, match_id: int, chair: Chair) -> None:
    """Change who sits on a seat, whatever it was."""
    c = schema.seats.c
    connection.execute(
        update(schema.seats)
        .where(c.match_id == match_id, c.seat == chair.seat)
        .values(kind=chair.kind, person=chair.person, name=chair.name, bot=chair.bot)
    )


def set_status(
    connection: Connection, match_id: int, status: str, *, was: str, result: str | None = None
) -> bool:
    """Move a match on; whether it stood where it was thought to stand."""
    c = schema.matches.c
    values: dict[str, object] = {"status": status}
    if status in (FINISHED, ABORTED):
        values.update(ended=now_ms(), result=result, deadline=None)
    done = connection.execute(
        update(schema.matches).where(c.id == match_id, c.status == was).values(**values)
    )
    return done.rowcount == 1


def set_draft(connection: Connection, match_id: int, seat: int, turn: int, text: str) -> None:
    c = schema.drafts.c
    where = and_(c.match_id == match_id, c.seat == seat)
    values = {"turn": turn, "text": text}
    if connection.execute(update(schema.drafts).where(where).values(**values)).rowcount == 0:
        row = {"match_id": match_id, "seat": seat, **values}
        connection.execute(insert(schema.drafts), row)


def add_log(connection: Connection, rows: Sequence[LogRow]) -> None:
    """Log rows that belong to other changes of the same transaction."""
    if rows:
        names = ("match_id", "number", "seat", "text", "key", "at")
        values: list[dict[str, object]] = [dict(zip(names, row, strict=True)) for row in rows]
        connection.execute(insert(schema.log), values)


def drafts_of(connection: Connection, match_id: int, seat: int) -> list[tuple[int, str]]:
    """The stored draft of a seat (turn, text), if there is one."""
    c = schema.drafts.c
    rows = connection.execute(select(c.turn, c.text).where(c.match_id == match_id, c.seat == seat))
    return list(rows.tuples())


def set_deadline(connection: Connection, match_id: int, deadline: int | None) -> None:
    connection.execute(
        update(schema.matches).where(schema.matches.c.id == match_id).values(deadline=deadline)
    )


def overdue(connection: Connection, at: int) -> list[str]:
    """The codes of matches in which a clock has run out."""
    c = schema.matches.c
    rows = connection.execute(select(c.code).where(c.status == PLAYING, c.deadline <= at))
    return [row.code for row in rows]


def in_lobby(connection: Connection, limit: int) -> list[Sheet]:
    """Listed tables that wait for people or can be watched, newest first."""
    c = schema.matches.c
    rows = connection.execute(
        select(schema.matches)
        .where(c.status.in_((OPEN, PLAYING)), c.audience == "listed")
        .order_by(c.id.desc())
        .limit(limit)
    )
    return _sheets(connection, rows.all())


def of_person(connection: Connection, person: str, limit: int) -> list[Sheet]:
    """The tables of a person, newest first."""
    mine = select(schema.seats.c.match_id).where(schema.seats.c.person == person)
    c = schema.matches.c
    rows = connection.execute(
        select(schema.matches)
        .where(or_(c.id.in_(mine), c.host == person))
        .order_by(c.id.desc())
        .limit(limit)
    )
    return _sheets(connection, rows.all())


def remove_match(connection: Connection, match_id: int) -> None:
    connection.execute(delete(schema.matches).where(schema.matches.c.id == match_id))


def _sheet(connection: Connection, row: Row[tuple[object, ...]]) -> Sheet:
    return _sheets(connection, [row])[0]


def _sheets(connection: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[Sheet]:
    c = schema.seats.c
    chairs: dict[int, list[Chair]] = {row.id: [] for row in rows}
    found = connection.execute(
        select(c.match_id, c.seat, c.kind, c.person, c.name, c.bot, c.nonce, c.nonce_by)
        .where(c.match_id.in_(chairs))
        .order_by(c.match_id, c.seat)
    )
    for match_id, *rest in found:
        chairs[match_id].append(Chair(*rest))
    return [
        Sheet(
            id=row.id,
            code=row.code,
            game=row.game,
            rules=row.rules,
            options=Options(
                tuple((name, value) for name, value in json.loads(row.options)), row.file
            ),
            secret=row.secret,
            status=row.status,
            audience=row.audience,
            clock=row.clock,
            host=row.host,
            after=row.after,
            created=row.created,
            chairs=tuple(chairs[row.id]),
            result=row.result,
        )
        for row in rows
    ]
