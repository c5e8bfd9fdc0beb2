"""The life of a table: found by its word, paused, left, resigned, out of time, and once more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

from people import WAIT_MS, People, board, come_as, faults, named
from playwright.sync_api import Locator, Page, expect
from running import Server, Visitor
from tables import look, make_table, play_turn


def somebody(server: Server, name: str) -> Visitor:
    """Somebody with a name. What a test does not look at, they do without a browser."""
    found = Visitor(server)
    assert found.http.patch("/api/me", json={"name": name}).is_success
    return found


@dataclass(frozen=True)
class Sitting:
    """Mira at a desk and Jonas with a phone, at a table of theirs which runs."""

    mira: Page
    jonas: Page
    both: tuple[Visitor, Visitor]
    code: str


def sit_down(people: People, server: Server, **wish: Any) -> Sitting:
    both = somebody(server, "Mira"), somebody(server, "Jonas")
    code = make_table(list(both), **wish)
    mira = come_as(people.come(), server, both[0])
    jonas = come_as(people.come(phone=True), server, both[1])
    for page in (mira, jonas):
        page.goto(f"/t/{code}")
        board(page).wait_for()
    return Sitting(mira, jonas, both, code)


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="About this table")


def choose(page: Page, name: str, sure: str = "") -> None:
    """Something of the table's menu; what cannot be taken back is asked again."""
    page.get_by_role("button", name="Menu").click()
    item = page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}"))
    item.first.click()
    if sure:
        page.get_by_role("dialog").get_by_role("button", name=sure, exact=True).click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def play_on(people: tuple[Visitor, Visitor], code: str) -> None:
    """To the end of the match."""
    rng = Random(1)
    while people[0].get(f"/api/tables/{code}")["status"] == "playing":
        for seat, person in enumerate(people):
            if look(person, code, seat)["turn"]:
                play_turn(person, code, seat, rng)


def test_a_table_is_found_by_its_word(people: People):
    mira, jonas = people.come(), people.come(phone=True)
    mira.goto("/new/cityscape")
    mira.get_by_label("Clock").select_option(label="3 days a turn")
    mira.get_by_role("button", name="Open the table").click()
    word = mira.get_by_role("heading", name=re.compile("^Table ")).inner_text()
    expect(mira.get_by_text("3 days a turn. When it runs out, a bot")).to_be_visible()
    assert faults(mira) == []
    jonas.goto("/")
    field = jonas.get_by_role("textbox", name="Room name")
    field.fill("no such 99")
    jonas.get_by_role("button", name="Join a table").tap()
    expect(jonas.get_by_text("No open table has this name.")).to_be_visible()
    field.fill(word.removeprefix("Table ").upper())
    jonas.get_by_role("button", name="Join a table").tap()
    jonas.get_by_role("button", name="Sit here").tap()
    for page in (mira, jonas):
        board(page).wait_for()
        expect(page.get_by_role("timer", name="2 d 23 h left")).to_be_visible()


def test_the_host_puts_a_bot_on_a_seat_that_nobody_takes(people: People):
    mira = people.come()
    mira.goto("/new/cityscape")
    mira.get_by_role("button", name="Add a seat").click()
    mira.get_by_role("button", name="Open the table").click()
    mira.get_by_role("button", name="Seat a bot on seat 2").click()
    mira.get_by_role("button", name="Free seat 2").click()
    mira.get_by_role("button", name="Seat a bot on seat 3").click()
    mira.get_by_role("button", name="Seat a bot on seat 2").click()
    board(mira).wait_for()


