"""From a number to the rule behind it, and the rules references themselves."""

from __future__ import annotations

import re

import pytest
from cities2008 import begin, lay_start
from learning import coach, follow, lesson
from people import People, cells, faults
from playwright.sync_api import expect

GAMES = ("cities2008", "cityscape", "cities2024")


def test_why_is_this_so_many(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    cells(mira, "^Legal spot").first.click()
    cells(mira, r", legal(, |$)").first.click()
    row = mira.get_by_role("row", name=re.compile("^A "))
    row.get_by_role("button").click()
    mira.get_by_role("main").get_by_role("link", name="Why?").click()
    mira.wait_for_url("**/rules/cities2008#*")
    anchor = mira.url.partition("#")[2]
    expect(mira.locator(f"#{anchor}")).to_be_focused()
    expect(mira.locator(f"#{anchor}")).to_be_in_viewport()
    mira.get_by_role("button", name="Back").click()
    expect(row).to_be_visible()


@pytest.mark.parametrize(("game", "last"), [("cities2008", 9), ("cityscape", 8), ("cities2024", 8)])
def test_what_a_lesson_ends_with_leads_to_its_rule(people: People, game: str, last: int):
    mira = people.come()
    lesson(mira, game, last)
    follow(mira)
    mira.get_by_role("link", name="Why?", exact=True).click()
    mira.wait_for_url(f"**/rules/{game}#*")
    anchor = mira.url.partition("#")[2]
    expect(mira.locator(f"#{anchor}")).to_be_focused()
    mira.go_back()
    coach(mira).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_rules_keep_nobody_out(people: People, game: str):
    for phone, locale, scheme in ((False, "en-US", "light"), (True, "de-DE", "dark")):
        mira = people.come(phone=phone, locale=locale, color_scheme=scheme)
        mira.goto(f"/rules/{game}")
        mira.get_by_role("figure").first.wait_for()
        assert faults(mira) == []
        assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_chapters_are_jumped_to_and_back_from(people: People):
    mira = people.come()
    mira.goto("/rules/cityscape")
    contents = mira.get_by_role("navigation", name="Rules of Cityscape")
    contents.get_by_role("link", name="Goals").click()
    expect(mira.get_by_role("heading", name="Goals")).to_be_focused()
    mira.go_back()
    mira.get_by_role("main").get_by_role("link", name="Learn").click()
    coach(mira).wait_for()


def test_an_address_of_no_rules(people: People):
    mira = people.come()
    for path in ("/rules/chess", "/learn/chess"):
        mira.goto(path)
        mira.get_by_role("link", name="To the home page").wait_for()
