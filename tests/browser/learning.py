"""How somebody takes a lesson: they hear or see what is marked, and do it."""

from __future__ import annotations

import re

from people import Press, click
from playwright.sync_api import Locator, Page, expect

MARKED = re.compile(r"(?:Marked|Markiert): (.*)\.$", re.DOTALL)
ROLES = ("gridcell", "button", "table", "list")
TABS = 80  # more than any table has stops

# Which key does what a button does, for what the board understands.
KEYS = {
    "Turn right": "r",
    "Discard": "x",
    "Exactly three": "3",
    **dict.fromkeys(("Finish", "Lock goals", "Build", "Take", "Turn it up", "End turn"), "Enter"),
    **{f"Height {n},": str(n) for n in range(1, 6)},
}


def lesson(page: Page, game: str, step: int = 1) -> None:
    page.goto(f"/learn/{game}?step={step}")
    marked(page)


def heard(page: Page) -> Locator:
    """What a screen reader is told by the coach."""
    return page.get_by_role("status").filter(has_text=re.compile("Step|Schritt|lesson|Lektion"))


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Coach|Anleitung)$"))


def marked(page: Page) -> str:
    """The name of what is marked now."""
    expect(heard(page)).to_have_text(MARKED)
    found = MARKED.search(heard(page).inner_text().strip())
    assert found is not None
    return found[1]


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^(Play against|Gegen einen)")).count() > 0


def what(page: Page, name: str) -> Locator:
    """What has this name, whatever it is; of a table of points its first row can be asked."""
    exact = re.compile(f"^{re.escape(name)}")
    for role in ROLES:
        found = page.get_by_role(role, name=exact)  # type: ignore[arg-type]
        if found.count():
            inside = found.first.get_by_role("button")
            return inside.first if role in ("table", "list") else found.first
    raise AssertionError(f"nothing is called {name!r}")


def follow(page: Page, press: Press = click) -> None:
    """Press what is marked, and wait until the lesson has noticed."""
    before = heard(page).inner_text()
    press(what(page, marked(page)))
    expect(heard(page)).not_to_have_text(before)


def follow_by_keys(page: Page) -> None:
    """The same without a pointer."""
    before, name = heard(page).inner_text(), marked(page)
    key = next((key for text, key in KEYS.items() if name.startswith(text)), None)
    if key is not None:
        tab_to_board(page)
        page.keyboard.press(key)
    elif page.get_by_role("gridcell", name=name, exact=True).count():
        go_to_cell(page, name)
        page.keyboard.press("Space")
    else:
        tab_to(page, what(page, name))
        page.keyboard.press("Enter")
    expect(heard(page)).not_to_have_text(before)
    page.wait_for_function("document.activeElement !== document.body")  # it is never lost


def go_to_cell(page: Page, name: str) -> None:
    for _ in range(3):  # a page may have two boards
        tab_to_board(page)
        first = focused_name(page)
        while focused_name(page) != name:
            page.keyboard.press("n")
            if focused_name(page) == first:
                break
        if focused_name(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name!r} is not reached by N")


def tab_to_board(page: Page) -> None:
    for _ in range(TABS):
        if page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            return
        page.keyboard.press("Tab")
    raise AssertionError("no board is reached by Tab")


def tab_to(page: Page, target: Locator) -> None:
    for _ in range(TABS):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("it is not reached by Tab")


def focused_name(page: Page) -> str | None:
    return page.evaluate("document.activeElement.getAttribute('aria-label')")
