"""What the cards and achievements of the set `house` are worth to the greedy players.

Usage: python benchmarks/house.py [games for each player]        (QUICK=1: eighty)

Of ten games three are for 2, three for 3 and three for 4 seats, and one is the long game of two;
the eight cities take turns. Game number i of a player is played from the seed
`house/SERIES/PLAYER/i`, so the two players share none.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tripolis.bots.cities2024 import BALANCED, BUILDER, Greedy, Weights
from tripolis.bots.protocol import RandomDraws
from tripolis.core.game import CHANCE, Seat
from tripolis.core.options import resolve
from tripolis.games.cities2024.components import ComponentSet, load
from tripolis.games.cities2024.game import Cities2024
from tripolis.games.cities2024.state import Start, State

RESULTS = Path(__file__).parent / "results" / "house.json"
VARIANTS = (("2 seats", 2, False), ("3 seats", 3, False), ("4 seats", 4, False), ("long", 2, True))
PLAYERS: dict[str, Weights] = {"greedy": BALANCED, "builder": BUILDER}
ALL = "all"
SOURCES = ("achievement", "water", "park", "monument", "card")
BOOK = {"achievement": 10, "water": 6, "park": 3, "monument": 2, "card": 36}  # its own example
CARD_BOUNDS = (1.0, 12.0)  # points on average to a player who took it
CLAIM_BOUNDS = (0.10, 0.95)  # of the games in its city, by somebody
FULL, QUICK, CHUNK = 10_000, 80, 20
MIX = (0, 1, 2, 0, 1, 2, 0, 1, 2, 3)  # which variants ten games are of
PROCESSES = os.cpu_count() or 1
SERIES = 2  # of seeds; the set was tuned on series 1
GAME = Cities2024()


@dataclass
class Tally:
    """Sums over games, of one variant or of all."""

    games: int = 0
    seats: int = 0
    points: Counter[str] = field(default_factory=Counter[str])  # by kind of source
    winning: int = 0
    taken: Counter[str] = field(default_factory=Counter[str])  # by card
    card_points: Counter[str] = field(default_factory=Counter[str])
    played: Counter[str] = field(default_factory=Counter[str])  # by achievement
    claimed: Counter[str] = field(default_factory=Counter[str])  # by somebody
    rings: Counter[str] = field(default_factory=Counter[str])

    def add(self, state: State) -> None:
        scores = GAME.scores(state)
        self.games += 1
        self.seats += len(scores.seats)
        self.winning += max(scores.totals)
        for seat in scores.seats:
            for source in seat.sources:
                self.points[source.kind] += source.points
                if source.kind == "card":
                    self.taken[source.name] += 1
                    self.card_points[source.name] += source.points
        for index, achievement in enumerate(state.settings.city.achievements):
            rings = sum(player.rings[index] is not None for player in state.players)
            self.played[achievement.name] += 1
            self.claimed[achievement.name] += rings > 0
            self.rings[achievement.name] += rings

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.seats += other.seats
        self.winning += other.winning
        for name in ("points", "taken", "card_points", "played", "claimed", "rings"):
            getattr(self, name).update(getattr(other, name))

    def numbers(self) -> dict[str, object]:
        return {
            "games": self.games,
            "points_a_seat": {kind: round(self.points[kind] / self.seats, 2) for kind in SOURCES},
            "total_a_seat": round(self.points.total() / self.seats, 2),
            "winning_total": round(self.winning / self.games, 2),
            "cards": {
                name: round(self.card_points[name] / times, 2)
                for name, times in sorted(self.taken.items())
            },
            "claimed": {
                name: round(self.claimed[name] / times, 4)
                for name, times in sorted(self.played.items())
            },
            "rings_a_game": {
                name: round(self.rings[name] / times, 2)
                for name, times in sorted(self.played.items())
            },
        }


Tallies = dict[str, Tally]


def empty() -> Tallies:
    return {name: Tally() for name in (ALL, *(name for name, _, _ in VARIANTS))}


def play(player: Greedy, number: int) -> tuple[str, State]:
    """One game of the player against itself: its variant and its last state."""
    variant, seats, long = VARIANTS[MIX[number % len(MIX)]]
    draws = RandomDraws(f"house/{SERIES}/{player.name}/{number}")
    cities = load(None).cities
    city = cities[number // len(MIX) % len(cities)].slug
    given = {"city": city, "long": str(long).lower()} if seats == 2 else {"city": city}
    state = GAME.setup(seats, resolve(GAME.name, GAME.option_specs(seats), given))
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        if seat == CHANCE:
            state = GAME.draw(state, GAME.chance(state).draw(draws))
        else:
            state = turn(player, state, seat, draws)
    return variant, state


def turn(player: Greedy, state: State, seat: Seat, draws: RandomDraws) -> State:
    """One turn of the player, or its part before a reveal. It hides nothing, so it may see all."""
    legal = GAME.legal_actions(state, seat)
    if isinstance(legal[0], Start):
        actions = (legal[draws.below(len(legal))],)
    else:
        actions = player.plan(state, seat, legal)
    for action in actions:
        state = GAME.apply(state, seat, action)
    return GAME.commit(state, seat)


def play_some(name: str, numbers: range) -> tuple[Tallies, float]:
    """Games of a player, and the CPU seconds that they took."""
    start = time.process_time()
    player, tallies = Greedy(PLAYERS[name], name), empty()
    for number in numbers:
        variant, state = play(player, number)
        tallies[variant].add(state)
        tallies[ALL].add(state)
    return tallies, time.process_time() - start


def measure(name: str, games: int, pool: ProcessPoolExecutor) -> tuple[Tallies, float]:
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    tallies, seconds = empty(), 0.0
    for some, spent in pool.map(play_some, [name] * len(chunks), chunks):
        seconds += spent
        for variant, tally in some.items():
            tallies[variant].merge(tally)
    return tallies, seconds


def outside(tally: Tally) -> Iterator[str]:
    """What does not hold of the whole of a player's games."""
    for name, times in tally.taken.items():
        mean = tally.card_points[name] / times
        if not CARD_BOUNDS[0] <= mean <= CARD_BOUNDS[1]:
            yield f"card {name}: {mean:.2f} points"
    for name, times in tally.played.items():
        share = tally.claimed[name] / times
        if not CLAIM_BOUNDS[0] <= share <= CLAIM_BOUNDS[1]:
            yield f"achievement {name}: claimed in {share:.1%} of the games"


