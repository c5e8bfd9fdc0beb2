"""Cities (2024) in a terminal: the table with its rows, and everybody's neighbourhood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripolis.cli.boards.lattice import lattice
from tripolis.core.scores import Place, Scores, Source
from tripolis.games.cities2024.view import AchievementView, CardView, PlayerView, TileView, View

SECRETS = False  # what is not drawn yet does not exist

_STYLES = {
    "r": "white on red",
    "g": "black on green",
    "b": "white on blue",
    "y": "black on bright_yellow",
    "w": "black on cyan",
    "p": "black on bright_green",
    "*": "black on white",
    ".": "dim",
}
_LEGEND = (
    "r g b y building space, with its pieces (r3) · w water, p park, with a feature (w2) · "
    "m monument · * wild"
)
_KINDS = {"water": "water areas", "park": "park areas", "monument": "monuments"}
_TAKEN = "taken"


def table(view: View) -> RenderableType:
    drawn: list[RenderableType] = [Text(_heading(view), "bold"), _achievements(view)]
    if view.round == 0 and not view.begun:
        drawn.append(_tiles("Starting tiles:", view.starts))
    if view.cards:
        drawn.append(_rows(view))
    drawn.append(
        Columns(
            [_player(view, seat, player) for seat, player in enumerate(view.players)],
            padding=(1, 4),
        )
    )
    drawn.append(Text(_LEGEND, "dim"))
    if view.tile is not None:
        drawn.append(_tiles("In hand:", (view.tile,)))
    if view.things:
        drawn.append(Text("In hand: " + " ".join(view.things), "bold"))
    return Group(*drawn)


def cities(summary: Mapping[str, Any]) -> RenderableType:
    seats = zip(
        summary["positions"],
        summary["origin"],
        summary["cards"],
        summary["achievements"],
        strict=True,
    )
    return Columns(
        [
            Group(
                Text(f"Seat {seat}", "bold"),
                _spaces(position, tuple(origin)),
                Text("cards " + (" ".join(map(str, cards)) or "none")),
                Text("achievements " + " ".join(str(points or "–") for points in rings)),
            )
            for seat, (position, origin, cards, rings) in enumerate(seats)
        ],
        padding=(1, 4),
    )


def live_scores(view: View) -> Scores:
    return view.scores


def seat_name(seats: int, seat: int) -> str:
    return f"Seat {seat}"


def source_name(source: Source) -> str:
    return _KINDS.get(source.kind) or f"{source.kind}: {source.name}"


def place_name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def sheet(request: Mapping[str, Any], answer: Mapping[str, Any]) -> RenderableType:
    drawn: list[RenderableType] = [_spaces(request["position"], (0, 0))]
    for what in ("water", "park"):
        areas = ", ".join(
            f"an area of {size} with {different} different"
            for size, different, points in answer[f"{what}_areas"]
            if points
        )
        drawn.append(Text(f"{what}: {answer[what]}" + (f" ({areas})" if areas else "")))
    drawn.append(Text(f"monuments: {answer['monuments']}"))
    for name, points in zip(request.get("cards", ()), answer.get("cards", ()), strict=True):
        drawn.append(Text(f"card {name}: {points}"))
    if "achievements" in request:
        drawn.append(Text(f"achievements: {request['achievements']}"))
    ground = answer["water"] + answer["park"] + answer["monuments"]
    drawn.append(Text(f"total: {answer.get('total', ground)}", "bold"))
    return Group(*drawn)


def _heading(view: View) -> str:
    when = "Starting tiles" if view.round == 0 else f"Round {view.round} of {view.rounds}"
    if view.round > view.rounds:
        when = "The end"
    star = f", seat {view.star} has the star" if view.star >= 0 else ""
    return f"{view.city_name}{', the long game' if view.long else ''}: {when}{star}"


def _achievements(view: View) -> RenderableType:
    return Group(*[_achievement(view, n, one) for n, one in enumerate(view.achievements)])


def _achievement(view: View, number: int, achievement: AchievementView) -> Text:
    """Its places, each with the seat whose ring lies there."""
    rings = {
        ring.points: seat
        for seat, player in enumerate(view.players)
        if (ring := player.rings[number]) is not None
    }
    places = "  ".join(
        f"{points} (seat {rings[points]})" if points in rings else f"{points} (free)"
        for points in achievement.places
    )
    many = f", {achievement.at_least} times" if achievement.at_least > 1 else ""
    return Text(f"  {achievement.name} [{achievement.requirement}{many}]: {places}")


def _rows(view: View) -> Table:
    drawn = Table(show_edge=False)
    for title in ("row", "1", "2", "3", "4"):
        drawn.add_column(title)
    for name, cells, workers in zip(
        ("cards", "tiles", "features", "blocks"),
        (_card_cells(view), _tile_cells(view), _feature_cells(view), _block_cells(view)),
        view.workers,
        strict=True,
    ):
        shown = [
            Text(f"{_TAKEN} by seat {seat}", "dim") if seat is not None else cell
            for cell, seat in zip(cells, workers, strict=True)
        ]
        drawn.add_row(name, *shown)
    return drawn


def _card_cells(view: View) -> list[Text]:
    return [*map(_card, _padded(view.cards, 3)), Text("face down")]


def _tile_cells(view: View) -> list[Text]:
    cells = [_tile(tile) for tile in view.tiles]
    return [*cells, *[Text("")] * (3 - len(cells)), Text("face down")]


def _feature_cells(view: View) -> list[Text]:
    if not view.features:
        return [Text("")] * 4
    first, second, *others = view.features
    cells = [f"{first} {second}", *others]
    cells[-1] += " + face down"
    return [Text(cell) for cell in cells]


def _block_cells(view: View) -> list[Text]:
    blocks = "".join(view.blocks)
    return [Text(cell) for cell in (blocks[:4], blocks[4:7], blocks[7:], "? ?")]


def _padded(cards: Sequence[CardView], length: int) -> list[CardView | None]:
    return [*cards, *[None] * (length - len(cards))]


def _card(card: CardView | None) -> Text:
    if card is None:
        return Text("")
    return Text(f"{card.name}: {card.points} for each [{card.requirement}]")


def _tiles(title: str, tiles: Sequence[TileView]) -> Text:
    drawn = Text(title, "bold")
    for tile in tiles:
        drawn.append("\n").append_text(_tile(tile))
    return drawn


def _tile(tile: TileView) -> Text:
    drawn = Text(f"{tile.number}: ")
    for space in tile.spaces.split(" "):
        drawn.append(f" {space} ", "" if space == "/" else _style(space))
    return drawn


def _player(view: View, seat: int, player: PlayerView) -> RenderableType:
    acting = " (to act)" if seat in view.to_act else ""
    return Group(
        Text(f"Seat {seat}{acting}", "bold"),
        _spaces(player.position, player.origin),
        *[_card(card) for card in player.cards],
    )


def _spaces(position: str, origin: tuple[int, ...]) -> Text:
    if not position:
        return Text("(nothing laid)", "dim")
    left, top = origin
    return lattice([row.split() for row in position.split("/")], _style, (left, top))


def _style(space: str) -> str:
    """The colour of the space; a wild one that is built has that of its pieces."""
    return _STYLES[space[1] if space.startswith("*") and len(space) > 1 else space[0]]
