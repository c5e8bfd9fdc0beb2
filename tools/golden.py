"""Write the golden files: whole matches, and counts of legal actions from points in them.

    .venv/bin/python tools/golden.py [GAME...]

Run it after a change that is meant to change outcomes (and raises the rules version), read the
diff, and check by hand what can be checked: tests/golden/README.md tells what was. The test
tests/test_golden.py replays and counts again; it needs nothing from here but `count`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from tripolis.bots.playout import play_out
from tripolis.bots.simple import RandomPlayer
from tripolis.core.dice import Dice, Proof, Stream, commitment_of
from tripolis.core.game import CHANCE, AnyGame, Played, step
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import NAMES, find

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
SOME = 400  # actions that a count may apply: what keeps the whole test at some seconds
MANY = 4_000


@dataclass(frozen=True)
class Variant:
    """A way to sit down to a game, and how deep its first actions are counted."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    first: int = SOME

    def named(self, game: str) -> str:
        return "-".join([game, f"{self.seats}seats", *(f"{n}-{v}" for n, v in self.options)])


_LONG = ("long", "true")

VARIANTS: dict[str, tuple[Variant, ...]] = {
    "cities2008": tuple(
        Variant(seats, (("level", level),), MANY if seats == 1 else SOME)
        for seats in (1, 2, 3, 4)
        for level in "123"
    ),
    "cityscape": (
        *(Variant(seats, first=MANY) for seats in (2, 3, 4)),
        *(Variant(seats, (("rounds", "2"),)) for seats in (2, 3, 4)),
    ),
    "cities2024": (
        Variant(2, (("city", "new-york"),), MANY),
        Variant(3, (("city", "rio-de-janeiro"),)),
        Variant(4, (("city", "sydney"),)),
        Variant(2, (("city", "venice"),)),
        Variant(3, (("city", "barcelona"),)),
        Variant(4, (("city", "lisbon"),)),
        Variant(2, (("city", "mexico-city"), _LONG)),
        Variant(2, (("city", "buenos-aires"), _LONG)),
    ),
}


def play_golden(game: AnyGame, variant: Variant) -> Match[Any, Any, Any]:
    """A whole match between random players; its name decides all of it, dice and players."""
    name = variant.named(game.name).encode()
    secret = sha256(b"golden secret " + name).digest()
    nonces = tuple(
        sha256(b"golden nonce %d " % n + name).digest()[:16] for n in range(variant.seats)
    )
    proof = Proof(commitment_of(secret), secret, nonces)
    options = resolve(game.name, game.option_specs(variant.seats), dict(variant.options))
    match: Match[Any, Any, Any] = Match(
        game, variant.seats, options, dice=proof.dice(), proof=proof
    )
    players = [RandomPlayer() for _ in range(variant.seats)]
    play_out(match, players, Stream(secret, "golden players"))
    return match


def count(game: AnyGame, state: Any, dice: Dice, most: int = SOME) -> list[int]:
    """How many sequences of 1, 2 … actions are legal: as deep as so many `apply` allow.

    The first seat of those that may act acts; a turn is committed when nothing is left of it, and
    the dice bring what their seed decides. Sequences that lead to one state are followed together.
    """
    counts: list[int] = []
    reached = Counter([settled(game, state, dice)])  # each state, and the sequences that lead to it
    while True:
        choices = {state: legal(game, state) for state in reached}
        counts.append(sum(n * len(choices[state]) for state, n in reached.items()))
        most -= sum(map(len, choices.values()))
        if most < 0 or not counts[-1]:
            return counts
        after: Counter[Any] = Counter()
        for state, n in reached.items():
            seat = game.to_act(state)[0]
            for action in choices[state]:
                after[settled(game, step(game, state, seat, action), dice)] += n
        reached = after


def settled(game: AnyGame, state: Any, dice: Dice) -> Any:
    """The state after the draws that are due."""
    while game.to_act(state) == (CHANCE,):
        state = game.draw(state, dice.roll(game.chance(state)))
    return state


def legal(game: AnyGame, state: Any) -> tuple[Any, ...]:
    to_act = game.to_act(state)
    return tuple(game.legal_actions(state, to_act[0])) if to_act else ()


def points_to_count(match: Match[Any, Any, Any]) -> list[int]:
    """The beginning, when all seats have had a turn, in the middle, and near the end."""
    turns = [n for n, entry in enumerate(match.entries) if isinstance(entry, Played)]
    return sorted({0, turns[match.seats], turns[len(turns) * 2 // 5], turns[-2]})


def counts_of(name: str, match: Match[Any, Any, Any], first: int) -> list[dict[str, object]]:
    dice = match.dice
    assert dice is not None
    found: list[dict[str, object]] = []
    for at in points_to_count(match):
        most = SOME if at else first
        counts = count(match.game, match.states[at], dice, most)
        found.append({"match": name, "at": at, "most": most, "counts": counts})
    return found


def main() -> None:
    for name in sys.argv[1:] or NAMES:
        game = find(name)
        counts: list[dict[str, object]] = []
        for variant in VARIANTS[name]:
            match = play_golden(game, variant)
            record = write(match)
            assert write(replay(record, find)) == record
            file = GOLDEN / "matches" / f"{variant.named(name)}.txt"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record, encoding="utf-8", newline="\n")
            counts += counts_of(file.stem, match, variant.first)
        lines = ",\n".join(f"  {json.dumps(each)}" for each in counts)
        file = GOLDEN / "counts" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")
        print(f"{name}: {len(VARIANTS[name])} matches, {len(counts)} counts")


if __name__ == "__main__":
    main()
