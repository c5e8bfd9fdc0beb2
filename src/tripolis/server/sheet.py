"""A match without its log: what was agreed, and who sits where."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from tripolis.core.dice import NONCE_BYTES, SECRET_BYTES
from tripolis.core.options import Options

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another

SeatKind: TypeAlias = Literal["open", "person", "bot"]
Status: TypeAlias = Literal["open", "playing", "finished", "aborted"]
Audience: TypeAlias = Literal["listed", "link", "private"]
ByLink: TypeAlias = Literal["link", "private"]
Gone: TypeAlias = Literal["left", "late", "resigned", "returning"]
Wish: TypeAlias = Literal["pause", "abort"]
Hand: TypeAlias = Literal["person", "bot", "clock"]  # who makes a turn; clock: a bot, too late

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABORTED: Final = "aborted"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_code(length: int = 12) -> str:
    """A name that nobody guesses: 59 bits, asked of the system at once."""
    number = secrets.randbelow(len(LETTERS) ** length)
    return "".join([LETTERS[number // len(LETTERS) ** n % len(LETTERS)] for n in range(length)])


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None  # who plays, on a bot's seat and in place of a person who is gone
    nonce: bytes = b""
    nonce_by: str = "server"
    kept_for: str | None = None
    gone: Gone | None = None
    gone_at: int | None = None
    wish: Wish | None = None
    due: int | None = None
    late: int = 0

    @property
    def there(self) -> bool:
        """Whether a person plays here, and not a bot in their place."""
        return self.kind == "person" and self.gone is None

    @property
    def back(self) -> Chair:
        """The seat with its person in place of the bot."""
        return replace(self, gone=None, gone_at=None, bot=None, late=0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A match without its log: the row of `matches` and those of `seats`. See `schema`."""

    id: int
    code: str
    game: str
    rules: int
    options: Options
    secret: bytes
    status: Status
    audience: Audience
    clock: int | None
    host: str
    after: str | None
    created: int
    chairs: tuple[Chair, ...]
    result: str | None = None
    contest: str | None = None  # what it is a try of: see `contests`
    next: str | None = None
    word: str | None = None
    paused: int | None = None

    def chair_of(self, person: str) -> Chair | None:
        """The first seat of this person, whether they are there or gone."""
        return next((chair for chair in self.chairs if chair.person == person), None)

    def belongs(self, person: str) -> bool:
        """Whether somebody made this table or sits at it."""
        return self.host == person or self.chair_of(person) is not None

    def sits(self, person: str) -> bool:
        """Whether this person plays here now."""
        return any(chair.person == person and chair.there for chair in self.chairs)

    def seated(self, changed: Iterable[Chair]) -> Sheet:
        """With these chairs in place of those of the same seats."""
        chairs = list(self.chairs)
        for chair in changed:
            chairs[chair.seat] = chair
        return replace(self, chairs=tuple(chairs))

    def in_round(self, round_: int) -> Sheet:
        """Whoever wishes to come back is there again when a later round begins."""
        return self.seated(
            chair.back
            for chair in self.chairs
            if chair.gone == "returning" and round_ > (chair.gone_at or 0)
        )

    def moved(self, status: Status) -> Sheet:
        """In another state. Only open tables have a room word."""
        still = tuple(replace(chair, wish=None, due=None) for chair in self.chairs)
        return replace(self, status=status, word=None, paused=None, chairs=still)

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def deadline(self) -> int | None:
        """When the first clock runs out."""
        return min((chair.due for chair in self.chairs if chair.due is not None), default=None)


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)
