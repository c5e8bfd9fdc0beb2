"""A font of blocks: every sign is a box, as wide and high as signs of its kind usually are.

Machines have other fonts, so the same page is set differently on each, and pictures of it cannot be
compared. With this font, made here and brought along by no machine, a page is the same everywhere,
and still shows where text stands, how much of it, and whether it fits.
"""

from __future__ import annotations

import struct
import unicodedata
from functools import cache

EM = 1000
ASCENT, DESCENT = 930, 240
# Width and height of a box, in thousandths of the size: by kind of sign.
KINDS = {
    "none": (0, 0),
    "space": (280, 0),
    "dot": (290, 130),
    "thin": (290, 720),
    "low": (550, 530),
    "high": (570, 720),
    "wide": (840, 530),
    "wider": (880, 720),
}
RANGES = ((0x20, 0x7E), (0xA0, 0x24F), (0x2000, 0x2BFF))


def kind_of(sign: str) -> str:
    if sign in "iljtfrI1!|()[]'’‘ı":
        return "thin"
    if sign in ".,:;·…-–_":
        return "dot"
    if sign in "mw":
        return "wide"
    if sign in "MWQO@%":
        return "wider"
    category = unicodedata.category(sign)
    if category == "Zs":
        return "space"
    if category in ("Cf", "Mn"):
        return "none"
    return "low" if category == "Ll" and sign not in "bdhk" else "high"


@cache
def font() -> bytes:
    """As a TrueType file."""
    order = list(KINDS)
    outlines = [_box(*KINDS[kind]) for kind in order]
    offsets = [sum(map(len, outlines[:n])) for n in range(len(outlines) + 1)]
    signs = [code for first, last in RANGES for code in range(first, last + 1)]
    number = {code: order.index(kind_of(chr(code))) for code in signs}
    groups = b"".join(struct.pack(">III", code, code, number[code]) for code in signs)
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(signs)) + groups
    widest = max(width for width, _ in KINDS.values())
    head = struct.pack(
        ">HHIIIHHQQhhhhHHhhh",
        *(1, 0, 0x10000, 0, 0x5F0F3CF5, 0, EM, 0, 0),
        *(0, 0, widest, 720, 0, 6, 2, 1, 0),
    )
    hhea = struct.pack(
        ">HHhhhHhhhhhhhhhhhH", 1, 0, ASCENT, -DESCENT, 0, widest, *(0,) * 11, len(order)
    )
    maxp = struct.pack(">IH13H", 0x10000, len(order), 4, 1, *(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0))
    return _file(
        {
            b"OS/2": _os2(),
            b"cmap": struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table,
            b"glyf": b"".join(outlines),
            b"head": head,
            b"hhea": hhea,
            b"hmtx": b"".join(struct.pack(">Hh", width, 40) for width, _ in KINDS.values()),
            b"loca": struct.pack(f">{len(offsets)}I", *offsets),
            b"maxp": maxp,
            b"name": struct.pack(">HHH", 0, 0, 6),
            b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
        }
    )


def _box(width: int, height: int) -> bytes:
    if height == 0:
        return b""
    right = width - 40
    head = struct.pack(">hhhhhHH", 1, 40, 0, right, height, 3, 0)
    across = struct.pack(">4h", 40, 0, right - 40, 0)
    up = struct.pack(">4h", 0, height, 0, -height)
    drawn = head + bytes([1, 1, 1, 1]) + across + up
    return drawn + b"\0" * (-len(drawn) % 4)


def _os2() -> bytes:
    sizes = (650, 600, 0, 75, 650, 600, 0, 350, 50, 300)
    return (
        struct.pack(">HhHHH", 4, 550, 400, 5, 0)
        + struct.pack(">10hh", *sizes, 0)
        + bytes(10)
        + struct.pack(">4I4s", 1, 0, 0, 0, b"NONE")
        + struct.pack(">HHHhhhHH", 0x40, 0x20, 0xFFFF, ASCENT, -DESCENT, 0, ASCENT, DESCENT)
        + struct.pack(">IIhhHHH", 1, 0, 530, 720, 0, 32, 1)
    )


def _file(tables: dict[bytes, bytes]) -> bytes:
    number = len(tables)
    power = number.bit_length() - 1
    found = struct.pack(">IHHHH", 0x10000, number, 16 << power, power, (number - (1 << power)) * 16)
    at = len(found) + 16 * number
    bodies = b""
    for tag, body in sorted(tables.items()):
        padded = body + b"\0" * (-len(body) % 4)
        checksum = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        found += struct.pack(">4sIII", tag, checksum, at + len(bodies), len(body))
        bodies += padded
    return found + bodies
