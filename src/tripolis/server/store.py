"""What stands in the database, read and written as whole things. Synchronous: threads call it.

Statements are made once, here: building one costs five times as much as running it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, insert, or_, select, update

from tripolis.core.options import Options
from tripolis.server import schema
from tripolis.server.errors import NotFound
from tripolis.server.sheet import (
    ABORTED,
    FINISHED,
    OPEN,
    PLAYING,
    Audience,
    Chair,
    Sheet,
    Status,
    now_ms,
)
from tripolis.server.writer import Row as LogRow

_M, _S, _L, _D = schema.matches.c, schema.seats.c, schema.log.c, schema.drafts.c
_MATCH = _M.id == bindparam("match")


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything about a match."""

    sheet: Sheet
    log: list[LogRow]
    drafts: list[tuple[int, int, str]]  # seat, turn, text


# Sheets

_ADD_MATCH = insert(schema.matches)
_ADD_SEATS = insert(schema.seats)


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
        "contest": sheet.contest,
    }
    inserted = connection.execute(_ADD_MATCH, values).inserted_primary_key
    stored = replace(sheet, id=int(inserted[0]) if inserted else 0)
    connection.execute(_ADD_SEATS, [_seat_row(stored.id, chair) for chair in sheet.chairs])
    return stored


def _seat_row(match_id: int, chair: Chair) -> dict[str, object]:
    return {
        "match_id": match_id,
        "seat": chair.seat,
        "kind": chair.kind,
        "person": chair.person,
        "name": chair.name,
        "bot": chair.bot,
        "nonce": chair.nonce,
        "nonce_by": chair.nonce_by,
    }


_BY_CODE = select(schema.matches).where(_M.code == bindparam("code"))
_BY_ID = select(schema.matches).where(_MATCH)
_BY_ID_LOCKED = _BY_ID.with_for_update()  # on SQLite the transaction itself is the lock


def sheet_by_code(connection: Connection, code: str) -> Sheet:
    """NotFound."""
    return _one_sheet(connection, connection.execute(_BY_CODE, {"code": code}).one_or_none())


def sheet_by_id(connection: Connection, match_id: int) -> Sheet:
    """NotFound."""
    return _one_sheet(connection, connection.execute(_BY_ID, {"match": match_id}).one_or_none())


def lock_sheet(connection: Connection, match_id: int) -> Sheet:
    """The sheet, which nobody else changes until this transaction ends. NotFound."""
    found = connection.execute(_BY_ID_LOCKED, {"match": match_id}).one_or_none()
    return _one_sheet(connection, found)


_BY_IDS = select(schema.matches).where(_M.id.in_(bindparam("matches", expanding=True)))


def sheets_by_id(connection: Connection, ids: Sequence[int]) -> list[Sheet]:
    """In this order; those that are there."""
    found = _sheets(connection, connection.execute(_BY_IDS, {"matches": ids}).all())
    return sorted(found, key=lambda sheet: ids.index(sheet.id))


_IN_LOBBY = (
    select(schema.matches)
    .where(_M.status.in_((OPEN, PLAYING)), _M.audience == "listed")
    .order_by(_M.id.desc())
    .limit(bindparam("most"))
)
_OF_PERSON = (
    select(schema.matches)
    .where(
        or_(
            _M.id.in_(select(_S.match_id).where(_S.person == bindparam("person"))),
            _M.host == bindparam("person"),
        )
    )
    .order_by(_M.id.desc())
    .limit(bindparam("most"))
)


def in_lobby(connection: Connection, most: int) -> list[Sheet]:
    """Listed tables that wait for people or can be watched, newest first."""
    return _sheets(connection, connection.execute(_IN_LOBBY, {"most": most}).all())


def of_person(connection: Connection, person: str, most: int) -> list[Sheet]:
    """The tables of a person, newest first."""
    found = connection.execute(_OF_PERSON, {"person": person, "most": most})
    return _sheets(connection, found.all())


_CHAIRS = (
    select(_S.match_id, _S.seat, _S.kind, _S.person, _S.name, _S.bot, _S.nonce, _S.nonce_by)
    .where(_S.match_id.in_(bindparam("matches", expanding=True)))
    .order_by(_S.match_id, _S.seat)
)


def _one_sheet(connection: Connection, row: Row[Any] | None) -> Sheet:
    if row is None:
        raise NotFound("table")
    return _sheets(connection, [row])[0]


def _sheets(connection: Connection, rows: Sequence[Row[Any]]) -> list[Sheet]:
    chairs: dict[int, list[Chair]] = {row.id: [] for row in rows}
    if rows:
        for match_id, *rest in connection.execute(_CHAIRS, {"matches": list(chairs)}):
            chairs[match_id].append(Chair(*rest))
    return [_sheet(row, tuple(chairs[row.id])) for row in rows]


def _sheet(row: Row[Any], chairs: tuple[Chair, ...]) -> Sheet:
    options = tuple((name, value) for name, value in json.loads(row.options))
    return Sheet(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        options=Options(options, row.file),
        secret=row.secret,
        status=row.status,
        audience=row.audience,
        clock=row.clock,
        host=row.host,
        after=row.after,
        created=row.created,
        chairs=chairs,
        result=row.result,
        contest=row.contest,
    )


_SET_CHAIR = (
    update(schema.seats)
    .where(_S.match_id == bindparam("match"), _S.seat == bindparam("number"))
    .values({name: bindparam(name) for name in ("kind", "person", "name", "bot")})
    .values({name: bindparam(name) for name in ("nonce", "nonce_by")})
)


