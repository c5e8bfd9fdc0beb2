"""The protocol that every game fulfils. A game is stateless: one object per title.

How a turn runs. A seat in `to_act` applies *actions* one after another; `turn` says when they may
be committed; `commit` ends the turn. Until then the state differs from the shared one only in what
that seat itself has done, so it can be thrown away: that is a draft. Chance is a turn of nobody:
when `to_act` is `(CHANCE,)`, `chance` says what is drawn and `draw` applies an outcome.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

from tripolis.core.chance import Chance, Draws, Outcome
from tripolis.core.options import Options, OptionSpec
from tripolis.core.scores import Place, Scores

Seat: TypeAlias = int
CHANCE: Final = -1

if TYPE_CHECKING:
    from tripolis.core.crowd import Crowd

S = TypeVar("S")  # state: everything that is committed, and the acting seat's own turn so far
A = TypeVar("A")  # action: one small thing that a seat does
V = TypeVar("V")  # view: what one seat, or a spectator, may know


class Status(Enum):
    """What may be done with a turn as it stands."""

    INCOMPLETE = "incomplete"  # more actions are needed
    COMPLETE = "complete"  # may be committed
    REVEALS = "reveals"  # must be committed now, because a hidden thing is turned up


@dataclass(frozen=True, slots=True)
class Turn:
    """The status of a turn; `closing` are the actions that committing now would add to it.

    A complete turn with nothing to close has no legal actions left. One with `closing` (things
    still in hand, which would be discarded) may go on as well.
    """

    status: Status
    closing: tuple[Any, ...] = ()
    missing: str = ""  # in words, when incomplete

    @property
    def over(self) -> bool:
        """Nothing is left to do but commit."""
        return self.status is Status.REVEALS or (
            self.status is Status.COMPLETE and not self.closing
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A committed turn, or the part of one that ends in a reveal: one line of a record."""

    seat: Seat
    actions: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chance step: one line of a record."""

    outcome: Outcome


Entry: TypeAlias = Played | Drawn


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a viewer sees happen; words are the business of front ends.

    `actions` and `items` are notations of the specs, `places` what the event is about.
    """

    kind: str
    seat: Seat | None = None
    actions: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    points: int | None = None


class Game(Protocol[S, A, V]):
    """The rules of one title."""

    name: str
    rules: int  # raised by a fix that changes outcomes
    least_seats: int
    most_seats: int | None  # None: no limit

    @property
    def crowd(self) -> Crowd[S, V] | None:
        """How hundreds play it at one table, if they can."""
        ...

    def option_specs(self, seats: int, file: str | None = None) -> tuple[OptionSpec, ...]:
        """The options for this number of seats; `file` is a player's own component file."""
        ...

    def setup(self, seats: int, options: Options) -> S:
        """The state before anything was drawn or done. Options come from `options.resolve`."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who may act: several when play is simultaneous; (CHANCE,); () when the match is over."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Every legal action, ordered, without repeats.

        Empty only for a seat that is not in `to_act` or whose turn waits to be committed.
        """
        ...

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after one more action of the seat's turn. IllegalAction, NotYourTurn."""
        ...

    def turn(self, state: S, seat: Seat) -> Turn:
        """What the turn of a seat in `to_act` may do now."""
        ...

    def commit(self, state: S, seat: Seat) -> S:
        """End the turn, or the part of it before a reveal. IncompleteTurn.

        The turn's `closing` actions have been applied before.
        """
        ...

    def chance(self, state: S) -> Chance:
        """What is drawn when `to_act` is (CHANCE,)."""
        ...

    def draw(self, state: S, outcome: Outcome) -> S:
        """The state after a draw. ImpossibleDraw."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V:
        """What a seat may know, or a spectator (None). The only door for secrets."""
        ...

    def events(self, before: S, entry: Entry, after: S, viewer: Seat | None) -> tuple[Event, ...]:
        """What the viewer sees happen when an entry takes `before` to `after`."""
        ...

    def sample(self, view: V, draws: Draws) -> S:
        """A state that this view allows: what a bot may imagine. Its view is the same again."""
        ...

    def trial(self, view: V, seat: Seat, draws: Draws) -> S | None:
        """A copy to try a move on while others act: what the seat's view allows, as if it were the
        seat's turn now. None: there is nothing to try before something hidden is turned up, or
        before goals are set, or the seat may act anyway.
        """
        ...

    def scores(self, state: S) -> Scores:
        """What everybody has scored so far, for those who may know all: see `view` for players."""
        ...

    def summary(self, state: S) -> Mapping[str, object]:
        """Positions and what belongs to them, as `replay --json` shows them."""
        ...

    def answer(self, request: Mapping[str, object]) -> dict[str, object]:
        """Score a position of a real table: a line of `tripolis score --batch`. BadRequest."""
        ...

    def action_text(self, action: A) -> str:
        """The notation of an action."""
        ...

    def parse_action(self, text: str) -> A:
        """The action of a notation, legal or not. BadNotation."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]


def advance(game: Game[S, A, V], state: S, entry: Entry) -> S:
    """The state after an entry: a draw, or a whole turn applied and committed."""
    if isinstance(entry, Drawn):
        return game.draw(state, entry.outcome)
    for action in entry.actions:
        state = game.apply(state, entry.seat, action)
    return game.commit(state, entry.seat)


def step(game: Game[S, A, V], state: S, seat: Seat, action: A) -> S:
    """Apply an action, and commit the turn if nothing else is left of it.

    For players that have no use for drafts: bots, benchmarks, environments.
    """
    state = game.apply(state, seat, action)
    return game.commit(state, seat) if game.turn(state, seat).over else state
