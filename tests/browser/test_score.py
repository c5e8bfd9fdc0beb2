"""Scoring real tables: by mouse, by touch on a phone, by keyboard alone; and their links."""

from __future__ import annotations

import re
from pathlib import Path

from people import People, board, cells, faults, focused_role, keyboard_to_board, named
from playwright.sync_api import Locator, Page, expect

from tripolis.games.cities2024.components import house_text

CITY = ((8, 4, 7, 5), (5, 4, 9, 6), (3, 5, 1, 4), (3, 3, 5, 3))  # from north to south
GOALS = {"South": (3, 5, 6, 2), "West": (2, 2, 1, 3), "North": (2, 6, 1, 2), "East": (1, 3, 2, 4)}
FACES = ("", "Exactly one", "Exactly two", "Exactly three", "Exactly four", "Equal", "Tallest")


def opens_the_same(people: People, page: Page, winner: str) -> None:
    """Where everything stands that was entered, once the server has answered."""
    expect(page.get_by_role("heading", name=winner)).to_be_visible()
    other = people.come()
    other.goto(page.url)
    expect(other.get_by_role("heading", name=winner)).to_be_visible()
    totals = "button[aria-pressed] b[aria-label]"
    assert other.locator(totals).all_inner_texts() == page.locator(totals).all_inner_texts()


def lot(column: int, row: int) -> str:
    return f"{'abcd'[column]}{4 - row}"


def test_cityscape_by_mouse(people: People):
    mira = people.come()
    mira.goto("/score")
    mira.get_by_role("link", name="Score Cityscape").click()
    for name in ("Mira", "Jonas", "Quill", "Ines"):
        if name in ("Quill", "Ines"):
            mira.get_by_role("button", name="Add a player").click()
        elif name == "Jonas":
            mira.get_by_role("group", name="Players").get_by_role("button").nth(1).click()
        name_field = mira.get_by_role("textbox", name="Name of player")
        name_field.fill(name)
        name_field.press("Tab")
    for y, row in enumerate(CITY):
        for x, height in enumerate(row):
            cells(mira, f"^{lot(x, y)}:").click()
            mira.get_by_role("button", name=str(height), exact=True).click()
    expect(mira.get_by_text("75 of 75 built")).to_be_visible()
    for side, codes in GOALS.items():
        cells(mira, f"^Line 1 of {side}").click()
        for code in codes:  # each leads on to the next
            named(mira, "button", FACES[code]).click()
    expect(mira.get_by_role("heading", name="Mira wins with 55")).to_be_visible()
    line = mira.get_by_role("button", name=re.compile("^Line 1 of South, Exactly three"))
    line.click()
    expect(mira.get_by_role("status").filter(has_text="30 points")).to_be_visible()
    assert faults(mira) == []
    mira.get_by_role("button", name="From the side").click()
    expect(board(mira)).to_have_accessible_name("City seen from the East")
    assert faults(mira) == []
    opens_the_same(people, mira, "Mira wins with 55")


def test_cityscape_by_touch_in_two_rounds(people: People):
    mira = people.come(phone=True)
    mira.goto("/score/cityscape")
    for number in (1, 2):
        if number > 1:
            mira.get_by_role("button", name="Add a round").tap()
        for row in CITY:
            for height in row:
                mira.get_by_role("button", name=str(height), exact=True).tap()
                mira.get_by_role("button", name="Next", exact=True).tap()
        for side in ("South", "North"):  # two sides each, one after the other
            cells(mira, f"^Line 1 of {side}").tap()
            for code in GOALS[side] + GOALS["West" if side == "South" else "East"]:
                named(mira, "button", FACES[code]).tap()
    expect(mira.get_by_role("heading", name="Player 1 wins with 150")).to_be_visible()
    assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(mira) == []
    mira.reload()
    opens_the_same(people, mira, "Player 1 wins with 150")


def test_cityscape_by_keyboard_alone(people: People):
    mira = people.come()
    mira.goto("/score/cityscape")
    board(mira).wait_for()
    keyboard_to_board(mira)
    for row in CITY:
        for height in row:
            mira.keyboard.press(str(height))
            mira.keyboard.press("Enter")
    for side, codes in GOALS.items():
        assert focused_role(mira) == "gridcell"
        expect(cells(mira, f"^Line 1 of {side}")).to_be_focused()
        for code in codes:
            mira.keyboard.press(str(code))
        if side == "West":  # South's dice lead on to West's: both are one player's
            mira.keyboard.press("Enter")
    expect(mira.get_by_role("heading", name="Player 1 wins with 75")).to_be_visible()
    mira.keyboard.press("Backspace")
    expect(mira.get_by_text("1 goal is open")).to_be_visible()


