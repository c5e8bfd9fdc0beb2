"""Trying a move on a copy while somebody else acts: it leaves no trace, and can be kept."""

from __future__ import annotations

import re

import cities2024
import cityscape
from people import (
    People,
    banner,
    board,
    cells,
    faults,
    fits,
    focused_role,
    keyboard_to_board,
    named,
    tap,
)
from playwright.sync_api import Page, expect
from sitting_down import OPEN, against_a_bot, invitation, set_up, sit_down

TRY = "Try a move"


def begin_to_try(page: Page) -> None:
    page.get_by_role("button", name=TRY).click()
    banner(page, "Trying.")


def two_who_build(people: People, *, phone: bool = False) -> tuple[Page, Page]:
    """Mira has set her goals and waits; Jonas builds first, for he opened the table."""
    jonas, mira = people.come(), people.come(phone=phone)
    set_up(jonas, "cityscape", OPEN)
    sit_down(mira, invitation(jonas), "Mira")
    for person in (jonas, mira):
        cityscape.set_goals(person, 8)
    banner(mira, "Waiting for")
    return jonas, mira


def test_a_block_is_tried_while_the_other_builds_and_then_taken(people: People):
    jonas, mira = two_who_build(people)
    begin_to_try(mira)
    banner(mira, "Nothing of it is sent.")
    cityscape.block(mira, 4).click()
    cityscape.lot(mira, "c3").click()
    expect(mira.get_by_role("button", name="Keep for my turn")).to_be_enabled()
    assert faults(mira) == []
    expect(cityscape.lot(jonas, "c3")).to_have_accessible_name(re.compile("vacant"))
    # The copy follows what Jonas does; then it is Mira's turn, and the copy is gone.
    cityscape.block(jonas, 5).click()
    cityscape.lot(jonas, "b2").click()
    cityscape.build(jonas).click()
    banner(mira, "You tried a move.")
    expect(cityscape.lot(mira, "b2")).to_have_accessible_name(re.compile("height 5"))
    expect(cityscape.lot(mira, "c3")).to_have_accessible_name(re.compile("vacant"))
    mira.get_by_role("button", name="Take it").click()
    expect(mira.get_by_role("button", name="Build 4 on c3")).to_be_enabled()
    expect(cityscape.lot(jonas, "c3")).to_have_accessible_name(re.compile("vacant"))


def test_what_was_tried_is_kept_for_the_turn_or_forgotten(people: People):
    jonas, mira = two_who_build(people, phone=True)
    mira.get_by_role("button", name=TRY).tap()
    try_a_block(mira)
    assert fits(mira)
    mira.get_by_role("button", name="Stop trying").tap()
    banner(mira, "Waiting for")
    expect(cells(mira, "vacant")).to_have_count(16)
    mira.get_by_role("button", name=TRY).tap()
    try_a_block(mira)
    mira.get_by_role("button", name="Keep for my turn").tap()
    banner(mira, "is kept for your turn")
    cityscape.play_turn(jonas)
    banner(mira, "You tried a move.")
    mira.get_by_role("button", name="Forget it").tap()
    banner(mira, "Take a block")


def try_a_block(page: Page) -> None:
    tap(cityscape.block(page, 1))
    tap(cells(page, ", legal").first)
    expect(page.get_by_role("button", name="Keep for my turn")).to_be_enabled()


def test_a_trial_by_keyboard_keeps_the_focus_on_the_board(people: People):
    _, mira = two_who_build(people)
    keyboard_to_board(mira)
    mira.get_by_role("button", name=TRY).focus()
    mira.keyboard.press("Enter")
    banner(mira, "Trying.")
    expect(board(mira).locator(":focus")).to_have_count(1)
    mira.keyboard.press("3")
    banner(mira, "Tap a lot for the block of height 3.")
    mira.keyboard.press("n")
    mira.keyboard.press("Space")
    banner(mira, "3 on")
    mira.keyboard.press("Enter")
    banner(mira, "is kept for your turn")
    expect(board(mira).locator(":focus")).to_have_count(1)
    assert focused_role(mira) == "gridcell"


def test_a_take_is_tried_up_to_what_would_be_turned_up(people: People):
    both = [people.come(), people.come()]
    set_up(both[0], "cities2024", OPEN)
    sit_down(both[1], invitation(both[0]), "Mira")
    for _ in both:
        cities2024.lay_start(acting(both))
    mira = next(page for page in both if page is not acting(both))
    begin_to_try(mira)
    banner(mira, cities2024.TAKE)
    cities2024.take(
        mira, cells(mira, "^Tiles, column 4, a hidden tile, legal", on=cities2024.DRAFT)
    )
    banner(mira, cities2024.REVEAL)
    assert cities2024.spots(mira).count() == 0  # nobody knows what it would be
    mira.get_by_role("button", name="Undo the last step").click()
    cities2024.take(mira, cities2024.slots(mira, "Tiles").first)
    cities2024.spots(mira).first.click()
    banner(mira, cities2024.LIES)
    assert faults(mira) == []
    mira.get_by_role("button", name="Stop trying").click()
    banner(mira, "Waiting for")
    expect(cells(mira, "^Column", on=cities2024.HOOD)).to_have_count(4)


def acting(both: list[Page]) -> Page:
    for _ in range(200):
        for page in both:
            if page.get_by_role("main").get_by_text("Your move.").count():
                return page
        both[0].wait_for_timeout(50)
    raise AssertionError("nobody is to act")


def test_there_is_nothing_to_try_where_all_act_at_once(people: People):
    jonas, mira = people.come(), people.come()
    against_a_bot(jonas, "cities2008")
    assert jonas.get_by_role("button", name=TRY).count() == 0
    mira.goto(jonas.url)  # nor for who only watches
    banner(mira, "Waiting for")
    assert named(mira, "button", TRY).count() == 0
