"""A match without its log: what was agreed, and who sits where."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from tripolis.core.dice import NONCE_BYTES, SECRET_BYTES
from tripolis.core.options import Options

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another

SeatKind: TypeAlias = Literal["open", "person", "bot"]
Status: TypeAlias = Literal["open", "playing", "finished", "aborted"]
Audience: TypeAlias = Literal["listed", "link", "private"]
ByLink: TypeAlias = Literal["link", "private"]

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABORTED: Final = "aborted"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_code(length: int = 12) -> str:
    """A name that nobody guesses: 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there."""

    seat: int
    kind: SeatKind
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
    status: Status
    audience: Audience
    clock: int | None
    host: str
    after: str | None
    created: int
    chairs: tuple[Chair, ...]
    result: str | None = None
    contest: str | None = None  # what it is a try of: see `contests`

    def chair_of(self, person: str) -> Chair | None:
        return next((chair for chair in self.chairs if chair.person == person), None)

    def belongs(self, person: str) -> bool:
        """Whether somebody made this table or sits at it."""
        return self.host == person or self.chair_of(person) is not None

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)
