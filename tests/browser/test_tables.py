"""Around a match: invitations, one device for several, breaks, languages, colours."""

from __future__ import annotations

from cities2008 import begin, lay_start, play_round
from people import People, banner, board, cells, faults, named, tap
from playwright.sync_api import Page, expect


def open_table(page: Page) -> str:
    page.goto("/")
    page.get_by_role("link", name="Invite").first.click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    return page.get_by_role("textbox", name="Link to this table").input_value()


def test_two_people_meet_by_a_link(people: People):
    mira, jonas = people.come(), people.come(phone=True)
    link = open_table(mira)
    jonas.goto(link)
    name = jonas.get_by_role("textbox", name="Your name")
    name.fill("Jonas")
    name.press("Tab")
    jonas.get_by_role("button", name="Sit here").tap()
    lay_start(mira)
    banner(mira, "Waiting for Jonas")
    lay_start(jonas, tap)
    play_round(mira, 1)
    play_round(jonas, 1, tap)
    expect(named(mira, "button", "Finish round 2")).to_be_visible()


def test_a_draft_outlives_the_page(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    cells(mira, "^Legal spot").first.click()
    banner(mira, "Send a tourist")
    mira.reload()
    banner(mira, "Send a tourist")
    expect(cells(mira, "^Column")).to_have_count(16)


def test_two_tabs_of_one_player_agree(people: People):
    mira = people.come()
    begin(mira)
    other = mira.context.new_page()
    other.goto(mira.url)
    board(other).wait_for()
    cells(mira, "^Legal spot").first.click()
    expect(cells(other, "^Column")).to_have_count(4)
    other.get_by_role("button", name="Undo the last step").click()
    expect(cells(mira, "^Column")).to_have_count(0)


def test_the_line_breaks_and_comes_back(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    cells(mira, "^Legal spot").first.click()
    banner(mira, "Send a tourist")
    mira.context.set_offline(True)
    expect(mira.get_by_text("Connection lost").first).to_be_visible()
    expect(named(mira, "button", "Finish round 1")).to_be_disabled()
    mira.context.set_offline(False)
    expect(named(mira, "button", "Finish round 1")).to_be_enabled()
    expect(cells(mira, "^Column")).to_have_count(16)


def test_one_device_is_passed_on(people: People):
    mira = people.come()
    mira.goto("/")
    mira.get_by_role("link", name="One device").first.click()
    mira.get_by_role("textbox", name="Name of seat 2").fill("Jonas")
    mira.get_by_role("button", name="Start", exact=True).click()
    mira.get_by_role("heading", name="Pass to Guest").wait_for()
    assert board(mira).count() == 0
    assert faults(mira) == []
    mira.keyboard.press("Enter")
    lay_start(mira)
    mira.get_by_role("heading", name="Pass to Jonas").wait_for()
    assert board(mira).count() == 0
    hold = named(mira, "button", "Hold").bounding_box()
    assert hold is not None
    mira.mouse.move(hold["x"] + 20, hold["y"] + 20)
    mira.mouse.down()
    board(mira).wait_for()
    mira.mouse.up()
    lay_start(mira)
    expect(named(mira, "button", "Finish round 1")).to_be_visible()


def test_a_spectator_sees_no_more_than_a_stranger(people: People):
    mira, guest = people.come(), people.come()
    begin(mira)
    guest.goto(mira.url)
    banner(guest, "Waiting for")
    assert cells(guest, "").count() == 0
    lay_start(mira)
    cells(mira, "^Legal spot").first.click()
    banner(mira, "Send a tourist")
    expect(cells(guest, "^Column")).to_have_count(12)
    assert named(guest, "button", "Finish").count() == 0


def test_german_and_dark_on_a_phone(people: People):
    mira = people.come(phone=True, locale="de-DE", color_scheme="dark")
    mira.goto("/")
    named(mira, "button", "Gegen einen Bot spielen").first.tap()
    banner(mira, "Du bist dran.")
    assert mira.evaluate("document.documentElement.lang") == "de"
    assert faults(mira) == []
    assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_address_that_leads_nowhere(people: People):
    mira = people.come()
    mira.goto("/no/such/place")
    mira.get_by_role("link", name="To the home page").click()
    expect(named(mira, "button", "Play against a bot").first).to_be_visible()


def test_a_table_that_does_not_exist(people: People):
    mira = people.come()
    mira.goto("/t/nosuchtable")
    expect(mira.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_pages_that_keep_nobody_out(people: People):
    for phone in (False, True):
        mira = people.come(phone=phone)
        for path in ("/", "/new/cities2008", "/settings", "/rules/cities2008"):
            mira.goto(path)
            mira.get_by_role("main").wait_for()
            assert faults(mira) == [], path
