"""Who of those who sit at a table is connected, on this node or another. Nothing more is told.

Coming is told at once; going only after a while, because a page that is loaded again goes and
comes. Other nodes are told in notifications, which are not stored: a node that loses one, or is
new, asks.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from tripolis.core.game import Seat
from tripolis.server.sheet import Sheet

SOON_SECONDS = 0.2  # for many who come at once
AWAY_SECONDS = 5.0

HERE = "here"  # how a notification begins that lists seats
WHO = "who"  # one that asks for them


class Presence:
    """Of one table. `tell` is called with the seats when they have changed, and `share` with
    those of this node alone.
    """

    def __init__(
        self, tell: Callable[[frozenset[Seat]], None], share: Callable[[frozenset[Seat]], None]
    ) -> None:
        self._tell = tell
        self._share = share
        self._people: Counter[str] = Counter()  # on this node, by how many sockets
        self._left: dict[str, float] = {}  # people who went a moment ago, and when
        self._elsewhere: dict[str, frozenset[Seat]] = {}  # by node
        self._told = self._shared = frozenset[Seat]()
        self._timer: asyncio.TimerHandle | None = None
        self._sheet: Sheet | None = None

    def come(self, person: str, sheet: Sheet) -> None:
        self._people[person] += 1
        self._left.pop(person, None)
        self.look(sheet, SOON_SECONDS)

    def go(self, person: str, sheet: Sheet) -> None:
        self._people[person] -= 1
        if self._people[person] <= 0:
            del self._people[person]
            self._left[person] = time.monotonic()
            self.look(sheet, AWAY_SECONDS)

    def look(self, sheet: Sheet, wait: float = SOON_SECONDS) -> None:
        """Tell after this time what has changed by then."""
        self._sheet = sheet
        loop = asyncio.get_running_loop()
        when = loop.time() + wait
        if self._timer is not None:
            if self._timer.when() <= when:
                return
            self._timer.cancel()
        self._timer = loop.call_at(when, self._now)

    def _now(self) -> None:
        self._timer = None
        if self._sheet is None:
            return
        if self.here(self._sheet) != self._shared:
            self.share(self._sheet)
        seats = self.seats(self._sheet)
        if seats != self._told:
            self._told = seats
            self._tell(seats)
        if self._left:  # they may come back
            self.look(self._sheet, AWAY_SECONDS)

    def share(self, sheet: Sheet) -> None:
        """Tell the other nodes who is connected here."""
        self._shared = self.here(sheet)
        self._share(self._shared)

    def here(self, sheet: Sheet) -> frozenset[Seat]:
        """The seats whose people are connected to this node."""
        latest = time.monotonic() - AWAY_SECONDS
        self._left = {person: at for person, at in self._left.items() if at > latest}
        there = self._people.keys() | self._left.keys()
        return frozenset(chair.seat for chair in sheet.chairs if chair.person in there)

    def seats(self, sheet: Sheet) -> frozenset[Seat]:
        """The same, with what the other nodes have told."""
        return self.here(sheet).union(*self._elsewhere.values())

    def heard(self, node: str, seats: frozenset[Seat], sheet: Sheet) -> None:
        """What another node says of its own."""
        if seats:
            self._elsewhere[node] = seats
        else:
            self._elsewhere.pop(node, None)
        self.look(sheet)

    def forget(self, alive: Callable[[str], bool], sheet: Sheet) -> None:
        """Nodes that are silent have taken their people along."""
        if not all(map(alive, self._elsewhere)):
            self._elsewhere = {n: s for n, s in self._elsewhere.items() if alive(n)}
            self.look(sheet)
