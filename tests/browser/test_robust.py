"""Bad weather: no network, a slow one, one that comes and goes; and people who go to and fro."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from cities2008 import begin, lay_start, play_round
from people import People, banner, board, cells, named
from playwright.sync_api import Page, Route, expect
from screens import SCREENS

BY_NAME = {screen.name: screen for screen in SCREENS}
# In ms and bytes a second.
SLOW: dict[str, Any] = {"latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000}


def slow_down(page: Page) -> None:
    cdp = page.context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})


def refuse(route: Route, kind: str, status: int) -> None:
    body = {"error": {"kind": kind, "message": "for programs", "facts": {}}}
    route.fulfill(status=status, body=json.dumps(body), content_type="application/json")


def test_a_whole_round_on_a_slow_line(people: People):
    mira = people.come()
    mira.goto("/")
    slow_down(mira)
    begin(mira)
    lay_start(mira)
    play_round(mira, 1)
    expect(named(mira, "button", "Finish round 2")).to_be_visible()


# Whether a button could not be pressed for a while.
WATCH = """button => {
    document.body.dataset.broke = 'no';
    new MutationObserver((_, watch) => {
        if (button.getAttribute('aria-disabled') !== 'true') return;
        document.body.dataset.broke = 'yes';
        watch.disconnect();
    }).observe(button, { attributeFilter: ['aria-disabled'] });
}"""


def test_a_turn_is_made_once_though_the_line_comes_and_goes(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    for number in (1, 2, 3):
        cells(mira, "^Legal spot").first.click()
        banner(mira, "Send a tourist")
        finish = named(mira, "button", f"Finish round {number}")
        for _ in range(2):
            expect(finish).to_be_enabled()
            finish.evaluate(WATCH)
            mira.context.set_offline(True)  # the line breaks, and may come back by itself at once
            expect(mira.locator("body")).to_have_attribute("data-broke", "yes")
            mira.context.set_offline(False)
        expect(finish).to_be_enabled()
        expect(cells(mira, "^Column")).to_have_count(4 * (number + 3))
        named(mira, "button", f"Finish round {number}").click()
        expect(named(mira, "button", f"Finish round {number + 1}")).to_be_visible()


def test_without_a_network_every_way_from_home_says_so(people: People):
    mira = people.come()
    mira.goto("/")
    play = named(mira, "button", "Play against a bot").first
    play.wait_for()
    mira.context.set_offline(True)
    play.click()
    expect(mira.get_by_text("The server cannot be reached.")).to_be_visible()
    named(mira, "link", "Settings").click()  # not loaded yet
    expect(mira.get_by_role("heading", name="This page could not be loaded.")).to_be_visible()
    mira.context.set_offline(False)
    mira.get_by_role("button", name="Try again").click()
    expect(mira.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_page_whose_server_is_away_asks_again(people: People):
    mira = people.come()
    mira.route("**/api/games", lambda route: route.abort())
    mira.goto("/new/cityscape")
    expect(mira.get_by_role("heading", name="The server cannot be reached.")).to_be_visible()
    mira.unroute_all()
    mira.get_by_role("button", name="Try again").click()
    expect(mira.get_by_role("button", name="Open the table")).to_be_visible()


def test_when_not_even_the_words_arrive_a_sign_is_there(people: People):
    mira = people.come()
    mira.route(re.compile(r"/assets/en-.*\.js$"), lambda route: route.abort())
    mira.goto("/")
    again = mira.get_by_role("button")
    expect(again).to_have_count(1)
    mira.unroute_all()
    again.click()
    expect(named(mira, "button", "Play against a bot").first).to_be_visible()


@pytest.mark.parametrize(
    ("kind", "status", "words", "way"),
    [
        ("not-allowed", 403, "This is not for you to do.", "link"),
        ("not-found", 404, "There is no such table.", "link"),
        ("too-much", 429, "That was a lot at once.", "button"),
        ("internal", 500, "The server made a mistake.", "button"),
        ("database-unavailable", 503, "The server cannot save anything", "button"),
    ],
)
def test_what_the_server_refuses_has_words_and_a_way_on(
    kind: str, status: int, words: str, way: Any, people: People
):
    mira = people.come()
    mira.route("**/api/tables/*", lambda route: refuse(route, kind, status))
    mira.goto("/t/some-table")
    expect(mira.get_by_role("heading", name=re.compile(re.escape(words)))).to_be_visible()
    expect(mira.get_by_role(way).first).to_be_visible()


def test_what_is_refused_from_a_page_is_told_on_it(people: People):
    mira = people.come(locale="de-DE")
    mira.goto("/")
    mira.route("**/api/tables", lambda route: refuse(route, "too-much", 429))
    named(mira, "button", "Gegen einen Bot spielen").first.click()
    expect(mira.get_by_text("Das war viel auf einmal.")).to_be_visible()
    expect(named(mira, "button", "Gegen einen Bot spielen").first).to_be_enabled()


def test_two_tabs_agree_on_a_turn_that_one_of_them_ends(people: People):
    mira = people.come()
    begin(mira)
    lay_start(mira)
    other = mira.context.new_page()
    other.goto(mira.url)
    play_round(mira, 1)
    expect(named(other, "button", "Finish round 2")).to_be_visible()
    play_round(other, 2)
    expect(named(mira, "button", "Finish round 3")).to_be_visible()
    assert cells(mira, "^Column").count() == cells(other, "^Column").count()


def test_back_and_forward_lead_where_they_say(people: People):
    mira = people.come()
    begin(mira)
    table = mira.url
    named(mira, "link", "Settings").click()
    expect(mira.get_by_role("heading", name="Settings")).to_be_visible()
    mira.go_back()
    board(mira).wait_for()
    assert mira.url == table
    mira.go_back()
    expect(named(mira, "button", "Play against a bot").first).to_be_visible()
    mira.go_forward()
    board(mira).wait_for()
    lay_start(mira)
    mira.go_forward()
    expect(mira.get_by_role("heading", name="Settings")).to_be_visible()


@pytest.mark.parametrize("name", ["replay in the middle", "scorer of cities2008", "settings"])
def test_a_page_loaded_again_is_the_same(name: str, people: People, server):
    page = BY_NAME[name].open(people, server)
    before = page.get_by_role("main").aria_snapshot()
    page.reload()
    expect(page.get_by_role("main")).to_match_aria_snapshot(before)


@pytest.mark.parametrize(
    "path", ["/t/%", "/t/%00", "/replay/own-nothing", "/new/chess", "/rules/chess", "/learn/chess",
             "/score/chess", "/t/a/b/c", "/t//", "/T/x"],
)  # fmt: skip
def test_an_address_that_nobody_gave_out_leads_on(path: str, people: People):
    page = people.come()
    page.goto(path)
    page.get_by_role("main").wait_for()
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
    assert page.title() != ""
