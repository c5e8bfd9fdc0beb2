"""The board: sixteen lots, and the lines of lots that each side looks along.

Lots are numbered 0 … 15 in reading order of a position: 0 is a4 (north-west), 15 is d1.

            N
        0  1  2  3     row 4
    W   4  5  6  7     row 3   E
        8  9 10 11     row 2
       12 13 14 15     row 1
        a  b  c  d
            S
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from tripolis.core.scores import Place

Lot = int
Side: TypeAlias = Literal["S", "W", "N", "E"]
Line = tuple[Lot, Lot, Lot, Lot]  # from the nearest lot to the farthest

LOTS = range(16)
SIDES: tuple[Side, ...] = ("S", "W", "N", "E")  # clockwise, the order in which goals are written

# Each side's lines from its own left to its own right: South has column a at its left, West row 4,
# North column d, East row 1.
LINES: dict[str, tuple[Line, Line, Line, Line]] = {
    "S": ((12, 8, 4, 0), (13, 9, 5, 1), (14, 10, 6, 2), (15, 11, 7, 3)),
    "W": ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)),
    "N": ((3, 7, 11, 15), (2, 6, 10, 14), (1, 5, 9, 13), (0, 4, 8, 12)),
    "E": ((15, 14, 13, 12), (11, 10, 9, 8), (7, 6, 5, 4), (3, 2, 1, 0)),
}

# Seats go clockwise: South, West, North, East. Two players have two adjacent sides each.
SIDES_OF_SEATS: dict[int, tuple[str, ...]] = {
    2: ("SW", "NE"),
    3: ("S", "W", "N"),
    4: ("S", "W", "N", "E"),
}

LOT_NAMES = tuple(f"{column}{row}" for row in "4321" for column in "abcd")


def place(lot: Lot) -> Place:
    """Column from the west and row from the north, both from 0, as in a position."""
    return lot % 4, lot // 4
