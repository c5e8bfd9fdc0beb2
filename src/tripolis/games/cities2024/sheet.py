"""The score sheet of a real table: questions about one position, or who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import cast

from tripolis.core.errors import BadRequest, TripolisError
from tripolis.core.scores import Part, SeatScore, Source
from tripolis.core.sheet import scored, sheet
from tripolis.games.cities2024.components import Card, City, load
from tripolis.games.cities2024.neighbourhood import COLOURS, FRAME, Neighbourhood, tile_places
from tripolis.games.cities2024.notation import parse_position
from tripolis.games.cities2024.requirements import parse_requirement
from tripolis.games.cities2024.scoring import (
    MONUMENT_POINTS,
    areas,
    card_source,
    place_sources,
    winners,
)
from tripolis.games.cities2024.view import AchievementView
from tripolis.games.cities2024.written import (
    Counted,
    count_of,
    list_of,
    only,
    progress,
    read_card,
    read_city,
    read_rings,
    ring_sources,
    source_of,
)
from tripolis.grid import Square

Claimed = Callable[[Neighbourhood], tuple[Source, ...]]  # the achievements of a seat

_FEATURES = ("w1", "p1", "m", "*")  # one of each ground: what its other kinds may do, too


def answer(request: Mapping[str, object]) -> dict[str, object]:
    """Answer one question.

    - `{"position", "long"}` → areas, points and where things may be laid
    - and with `"cards": [names], "achievements": points` → `cards` and `total` too; the cards are
      those of `house`, or of a set whose text comes as `"set"`
    - `{"position", "long", "requirement"}` → occurrences for a `card` and for an `achievement`
    - `{"scores": [[total, points from achievements]…], "ask": "winners"}` → `winners`
    - `{"seats": [{"position", "cards", "achievements"}…], "long", "ask": "sheet"}` → the whole
      sheet; a card is a name, or `{"name", "points", "requirement"}` for one of another box, or
      `{"name", "counted"}` for one that was counted by hand
    - and with `"city"`, a name or `{"name", "achievements"}`, seats have `rings` in place of
      `achievements`: under each achievement the points of the place, or 0
    """
    if request.get("ask") == "sheet":
        return _sheet(request)
    if "ask" in request or "scores" in request:
        return _winners(request)
    if "requirement" in request:
        only(request, "position", "long", "requirement")
        requirement = parse_requirement(_table(request["requirement"]))
        place = _position(request)
        return {
            "card": requirement.count(place, achievement=False),
            "achievement": requirement.count(place, achievement=True),
        }
    only(request, "position", "long", "cards", "achievements", "set")
    place = _position(request)
    found = _position_answer(place, long=_long(request))
    if "set" in request and "cards" not in request:
        raise BadRequest("set", "stands beside `cards` only")
    if "cards" in request or "achievements" in request:
        points = [card_source(place, card).points for card in _cards(request)]
        achievements = count_of("achievements", request.get("achievements", 0))
        found["cards"] = points
        ground = sum(source.points for source in place_sources(place))
        found["total"] = ground + sum(points) + achievements
    return found


def _position_answer(place: Neighbourhood, long: bool) -> dict[str, object]:
    water, park = _areas(place, place.water), _areas(place, place.park)
    return {
        "water_areas": water,
        "park_areas": park,
        "water": sum(points for _, _, points in water),
        "park": sum(points for _, _, points in park),
        "monuments": MONUMENT_POINTS * place.monuments.bit_count(),
        "tile_places": _listed(tile_places(place.tiles, long)),
        "feature_places": {
            kind: _listed(FRAME.squares(place.feature_spaces(kind))) for kind in _FEATURES
        },
        "block_places": {
            colour: _listed(FRAME.squares(place.block_spaces(index)))
            for index, colour in enumerate(COLOURS)
        },
    }


def _areas(place: Neighbourhood, unpaved: int) -> list[tuple[int, int, int]]:
    return sorted((a.bit_count(), kinds, points) for a, kinds, points in areas(place, unpaved))


def _listed(places: tuple[Square, ...]) -> list[Square]:
    return sorted(places)


def _winners(request: Mapping[str, object]) -> dict[str, object]:
    only(request, "scores", "ask")
    if request.get("ask") != "winners":
        raise BadRequest("ask", "of scores the only question is 'winners'")
    rows = list_of("scores", request.get("scores"))
    if not rows:
        raise BadRequest("scores", "the result of at least one seat is needed")
    results: list[tuple[int, int]] = []
    for row in rows:
        pair = list_of("scores", row)
        if len(pair) != 2:
            raise BadRequest("scores", "each seat has [total, points from achievements]")
        results.append((count_of("scores", pair[0]), count_of("scores", pair[1])))
    return {"winners": list(winners(results)[0])}


def _sheet(request: Mapping[str, object]) -> dict[str, object]:
    """Everybody's neighbourhood, each point with its spaces, or why it cannot be scored."""
    only(request, "seats", "long", "city", "ask")
    long = _long(request)
    city = read_city(request["city"]) if "city" in request else None
    given = list_of("seats", request.get("seats"))
    if not given:
        raise BadRequest("seats", "one seat at least")
    seats = [cast("dict[str, object]", seat) for seat in given if isinstance(seat, dict)]
    if len(seats) < len(given):
        raise BadRequest("seats", "a seat has `position`, `cards` and `achievements` or `rings`")
    if city is None:
        achieved = [count_of("achievements", seat.get("achievements", 0)) for seat in seats]
        claimed = [_unnamed(points) for points in achieved]
    else:
        rings = tuple(read_rings(seat.get("rings")) for seat in seats)
        achieved = [sum(points) for points in rings]
        claimed = [partial(ring_sources, city, rings, number) for number in range(len(seats))]

    def score(seat: Mapping[str, object], claimed: Claimed) -> SeatScore:
        only(seat, "position", "cards", "achievements" if city is None else "rings")
        cards = _written_cards(seat)
        place = _position({**seat, "long": long})
        taken = (source_of(card, place) for card in cards)
        return SeatScore((*claimed(place), *place_sources(place), *taken))

    found = [
        scored(partial(score, seat, sources)) for seat, sources in zip(seats, claimed, strict=True)
    ]
    totals = [seat.total for seat in found if isinstance(seat, SeatScore)]
    answered = sheet(found, lambda: winners(list(zip(totals, achieved, strict=True))))
    return answered if city is None else {**answered, **_board(city, seats, long)}


