"""People at browsers. They see names and roles, and use pointer, touch and keys; nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect
from running import Server, Visitor

Press = Callable[[Locator], None]  # with a mouse or with a finger
WAIT_MS = 20_000
PHONE = "Pixel 7"
PHONE_SIZE: Any = {"width": 390, "height": 844}
FINGERTIP = 44  # pixels


class People:
    """Everybody who takes part in a test. None of their pages may complain."""

    def __init__(self, playwright: Playwright, browser: Browser, server: Server) -> None:
        self._playwright = playwright
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self._complaints: list[str] = []

    def come(self, *, phone: bool = False, **more: Any) -> Page:
        """Somebody new, with a browser of their own."""
        look: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-US"}
        if phone:
            look |= self._playwright.devices[PHONE]
        context = self._browser.new_context(base_url=self._server.url, **{**look, **more})
        context.set_default_timeout(WAIT_MS)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text))
        return page

    def _note(self, kind: str, text: str) -> None:
        # A browser reports lost connections and refusals by itself; the page cannot help that.
        own = "net::ERR_" in text or text.startswith("Failed to load resource")
        if kind == "error" and not own:
            self._complaints.append(text)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert self._complaints == []


def come_as(page: Page, server: Server, who: Visitor) -> Page:
    """The browser of somebody who has been here before."""
    for name, value in who.http.cookies.items():
        page.context.add_cookies([{"name": name, "value": value, "url": server.url}])
    return page


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def banner(page: Page, text: str | re.Pattern[str]) -> None:
    """The sentence that says what there is to do."""
    expect(page.get_by_role("main")).to_contain_text(text)


def named(page: Page | Locator, role: Any, name: str) -> Locator:
    """What has this role and a name that begins so."""
    return page.get_by_role(role, name=re.compile(f"^{re.escape(name)}", re.IGNORECASE))


def board(page: Page, name: str = "") -> Locator:
    return page.get_by_role("grid", name=re.compile(name))


def cells(page: Page, text: str, on: str = "") -> Locator:
    """The cells of the board, or of the one with this name, whose name has this in it."""
    return board(page, on).get_by_role("gridcell", name=re.compile(text))


def keyboard_to(page: Page, what: Locator) -> None:
    """Tab until this has the focus."""
    what.wait_for()
    for _ in range(60):
        if what.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {what}")


def keyboard_to_board(page: Page) -> None:
    """Tab until a cell of the board has the focus."""
    for _ in range(30):
        if focused_role(page) == "gridcell":
            return
        page.keyboard.press("Tab")
    raise AssertionError("the board is not reached by Tab")


def focused_role(page: Page) -> str | None:
    return page.evaluate("document.activeElement.getAttribute('role')")


def focused_name(page: Page) -> str:
    return page.evaluate("document.activeElement.getAttribute('aria-label')") or ""


def fits(page: Page) -> bool:
    """Nothing makes the page scroll sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def drag(page: Page, source: Locator, target: Locator) -> None:
    """Drag by the mouse in steps, as a hand does."""
    here, there = source.bounding_box(), target.bounding_box()
    assert here is not None
    assert there is not None
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    page.mouse.up()


def faults(page: Page) -> list[str]:
    """What axe finds on the page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


SMALL = """(least) => {
    const roles = ['button', 'link', 'tab', 'menuitem', 'switch', 'radio', 'gridcell'];
    const tags = ['a[href]', 'button', 'input', 'select', 'summary'];
    const hit = [...tags, ...roles.map((one) => `[role=${one}]`)];
    const area = ({ width, height }) => width * height;
    // A link within a sentence is as high as its line (WCAG 2.5.8 lets it be).
    const inSentence = (one) =>
        one.tagName === 'A' &&
        getComputedStyle(one).display === 'inline' &&
        one.parentElement.textContent.trim() !== one.textContent.trim();
    const hidden = (one) =>
        one.disabled ||
        one.closest('[inert]') ||
        !one.checkVisibility({ checkVisibilityCSS: true }) ||
        getComputedStyle(one).clipPath !== 'none';
    const found = [];
    for (const one of document.querySelectorAll(hit.join())) {
        if (hidden(one) || inSentence(one)) continue;
        // A label is hit for what it names.
        const boxes = [one, ...(one.labels ?? [])].map((each) => each.getBoundingClientRect());
        const { width, height } = boxes.sort((a, b) => area(b) - area(a))[0];
        if (width === 0 || Math.min(width, height) >= least - 0.5) continue;
        const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
        found.push(`${one.tagName} ${name}: ${Math.round(width)}×${Math.round(height)}`);
    }
    return found;
}"""


def small_targets(page: Page) -> list[str]:
    """What is to be hit and is smaller than a fingertip."""
    return page.evaluate(SMALL, FINGERTIP)
