"""Typed errors: each says what is wrong and what would be right, and changes nothing.

Every error carries its facts as fields, a `kind` for programs and a one-line `message` for people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar


def listed(words: Sequence[str]) -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return "".join(words) or "nothing"
    return f"{', '.join(words[:-1])} or {words[-1]}"


def quoted(text: str) -> str:
    """The text as a line shows it; of a long one the beginning, so that the rest is still read."""
    return repr(text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…")


_LONGEST_QUOTE = 600  # the longest position of any game, with blanks to spare


@dataclass(eq=False)
class TripolisError(Exception):
    """Base of all errors that bad input can cause."""

    kind: ClassVar[str] = "error"

    @property
    def message(self) -> str:
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """The fields by name, for front ends that speak another language."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.facts().values())


@dataclass(eq=False)
class UnknownGame(TripolisError):
    kind: ClassVar[str] = "unknown-game"
    game: str
    known: tuple[str, ...]

    @property
    def message(self) -> str:
        return f"there is no game {quoted(self.game)}; there is {listed(self.known)}"


@dataclass(eq=False)
class UnknownRules(TripolisError):
    kind: ClassVar[str] = "unknown-rules"
    game: str
    rules: int
    known: tuple[int, ...]

    @property
    def message(self) -> str:
        known = listed([str(version) for version in self.known])
        return f"{self.game} has no rules version {self.rules}; it has {known}"


@dataclass(eq=False)
class BadSeats(TripolisError):
    kind: ClassVar[str] = "bad-seats"
    game: str
    seats: int
    least: int
    most: int | None

    @property
    def message(self) -> str:
        allowed = f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}"
        return f"{self.game} is for {allowed} seats, not {self.seats}"


@dataclass(eq=False)
class UnknownOption(TripolisError):
    kind: ClassVar[str] = "unknown-option"
    game: str
    option: str
    known: tuple[str, ...]

    @property
    def message(self) -> str:
        return f"{self.game} has no option {quoted(self.option)}; it has {listed(self.known)}"


@dataclass(eq=False)
class BadOption(TripolisError):
    kind: ClassVar[str] = "bad-option"
    option: str
    value: str
    allowed: str

    @property
    def message(self) -> str:
        return f"option {self.option} is {self.allowed}, not {quoted(self.value)}"


@dataclass(eq=False)
class BadNotation(TripolisError):
    """A text that is not of its notation."""

    kind: ClassVar[str] = "bad-notation"
    text: str
    expected: str

    @property
    def message(self) -> str:
        return f"{quoted(self.text)} is not {self.expected}"


@dataclass(eq=False)
class BadPosition(TripolisError):
    """A position text that no match can reach, or that is none at all.

    `fault` is a short code for programs, "text" where the notation itself is wrong; `places` are
    the fields, lots or spaces that it is about, counted from the top left of the position.
    """

    kind: ClassVar[str] = "bad-position"
    position: str
    reason: str
    fault: str = "text"
    places: tuple[tuple[int, int], ...] = ()

    @property
    def message(self) -> str:
        return f"position {quoted(self.position)}: {self.reason}"


@dataclass(eq=False)
class IllegalAction(TripolisError):
    """`reason` is a short code for programs, `explanation` the same in words."""

    kind: ClassVar[str] = "illegal-action"
    action: str
    reason: str
    explanation: str

    @property
    def message(self) -> str:
        return f"{self.action!r} is not legal: {self.explanation}"


@dataclass(eq=False)
class NotYourTurn(TripolisError):
    kind: ClassVar[str] = "not-your-turn"
    seat: int
    to_act: tuple[int, ...]

    @property
    def message(self) -> str:
        if not self.to_act:
            return f"seat {self.seat} has nothing to do: the match is over"
        if self.to_act == (-1,):
            return f"seat {self.seat} cannot act before the next draw"
        who = listed([str(seat) for seat in self.to_act])
        return f"it is not the turn of seat {self.seat} but of seat {who}"


@dataclass(eq=False)
class IncompleteTurn(TripolisError):
    kind: ClassVar[str] = "incomplete-turn"
    seat: int
    missing: str

    @property
    def message(self) -> str:
        return f"the turn of seat {self.seat} is not complete: {self.missing}"


@dataclass(eq=False)
class NothingToUndo(TripolisError):
    kind: ClassVar[str] = "nothing-to-undo"
    seat: int

    @property
    def message(self) -> str:
        return f"seat {self.seat} has done nothing that can be taken back"


@dataclass(eq=False)
class ImpossibleDraw(TripolisError):
    kind: ClassVar[str] = "impossible-draw"
    draw: str
    reason: str

    @property
    def message(self) -> str:
        return f"{quoted(self.draw)} cannot be drawn here: {self.reason}"


@dataclass(eq=False)
class ComponentError(TripolisError):
    """A tile file or component file with a defect. `line` counts from 1; 0 means the whole file."""

    kind: ClassVar[str] = "bad-components"
    file: str
    line: int
    key: str
    reason: str

    @property
    def message(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.reason}" if self.key else f"{place}: {self.reason}"


@dataclass(eq=False)
class BadRequest(TripolisError):
    """A question about a position that lacks something or has something it should not have."""

    kind: ClassVar[str] = "bad-request"
    key: str
    expected: str

    @property
    def message(self) -> str:
        return f"{self.key}: {self.expected}"


@dataclass(eq=False)
class RecordError(TripolisError):
    """The first line of a record that cannot stand where it stands."""

    kind: ClassVar[str] = "bad-record"
    line: int
    reason: str

    @property
    def message(self) -> str:
        return f"line {self.line}: {self.reason}"
