"""A server to which nothing is random: a test decides its names, its clock and its dice.

Two of them that are asked the same answer the same, to the byte. A file of JSON says from which
seed the dice of a match are made, and which slots of each pile may be dealt as that seed says: all
others are dealt otherwise. LEAK names the fault that the server shall have, if any.

Of several over one database SEEDED_AS is the number. A notification of a barrier has each of them
do all that it was told to do before, and then say so in a file.
"""

from __future__ import annotations

import asyncio
import functools
import json
import mmap
import os
import secrets
import struct
import time
from pathlib import Path
from random import Random
from typing import Any

import forker
import leaks
import uvicorn

from tripolis.core.chance import Chance, Item, Outcome
from tripolis.core.dice import SeedDice, seed_of_text, shuffled
from tripolis.server import bots, others, play, presence

CLOCK, DICE, DONE = "clock", "dice", "done"  # files
BARRIER = "barrier "
BEGINNING = 1_800_000_000_000  # ms since 1970


class Clock:
    """Stands still until a test moves it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ms = 0
        self.tell(0)

    def tell(self, ms: int) -> None:
        """It is later by so much than when it was told last."""
        self.ms += ms
        if not self.file.exists():
            self.file.write_bytes(bytes(8))
        with self.file.open("r+b") as out:  # in place: the server has it mapped
            out.write(struct.pack("<q", BEGINNING + self.ms))


class OtherDice(SeedDice):
    """Like the dice of a seed as far as they were rolled, and others from then on.

    With `dealt` None they are those of the seed.
    """

    def __init__(self, seed: bytes, dealt: dict[str, list[int]] | None) -> None:
        super().__init__(seed)
        self._dealt = dealt

    def roll(self, chance: Chance) -> Outcome:
        if chance.pile not in self._piles:
            self._piles[chance.pile] = self.pile(chance.pile, chance.items)
        return super().roll(chance)

    def pile(self, name: str, items: tuple[Item, ...]) -> tuple[Item, ...]:
        pile = list(shuffled(self.seed, name, items))
        if self._dealt is None:
            return tuple(pile)
        free = sorted(set(range(len(pile))) - set(self._dealt.get(name, ())))
        rest = shuffled(seed_of_text("other"), name, tuple(pile[slot] for slot in free))
        for slot, item in zip(free, rest, strict=True):
            pile[slot] = item
        return tuple(pile)


def _dice(file: Path) -> SeedDice:
    """The dice of the match that a test plays now."""
    order = json.loads(file.read_text(encoding="utf-8"))
    return OtherDice(bytes.fromhex(order["seed"]), order["dealt"])


def serve(settings: dict[str, object]) -> None:
    folder, number = Path(os.environ["SEEDED"]), int(os.environ.get("SEEDED_AS", "0"))
    rng = Random(number)
    replaced: dict[str, Any] = {
        "token_bytes": lambda size=32: rng.randbytes(size),
        "token_hex": lambda size=32: rng.randbytes(size).hex(),
        "token_urlsafe": lambda size=32: rng.randbytes(size).hex(),
        "choice": rng.choice,
        "randbelow": rng.randrange,
    }
    for name, function in replaced.items():
        setattr(secrets, name, function)
    dice: Any = lambda _: _dice(folder / DICE)  # noqa: E731
    play.SeedDice = dice  # pyright: ignore[reportPrivateImportUsage]
    setattr(bots.Bots, "compute", _compute)  # noqa: B010
    # Sockets that come and go are noise here, and who is connected is no secret: see `test_life`.
    setattr(presence.Presence, "look", lambda *_: None)  # noqa: B010
    setattr(presence.Presence, "seats", lambda *_: frozenset[int]())  # noqa: B010
    uvicorn.Config = functools.partial(uvicorn.Config, date_header=False)  # type: ignore[misc]
    setattr(others.Others, "_heard", functools.partialmethod(_heard, folder / f"{DONE}{number}"))  # noqa: B010
    if os.environ.get("LEAK"):
        leaks.open_(os.environ["LEAK"])
    with (folder / CLOCK).open("rb") as file:
        clock = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    time.time_ns = lambda: struct.unpack("<q", clock[:8])[0] * 1_000_000
    time.time = lambda: time.time_ns() / 10**9
    forker.serve(settings)


_heard_before = others.Others._heard


def _heard(house: others.Others, done: Path, payload: str) -> None:
    _, _, what = json.loads(payload)
    if not what.startswith(BARRIER):
        _heard_before(house, payload)
        return
    begun = [task for task in house._running if getattr(task.get_coro(), "__name__", "") == "_look"]

    async def tell() -> None:
        await asyncio.gather(*begun)
        done.write_text(what, encoding="utf-8")

    house._start(tell())


async def _compute(_: bots.Bots, work: Any, *args: Any) -> Any:
    """Previews in this process, so that faults are in them too."""
    return work(*args)
