"""What somebody has played: their matches, and what came of them by game and variant.

Others see no private match, none whose contest is sealed, and a match only where it was listed:
the address of a table is a key to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from tripolis.games import find
from tripolis.server import contests, schema, store
from tripolis.server.errors import NotFound
from tripolis.server.messages import TableInfo, table_info
from tripolis.server.sheet import FINISHED, OPEN, PLAYING

PAGE = 20
_M, _S = schema.matches.c, schema.seats.c

Which = Literal["running", "finished"]
_STATUSES = {"running": (OPEN, PLAYING), "finished": (FINISHED,)}


class PlayedMatch(msgspec.Struct, kw_only=True):
    table: TableInfo
    mine: list[int]  # the seats of the person whose match it is
    ended: int | None  # ms since 1970


class MatchesPage(msgspec.Struct, kw_only=True):
    matches: list[PlayedMatch]  # the newest first
    more: bool  # ask again with `before`: the code of the last one here


class VariantStatistics(msgspec.Struct, kw_only=True):
    """What somebody has done in one way to play a game."""

    seats: int
    options: dict[str, str]  # without those that are usually drawn
    played: int
    won: int | None  # null: alone, nobody wins
    best: int
    average: float
    last: int
    last_at: int  # ms since 1970
    best_table: str | None  # whose replay shows it; null: it is not open to who asks


class GameStatistics(msgspec.Struct, kw_only=True):
    game: str
    played: int
    won: int  # of those with others
    with_others: int
    variants: list[VariantStatistics]  # the most played first


def matches(
    connection: Connection, person: str, viewer: str, which: Which, game: str | None, before: str
) -> MatchesPage:
    """A page of somebody's matches, as far as the viewer may know of them. NotFound."""
    when = func.coalesce(_M.ended, _M.created)
    found = select(_M.id, _M.ended).where(_M.status.in_(_STATUSES[which]), _of(person))
    if person != viewer:
        found = found.where(_known_to(viewer))
    if game is not None:
        found = found.where(_M.game == game)
    if before:
        found = _after(connection, found, when, before)
    rows = connection.execute(found.order_by(when.desc(), _M.id.desc()).limit(PAGE + 1)).all()
    ended = {row.id: row.ended for row in rows[:PAGE]}
    shown = [
        PlayedMatch(
            table=table_info(sheet),
            mine=[chair.seat for chair in sheet.chairs if chair.person == person],
            ended=ended[sheet.id],
        )
        for sheet in store.sheets_by_id(connection, list(ended))
    ]
    return MatchesPage(matches=shown, more=len(rows) > PAGE)


def _after(
    connection: Connection,
    found: Select[*tuple[Any, ...]],
    when: ColumnElement[int],
    before: str,
) -> Select[*tuple[Any, ...]]:
    """The rest of a list, after the match with this code. NotFound."""
    last = connection.execute(select(_M.id, when).where(_M.code == before)).one_or_none()
    if last is None:
        raise NotFound("match")
    earlier = and_(when == last[1], _M.id < last[0])
    return found.where(or_(when < last[1], earlier))


def _of(person: str) -> ColumnElement[bool]:
    seated = _M.id.in_(select(_S.match_id).where(_S.person == person))
    kept = _M.id.in_(select(_S.match_id).where(_S.kept_for == person))
    return or_(seated, and_(or_(_M.host == person, kept), _M.status == OPEN))


def _known_to(viewer: str) -> ColumnElement[bool]:
    """The matches of somebody else that a viewer may find in a list."""
    there = _M.id.in_(select(_S.match_id).where(_S.person == viewer))
    listed = and_(_M.audience == "listed", contests.not_sealed())
    past = and_(
        _M.contest.like("daily/%"), _M.status == FINISHED, contests.not_sealed(), _not_private()
    )
    return or_(there, listed, past)


def _not_private() -> ColumnElement[bool]:
    return _M.audience != "private"


# Statistics


@dataclass(slots=True)
class _Tally:
    """One variant, counted match by match, the earliest first."""

    seats: int
    options: dict[str, str]
    played: int = 0
    won: int = 0
    total: int = 0
    best: int = 0
    best_table: str | None = None
    last: int = 0
    last_at: int = 0

    def add(self, points: int, won: int, at: int, table: str | None) -> None:
        if self.played == 0 or points > self.best:
            self.best, self.best_table = points, table
        self.played += 1
        self.won += won
        self.total += points
        self.last, self.last_at = points, at


def statistics(connection: Connection, person: str, viewer: str) -> list[GameStatistics]:
    """What somebody has come to, by game and variant; the game played last comes first.

    Of several seats on one device the first counts, and none that somebody else played on.
    """
    rest = (_M.id, _M.code, _M.game, _M.rules, _M.seats, _M.options, _M.audience)
    found = select(*rest, _M.ended, _S.points, _S.won).where(
        _S.match_id == _M.id,
        _S.person == person,
        _S.kind == "person",
        _S.gone.is_(None),
        _S.points.is_not(None),
        _M.status == FINISHED,
    )
    if person != viewer:
        found = found.where(_not_private(), contests.not_sealed())
    games: dict[str, dict[str, _Tally]] = {}
    counted = 0
    for row in connection.execute(found.order_by(_M.ended, _M.id, _S.seat)):
        if row.id == counted:
            continue
        counted = row.id
        drawn = _drawn(row.game, row.rules, row.seats)
        options = {name: value for name, value in json.loads(row.options) if name not in drawn}
        key = json.dumps([row.seats, options])
        game = games.pop(row.game, {})
        games[row.game] = game  # to the end: it was played last
        tally = game.setdefault(key, _Tally(row.seats, options))
        open_to_viewer = person == viewer or row.audience == "listed"
        tally.add(row.points, row.won, row.ended, row.code if open_to_viewer else None)
    return [_told(game, tallies.values()) for game, tallies in reversed(games.items())]


@cache
def _drawn(game: str, rules: int, seats: int) -> frozenset[str]:
    """The options that may be drawn for each match: no variant is told apart by them."""
    specs = find(game, rules).option_specs(seats)
    return frozenset(spec.name for spec in specs if spec.may_be_drawn)


def _told(game: str, tallies: Iterable[_Tally]) -> GameStatistics:
    counted = sorted(tallies, key=lambda tally: -tally.played)
    company = [tally for tally in counted if tally.seats > 1]
    return GameStatistics(
        game=game,
        played=sum(tally.played for tally in counted),
        won=sum(tally.won for tally in company),
        with_others=sum(tally.played for tally in company),
        variants=[
            VariantStatistics(
                seats=tally.seats,
                options=tally.options,
                played=tally.played,
                won=tally.won if tally.seats > 1 else None,
                best=tally.best,
                average=tally.total / tally.played,
                last=tally.last,
                last_at=tally.last_at,
                best_table=tally.best_table,
            )
            for tally in counted
        ],
    )
