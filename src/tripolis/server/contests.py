"""Contests: the same dice for everybody who takes part, and one try each.

The name of a contest stands at its matches and its tries. `daily/2026-11-18/cityscape` is the
challenge of a day, in UTC: see `daily`. `deal/…` is a match that was played, and all that follow
its links: see `challenges`. A link to a match of a daily challenge leads on within that contest,
so that nobody plays the same dice twice.

What is sealed, and from whom:

- A try that runs is seen by nobody but who plays it.
- What a day's tries have come to (records, replays, lists, statistics) opens when the day is over.
  Until then whoever plays sees their own table and no record of it, and whoever has played sees
  points and names.
- Whoever is playing a deal sees no other match of it before they have finished.

What cannot be sealed: whoever has the link to a match may have looked at it before they begin, or
look at it as another guest. A link to a challenge does not say which match it came from.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, insert, or_, select

from tripolis.core.dice import seed_of
from tripolis.games import NAMES
from tripolis.server import schema
from tripolis.server.errors import NotFound, Sealed
from tripolis.server.people import Person
from tripolis.server.sheet import FINISHED, PLAYING, Sheet, now_ms

if TYPE_CHECKING:
    from tripolis.server.house import House

_DAILY, _DEAL = "daily/", "deal/"
_T, _M = schema.tries.c, schema.matches.c


def daily_name(day: date, game: str) -> str:
    return f"{_DAILY}{day.isoformat()}/{game}"


def deal_name(sheet: Sheet) -> str:
    """The contest of all who play with the dice of this match."""
    nonces = (chair.nonce for chair in sheet.chairs)
    return _DEAL + sha256(b"deal" + seed_of(sheet.secret, nonces)).hexdigest()[:32]


def day_of(contest: str) -> date | None:
    """The day of a daily challenge."""
    if not contest.startswith(_DAILY):
        return None
    return date.fromisoformat(contest.split("/")[1])


def today(at: int | None = None) -> date:
    return datetime.fromtimestamp((now_ms() if at is None else at) / 1000, UTC).date()


def end_of(day: date) -> int:
    """When the next day begins."""
    return int(datetime.combine(day + timedelta(1), datetime.min.time(), UTC).timestamp() * 1000)


def sealed_until(contest: str | None) -> int | None:
    """When the records of a contest open; None: they are open."""
    day = None if contest is None else day_of(contest)
    return None if day is None or end_of(day) <= now_ms() else end_of(day)


def not_sealed() -> ColumnElement[bool]:
    """Of a match: its record may be shown. The clock of another node may be ahead of ours."""
    days = (today(), today() + timedelta(1))
    sealed = [daily_name(day, game) for day in days for game in NAMES]
    return or_(_M.contest.is_(None), _M.contest.not_in(sealed))


def check_open(sheet: Sheet) -> None:
    """That the record of a match may be shown to those who may see the match. Sealed."""
    until = sealed_until(sheet.contest)
    if until is not None:
        raise Sealed(until)


async def check_may_see(house: House, sheet: Sheet, person: Person) -> None:
    """That somebody who does not belong to a table may look at it. NotFound, Sealed."""
    contest = sheet.contest
    if contest is None:
        return
    if sheet.status != FINISHED or sealed_until(contest) is not None:
        raise NotFound("table")
    if await house.read(lambda c: plays(c, person.id, contest)):
        raise Sealed(None)


# Tries


def try_of(connection: Connection, person: str, contest: str) -> int | None:
    """The match that somebody has tried, or tries, a contest with."""
    found = select(_T.match_id).where(_T.person == person, _T.contest == contest)
    return connection.execute(found).scalar_one_or_none()


def add_try(connection: Connection, person: str, contest: str, match_id: int) -> None:
    row = {"person": person, "contest": contest, "match_id": match_id}
    connection.execute(insert(schema.tries).values(row))


def plays(connection: Connection, person: str, contest: str) -> bool:
    """Whether somebody is in the middle of a contest."""
    mine = (_T.person == person, _T.contest == contest, _M.id == _T.match_id)
    found = select(_M.id).where(*mine, _M.status == PLAYING)
    return connection.execute(found).first() is not None
