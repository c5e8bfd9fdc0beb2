"""How soon a tap is answered, and how evenly something follows a finger, on a slow phone.

A tap is answered with the first picture drawn after it (Event Timing: from the moment of the
touch to that picture, in steps of 8 ms). What it leads to comes from the server, so it is also
measured when the board has changed; on one machine that is the server's time and not the line's.
"""

from __future__ import annotations

import statistics
from itertools import pairwise
from typing import Any

from chrome import Facts, quiet, visiting
from playwright.sync_api import Browser, Locator, Page, Playwright
from stage import Stage

TAP_BAR = 50  # ms
FRAMES_BAR = 59  # a second; the screen draws 60
SLOWED = 4
SETTLE_MS = 60
SWINGS = 120  # movements of the finger in one drag

# What is taken into the hand before a place can be chosen.
FIRST = {"cityscape": "[data-lift^=block]"}

WATCH = """() => {
    const found = { taps: [], changes: [], down: 0 };
    globalThis.found = found;
    new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
            if (name === 'click' || name === 'pointerup') found.taps.push(duration);
        }
    }).observe({ type: 'event', durationThreshold: 16 });
    addEventListener('pointerup', (event) => { found.down = event.timeStamp; }, true);
    const drawn = () => {
        if (!found.down) return;
        const from = found.down;
        found.down = 0;
        requestAnimationFrame(() => setTimeout(() => found.changes.push(performance.now() - from)));
    };
    new MutationObserver(drawn).observe(document.body, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['d', 'href', 'class'],
    });
}"""

# Where a finger would hit a place that may be chosen: another may stand before it.
OPEN = """() => [...document.querySelectorAll('.cell.legal')].flatMap((cell) => {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y) === cell ? [[x, y]] : [];
})"""

FRAMES = """() => {
    const times = [];
    globalThis.frames = times;
    const next = (now) => { times.push(now); globalThis.watching = requestAnimationFrame(next); };
    globalThis.watching = requestAnimationFrame(next);
}"""


def tap(playwright: Playwright, browser: Browser, stage: Stage, game: str, times: int) -> Facts:
    """Choose what may be chosen, and take it back, again and again."""
    with visiting(playwright, browser, stage, slowed=SLOWED) as (page, cdp):
        _sit_down(page, stage, game)
        page.evaluate(WATCH)
        before = _busy_s(cdp)
        for number in range(times):
            places: Any = page.evaluate(OPEN)
            page.touchscreen.tap(*places[number % len(places)])
            quiet(page)
            if _undo(page).is_enabled():
                _undo(page).tap()
                quiet(page)
                _take_up(page, game)
        busy = _busy_s(cdp) - before
        found: Any = page.evaluate("found")
    # What takes less than the threshold of the browser's own clock is not listed: it took less.
    taps = [float(one) for one in found["taps"]] or [16.0]
    return {
        "painted_ms": statistics.median(taps),
        "painted_ms_worst": max(taps),
        "changed_ms": round(statistics.median(found["changes"] or [0]), 1),
        "work_ms": round(1000 * busy / times, 1),  # a tap, all that it leads to, and its undo
        "taps": times,
    }


def drag(playwright: Playwright, browser: Browser, stage: Stage, game: str, slowed: int) -> Facts:
    """Carry what is in hand to and fro over the board."""
    with visiting(playwright, browser, stage, slowed=slowed) as (page, cdp):
        _sit_down(page, stage, game)
        source = _centre(_in_hand(page))
        board = page.get_by_role("grid").bounding_box()
        assert board is not None
        _finger(cdp, "touchStart", source)
        before = _busy_s(cdp)
        page.evaluate(FRAMES)
        for n in range(SWINGS):
            part = abs((n / 30) % 2 - 1)  # to and fro, twice
            point = (board["x"] + board["width"] * part, board["y"] + board["height"] * part)
            _finger(cdp, "touchMove", point)
        times: Any = page.evaluate("frames")
        busy = _busy_s(cdp) - before
        _finger(cdp, "touchCancel", None)
    gaps = [after - first for first, after in pairwise(times)]
    return {
        "frames_per_s": round(1000 * len(gaps) / (times[-1] - times[0]), 1),
        "work_ms_a_frame": round(1000 * busy / len(gaps), 2),
        "longest_gap_ms": round(max(gaps), 1),
        "frames": len(gaps),
    }


def _sit_down(page: Page, stage: Stage, game: str) -> None:
    page.goto(stage.tables[game])
    page.get_by_role("grid").wait_for()
    quiet(page)
    _take_up(page, game)


def _take_up(page: Page, game: str) -> None:
    if game in FIRST and _places(page).count() == 0:
        page.locator(FIRST[game]).first.tap()
        quiet(page)


def _places(page: Page) -> Locator:
    return page.locator(".cell.legal")


def _undo(page: Page) -> Locator:
    return page.get_by_role("button", name="Undo the last step")


def _in_hand(page: Page) -> Locator:
    return page.locator("[data-lift]:visible").first


def _centre(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _finger(cdp: Any, kind: str, point: tuple[float, float] | None) -> None:
    points = [] if point is None else [{"x": point[0], "y": point[1]}]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _busy_s(cdp: Any) -> float:
    """How long the page's main thread has worked."""
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "TaskDuration")
