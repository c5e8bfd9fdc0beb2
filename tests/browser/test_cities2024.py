"""Cities 2024 in a browser: whole matches, several people, and what a hand can do."""

from __future__ import annotations

import re
from typing import Any

from cities2024 import (
    ASKED,
    AWAY,
    CARD,
    DONE,
    DRAFT,
    HOOD,
    LIES,
    OVER,
    REVEAL,
    ROWS,
    STUCK,
    TAKE,
    THING,
    TILE,
    TURNS,
    go,
    in_hand,
    lay_start,
    moment,
    play_turn,
    see_ranking,
    slots,
    spots,
    take,
    use,
)
from people import (
    People,
    Press,
    banner,
    board,
    cells,
    click,
    drag,
    faults,
    fits,
    focused_name,
    focused_role,
    keyboard_to,
    keyboard_to_board,
    named,
    tap,
)
from playwright.sync_api import Locator, Page, expect
from sitting_down import BOT, DEVICE, OPEN, against_a_bot, card, invitation, set_up, sit_down

STILL: dict[str, Any] = {"reduced_motion": "reduce"}  # no waiting for what only moves


def begin(page: Page) -> None:
    against_a_bot(page, "cities2024")
    lay_start(page)
    banner(page, TAKE)


def test_a_match_by_mouse(people: People):
    mira = people.come(**STILL)
    against_a_bot(mira, "cities2024")
    assert faults(mira) == []
    lay_start(mira)
    for n in range(TURNS):
        play_turn(mira)
        if n == TURNS // 2:
            assert faults(mira) == []
    see_ranking(mira)
    assert faults(mira) == []


def test_a_match_by_touch_on_a_phone(people: People):
    mira = people.come(phone=True, **STILL)
    against_a_bot(mira, "cities2024", tap)
    lay_start(mira, tap)
    for n in range(TURNS):
        play_turn(mira, tap)
        if n % 8 == 0:
            assert fits(mira)
    see_ranking(mira)
    assert fits(mira)


def test_a_match_by_keyboard_alone(people: People):
    mira = people.come(**STILL)
    mira.goto("/")
    keyboard_to(mira, named(card(mira, "cities2024"), "button", "Play against a bot"))
    mira.keyboard.press("Enter")
    board(mira, DRAFT).wait_for()
    keyboard_to_board(mira)
    banner(mira, "Choose a starting tile")
    mira.keyboard.press("Space")
    keyboard_to(mira, spots(mira).first)
    mira.keyboard.press("Space")
    banner(mira, "Your starting tile lies")
    mira.keyboard.press("Enter")
    for _ in range(TURNS):
        play_turn_by_keys(mira)
    see_ranking(mira)


def play_turn_by_keys(page: Page) -> None:
    banner(page, TAKE)
    expect(slots(page, hidden=True)).not_to_have_count(0)
    row = next(n for n, row in enumerate(ROWS, 1) if slots(page, row, hidden=True).count())
    page.keyboard.press(str(row))
    assert ", legal" in focused_name(page)
    page.keyboard.press("Space")  # look at it
    expect(go(page, "Take")).to_be_enabled()
    page.keyboard.press("Space")
    while True:
        now = moment(page, REVEAL, TILE, LIES, THING, STUCK, CARD, DONE)
        assert focused_role(page) == "gridcell", now  # it is never lost
        if now == TILE:
            page.keyboard.press("n")
            page.keyboard.press("Space")
            banner(page, LIES)
        elif now in (THING, STUCK):
            count = in_hand(page).count()
            page.keyboard.press("n" if now == THING else "x")
            page.keyboard.press("Space")
            expect(in_hand(page)).to_have_count(count - 1)
        else:
            page.keyboard.press("Enter")
            expect(go(page, "Turn it up")).to_have_count(0)
            if now != REVEAL or moment(page, AWAY, TILE, THING, STUCK) == AWAY:
                break
    expect(page.get_by_role("main")).not_to_contain_text(re.compile(OVER))


def test_two_people_meet_by_a_link(people: People):
    mira, jonas = people.come(), people.come(phone=True)
    set_up(mira, "cities2024", OPEN)
    sit_down(jonas, invitation(mira), "Jonas", tap)
    both = [mira, jonas]
    for _ in both:
        person = who_is_to_act(both)  # the dice say who begins
        lay_start(person, press_of(person, jonas))
    for _ in range(4):
        person = who_is_to_act(both)
        play_turn(person, press_of(person, jonas))
    who_is_to_act(both)
    expect(named(mira, "button", "The neighbourhood of Jonas")).to_contain_text(
        re.compile("took (card|tile) .")
    )
    named(mira, "button", "The neighbourhood of Jonas").click()
    sheet = mira.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="The neighbourhood of Jonas")).to_be_visible()
    expect(sheet.get_by_role("list", name="Score")).to_be_visible()


