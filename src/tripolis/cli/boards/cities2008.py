"""Cities (2008) in a terminal: everybody's city, letters for terrains, capitals for tourists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from tripolis.cli.boards.lattice import lattice, square
from tripolis.core.scores import Place, Scores, Source
from tripolis.games.cities2008.board import turned
from tripolis.games.cities2008.view import CityView, View

SECRETS = True

_STYLES = {
    "a": "black on bright_red",
    "p": "black on green",
    "t": "black on yellow",
    "w": "white on blue",
    ".": "dim",
}
_LEGEND = (
    "a attraction  p park  t terrace  w water  A P T with a tourist · "
    "tile x,y covers the fields 2x,2y to 2x+1,2y+1"
)


def table(view: View) -> RenderableType:
    running = "The start" if view.round == 0 else f"Round {view.round} of {view.rounds}"
    drawn: list[RenderableType] = [
        Text(f"{running}, level {view.level}", "bold"),
        Columns([_city(view, seat, city) for seat, city in enumerate(view.cities)], padding=(1, 4)),
        Text(_LEGEND, "dim"),
    ]
    drawn += [_rotations(number, view.faces[number - 1]) for number in view.to_place]
    return Group(*drawn)


def cities(summary: Mapping[str, Any]) -> RenderableType:
    return Columns(
        [
            Group(Text(f"Seat {seat}", "bold"), _fields(position, origin))
            for seat, (position, origin) in enumerate(
                zip(summary["positions"], summary["origin"], strict=True)
            )
        ],
        padding=(1, 4),
    )


def live_scores(view: View) -> Scores:
    return view.scores


def seat_name(seats: int, seat: int) -> str:
    return f"Seat {seat}"


def source_name(source: Source) -> str:
    return f"tourist at {source.name} ({source.kind})"


def place_name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def sheet(request: Mapping[str, Any], answer: Mapping[str, Any]) -> RenderableType:
    drawn: list[RenderableType] = [_fields(request["position"], (0, 0))]
    names = {"a": "attraction", "p": "park", "t": "terrace"}
    for x, y, terrain, points in answer["tourists"]:
        drawn.append(Text(f"tourist at {x},{y} ({names[terrain]}): {points}"))
    drawn.append(Text(f"total at level {request['level']}: {answer['total']}", "bold"))
    return Group(*drawn)


def _city(view: View, seat: int, city: CityView) -> RenderableType:
    state = "at the end of the last round" if view.stale[seat] and not view.over else ""
    you = "you" if seat == view.viewer else ""
    remarks = ", ".join(remark for remark in (you, state, f"stock {city.stock}") if remark)
    return Group(Text(f"Seat {seat} ({remarks})", "bold"), _fields(city.position, city.origin))


def _fields(position: str | None, origin: Place | list[int] | None) -> Text:
    if position is None or origin is None:
        return Text("(nothing laid)", "dim")
    left, top = origin
    return lattice(square(position), _style, (left, top))


def _rotations(number: int, face: str) -> RenderableType:
    """The tile to place as it looks after 0 to 3 quarter turns."""
    drawn = Text(f"Tile {number}:")
    faces = [turned(face, rotation) for rotation in range(4)]
    for top in (True, False):
        if not top:
            drawn.append("\n" + " " * len(f"Tile {number}:"))
        for rotation, lying in enumerate(faces):
            drawn.append(f"   r{rotation} " if top else "      ")
            for letter in lying[:2] if top else lying[2:]:
                drawn.append(f" {letter} ", _style(letter))
    return drawn


def _style(token: str) -> str:
    style = _STYLES[token.lower()]
    return f"bold reverse {style}" if token.isupper() else style
