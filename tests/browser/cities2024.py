"""How somebody plays cities2024 with a mouse or a finger."""

from __future__ import annotations

import re

from people import Press, banner, cells, click, named
from playwright.sync_api import Locator, Page, expect

TURNS = 32  # of a seat in a match of two, after the starting tile
ROWS = ("Cards", "Tiles", "Features", "Blocks")
DRAFT = "Draft board|Starting tiles"
HOOD = "neighbourhood"

# What the banner says at each moment of a turn.
TAKE = "Choose a column"
REVEAL = "This cannot be undone"
TILE = "Lay the tile beside yours"
LIES = "The tile lies"
THING = r"Lay the .*: \d+ space"
STUCK = "No space is open"
CARD = "is yours. End the turn"
DONE = "All is laid"
ASKED = "left in hand"
AWAY = f"Waiting for|{TAKE}"
OVER = f"{LIES}|{CARD}|{DONE}|{ASKED}"  # until the turn is somebody else's


def slots(page: Page, row: str = "", *, hidden: bool = False) -> Locator:
    """What may be taken now: of a row, face-up or all."""
    legal = cells(page, f"^{row}.*, legal", on=DRAFT)
    known = "a hidden|from the bag"
    return legal if hidden else legal.and_(page.get_by_label(re.compile(f"^(?!.*({known}))")))


def spots(page: Page) -> Locator:
    return cells(page, "^Legal spot", on=HOOD)


def spaces(page: Page) -> Locator:
    return cells(page, "^Column.*, legal", on=HOOD)


def in_hand(page: Page) -> Locator:
    """What is still to be laid."""
    return page.get_by_role("button", name=re.compile(", (lay now|next)$"))


def go(page: Page, label: str) -> Locator:
    return named(page, "button", label)


def moment(page: Page, *ones: str) -> str:
    """Wait until the banner says one of these, and which."""
    banner(page, re.compile("|".join(ones)))
    text = page.get_by_role("main").inner_text()
    return next(one for one in ones if re.search(one, text))


def lay_start(page: Page, press: Press = click) -> None:
    banner(page, "Choose a starting tile")
    press(cells(page, "^Starting tile", on=DRAFT).first)
    press(spots(page).first)
    banner(page, "Your starting tile lies")
    press(go(page, "End turn"))
    expect(page.get_by_role("main")).not_to_contain_text("Your starting tile lies")


def take(page: Page, slot: Locator, press: Press = click) -> None:
    """Look at a slot, then take it."""
    press(slot)
    press(go(page, "Take"))


def use(page: Page, press: Press = click) -> None:
    """Lay what was taken, as far as it goes, and end the turn."""
    while True:
        now = moment(page, REVEAL, TILE, LIES, THING, STUCK, CARD, DONE, ASKED)
        if now == REVEAL:
            press(go(page, "Turn it up"))
            expect(go(page, "Turn it up")).to_have_count(0)
            if moment(page, AWAY, TILE, THING, STUCK) == AWAY:  # it was a card
                break
        elif now == TILE:
            press(spots(page).first)
            banner(page, LIES)
        elif now == THING:
            count = in_hand(page).count()
            press(spaces(page).first)
            expect(in_hand(page)).to_have_count(count - 1)
        elif now == ASKED:
            press(go(page, "Remove"))
            break
        else:
            press(go(page, "End turn"))
            if now != STUCK:
                break
    expect(page.get_by_role("main")).not_to_contain_text(re.compile(OVER))


def play_turn(page: Page, press: Press = click) -> None:
    """Take the first thing that lies open, or what is hidden where nothing else is left."""
    banner(page, TAKE)
    expect(slots(page, hidden=True)).not_to_have_count(0)
    open_ones = slots(page)
    take(page, (open_ones if open_ones.count() else slots(page, hidden=True)).first, press)
    use(page, press)


def see_ranking(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
