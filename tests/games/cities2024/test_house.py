"""The component set `house` as data: its counts, its symmetries, its variety, its examples.

Read here with a TOML parser alone, so that nothing of the rules can hide a mistake in the set.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[3] / "src/tripolis/games/cities2024/components.toml"
HOUSE: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))

COLOURS = "rgby"
KINDS = ("pattern", "area", "set", "line")
CITIES = (
    "New York",
    "Rio de Janeiro",
    "Sydney",
    "Venice",
    "Barcelona",
    "Lisbon",
    "Mexico City",
    "Buenos Aires",
)
ACHIEVEMENTS = [(city["name"], each) for city in HOUSE["city"] for each in city["achievement"]]

Ring = tuple[str, ...]  # the four spaces of a tile clockwise from the top left one


def ring(spaces: str) -> Ring:
    top, bottom = (row.split() for row in spaces.split(" / "))
    return (top[0], top[1], bottom[1], bottom[0])


def turned(tile: Ring) -> Ring:
    """One name for a tile however it is turned."""
    return min(tile[n:] + tile[:n] for n in range(4))


def faces(kind: str) -> Counter[Ring]:
    return Counter(turned(ring(tile["spaces"])) for tile in HOUSE[kind])


def exchanged(tiles: Counter[Ring], exchange: dict[str, str]) -> Counter[Ring]:
    swapped: Counter[Ring] = Counter()
    for tile, times in tiles.items():
        swapped[turned(tuple(exchange.get(space, space) for space in tile))] += times
    return swapped


def requirement(thing: dict[str, Any]) -> dict[str, Any]:
    return {key: thing[key] for key in (*KINDS, "same", "different") if key in thing}


def in_words(thing: dict[str, Any]) -> str:
    """A requirement as text, ring places and names left out."""
    return re.sub(r"[^\w+!?.,:{}\[\]/= -]", "", str(requirement(thing)))


def matchers(thing: dict[str, Any]) -> list[str]:
    if "pattern" in thing:
        return [word for word in thing["pattern"].split() if word not in ("/", ".")]
    if "set" in thing:
        return list(thing["set"])
    return [thing[kind]["of"] for kind in ("area", "line") if kind in thing]


def test_the_counts_are_those_of_the_book() -> None:
    assert "counts" not in HOUSE
    assert len(HOUSE["tile"]) == 32
    assert len(HOUSE["start_tile"]) == 4
    assert sum(feature["count"] for feature in HOUSE["feature"]) == 48
    assert len(HOUSE["card"]) == 32
    assert tuple(city["name"] for city in HOUSE["city"]) == CITIES
    assert all(len(city["achievement"]) == 3 for city in HOUSE["city"])


def test_features_are_five_of_each_kind_and_three_specials() -> None:
    counts = {feature["kind"]: feature["count"] for feature in HOUSE["feature"]}
    kinds = [terrain + str(n) for terrain in "wp" for n in range(1, 5)]
    assert counts == {**dict.fromkeys([*kinds, "m"], 5), "*": 3}


@pytest.mark.parametrize(("kind", "colour", "land"), [("tile", 18, 28), ("start_tile", 2, 4)])
def test_every_colour_and_park_and_water_are_as_many(kind: str, colour: int, land: int) -> None:
    spaces = Counter(space for tile, n in faces(kind).items() for space in tile * n)
    assert spaces == {**dict.fromkeys(COLOURS, colour), "p": land, "w": land}


@pytest.mark.parametrize("kind", ["tile", "start_tile"])
@pytest.mark.parametrize("order", ["".join(order) for order in permutations(COLOURS)])
def test_the_tiles_are_the_same_after_any_exchange_of_colours(kind: str, order: str) -> None:
    assert exchanged(faces(kind), dict(zip(COLOURS, order, strict=True))) == faces(kind)


@pytest.mark.parametrize("kind", ["tile", "start_tile"])
def test_the_tiles_are_the_same_after_exchanging_park_and_water(kind: str) -> None:
    assert exchanged(faces(kind), {"p": "w", "w": "p"}) == faces(kind)


@pytest.mark.parametrize("kind", ["tile", "start_tile"])
def test_the_tiles_are_the_same_in_a_mirror(kind: str) -> None:
    mirrored = Counter({turned(tile[::-1]): times for tile, times in faces(kind).items()})
    assert mirrored == faces(kind)


def cards_after(exchange: dict[str, str]) -> Counter[tuple[int, str]]:
    """Points and requirement of every card, with terrains and colours exchanged in matchers."""

    def swapped(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: swapped(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return sorted(swapped(inner) for inner in value)
        if isinstance(value, str):
            return re.sub(r"(?<![\w])[rgbypw](?![a-z])", lambda m: exchange.get(m[0], m[0]), value)
        return value

    found: Counter[tuple[int, str]] = Counter()
    for card in HOUSE["card"]:
        wanted = {key: swapped(value) for key, value in requirement(card).items() if key in KINDS}
        wanted |= {key: card[key] for key in ("same", "different") if key in card}
        if "pattern" in wanted:  # every requirement of two spaces reads the same backwards
            wanted["pattern"] = min(wanted["pattern"], " ".join(wanted["pattern"].split()[::-1]))
        found[card["points"], str(sorted(wanted.items()))] += 1
    return found


@pytest.mark.parametrize(
    "exchange",
    [dict(zip(COLOURS, order, strict=True)) for order in permutations(COLOURS)],
    ids=lambda exchange: "".join(exchange.values()),
)
def test_a_card_of_one_colour_has_its_like_in_every_other(exchange: dict[str, str]) -> None:
    assert cards_after(exchange) == cards_after({})


def test_a_card_of_water_has_its_like_for_parks() -> None:
    assert cards_after({"w": "p", "p": "w"}) == cards_after({})


def families() -> dict[str, list[str]]:
    """Names of cards by what they look at; a card may belong to several."""
    found: dict[str, list[str]] = {}

    def note(family: str, card: dict[str, Any]) -> None:
        found.setdefault(family, []).append(card["name"])

    for card in HOUSE["card"]:
        words = matchers(card)
        buildings = [word for word in words if word[0] in "srgby"]
        if any(word[0] in COLOURS for word in words):
            note("colours", card)
        if any(re.search(r"[2-4]", word) for word in buildings):
            note("heights", card)
        for terrain, name in (("w", "water"), ("p", "park")):
            if buildings and "pattern" in card and any(word[0] == terrain for word in words):
                note(f"neighbours of {name}", card)
        if any(word[0] in "wp" and len(word) > 1 for word in words) or "features" in card.get(
            "area", {}
        ):
            note("features", card)
        if "m" in words:
            note("monuments", card)
        for option in ("same", "different"):
            if option in card:
                note(f"{option} {card[option]}", card)
        for kind in ("area", "set", "line"):
            if kind in card:
                note(f"{kind}s", card)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_cards_and_achievements_use_every_kind_of_requirement(kind: str) -> None:
    assert any(kind in card for card in HOUSE["card"])
    assert any(kind in achievement for _, achievement in ACHIEVEMENTS)


def test_there_are_at_least_eight_families_of_cards() -> None:
    found = families()
    assert set(found) >= {
        "colours",
        "heights",
        "neighbours of water",
        "neighbours of park",
        "features",
        "monuments",
        "areas",
        "sets",
        "lines",
        "same colour",
        "same height",
        "different colour",
        "different height",
    }
    assert {name for names in found.values() for name in names} >= {
        card["name"] for card in HOUSE["card"] if card["name"] != "Shore Path"
    }


def test_every_thing_has_one_requirement_and_a_name_of_its_own() -> None:
    things = [*HOUSE["card"], *(achievement for _, achievement in ACHIEVEMENTS)]
    assert all(sum(kind in thing for kind in KINDS) == 1 for thing in things)
    names = [thing["name"] for thing in things]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert all(name == name.strip() and name.isascii() and len(name) <= 24 for name in names)
    cards = Counter(in_words(card) for card in HOUSE["card"])
    assert [words for words, times in cards.items() if times > 1] == []


def test_cards_are_worth_one_to_six_points_an_occurrence() -> None:
    assert all(1 <= card["points"] <= 6 for card in HOUSE["card"])


@pytest.mark.parametrize(("city", "achievement"), ACHIEVEMENTS)
def test_ring_places_fall_strictly(city: str, achievement: dict[str, Any]) -> None:
    first, second, third = achievement["places"]
    assert first > second > third > 0, (city, achievement["name"])


@pytest.mark.parametrize(("city", "achievement"), ACHIEVEMENTS)
def test_heights_in_achievements_are_minimums(city: str, achievement: dict[str, Any]) -> None:
    heights = [word for word in matchers(achievement) if re.search(r"^[srgby][0-4]", word)]
    assert all(word.endswith("+") for word in heights), (city, achievement["name"])


def asks(city: str, **wanted: object) -> bool:
    """Whether an achievement of the city has exactly this requirement."""
    at_least = wanted.pop("at_least", 1)
    return any(
        requirement(achievement) == wanted and achievement.get("at_least", 1) == at_least
        for name, achievement in ACHIEVEMENTS
        if name == city
    )


def any_city_asks(**wanted: object) -> bool:
    return any(asks(city, **wanted) for city in CITIES)


def test_new_york_asks_for_a_park_of_six_spaces() -> None:
    assert asks("New York", area={"of": "p", "size": 6})


def test_new_york_asks_for_four_buildings_of_three_or_more() -> None:
    assert asks("New York", pattern="s3+", at_least=4)


def test_some_city_asks_for_water_of_seven_spaces() -> None:
    assert any_city_asks(area={"of": "w", "size": 7})


def cells(pattern: str) -> dict[tuple[int, int], str]:
    rows = [row.split() for row in pattern.split("/")]
    return {(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}


def beside(square: tuple[int, int]) -> Iterable[tuple[int, int]]:
    x, y = square
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


@pytest.mark.parametrize("city", ["Venice", "Sydney"])
def test_venice_and_sydney_ask_for_four_different_heights_beside_one_lake(city: str) -> None:
    (lake,) = [
        achievement
        for name, achievement in ACHIEVEMENTS
        if name == city and achievement.get("different") == "height"
    ]
    grid = cells(lake["pattern"])
    water = [square for square, word in grid.items() if word == "w"]
    buildings = [square for square, word in grid.items() if word[0] == "s"]
    assert len(buildings) == 4
    assert set(grid) == {*water, *buildings}
    assert all(any(next_to in water for next_to in beside(square)) for square in buildings)
    reached = {water[0]}
    for _ in water:
        reached |= {square for square in water if any(b in reached for b in beside(square))}
    assert reached == set(water), "one lake"


def test_barcelona_asks_for_a_block_of_different_colours_and_heights() -> None:
    assert asks("Barcelona", pattern="s1+ s2+ / s4+ s3+", different="colour")