def set_chair(connection: Connection, sheet: Sheet, chair: Chair) -> Sheet:
    """Change who sits on a seat; the answer is the sheet as it is then."""
    row = _seat_row(sheet.id, chair)
    values = {"match": row.pop("match_id"), "number": row.pop("seat"), **row}
    connection.execute(_SET_CHAIR, values)
    chairs = list(sheet.chairs)
    chairs[chair.seat] = chair
    return replace(sheet, chairs=tuple(chairs))


_SET_STATUS = (
    update(schema.matches)
    .where(_MATCH, _M.status == bindparam("was"))
    .values({name: bindparam(name) for name in ("status", "ended", "result")})
)


_SET_POINTS = (
    update(schema.seats)
    .where(_S.match_id == bindparam("match"), _S.seat == bindparam("number"))
    .values(points=bindparam("total"), won=bindparam("wins"))
)


def _points(match_id: int, result: Mapping[str, Sequence[int]]) -> list[dict[str, int]]:
    return [
        {"match": match_id, "number": seat, "total": total, "wins": int(seat in result["winners"])}
        for seat, total in enumerate(result["totals"])
    ]


def set_status(
    connection: Connection,
    sheet: Sheet,
    status: Status,
    result: Mapping[str, Sequence[int]] | None = None,
) -> Sheet:
    """Move a match on from where the sheet says it stands; its result goes to the seats too."""
    text = None if result is None else json.dumps(result)
    ended = now_ms() if status in (FINISHED, ABORTED) else None
    values: Mapping[str, object] = {"status": status, "ended": ended, "result": text}
    connection.execute(_SET_STATUS, {"match": sheet.id, "was": sheet.status, **values})
    if result is not None:
        connection.execute(_SET_POINTS, _points(sheet.id, result))
    return replace(sheet, status=status, result=text)


_SET_CONTEST = update(schema.matches).where(_MATCH).values(contest=bindparam("name"))


def set_contest(connection: Connection, sheet: Sheet, contest: str) -> Sheet:
    """From now on others may play with the same dice."""
    connection.execute(_SET_CONTEST, {"match": sheet.id, "name": contest})
    return replace(sheet, contest=contest)


_SET_AUDIENCE = update(schema.matches).where(_MATCH).values(audience=bindparam("who"))


def set_audience(connection: Connection, sheet: Sheet, audience: Audience) -> Sheet:
    connection.execute(_SET_AUDIENCE, {"match": sheet.id, "who": audience})
    return replace(sheet, audience=audience)


_POINTS = select(_S.points).where(_S.match_id == bindparam("match"), _S.seat == bindparam("number"))


def points_of(connection: Connection, match_id: int, seat: int) -> int:
    """What a seat has come to, in a match that is over."""
    return connection.execute(_POINTS, {"match": match_id, "number": seat}).scalar_one()


# The log

_LOG = (
    select(_L.match_id, _L.number, _L.seat, _L.text, _L.key, _L.at)
    .where(_L.match_id == bindparam("match"), _L.number >= bindparam("start"))
    .order_by(_L.number)
)
_ADD_LOG = insert(schema.log)
_LOG_COLUMNS = ("match_id", "number", "seat", "text", "key", "at")


def load(connection: Connection, code: str) -> Stored:
    """A match with its log, all of the same moment. NotFound."""
    sheet = sheet_by_code(connection, code)
    drafts = connection.execute(_DRAFTS, {"match": sheet.id})
    laid = [(seat, turn, text) for seat, turn, text in drafts]
    return Stored(sheet, log_from(connection, sheet.id, 0), laid)


def log_from(connection: Connection, match_id: int, start: int) -> list[LogRow]:
    rows = connection.execute(_LOG, {"match": match_id, "start": start})
    return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in rows]


def add_log(connection: Connection, rows: Sequence[LogRow]) -> None:
    """Log rows that belong to other changes of the same transaction."""
    if rows:
        values: list[dict[str, object]] = [
            dict(zip(_LOG_COLUMNS, row, strict=True)) for row in rows
        ]
        connection.execute(_ADD_LOG, values)


# Drafts

_DRAFTS = select(_D.seat, _D.turn, _D.text).where(_D.match_id == bindparam("match"))
_DRAFT = select(_D.turn, _D.text).where(
    _D.match_id == bindparam("match"), _D.seat == bindparam("number")
)
_SET_DRAFT = (
    update(schema.drafts)
    .where(and_(_D.match_id == bindparam("match"), _D.seat == bindparam("number")))
    .values(turn=bindparam("now"), text=bindparam("words"))
)
_ADD_DRAFT = insert(schema.drafts)


def draft_of(connection: Connection, match_id: int, seat: int) -> tuple[int, str] | None:
    """The stored draft of a seat: the turn that it is for, and its text."""
    row = connection.execute(_DRAFT, {"match": match_id, "number": seat}).one_or_none()
    return None if row is None else (row.turn, row.text)


def set_draft(connection: Connection, match_id: int, seat: int, turn: int, text: str) -> None:
    where = {"match": match_id, "number": seat}
    done = connection.execute(_SET_DRAFT, {**where, "now": turn, "words": text})
    if done.rowcount == 0:
        row = {"match_id": match_id, "seat": seat, "turn": turn, "text": text}
        connection.execute(_ADD_DRAFT, row)


# Clocks

_SET_DEADLINE = update(schema.matches).where(_MATCH).values(deadline=bindparam("until"))
_OVERDUE = select(_M.code).where(_M.status == PLAYING, _M.deadline <= bindparam("now"))


def set_deadline(connection: Connection, match_id: int, deadline: int | None) -> None:
    connection.execute(_SET_DEADLINE, {"match": match_id, "until": deadline})


def overdue(connection: Connection, at: int) -> list[str]:
    """The codes of matches in which a clock has run out."""
    return list(connection.execute(_OVERDUE, {"now": at}).scalars())
