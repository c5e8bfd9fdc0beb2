"""How each game looks in a terminal. Every colour has a letter too, so none is needed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from tripolis.core.scores import Place, Scores, Source


class Boards(Protocol):
    """What the module of a game offers."""

    SECRETS: bool  # whether seats at one screen must look away from each other's turns

    def table(self, view: Any) -> RenderableType:
        """All that the viewer sees, scores apart."""
        ...

    def cities(self, summary: Mapping[str, Any]) -> RenderableType:
        """The positions at the end of a record, for those who may know all."""
        ...

    def live_scores(self, view: Any) -> Scores:
        """What the viewer may know of everybody's points."""
        ...

    def seat_name(self, seats: int, seat: int) -> str: ...

    def source_name(self, source: Source) -> str:
        """A line of the score sheet in words."""
        ...

    def place_name(self, place: Place) -> str: ...

    def sheet(self, request: Mapping[str, Any], answer: Mapping[str, Any]) -> RenderableType:
        """The answer to `tripolis score`."""
        ...


def boards(game: str) -> Boards:
    return cast("Boards", import_module(f"{__name__}.{game}"))
