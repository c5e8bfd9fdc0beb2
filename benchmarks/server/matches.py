"""Whole matches of two players and one round, here and on boardgame.io."""

from __future__ import annotations

import json
import statistics
import subprocess
from dataclasses import dataclass
from typing import Any

from systems import HERE, MEMORY, NODE, SYSTEMS, TRIPOLIS, pinned, running

SATURATION, RATE = "saturation", "rate"
RATE_PER_S = 200

Answer = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    matches: tuple[int, ...]
    passes: int
    warm: float  # seconds before measuring
    seconds: float


FULL = Plan((50, 200, 500), passes=3, warm=3, seconds=6)
QUICK = Plan((50,), passes=1, warm=1.5, seconds=2)


def drive(system: str, n: int, mode: str, plan: Plan) -> Answer:
    """One run of the driver against a fresh server."""
    with running(system) as server:
        options = {
            "system": server.driver,
            "port": server.port,
            "pid": server.pid,
            "n": n,
            "mode": mode,
            "rate": RATE_PER_S,
            "warm": plan.warm,
            "seconds": plan.seconds,
        }
        done = subprocess.run(
            pinned([NODE, "load.mjs", json.dumps(options)], 1),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE,
        )
    answer: Answer = json.loads(done.stdout)
    return answer


def measure(plan: Plan) -> list[Answer]:
    """A row for each system, mode and number of matches: the medians of the passes."""
    rows: list[Answer] = []
    for mode in (SATURATION, RATE):
        for n in plan.matches:
            runs: dict[str, list[Answer]] = {system: [] for system in SYSTEMS}
            for _ in range(plan.passes):
                for system in SYSTEMS:
                    runs[system].append(drive(system, n, mode, plan))
            beside = runs[MEMORY]
            for system, answers in runs.items():
                row: Answer = {"system": system, "mode": mode, "matches": n}
                row |= {name: _median(answers, name) for name in answers[0]}
                row["ratio"] = _ratio(answers, beside, "moves_per_s")
                row["p99_ratio"] = _ratio(answers, beside, "p99_ms")
                rows.append(row)
    return rows


def _median(answers: list[Answer], name: str) -> float | None:
    values = [answer[name] for answer in answers]
    return None if values[0] is None else statistics.median(values)


def _ratio(answers: list[Answer], beside: list[Answer], name: str) -> float:
    """To boardgame.io's memory mode, each pass to the run beside it."""
    pairs = zip(answers, beside, strict=True)
    return round(statistics.median(one[name] / max(other[name], 1e-9) for one, other in pairs), 2)


def table(rows: list[Answer]) -> str:
    width = max(len(row["system"]) for row in rows)
    lines = [
        f"{'':{width}}    N  moves/s  ratio   p50 ms   p95 ms   p99 ms  ratio"
        "  server CPU  us/move  in fsync  bytes/move"
    ]
    for mode in (SATURATION, RATE):
        title = "saturation" if mode == SATURATION else f"{RATE_PER_S} moves/s"
        lines += ["", f"{title}; ratios to {MEMORY}"]
        for row in rows:
            if row["mode"] != mode:
                continue
            share = row["commit_share"]
            fsync = "   never" if share is None else f"{share:8.0%}"
            lines.append(
                f"{row['system']:{width}}  {row['matches']:3d}  {row['moves_per_s']:7,.0f}"
                f"  {row['ratio']:5.2f}  {row['p50_ms']:7.1f}  {row['p95_ms']:7.1f}"
                f"  {row['p99_ms']:7.1f}  {row['p99_ratio']:5.2f}  {row['server_cpu']:10.0%}"
                f"  {row['cpu_us_per_move']:7.0f}  {fsync}  {row['bytes_per_move']:10,.0f}"
            )
    return "\n".join(lines)


def verdict(rows: list[Answer]) -> list[str]:
    """Where we fall short of boardgame.io's memory mode, though every move of ours is durable."""
    ours = [row for row in rows if row["system"] == TRIPOLIS]
    return [
        f"{row['matches']} matches: {row['ratio']:.2f} of its moves/s"
        for row in ours
        if row["mode"] == SATURATION and row["ratio"] < 1
    ] + [
        f"{row['matches']} matches at {RATE_PER_S} moves/s: {row['p99_ratio']:.2f} of its p99"
        for row in ours
        if row["mode"] == RATE and row["p99_ratio"] >= 1
    ]
