"""Names that offend, and people who would rather not sit together."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from tripolis.server import schema
from tripolis.server.errors import NotFound, NotPossibleNow
from tripolis.server.people import GUEST, Person, person_by_id
from tripolis.server.sheet import now_ms

MOST_BLOCKED = 500
MOST_SHOWN = 100
_B, _R, _S, _P = schema.blocks.c, schema.reports.c, schema.seats.c, schema.people.c


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody's name, and why somebody else does not want to see it."""

    id: int
    person: str
    name: str  # as it was when it was reported
    reporter: str
    reason: str
    at: int


def block(connection: Connection, person: str, other: str) -> None:
    """NotFound, NotPossibleNow."""
    if person == person_by_id(connection, other).id:
        raise NotPossibleNow("nobody can block themselves")
    if other in blocked_by(connection, person):
        return
    count = connection.execute(select(func.count()).where(_B.person == person)).scalar_one()
    if count >= MOST_BLOCKED:
        raise NotPossibleNow(f"{MOST_BLOCKED} people are blocked already")
    connection.execute(insert(schema.blocks).values(person=person, blocked=other))


def unblock(connection: Connection, person: str, other: str) -> None:
    connection.execute(delete(schema.blocks).where(_B.person == person, _B.blocked == other))


def blocked_by(connection: Connection, person: str) -> list[str]:
    found = select(_B.blocked).where(_B.person == person).order_by(_B.blocked)
    return list(connection.execute(found).scalars())


_APART = select(_B.person).where(
    or_(
        and_(_B.person == bindparam("one"), _B.blocked == bindparam("other")),
        and_(_B.person == bindparam("other"), _B.blocked == bindparam("one")),
    )
)


def apart(connection: Connection, one: str, other: str) -> bool:
    """Whether one of the two has blocked the other."""
    return connection.execute(_APART, {"one": one, "other": other}).first() is not None


def report(connection: Connection, reporter: Person, other: str, reason: str) -> None:
    """Report a name, once: a second report by the same person replaces the first. NotFound."""
    name = person_by_id(connection, other).name
    same = (_R.person == other, _R.reporter == reporter.id)
    connection.execute(delete(schema.reports).where(*same))
    row = {"person": other, "reporter": reporter.id, "name": name, "reason": reason}
    connection.execute(insert(schema.reports).values(**row, at=now_ms()))


def reports(connection: Connection) -> list[Report]:
    """What waits for a moderator, oldest first."""
    found = select(_R.id, _R.person, _R.name, _R.reporter, _R.reason, _R.at).order_by(_R.id)
    return [Report(*row) for row in connection.execute(found.limit(MOST_SHOWN))]


def dismiss(connection: Connection, number: int) -> None:
    """The name may stay. NotFound."""
    if connection.execute(delete(schema.reports).where(_R.id == number)).rowcount == 0:
        raise NotFound("report")


def take_name(connection: Connection, person: str) -> None:
    """The name goes everywhere; an account keeps its old login until it takes a new name."""
    person_by_id(connection, person)
    connection.execute(update(schema.people).where(_P.id == person).values(name=GUEST))
    theirs = or_(_S.person == person, _S.kept_for == person)
    connection.execute(update(schema.seats).where(theirs).values(name=GUEST))
    connection.execute(delete(schema.reports).where(_R.person == person))