def test_cityscape_heights_that_cannot_be(people: People):
    mira = people.come()
    mira.goto("/score/cityscape")
    for x, y in ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)):
        cells(mira, f"^{lot(x, y)}:").click()
        mira.get_by_role("button", name="1", exact=True).click()
    expect(mira.get_by_text("The blocks cannot make these 6 heights together.")).to_be_visible()
    mira.get_by_role("button", name="Undo the last step").click()
    expect(mira.get_by_text("The blocks cannot make")).to_have_count(0)


def field(page: Page, x: int, y: int) -> Locator:
    return cells(page, f"^Column {x + 1}, row {y + 1}:")


TERRAINS = {"a": "attraction", "p": "park", "t": "terrace", "w": "water"}
# Level 3: the park at A borders the water, the terrace at B sees it.
TWO_TILES = ("aPww", "ttTw")


def test_cities_2008_by_mouse(people: People):
    mira = people.come()
    mira.goto("/score/cities2008")
    for terrain, name in TERRAINS.items():
        named(mira, "button", f"Paint {name}").click()
        for y, row in enumerate(TWO_TILES):
            for x, letter in enumerate(row):
                if letter.lower() == terrain:
                    field(mira, x, y).click()
    named(mira, "button", "Put or take a tourist").click()
    field(mira, 1, 0).click()
    field(mira, 2, 1).click()
    expect(field(mira, 2, 1)).to_have_accessible_name(re.compile("tourist B"))
    mira.get_by_role("group", name="Players").get_by_role("button").nth(1).click()
    named(mira, "button", "Lay a whole tile").click()
    named(mira, "button", "Tile 24").click()
    field(mira, 4, 4).click()
    expect(mira.get_by_role("heading", name=re.compile("^Player 1 wins with"))).to_be_visible()
    assert faults(mira) == []
    opens_the_same(people, mira, "Player 1 wins with")


def test_cities_2008_by_touch_and_what_is_not_whole(people: People):
    mira = people.come(phone=True)
    mira.goto("/score/cities2008")
    named(mira, "button", "Paint park").tap()
    for x, y in ((0, 0), (1, 0), (0, 1)):
        field(mira, x, y).tap()
    expect(mira.get_by_text("A tile is not whole yet")).to_be_visible()
    field(mira, 1, 1).tap()
    named(mira, "button", "Put or take a tourist").tap()
    field(mira, 0, 0).tap()
    expect(field(mira, 0, 0)).to_have_accessible_name(re.compile("tourist A, 4 points"))
    mira.get_by_role("button", name="Remove Player 1").tap()
    expect(field(mira, 0, 0)).to_have_accessible_name(re.compile("empty"))
    mira.get_by_role("button", name="Undo the last step").tap()
    named(mira, "button", "Lay a whole tile").tap()
    named(mira, "button", "Tile 1:").tap()
    field(mira, 6, 6).tap()
    expect(mira.get_by_text("The tiles are not all joined")).to_be_visible()
    assert faults(mira) == []
    assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_cities_2008_by_keyboard_alone(people: People):
    mira = people.come()
    mira.goto("/score/cities2008")
    board(mira).wait_for()
    keyboard_to_board(mira)
    mira.keyboard.press("2")  # park
    for key in ("Space", "ArrowRight", "Space", "ArrowDown", "Space", "ArrowLeft", "Space"):
        mira.keyboard.press(key)
    mira.keyboard.press("5")  # tourist
    mira.keyboard.press("Space")
    expect(field(mira, 0, 1)).to_be_focused()
    expect(field(mira, 0, 1)).to_have_accessible_name(re.compile("tourist A, 4 points"))


# How a match of three on Lisbon ended for its winner: 72 points.
HOOD = (
    "p1 w p4 gm y2 p4",
    "p p p3 g2 w1 g2",
    "r2 w p2 y3 w3 b1",
    "p b1 y2 w2 w b",
    "w b b3 w4 p b",
    "y p p1 b2 b w1",
)
CARDS = (
    *("Growing Town", "Lighthouse View", "Linden Lane", "Sand Quay"),
    *("Slate Quay", "Orchard View", "Paintbox", "Old Square"),
)
KINDS = {"w": "Water", "p": "Park", "r": "Red", "g": "Green", "b": "Blue", "y": "Yellow"}
FEATURES = {
    "w1": "water with jetty",
    "w2": "water with swan",
    "w3": "water with fountain",
    "w4": "water with lighthouse",
    "p1": "park with bandstand",
    "p2": "park with playground",
    "p3": "park with rose bed",
    "p4": "park with kiosk",
    "gm": "monument on green",
}


