"""What is written down beside a neighbourhood of a real table: cards, a city board, rings.

Cards and cities are those of the house, or written out, so that any box can be scored. Each error
is a `BadRequest` that names the entry, such as `cards.2.points` or `rings.1`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from tripolis.core.errors import BadRequest, listed
from tripolis.core.scores import Part, Place, Source
from tripolis.games.cities2024.components import (
    ACHIEVEMENTS,
    PLACES,
    Achievement,
    Card,
    City,
    load,
)
from tripolis.games.cities2024.neighbourhood import FRAME, Neighbourhood
from tripolis.games.cities2024.requirements import Requirement, read_requirement
from tripolis.games.cities2024.scoring import card_source, part
from tripolis.games.cities2024.source import MOST

Rings = tuple[int, ...]  # under each achievement the points of the place; 0: no ring


@dataclass(frozen=True, slots=True)
class Counted:
    """A card whose points somebody counted by hand: its requirement is not known here."""

    name: str
    points: int


def source_of(card: Card | Counted, place: Neighbourhood) -> Source:
    if isinstance(card, Card):
        return card_source(place, card)
    return Source("card", card.name, (Part(card.points, ()),))


def read_card(number: int, given: object) -> Card | Counted:
    """A card of the house by its name, or one that is written out."""
    where = f"cards.{number}"
    if isinstance(given, str):
        card = next((card for card in load(None).cards if card.name == given), None)
        if card is None:
            raise BadRequest(where, f"there is no card {given!r} in the set")
        return card
    if not isinstance(given, dict):
        raise BadRequest(where, "is a name, or a table of `name`, `points` and `requirement`")
    written = cast("dict[str, object]", given)
    try:
        if "counted" in written:
            only(written, "name", "counted")
            return Counted(text_of(written, "name"), count_of("counted", written["counted"]))
        only(written, "name", "points", "requirement")
        name, requirement = text_of(written, "name"), _requirement(written)
        return Card(name, count_of("points", written.get("points")), requirement)
    except BadRequest as error:
        raise BadRequest(f"{where}.{error.key}", error.expected) from None


def read_city(given: object) -> City:
    """A city of the house as options write it, or one that is written out."""
    if isinstance(given, str):
        city = next((city for city in load(None).cities if city.slug == given), None)
        if city is None:
            known = listed([city.slug for city in load(None).cities])
            raise BadRequest("city", f"is one of {known}, not {given!r}")
        return city
    if not isinstance(given, dict):
        raise BadRequest("city", "is a name, or a table of `name` and `achievements`")
    written = cast("dict[str, object]", given)
    only(written, "name", "achievements")
    achievements = list_of("achievements", written.get("achievements"))
    if len(achievements) != ACHIEVEMENTS:
        raise BadRequest("achievements", f"a city has {ACHIEVEMENTS} of them")
    name = text_of(written, "name")
    return City(name, "", tuple(_achievement(n, one) for n, one in enumerate(achievements, 1)))


def _achievement(number: int, given: object) -> Achievement:
    where = f"achievements.{number}"
    if not isinstance(given, dict):
        raise BadRequest(where, "is a table of `name`, `requirement`, `at_least` and `places`")
    written = cast("dict[str, object]", given)
    try:
        only(written, "name", "requirement", "at_least", "places")
        places = tuple(
            count_of("places", place) for place in list_of("places", written.get("places"))
        )
        if len(places) != PLACES:
            raise BadRequest("places", f"{PLACES} numbers such as [6, 4, 2]")
        at_least = count_of("at_least", written.get("at_least", 1))
        return Achievement(text_of(written, "name"), _requirement(written), at_least, places)
    except BadRequest as error:
        raise BadRequest(f"{where}.{error.key}", error.expected) from None


def read_rings(given: object) -> Rings:
    rings = tuple(count_of("rings", points) for points in list_of("rings", given))
    if len(rings) != ACHIEVEMENTS:
        raise BadRequest("rings", f"{ACHIEVEMENTS} numbers: points of a ring place, or 0")
    return rings


def ring_sources(
    city: City, everybody: Sequence[Rings], seat: int, place: Neighbourhood
) -> tuple[Source, ...]:
    """The achievements of a seat. The spaces are those that meet them now, for rings stay."""
    found: list[Source] = []
    for index, achievement in enumerate(city.achievements):
        points = everybody[seat][index]
        if not points:
            continue
        open_places = achievement.open_places(len(everybody))
        if points not in open_places:
            places = listed([str(one) for one in open_places])
            raise BadRequest(f"rings.{index + 1}", f"the places are worth {places}, not {points}")
        if any(rings[index] == points for rings in everybody[:seat]):
            raise BadRequest(f"rings.{index + 1}", "another seat has its ring there")
        met = achievement.requirement.occurrences(place, achievement=True)
        spaces = 0
        for occurrence in met if len(met) >= achievement.at_least else ():
            spaces |= occurrence
        found.append(Source("achievement", achievement.name, (part(points, spaces),)))
    return tuple(found)


def progress(city: City, place: Neighbourhood) -> list[list[list[Place]]]:
    """For each achievement the spaces of each occurrence that there is now."""
    return [
        [list(FRAME.squares(found)) for found in one.requirement.occurrences(place, True)]
        for one in city.achievements
    ]


# Reading what JSON brings


def only(request: Mapping[str, object], *keys: str) -> None:
    for key in request:
        if key not in keys:
            raise BadRequest(key, f"this question has {', '.join(keys)} alone")


def list_of(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadRequest(key, "a list is needed here")
    return cast("list[object]", value)


def count_of(key: str, value: object) -> int:
    if type(value) is not int or value < 0:  # bool is an int too, but no number here
        raise BadRequest(key, f"a whole number from 0 on, not {value!r}")
    if value > MOST:
        raise BadRequest(key, f"at most {MOST}")
    return value


def text_of(written: Mapping[str, object], key: str) -> str:
    value = written.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadRequest(key, "a text is needed here")
    return value


def _requirement(written: Mapping[str, object]) -> Requirement:
    text = written.get("requirement")
    if not isinstance(text, str):
        raise BadRequest("requirement", "a text such as 'pattern = \"r2+ w!\"'")
    return read_requirement(text)
