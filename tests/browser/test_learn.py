"""Lessons, by mouse, by keyboard and by touch; left, begun anew, and gone astray in."""

from __future__ import annotations

import re

import pytest
from learning import coach, follow, follow_by_keys, is_over, lesson, marked
from people import People, cells, faults, named, tap
from playwright.sync_api import Page, expect

GAMES = ("cities2008", "cityscape", "cities2024")
MOST = 60  # more than any lesson asks to do


def step(page: Page) -> str:
    found = re.search(r"(Step|Schritt) \d", coach(page).inner_text())
    return found[0] if found else "over"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_mouse_keeps_nobody_out(people: People, game: str):
    mira = people.come()
    mira.goto("/")
    mira.get_by_role("link", name="Learn").nth(GAMES.index(game)).click()
    marked(mira)
    seen = ""
    for _ in range(MOST):
        if is_over(mira):
            break
        if step(mira) != seen:
            seen = step(mira)
            assert faults(mira) == [], seen
        follow(mira)
    assert faults(mira) == []
    named(mira, "button", "Play against a bot").click()
    mira.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_keyboard_alone(people: People, game: str):
    mira = people.come()
    lesson(mira, game)
    for _ in range(MOST):
        if is_over(mira):
            break
        follow_by_keys(mira)
    expect(coach(mira)).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_touch_on_a_phone_in_german_and_dark(people: People, game: str):
    mira = people.come(phone=True, locale="de-DE", color_scheme="dark")
    lesson(mira, game)
    for _ in range(MOST):
        if is_over(mira):
            break
        follow(mira, tap)
        assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(mira) == []


def test_a_wrong_move_gets_a_friendly_word(people: People):
    mira = people.come()
    lesson(mira, "cities2008", 3)
    cells(mira, "^Legal spot").first.click()
    expect(coach(mira)).to_contain_text("That is allowed.")
    mira.get_by_role("gridcell", name=marked(mira)).click()
    expect(coach(mira)).not_to_contain_text("That is allowed.")
    expect(coach(mira)).to_contain_text("Turn it")


def test_what_cannot_be_done_leads_to_its_rule(people: People):
    mira = people.come()
    lesson(mira, "cities2008", 5)
    cells(mira, ": water$").first.click()
    expect(coach(mira)).to_contain_text("Nothing can be placed there now.")
    coach(mira).get_by_role("link", name="Why?").click()
    mira.wait_for_url("**/rules/cities2008#where-tourists-stand")
    mira.go_back()
    expect(coach(mira)).to_contain_text("Step 5 of 9")


def test_a_lesson_is_left_and_begun_anew(people: People):
    mira = people.come()
    lesson(mira, "cityscape")
    follow(mira)
    expect(coach(mira)).to_contain_text("Step 2 of 8")
    mira.reload()
    expect(coach(mira)).to_contain_text("Step 2 of 8")
    mira.get_by_role("button", name="One step back").click()
    expect(coach(mira)).to_contain_text("Step 1 of 8")
    follow(mira)
    follow(mira)
    mira.get_by_role("button", name="Start again").click()
    expect(coach(mira)).to_contain_text("Step 1 of 8")
    mira.get_by_role("link", name="Leave the lesson").click()
    mira.get_by_role("heading", name="Tripolis").wait_for()


def test_a_lesson_needs_no_server_once_it_is_loaded(people: People):
    mira = people.come()
    lesson(mira, "cities2024")
    mira.context.set_offline(True)
    for _ in range(6):
        follow(mira)
    expect(coach(mira)).to_contain_text("Step 3 of 8")
