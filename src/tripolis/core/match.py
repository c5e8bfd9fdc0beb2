"""`Match`: one play of a game, the only mutable object on the side of the rules.

The server, the command line, the arena and the research adapters all drive it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from tripolis.core.chance import Outcome
from tripolis.core.dice import Dice, Proof
from tripolis.core.errors import (
    BadSeats,
    IncompleteTurn,
    NothingToUndo,
    NotYourTurn,
)
from tripolis.core.game import (
    CHANCE,
    A,
    Drawn,
    Entry,
    Event,
    Game,
    Played,
    S,
    Seat,
    Status,
    Turn,
    V,
    advance,
)
from tripolis.core.options import Options

# No rule: so that a slip of the keyboard, or a record made to do harm, does not eat the memory.
MOST_SEATS = 1_000_000


def check_seats(game: Game[S, A, V], seats: int) -> None:
    if seats < game.least_seats or (game.most_seats is not None and seats > game.most_seats):
        raise BadSeats(game.name, seats, game.least_seats, game.most_seats)
    if seats > MOST_SEATS:
        raise BadSeats(game.name, seats, game.least_seats, MOST_SEATS)


class Draft(Generic[S, A, V]):
    """A seat's turn before it is committed: its own actions, laid over the shared state.

    It holds no copy of what others did, so it stays true whatever they commit meanwhile.
    """

    def __init__(self, match: Match[S, A, V], seat: Seat) -> None:
        self._match = match
        self.seat = seat
        self._actions: list[A] = []
        self._base = match.state
        self._states = [match.state]

    @property
    def actions(self) -> tuple[A, ...]:
        return tuple(self._actions)

    @property
    def state(self) -> S:
        """The shared state as it would be with this draft in it."""
        if self._base is not self._match.state:
            states = [self._match.state]
            for action in self._actions:
                states.append(self._match.game.apply(states[-1], self.seat, action))
            self._base, self._states = self._match.state, states
        return self._states[-1]

    @property
    def legal(self) -> tuple[A, ...]:
        return tuple(self._match.game.legal_actions(self.state, self.seat))

    @property
    def turn(self) -> Turn:
        self._match.check_turn(self.seat)
        return self._match.game.turn(self.state, self.seat)

    @property
    def view(self) -> V:
        return self._match.game.view(self.state, self.seat)

    def act(self, action: A) -> None:
        self._match.check_turn(self.seat)
        state = self._match.game.apply(self.state, self.seat, action)
        self._states.append(state)  # only now: `state` may have begun the list anew
        self._actions.append(action)

    def undo(self) -> A:
        """Take the last action back."""
        if not self._actions:
            raise NothingToUndo(self.seat)
        if self._base is self._match.state:
            self._states.pop()
        return self._actions.pop()

    def clear(self) -> None:
        """Take the whole turn back, as far as it is not committed."""
        while self._actions:
            self.undo()

    def commit(self) -> Played:
        return self._match.commit(self.seat)


class Match(Generic[S, A, V]):
    """One play: what was committed, the states it led to, and the drafts of the seats."""

    def __init__(
        self,
        game: Game[S, A, V],
        seats: int,
        options: Options,
        *,
        dice: Dice | None = None,
        proof: Proof | None = None,
    ) -> None:
        check_seats(game, seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.proof = proof
        self.entries: list[Entry] = []
        self.states: list[S] = [game.setup(seats, options)]  # states[n]: after n entries
        self._to_act = game.to_act(self.state)
        self._drafts: dict[Seat, Draft[S, A, V]] = {}

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self._to_act

    @property
    def finished(self) -> bool:
        return not self.to_act

    def check_turn(self, seat: Seat) -> None:
        to_act = self.to_act
        if seat not in to_act or seat == CHANCE:
            raise NotYourTurn(seat, to_act)

    def draft(self, seat: Seat) -> Draft[S, A, V]:
        """The seat's draft, empty if it has not begun one."""
        self.check_turn(seat)
        if seat not in self._drafts:
            self._drafts[seat] = Draft(self, seat)
        return self._drafts[seat]

    def commit(self, seat: Seat) -> Played:
        """Make the seat's draft part of the match, for good."""
        draft = self.draft(seat)
        turn = draft.turn
        if turn.status is Status.INCOMPLETE:
            raise IncompleteTurn(seat, turn.missing)
        played = Played(seat, (*draft.actions, *turn.closing))
        state = draft.state
        for action in turn.closing:
            state = self.game.apply(state, seat, action)
        self._append(played, self.game.commit(state, seat))
        return played

    def play(self, seat: Seat, *actions: A) -> Played:
        """Draft these actions in place of what was drafted, and commit them. All or nothing."""
        self.check_turn(seat)
        before = self._drafts.pop(seat, None)
        try:
            draft = self.draft(seat)
            for action in actions:
                draft.act(action)
            return self.commit(seat)
        except Exception:
            self._drafts.pop(seat, None)
            if before is not None:
                self._drafts[seat] = before
            raise

    def roll(self, outcome: Outcome | None = None) -> Drawn:
        """Carry out the chance step that is due: with this outcome, or as the dice fall."""
        chance = self.game.chance(self.state)
        if outcome is None:
            if self.dice is None:
                raise ValueError("this match has no dice: give the outcome")
            outcome = self.dice.roll(chance)
        drawn = Drawn(outcome)
        self.add(drawn)
        return drawn

    def roll_all(self) -> None:
        """Carry out all chance steps that are due."""
        while self.to_act == (CHANCE,):
            self.roll()

    def add(self, entry: Entry) -> None:
        """Append what was committed elsewhere (a log, a record). It is checked all the same."""
        self._append(entry, advance(self.game, self.state, entry))

    def _append(self, entry: Entry, state: S) -> None:
        self.states.append(state)
        self.entries.append(entry)
        self._to_act = self.game.to_act(state)
        if isinstance(entry, Played):
            self._drafts.pop(entry.seat, None)

    def view(self, viewer: Seat | None) -> V:
        return self.game.view(self.state, viewer)

    def events(self, viewer: Seat | None, start: int = 0) -> Iterator[tuple[Event, ...]]:
        """What the viewer saw happen, entry by entry from `start` on."""
        for n in range(start, len(self.entries)):
            before, after = self.states[n], self.states[n + 1]
            yield self.game.events(before, self.entries[n], after, viewer)

    def in_order(self) -> tuple[Entry, ...]:
        """The entries as a record lists them: turns of one simultaneous round by seat."""
        ordered: list[Entry] = []
        n = 0
        while n < len(self.entries):
            together = len(self.game.to_act(self.states[n])) if self._is_turn(n) else 1
            group = self.entries[n : n + together]
            if together > 1:
                group = sorted(group, key=lambda entry: getattr(entry, "seat", CHANCE))
            ordered += group
            n += together
        return tuple(ordered)

    def _is_turn(self, n: int) -> bool:
        return isinstance(self.entries[n], Played)
