"""The client on an emulated phone: what it weighs, how quick it is, what Lighthouse says.

Usage: python benchmarks/client        (QUICK=1: less of everything, to see that it works)
"""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Iterable

import lighthouse
import opening
import touch
import weight
from chrome import Facts, chromium
from playwright.sync_api import Browser, Playwright, sync_playwright
from report import Line, missed, table
from stage import ROOT, Stage, staged

from tripolis import __version__

QUICK = bool(os.environ.get("QUICK"))
RESULTS = ROOT / "benchmarks" / "results" / "client.json"
TAPS, OPENINGS, JUDGEMENTS = (4, 1, 1) if QUICK else (15, 5, 5)


def weights(playwright: Playwright, browser: Browser, stage: Stage) -> tuple[Facts, list[Line]]:
    facts: Facts = {}
    lines: list[Line] = []
    for game, path in stage.tables.items():
        found = facts[game] = weight.weigh(playwright, browser, stage, path)
        beside = f"{found['requests']} requests, {found['told'] / 1000:.1f} kB told by the socket"
        lines.append(
            Line(
                f"table of {game}",
                found["bytes"] / 1000,
                weight.PAGE_BAR / 1000,
                "kB",
                False,
                beside,
            )
        )
    first = max(found["first_script"] for found in facts.values())
    lines.append(Line("first script", first / 1000, weight.FIRST_BAR / 1000, "kB"))
    for name, path in {"home": "/", "replay": stage.replay}.items():
        found = facts[name] = weight.weigh(playwright, browser, stage, path)
        lines.append(Line(name, found["bytes"] / 1000, None, "kB"))
    return facts, lines


def taps(playwright: Playwright, browser: Browser, stage: Stage) -> tuple[Facts, list[Line]]:
    facts: Facts = {}
    lines: list[Line] = []
    for game in stage.tables:
        found = facts[game] = touch.tap(playwright, browser, stage, game, TAPS)
        beside = f"worst {found['painted_ms_worst']:.0f}; the server's answer {found['changed_ms']}"
        lines.append(Line(game, found["painted_ms"], touch.TAP_BAR, "ms", False, beside))
    return facts, lines


def drags(playwright: Playwright, browser: Browser, stage: Stage) -> tuple[Facts, list[Line]]:
    facts: Facts = {}
    lines: list[Line] = []
    for slowed in (touch.SLOWED,) if QUICK else (1, touch.SLOWED):
        for game in stage.tables:
            found = touch.drag(playwright, browser, stage, game, slowed)
            facts[f"{game}, {slowed}× slowed"] = found
            lines.append(_drag_line(f"{game}, {slowed}× slowed", found))
    return facts, lines


def _drag_line(name: str, found: Facts) -> Line:
    beside = f"{found['work_ms_a_frame']} ms of work each, longest gap {found['longest_gap_ms']} ms"
    return Line(name, found["frames_per_s"], touch.FRAMES_BAR, "/s", True, beside)


def openings(playwright: Playwright, browser: Browser, stage: Stage) -> tuple[Facts, list[Line]]:
    facts: Facts = {"actions": stage.actions}
    lines: list[Line] = []
    for slowed, bar in ((1, opening.BAR), (touch.SLOWED, None)):
        found = opening.opens(playwright, browser, stage, stage.replay, OPENINGS, slowed)
        facts[f"{slowed}× slowed"] = found
        name = f"{stage.actions} actions, {slowed}× slowed"
        lines.append(Line(name, found["ms"], bar, "ms", False, f"worst {found['ms_worst']}"))
    return facts, lines


def marks(playwright: Playwright, stage: Stage) -> tuple[Facts, list[Line]]:
    pages = {"home": "/", **{f"table of {game}": path for game, path in stage.tables.items()}}
    pages |= {"replay": stage.replay, "setup": "/new/cities2008"}
    if QUICK:
        pages = {name: pages[name] for name in ("home", "table of cities2008")}
    lighthouse.install()
    facts: Facts = {}
    with lighthouse.judge(playwright, stage) as port:
        for name, path in pages.items():
            facts[name] = lighthouse.marks(port, stage.url + path, JUDGEMENTS)
    return facts, list(_mark_lines(facts))


def _mark_lines(facts: Facts) -> Iterable[Line]:
    for name, found in facts.items():
        for mark in lighthouse.MARKS:
            faults = ", ".join(found["faults"]) if mark == lighthouse.MARKS[0] else ""
            yield Line(f"{name}: {mark}", found[mark], lighthouse.BAR, "", True, faults)


def main() -> None:
    began = time.monotonic()
    parts: dict[str, list[Line]] = {}
    facts: Facts = {}
    with sync_playwright() as playwright, staged() as stage:
        browser = playwright.chromium.launch(executable_path=chromium())
        version = browser.version
        facts["weight"], parts["weight, all bytes over the line"] = weights(
            playwright, browser, stage
        )
        facts["tap"], parts[f"from a tap to the next picture, {touch.SLOWED}× slowed"] = taps(
            playwright, browser, stage
        )
        facts["drag"], parts["frames while something follows the finger"] = drags(
            playwright, browser, stage
        )
        facts["opening"], parts["a replay opens"] = openings(playwright, browser, stage)
        browser.close()
        facts["lighthouse"], parts["Lighthouse on an emulated phone"] = marks(playwright, stage)
    late = missed(parts)
    result = {
        "benchmark": "client",
        "quick": QUICK,
        "tripolis": __version__,
        "chromium": version,
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "load": [round(one, 1) for one in os.getloadavg()],
        "seconds": round(time.monotonic() - began),
        "missed": late,
        **facts,
    }
    print(table(parts))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(f"\n{'misses its bar: ' + '; '.join(late) if late else 'all reach their bars'}")


if __name__ == "__main__":
    main()
