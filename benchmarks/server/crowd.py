"""A table of hundreds: how long a whole match takes, and what others feel of it."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from systems import HERE, NODE, TRIPOLIS, pinned, running

FULL, QUICK = 300, 40  # people
THINK_MS = 1_500  # at most, for a turn
MOST_BYTES = 2_000  # a finish and viewer

Answer = dict[str, Any]


def measure(seats: int) -> Answer:
    with running(TRIPOLIS) as server:
        options = {
            "port": server.port,
            "pid": server.pid,
            "seats": seats,
            "think_ms": THINK_MS * seats // FULL,
        }
        done = subprocess.run(
            pinned([NODE, "crowd.mjs", json.dumps(options)], 1),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE,
        )
    answer: Answer = json.loads(done.stdout)
    return answer


def table(row: Answer) -> str:
    return (
        f"{row['seats']} people at one table of cities2008, each with a connection: a whole match"
        f" in {row['seconds']:.0f} s, {row['cpu_ms_per_finish']:.1f} ms of the server a finish,"
        f" {row['bytes_per_finish']:,} bytes a finish and viewer; meanwhile a draft at another"
        f" table takes {row['beside_p50_ms']:.1f} ms, p99 {row['beside_p99_ms']:.1f} ms"
    )


def verdict(row: Answer) -> list[str]:
    if row["bytes_per_finish"] <= MOST_BYTES:
        return []
    return [f"a finish in a crowd brings each viewer {row['bytes_per_finish']:,} bytes"]
