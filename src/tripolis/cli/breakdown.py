"""Scores as a table in which each point names the places that make it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripolis.cli.boards import Boards
from tripolis.core.scores import Part, Scores, SeatScore

_DECIDED = {
    "points": "by points",
    "tourists": "by the better tourists",
    "achievements": "by the points of achievements",
    "shared": "the win is shared",
}


def breakdown(scores: Scores, boards: Boards) -> RenderableType:
    """Everybody's score sheet; sources without points are left out."""
    seats = len(scores.seats)
    drawn: list[RenderableType] = [
        _seat_table(boards.seat_name(seats, seat), sheet, boards)
        for seat, sheet in enumerate(scores.seats)
    ]
    return Group(*drawn, *_outcome(scores, boards))


def totals_line(scores: Scores, boards: Boards) -> Text:
    seats = len(scores.seats)
    names = (boards.seat_name(seats, seat) for seat in range(seats))
    pairs = zip(names, scores.totals, strict=True)
    return Text("Score — " + ", ".join(f"{name}: {total}" for name, total in pairs))


def _seat_table(name: str, sheet: SeatScore, boards: Boards) -> RenderableType:
    if not any(source.points for source in sheet.sources):
        return Text(f"{name}: 0", "italic")
    table = Table(title=f"{name}: {sheet.total}", title_justify="left", show_edge=False)
    table.add_column("for")
    table.add_column("points", justify="right")
    table.add_column("places")
    for source in sheet.sources:
        if source.points:
            parts = "; ".join(_places(part, boards) for part in source.parts if part.points)
            table.add_row(boards.source_name(source), str(source.points), parts)
    return table


def _places(part: Part, boards: Boards) -> str:
    return " ".join(map(boards.place_name, part.places))


def _outcome(scores: Scores, boards: Boards) -> list[RenderableType]:
    if not scores.winners:
        return []
    seats = len(scores.seats)
    names = " and ".join(boards.seat_name(seats, seat) for seat in scores.winners)
    verb = "wins" if len(scores.winners) == 1 else "win"
    how = _DECIDED.get(scores.decided_by, scores.decided_by)
    return [Text(f"{names} {verb}: {how}", "bold")]