def test_a_pause_by_agreement(people: People, server: Server):
    table = sit_down(people, server, clock=3600)
    mira, jonas = table.mira, table.jonas
    expect(mira.get_by_role("timer", name=re.compile("left$"))).to_be_visible()
    choose(mira, "Pause")
    expect(bar(mira)).to_contain_text("You propose a pause. Waiting for Jonas.")
    expect(bar(jonas)).to_contain_text("Mira proposes a pause.")
    assert faults(jonas) == []
    bar(jonas).get_by_role("button", name="No").tap()
    expect(bar(mira)).to_be_hidden()
    expect(mira.get_by_role("status").filter(has_text="That was declined.")).to_have_count(1)
    choose(jonas, "Pause")
    bar(mira).get_by_role("button", name="Agree").click()
    for page in (mira, jonas):
        expect(bar(page)).to_contain_text("The match is paused.")
        expect(page.get_by_role("timer")).to_have_count(0)
    expect(mira.get_by_role("button", name="Lock goals")).to_be_disabled()
    bar(jonas).get_by_role("button", name="Go on").tap()
    for page in (mira, jonas):
        expect(bar(page)).to_be_hidden()
        expect(page.get_by_role("timer", name=re.compile("left$"))).to_be_visible()


def test_an_end_by_agreement_and_once_more(people: People, server: Server):
    table = sit_down(people, server)
    mira, jonas = table.mira, table.jonas
    choose(mira, "End the match")
    bar(jonas).get_by_role("button", name="Agree").tap()
    for page in (mira, jonas):
        page.get_by_role("heading", name="This table is closed.").wait_for()
    assert faults(mira) == []
    mira.get_by_role("button", name="Play again").click()
    mira.get_by_text("Kept for Jonas").wait_for()
    expect(bar(jonas)).to_contain_text("Mira would like to play again.")
    bar(jonas).get_by_role("button", name="Play again").tap()
    board(jonas).wait_for()
    board(mira).wait_for()
    assert mira.url == jonas.url


def test_a_rematch_leads_both_to_one_table(people: People, server: Server):
    table = sit_down(people, server)
    mira, jonas = table.mira, table.jonas
    play_on(table.both, table.code)
    for page in (mira, jonas):
        page.get_by_role("button", name="Show all").click()
    jonas.get_by_role("button", name="Play again").last.tap()
    jonas.get_by_text("Kept for Mira").wait_for()
    assert faults(jonas) == []
    expect(bar(mira)).to_contain_text("Jonas would like to play again.")
    mira.get_by_role("button", name="Play again").last.click()
    for page in (mira, jonas):
        board(page).wait_for()
    assert mira.url == jonas.url
    assert not mira.url.endswith(table.code)
    again = table.both[0].get(f"/api/tables/{mira.url[-12:]}")
    names = [seat["name"] for seat in again["seats"]]
    assert names == ["Jonas", "Mira"]  # seats have moved on


def test_whoever_resigns_watches_a_bot_play_on(people: People, server: Server):
    table = sit_down(people, server)
    mira, jonas = table.mira, table.jonas
    choose(jonas, "Resign", "Resign")
    expect(bar(jonas)).to_contain_text("You have resigned.")
    expect(bar(jonas).get_by_role("button")).to_have_count(0)
    expect(jonas.get_by_role("button", name="Lock goals")).to_have_count(0)
    card = mira.get_by_role("region", name="Jonas")
    expect(card).to_contain_text("a bot plays")
    expect(mira.get_by_text("Jonas has locked", exact=True)).to_be_visible()
    expect(mira.get_by_role("button", name="Lock goals")).to_be_visible()


def test_whoever_leaves_comes_back_in_the_next_round(people: People, server: Server):
    table = sit_down(people, server, options={"rounds": "2"})
    mira, jonas = table.mira, table.jonas
    choose(jonas, "Leave the table", "Leave")
    expect(bar(jonas)).to_contain_text("You have left.")
    bar(jonas).get_by_role("button", name="Come back").tap()
    expect(bar(jonas)).to_contain_text("You come back when the next round begins.")
    rng = Random(1)
    while (seen := look(table.both[0], table.code, 0))["view"]["round"] == 1:
        if seen["turn"]:
            play_turn(table.both[0], table.code, 0, rng)
    expect(bar(jonas)).to_be_hidden()
    expect(jonas.get_by_role("button", name="Lock goals")).to_be_visible()
    expect(mira.get_by_role("region", name="Jonas")).not_to_contain_text("a bot plays")


