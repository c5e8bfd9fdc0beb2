"""Hundreds of cities: everybody sees their own, where they stand, and any other when they ask.

What a seat may do depends on nothing but the tiles that were drawn and its own city, so a seat of a
crowd is a match of one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tripolis.core.crowd import Ranking, Standing
from tripolis.core.game import Entry, Event, Seat
from tripolis.core.scores import Scores, SeatScore
from tripolis.games.cities2008 import rules
from tripolis.games.cities2008 import view as views
from tripolis.games.cities2008.events import crowd_events
from tripolis.games.cities2008.scoring import decide, seat_score, total_of
from tripolis.games.cities2008.state import Settings, State
from tripolis.games.cities2008.view import CityView, View


@dataclass(frozen=True, slots=True)
class Shown:
    """A city as a viewer may see it."""

    seat: Seat
    city: CityView
    score: SeatScore
    stale: bool  # as it was at the end of the last round


class Crowd:
    more_than: int = 12

    def alone(self, state: State, seat: Seat | None) -> State:
        seats = () if seat is None else (seat,)
        settings = Settings(len(seats), state.settings.level, state.settings.tiles)
        waiting = (0,) if seat in state.waiting else ()
        cities = tuple(state.cities[n] for n in seats)
        return State(settings, state.drawn, waiting, cities, tuple(state.shown[n] for n in seats))

    def informed(self, state: State, viewer: Seat | None) -> bool:
        return views.sees_turns(state, viewer)

    def ranking(self, state: State, *, informed: bool) -> Ranking:
        cities = list(state.cities if informed else state.shown)
        for seat in state.waiting:
            cities[seat] = state.shown[seat]
        level = state.settings.level
        points = [total_of(city.land, level) for city in cities]
        if rules.to_act(state):
            return Ranking(points, state.waiting)
        return Ranking(points, (), *decide(tuple(city.land for city in cities), level))

    def view(self, state: State, viewer: Seat | None, standing: Standing) -> View:
        own = views.show(self.alone(state, viewer), None if viewer is None else 0, over=False)
        scores = Scores(own.scores.seats, standing.winners, standing.decided_by)
        return replace(
            own,
            viewer=viewer,
            seats=state.settings.seats,
            over=not rules.to_act(state),
            waiting=(viewer,) if viewer in state.waiting else (),
            scores=scores,
            standing=standing,
        )

    def shown(self, state: State, viewer: Seat | None, seat: Seat) -> Shown:
        finished = seat not in state.waiting
        stale = seat != viewer and not (finished and views.sees_turns(state, viewer))
        city = (state.shown if stale else state.cities)[seat]
        settings = state.settings
        score = seat_score(city.land, settings.level)
        return Shown(seat, views.city_view(city, settings.tiles.faces), score, stale)

    def events(self, entry: Entry, after: State, viewer: Seat | None) -> tuple[Event, ...]:
        return crowd_events(entry, after, viewer)
