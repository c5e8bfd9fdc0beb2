"""What a live table costs: so many of them, half played, each with two connections."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from systems import HERE, NODE, TRIPOLIS, pinned, running

FULL, QUICK = 1_000, 60
MOST_MB = 300  # more than an idle server, for 1,000 tables

Answer = dict[str, Any]


def measure(tables: int) -> Answer:
    with running(TRIPOLIS) as server:
        options = {"port": server.port, "pid": server.pid, "tables": tables}
        done = subprocess.run(
            pinned([NODE, "hold.mjs", json.dumps(options)], 1),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE,
        )
    answer: Answer = json.loads(done.stdout)
    answer["kb_per_table"] = round((answer["held_mb"] - answer["idle_mb"]) * 1024 / tables)
    return answer


def table(row: Answer) -> str:
    more = row["held_mb"] - row["idle_mb"]
    return (
        f"{row['tables']:,} live tables with two connections each, half played:"
        f" {row['idle_mb']:.0f} MB idle, {row['held_mb']:.0f} MB with them,"
        f" {more:.0f} MB more; {row['kb_per_table']} kB a table"
    )


def verdict(row: Answer) -> list[str]:
    more = row["held_mb"] - row["idle_mb"]
    if row["tables"] < FULL or more < MOST_MB:
        return []
    return [f"{row['tables']:,} tables take {more:.0f} MB: more than {MOST_MB}"]
