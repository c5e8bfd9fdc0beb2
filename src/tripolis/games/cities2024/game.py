"""`Cities2024`: the rooms of this folder as one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripolis.core.chance import Chance, Draws, Outcome
from tripolis.core.game import Entry, Event, Seat, Turn
from tripolis.core.options import Options, OptionSpec
from tripolis.core.scores import Scores
from tripolis.games.cities2024 import drawing, notation, rules, scoring, sheet
from tripolis.games.cities2024 import events as happenings
from tripolis.games.cities2024 import view as views
from tripolis.games.cities2024.rules import LEAST_SEATS, MOST_SEATS
from tripolis.games.cities2024.state import Action, State
from tripolis.games.cities2024.view import View


class Cities2024:
    """Cities by Steve Finn and Phil Walker-Harding (2024)."""

    name: str = "cities2024"
    rules: int = 1
    least_seats: int = LEAST_SEATS
    most_seats: int | None = MOST_SEATS
    crowd: None = None

    def option_specs(self, seats: int, file: str | None = None) -> tuple[OptionSpec, ...]:
        return rules.option_specs(seats, file)

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
        return drawing.chance(state)

    def draw(self, state: State, outcome: Outcome) -> State:
        return drawing.draw(state, outcome)

    def view(self, state: State, viewer: Seat | None) -> View:
        """The same for every viewer."""
        return views.view(state)

    def events(
        self, before: State, entry: Entry, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        """The same for every viewer."""
        return happenings.events(before, entry, after)

    def sample(self, view: View, draws: Draws) -> State:
        return views.sample(view, draws)

    def trial(self, view: View, seat: Seat, draws: Draws) -> State | None:
        return views.trial(view, seat, draws)

    def scores(self, state: State) -> Scores:
        return scoring.scores(state)

    def summary(self, state: State) -> Mapping[str, object]:
        """Positions and their origins, the numbers of the cards, the points of the rings."""
        return {
            "positions": [notation.position_text(player.place) for player in state.players],
            "origin": [list(views.corner(player.place)) for player in state.players],
            "cards": [list(player.cards) for player in state.players],
            "achievements": [
                [None if ring is None else ring.points for ring in player.rings]
                for player in state.players
            ],
        }

    def answer(self, request: Mapping[str, object]) -> dict[str, object]:
        return sheet.answer(request)

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)
