"""Cityscape in a browser: whole matches, several people, one device, and what a hand can do."""

from __future__ import annotations

import re
from typing import Any

from cityscape import (
    block,
    build,
    from_above,
    lot,
    play_round,
    play_turn,
    see_ranking,
    set_goals,
    wait_for_turn,
)
from people import (
    People,
    banner,
    board,
    cells,
    drag,
    faults,
    fits,
    focused_role,
    keyboard_to,
    keyboard_to_board,
    named,
    tap,
)
from playwright.sync_api import Page, expect
from sitting_down import BOT, DEVICE, OPEN, against_a_bot, card, invitation, set_up, sit_down

STILL: dict[str, Any] = {"reduced_motion": "reduce"}  # no waiting for what only moves


def test_a_match_by_mouse(people: People):
    mira = people.come()
    set_up(mira, "cityscape", BOT, Rounds="2")
    for number in (1, 2):
        banner(mira, "What do you want to see in line 1 of South?")
        assert faults(mira) == []
        set_goals(mira, 8)
        assert wait_for_turn(mira)
        if number == 1:
            from_above(mira)
        play_round(mira)
        if number == 1:
            expect(mira.get_by_role("heading", name="Round 1 scored")).to_be_visible()
            mira.get_by_role("button", name="Show all").click()
            expect(mira.get_by_role("heading", name="Goals open")).to_be_visible()
            assert faults(mira) == []
            mira.get_by_role("button", name="Start round 2").click()
    mira.get_by_role("button", name="Show all").click()
    see_ranking(mira)
    assert faults(mira) == []


def test_a_match_by_touch_on_a_phone(people: People):
    mira = people.come(phone=True, **STILL)
    set_up(mira, "cityscape", BOT, press=tap, Rounds="1")
    set_goals(mira, 8, tap)
    assert wait_for_turn(mira)
    assert fits(mira)
    from_above(mira, tap)
    play_round(mira, tap)
    see_ranking(mira)
    assert fits(mira)


def test_a_match_by_keyboard_alone(people: People):
    mira = people.come(**STILL)
    mira.goto("/")
    keyboard_to(mira, card(mira, "cityscape").get_by_role("link", name="Invite"))
    mira.keyboard.press("Enter")
    keyboard_to(mira, mira.get_by_role("combobox", name="Seat 2"))
    mira.keyboard.type("Bot")
    keyboard_to(mira, mira.get_by_role("spinbutton", name="Rounds"))
    mira.keyboard.press("ControlOrMeta+a")
    mira.keyboard.type("1")
    keyboard_to(mira, mira.get_by_role("button", name="Start"))
    mira.keyboard.press("Enter")
    board(mira).wait_for()
    keyboard_to_board(mira)
    for n in range(8):
        banner(mira, f"line {n % 4 + 1} of {'South' if n < 4 else 'West'}?")
        mira.keyboard.press(str(n % 6 + 1))
    banner(mira, "All goals are set")
    mira.keyboard.press("Enter")
    turns = 0
    while wait_for_turn(mira):
        banner(mira, "Take a block")
        assert focused_role(mira) == "gridcell"  # it is never lost
        height = next(n for n in range(1, 6) if block(mira, n).is_enabled())
        mira.keyboard.press(str(height))
        banner(mira, f"Tap a lot for the block of height {height}.")
        mira.keyboard.press("n")
        mira.keyboard.press("Space")
        expect(build(mira)).to_be_enabled()
        mira.keyboard.press("Enter")
        expect(build(mira)).to_have_count(0)
        turns += 1
    assert turns in (12, 13)
    see_ranking(mira)


