"""How fast OpenSpiel plays a game that is written in Python: one JSON line.

Run it with the anchors' interpreter: `.venv-anchors/bin/python benchmarks/openspiel_reference.py
[seconds] [game]`. The loop is the one that benchmarks/rules.py times for our games: list the legal
actions, choose one at random, apply it, whole matches. Rates are per second of CPU time, so that
another load on the machine weighs little; `cpu_share` tells how much of a core the run had.
"""

import importlib
import json
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

PASSES = 3


def play(game: Any, seconds: float) -> tuple[int, int]:
    """Random whole matches for so many seconds: (steps, matches)."""
    steps = matches = 0
    draw = random.random
    clock = time.perf_counter
    deadline = clock() + seconds
    while clock() < deadline:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        state.returns()
        matches += 1
    return steps, matches


def measure(game: Any, seconds: float) -> dict[str, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    steps, matches = play(game, seconds)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return {"steps": steps / cpu, "matches": matches / cpu, "share": cpu / wall}


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    name = sys.argv[2] if len(sys.argv) > 2 else "python_tic_tac_toe"
    pyspiel = importlib.import_module("pyspiel")  # not installed where pyright looks
    importlib.import_module("open_spiel.python.games")  # registers the games written in Python
    game = pyspiel.load_game(name)
    play(game, min(0.3, seconds))
    passes = [measure(game, seconds / PASSES) for _ in range(PASSES)]
    rates = [p["steps"] for p in passes]
    result = {
        "library": f"open_spiel {version('open_spiel')}",
        "game": name,
        "python": sys.version.split()[0],
        "steps_per_s": round(statistics.median(rates)),
        "steps_per_s_range": [round(min(rates)), round(max(rates))],
        "matches_per_s": round(statistics.median(p["matches"] for p in passes), 1),
        "cpu_share": round(min(p["share"] for p in passes), 2),
        "seconds": seconds,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
