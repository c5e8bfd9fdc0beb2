"""What stands in the database, read and written as whole things. Synchronous: threads call it.

Statements are made once, here: building one costs five times as much as running it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, func, insert, or_, select, update

from tripolis.core.options import Options
from tripolis.server import schema
from tripolis.server.errors import NotFound
from tripolis.server.sheet import (
    ABORTED,
    FINISHED,
    PLAYING,
    Chair,
    Sheet,
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
        "word": sheet.word,
        "created": sheet.created,
        "deadline": sheet.deadline,
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
        "kept_for": chair.kept_for,
        "gone": chair.gone,
        "gone_at": chair.gone_at,
        "wish": chair.wish,
        "due": chair.due,
        "late": chair.late,
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


_BY_WORD = select(schema.matches).where(_M.word == bindparam("word"))


def sheet_by_word(connection: Connection, word: str) -> Sheet:
    """The open table with this room word. NotFound."""
    found = connection.execute(_BY_WORD, {"word": word}).one_or_none()
    return _one_sheet(connection, found, "room")


_OF_PERSON = (
    select(schema.matches)
    .where(
        or_(
            _M.id.in_(
                select(_S.match_id).where(
                    or_(_S.person == bindparam("person"), _S.kept_for == bindparam("person"))
                )
            ),
            _M.host == bindparam("person"),
        )
    )
    .order_by(_M.id.desc())
    .limit(bindparam("most"))
)


def of_person(connection: Connection, person: str, most: int) -> list[Sheet]:
    """The tables of a person, and those where a seat is kept for them, newest first."""
    found = connection.execute(_OF_PERSON, {"person": person, "most": most})
    return _sheets(connection, found.all())


_CHAIR = ("kind", "person", "name", "bot", "nonce", "nonce_by", "kept_for")
_LIFE = ("gone", "gone_at", "wish", "due", "late")
_CHAIR_COLUMNS = (_S.seat, *(_S[name] for name in (*_CHAIR, *_LIFE)))
_CHAIRS = (
    select(_S.match_id, *_CHAIR_COLUMNS)
    .where(_S.match_id.in_(bindparam("matches", expanding=True)))
    .order_by(_S.match_id, _S.seat)
)
# A list of bound values is written into the statement each time.
_CHAIRS_OF_ONE = select(*_CHAIR_COLUMNS).where(_S.match_id == bindparam("match")).order_by(_S.seat)


def _one_sheet(connection: Connection, row: Row[Any] | None, what: str = "table") -> Sheet:
    if row is None:
        raise NotFound(what)
    chairs = connection.execute(_CHAIRS_OF_ONE, {"match": row.id})
    return _sheet(row, tuple(Chair(*chair) for chair in chairs))


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
        next=row.next,
        word=row.word,
        paused=row.paused,
    )


_SAVED = ("status", "result", "next", "word", "paused", "deadline", "contest", "audience")
_SAVE_MATCH = (
    update(schema.matches)
    .where(_MATCH)
    .values({name: bindparam(f"new_{name}") for name in _SAVED})
    .values(ended=func.coalesce(bindparam("ends", type_=_M.ended.type), _M.ended))
)
_SAVE_CHAIR = (
    update(schema.seats)
    .where(_S.match_id == bindparam("match"), _S.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in (*_CHAIR, *_LIFE)})
)


_SAVE_RESULT = (
    update(schema.seats)
    .where(_S.match_id == bindparam("match"), _S.seat == bindparam("number"))
    .values(points=bindparam("total"), won=bindparam("wins"))
)


def save(connection: Connection, old: Sheet, new: Sheet) -> None:
    """Write what is new about a sheet, which must be locked: see `lock_sheet`."""
    if any(getattr(old, name) != getattr(new, name) for name in _SAVED):
        values = {f"new_{name}": getattr(new, name) for name in _SAVED}
        ends = old.status != new.status and new.status in (FINISHED, ABORTED)
        values["ends"] = now_ms() if ends else None
        connection.execute(_SAVE_MATCH, {"match": new.id, **values})
    for was, now in zip(old.chairs, new.chairs, strict=True):
        if was != now:
            row = _seat_row(new.id, now)
            where = {"match": row.pop("match_id"), "number": row.pop("seat")}
            values = {f"new_{name}": value for name, value in row.items()}
            connection.execute(_SAVE_CHAIR, {**where, **values})
    if new.result is not None and old.result is None:  # it goes to the seats too
        connection.execute(_SAVE_RESULT, _points(new, json.loads(new.result)))


def _points(sheet: Sheet, result: Mapping[str, Sequence[int]]) -> list[dict[str, int]]:
    """Whoever is gone at the end has not won: a bot has."""
    return [
        {
            "match": sheet.id,
            "number": chair.seat,
            "total": result["totals"][chair.seat],
            "wins": int(chair.seat in result["winners"] and chair.gone is None),
        }
        for chair in sheet.chairs
    ]


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


_LENGTH = select(func.count()).where(_L.match_id == bindparam("match"))


def log_length(connection: Connection, match_id: int) -> int:
    return connection.execute(_LENGTH, {"match": match_id}).scalar_one()


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

_FIRST = (
    select(_M.id, _M.code, _M.deadline)
    .where(_M.status == PLAYING, _M.deadline.is_not(None))
    .order_by(_M.deadline)
    .limit(bindparam("most"))
)
_CLAIM = (
    update(schema.matches)
    .where(_MATCH, _M.deadline == bindparam("seen"))
    .values(deadline=bindparam("until"))
)


def deadlines(connection: Connection, most: int) -> list[tuple[int, str, int]]:
    """The clocks that run out first: match, code, when."""
    return list(connection.execute(_FIRST, {"most": most}).tuples())


def claim(connection: Connection, match_id: int, deadline: int, until: int) -> bool:
    """Take care of a clock that has run out, which nobody else does until then."""
    where = {"match": match_id, "seen": deadline}
    return connection.execute(_CLAIM, {**where, "until": until}).rowcount == 1
