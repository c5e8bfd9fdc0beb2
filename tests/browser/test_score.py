"""Scoring real tables: by mouse, by touch on a phone, by keyboard alone; and their links."""

from __future__ import annotations

import re

from people import People, board, cells, faults, focused_role, keyboard_to_board, named
from playwright.sync_api import Page, expect

CITY = ((8, 4, 7, 5), (5, 4, 9, 6), (3, 5, 1, 4), (3, 3, 5, 3))  # from north to south
GOALS = {"South": (3, 5, 6, 2), "West": (2, 2, 1, 3), "North": (2, 6, 1, 2), "East": (1, 3, 2, 4)}
FACES = ("", "Exactly one", "Exactly two", "Exactly three", "Exactly four", "Equal", "Tallest")


def address(page: Page) -> str:
    """Where everything stands that was entered, once the server has answered."""
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    return page.url


def opens_the_same(people: People, page: Page, winner: str) -> None:
    other = people.come()
    other.goto(address(page))
    expect(other.get_by_role("heading", name=winner)).to_be_visible()
    totals = "button[aria-pressed] b[aria-label]"
    assert other.locator(totals).all_inner_texts() == page.locator(totals).all_inner_texts()


def lot(column: int, row: int) -> str:
    return f"{'abcd'[column]}{4 - row}"


def test_cityscape_by_mouse(people: People):
    mira = people.come()
    mira.goto("/score")
    mira.get_by_role("link", name="Score Cityscape").click()
    for name in ("Mira", "Jonas", "Quill", "Ines"):
        if name in ("Quill", "Ines"):
            mira.get_by_role("button", name="Add a player").click()
        elif name == "Jonas":
            mira.get_by_role("group", name="Players").get_by_role("button").nth(1).click()
        field = mira.get_by_role("textbox", name="Name of player")
        field.fill(name)
        field.press("Tab")
    for y, row in enumerate(CITY):
        for x, height in enumerate(row):
            cells(mira, f"^{lot(x, y)}:").click()
            mira.get_by_role("button", name=str(height), exact=True).click()
    expect(mira.get_by_text("75 of 75 built")).to_be_visible()
    for side, codes in GOALS.items():
        cells(mira, f"^Line 1 of {side}").click()
        for code in codes:  # each leads on to the next
            named(mira, "button", FACES[code]).click()
    expect(mira.get_by_role("heading", name="Mira wins with 55")).to_be_visible()
    line = mira.get_by_role("button", name=re.compile("^Line 1 of South, Exactly three"))
    line.click()
    expect(mira.get_by_role("status").filter(has_text="30 points")).to_be_visible()
    assert faults(mira) == []
    mira.get_by_role("button", name="From the side").click()
    expect(board(mira)).to_have_accessible_name("City seen from the East")
    assert faults(mira) == []
    opens_the_same(people, mira, "Mira wins with 55")


def test_cityscape_by_touch_in_two_rounds(people: People):
    mira = people.come(phone=True)
    mira.goto("/score/cityscape")
    for number in (1, 2):
        if number > 1:
            mira.get_by_role("button", name="Add a round").tap()
        for row in CITY:
            for height in row:
                mira.get_by_role("button", name=str(height), exact=True).tap()
                mira.get_by_role("button", name="Next", exact=True).tap()
        for side in ("South", "North"):  # two sides each, one after the other
            cells(mira, f"^Line 1 of {side}").tap()
            for code in GOALS[side] + GOALS["West" if side == "South" else "East"]:
                named(mira, "button", FACES[code]).tap()
    expect(mira.get_by_role("heading", name="Player 1 wins with 150")).to_be_visible()
    assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(mira) == []
    mira.reload()
    opens_the_same(people, mira, "Player 1 wins with 150")


def test_cityscape_by_keyboard_alone(people: People):
    mira = people.come()
    mira.goto("/score/cityscape")
    board(mira).wait_for()
    keyboard_to_board(mira)
    for row in CITY:
        for height in row:
            mira.keyboard.press(str(height))
            mira.keyboard.press("Enter")
    for side, codes in GOALS.items():
        assert focused_role(mira) == "gridcell"
        expect(cells(mira, f"^Line 1 of {side}")).to_be_focused()
        for code in codes:
            mira.keyboard.press(str(code))
        if side == "West":  # South's dice lead on to West's: both are one player's
            mira.keyboard.press("Enter")
    expect(mira.get_by_role("heading", name="Player 1 wins with 75")).to_be_visible()
    mira.keyboard.press("Backspace")
    expect(mira.get_by_text("1 goal is open")).to_be_visible()


def test_cityscape_heights_that_cannot_be(people: People):
    mira = people.come()
    mira.goto("/score/cityscape")
    for x, y in ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)):
        cells(mira, f"^{lot(x, y)}:").click()
        mira.get_by_role("button", name="1", exact=True).click()
    expect(mira.get_by_text("The blocks cannot make these 6 heights together.")).to_be_visible()
    mira.get_by_role("button", name="Undo the last step").click()
    expect(mira.get_by_text("The blocks cannot make")).to_have_count(0)
