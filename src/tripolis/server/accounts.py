"""Accounts in the database: passwords, personal tokens, what is kept of somebody, its end."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tripolis.server import schema
from tripolis.server.auth import digest_of
from tripolis.server.errors import BadName, NotFound, NotPossibleNow, TooMuch
from tripolis.server.names import folded
from tripolis.server.people import GUEST, Person
from tripolis.server.sheet import PLAYING, ByLink, now_ms

MOST_TOKENS = 20
_P, _T, _S, _L = schema.people.c, schema.tokens.c, schema.seats.c, schema.log.c
_M = schema.matches.c
_PERSON = (_P.id, _P.name, _P.login, _P.epoch)


def rename(connection: Connection, person: Person, name: str) -> Person:
    """Change a name; an account signs in with the new one from then on. BadName."""
    login = folded(name)
    _check_free(connection, person, login)
    renamed = replace(person, name=name, login=None if person.login is None else login)
    where = _P.id == person.id
    connection.execute(update(schema.people).where(where).values(name=name, login=renamed.login))
    return renamed


def make(connection: Connection, person: Person, name: str, password: str) -> Person:
    """Turn a guest into an account; the password is hashed already. BadName, NotPossibleNow."""
    if person.login is not None:
        raise NotPossibleNow("this is an account already")
    login = folded(name)
    _check_free(connection, person, login)
    values = {"name": name, "login": login, "password": password}
    connection.execute(update(schema.people).where(_P.id == person.id).values(values))
    return replace(person, name=name, login=login)


def _check_free(connection: Connection, person: Person, login: str) -> None:
    """That no account of somebody else has this name: guests do not pass for others either."""
    taken = select(_P.id).where(_P.login == login, _P.id != person.id)
    if connection.execute(taken).first() is not None:
        raise BadName("taken", "somebody else has this name")


def of_login(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account that signs in with this name, and its password's hash."""
    found = select(*_PERSON, _P.password).where(_P.login == folded(name))
    row = connection.execute(found).one_or_none()
    return None if row is None else (Person(*row[:4]), row[4])


def password_of(connection: Connection, person: str) -> str | None:
    """The hash of a password; None: a guest."""
    return connection.execute(select(_P.password).where(_P.id == person)).scalar_one_or_none()


def set_password(connection: Connection, person: str, password: str) -> None:
    connection.execute(update(schema.people).where(_P.id == person).values(password=password))


def end_sessions(connection: Connection, person: Person) -> Person:
    """Make every cookie of somebody worthless; the answer is for a new one."""
    epoch = _P.epoch + 1
    ended = update(schema.people).where(_P.id == person.id).values(epoch=epoch)
    now = connection.execute(ended.returning(_P.epoch)).scalar_one()
    return replace(person, epoch=now)


# Tokens


@dataclass(frozen=True, slots=True)
class Token:
    """A personal token without the token: that was shown once."""

    id: str  # the beginning of its hash
    label: str
    created: int


ID_LENGTH = 16


def add_token(connection: Connection, person: str, label: str, token: str) -> Token:
    """TooMuch."""
    mine = select(func.count()).where(_T.person == person)
    if connection.execute(mine).scalar_one() >= MOST_TOKENS:
        raise TooMuch(0, f"tokens: {MOST_TOKENS} at most; revoke one")
    digest, created = digest_of(token), now_ms()
    row = {"digest": digest, "person": person, "label": label, "created": created}
    connection.execute(insert(schema.tokens).values(row))
    return Token(digest[:ID_LENGTH], label, created)


def tokens_of(connection: Connection, person: str) -> list[Token]:
    found = select(_T.digest, _T.label, _T.created).where(_T.person == person).order_by(_T.created)
    return [Token(digest[:ID_LENGTH], *rest) for digest, *rest in connection.execute(found)]


def revoke(connection: Connection, person: str, token: str) -> None:
    """NotFound."""
    mine = connection.execute(select(_T.digest).where(_T.person == person)).scalars()
    for digest in mine:
        if digest[:ID_LENGTH] == token:
            connection.execute(delete(schema.tokens).where(_T.digest == digest))
            return
    raise NotFound("token")


def still_valid(
    connection: Connection, people: set[str], digests: set[str]
) -> tuple[dict[str, int], set[str]]:
    """Of these people their epochs, and which of these tokens there still are."""
    epochs = connection.execute(select(_P.id, _P.epoch).where(_P.id.in_(people))).tuples()
    tokens = connection.execute(select(_T.digest).where(_T.digest.in_(digests))).scalars()
    return dict(list(epochs)), set(tokens)


# What is kept of somebody


def created_of(connection: Connection, person: str) -> int:
    return connection.execute(select(_P.created).where(_P.id == person)).scalar_one()


def turns_of(connection: Connection, person: str) -> list[tuple[int, int, int, str]]:
    """All turns of somebody's seats: match, seat, time, text. While a bot plays in their place they
    are none of their business.
    """
    mine = (_S.person == person, _L.match_id == _S.match_id, _L.seat == _S.seat)
    mine = (*mine, _M.id == _S.match_id, or_(_S.gone.is_(None), _M.status != PLAYING))
    found = select(_L.match_id, _L.seat, _L.at, _L.text).where(*mine)
    rows = connection.execute(found.order_by(_L.match_id, _L.number))
    return list(rows.tuples())


def contests_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    """The contests that somebody has tried, each with the code of the match."""
    c = schema.tries.c
    found = select(c.contest, _M.code).where(c.person == person, _M.id == c.match_id)
    return list(connection.execute(found.order_by(_M.id)).tuples())


def challenges_of(connection: Connection, person: str) -> list[tuple[str, str, int, int]]:
    """The links that somebody has made: code, match, seat, time."""
    c = schema.challenges.c
    found = select(c.code, _M.code, c.seat, c.created).where(
        c.person == person, _M.id == c.match_id
    )
    return list(connection.execute(found.order_by(c.created)).tuples())


def records_of(connection: Connection, person: str) -> list[tuple[str, int, ByLink, bytes]]:
    """The records that somebody brought along: code, time, audience, text."""
    c = schema.imports.c
    found = select(c.code, c.created, c.audience, c.record).where(c.person == person)
    return list(connection.execute(found.order_by(c.created)).tuples())


def remove(connection: Connection, person: str) -> None:
    """Delete somebody. Their matches stay; their name, every link to them, their tries, their
    challenges and the records that they brought along go.
    """
    nobody = {"person": None, "name": GUEST}
    connection.execute(update(schema.seats).where(_S.person == person).values(nobody))
    free = {"kept_for": None, "name": ""}
    connection.execute(update(schema.seats).where(_S.kept_for == person).values(free))
    connection.execute(update(schema.matches).where(_M.host == person).values(host=""))
    connection.execute(delete(schema.people).where(_P.id == person))
