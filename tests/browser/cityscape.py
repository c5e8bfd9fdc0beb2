"""How somebody plays cityscape with a mouse or a finger."""

from __future__ import annotations

import re

from people import Press, cells, click, named
from playwright.sync_api import Locator, Page, expect

FACES = ("Exactly one", "Exactly two", "Exactly three", "Exactly four", "Equal", "Tallest")
BLOCKS = 25  # in a round, of all seats together


def face(page: Page, n: int) -> Locator:
    return named(page, "button", FACES[n % len(FACES)])


def block(page: Page, height: int) -> Locator:
    return named(page, "button", f"Height {height}")


def lot(page: Page, name: str) -> Locator:
    return cells(page, f"^{name}:")


def lock(page: Page) -> Locator:
    return page.get_by_role("button", name="Lock goals")


def build(page: Page) -> Locator:
    """The button that ends a turn; it says what it builds once a block stands."""
    return page.get_by_role("button", name=re.compile(r"^Build \d on"))


def set_goals(page: Page, count: int, press: Press = click) -> None:
    """One face for each line: the next line comes by itself."""
    expect(lock(page)).to_be_disabled()
    for n in range(count):
        press(face(page, n))
        expect(page.get_by_role("status").filter(has_text=re.compile("set\\.$"))).to_contain_text(
            "All goals are set" if n == count - 1 else f"{count - 1 - n} goal"
        )
    press(lock(page))


def wait_for_turn(page: Page) -> bool:
    """False: the round is over, and its goals lie open."""
    taken = page.get_by_role("group", name="Take a block")
    scored = page.get_by_role("button", name=re.compile("^(Start round|Play again|Show all)"))
    taken.or_(scored).first.wait_for()
    return taken.count() > 0


def put(page: Page, press: Press = click) -> None:
    """Take the lowest block that is left, and put it on the first lot that is offered."""
    heights = named(page, "button", "Height")
    press(heights.and_(page.locator(":enabled")).first)
    press(cells(page, ", legal").first)
    expect(build(page)).to_be_enabled()


def play_turn(page: Page, press: Press = click) -> None:
    put(page, press)
    press(build(page))
    expect(build(page)).to_have_count(0)


def play_round(page: Page, press: Press = click) -> None:
    """Build until the round is over, as often as it is one's turn."""
    for _ in range(BLOCKS):
        if not wait_for_turn(page):
            return
        play_turn(page, press)
    assert not wait_for_turn(page)


def from_above(page: Page, press: Press = click) -> None:
    """Nothing hides anything there."""
    press(page.get_by_role("button", name="From above"))
    expect(page.get_by_role("button", name="From above")).to_have_attribute("aria-pressed", "true")


def see_ranking(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
