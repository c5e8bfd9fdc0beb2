"""The challenge of the day, one a game: the same seed for everybody who plays it.

A day is a day in UTC. The dice follow from the server's own key and the name of the contest, and
no seat adds a nonce: the record says so. Opponents are bots whose choices follow from the same
secret, so everybody who plays alike meets the same answers. What is sealed stands in `contests`.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

import msgspec
from sqlalchemy import Connection

from tripolis.core.dice import Stream, commitment_of
from tripolis.core.options import Options, resolve
from tripolis.games import NAMES, find
from tripolis.server import contests, tries
from tripolis.server.errors import NotFound
from tripolis.server.house import House
from tripolis.server.people import Person
from tripolis.server.sheet import Chair, Sheet
from tripolis.server.table import Table
from tripolis.server.tries import Entry, MyTry

ME = 0  # the seat of whoever plays


@dataclass(frozen=True, slots=True)
class Plan:
    """How a game is played as a daily challenge."""

    seats: int
    bot: str | None  # on every other seat
    options: Mapping[str, tuple[str, ...]]  # a day takes one value of each in turn


# Cities (2008) is a puzzle of one's own: nobody else can touch one's city. The others need somebody
# to build or draft against. Two rounds of Cityscape, so that each begins once.
PLANS: Mapping[str, Plan] = {
    "cities2008": Plan(1, None, {"level": ("1", "2", "3")}),
    "cityscape": Plan(2, "greedy", {"rounds": ("2",)}),
    "cities2024": Plan(2, "greedy", {"city": ("random",)}),
}


GAMES = tuple(name for name in NAMES if name in PLANS)


class Daily(msgspec.Struct, kw_only=True):
    """The challenge of a day, as one person may see it."""

    day: date
    game: str
    seats: int
    options: dict[str, str]
    bot: str | None  # the level of those on the other seats
    commitment: str  # SHA-256 of the secret of the dice
    ends: int  # when the day is over, in ms since 1970; only what is finished by then counts
    over: bool  # then every record is open
    mine: MyTry | None
    entries: list[Entry] | None  # accounts alone; null: play first
    players: int | None  # how many have finished, guests too


def days_game(day: date, game: str) -> str:
    """The name of the contest. NotFound: there is none, or not yet."""
    if game not in PLANS or day > contests.today():
        raise NotFound("daily challenge")
    return contests.daily_name(day, game)


def secret_of(key: bytes, contest: str) -> bytes:
    return hmac.digest(key, f"dice of {contest}".encode(), "sha256")


def options_of(key: bytes, day: date, game: str) -> Options:
    """The options of a day; what is drawn for it follows from the key too."""
    plan, contest = PLANS[game], contests.daily_name(day, game)
    given = {name: values[day.toordinal() % len(values)] for name, values in plan.options.items()}
    draws = Stream(hmac.digest(key, f"options of {contest}".encode(), "sha256"), "options")
    return resolve(game, find(game).option_specs(plan.seats), given, None, draws)


def sheet_of(key: bytes, day: date, game: str, person: Person) -> Sheet:
    contest = days_game(day, game)
    plan = PLANS[game]
    bots = (
        Chair(n, "bot", None, plan.bot or "", plan.bot, nonce_by="nobody")
        for n in range(1, plan.seats)
    )
    me = Chair(ME, "person", person.id, person.name, nonce_by="nobody")
    secret, options = secret_of(key, contest), options_of(key, day, game)
    return tries.new_sheet(find(game), options, secret, contest, (me, *bots))


async def play(house: House, person: Person, game: str) -> Table:
    """Today's try of somebody: begun now, or the one that there is. NotFound."""
    sheet = sheet_of(house.contest_key, contests.today(), game, person)
    return await tries.begin(house, person, sheet)


async def shown(house: House, person: Person, day: date, games: tuple[str, ...]) -> list[Daily]:
    """The challenges of a day. NotFound."""
    names = {game: days_game(day, game) for game in games}

    def read(connection: Connection) -> list[Daily]:
        return [_daily(connection, house.contest_key, day, game, person) for game in names]

    return await house.read(read)


def _daily(connection: Connection, key: bytes, day: date, game: str, person: Person) -> Daily:
    plan, contest = PLANS[game], contests.daily_name(day, game)
    ends = contests.end_of(day)
    over = contests.sealed_until(contest) is None
    mine = tries.my_try(connection, person.id, contest, ends)
    opened = over or (mine is not None and mine.points is not None)
    finished = tries.done(connection, contest, ME, ends) if opened else []
    accounts = [one for one in finished if one.account]
    return Daily(
        day=day,
        game=game,
        seats=plan.seats,
        options=dict(options_of(key, day, game).values),
        bot=plan.bot,
        commitment=commitment_of(secret_of(key, contest)),
        ends=ends,
        over=over,
        mine=mine,
        entries=tries.entries(accounts, person.id, opened=over) if opened else None,
        players=len(finished) if opened else None,
    )