def _board(city: City, seats: Sequence[Mapping[str, object]], long: bool) -> dict[str, object]:
    """What the city asks for, and how near everybody is now."""
    return {
        "city": city.name,
        "achievements": [
            asdict(
                AchievementView(
                    one.name, one.requirement.text, one.at_least, one.open_places(len(seats))
                )
            )
            for one in city.achievements
        ],
        "progress": [_progress(city, {**seat, "long": long}) for seat in seats],
    }


def _progress(city: City, seat: Mapping[str, object]) -> list[list[list[Square]]]:
    try:
        return progress(city, _position(seat))
    except TripolisError:  # said in the seat's score
        return [[] for _ in city.achievements]


def _unnamed(points: int) -> Claimed:
    """Achievements of which nothing but their points is known."""
    found = (Source("achievement", "achievement", (Part(points, ()),)),) if points else ()
    return lambda _: found


def _written_cards(seat: Mapping[str, object]) -> list[Card | Counted]:
    cards = list_of("cards", seat.get("cards", []))
    return [read_card(number, card) for number, card in enumerate(cards, start=1)]


def _position(request: Mapping[str, object]) -> Neighbourhood:
    text = request.get("position")
    if not isinstance(text, str):
        raise BadRequest("position", "a text such as 'r2 p1 / w *y4' is needed")
    return parse_position(text, _long(request))


def _long(request: Mapping[str, object]) -> bool:
    value = request.get("long", False)
    if not isinstance(value, bool):
        raise BadRequest("long", "true or false")
    return value


def _cards(request: Mapping[str, object]) -> list[Card]:
    text = request.get("set")
    if text is not None and not isinstance(text, str):
        raise BadRequest("set", "the text of a component set")
    known = {card.name: card for card in load(text).cards}
    found: list[Card] = []
    for name in list_of("cards", request.get("cards", [])):
        if not isinstance(name, str) or name not in known:
            raise BadRequest("cards", f"there is no card {name!r} in the set")
        found.append(known[name])
    return found


def _table(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadRequest("requirement", "a table such as {'pattern': 'r2+ w!'}")
    return cast("dict[str, object]", value)
