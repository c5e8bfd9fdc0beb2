"""Passwords: argon2id with the library's parameters (RFC 9106, 64 MiB), off the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

AT_ONCE = 2  # each takes 64 MiB and a core


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether it is the password. Nobody's takes as long as anybody's."""
        if stored is None:
            if self._nobodys is None:
                self._nobodys = await self.hash(secrets.token_hex())
            await self._verify(self._nobodys, password)
            return False
        return await self._verify(stored, password)

    async def _verify(self, stored: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(stored, _normal(password))
            except (Argon2Error, InvalidHashError):
                return False

        async with self._turns:
            return await asyncio.to_thread(verify)

    def outdated(self, stored: str) -> bool:
        """Whether it was made with weaker parameters than we use now."""
        return self._hasher.check_needs_rehash(stored)


def _normal(password: str) -> str:
    """The same on every keyboard: RFC 8265."""
    return unicodedata.normalize("NFC", password)
