"""Ways to play without a mouse: keys, a screen reader, no motion, the system's colours."""

from __future__ import annotations

import re
from typing import Any

import pytest
from people import PHONE_SIZE, People, focused_role, keyboard_to_board, named
from playwright.sync_api import Page, expect
from recorded import Moment
from screens import SCREENS, Screen, at

TABLES = {"cities2008": "round", "cityscape": "build", "cities2024": "take"}
tables = pytest.mark.parametrize("game", TABLES)
reachable = pytest.mark.parametrize(
    "screen",
    [one for one in SCREENS if not re.search("waiting|watching|-two|, drafting", one.name)],
    ids=lambda screen: screen.name,
)

# What the focus stands on: where it is, what it is called, whether it can be seen and hit there.
FOCUS = """() => {
    const one = document.activeElement;
    if (one === document.body || one.tabIndex < 0) return null;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const labelled = top?.closest('label')?.control === one;
    const within = top !== null && (one.contains(top) || top.contains(one) || labelled);
    const style = getComputedStyle(one);
    const ring = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none';
    const regions = 'main,section[aria-label],aside,nav,header';
    let region = one.closest(regions);
    for (let next = region; next; next = next.parentElement?.closest(regions)) region = next;
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    return {
        what: `${one.tagName} ${name.slice(0, 60)}`,
        role: one.getAttribute('role'),
        seen: within && box.bottom > 0 && box.top < innerHeight,
        ring: ring || document.querySelector('.ring, .track:focus-within') !== null,
        region: region?.getAttribute('aria-label') ?? region?.tagName ?? '',
    };
}"""


def focus(page: Page) -> dict[str, Any] | None:
    return page.evaluate(FOCUS)


def walk(page: Page, most: int = 120) -> list[dict[str, Any]]:
    """Everything that Tab reaches, in order, until it leaves the page."""
    found = [stop for stop in (focus(page),) if stop]
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = focus(page)
        if stop is None:
            return found
        found.append(stop)
    raise AssertionError("Tab goes round and round")


@reachable
def test_what_has_the_focus_is_seen(screen: Screen, people: People, server):
    """Nothing covers it, on a desk or on a small screen, and a ring is around it."""
    page = screen.open(people, server)
    for size in (None, PHONE_SIZE):
        if size:
            page.set_viewport_size(size)
            page.evaluate("document.activeElement.blur()")
        stops = walk(page)
        assert stops
        assert [stop["what"] for stop in stops if not stop["seen"]] == []
        assert [stop["what"] for stop in stops if not stop["ring"]] == []


# The regions in which Tab may stop, in the order of the design; not all of them always have a stop.
ORDER = (
    "Cities 2024",  # on a phone: which board is shown
    "Draft board",
    "MAIN",
    "Your hand and score",
    "Your actions",
    "Your scoring cards",
    "Achievements",
    "Other players",
    "HEADER",
)


def stand_at(people: People, server, game: str, moment: str = "", **look: Any) -> Page:
    now = Moment(game, moment or TABLES[game])
    return Screen(game, "/t/recorded", at(now)).open(people, server, **look)


@tables
def test_tab_goes_from_the_board_to_the_menu(game: str, people: People, server):
    """Board, hand, confirm, score, others, menu; and the board is one stop."""
    page = stand_at(people, server, game)
    for size in (None, PHONE_SIZE):
        if size:
            page.set_viewport_size(size)
            page.reload()  # the focus begins where the page does
            page.get_by_role("grid").filter(visible=True).first.wait_for()
        stops = walk(page)
        regions = list(dict.fromkeys(stop["region"] for stop in stops))
        assert {"MAIN", "HEADER"} < set(regions)
        assert [region for region in ORDER if region in regions] == regions
        boards = page.get_by_role("grid").filter(visible=True).count()
        assert sum(stop["role"] == "gridcell" for stop in stops) == boards


@tables
def test_letters_act_on_the_board_alone_and_can_be_switched_off(game: str, people: People, server):
    page = stand_at(people, server, game)
    before = page.get_by_role("main").aria_snapshot()
    page.keyboard.press("Tab")
    while focused_role(page) != "gridcell":
        page.keyboard.press("n")
        page.keyboard.press("?")
        page.keyboard.press("Tab")
    assert page.get_by_role("dialog").count() == 0
    assert page.get_by_role("main").aria_snapshot() == before
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused_role(page) == "gridcell"  # it comes back from there

    page.goto("/settings")
    page.get_by_role("checkbox", name=re.compile("single letter")).uncheck()
    page.goto("/t/recorded")
    keyboard_to_board(page)
    page.keyboard.press("?")
    where = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.dataset.cell") == where
    assert page.get_by_role("dialog").count() == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") != where


LONGEST_MS = """() => {
    const kept = globalThis.longest ??= { ms: 0 };
    const look = () => {
        for (const one of document.getAnimations()) {
            const { duration, iterations } = one.effect.getTiming();
            kept.ms = Math.max(kept.ms, Number(duration) * (iterations === Infinity ? 1e6 : 1));
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("way", ["system", "setting"])
def test_whoever_wants_no_motion_has_none(way: str, people: People, server):
    """Nothing lasts longer than the cross-fade of the design, and the end is counted at once."""
    page = people.come(reduced_motion="reduce" if way == "system" else "no-preference")
    if way == "setting":
        page.goto("/settings")
        page.get_by_role("combobox", name="Motion").select_option("reduced")
    at(Moment("cities2008", "round"))(page, server)
    page.goto("/t/recorded")
    page.evaluate(LONGEST_MS)
    keyboard_to_board(page)
    page.keyboard.press("n")
    page.keyboard.press("r")
    page.keyboard.press("Space")
    named(page, "button", "Take back").hover()
    assert page.evaluate("longest.ms") <= 80
    page.context.unroute_all()
    page = stand_at(people, server, "cities2008", "over", reduced_motion="reduce")
    page.evaluate(LONGEST_MS)
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    assert page.evaluate("longest.ms") <= 80


def test_the_colours_of_the_system_leave_what_is_chosen_visible(people: People, server):
    now = Moment("cities2008", "round", drafting=True)
    page = Screen("drafting", "/t/recorded", at(now)).open(people, server, forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    pressed = page.locator("[aria-pressed=true]").first
    expect(pressed).to_be_visible()
    assert pressed.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
