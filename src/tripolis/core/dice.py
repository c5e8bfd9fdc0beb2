"""Fair dice: neither the host nor a player can choose what comes, and anyone can check it.

1. The host picks a secret of 32 random bytes and shows its SHA-256, the *commitment*.
2. Each seat then sends a *nonce* of 16 random bytes (a daily challenge has none).
3. The *seed* is SHA-256(secret ‖ nonce of seat 0 ‖ nonce of seat 1 ‖ …).
4. After the last draw the secret and the nonces are published with the record.

The draw function: a *stream* of 32-bit big-endian words is cut from the blocks
SHA-256(seed ‖ name in UTF-8 ‖ 0x00 ‖ counter as 8 bytes, big-endian), counter = 0, 1, 2 …
`below(n)` takes the next word w, throws it away while w >= 2^32 - (2^32 mod n), so that no
remainder is favoured, and answers w mod n. A pile of k items is shuffled once, with the stream
named "pile/" + its name, from the back: for i = k-1 … 1 swap the items i and below(i + 1).
A draw takes the item in the slot that belongs to its draw key.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from tripolis.core.chance import Chance, Item, Outcome
from tripolis.core.errors import BadNotation

SECRET_BYTES = 32
NONCE_BYTES = 16
_WORDS = 1 << 32


class Dice(Protocol):
    """Whatever decides the chance steps of a match."""

    def roll(self, chance: Chance) -> Outcome: ...


class Stream:
    """Unbiased choices from a seed and a name, the same on every machine and Python."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._prefix = seed + name.encode() + b"\0"
        self._counter = 0
        self._block = b""

    def below(self, n: int) -> int:
        fair = _WORDS - _WORDS % n
        while True:
            if not self._block:
                self._block = sha256(self._prefix + self._counter.to_bytes(8, "big")).digest()
                self._counter += 1
            word = int.from_bytes(self._block[:4], "big")
            self._block = self._block[4:]
            if word < fair:
                return word % n


def shuffled(seed: bytes, pile: str, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The pile in the order in which this seed deals it."""
    stream = Stream(seed, f"pile/{pile}")
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


class SeedDice:
    """Dice that a seed decides wholly."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._piles: dict[str, tuple[Item, ...]] = {}

    def roll(self, chance: Chance) -> Outcome:
        pile = self._piles.get(chance.pile)
        if pile is None:
            pile = self._piles[chance.pile] = shuffled(self.seed, chance.pile, chance.items)
        return chance.arrange([pile[slot] for slot in chance.slots])


def seed_of_text(text: str) -> bytes:
    """The seed that stands for a word or number chosen by a person (`playout --seed`)."""
    return sha256(b"tripolis seed " + text.encode()).digest()


def commitment_of(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    return sha256(secret + b"".join(nonces)).digest()


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record tells about its dice; the secret is there once the match is over."""

    commitment: str
    secret: bytes | None = None
    nonces: tuple[bytes, ...] = ()

    def dice(self) -> SeedDice | None:
        return None if self.secret is None else SeedDice(seed_of(self.secret, self.nonces))


def parse_hex(text: str, size: int, what: str) -> bytes:
    """Exactly `size` bytes in lower-case hexadecimal."""
    if len(text) != 2 * size or not set(text) <= set("0123456789abcdef"):
        raise BadNotation(text, f"{what}: {2 * size} hexadecimal digits in lower case")
    return bytes.fromhex(text)
