"""Legal actions against a slow enumeration of the whole notation.

The enumeration is written from the spec alone: it knows cities as dictionaries of fields and tries
every text that could be an action. It imports nothing from the rules or the scoring.
"""

from __future__ import annotations

from itertools import product

import pytest

from tripolis.core.errors import IllegalAction
from tripolis.games import find

GAME = find("cities2008")

PLACES = [(x, y) for x in range(-4, 5) for y in range(-4, 5)]
FIELDS = [(x, y) for x in range(-8, 10) for y in range(-8, 10)]


def cells(city) -> set[tuple[int, int]]:
    return {(tile.x, tile.y) for tile in city.tiles}


def ground(city) -> dict[tuple[int, int], str]:
    """Field to terrain."""
    fields: dict[tuple[int, int], str] = {}
    for tile in city.tiles:
        (a, b), (c, d) = tile.face[:2], tile.face[2:]
        x, y = 2 * tile.x, 2 * tile.y
        fields |= {(x, y): a, (x + 1, y): b, (x, y + 1): c, (x + 1, y + 1): d}
    return fields


def steps(one, other) -> tuple[int, int]:
    return abs(one[0] - other[0]), abs(one[1] - other[1])


def touches_corner(one, other) -> bool:
    return steps(one, other) == (1, 1)


def shares_side(one, other) -> bool:
    return sum(steps(one, other)) == 1


def span(places) -> int:
    xs = [x for x, _ in places]
    ys = [y for _, y in places]
    return max(max(xs) - min(xs), max(ys) - min(ys)) + 1


def brute_lays(view, city) -> set[str]:
    laid = cells(city)
    if not laid:
        places = [(0, 0)]
    else:
        places = [
            place
            for place in PLACES
            if place not in laid
            and any(touches_corner(place, other) for other in laid)
            and not any(shares_side(place, other) for other in laid)
        ]
    return {
        f"lay {number} {x},{y},r{r}"
        for number in view.to_place
        for x, y in places
        for r in range(4)
    }


def brute_tiles(city) -> set[str]:
    laid = cells(city)
    return {
        f"tile {x},{y},r{r}"
        for (x, y), r in product(PLACES, range(4))
        if (x, y) not in laid
        and any(shares_side((x, y), o) or touches_corner((x, y), o) for o in laid)
        and span([*laid, (x, y)]) <= 4
    }


def brute_tourists(city) -> set[str]:
    land, standing = ground(city), set(city.tourists)
    open_fields = [f for f in FIELDS if land.get(f, "w") != "w" and f not in standing]
    new = city.tiles[-1]
    fresh = [(x, y) for x, y in open_fields if (x // 2, y // 2) == (new.x, new.y)]
    found = {"stay"}
    if len(standing) < 7:
        found |= {f"new {x},{y}" for x, y in fresh}
    for a, b in standing:
        found |= {f"jump {a},{b}>{x},{y}" for x, y in fresh}
        found |= {
            f"walk {a},{b}>{x},{y}" for x, y in open_fields if max(steps((a, b), (x, y))) == 1
        }
    return found


def brute(view, seat) -> set[str]:
    city = view.cities[seat]
    if view.round == 0:
        return brute_lays(view, city)
    if not city.turn:
        return brute_tiles(city)
    return brute_tourists(city) if len(city.turn) == 1 else set()


@pytest.mark.parametrize("seed", range(25))
def test_legal_actions_are_all_and_only_the_legal_ones(walk, seed):
    for before, entry, _after in walk(1 + seed % 3, seed, level=str(1 + seed % 3)):
        actions = getattr(entry, "actions", ())
        state = before
        for n in range(len(actions) + 1):
            if not actions:
                break
            legal = [GAME.action_text(a) for a in GAME.legal_actions(state, entry.seat)]
            assert len(set(legal)) == len(legal)
            assert set(legal) == brute(GAME.view(state, entry.seat), entry.seat)
            if n < len(actions):
                state = GAME.apply(state, entry.seat, actions[n])


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_listed_is_refused(walk, seed):
    """Every text of the notation near the city is tried, and the state stays what it was."""
    everything = [
        *(f"lay {n} {x},{y},r{r}" for n in (0, 1, 7, 24, 25) for x, y in PLACES for r in (0, 3)),
        *(f"tile {x},{y},r{r}" for x, y in PLACES for r in range(4)),
        *(f"new {x},{y}" for x, y in FIELDS),
        *(f"walk {x},{y}>{x + dx},{y + dy}" for x, y in FIELDS for dx, dy in ((1, 1), (0, 2))),
        *(f"jump {x},{y}>{x},{y}" for x, y in FIELDS),
        "stay",
    ]
    parsed = [GAME.parse_action(text) for text in everything]
    for before, entry, _after in walk(1, seed):
        state = before
        for action in getattr(entry, "actions", ()):
            legal = set(GAME.legal_actions(state, 0))
            for other in parsed:
                if other not in legal:
                    with pytest.raises(IllegalAction):
                        GAME.apply(state, 0, other)
            state = GAME.apply(state, 0, action)
