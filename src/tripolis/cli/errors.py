"""What only the command line can be given wrongly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tripolis.core.errors import TripolisError


@dataclass(eq=False)
class UnreadableFile(TripolisError):
    kind: ClassVar[str] = "unreadable-file"
    file: str
    reason: str

    @property
    def message(self) -> str:
        return f"{self.file!r} cannot be read: {self.reason}"


@dataclass(eq=False)
class UnwritableFile(TripolisError):
    kind: ClassVar[str] = "unwritable-file"
    file: str
    reason: str

    @property
    def message(self) -> str:
        return f"{self.file!r} cannot be written: {self.reason}"


@dataclass(eq=False)
class BadArgument(TripolisError):
    kind: ClassVar[str] = "bad-argument"
    argument: str
    value: str
    expected: str

    @property
    def message(self) -> str:
        return f"{self.argument} is {self.expected}, not {self.value!r}"


@dataclass(eq=False)
class RefusedFiles(TripolisError):
    """The closing line of `verify`, which has told about each file before."""

    kind: ClassVar[str] = "refused-files"
    refused: int
    files: int

    @property
    def message(self) -> str:
        return f"refused: {self.refused} of {self.files} files"


@dataclass(eq=False)
class InputEnded(TripolisError):
    kind: ClassVar[str] = "input-ended"

    @property
    def message(self) -> str:
        return "the input ended before the match was over"
