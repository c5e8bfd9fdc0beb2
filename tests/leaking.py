"""Games that leak: each tells a viewer a little of what they may not know. Tests must see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tripolis.core.dice import seed_of_text, shuffled
from tripolis.core.game import Entry, Event, Played, Seat
from tripolis.games.cities2008.game import Cities2008
from tripolis.games.cities2024.game import Cities2024
from tripolis.games.cityscape.board import SIDES_OF_SEATS
from tripolis.games.cityscape.game import Cityscape
from tripolis.games.cityscape.notation import goals_text
from tripolis.games.cityscape.rules import to_act
from tripolis.games.cityscape.scoring import score_rounds
from tripolis.games.cityscape.state import Round, State
from tripolis.games.cityscape.view import View


class ShowsCities(Cities2008):
    """Leaks: shows every city as it is."""

    def view(self, state: Any, viewer: Any) -> Any:
        return super().view(state, state.settings.seats - 1 if viewer in state.waiting else viewer)


class TellsTurns(Cities2008):
    """Leaks: tells everybody each turn at once."""

    def events(self, before: Any, entry: Any, after: Any, viewer: Any) -> Any:
        seen_by = entry.seat if isinstance(entry, Played) else viewer
        return super().events(before, entry, after, seen_by)


class CountsTourists(Cities2008):
    """Leaks: the score of a city at work is that of the city as it is."""

    def view(self, state: Any, viewer: Any) -> Any:
        return replace(super().view(state, viewer), scores=self.scores(state))


class ShowsGoalsOfTheLocked(Cityscape):
    """Leaks in the view: the goals of whoever has locked them."""

    def view(self, state: State, viewer: Seat | None) -> View:
        view = super().view(state, viewer)
        shown = zip(view.goals, state.goals, state.locked, strict=True)
        return replace(view, goals=tuple(codes if lock else own for own, codes, lock in shown))


class ScoresTheLastDraft(Cityscape):
    """Leaks in a draft: the last block that is put down shows everybody's points."""

    def view(self, state: State, viewer: Seat | None) -> View:
        view = super().view(state, viewer)
        if any(state.left) or viewer not in to_act(state):
            return view
        running = Round(state.heights, state.goals)
        scores = replace(view.scores, seats=score_rounds((*state.past, running), state.seats).seats)
        return replace(view, scores=scores)


class TellsGoalsInEvents(Cityscape):
    """Leaks in an event: which goals were locked."""

    def events(
        self, before: State, entry: Entry, after: State, viewer: Seat | None
    ) -> tuple[Event, ...]:
        events = super().events(before, entry, after, viewer)
        if not before.setting_goals or not isinstance(entry, Played):
            return events
        text = goals_text(SIDES_OF_SEATS[after.seats][entry.seat], after.goals[entry.seat])
        return (replace(events[0], items=(text,)), *events[1:])


class ShowsHowManyDiceAreSet(Cityscape):
    """Leaks an unfinished turn: how far the others are with their goals."""

    def view(self, state: State, viewer: Seat | None) -> View:
        view = super().view(state, viewer)
        if state.over:
            return view
        own = zip(view.goals, state.goals, strict=True)
        return replace(
            view, goals=tuple(codes or tuple(c and -1 for c in hidden) for codes, hidden in own)
        )


class OffersWhatPays(Cityscape):
    """Leaks in the legal actions: they depend on somebody else's goal."""

    def legal_actions(self, state: State, seat: Seat) -> Any:
        legal = super().legal_actions(state, seat)
        other = state.goals[(seat + 1) % state.seats]
        return legal[::-1] if other[0] % 2 else legal


CITYSCAPE = (
    ShowsGoalsOfTheLocked,
    ScoresTheLastDraft,
    TellsGoalsInEvents,
    ShowsHowManyDiceAreSet,
    OffersWhatPays,
)


class Peeping(Cities2024):
    """Shows the card that the dice would bring first."""

    def __init__(self, seed: int) -> None:
        self.seed = seed_of_text(str(seed))

    def view(self, state: Any, viewer: Any) -> Any:
        first = shuffled(self.seed, "cards", tuple(range(1, 33)))[0]
        return replace(super().view(state, viewer), hidden=f"card {first}")