def test_two_people_meet_by_a_link(people: People):
    mira, jonas = people.come(), people.come(phone=True)
    set_up(mira, "cityscape", OPEN)
    sit_down(jonas, invitation(mira), "Jonas", tap)
    set_goals(mira, 8)
    banner(mira, "Jonas is choosing goals.")
    expect(jonas.get_by_text("Guest has locked", exact=True)).to_be_visible()
    # Mira's goals are not on Jonas' page, nor his on hers.
    expect(jonas.get_by_role("img", name="8 hidden goals")).to_have_count(1)
    set_goals(jonas, 8, tap)
    block(mira, 3).click()
    lot(mira, "b2").click()
    expect(lot(jonas, "b2")).to_have_accessible_name(re.compile("vacant"))  # it is not final
    mira.get_by_role("button", name="Build 3 on b2").click()
    expect(lot(jonas, "b2")).to_have_accessible_name(re.compile("height 3"))
    banner(mira, "Waiting for Jonas")
    play_turn(jonas, tap)
    expect(mira.get_by_role("button", name=re.compile("^Jonas: . on"))).to_be_visible()
    banner(mira, "Your move.")


def test_four_people_play_a_match(people: People):
    mira, jonas, ada, leo = everybody = [people.come(**STILL) for _ in range(4)]
    set_up(mira, "cityscape", OPEN, OPEN, OPEN, Rounds="1")
    link = invitation(mira)
    for guest, name in ((jonas, "Jonas"), (ada, "Ada"), (leo, "Leo")):
        sit_down(guest, link, name)
    for person in everybody:
        set_goals(person, 4)
    for n in range(25):
        person = everybody[n % 4]
        assert wait_for_turn(person)
        if n < 4:
            from_above(person)
        play_turn(person)
    for person in everybody:
        see_ranking(person)


def test_one_device_is_passed_on_for_goals_alone(people: People):
    mira = people.come(**STILL)
    set_up(mira, "cityscape", DEVICE, Rounds="2")
    for name in ("Guest", "Player 2"):
        mira.get_by_role("heading", name=f"Pass to {name}").wait_for()
        assert board(mira).count() == 0
        named(mira, "button", "Hold").focus()
        mira.keyboard.press("Enter")
        banner(mira, f"{name}, your move.")
        set_goals(mira, 8)
    # From now on the device lies on the table, and what is secret is covered.
    banner(mira, "Guest, your move.")
    expect(mira.get_by_role("img", name="8 hidden goals")).to_have_count(2)
    lines = mira.get_by_role("group", name="Lines of South")
    expect(lines.get_by_role("button", name=re.compile("hidden goal"))).to_have_count(4)
    peek = mira.get_by_role("button", name="Hold to see my goals")
    peek.hover()
    mira.mouse.down()
    expect(lines.get_by_role("button", name=re.compile("Exactly one"))).to_be_visible()
    mira.mouse.up()
    expect(lines.get_by_role("button", name=re.compile("hidden goal"))).to_have_count(4)
    play_turn(mira)
    banner(mira, "Player 2, your move.")
    assert mira.get_by_role("heading", name="Pass to").count() == 0
    for _ in range(24):
        assert wait_for_turn(mira)
        play_turn(mira)
    # All look at the goals together; then one sets new ones alone.
    expect(mira.get_by_role("heading", name="Goals open")).to_be_visible()
    mira.get_by_role("button", name="Start round 2").click()
    mira.get_by_role("heading", name="Pass to Player 2").wait_for()
    assert board(mira).count() == 0


def begin_building(page: Page) -> None:
    against_a_bot(page, "cityscape")
    set_goals(page, 8)
    assert wait_for_turn(page)


def test_goals_and_blocks_are_dragged_and_taken_back(people: People):
    mira = people.come()
    against_a_bot(mira, "cityscape")
    drag(mira, named(mira, "button", "Equal heights"), cells(mira, "^Line 3 of South"))
    expect(cells(mira, "^Line 3 of South, Equal heights")).to_be_visible()
    mira.get_by_role("button", name="Undo the last step").click()
    expect(cells(mira, "^Line 3 of South, not set")).to_be_visible()
    set_goals(mira, 8)
    assert wait_for_turn(mira)
    drag(mira, block(mira, 4), lot(mira, "c2"))
    expect(lot(mira, "c2")).to_have_accessible_name(re.compile("height 4.*your block"))
    drag(mira, lot(mira, "c2"), lot(mira, "a1"))
    expect(lot(mira, "a1")).to_have_accessible_name(re.compile("height 4.*your block"))
    expect(lot(mira, "c2")).to_have_accessible_name(re.compile("vacant"))
    block(mira, 2).click()  # another height on the same lot
    expect(mira.get_by_role("button", name="Build 2 on a1")).to_be_enabled()
    mira.get_by_role("button", name="Undo the last step").click()
    banner(mira, "Tap a lot for the block of height 2.")
    expect(lot(mira, "a1")).to_have_accessible_name(re.compile("vacant"))


