"""Component sets: what is printed on tiles, features, cards and city boards.

A set is one TOML file. The rules use no other numbers than those of the set and of the spec, so
the owner of a box can write its faces down and play with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

from tripolis.core.errors import BadRequest, ComponentError, quoted
from tripolis.core.notation import parse_rows
from tripolis.games.cities2024.neighbourhood import FEATURES, GROUNDS, FeatureKind, Tile
from tripolis.games.cities2024.requirements import KEYS, Requirement, parse_requirement
from tripolis.games.cities2024.source import Source, Table

HOUSE = "house"
COUNTS = {"tile": 32, "start_tile": 4, "feature": 48, "card": 32, "city": 8, "pieces": 25}
ACHIEVEMENTS = 3  # of a city
PLACES = 3  # of an achievement
MOST_IN_A_PILE = 1_000  # of a kind or a colour; no rule either, see `source.MOST`


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    points: int  # for each occurrence
    requirement: Requirement


@dataclass(frozen=True, slots=True)
class Achievement:
    name: str
    requirement: Requirement
    at_least: int  # occurrences
    places: tuple[int, ...]  # points of the ring places, highest first

    def open_places(self, seats: int) -> tuple[int, ...]:
        """Those that may be claimed; two players cover the middle one."""
        return (self.places[0], self.places[2]) if seats == 2 else self.places


@dataclass(frozen=True, slots=True)
class City:
    name: str
    slug: str  # its name in options and records
    achievements: tuple[Achievement, ...]


@dataclass(frozen=True, slots=True)
class ComponentSet:
    name: str
    tiles: tuple[Tile, ...]  # number 1 first, and so with all others
    start_tiles: tuple[Tile, ...]
    features: tuple[FeatureKind, ...]  # the whole pile
    cards: tuple[Card, ...]
    cities: tuple[City, ...]
    pieces: int  # of each colour

    def city(self, slug: str) -> City:
        return next(city for city in self.cities if city.slug == slug)


@lru_cache(maxsize=1)
def house_text() -> str:
    """The set that the project ships, as TOML."""
    return (
        files("tripolis.games.cities2024").joinpath("components.toml").read_text(encoding="utf-8")
    )


@lru_cache(maxsize=32)
def load(text: str | None, file: str = "set") -> ComponentSet:
    """Read a set, or the house's for None. Raises `ComponentError`; `file` names it there."""
    if text is None:
        text, file = house_text(), "components.toml"
    root = Source(text, file).root
    root.only("name", "counts", "tile", "start_tile", "feature", "card", "city")
    counts = _counts(root)
    built = ComponentSet(
        root.text("name"),
        tuple(map(_tile, root.tables("tile"))),
        tuple(map(_tile, root.tables("start_tile"))),
        _features(root.tables("feature")),
        tuple(map(_card, root.tables("card"))),
        tuple(map(_city, root.tables("city"))),
        counts["pieces"],
    )
    found = {
        "tile": len(built.tiles),
        "start_tile": len(built.start_tiles),
        "feature": len(built.features),
        "card": len(built.cards),
        "city": len(built.cities),
    }
    for key, number in found.items():
        if number != counts[key]:
            raise root.error(key, f"there are {number}, not {counts[key]}")
    slugs: set[str] = set()
    for city, table in zip(built.cities, root.tables("city"), strict=True):
        if city.slug in slugs:
            raise table.error("name", f"there are two cities {city.slug!r}")
        slugs.add(city.slug)
    return built


def _counts(root: Table) -> dict[str, int]:
    """The counts of the book, or those that the set declares on purpose."""
    if not root.has("counts"):
        return COUNTS
    declared = root.table("counts")
    declared.only(*COUNTS)
    return {
        key: declared.number(key, 1, MOST_IN_A_PILE) if declared.has(key) else number
        for key, number in COUNTS.items()
    }


def _tile(table: Table) -> Tile:
    table.only("spaces")
    text = table.text("spaces")
    rows = parse_rows(text)
    if [len(row) for row in rows] != [2, 2]:
        raise table.error("spaces", f"{quoted(text)} is not 2×2 spaces such as 'r p / w b'")
    (a, b), (c, d) = rows
    for space in (a, b, c, d):
        if space not in GROUNDS:
            raise table.error("spaces", f"{quoted(space)} is not one of {', '.join(GROUNDS)}")
    return Tile((a, b, c, d))


def _features(tables: tuple[Table, ...]) -> tuple[FeatureKind, ...]:
    counted: dict[str, int] = {}
    for table in tables:
        table.only("kind", "count")
        kind = table.text("kind")
        if kind not in FEATURES:
            raise table.error("kind", f"{kind!r} is not one of {', '.join(FEATURES)}")
        if kind in counted:
            raise table.error("kind", f"{kind!r} stands here for the second time")
        counted[kind] = table.number("count", 0, MOST_IN_A_PILE)
    return tuple(kind for kind in FEATURES for _ in range(counted.get(kind, 0)))


def _card(table: Table) -> Card:
    table.only("name", "points", *KEYS)
    return Card(table.text("name"), table.number("points", 1), _requirement(table))


def _city(table: Table) -> City:
    table.only("name", "achievement")
    name = table.text("name")
    slug = name.lower().replace(" ", "-")
    if slug == "random":
        raise table.error("name", "'random' asks for any city, so none can have this name")
    achievements = tuple(map(_achievement, table.tables("achievement")))
    if len(achievements) != ACHIEVEMENTS:
        raise table.error(
            "achievement", f"{name} has {len(achievements)} achievements, not {ACHIEVEMENTS}"
        )
    return City(name, slug, achievements)


def _achievement(table: Table) -> Achievement:
    table.only("name", "at_least", "places", *KEYS)
    at_least = table.number("at_least", 1) if table.has("at_least") else 1
    places = table.numbers("places", 1)
    falling = all(high > low for high, low in pairwise(places))
    if len(places) != PLACES or not falling:
        raise table.error(
            "places", f"three numbers that fall strictly such as [6, 4, 2], not {[*places]}"
        )
    return Achievement(table.text("name"), _requirement(table), at_least, places)


def _requirement(table: Table) -> Requirement:
    try:
        return parse_requirement({key: table[key] for key in KEYS if table.has(key)})
    except BadRequest as error:
        raise table.error(error.key, error.expected) from None


def shortage(
    components: ComponentSet, seats: int, turned_up: dict[str, int]
) -> ComponentError | None:
    """What a set with counts of its own has too few of for a match, if anything."""
    needed = {**turned_up, "start_tile": seats}
    found = {
        "tile": len(components.tiles),
        "start_tile": len(components.start_tiles),
        "feature": len(components.features),
        "card": len(components.cards),
        "pieces": 4 * components.pieces,
    }
    for key, number in needed.items():
        if found[key] < number:
            reason = f"this match needs {number}, the set has {found[key]}"
            return ComponentError(components.name, 0, key, reason)
    return None
