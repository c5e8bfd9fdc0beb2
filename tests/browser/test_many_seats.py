"""Cities 2008 with fifty seats: set up in the browser, played among people and bots."""

from __future__ import annotations

import re
from random import Random

from cities2008 import lay_start, play_round
from people import People, banner, board, cells, faults, fits, named, tap
from playwright.sync_api import Page, expect
from running import Server, Visitor
from tables import play_turn

SEATS = 50
READERS = 2  # who play by the API


def set_up(page: Page) -> str:
    """A table of fifty, most of them bots; the code of it."""
    page.goto("/new/cities2008")
    many = page.get_by_role("spinbutton", name="Seats in all")
    many.fill(str(SEATS))
    many.press("Tab")
    page.get_by_role("combobox", name="The 38 seats that are not listed").select_option("bot")
    for seat in range(2, 13):
        kind = "open" if seat <= READERS + 1 else "bot"
        page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option(kind)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("50 seats are taken").wait_for()
    return page.url.rsplit("/", 1)[1]


def sit_down(server: Server, code: str, count: int) -> list[tuple[Visitor, int]]:
    """The players by API who fill the table."""
    visitors = [Visitor(server) for _ in range(count)]
    return [(one, one.post(f"/api/tables/{code}/seats")["seat"]) for one in visitors]


def test_fifty_play_at_one_table(people: People, server: Server):
    mira, rng = people.come(), Random(3)
    code = set_up(mira)
    expect(mira.get_by_text(f"{SEATS - READERS} of {SEATS} seats are taken.")).to_be_visible()
    readers = sit_down(server, code, READERS)
    ranking = mira.get_by_role("region", name="Ranking")

    lay_start(mira)
    banner(mira, "Waiting for")
    expect(ranking).to_contain_text(re.compile(rf"Place \d+ of {SEATS}"))
    for visitor, seat in readers:
        play_turn(visitor, code, seat, rng)
    play_round(mira, 1)
    assert fits(mira)
    assert faults(mira) == []

    # Another's city, and the whole ranking.
    expect(ranking.get_by_role("button", name=re.compile("^Place 1: "))).not_to_have_count(0)
    ranking.get_by_role("button", name=re.compile("^Place 1: ")).first.click()
    city = mira.get_by_role("dialog", name="The city of")
    expect(city.get_by_role("img", name="The city of")).to_be_visible()
    assert faults(mira) == []
    city.get_by_role("button", name="Close").click()
    ranking.get_by_role("button", name=f"All {SEATS}").click()
    everybody = mira.get_by_role("dialog", name="Ranking")
    expect(everybody.get_by_role("listitem")).to_have_count(SEATS)
    everybody.get_by_role("button", name="Close").click()

    # The others finish, and the next round begins for everybody.
    for visitor, seat in readers:
        play_turn(visitor, code, seat, rng)
    expect(named(mira, "button", "Finish round 2")).to_be_visible()


def test_a_phone_and_a_spectator_at_a_table_of_fifty(people: People, server: Server):
    mira, rng = people.come(), Random(4)
    code = set_up(mira)
    jonas = people.come(phone=True)
    jonas.goto(f"/t/{code}")
    jonas.get_by_role("button", name="Sit down").tap()
    (reader, seat), *_ = [
        (one, one.post(f"/api/tables/{code}/seats")["seat"]) for one in [Visitor(server)]
    ]
    watcher = people.come(locale="de-DE", color_scheme="dark")
    watcher.goto(f"/t/{code}")

    lay_start(jonas, tap)
    banner(jonas, "Waiting for")
    ranking = jonas.get_by_role("region", name="Ranking")
    expect(ranking).to_contain_text(re.compile(rf"Place \d+ of {SEATS}"))
    assert fits(jonas)
    assert faults(jonas) == []
    lay_start(mira)
    play_turn(reader, code, seat, rng)
    play_round(jonas, 1, tap)

    # Who watches sees the city that leads, and where everybody stands.
    expect(watcher.get_by_role("region", name="Rangliste")).to_contain_text(f"{SEATS} Plätze")
    expect(board(watcher)).to_be_visible()
    expect(cells(watcher, "^Spalte")).not_to_have_count(0)
    assert faults(watcher) == []
