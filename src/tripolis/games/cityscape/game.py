"""`Cityscape`: the rooms of this folder as one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripolis.core.chance import Chance, Draws, Outcome
from tripolis.core.errors import BadSeats, ImpossibleDraw
from tripolis.core.game import Entry, Event, Seat, Turn
from tripolis.core.options import Options, OptionSpec
from tripolis.core.scores import Scores
from tripolis.games.cityscape import notation, rules, scoring, sheet
from tripolis.games.cityscape import view as views
from tripolis.games.cityscape.board import SIDES_OF_SEATS
from tripolis.games.cityscape.components import DEFAULT_ROUNDS
from tripolis.games.cityscape.state import Action, State
from tripolis.games.cityscape.view import View


class Cityscape:
    """Cityscape by Sjaak Griffioen (2001)."""

    name: str = "cityscape"
    rules: int = 1
    least_seats: int = min(SIDES_OF_SEATS)
    most_seats: int | None = max(SIDES_OF_SEATS)
    crowd: None = None

    def option_specs(self, seats: int, file: str | None = None) -> tuple[OptionSpec, ...]:
        """One round per player by default, and four for two players."""
        if seats not in DEFAULT_ROUNDS:
            raise BadSeats(self.name, seats, self.least_seats, self.most_seats)
        return (OptionSpec("rounds", str(DEFAULT_ROUNDS[seats]), least=1),)

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(seats, options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return rules.legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return rules.apply(state, seat, action)

    def turn(self, state: State, seat: Seat) -> Turn:
        return rules.turn(state, seat)

    def commit(self, state: State, seat: Seat) -> State:
        return rules.commit(state, seat)

    def chance(self, state: State) -> Chance:
        """Nothing is ever drawn: `to_act` never asks for it."""
        raise ImpossibleDraw("", "no rule of this game draws anything")

    def draw(self, state: State, outcome: Outcome) -> State:
        raise ImpossibleDraw(" ".join(map(str, outcome)), "no rule of this game draws anything")

    def view(self, state: State, viewer: Seat | None) -> View:
        return views.view(state, viewer)

    def events(
        self, before: State, entry: Entry, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        return views.events(before, entry, after, viewer)

    def sample(self, view: View, draws: Draws) -> State:
        return views.sample(view, draws)

    def trial(self, view: View, seat: Seat, draws: Draws) -> State | None:
        return views.trial(view, seat, draws)

    def scores(self, state: State) -> Scores:
        return scoring.scores(state)

    def summary(self, state: State) -> Mapping[str, object]:
        """The city and everybody's goals; those of the last round once the match is over."""
        sides = SIDES_OF_SEATS[state.seats]
        return {
            "positions": [notation.position_text(state.heights)],
            "goals": [notation.goals_text(*seat) for seat in zip(sides, state.goals, strict=True)],
        }

    def answer(self, request: Mapping[str, object]) -> dict[str, object]:
        return sheet.answer(request)

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)
