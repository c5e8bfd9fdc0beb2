"""How fast the readable rules are, beside a game that OpenSpiel plays in Python.

`make bench-rules`, or `.venv/bin/python benchmarks/rules.py`. One core; whole random matches: list
the legal actions, choose one at random, apply it (and commit the turn when nothing is left of it).
Steps are actions of seats; draws take their time but do not count. Rates are per second of CPU
time. The reference runs before the first pass, after the last and between all, and each pass is
divided by the mean of the two beside it, so that a machine that slows down weighs on both.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import statistics
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tripolis import __version__
from tripolis.bots.protocol import RandomDraws
from tripolis.core.game import CHANCE, AnyGame, step
from tripolis.core.options import Options, resolve
from tripolis.games import find

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "rules.json"
REFERENCE = (
    str(HERE.parent / ".venv-anchors/bin/python"),
    str(HERE / "openspiel_reference.py"),
)
BAR = 0.5  # of the reference's steps per second: what every game must reach
QUICK = os.environ.get("QUICK", "") not in ("", "0")
PASSES = 2 if QUICK else 5
SECONDS = 0.5 if QUICK else 1.5  # of CPU time for each game in a pass
REFERENCE_SECONDS = 1.5 if QUICK else 3.0
SITTINGS = 8  # what is left to chance in the options (a city) is drawn so many times


@dataclass(frozen=True)
class Variant:
    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        chosen = [f"{name} {value}" for name, value in self.options]
        return ", ".join([f"{self.game}, {self.seats} seat{'s' * (self.seats > 1)}", *chosen])


VARIANTS = (
    *(Variant("cities2008", seats, (("level", "3"),)) for seats in (1, 2, 4)),
    *(Variant("cityscape", seats) for seats in (2, 3, 4)),
    *(Variant("cities2024", seats) for seats in (2, 3, 4)),
    Variant("cities2024", 2, (("long", "true"),)),
)


@dataclass(frozen=True)
class Rate:
    """What one pass did, per second of CPU time."""

    steps: float
    matches: float
    cpu_share: float  # of a core: less than 1 means that something else ran there


def play_match(game: AnyGame, seats: int, options: Options, draws: RandomDraws) -> int:
    """One random match to its end: the number of actions."""
    state: Any = game.setup(seats, options)
    below = draws.below
    steps = 0
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == CHANCE:
            state = game.draw(state, game.chance(state).draw(draws))
        else:
            legal = game.legal_actions(state, seat)
            state = step(game, state, seat, legal[below(len(legal))])
            steps += 1
    game.scores(state)
    return steps


def measure(variant: Variant, seconds: float, seed: str) -> Rate:
    """Whole matches for so many seconds of CPU time."""
    game = find(variant.game)
    draws = RandomDraws(seed)
    specs = game.option_specs(variant.seats)
    given = dict(variant.options)
    sittings = [resolve(game.name, specs, given, draws=draws) for _ in range(SITTINGS)]
    gc.collect()  # what other passes left is not this one's business
    steps = matches = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while (spent := time.process_time() - cpu) < seconds:
        steps += play_match(game, variant.seats, sittings[matches % SITTINGS], draws)
        matches += 1
    return Rate(steps / spent, matches / spent, spent / (time.perf_counter() - wall))


def measure_reference() -> dict[str, Any]:
    """One run of the reference, in its own interpreter."""
    done = subprocess.run(
        [*REFERENCE, str(REFERENCE_SECONDS)], check=True, capture_output=True, text=True
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def summary(
    variant: Variant, passes: list[Rate], ratios: list[float], reference: float
) -> dict[str, Any]:
    return {
        "game": variant.game,
        "seats": variant.seats,
        "options": dict(variant.options),
        "steps_per_s": round(statistics.median(rate.steps for rate in passes)),
        "reference_steps_per_s": round(reference),
        "matches_per_s": round(statistics.median(rate.matches for rate in passes), 1),
        "ratio": round(statistics.median(ratios), 2),
        "ratio_range": [round(min(ratios), 2), round(max(ratios), 2)],
        "cpu_share": round(min(rate.cpu_share for rate in passes), 2),
    }


def table(rows: list[dict[str, Any]], names: list[str], reference: dict[str, Any]) -> str:
    width = max(map(len, names))
    head = f"{'whole random matches':{width}}  steps/s  reference  ratio   (range)      matches/s"
    lines = [f"reference: {reference['game']} of {reference['library']}; bar {BAR}", "", head]
    for name, row in zip(names, rows, strict=True):
        low, high = row["ratio_range"]
        lines.append(
            f"{name:{width}}  {row['steps_per_s']:7,}  {row['reference_steps_per_s']:9,}"
            f"  {row['ratio']:5.2f}   ({low:.2f}–{high:.2f})  {row['matches_per_s']:9,.1f}"
            f"{'' if row['ratio'] >= BAR else '   below the bar'}"
        )
    return "\n".join(lines)


def main() -> None:
    for variant in VARIANTS:
        measure(variant, 0.1, "warm")
    references = [measure_reference()]
    rates: dict[Variant, list[Rate]] = {variant: [] for variant in VARIANTS}
    for number in range(PASSES):
        for variant in VARIANTS:
            rates[variant].append(measure(variant, SECONDS, str(number)))
        references.append(measure_reference())
    beside = [each["steps_per_s"] for each in references]
    rows = [
        summary(
            variant,
            passes,
            [
                rate.steps / statistics.mean(beside[number : number + 2])
                for number, rate in enumerate(passes)
            ],
            statistics.median(beside),
        )
        for variant, passes in rates.items()
    ]
    reference = references[0]
    result = {
        "benchmark": "rules",
        "quick": QUICK,
        "bar": BAR,
        "passes": PASSES,
        "seconds_a_pass": SECONDS,
        "tripolis": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "reference": {
            **{key: reference[key] for key in ("library", "game", "python")},
            "steps_per_s": round(statistics.median(beside)),
            "steps_per_s_range": [min(beside), max(beside)],
            "cpu_share": min(each["cpu_share"] for each in references),
        },
        "rows": rows,
    }
    print(table(rows, [str(variant) for variant in VARIANTS], reference))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    slow = [str(variant) for variant, row in zip(VARIANTS, rows, strict=True) if row["ratio"] < BAR]
    print(f"\n{'below the bar: ' + '; '.join(slow) if slow else 'all reach the bar'}")


if __name__ == "__main__":
    main()