def press_of(page: Page, on_phone: Page) -> Press:
    return tap if page is on_phone else click


def test_four_people_play_a_round(people: People):
    everybody = [people.come(**STILL) for _ in range(4)]
    set_up(everybody[0], "cities2024", OPEN, OPEN, OPEN)
    link = invitation(everybody[0])
    for guest, name in zip(everybody[1:], ("Jonas", "Ada", "Leo"), strict=True):
        sit_down(guest, link, name)
    for _ in range(4):
        lay_start(who_is_to_act(everybody))
    for _ in range(16):
        play_turn(who_is_to_act(everybody))
    for person in everybody:
        expect(person.get_by_text("Round 2", exact=True)).to_be_visible()
        assert named(person, "button", "The neighbourhood of").count() == 3


def who_is_to_act(everybody: list[Page]) -> Page:
    for _ in range(200):
        for person in everybody:
            if person.get_by_role("main").get_by_text("Your move.").count():
                return person
        everybody[0].wait_for_timeout(50)
    raise AssertionError("nobody is to act")


def test_one_device_hides_nothing_because_nothing_is_secret(people: People):
    mira = people.come()
    set_up(mira, "cities2024", DEVICE)
    for _ in range(2):
        lay_start(mira)
    assert mira.get_by_role("heading", name="Pass to").count() == 0
    names = re.compile("(Guest|Player 2), your move")
    banner(mira, names)
    before = turn_of(mira)
    play_turn(mira)
    banner(mira, names)
    expect(mira.get_by_role("main")).not_to_contain_text(before)


def turn_of(page: Page) -> str:
    found = re.search("(Guest|Player 2), your move", page.get_by_role("main").inner_text())
    assert found is not None
    return found.group()


def test_a_tile_is_dragged_turned_moved_and_taken_back(people: People):
    mira = people.come()
    begin(mira)
    tile = slots(mira, "Tiles").first
    box = cells(mira, "^Column 1, row 1", on=HOOD)
    drag(mira, tile, box)  # not beside the tile that lies: it stays in hand
    banner(mira, TILE)
    drag(mira, mira.get_by_role("img", name=re.compile("^tile with")), spots(mira).first)
    banner(mira, LIES)
    expect(cells(mira, "^Column", on=HOOD)).to_have_count(8)
    face = mira.get_by_role("img", name=re.compile("^tile with"))
    mira.get_by_role("button", name="Turn right").click()
    banner(mira, LIES)
    expect(face).to_be_visible()
    where = spots(mira).last.get_attribute("aria-label")
    drag(mira, cells(mira, "^Column 1, row 1", on=HOOD), spots(mira).last)
    expect(cells(mira, f"^{where}$", on=HOOD)).to_have_count(0)
    mira.get_by_role("button", name="Undo the last step").click()
    banner(mira, TILE)
    mira.get_by_role("button", name="Undo the last step").click()
    banner(mira, TAKE)


def test_a_step_back_at_a_time_and_all_at_once_by_keys(people: People):
    mira = people.come()
    begin(mira)
    take(mira, slots(mira, "Blocks").first)
    moment(mira, THING, STUCK)
    keyboard_to_board(mira)
    count = in_hand(mira).count()
    mira.keyboard.press("x")
    expect(in_hand(mira)).to_have_count(count - 1)
    mira.keyboard.press("Backspace")
    expect(in_hand(mira)).to_have_count(count)
    mira.keyboard.press("x")
    expect(in_hand(mira)).to_have_count(count - 1)
    mira.keyboard.press("Escape")
    banner(mira, TAKE)
    assert focused_role(mira) == "gridcell"


def test_what_is_hidden_is_asked_for_first_and_then_stays(people: People):
    mira = people.come()
    begin(mira)
    take(mira, cells(mira, "^Tiles, column 4, a hidden tile, legal", on=DRAFT))
    banner(mira, "Take the hidden tile? This cannot be undone.")
    undo = mira.get_by_role("button", name="Undo the last step")
    undo.click()
    banner(mira, TAKE)  # nothing has happened
    take(mira, cells(mira, "^Tiles, column 4, a hidden tile, legal", on=DRAFT))
    go(mira, "Turn it up").click()
    banner(mira, TILE)
    expect(undo).to_be_disabled()
    mira.reload()
    banner(mira, TILE)
    use(mira)