def test_cities_2024_by_mouse(people: People):
    mira = people.come()
    mira.goto("/score/cities2024")
    name_field = mira.get_by_role("textbox", name="Name of player 1")
    name_field.fill("Mira")
    name_field.press("Tab")
    wanted = [(x, y, word) for y, row in enumerate(HOOD) for x, word in enumerate(row.split())]
    for kind, name in KINDS.items():
        mira.get_by_role("button", name=name, exact=True).click()
        for x, y, word in wanted:
            if word[0] == kind:
                taps = int(word[1]) if kind not in "wp" and word[1:].isdigit() else 0
                for _ in range(1 + taps):
                    field(mira, x, y).click()
    for word, feature in FEATURES.items():
        mira.get_by_role("button", name=KINDS[word[0]], exact=True).click()
        mira.get_by_role("button", name=feature, exact=True).click()
        for x, y, other in wanted:
            if word == other:
                field(mira, x, y).click()
    expect(field(mira, 3, 2)).to_have_accessible_name(re.compile("yellow, height 3 of 4"))
    mira.get_by_role("button", name="Add cards").click()
    for card in CARDS:
        mira.get_by_role("searchbox").fill(card)
        mira.get_by_role("dialog").get_by_role("button").filter(has_text=card).click()
    assert faults(mira) == []
    mira.keyboard.press("Escape")
    mira.get_by_role("combobox", name="City board").select_option("Lisbon")
    hilltops = mira.get_by_role("group", name="Hilltops").get_by_role("button")
    expect(hilltops).to_have_count(2)  # two players cover the middle place
    hilltops.nth(1).click()
    mira.get_by_role("group", name="River Bank").get_by_role("button").nth(0).click()
    mira.get_by_role("group", name="Players").get_by_role("button").nth(1).click()
    mira.get_by_role("button", name="Remove Player 2").click()
    expect(mira.get_by_role("heading", name="You scored 72")).to_be_visible()
    row = mira.get_by_role("row", name=re.compile("^8 Lighthouse View 8")).get_by_role("button")
    row.click()
    expect(mira.get_by_text("Lighthouse View: 8 points")).to_be_visible()
    assert faults(mira) == []
    opens_the_same(people, mira, "You scored 72")


def test_cities_2024_by_touch_in_the_long_game(people: People):
    mira = people.come(phone=True)
    mira.goto("/score/cities2024")
    mira.get_by_role("combobox", name="Length").select_option("3×5 tiles")
    for kind, places in (("Park", ((0, 9), (1, 9), (0, 8))), ("Blue", ((1, 8), (1, 8), (1, 8)))):
        mira.get_by_role("button", name=kind, exact=True).tap()
        for x, y in places:
            field(mira, x, y).tap()
    mira.get_by_role("button", name="Park", exact=True).tap()
    mira.get_by_role("button", name="park with kiosk").tap()
    field(mira, 0, 9).tap()
    expect(field(mira, 1, 8)).to_have_accessible_name(re.compile("blue, height 2 of 4"))
    mira.get_by_role("button", name="Add cards").tap()
    mira.get_by_role("textbox", name="Name of the card").fill("Docks")
    mira.get_by_role("spinbutton", name="Points in all").fill("12")
    mira.get_by_role("button", name="Add", exact=True).tap()
    mira.get_by_role("button", name="Close").tap()
    mira.get_by_role("button", name="One point more").tap()
    mira.get_by_role("group", name="Players").get_by_role("button").nth(1).tap()
    mira.get_by_role("button", name="Water", exact=True).tap()
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        field(mira, x, y).tap()
    expect(mira.get_by_role("heading", name="Player 1 wins with 14")).to_be_visible()
    assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(mira) == []
    mira.reload()
    opens_the_same(people, mira, "Player 1 wins with 14")


def test_cities_2024_by_keyboard_alone(people: People):
    mira = people.come()
    mira.goto("/score/cities2024")
    board(mira).wait_for()
    keyboard_to_board(mira)
    mira.keyboard.press("?")
    expect(mira.get_by_role("dialog", name="All keys")).to_be_visible()
    mira.keyboard.press("Escape")
    assert focused_role(mira) == "gridcell"
    mira.keyboard.press("3")  # red: a tap more is a piece more
    for key in ("Space", "Space", "ArrowRight", "Space", "ArrowDown"):
        mira.keyboard.press(key)
    mira.keyboard.press("1")  # water
    mira.keyboard.press("r")  # and the first of its features
    mira.keyboard.press("Space")
    mira.keyboard.press("ArrowLeft")
    mira.keyboard.press("Space")
    expect(field(mira, 0, 1)).to_be_focused()
    expect(field(mira, 0, 1)).to_have_accessible_name(re.compile("water with jetty"))
    expect(field(mira, 0, 0)).to_have_accessible_name(re.compile("red, height 1 of 4"))
    expect(mira.get_by_role("button", name="Player 1 1 point")).to_be_visible()
    mira.keyboard.press("Backspace")
    expect(mira.get_by_text("A tile is not whole yet")).to_be_visible()


