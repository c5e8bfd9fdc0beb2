"""The browser: a phone whose processor can be slowed, and somebody who sits at the tables."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from stage import ROOT, Stage

PHONE = "Pixel 7"
WAIT_MS = 60_000
Facts = dict[str, Any]


class Phone(NamedTuple):
    page: Page
    cdp: Any  # what the protocol says is not typed


def chromium() -> str:
    command = [sys.executable, str(ROOT / "tools" / "chromium.py")]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _phone(playwright: Playwright) -> Any:
    return playwright.devices[PHONE]  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


def recognise(context: BrowserContext, stage: Stage) -> None:
    """Whoever holds these cookies may act at the tables."""
    for name, value in stage.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": stage.url}])


@contextmanager
def visiting(
    playwright: Playwright, browser: Browser, stage: Stage, *, slowed: int = 1
) -> Generator[Phone]:
    """A phone with an empty cache; its processor is so many times slower than ours."""
    new_context: Any = browser.new_context
    context: BrowserContext = new_context(base_url=stage.url, **_phone(playwright))
    context.set_default_timeout(WAIT_MS)
    recognise(context, stage)
    page = context.new_page()
    cdp: Any = context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    try:
        yield Phone(page, cdp)
    finally:
        context.close()


def quiet(page: Page) -> None:
    """Wait until nothing has changed or arrived for a while."""
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """() => new Promise((done) => {
            const seen = new MutationObserver(later);
            let timer;
            function later() {
                clearTimeout(timer);
                timer = setTimeout(() => { seen.disconnect(); done(); }, 400);
            }
            seen.observe(document, { subtree: true, childList: true, attributes: true });
            later();
        })"""
    )