def test_things_in_hand_are_discarded_after_a_question(people: People):
    mira = people.come()
    begin(mira)
    take(mira, slots(mira, "Blocks").first)
    moment(mira, THING, STUCK)
    count = in_hand(mira).count()
    mira.get_by_role("button", name="Discard").click()
    expect(in_hand(mira)).to_have_count(count - 1)
    go(mira, "End turn").click()
    banner(mira, ASKED)
    expect(go(mira, f"Remove {count - 1} and end")).to_be_enabled()
    assert faults(mira) == []
    in_hand(mira).first.click()  # no: go on laying
    expect(go(mira, "End turn")).to_be_enabled()
    go(mira, "End turn").click()
    go(mira, "Remove").click()
    banner(mira, re.compile(f"{TAKE}|Waiting for"))


def test_every_number_can_be_asked(people: People):
    mira = people.come()
    begin(mira)
    for what in ("Water", "Parks"):
        number = mira.get_by_role("list", name="Score").get_by_role("button", name=what)
        expect(number).to_have_attribute("aria-pressed", "false")
    while not cells(mira, "^Column.* with ", on=HOOD).count():  # a feature is laid
        expect(slots(mira, hidden=True)).not_to_have_count(0)
        features = slots(mira, "Features")
        take(mira, (features if features.count() else slots(mira, hidden=True)).first)
        use(mira)
        banner(mira, TAKE)
    asked = mira.get_by_role("list", name="Score").get_by_role("button", name=re.compile("[1-9]"))
    asked.first.click()
    expect(asked.first).to_have_attribute("aria-pressed", "true")


def test_the_line_breaks_in_mid_turn_and_comes_back(people: People):
    mira = people.come()
    begin(mira)
    take(mira, slots(mira, "Tiles").first)
    spots(mira).first.click()
    banner(mira, LIES)
    mira.context.set_offline(True)
    expect(mira.get_by_text("Connection lost").first).to_be_visible()
    expect(go(mira, "End turn")).to_be_disabled()
    mira.context.set_offline(False)
    expect(go(mira, "End turn")).to_be_enabled()
    mira.reload()
    banner(mira, LIES)
    expect(cells(mira, "^Column", on=HOOD)).to_have_count(8)


def test_the_long_game_scrolls_within_its_frame(people: People):
    mira = people.come(phone=True, **STILL)
    set_up(mira, "cities2024", BOT, press=tap, Length="long game")
    lay_start(mira, tap)
    while True:
        banner(mira, TAKE)
        mira.get_by_role("button", name="Neighbourhood", exact=True).tap()
        board(mira, HOOD).wait_for()
        if cells(mira, "^Column 7, row", on=HOOD).count():  # four tiles in a row
            break
        mira.get_by_role("button", name="Draft board").tap()
        expect(slots(mira, hidden=True)).not_to_have_count(0)
        tiles = slots(mira, "Tiles", hidden=True)
        if not tiles.count():
            play_turn(mira, tap)
            continue
        take(mira, tiles.first, tap)
        if moment(mira, TILE, REVEAL) == REVEAL:
            go(mira, "Turn it up").tap()
        banner(mira, TILE)
        furthest_right(mira).tap()
        banner(mira, LIES)
        use(mira, tap)
    box = cells(mira, "^Column 1, row 1", on=HOOD).bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert fits(mira)


def furthest_right(page: Page) -> Locator:
    """A spot that makes the neighbourhood as wide as it may be."""
    places = [re.findall(r"\d+", str(one.get_attribute("aria-label"))) for one in spots(page).all()]
    column, row = max(tuple(map(int, place[:2])) for place in places)
    return cells(page, f"^Legal spot, tile column {column}, tile row {row}", on=HOOD)


def test_a_spectator_sees_the_table_and_cannot_touch_it(people: People):
    mira, guest = people.come(), people.come()
    begin(mira)
    guest.goto(mira.url)
    banner(guest, "Waiting for")
    assert guest.get_by_role("button", name="End turn").count() == 0
    take(mira, slots(mira, "Tiles").first)
    spots(mira).first.click()
    banner(mira, LIES)
    assert cells(guest, "^Column", on=HOOD).count() == 4  # it is not final
    go(mira, "End turn").click()
    expect(cells(guest, "^Column", on=HOOD)).to_have_count(8)


def test_three_people_and_a_tablet(people: People):
    mira = people.come(viewport={"width": 820, "height": 1180})
    set_up(mira, "cities2024", BOT, BOT)
    lay_start(mira)
    play_turn(mira)
    banner(mira, TAKE)
    assert named(mira, "button", "The neighbourhood of").count() == 2
    assert faults(mira) == []
    assert fits(mira)


def test_german_and_dark_on_a_phone(people: People):
    mira = people.come(phone=True, locale="de-DE", color_scheme="dark")
    mira.goto("/")
    tap(named(card(mira, "cities2024"), "button", "Gegen einen Bot spielen"))
    banner(mira, "Du bist dran.")
    assert faults(mira) == []
    assert fits(mira)
