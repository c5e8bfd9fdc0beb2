"""Questions about positions of a real table: the lines of `tripolis score`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from tripolis.core.errors import BadRequest, listed
from tripolis.core.scores import SeatScore
from tripolis.core.sheet import scored, sheet
from tripolis.games.cities2008.board import COVERED, FIELDS, TILES
from tripolis.games.cities2008.components import is_face
from tripolis.games.cities2008.land import Land
from tripolis.games.cities2008.notation import action_text, parse_position, position_text
from tripolis.games.cities2008.placing import free_places, place_tile
from tripolis.games.cities2008.scoring import decide, seat_score, tallies
from tripolis.games.cities2008.state import Tile
from tripolis.games.cities2008.tourists import tourist_actions

Request = Mapping[str, object]

_MOVE: Final = ("position", "tile", "x", "y", "r")


def answer(request: Request) -> dict[str, object]:
    """Score a city, compare cities, or list what may be done. BadRequest, BadPosition."""
    match request.get("ask"):
        case None if "ask" not in request and "positions" in request:
            return _winners(request)
        case None if "ask" not in request:
            return _score(request)
        case "tile_places":
            return _tile_places(request)
        case "move":
            return _move(request)
        case "sheet":
            return _sheet(request)
        case _:
            raise BadRequest("ask", "is tile_places, move or sheet; without it, the city is scored")


def _score(request: Request) -> dict[str, object]:
    _check_keys(request, "position", "level")
    found = tallies(_position(request), _level(request))
    tourists = [[*FIELDS.square(one.field), one.terrain[0], one.points] for one in found]
    return {"total": sum(one.points for one in found), "tourists": tourists}


def _winners(request: Request) -> dict[str, object]:
    _check_keys(request, "positions", "level")
    lands = tuple(_land(text, "positions") for text in _positions(request))
    winners, _ = decide(lands, _level(request))
    return {"winners": list(winners)}


def _sheet(request: Request) -> dict[str, object]:
    """Everybody's city, each point with its fields; a city that is none says why."""
    _check_keys(request, "positions", "level", "ask")
    texts, level = _positions(request), _level(request)

    def score(text: object) -> Callable[[], SeatScore]:
        return lambda: seat_score(_land(text, "positions"), level)

    return sheet(
        [scored(score(text)) for text in texts],
        lambda: decide(tuple(_land(text, "positions") for text in texts), level),
    )


def _positions(request: Request) -> list[object]:
    given = request["positions"]
    if not isinstance(given, list) or not given:
        raise BadRequest("positions", "is a list of positions, one at least")
    return cast("list[object]", given)


def _tile_places(request: Request) -> dict[str, object]:
    _check_keys(request, "position", "ask")
    places = TILES.squares(free_places(_position(request)))
    return {"tile_places": [list(place) for place in sorted(places)]}


def _move(request: Request) -> dict[str, object]:
    _check_keys(request, *_MOVE, "ask")
    land = _position(request)
    face = request["tile"]
    if not is_face(face):
        raise BadRequest("tile", "is four of the letters a p t w: NW NE SW SE")
    x, y, rotation = (_integer(request, key) for key in ("x", "y", "r"))
    if rotation not in range(4):
        raise BadRequest("r", "is 0, 1, 2 or 3 quarter turns clockwise")
    after = position_text(place_tile(land, face, Tile(x, y, rotation)))
    # A position counts from its own top left, which a tile above or to the left moves.
    x, y = max(x, 0), max(y, 0)
    fresh = COVERED[TILES.bit(x, y)]
    actions = tourist_actions(_land(after, "after"), fresh)
    return {
        "after": after,
        "after_tile": [x, y],
        "actions": sorted(map(action_text, actions)),
    }


def _check_keys(request: Request, *keys: str) -> None:
    for key in keys:
        if key not in request:
            raise BadRequest(key, "is missing")
    for key in request:
        if key not in keys:
            raise BadRequest(key, f"is not asked for here: {listed(keys)}")


def _position(request: Request) -> Land:
    return _land(request["position"], "position")


def _land(text: object, key: str) -> Land:
    if not isinstance(text, str):
        raise BadRequest(key, "a position is a text such as aP../tw../..aa/..pw")
    return parse_position(text)


def _level(request: Request) -> int:
    level = _integer(request, "level")
    if level not in (1, 2, 3):
        raise BadRequest("level", "is 1, 2 or 3")
    return level


def _integer(request: Request, key: str) -> int:
    value = request[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRequest(key, "is a whole number")
    return value
