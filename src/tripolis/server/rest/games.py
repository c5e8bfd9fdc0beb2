"""Which games there are, and their options."""

from __future__ import annotations

from litestar import Controller, get
from msgspec import Struct

from tripolis.bots.registry import PLAYERS
from tripolis.games import NAMES, find


class OptionInfo(Struct, kw_only=True):
    name: str
    default: str
    choices: list[str]  # empty: a whole number
    least: int
    takes_file: bool
    may_be_drawn: bool


class GameInfo(Struct, kw_only=True):
    name: str
    rules: int
    least_seats: int
    most_seats: int | None
    options: list[OptionInfo]  # for the least number of seats
    bots: list[str]


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games")
    async def show(self) -> list[GameInfo]:
        return [game_info(name) for name in NAMES]


def game_info(name: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=game.name,
        rules=game.rules,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[
            OptionInfo(
                name=spec.name,
                default=spec.default,
                choices=list(spec.choices),
                least=spec.least,
                takes_file=spec.takes_file,
                may_be_drawn=spec.may_be_drawn,
            )
            for spec in game.option_specs(game.least_seats)
        ],
        bots=list(PLAYERS),
    )
