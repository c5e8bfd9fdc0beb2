"""How somebody plays cities2008 with a mouse or a finger."""

from __future__ import annotations

import re

from people import Press, board, cells, click, named
from playwright.sync_api import Page, expect

ROUNDS = 13


def begin(page: Page, press: Press = click) -> None:
    page.goto("/")
    press(named(page, "button", "Play against a bot").first)
    board(page).wait_for()


def lay_start(page: Page, press: Press = click) -> None:
    for laid in range(3):
        press(cells(page, "^Legal spot").first)
        expect(cells(page, "^Column")).to_have_count(4 * (laid + 1))
    press(named(page, "button", "Finish the start"))


def play_round(page: Page, number: int, press: Press = click) -> None:
    """Lay the tile on the first spot, and send a tourist to the first field that is offered."""
    expect(named(page, "button", f"Finish round {number}")).to_be_visible()
    press(cells(page, "^Legal spot").first)
    expect(cells(page, "^Column")).to_have_count(4 * (number + 3))
    fields = cells(page, r", legal(, |$)")
    if fields.count():
        press(fields.first)
        expect(page.get_by_role("button", name="Undo the last step")).to_be_enabled()
    press(named(page, "button", f"Finish round {number}"))


def see_ranking(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
