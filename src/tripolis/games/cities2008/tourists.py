"""The tourist action of a round: new, jump, walk or stay."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from tripolis.core.errors import IllegalAction
from tripolis.games.cities2008.board import FIELDS
from tripolis.games.cities2008.components import TOURISTS
from tripolis.games.cities2008.land import Land, with_tourists
from tripolis.games.cities2008.notation import action_text, place_text
from tripolis.games.cities2008.state import Jump, New, Stay, Walk
from tripolis.grid import bits

TouristAction: TypeAlias = New | Jump | Walk | Stay

_FIELDS: Final = {FIELDS.bit(x, y): (x, y) for x, y in FIELDS.squares(FIELDS.all)}
_AROUND: Final = {field: FIELDS.around(field) for field in _FIELDS}
_NEW: Final = {field: New(to) for field, to in _FIELDS.items()}
STAY: Final = Stay()


@lru_cache(maxsize=1 << 15)
def _jumps(start: int, targets: int) -> tuple[Jump, ...]:
    """From one field to each of some. Kept, because the same few come again and again."""
    return tuple(Jump(_FIELDS[start], _FIELDS[to]) for to in bits(targets))


@lru_cache(maxsize=1 << 15)
def _walks(start: int, targets: int) -> tuple[Walk, ...]:
    return tuple(Walk(_FIELDS[start], _FIELDS[to]) for to in bits(targets))


def tourist_actions(land: Land, fresh: int) -> tuple[TouristAction, ...]:
    """New, jump, walk, each by row and column of start and end; then stay.

    `fresh` are the fields of the tile just placed.
    """
    free = land.dry & ~land.tourists
    targets = fresh & free
    starts = tuple(bits(land.tourists))
    found: list[TouristAction] = []
    if len(starts) < TOURISTS:
        found += [_NEW[to] for to in bits(targets)]
    for start in starts:
        found += _jumps(start, targets)
    for start in starts:
        found += _walks(start, _AROUND[start] & free)
    found.append(STAY)
    return tuple(found)


def move_tourist(land: Land, fresh: int, action: TouristAction) -> Land:
    """The land after a tourist action. IllegalAction."""
    if isinstance(action, Stay):
        return land
    to = FIELDS.bit(*action.to)
    if not to & land.dry & ~land.tourists:
        raise _why_not_onto(land, to, action)
    if isinstance(action, New):
        _check_fresh(fresh, to, action)
        if land.tourists.bit_count() == TOURISTS:
            raise IllegalAction(action_text(action), "no-stock", "no tourist is left in stock")
        return with_tourists(land, land.tourists | to)
    start = FIELDS.bit(*action.start)
    if not start & land.tourists:
        where = place_text(action.start)
        raise IllegalAction(action_text(action), "no-tourist", f"no tourist stands on {where}")
    if isinstance(action, Jump):
        _check_fresh(fresh, to, action)
    elif not to & _AROUND[start]:
        raise IllegalAction(
            action_text(action), "too-far", "a tourist walks one field, in any of 8 directions"
        )
    return with_tourists(land, land.tourists ^ start | to)


def _check_fresh(fresh: int, to: int, action: New | Jump) -> None:
    if not to & fresh:
        raise IllegalAction(
            action_text(action), "not-new-tile", "that field is not on the tile just placed"
        )


def _why_not_onto(land: Land, to: int, action: New | Jump | Walk) -> IllegalAction:
    text, where = action_text(action), place_text(action.to)
    if to & land.waters:
        return IllegalAction(text, "onto-water", f"{where} is water")
    if to & land.tourists:
        return IllegalAction(text, "field-taken", f"a tourist stands on {where} already")
    return IllegalAction(text, "off-city", f"no tile lies at {where}")
