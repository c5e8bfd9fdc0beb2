"""Geometry of small boards as bits of one integer.

A board is a rectangle of squares; a set of squares is an integer, one bit a square. Each row has
one guard bit at its end that is never set, so that a shift sideways cannot wrap into the next row.

    width 3:   bits  0 1 2 |3|   row 0
                     4 5 6 |7|   row 1        | | = guard
"""

from __future__ import annotations

from collections.abc import Iterator

Square = tuple[int, int]


class Grid:
    """A board of `width` × `height` squares whose top left square is (left, top)."""

    def __init__(self, width: int, height: int, left: int = 0, top: int = 0) -> None:
        self.width, self.height, self.left, self.top = width, height, left, top
        self.stride = width + 1
        row = (1 << width) - 1
        self.all = sum(row << (y * self.stride) for y in range(height))
        self._squares = {
            1 << (y * self.stride + x): (left + x, top + y)
            for y in range(height)
            for x in range(width)
        }
        self._bits = {square: bit for bit, square in self._squares.items()}

    def bit(self, x: int, y: int) -> int:
        """The set of one square; the empty set outside the board."""
        return self._bits.get((x, y), 0)

    def square(self, bit: int) -> Square:
        return self._squares[bit]

    def squares(self, mask: int) -> tuple[Square, ...]:
        """The squares of a set in reading order: row, then column."""
        return tuple(self._squares[bit] for bit in bits(mask))

    def mask(self, squares: Iterator[Square] | list[Square] | tuple[Square, ...]) -> int:
        mask = 0
        for x, y in squares:
            mask |= self.bit(x, y)
        return mask

    def beside(self, mask: int) -> int:
        """All squares that share a side with a square of the set (some may be in it)."""
        s = self.stride
        return (mask << 1 | mask >> 1 | mask << s | mask >> s) & self.all

    def around(self, mask: int) -> int:
        """All squares that share a side or a corner with a square of the set."""
        s = self.stride
        rows = mask | mask << 1 | mask >> 1
        return (rows | rows << s | rows >> s) & self.all & ~mask

    def flood(self, seed: int, within: int) -> int:
        """The squares of `within` that are joined by sides to the seed (a set inside it)."""
        s = self.stride
        while True:
            grown = (seed | seed << 1 | seed >> 1 | seed << s | seed >> s) & within
            if grown == seed:
                return seed
            seed = grown

    def areas(self, mask: int) -> tuple[int, ...]:
        """The 4-connected groups of a set, ordered by their first square in reading order."""
        found: list[int] = []
        while mask:
            area = self.flood(mask & -mask, mask)
            found.append(area)
            mask &= ~area
        return tuple(found)

    def ray(self, bit: int, dx: int, dy: int, through: int) -> int:
        """The unbroken run of squares of `through`, seen from beside `bit` in one direction."""
        shift = dy * self.stride + dx
        run = 0
        while True:
            bit = bit << shift if shift > 0 else bit >> -shift
            bit &= through
            if not bit:
                return run
            run |= bit


def bits(mask: int) -> Iterator[int]:
    """The single bits of a set, lowest first: reading order."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north
