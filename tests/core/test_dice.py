"""The draw function, as `core/dice.py` documents it, written here a second time."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripolis.core.chance import Chance
from tripolis.core.dice import SeedDice, Stream, commitment_of, parse_hex, seed_of, shuffled
from tripolis.core.errors import BadNotation

SEED = sha256(b"a seed").digest()


def words(seed: bytes, name: str):
    """The stream of the documentation: 32-bit words of SHA-256(seed ‖ name ‖ 0 ‖ counter)."""
    counter = 0
    while True:
        block = sha256(seed + name.encode() + b"\x00" + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[n : n + 4], "big") for n in range(0, 32, 4))
        counter += 1


def test_a_shuffle_is_the_documented_one():
    stream = words(SEED, "pile/tiles")
    pile = list(range(1, 25))
    for i in range(23, 0, -1):
        word = next(w for w in stream if w < 2**32 - 2**32 % (i + 1))
        j = word % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    assert shuffled(SEED, "tiles", tuple(range(1, 25))) == tuple(pile)


def test_a_known_shuffle_stays_what_it_is():
    """Finished matches are checked with this function for ever."""
    assert shuffled(bytes(32), "tiles", tuple(range(1, 9))) == KNOWN


KNOWN = (6, 3, 7, 8, 1, 5, 2, 4)


def test_words_that_would_favour_a_remainder_are_thrown_away(monkeypatch):
    class Block:
        def __init__(self, data: bytes) -> None:
            self.data = data

        def digest(self) -> bytes:
            # 2^32 mod 3 is 1, so only the word 2^32 - 1 would favour the remainder 0.
            return b"\xff\xff\xff\xff" + b"\x00\x00\x00\x05" * 7

    monkeypatch.setattr("tripolis.core.dice.sha256", Block)
    assert Stream(SEED, "x").below(3) == 5 % 3


@given(n=st.integers(1, 100), name=st.text(max_size=5))
def test_below_stays_below(n, name):
    stream = Stream(SEED, name)
    assert all(0 <= stream.below(n) < n for _ in range(20))


def test_every_choice_is_about_equally_likely():
    stream = Stream(SEED, "even")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert all(850 < counts[n] < 1150 for n in range(6))


def test_the_same_key_brings_the_same_thing_whoever_takes_it_and_when():
    def step(key: str, slot: int, pool: tuple[int, ...]) -> Chance:
        return Chance("card", "cards", tuple(range(10)), (key,), (slot,), pool)

    early, late = SeedDice(SEED), SeedDice(SEED)
    late.roll(step("1/cards/1", 0, tuple(range(10))))
    late.roll(step("1/cards/2", 1, tuple(range(10))))
    asked = step("3/cards/4", 7, tuple(range(10)))
    assert early.roll(asked) == late.roll(asked)


def test_the_seed_is_the_hash_of_secret_and_nonces():
    secret, nonces = b"s" * 32, [b"a" * 16, b"b" * 16]
    assert seed_of(secret, nonces) == sha256(secret + b"a" * 16 + b"b" * 16).digest()
    assert commitment_of(secret) == sha256(secret).hexdigest()


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, " " + "0" * 63])
def test_hexadecimal_is_lower_case_and_of_its_size(text):
    with pytest.raises(BadNotation):
        parse_hex(text, 32, "a hash")
