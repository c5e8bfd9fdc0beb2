"""Which games there are, their options, and the score sheet of a real table."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, get, post
from msgspec import Struct

from tripolis.bots.registry import PLAYERS
from tripolis.games import NAMES, find
from tripolis.games.cities2008.components import BALANCED
from tripolis.games.cities2024.components import load
from tripolis.server.caller import Caller
from tripolis.server.messages import SetText
from tripolis.server.visitors import Visitors


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
    most_seats: int  # here
    options: list[OptionInfo]  # for the least number of seats
    bots: list[str]


class CardInfo(Struct, kw_only=True):
    name: str  # as a question about a real table has it
    points: int  # for each occurrence
    requirement: str


class AchievementInfo(Struct, kw_only=True):
    name: str
    requirement: str
    at_least: int
    places: list[int]


class CityInfo(Struct, kw_only=True):
    name: str
    slug: str  # as options and questions about a real table have it
    achievements: list[AchievementInfo]


class SetInfo(Struct, kw_only=True):
    name: str
    cards: list[CardInfo]
    cities: list[CityInfo]


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games")
    async def show(self, visitors: Visitors) -> list[GameInfo]:
        most = visitors.house.settings.most_seats
        return [game_info(name, most) for name in NAMES]

    @get("/cities2024/set", summary="The cards and cities of the house set")
    async def house_set(self) -> SetInfo:
        return set_info(None)

    @post("/cities2024/set", summary="The cards and cities of a set file", status_code=200)
    async def own_set(self, caller: Caller, data: SetText) -> SetInfo:
        """Nothing of it is kept."""
        return await asyncio.to_thread(set_info, data.text)

    @get("/cities2008/tiles", summary="The tiles of the set balanced, by number")
    async def tiles(self) -> list[str]:
        return list(BALANCED.faces)

    @post("/{game:str}/answer", summary="A question about a real table", status_code=200)
    async def answer(self, caller: Caller, game: str, data: dict[str, Any]) -> dict[str, Any]:
        """The same questions and answers as a line of `tripolis score --batch`."""
        return await asyncio.to_thread(find(game).answer, data)


def set_info(text: str | None) -> SetInfo:
    found = load(text)
    return SetInfo(
        name=found.name,
        cards=[
            CardInfo(name=card.name, points=card.points, requirement=card.requirement.text)
            for card in found.cards
        ],
        cities=[
            CityInfo(
                name=city.name,
                slug=city.slug,
                achievements=[
                    AchievementInfo(
                        name=one.name,
                        requirement=one.requirement.text,
                        at_least=one.at_least,
                        places=list(one.places),
                    )
                    for one in city.achievements
                ],
            )
            for city in found.cities
        ],
    )


def game_info(name: str, most_seats: int) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=game.name,
        rules=game.rules,
        least_seats=game.least_seats,
        most_seats=min(game.most_seats or most_seats, most_seats),
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
