"""What the server itself refuses; the rules' own errors stand in `core.errors`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tripolis.core.errors import TripolisError


@dataclass(eq=False)
class ServerError(TripolisError):
    status: ClassVar[int] = 400


@dataclass(eq=False)
class DatabaseUnavailable(ServerError):
    """Perhaps the connection broke after the commit: only trying again tells, and with the same
    key it does nothing twice. The reason is for the host's log.
    """

    status: ClassVar[int] = 503
    kind: ClassVar[str] = "database-unavailable"
    reason: str

    @property
    def message(self) -> str:
        return "the database does not answer: try again, with the same key if there was one"

    def facts(self) -> dict[str, object]:
        return {}


@dataclass(eq=False)
class Internal(ServerError):
    """A defect of ours: the log has what is known of it."""

    status: ClassVar[int] = 500
    kind: ClassVar[str] = "internal"

    @property
    def message(self) -> str:
        return "this is our fault: it is in the log"


@dataclass(eq=False)
class Conflict(ServerError):
    """Somebody else wrote the same number first: reload and check again."""

    status: ClassVar[int] = 409
    kind: ClassVar[str] = "conflict"

    @property
    def message(self) -> str:
        return "somebody else was quicker: please look again"


@dataclass(eq=False)
class NotFound(ServerError):
    """Also the answer where somebody may not know whether a thing exists."""

    status: ClassVar[int] = 404
    kind: ClassVar[str] = "not-found"
    what: str

    @property
    def message(self) -> str:
        return f"there is no such {self.what}"


@dataclass(eq=False)
class NotAllowed(ServerError):
    status: ClassVar[int] = 403
    kind: ClassVar[str] = "not-allowed"
    reason: str

    @property
    def message(self) -> str:
        return self.reason


@dataclass(eq=False)
class SignInNeeded(ServerError):
    status: ClassVar[int] = 401
    kind: ClassVar[str] = "sign-in-needed"

    @property
    def message(self) -> str:
        return "this needs a guest's cookie or a personal token: POST /api/me/guest makes one"


@dataclass(eq=False)
class NotPossibleNow(ServerError):
    """The table is not in a state that allows this."""

    status: ClassVar[int] = 409
    kind: ClassVar[str] = "not-possible-now"
    reason: str

    @property
    def message(self) -> str:
        return self.reason


@dataclass(eq=False)
class Sealed(ServerError):
    """It would tell somebody what others may not know yet."""

    status: ClassVar[int] = 409
    kind: ClassVar[str] = "sealed"
    until: int | None  # ms since 1970; null: until the same dice have been played to the end

    @property
    def message(self) -> str:
        if self.until is None:
            return "you are playing with the same dice: this opens when you have finished"
        return "others may still play with these dice: this opens when the day (UTC) is over"


@dataclass(eq=False)
class StaleTurn(ServerError):
    """The request was about another turn of the same seat."""

    status: ClassVar[int] = 409
    kind: ClassVar[str] = "stale-turn"
    turn: int
    now: int

    @property
    def message(self) -> str:
        return f"this is about turn {self.turn} of the seat, which is at turn {self.now}"


@dataclass(eq=False)
class KeyReused(ServerError):
    status: ClassVar[int] = 409
    kind: ClassVar[str] = "key-reused"
    key: str

    @property
    def message(self) -> str:
        return f"the idempotency key {self.key!r} was used by this seat for another turn"


@dataclass(eq=False)
class BadMessage(ServerError):
    """A request that is not of the form that the API describes."""

    kind: ClassVar[str] = "bad-message"
    reason: str

    @property
    def message(self) -> str:
        return self.reason


@dataclass(eq=False)
class TooMuch(ServerError):
    status: ClassVar[int] = 429
    kind: ClassVar[str] = "too-much"
    retry_after: int
    what: str

    @property
    def message(self) -> str:
        return f"too many {self.what}: try again in {self.retry_after} s"


@dataclass(eq=False)
class BadName(ServerError):
    status: ClassVar[int] = 422
    kind: ClassVar[str] = "bad-name"
    reason_code: str  # length, unseen, blocked, taken
    reason: str

    @property
    def message(self) -> str:
        return self.reason


@dataclass(eq=False)
class BadAddress(ServerError):
    """Where nothing can be sent."""

    status: ClassVar[int] = 422
    kind: ClassVar[str] = "bad-address"
    reason: str

    @property
    def message(self) -> str:
        return self.reason


@dataclass(eq=False)
class WrongPassword(ServerError):
    """Also the answer to an unknown name: who has an account here is nobody's business."""

    status: ClassVar[int] = 403
    kind: ClassVar[str] = "wrong-password"

    @property
    def message(self) -> str:
        return "name and password do not fit together"
