"""How people come to a table: from the home page, by the pages that lead to it."""

from __future__ import annotations

from people import Press, board, click, named
from playwright.sync_api import Locator, Page

TITLES = {"cities2008": "Cities 2008", "cityscape": "Cityscape", "cities2024": "Cities 2024"}
BOT, OPEN, DEVICE = "Bot", "Open: invite somebody", "Somebody on this device"


def card(page: Page, game: str) -> Locator:
    """The game on the home page."""
    return page.get_by_role("article", name=TITLES[game])


def against_a_bot(page: Page, game: str, press: Press = click) -> None:
    """One press from nothing to a running game."""
    page.goto("/")
    press(named(card(page, game), "button", "Play against a bot"))
    board(page).first.wait_for()


def set_up(page: Page, game: str, *seats: str, press: Press = click, **options: str) -> None:
    """A table of one's own, with these others at it. `options` by the words that name them."""
    page.goto("/")
    press(card(page, game).get_by_role("link", name="Invite"))
    page.get_by_role("heading", name="Seats").wait_for()
    for n, kind in enumerate(seats, start=2):
        if n > 2:
            press(page.get_by_role("button", name="Add a seat"))
        page.get_by_role("combobox", name=f"Seat {n}").select_option(kind)
    for name, value in options.items():
        choose(page, name, value)
    press(page.get_by_role("button", name="Open the table" if OPEN in seats else "Start"))


def choose(page: Page, option: str, value: str) -> None:
    number = page.get_by_role("spinbutton", name=option)
    if number.count():
        number.fill(value)
    else:
        page.get_by_role("combobox", name=option).select_option(value)


def invitation(page: Page) -> str:
    """The link that brings others to the table."""
    return page.get_by_role("textbox", name="Link to this table").input_value()


def sit_down(page: Page, link: str, name: str, press: Press = click) -> None:
    """Come by an invitation, and take the first seat that is free."""
    page.goto(link)
    field = page.get_by_role("textbox", name="Your name")
    field.fill(name)
    field.press("Tab")
    press(page.get_by_role("button", name="Sit here").first)


def say_name(page: Page, name: str) -> None:
    """Before one opens a table."""
    page.goto("/settings")
    field = page.get_by_role("textbox", name="Your name")
    field.fill(name)
    field.press("Tab")
