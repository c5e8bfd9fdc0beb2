"""Everything that is kept of somebody, for themselves."""

from __future__ import annotations

from sqlalchemy import Connection

from tripolis.server import accounts, moderation, notices, store
from tripolis.server.messages import (
    Export,
    Me,
    MyChallenge,
    MyContest,
    MyRecord,
    MyTable,
    MyTurn,
    table_info,
)
from tripolis.server.people import Person

ALL_TABLES = 1_000_000


def everything(connection: Connection, person: Person) -> Export:
    """What others may not know yet is not in it: of a match only one's own turns are."""
    me = person.id
    turns: dict[int, list[MyTurn]] = {}
    for match, seat, at, text in accounts.turns_of(connection, me):
        turns.setdefault(match, []).append(MyTurn(seat=seat, at=at, text=text))
    place = notices.place_of(connection, me)
    return Export(
        me=Me(id=me, name=person.name, login=person.login),
        created=accounts.created_of(connection, me),
        tokens=accounts.tokens_of(connection, me),
        blocked=moderation.blocked_by(connection, me),
        tables=[
            MyTable(table=table_info(sheet), turns=turns.get(sheet.id, []))
            for sheet in store.of_person(connection, me, ALL_TABLES)
        ],
        contests=[
            MyContest(name=name, table=code) for name, code in accounts.contests_of(connection, me)
        ],
        challenges=[
            MyChallenge(code=code, table=table, seat=seat, created=created)
            for code, table, seat, created in accounts.challenges_of(connection, me)
        ],
        records=[
            MyRecord(code=code, created=created, audience=audience, record=record.decode())
            for code, created, audience, record in accounts.records_of(connection, me)
        ],
        notices=None if place is None else place.url,
    )