def test_cities_2024_drawn_over_and_tiles_that_are_apart(people: People):
    mira = people.come()
    mira.goto("/score/cities2024")
    mira.get_by_role("button", name="Water", exact=True).click()
    for y in (0, 1):
        field(mira, 0, y).drag_to(field(mira, 1, y))
    for y in (4, 5):
        field(mira, 4, y).drag_to(field(mira, 5, y))
    expect(mira.get_by_text("The tiles are not all joined")).to_be_visible()
    for y in (2, 3):
        field(mira, 0, y).drag_to(field(mira, 5, y))
    expect(mira.get_by_text("The tiles are not all joined")).to_have_count(0)


def test_cities_2024_with_a_set_file_of_ones_own(people: People, tmp_path: Path):
    mine = tmp_path / "mine.toml"
    mine.write_text(
        house_text().replace('name = "house"', 'name = "attic"').replace("Lisbon", "Lissabon"),
        encoding="utf-8",
    )
    broken = tmp_path / "broken.toml"
    broken.write_text('name = "broken"\n[[tile]]\nspaces = "r p"\n', encoding="utf-8")
    mira = people.come()
    mira.goto("/score/cities2024")
    mira.get_by_role("button", name="Add cards").click()
    mira.get_by_label("Open a set file").set_input_files(broken)
    expect(mira.get_by_text("Line 3 of this file")).to_be_visible()
    mira.get_by_label("Open a set file").set_input_files(mine)
    expect(mira.get_by_text("These are the cards of your set file: attic.")).to_be_visible()
    mira.get_by_role("dialog").get_by_role("button").filter(has_text="Shore Path").click()
    mira.keyboard.press("Escape")
    mira.get_by_role("combobox", name="City board").select_option("Lissabon")
    mira.get_by_role("group", name="Painted Tiles").get_by_role("button").first.click()
    mira.get_by_role("button", name="Park", exact=True).click()
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        field(mira, x, y).click()
    mira.get_by_role("group", name="Players").get_by_role("button").nth(1).click()
    mira.get_by_role("button", name="Remove Player 2").click()
    expect(mira.get_by_role("heading", name="You scored 9")).to_be_visible()
    opens_the_same(people, mira, "You scored 9")  # though the file is not there
    mira.reload()
    mira.get_by_role("button", name="Add cards").click()
    expect(mira.get_by_text("These are the cards of your set file: attic.")).to_be_visible()


def test_a_link_over_ones_own_sheet_and_one_that_is_damaged(people: People):
    mira = people.come()
    mira.goto("/score/cities2024")
    mira.get_by_role("button", name="Water", exact=True).click()
    field(mira, 0, 0).click()
    expect(mira).to_have_url(re.compile("#.*place="))
    mira.goto("/score/cities2024#game=usual&name=Ann&place=p+p+/+p+p&achievements=3&v=1")
    expect(mira.get_by_text("This sheet came with the link.")).to_be_visible()
    expect(mira.get_by_role("heading", name="You scored 3")).to_be_visible()
    mira.get_by_role("button", name="Back to my own").click()
    expect(field(mira, 0, 0)).to_have_accessible_name(re.compile("water"))
    mira.goto("/score/cities2024#game=usual&name=Ann&place=p+p+/+p+p&achievements")
    expect(mira.get_by_text("This link is damaged")).to_be_visible()
    expect(field(mira, 0, 0)).to_have_accessible_name(re.compile("water"))


def test_the_line_breaks_while_a_sheet_is_filled_in(people: People):
    mira = people.come()
    mira.goto("/score/cities2008")
    named(mira, "button", "Paint park").click()
    mira.context.set_offline(True)
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        field(mira, x, y).click()
    expect(mira.get_by_text("The server cannot be reached.")).to_be_visible()
    named(mira, "button", "Put or take a tourist").click()
    field(mira, 0, 0).click()
    mira.context.set_offline(False)
    mira.get_by_role("button", name="Try again").click()
    expect(mira.get_by_role("button", name="Player 1 4 points")).to_be_visible()


def test_scoring_in_german_and_dark(people: People):
    mira = people.come(phone=True, locale="de-DE", color_scheme="dark")
    for path in ("/score", "/score/cities2008", "/score/cityscape", "/score/cities2024"):
        mira.goto(path)
        mira.get_by_role("main").wait_for()
        assert faults(mira) == [], path
        assert mira.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
