"""Whole matches of cities2008 against a bot: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import re

from cities2008 import ROUNDS, begin, lay_start, play_round, see_ranking
from people import (
    People,
    banner,
    board,
    cells,
    faults,
    focused_role,
    keyboard_to_board,
    named,
    tap,
)
from playwright.sync_api import expect


def test_a_match_by_mouse(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    for number in range(1, ROUNDS + 1):
        play_round(mira, number)
    see_ranking(mira)
    assert faults(mira) == []


def test_a_match_by_touch_on_a_phone(people: People):
    mira = people.come(phone=True)
    begin(mira, tap)
    lay_start(mira, tap)
    for number in range(1, ROUNDS + 1):
        play_round(mira, number, tap)
    see_ranking(mira)


def test_a_match_by_keyboard_alone(people: People):
    mira = people.come()
    mira.goto("/")
    play = named(mira, "button", "Play against a bot").first
    play.wait_for()
    for _ in range(30):
        if play.evaluate("button => button === document.activeElement"):
            break
        mira.keyboard.press("Tab")
    mira.keyboard.press("Enter")
    board(mira).wait_for()
    keyboard_to_board(mira)
    for laid in range(3):
        mira.keyboard.press("r")
        mira.keyboard.press("n")
        mira.keyboard.press("Space")
        expect(cells(mira, "^Column")).to_have_count(4 * (laid + 1))
    mira.keyboard.press("Enter")
    for number in range(1, ROUNDS + 1):
        banner(mira, "Tap a spot for tile")
        mira.keyboard.press("n")
        mira.keyboard.press("Space")
        expect(cells(mira, "^Column")).to_have_count(4 * (number + 3))
        assert focused_role(mira) == "gridcell"  # it is never lost
        mira.keyboard.press("4")  # stay
        banner(mira, "No tourist moves")
        mira.keyboard.press("Enter")
    see_ranking(mira)


def test_a_tile_is_dragged_turned_and_taken_back(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    banner(mira, "Tap a spot")
    tile = named(mira, "img", "Tile")
    face = tile.get_attribute("aria-label")
    tile.drag_to(cells(mira, "^Legal spot").first)
    banner(mira, "Send a tourist")
    mira.get_by_role("button", name="Turn right").click()
    expect(tile).not_to_have_attribute("aria-label", face or "")
    mira.get_by_role("button", name="Take back").click()
    banner(mira, "Tap a spot")


def test_what_a_number_is_made_of(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    cells(mira, "^Legal spot").first.click()
    cells(mira, r", legal(, |$)").first.click()
    row = mira.get_by_role("row", name=re.compile("^A ")).get_by_role("button")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "false")