def test_every_number_can_be_asked(people: People):
    mira = people.come()
    begin_building(mira)
    block(mira, 5).click()
    lot(mira, "a1").click()
    line = named(mira, "button", "Line 1 of South")
    expect(line).to_have_accessible_name(
        "Line 1 of South, Exactly one, near to far 5, 0, 0, 0, sees 0 → 1, 10 points"
    )
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "false")


def test_the_city_is_turned_and_seen_from_above(people: People):
    mira = people.come()
    begin_building(mira)
    mira.get_by_role("button", name="Turn the view right").click()
    expect(board(mira, "City seen from the East")).to_be_visible()
    mira.get_by_role("button", name="Turn the view left").click()
    mira.get_by_role("button", name="Turn the view left").click()
    expect(board(mira, "City seen from the West")).to_be_visible()
    from_above(mira)
    expect(lot(mira, "a1")).to_have_accessible_name(re.compile("West line 4"))


def test_points_are_never_shown_to_who_does_not_want_them(people: People):
    mira = people.come()
    begin_building(mira)
    url = mira.url
    mira.goto("/settings")
    mira.get_by_role("combobox", name="Show points").select_option("Never")
    mira.goto(url)
    block(mira, 5).click()
    expect(cells(mira, ", legal$")).to_have_count(16)
    lot(mira, "a1").click()
    expect(build(mira)).to_be_enabled()
    expect(mira.get_by_role("heading", name="This round")).to_be_visible()
    assert mira.get_by_text("+10").count() == 0


def test_the_line_breaks_in_mid_turn_and_comes_back(people: People):
    mira = people.come()
    begin_building(mira)
    block(mira, 3).click()
    lot(mira, "b2").click()
    expect(build(mira)).to_be_enabled()
    mira.context.set_offline(True)
    expect(mira.get_by_text("Connection lost").first).to_be_visible()
    expect(build(mira)).to_be_disabled()
    mira.context.set_offline(False)
    expect(build(mira)).to_be_enabled()
    mira.reload()
    expect(mira.get_by_role("button", name="Build 3 on b2")).to_be_enabled()


def test_a_spectator_sees_the_city_and_no_goals(people: People):
    mira, guest = people.come(), people.come()
    against_a_bot(mira, "cityscape")
    guest.goto(mira.url)
    expect(guest.get_by_role("img", name="8 hidden goals")).to_have_count(2)
    set_goals(mira, 8)
    assert wait_for_turn(mira)
    play_turn(mira)
    expect(cells(guest, "height 1")).not_to_have_count(0)
    expect(guest.get_by_role("img", name="8 hidden goals")).to_have_count(2)
    assert guest.get_by_role("button", name="Build").count() == 0


def test_three_people_have_four_lines_each(people: People):
    mira = people.come()
    set_up(mira, "cityscape", BOT, BOT)
    expect(mira.get_by_role("heading", name="Set your four goals")).to_be_visible()
    set_goals(mira, 4)
    assert wait_for_turn(mira)
    assert mira.get_by_role("group", name="Your sides").count() == 0
    play_turn(mira)


def test_german_and_dark_on_a_phone(people: People):
    mira = people.come(phone=True, locale="de-DE", color_scheme="dark")
    mira.goto("/")
    tap(named(card(mira, "cityscape"), "button", "Gegen einen Bot spielen"))
    banner(mira, "Du bist dran.")
    assert faults(mira) == []
    for n in range(8):
        tap(named(mira, "button", ("Genau eins", "Das höchste")[n % 2]))
    tap(mira.get_by_role("button", name="Ziele festlegen"))
    tap(named(mira, "button", "Höhe 3"))
    tap(lot(mira, "b2"))
    tap(mira.get_by_role("button", name="3 auf b2 bauen"))
    assert faults(mira) == []
    assert fits(mira)
