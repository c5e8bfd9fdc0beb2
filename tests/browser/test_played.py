"""What was played: my games, records brought along, the challenge of the day, links to friends."""

from __future__ import annotations

import re
from random import Random

from cities2008 import ROUNDS, begin, lay_start, play_round
from people import People, Press, board, click, come_as, faults, named, tap
from playwright.sync_api import Page, expect
from running import Server, Visitor
from tables import finish, make_table

from support import RECORDS

RECORD = RECORDS / "cities2008-own-tiles-0.txt"
BROKEN = RECORDS / "broken-cities2008-wrong-result.txt"
LOOKS = ({}, {"phone": True, "locale": "de-DE", "color_scheme": "dark"})


def played(server: Server, levels: str) -> tuple[Visitor, list[str]]:
    """Somebody who has played alone, once on each of these levels; the tables."""
    person, tables = Visitor(server), []
    for level in levels:
        code = make_table([person], "cities2008", options={"level": level})
        tables.append(finish(person, code, 0, Random(level))["code"])
    return person, tables


def play_to_the_end(page: Page, press: Press = click) -> None:
    lay_start(page, press)
    for number in range(1, ROUNDS + 1):
        play_round(page, number, press)


def test_my_games_are_empty_until_i_play(people: People):
    mira = people.come()
    mira.goto("/")
    mira.get_by_role("link", name="Open My games").click()
    expect(mira.get_by_text("No games yet. Play one, and it appears here.")).to_be_visible()
    assert faults(mira) == []
    mira.get_by_role("link", name="Play", exact=True).click()
    begin(mira)
    mira.goto("/me")
    mira.get_by_role("link", name="Continue").click()
    board(mira).wait_for()


def test_my_games_tell_what_came_of_them(people: People, server: Server):
    person, tables = played(server, "113")
    for look in LOOKS:
        page = come_as(people.come(**look), server, person)
        page.goto("/me")
        page.get_by_role("table").first.wait_for()
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mira = come_as(people.come(), server, person)
    mira.goto("/me")
    finished = mira.get_by_role("region", name="Finished")
    replays = finished.get_by_role("link", name=re.compile("^Replay of Cities 2008"))
    expect(replays).to_have_count(3)
    alone = mira.get_by_role("region", name="Cities 2008")
    expect(alone.get_by_text("not yet")).to_have_count(1)  # level 2
    finished.get_by_role("button", name="Cityscape").click()
    expect(replays).to_have_count(0)
    finished.get_by_role("button", name="All").click()
    hide = finished.get_by_role("button", name="Private").first
    hide.click()
    expect(hide).to_have_attribute("aria-pressed", "true")
    stranger = people.come()
    stranger.goto(f"/replay/{tables[2]}")
    expect(stranger.get_by_role("heading", name="There is no such table.")).to_be_visible()
    replays.first.click()
    expect(mira.get_by_role("heading", name="Fair dice")).to_be_visible()


def test_a_record_is_brought_along(people: People):
    mira = people.come()
    mira.goto("/me")
    records = mira.get_by_role("region", name="Records you brought along")
    records.get_by_role("textbox").fill(BROKEN.read_text("utf-8"))
    records.get_by_role("button", name="Check and keep").click()
    expect(records.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+: the totals are"))
    records.get_by_label("Choose a file").set_input_files(RECORD)
    mine = records.get_by_role("listitem")
    expect(mine).to_contain_text("own tiles")
    expect(records.get_by_role("alert")).to_be_empty()
    assert faults(mira) == []
    with mira.expect_download() as download:
        mine.get_by_role("link", name="Download").click()
    assert download.value.path().read_bytes() == RECORD.read_bytes()
    mine.get_by_role("link", name="Open").click()
    expect(mira.get_by_role("heading", name="Fair dice")).to_be_visible()
    mira.go_back()
    mine.get_by_role("button", name="Delete").click()
    mine.get_by_role("button", name="Delete it").click()
    expect(mine).to_have_count(0)


def test_the_challenge_of_the_day(people: People):
    mira = people.come()
    mira.goto("/")
    mira.get_by_role("link", name="Open Daily challenge").click()
    card = mira.get_by_role("region", name="Cities 2008")
    expect(card.get_by_text("The table opens when you have played.")).to_be_visible()
    assert faults(mira) == []
    card.get_by_role("button", name="Play Cities 2008").click()
    play_to_the_end(mira)
    mira.get_by_role("link", name="Daily challenge").click()
    expect(card.get_by_text("Your try:")).to_be_visible()
    expect(card.get_by_role("table")).to_have_count(0)
    card.get_by_role("link", name="Make an account").click()
    account = mira.get_by_role("region", name="Account")
    account.get_by_label("Name").fill("Mira")
    account.get_by_label("Password").fill("correct horse battery")
    account.get_by_role("button", name="Make an account").click()
    expect(account.get_by_text("Signed in as Mira.")).to_be_visible()
    expect(mira.get_by_text("opens when the day is over")).to_be_visible()
    mira.goto("/daily")
    row = card.get_by_role("row", name=re.compile("Mira"))
    expect(row).to_be_visible()
    assert faults(mira) == []
    mira.get_by_role("link", name="The day before").click()
    expect(card.get_by_text("You did not play on this day.")).to_be_visible()


def test_a_friend_is_challenged(people: People, server: Server):
    person, tables = played(server, "2")
    mira = come_as(people.come(), server, person)
    mira.goto(f"/t/{tables[0]}")
    see_ranking_alone(mira)
    mira.get_by_role("button", name="Challenge a friend").click()
    link = mira.get_by_role("textbox", name="Link to this challenge").input_value()
    assert faults(mira) == []

    jonas = people.come(phone=True)
    jonas.goto(link)
    expect(jonas.get_by_role("heading", name=re.compile(r"scored \d+ point"))).to_be_visible()
    assert faults(jonas) == []
    assert jonas.get_by_role("table").count() == 0
    jonas.get_by_role("button", name="Take the challenge").tap()
    play_to_the_end(jonas, tap)
    results = jonas.get_by_role("table", name="Results")
    expect(results.get_by_role("row")).to_have_count(3)
    jonas.goto(link)
    expect(jonas.get_by_text(re.compile("better|same points")).first).to_be_visible()
    expect(results.get_by_role("row")).to_have_count(3)
    assert faults(jonas) == []
    results.get_by_role("link", name="Replay of Guest").first.tap()
    expect(jonas.get_by_role("heading", name="Fair dice")).to_be_visible()


def see_ranking_alone(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("You scored"))).to_be_visible()


def test_these_pages_keep_nobody_out_in_german_and_dark(people: People, server: Server):
    person, tables = played(server, "1")
    code = person.post(f"/api/tables/{tables[0]}/seats/0/challenge")["code"]
    page = come_as(people.come(**LOOKS[1]), server, person)
    for path, name in (("/daily", "Cityscape"), (f"/c/{code}", "Ergebnisse")):
        page.goto(path)
        page.get_by_role("region", name=name).wait_for()
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_challenge_that_does_not_exist(people: People):
    mira = people.come()
    mira.goto("/c/nosuchlink")
    expect(mira.get_by_role("heading", name="There is no such challenge.")).to_be_visible()
    named(mira, "link", "To the home page").click()
    expect(mira.get_by_role("link", name="Open Daily challenge")).to_be_visible()