def row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def tables(tallies: Tallies, components: ComponentSet) -> Iterator[str]:
    """Three tables in Markdown: totals, cards, achievements."""
    yield row(("", *SOURCES, "total", "winner", "games"))
    yield row(("---", *["---:"] * (len(SOURCES) + 3)))
    yield row(("the book's example", *BOOK.values(), sum(BOOK.values()), "", ""))
    for variant, tally in tallies.items():
        parts = [f"{tally.points[kind] / tally.seats:.1f}" for kind in SOURCES]
        total, winner = tally.points.total() / tally.seats, tally.winning / tally.games
        yield row((variant, *parts, f"{total:.1f}", f"{winner:.1f}", tally.games))
    yield ""
    yield row(("card", "points each", *tallies))
    yield row(("---", *["---:"] * (len(tallies) + 1)))
    for card in components.cards:
        means = [
            f"{tally.card_points[card.name] / max(1, tally.taken[card.name]):.1f}"
            for tally in tallies.values()
        ]
        yield row((card.name, card.points, *means))
    yield ""
    yield row(("city", "achievement", *tallies))
    yield row(("---", "---", *["---:"] * len(tallies)))
    for city in components.cities:
        for achievement in city.achievements:
            shares = [
                f"{tally.claimed[achievement.name] / max(1, tally.played[achievement.name]):.0%}"
                for tally in tallies.values()
            ]
            yield row((city.name, achievement.name, *shares))


def main() -> int:
    quick = os.environ.get("QUICK", "") not in ("", "0")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else QUICK if quick else FULL
    players: dict[str, object] = {}
    faults: list[str] = []
    with ProcessPoolExecutor(PROCESSES) as pool:
        for name in PLAYERS:
            tallies, seconds = measure(name, games, pool)
            found = sorted(outside(tallies[ALL]))
            faults += [f"{name}: {fault}" for fault in found]
            players[name] = {
                "seeds": f"house/{SERIES}/{name}/0 … {games - 1}",
                "cpu_seconds_a_game": round(seconds / games, 4),
                "outside": found,
                "variants": {variant: tally.numbers() for variant, tally in tallies.items()},
            }
            print(f"\n## {name}: {games} games, {seconds / games:.3f} s of CPU each\n")
            print("\n".join(tables(tallies, load(None))))
            print()
            print(
                "\n".join(found) if found else "Every card and achievement is within bounds.",
                flush=True,
            )
    RESULTS.parent.mkdir(exist_ok=True)
    result = {
        "benchmark": "house",
        "quick": quick,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "bounds": {"card_points": CARD_BOUNDS, "claimed": CLAIM_BOUNDS},
        "players": players,
    }
    RESULTS.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    # A quick run shows that everything works; it is too short to judge single achievements.
    return 1 if faults and not quick else 0


if __name__ == "__main__":
    sys.exit(main())
