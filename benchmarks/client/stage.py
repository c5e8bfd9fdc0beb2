"""A server with a match of each game in its middle, a long replay, and somebody to look at them."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "server"))  # the tests have a server at hand, and visitors

from running import Server, Visitor, running  # noqa: E402
from tables import look, make_table, play_turn  # noqa: E402

# How many turns I have made when the clock starts, and at how many seats.
MIDDLES = {"cities2008": (2, 8), "cityscape": (4, 4), "cities2024": (4, 5)}
LONG = ("cities2008", 8)  # 8 seats × (3 + 13 × 2) actions
PATIENCE_S = 60


@dataclass(frozen=True)
class Stage:
    """Paths of pages, and the cookie of who may act at the tables."""

    server: Server
    cookies: dict[str, str]
    tables: dict[str, str]  # by game
    replay: str
    actions: int  # in the replay

    @property
    def url(self) -> str:
        return self.server.url


@contextmanager
def staged() -> Generator[Stage]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tripolis.db'}"
        with running(database, Path(folder) / "log") as server:
            mira = Visitor(server)
            tables = {game: _middle(mira, game, *what) for game, what in MIDDLES.items()}
            replay = _whole(mira, *LONG)
            record = mira.get(f"/api/tables/{replay}/record")
            yield Stage(
                server,
                dict(mira.http.cookies),
                {game: f"/t/{code}" for game, code in tables.items()},
                f"/replay/{replay}",
                sum(_actions_of(line) for line in record.splitlines()),
            )


def _middle(person: Visitor, game: str, seats: int, turns: int) -> str:
    """A table against bots where it is my turn, and nothing is drafted."""
    rng = Random(game)
    code = _against_bots(person, game, seats)
    for _ in range(turns):
        _wait_for_turn(person, code)
        play_turn(person, code, 0, rng)
    _wait_for_turn(person, code)
    return code


def _whole(person: Visitor, game: str, seats: int) -> str:
    rng = Random(game)
    code = _against_bots(person, game, seats)
    while _wait_for_turn(person, code):
        play_turn(person, code, 0, rng)
    return code


def _against_bots(person: Visitor, game: str, seats: int) -> str:
    wishes = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    return make_table([person], game, seats=wishes)


def _wait_for_turn(person: Visitor, code: str) -> bool:
    """False: the match is over."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        if look(person, code, 0)["turn"] is not None:
            return True
        if person.get(f"/api/tables/{code}")["status"] == "finished":
            return False
        time.sleep(0.05)
    raise TimeoutError(f"the bots of {code} do not play")


def _actions_of(line: str) -> int:
    """`0 tile 0,1,r1; new 1,3` are two; draws and options are none."""
    return line.count(";") + 1 if line[:1].isdigit() else 0
