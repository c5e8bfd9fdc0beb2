"""The server under load, beside boardgame.io; what live tables take; a crowd: `make bench-server`.

The server runs on one core and the driver on another. Every move of ours is durable before anybody
hears of it; boardgame.io keeps matches in memory, or in files that it never syncs. Both send what
their clients need; ours sends the legal actions too, and what each line shows.
"""

from __future__ import annotations

import json
import os
import platform

import crowd
import matches
import memory
from systems import CORES, HERE

from tripolis import __version__

RESULTS = HERE.parent / "results" / "server.json"
QUICK = os.environ.get("QUICK", "") not in ("", "0")


def main() -> None:
    plan = matches.QUICK if QUICK else matches.FULL
    rows = matches.measure(plan)
    print(matches.table(rows))
    held = memory.measure(memory.QUICK if QUICK else memory.FULL)
    print(f"\n{memory.table(held)}")
    gathered = crowd.measure(crowd.QUICK if QUICK else crowd.FULL)
    print(f"\n{crowd.table(gathered)}")
    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    result = {
        "benchmark": "server",
        "quick": QUICK,
        "passes": plan.passes,
        "seconds_a_pass": plan.seconds,
        "tripolis": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": "server and driver on one each" if CORES else "not chosen",
        "reference": f"boardgame.io {package['dependencies']['boardgame.io']}",
        "rows": rows,
        "memory": held,
        "crowd": gathered,
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    short = [*matches.verdict(rows), *memory.verdict(held), *crowd.verdict(gathered)]
    print(f"\n{'short of the bar: ' + '; '.join(short) if short else 'all bars are reached'}")


if __name__ == "__main__":
    main()
