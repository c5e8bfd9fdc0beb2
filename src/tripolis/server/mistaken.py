"""What whoever runs a server can get wrong. No visitor hears of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tripolis.core.errors import TripolisError


@dataclass(eq=False)
class BadSetting(TripolisError):
    kind: ClassVar[str] = "bad-setting"
    setting: str
    value: str
    expected: str

    @property
    def message(self) -> str:
        return f"setting {self.setting} is {self.expected}, not {self.value!r}"


@dataclass(eq=False)
class BadDatabase(TripolisError):
    """Passwords are left out of `database`."""

    kind: ClassVar[str] = "bad-database"
    database: str
    reason: str

    @property
    def message(self) -> str:
        return f"database {self.database}: {self.reason}"


@dataclass(eq=False)
class BadBackup(TripolisError):
    kind: ClassVar[str] = "bad-backup"
    file: str
    reason: str

    @property
    def message(self) -> str:
        return f"backup {self.file!r}: {self.reason}"


@dataclass(eq=False)
class BadFolder(TripolisError):
    kind: ClassVar[str] = "bad-folder"
    folder: str
    reason: str

    @property
    def message(self) -> str:
        return f"folder {self.folder!r} cannot be written: {self.reason}"
