"""The title as the rest of the house knows it: each method leads into its room."""

from __future__ import annotations

from collections.abc import Mapping

from tripolis.core.chance import Chance, Draws, Outcome
from tripolis.core.game import Entry, Event, Game, Seat, Turn
from tripolis.core.options import Options, OptionSpec
from tripolis.core.scores import Scores
from tripolis.games.cities2008 import events, notation, rules, sample, scoring, sheet, view
from tripolis.games.cities2008.components import read_tiles
from tripolis.games.cities2008.crowd import Crowd
from tripolis.games.cities2008.state import Action, State
from tripolis.games.cities2008.view import View

_CROWD = Crowd()
_LEVEL = OptionSpec("level", "3", ("1", "2", "3"))
_TILES = OptionSpec("tiles", "balanced", ("balanced",), takes_file=True)


class Cities2008(Game[State, Action, View]):
    name = "cities2008"
    rules = 1
    least_seats = 1
    most_seats = None

    @property
    def crowd(self) -> Crowd:
        return _CROWD

    def option_specs(self, seats: int, file: str | None = None) -> tuple[OptionSpec, ...]:
        if file is not None:
            read_tiles(file)  # a defect is told where the file is given
        return _LEVEL, _TILES

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(seats, options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return rules.legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return rules.apply(state, seat, action)

    def turn(self, state: State, seat: Seat) -> Turn:
        return rules.turn(state, seat)

    def commit(self, state: State, seat: Seat) -> State:
        return rules.commit(state, seat)

    def chance(self, state: State) -> Chance:
        return rules.chance(state)

    def draw(self, state: State, outcome: Outcome) -> State:
        return rules.draw(state, outcome)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view.view(state, viewer)

    def events(
        self, before: State, entry: Entry, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        return events.events(before, entry, after, viewer)

    def sample(self, view: View, draws: Draws) -> State:
        return sample.sample(view, draws)

    def trial(self, view: View, seat: Seat, draws: Draws) -> State | None:
        """All act at once: whoever waits has finished the round, and the next tile is hidden."""
        return None

    def scores(self, state: State) -> Scores:
        lands = tuple(city.land for city in state.cities)
        return scoring.scores(lands, state.settings.level, over=not rules.to_act(state))

    def summary(self, state: State) -> Mapping[str, object]:
        lands = [city.land for city in state.cities]
        return {
            "positions": [notation.position_text(land) for land in lands],
            "origin": [list(notation.origin(land)) if land.places else None for land in lands],
        }

    def answer(self, request: Mapping[str, object]) -> dict[str, object]:
        return sheet.answer(request)

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)