def test_a_clock_that_runs_out(people: People, server: Server):
    table = sit_down(people, server, clock=5, options={"rounds": "2"})
    mira, jonas = table.mira, table.jonas
    expect(mira.get_by_role("timer")).to_be_visible()
    late = "Your clock ran out again and again"
    expect(bar(mira)).to_contain_text(late, timeout=3 * WAIT_MS)  # a clock, and a bot that thinks
    bar(mira).get_by_role("button", name="Come back").click()
    expect(bar(mira)).to_be_hidden()
    expect(bar(jonas)).to_contain_text(late, timeout=3 * WAIT_MS)


def test_a_turn_elsewhere_is_told_on_the_home_page(people: People, server: Server):
    table = sit_down(people, server, clock=86_400)
    mira, jonas = table.mira, table.jonas
    mira.goto("/")
    expect(mira).to_have_title("(1) Tripolis")
    card = mira.get_by_text("Cityscape with Jonas").locator("..")
    expect(card).to_contain_text(re.compile(r"Your move\. 23 h \d+ min left"))
    jonas.get_by_role("link", name="Tripolis, home page").tap()
    jonas.get_by_role("link", name="Continue").tap()
    board(jonas).wait_for()
    expect(jonas).to_have_title(re.compile("^Your move"))


def test_who_is_connected_is_told(people: People, server: Server):
    table = sit_down(people, server)
    mira, jonas = table.mira, table.jonas
    card = mira.get_by_role("region", name="Jonas")
    expect(card).not_to_contain_text("away")
    jonas.goto("/rules/cityscape")
    expect(card).to_contain_text("away")
    expect(mira.get_by_role("status").filter(has_text="Jonas is away.")).to_have_count(1)
    jonas.go_back()
    expect(card).not_to_contain_text("away")


def test_one_device_keeps_its_secrets_when_a_seat_resigns(people: People, server: Server):
    both = somebody(server, "Mira"), somebody(server, "Jonas")
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Ada"}, {"kind": "open"}]
    code = make_table(list(both), seats=seats)
    mira = come_as(people.come(), server, both[0])
    mira.goto(f"/t/{code}")
    mira.get_by_role("heading", name="Pass to Mira").wait_for()
    mira.keyboard.press("Enter")
    board(mira).wait_for()
    heard: list[str] = []
    mira.on("websocket", lambda socket: socket.on("framereceived", lambda f: heard.append(str(f))))
    choose(mira, "Resign", "Resign")
    mira.get_by_role("heading", name="Pass to Ada").wait_for()
    assert board(mira).count() == 0
    assert not any('"seat":1,"number"' in frame for frame in heard)  # nothing of Ada's seat yet
    mira.keyboard.press("Enter")
    expect(named(mira, "button", "Lock goals")).to_be_visible()


def test_an_address_for_notices(people: People):
    mira = people.come()
    mira.goto("/settings")
    section = mira.get_by_role("region", name="Tell me that it is my turn")
    field = section.get_by_role("textbox", name="Address")
    field.fill("https://user:pass@example.org/")
    section.get_by_role("button", name="Save").click()
    expect(mira.get_by_text("This address cannot be used.")).to_be_visible()
    field.fill("http://127.0.0.1:9/turn")
    section.get_by_role("button", name="Save").click()
    expect(section.get_by_role("textbox", name="Secret")).to_have_value(re.compile(".{40}"))
    section.get_by_role("button", name="Send a test").click()
    expect(mira.get_by_text("The test did not arrive.")).to_be_visible()
    assert faults(mira) == []
    section.get_by_role("button", name="Remove").click()
    expect(section.get_by_role("textbox", name="Secret")).to_have_count(0)
