"""Those who watch a table, each as a seat or as a spectator, and what they were told last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tripolis.core.game import Seat
from tripolis.server import presence
from tripolis.server.door import encode, what_viewer_gets
from tripolis.server.messages import HereMessage, TableMessage, table_info
from tripolis.server.play import Play, Viewer
from tripolis.server.presence import Presence
from tripolis.server.sheet import OPEN, Sheet

if TYPE_CHECKING:
    from tripolis.server.house import House


class Watcher(Protocol):
    """Somebody who is told what changes for a viewer."""

    @property
    def person(self) -> str: ...
    def tell(self, message: str) -> None: ...


class Audience:
    def __init__(self, house: House, sheet: Sheet) -> None:
        self._house = house
        self._code, self._match = sheet.code, sheet.id
        self.watchers: dict[Viewer, set[Watcher]] = {}
        self._numbers: dict[Viewer, int] = {}  # that the viewer's watchers have
        self._table = ""  # what was said of the sheet last
        self.presence = Presence(self._tell_presence, self._share_presence)

    def __len__(self) -> int:
        return len(self.watchers)

    def welcome(
        self, viewer: Viewer, watcher: Watcher, sheet: Sheet, play: Play | None, since: int | None
    ) -> None:
        """Tell what the viewer gets now, and from now on what changes."""
        if not self.watchers:
            self._house.whisper(self._match, presence.WHO)
        self._table = _message(sheet)
        watcher.tell(self._table)
        watcher.tell(self._here(self.presence.seats(sheet)))
        if play is not None:
            update = what_viewer_gets(play, sheet, viewer, since)
            watcher.tell(encode(update).decode())
            self._numbers[viewer] = update.number
        there = self.watchers.setdefault(viewer, set())
        if watcher not in there:
            there.add(watcher)
            self.presence.come(watcher.person, sheet)

    def dismiss(self, viewer: Viewer, watcher: Watcher, sheet: Sheet) -> None:
        there = self.watchers.get(viewer, set())
        if watcher in there:
            there.discard(watcher)
            self.presence.go(watcher.person, sheet)
            if not there:
                del self.watchers[viewer]
                self._numbers.pop(viewer, None)

    def tell_sheet(self, sheet: Sheet) -> None:
        """Tell everybody what they may know of the sheet, if that has changed. Who watched a seat
        that is not theirs any more, or a table that has begun in private, is told nothing else.
        """
        message = _message(sheet)
        if message == self._table:
            return
        self._table = message
        self._tell_table(sheet)
        for viewer in [viewer for viewer in self.watchers if viewer is not None]:
            chair = sheet.chairs[viewer]
            for watcher in list(self.watchers[viewer]):
                if watcher.person != chair.person or not chair.there:
                    self.dismiss(viewer, watcher, sheet)
        if sheet.audience == "private" and sheet.status != OPEN:
            for watcher in list(self.watchers.get(None, ())):
                if not sheet.belongs(watcher.person):
                    self.dismiss(None, watcher, sheet)
        if self.watchers:
            self.presence.look(sheet)

    def publish(self, play: Play, sheet: Sheet, *, everybody: bool = False) -> None:
        """Tell the viewers for whom something happened, or everybody how things stand."""
        for viewer in self._viewers():
            told = self._numbers.get(viewer)
            if told is None or everybody or play.number(viewer) > told:
                self._tell(play, sheet, viewer, told or 0)

    def publish_to(self, play: Play, sheet: Sheet, viewer: Viewer) -> None:
        """Tell one viewer whose draft has changed."""
        if viewer in self.watchers:
            self._tell(play, sheet, viewer, play.number(viewer))

    def _tell(self, play: Play, sheet: Sheet, viewer: Viewer, since: int) -> None:
        update = what_viewer_gets(play, sheet, viewer, since)
        self._numbers[viewer] = update.number
        self._tell_watchers(viewer, encode(update).decode())

    def _tell_watchers(self, viewer: Viewer, message: str) -> None:
        for watcher in list(self.watchers[viewer]):
            watcher.tell(message)

    def _tell_table(self, sheet: Sheet) -> None:
        self._tell_all(self._table)

    def _tell_all(self, message: str) -> None:
        for viewer in self._viewers():
            self._tell_watchers(viewer, message)

    def _viewers(self) -> list[Viewer]:
        """In the order in which they are told: not in that of their coming, which is nobody's
        business.
        """
        return sorted(self.watchers, key=lambda viewer: -1 if viewer is None else viewer)

    def _tell_presence(self, seats: frozenset[Seat]) -> None:
        self._tell_all(self._here(seats))

    def _share_presence(self, seats: frozenset[Seat]) -> None:
        self._house.whisper(self._match, " ".join((presence.HERE, *map(str, sorted(seats)))))

    def _here(self, seats: frozenset[Seat]) -> str:
        return encode(HereMessage(table=self._code, seats=sorted(seats))).decode()


def _message(sheet: Sheet) -> str:
    return encode(TableMessage(table=table_info(sheet))).decode()
