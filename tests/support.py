"""What many tests share: where the conformance cases lie, and matches to play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import settings

from tripolis.core.dice import SeedDice, Stream, seed_of_text
from tripolis.core.game import AnyGame
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find

ROOT = Path(__file__).parents[1]
CONFORMANCE = ROOT / "tests" / "conformance"
RECORDS = CONFORMANCE / "records"


def examples(count: int, **more: Any) -> settings:
    """Of random play, which is slow: so many, and twenty times as many in `make test-long`."""
    times = 20 if settings.get_current_profile_name() == "long" else 1
    return settings(max_examples=count * times, **more)


def run_to_end(work: Coroutine[Any, Any, Any]) -> Any:
    """Run it in a thread of its own: Playwright keeps a loop running in the thread of the tests."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def cases(name: str) -> Any:
    return json.loads((CONFORMANCE / name).read_text("utf-8"))


# The results listed for these are lower than the spec demands, and two rings of the third are
# swapped: where they were made, the search for a pattern began at the starting tile and not at the
# edge of the neighbourhood, so that it missed what lies farther up or left (the monument on (1,-2)
# of the third). With that fault the naive reading gives exactly the listed totals: see
# test_records.py. Here stand the totals of the spec.
DISPUTED = {
    "cities2024-2seats-0.txt": (62, 54),
    "cities2024-2seats-long-0.txt": (160, 129),
    "cities2024-3seats-0.txt": (53, 69, 78),
    "cities2024-4seats-0.txt": (54, 59, 51, 45),
}


def lines_to_name(case: dict[str, Any]) -> set[int]:
    """The lines that are right to name in a broken record: `also` is a range of others."""
    first, last = case.get("also", [case["line"], case["line"]])
    return {case["line"], *range(first, last + 1)}


@dataclass(frozen=True)
class Variant:
    """A game with a number of seats and its options: one way to sit down."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, f"{self.seats}seats", *self.options.values()])

    def match(self, seed: object = 1, game: AnyGame | None = None) -> Match[Any, Any, Any]:
        """A new match with dice that the seed decides."""
        game = game or find(self.game)
        seed_bytes = seed_of_text(str(seed))
        specs = game.option_specs(self.seats)
        options = resolve(self.game, specs, self.options, draws=Stream(seed_bytes, "options"))
        return Match(game, self.seats, options, dice=SeedDice(seed_bytes))

    def turns(self) -> int:
        """How many turns a whole match has, by the books."""
        if self.game == "cities2008":
            return self.seats * (1 + 13)  # the start, then 13 rounds
        if self.game == "cityscape":
            rounds = int(self.options.get("rounds", {2: 4, 3: 3, 4: 4}[self.seats]))
            return rounds * (self.seats + 25)  # goals, then 25 blocks
        if self.options.get("long") == "true":
            return 2 + 7 * 2 * 8  # starting tiles, then 7 rounds of 8 workers each
        return self.seats + (4 * 2 * 8 if self.seats == 2 else 8 * self.seats * 4)

    def begins_turn(self, action: str) -> bool:
        """Whether a record line that begins with this action begins a turn.

        In `cities2024` a turn that takes a hidden thing goes on in a second line.
        """
        return self.game != "cities2024" or action.startswith(("start ", "take "))


VARIANTS = (
    Variant("cities2008", 1, {"level": "1"}),
    Variant("cities2008", 2, {"level": "2"}),
    Variant("cities2008", 4, {"level": "3"}),
    Variant("cityscape", 2),
    Variant("cityscape", 3, {"rounds": "2"}),
    Variant("cityscape", 4, {"rounds": "1"}),
    Variant("cities2024", 2),
    Variant("cities2024", 3, {"city": "venice"}),
    Variant("cities2024", 4, {"city": "new-york"}),
    Variant("cities2024", 2, {"long": "true"}),
)
