"""What a viewer sees happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripolis.core.game import Drawn, Entry, Event, Seat
from tripolis.core.scores import Place
from tripolis.games.cities2008 import rules
from tripolis.games.cities2008.board import COVERED, FIELDS, TILES
from tripolis.games.cities2008.notation import action_text
from tripolis.games.cities2008.scoring import scores
from tripolis.games.cities2008.state import City, State
from tripolis.games.cities2008.view import sees_turns


def events(before: State, entry: Entry, after: State, viewer: Seat | None) -> tuple[Event, ...]:
    """What the viewer sees when an entry takes `before` to `after`.

    - `draw`: a tile is turned up; `items` is its number.
    - `round`: a round begins; `items` are its number (the start is 0) and the tiles of it.
    - `finished`: a seat has finished the round. Everybody sees this, and nothing more.
    - `turn`: what a seat did, as soon as the viewer may see it; `places` are the fields of the
      tiles laid. Whoever finishes sees at once the turns of all who had finished before.
    - `round-over`: everybody has finished; `items` is the number of the round.
    - `won`: the match is over; one event a winner, `points` its total, `items` what decided.
    """
    if isinstance(entry, Drawn):
        return tuple(_drawn(entry, after))
    seats = _turns_to_see(entry.seat, before, after, viewer)
    return tuple(_played(entry.seat, after, seats))


def crowd_events(entry: Entry, after: State, viewer: Seat | None) -> tuple[Event, ...]:
    """The same, but of all turns the viewer's own alone."""
    if isinstance(entry, Drawn):
        return tuple(_drawn(entry, after))
    return tuple(_played(entry.seat, after, (entry.seat,) if entry.seat == viewer else ()))


def _drawn(entry: Drawn, after: State) -> Iterator[Event]:
    yield Event("draw", items=tuple(map(str, entry.outcome)))
    if after.waiting:
        number = str(rules.round_of(after))
        yield Event("round", items=(number, *map(str, rules.turned_up(after))))


def _played(seat: Seat, after: State, turns: Iterable[Seat]) -> Iterator[Event]:
    yield Event("finished", seat)
    for other in turns:
        city = after.cities[other]
        yield Event("turn", other, tuple(map(action_text, city.turn)), places=_laid(city, after))
    if after.waiting:
        return
    yield Event("round-over", items=(str(rules.round_of(after)),))
    if not rules.to_act(after):
        lands = tuple(city.land for city in after.cities)
        final = scores(lands, after.settings.level, over=True)
        for winner in final.winners:
            points = final.seats[winner].total
            yield Event("won", winner, items=(final.decided_by,), points=points)


def _turns_to_see(seat: Seat, before: State, after: State, viewer: Seat | None) -> Iterable[Seat]:
    """The seats whose turn the viewer sees now and did not see before, in order."""
    if not sees_turns(after, viewer):
        return ()
    if sees_turns(before, viewer):
        return (seat,)
    waiting = frozenset(after.waiting)
    return (other for other in range(after.settings.seats) if other not in waiting)


def _laid(city: City, state: State) -> tuple[Place, ...]:
    """The fields of the tiles that were laid in this round."""
    laid = 0
    for tile in city.tiles[-len(rules.turned_up(state)) :]:
        laid |= COVERED[TILES.bit(tile.x, tile.y)]
    return FIELDS.squares(laid)
