"""A match in memory: the log replayed, and what can be read off it. No database, no clock.

Everything here follows from the log alone, so it is the same after a restart and on every node.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from tripolis.core.crowd import Crowd, Ranking
from tripolis.core.dice import Proof, SeedDice, commitment_of, seed_of
from tripolis.core.errors import TripolisError
from tripolis.core.game import CHANCE, Drawn, Entry, Event, Played, Seat
from tripolis.core.match import Match
from tripolis.core.record import entry_text, parse_turn, turn_text
from tripolis.games import find
from tripolis.server.errors import KeyReused, NotFound, NotPossibleNow, StaleTurn
from tripolis.server.sheet import Sheet
from tripolis.server.store import Stored
from tripolis.server.writer import Row

Viewer = Seat | None
MOST_TOLD = 100  # entries that somebody in a crowd is told of who has been away


class Seen:
    """What one viewer saw of the log."""

    __slots__ = ("entries", "fresh", "looked")

    def __init__(self) -> None:
        self.entries: list[int] = []  # in which they saw something happen
        self.looked = 0  # how far somebody has looked
        self.fresh: dict[int, tuple[Event, ...]] = {}  # what happened, of the last look


class Play:
    """The match, the number of each seat's turn, and what each viewer has seen."""

    def __init__(self, sheet: Sheet) -> None:
        # The dice of a daily challenge are the same for everybody: its seats add nothing.
        nonces = tuple(chair.nonce for chair in sheet.chairs if chair.nonce)
        self.id = sheet.id
        self.game = find(sheet.game, sheet.rules)
        self.match: Match[Any, Any, Any] = Match(
            self.game,
            len(sheet.chairs),
            sheet.options,
            dice=SeedDice(seed_of(sheet.secret, nonces)),
            proof=Proof(commitment_of(sheet.secret)),
        )
        self._proof = Proof(commitment_of(sheet.secret), sheet.secret, nonces)
        self.turns = [0] * len(sheet.chairs)  # how many each seat has committed
        self.rows: list[Row] = []  # of the log, as far as it is durable
        self._keys: dict[tuple[Seat, str], int] = {}  # where in the log a key was used
        self._seen: dict[Viewer, Seen] = {}
        crowd = self.game.crowd
        self.crowd = crowd if crowd and len(sheet.chairs) > crowd.more_than else None
        self._own: dict[Viewer, int] = {}  # in a crowd: the number after a seat's own last turn
        self._drawn = 0  # and after the last draw
        self._rankings: dict[bool, tuple[int, Ranking]] = {}  # the latest, after so many entries

    @classmethod
    def of(cls, stored: Stored) -> Play:
        play = cls(stored.sheet)
        play.grow(stored.log)
        for seat, turn, text in stored.drafts:
            play.restore_draft(seat, turn, text)
        return play

    def grow(self, rows: Sequence[Row]) -> None:
        """Add what was written elsewhere."""
        for row in rows:
            _, number, seat, text, _, _ = row
            if number < len(self.rows):
                continue
            entry: Entry
            if seat == CHANCE:
                entry = Drawn(self.game.chance(self.match.state).parse(text))
            else:
                entry = Played(seat, parse_turn(self.game, text))
            self.match.add(entry)
            self.settle([row])

    def restore_draft(self, seat: Seat, turn: int, text: str) -> None:
        """Lay a stored draft, if it still fits."""
        if turn != self.turns[seat] or seat not in self.match.to_act:
            return
        self.match.draft(seat).clear()
        if not text:
            return
        try:
            for action in parse_turn(self.game, text):
                self.match.draft(seat).act(action)
        except TripolisError:
            self.match.draft(seat).clear()  # others have made it impossible

    # What a seat does. None of it is true before its rows are in the log: see `settle`.

    def check_turn(self, seat: Seat, turn: int) -> None:
        """NotYourTurn, StaleTurn."""
        if turn != self.turns[seat]:
            raise StaleTurn(turn, self.turns[seat])
        self.match.check_turn(seat)

    def play(
        self, seat: Seat, turn: int, texts: Sequence[str] | None, key: str | None, at: int
    ) -> list[Row]:
        """Commit these actions, or the draft, and draw what is due. The rows are to be logged."""
        self.check_turn(seat, turn)
        if texts is None:
            self.match.commit(seat)
        else:
            self.match.play(seat, *map(self.game.parse_action, texts))
        self.match.roll_all()
        return self.new_rows(key, at)

    def new_rows(self, key: str | None, at: int) -> list[Row]:
        """The log rows of what is in the match and not yet in the log."""
        match, rows = self.match, list[Row]()
        for n in range(len(self.rows), len(match.entries)):
            entry = match.entries[n]
            if isinstance(entry, Drawn):
                text = entry_text(self.game, match.states[n], entry).removeprefix("* ")
                rows.append((self.id, n, CHANCE, text, None, at))
            else:
                rows.append((self.id, n, entry.seat, turn_text(self.game, entry.actions), key, at))
        return rows

    def settle(self, rows: Sequence[Row]) -> None:
        """These rows of the match are durable now."""
        for row in rows:
            _, number, seat, _, key, _ = row
            self.rows.append(row)
            if seat == CHANCE:
                self._drawn = len(self.rows)
            else:
                self._own[seat] = len(self.rows)
                self.turns[seat] += 1
                if key is not None:
                    self._keys[seat, key] = number

    def done_before(self, seat: Seat, key: str | None, texts: Sequence[str] | None) -> int | None:
        """The log number of the turn that was played with this key. KeyReused."""
        number = None if key is None else self._keys.get((seat, key))
        if number is not None and texts is not None:
            given, stored = "; ".join(texts), self.rows[number][3]
            if stored != given and not stored.startswith(f"{given}; "):
                raise KeyReused(str(key))
        return number

    def turn_at(self, number: int) -> int:
        """The seat's turn number of a log row."""
        seat = self.rows[number][2]
        return sum(row[2] == seat for row in self.rows[:number])

    def end_of(self, number: int) -> int:
        """How long the log was when the turn at this number was answered: its draws included."""
        end = number + 1
        while end < len(self.rows) and self.rows[end][2] == CHANCE:
            end += 1
        return end

    # What a viewer saw. A viewer's number counts the entries in which they saw something happen.

    def seen(self, viewer: Viewer) -> Seen:
        """What the viewer saw, up to now."""
        seen = self._seen.get(viewer)
        if seen is None:
            seen = self._seen[viewer] = Seen()
        start, end = seen.looked, len(self.rows)
        if start < end:
            fresh: dict[int, tuple[Event, ...]] = {}
            for n in range(start, end):
                events = self._events(n, viewer)
                if events:
                    seen.entries.append(n)
                    fresh[n] = events
            seen.looked, seen.fresh = end, fresh if start else {}
        return seen

    def number(self, viewer: Viewer, end: int | None = None) -> int:
        """The viewer's number now, or when the log had this length."""
        if self.crowd is not None:  # there everybody sees something of every entry
            return len(self.rows) if end is None else end
        entries = self.seen(viewer).entries
        return len(entries) if end is None else bisect_left(entries, end)

    def events(self, viewer: Viewer, since: int) -> list[Event]:
        """What the viewer saw happen after their number `since`; in a crowd, of late."""
        if self.crowd is not None:
            end = len(self.rows)
            late = range(max(since, end - MOST_TOLD), end)
            return [event for n in late for event in self._events(n, viewer)]
        seen = self.seen(viewer)
        return [
            event
            for n in seen.entries[since:]
            for event in seen.fresh.get(n) or self._events(n, viewer)
        ]

    def _events(self, n: int, viewer: Viewer) -> tuple[Event, ...]:
        states = self.match.states
        if self.crowd is not None:
            return self.crowd.events(self.match.entries[n], states[n + 1], viewer)
        return self.game.events(states[n], self.match.entries[n], states[n + 1], viewer)

    # A crowd: its viewers are not sent everything.

    def ranking(self, viewer: Viewer, *, latest: bool = True) -> Ranking:
        """As the viewer may see it, made once for all who may see the same; or, if it need not be
        the latest, one that was made since the last draw. NotPossibleNow.
        """
        crowd, state = self._gathered, self.match.state
        informed = crowd.informed(state, viewer)
        known = self._rankings.get(informed)
        since = len(self.match.entries) if latest else self._drawn
        if known is None or known[0] < since:
            known = len(self.match.entries), crowd.ranking(state, informed=informed)
            self._rankings[informed] = known
        return known[1]

    def shown(self, viewer: Viewer, seat: Seat) -> Any:
        """Another's part, as the viewer may see it. NotPossibleNow, NotFound."""
        crowd = self._gathered
        if seat >= self.match.seats:
            raise NotFound("seat")
        return crowd.shown(self.match.state, viewer, seat)

    @property
    def _gathered(self) -> Crowd[Any, Any]:
        if self.crowd is None:
            raise NotPossibleNow("the view of this table says everything")
        return self.crowd

    def acted(self, viewer: Viewer) -> int:
        """The viewer's number after their own last turn."""
        return self._own.get(viewer, 0)

    def changed(self, viewer: Viewer) -> int:
        """The viewer's number when their own part, or what they may do, last changed."""
        anew = len(self.rows) if self.match.finished else self._drawn
        return max(anew, self._own.get(viewer, 0))

    def alone(self, state: Any, seat: Seat) -> tuple[Any, Seat]:
        """What a seat's turn depends on, and the seat there: less than the state in a crowd."""
        return (state, seat) if self.crowd is None else (self.crowd.alone(state, seat), 0)

    @property
    def round(self) -> int:
        """The round that runs, as everybody sees it."""
        return int(getattr(self.match.view(None), "round", 0))

    @property
    def proof(self) -> Proof:
        """The whole proof; shown when nothing can be drawn any more."""
        return self._proof
