"""The score sheet of a real table: questions about one position, or who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from tripolis.core.errors import BadRequest
from tripolis.core.scores import Part, SeatScore, Source
from tripolis.core.sheet import scored, sheet
from tripolis.games.cities2024.components import Card, load
from tripolis.games.cities2024.neighbourhood import COLOURS, FRAME, Neighbourhood, tile_places
from tripolis.games.cities2024.notation import parse_position
from tripolis.games.cities2024.requirements import parse_requirement, read_requirement
from tripolis.games.cities2024.scoring import (
    MONUMENT_POINTS,
    areas,
    card_source,
    place_sources,
    winners,
)
from tripolis.grid import Square

_FEATURES = ("w1", "p1", "m", "*")  # one of each ground: what its other kinds may do, too


def answer(request: Mapping[str, object]) -> dict[str, object]:
    """Answer one question.

    - `{"position", "long"}` → areas, points and where things may be laid
    - and with `"cards": [names], "achievements": points` → `cards` and `total` too; the cards are
      those of `house`, or of a set whose text comes as `"set"`
    - `{"position", "long", "requirement"}` → occurrences for a `card` and for an `achievement`
    - `{"scores": [[total, points from achievements]…], "ask": "winners"}` → `winners`
    - `{"seats": [{"position", "cards", "achievements"}…], "long", "ask": "sheet"}` → the whole
      sheet; a card is a name, or `{"name", "points", "requirement"}` for one of another box
    """
    if request.get("ask") == "sheet":
        return _sheet(request)
    if "ask" in request or "scores" in request:
        return _winners(request)
    if "requirement" in request:
        _only(request, "position", "long", "requirement")
        requirement = parse_requirement(_table(request["requirement"]))
        place = _position(request)
        return {
            "card": requirement.count(place, achievement=False),
            "achievement": requirement.count(place, achievement=True),
        }
    _only(request, "position", "long", "cards", "achievements", "set")
    place = _position(request)
    found = _position_answer(place, long=_long(request))
    if "set" in request and "cards" not in request:
        raise BadRequest("set", "stands beside `cards` only")
    if "cards" in request or "achievements" in request:
        points = [card_source(place, card).points for card in _cards(request)]
        achievements = _count("achievements", request.get("achievements", 0))
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
    _only(request, "scores", "ask")
    if request.get("ask") != "winners":
        raise BadRequest("ask", "of scores the only question is 'winners'")
    rows = _list("scores", request.get("scores"))
    if not rows:
        raise BadRequest("scores", "the result of at least one seat is needed")
    results: list[tuple[int, int]] = []
    for row in rows:
        pair = _list("scores", row)
        if len(pair) != 2:
            raise BadRequest("scores", "each seat has [total, points from achievements]")
        results.append((_count("scores", pair[0]), _count("scores", pair[1])))
    return {"winners": list(winners(results)[0])}


def _sheet(request: Mapping[str, object]) -> dict[str, object]:
    """Everybody's neighbourhood, each point with its spaces, or why it cannot be scored."""
    _only(request, "seats", "long", "ask")
    long = _long(request)
    given = _list("seats", request.get("seats"))
    if not given:
        raise BadRequest("seats", "one seat at least")
    seats = [cast("dict[str, object]", seat) for seat in given if isinstance(seat, dict)]
    if len(seats) < len(given):
        raise BadRequest("seats", "a seat has `position`, `cards` and `achievements`")
    achieved = [_count("achievements", seat.get("achievements", 0)) for seat in seats]

    def score(seat: Mapping[str, object], achievements: int) -> Callable[[], SeatScore]:
        return lambda: _seat_score(seat, achievements, long)

    found = [scored(score(seat, points)) for seat, points in zip(seats, achieved, strict=True)]
    totals = [seat.total for seat in found if isinstance(seat, SeatScore)]
    return sheet(found, lambda: winners(list(zip(totals, achieved, strict=True))))


def _seat_score(seat: Mapping[str, object], achievements: int, long: bool) -> SeatScore:
    _only(seat, "position", "cards", "achievements")
    cards = [
        _one_card(number, card)
        for number, card in enumerate(_list("cards", seat.get("cards", [])), start=1)
    ]
    place = _position({**seat, "long": long})
    rings = (Source("achievement", "achievement", (Part(achievements, ()),)),)
    return SeatScore(
        (
            *(rings if achievements else ()),
            *place_sources(place),
            *(card_source(place, card) for card in cards),
        )
    )


def _one_card(number: int, given: object) -> Card:
    """A card of the house, or one that is written out. BadRequest names it `cards.NUMBER`."""
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
        _only(written, "name", "points", "requirement")
        name, text = written.get("name"), written.get("requirement")
        if not isinstance(name, str) or not name.strip():
            raise BadRequest("name", "a text is needed here")
        if not isinstance(text, str):
            raise BadRequest("requirement", "a text such as 'pattern = \"r2+ w!\"'")
        points = _count("points", written.get("points"))
        return Card(name, points, read_requirement(text))
    except BadRequest as error:
        raise BadRequest(f"{where}.{error.key}", error.expected) from None


def _only(request: Mapping[str, object], *keys: str) -> None:
    for key in request:
        if key not in keys:
            raise BadRequest(key, f"this question has {', '.join(keys)} alone")


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
    for name in _list("cards", request.get("cards", [])):
        if not isinstance(name, str) or name not in known:
            raise BadRequest("cards", f"there is no card {name!r} in the set")
        found.append(known[name])
    return found


def _table(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadRequest("requirement", "a table such as {'pattern': 'r2+ w!'}")
    return cast("dict[str, object]", value)


def _list(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadRequest(key, "a list is needed here")
    return cast("list[object]", value)


def _count(key: str, value: object) -> int:
    if type(value) is not int or value < 0:  # bool is an int too, but no number here
        raise BadRequest(key, f"a whole number from 0 on, not {value!r}")
    return value
