"""How soon a page stands: from the click on its address to the picture with its board."""

from __future__ import annotations

import statistics
from typing import Any

from chrome import Facts, visiting
from playwright.sync_api import Browser, Playwright
from stage import Stage

BAR = 1000  # ms

WATCH = """globalThis.stood = new Promise((stands) => {
    const look = (now) => {
        if (document.querySelector('main svg.board')) setTimeout(() => stands(performance.now()));
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
});"""


def opens(
    playwright: Playwright, browser: Browser, stage: Stage, path: str, times: int, slowed: int
) -> Facts:
    """With an empty cache each time; the clock starts when the browser begins to ask."""
    found: list[float] = []
    for _ in range(times):
        with visiting(playwright, browser, stage, slowed=slowed) as (page, _):
            page.add_init_script(WATCH)
            page.goto(path)
            stood: Any = page.evaluate("globalThis.stood")
            found.append(float(stood))
    return {"ms": round(statistics.median(found)), "ms_worst": round(max(found)), "times": times}
