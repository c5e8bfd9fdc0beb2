"""What a viewer sees happen. There are no secrets, so everybody sees the same."""

from __future__ import annotations

from tripolis.core.game import Drawn, Entry, Event, Played
from tripolis.core.scores import Place
from tripolis.games.cities2024.drawing import AFTER, STARTS
from tripolis.games.cities2024.neighbourhood import FRAME
from tripolis.games.cities2024.notation import action_text
from tripolis.games.cities2024.state import (
    Action,
    Discard,
    LayBlock,
    LayFeature,
    LayTile,
    Start,
    State,
    Take,
)


def events(before: State, entry: Entry, after: State) -> tuple[Event, ...]:
    """The events of an entry, in the order in which they happen.

    - `start-drawn` the seat that begins
    - `laid-out` a row: what is drawn, as items (numbers of cards and tiles, kinds, colours)
    - `turned-up` a hidden thing by the seat that took it: what is drawn, as items
    - `started`, `took`, `laid-tile`, `laid-feature`, `laid-block`, `discarded` by a seat: the
      action, and the spaces that it covers
    - `claimed` an achievement by a seat: its name as item, its points, the spaces that meet it
    - `round-begins` with its number as item, the seat that holds the star; `match-over`
    """
    if isinstance(entry, Drawn):
        happened = _drawn(before, entry)
    else:
        happened = tuple(_played(entry, action) for action in entry.actions)
    return (*happened, *_claims(before, after), *_rounds(before, after))


def _drawn(before: State, entry: Drawn) -> tuple[Event, ...]:
    items = tuple(map(str, entry.outcome))
    if before.due == STARTS:
        return (Event("start-drawn", int(items[0])),)
    if before.due in AFTER:
        return (Event("laid-out", items=items, actions=(before.due,)),)
    return (Event("turned-up", before.acting, items=items, actions=(before.due,)),)


def _played(entry: Played, action: Action) -> Event:
    kind, places = _what(action)
    return Event(kind, entry.seat, (action_text(action),), places=places)


def _what(action: Action) -> tuple[str, tuple[Place, ...]]:
    match action:
        case Start():
            return "started", _tile_spaces(0, 0)
        case Take():
            return "took", ()
        case LayTile(x, y):
            return "laid-tile", _tile_spaces(x, y)
        case LayFeature(_, x, y):
            return "laid-feature", ((x, y),)
        case LayBlock(_, x, y):
            return "laid-block", ((x, y),)
        case Discard():
            return "discarded", ()


def _tile_spaces(x: int, y: int) -> tuple[Place, ...]:
    return tuple((2 * x + dx, 2 * y + dy) for dy in (0, 1) for dx in (0, 1))


def _claims(before: State, after: State) -> tuple[Event, ...]:
    achievements = after.settings.city.achievements
    return tuple(
        Event(
            "claimed",
            seat,
            items=(achievement.name,),
            places=FRAME.squares(ring.spaces),
            points=ring.points,
        )
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
        for achievement, old, ring in zip(achievements, was.rings, now.rings, strict=True)
        if ring is not None and old is None
    )


def _rounds(before: State, after: State) -> tuple[Event, ...]:
    if after.round == before.round:
        return ()
    if after.over:
        return (Event("match-over"),)
    return (Event("round-begins", after.star, items=(str(after.round),)),)
