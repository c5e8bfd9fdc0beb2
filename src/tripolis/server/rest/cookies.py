"""The cookie of a visitor, and what they are told about themselves."""

from __future__ import annotations

from litestar.datastructures import Cookie

from tripolis.server.auth import COOKIE, COOKIE_SECONDS, Session, sign
from tripolis.server.messages import Me
from tripolis.server.people import Person
from tripolis.server.visitors import Visitors


def me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, login=person.login)


def cookie(visitors: Visitors, person: Person) -> Cookie:
    """The cookie that says who this is, to us alone."""
    value = sign(visitors.key, Session(person.id, person.epoch))
    return _cookie(visitors, value, COOKIE_SECONDS)


def no_cookie(visitors: Visitors) -> Cookie:
    """The browser forgets who this was."""
    return _cookie(visitors, "", 0)


def _cookie(visitors: Visitors, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        httponly=True,
        secure=visitors.house.settings.secure,
        samesite="lax",
        path="/",
    )
