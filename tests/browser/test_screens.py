"""A walk through every screen: nothing complains, nobody is kept out, everything fits."""

from __future__ import annotations

import re

import pytest
from people import PHONE_SIZE, People, faults, small_targets
from playwright.sync_api import expect
from screens import SCREENS, Screen, matches, routes

every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


def test_every_page_is_walked_through():
    paths = {screen.path for screen in SCREENS} | {"/nowhere"}
    for route in routes():
        assert any(matches(route, path) for path in paths), f"{route} has no screen here"


@every_screen
def test_nobody_is_kept_out(screen: Screen, people: People, server):
    """On a desk and on a phone, light and dark: axe finds nothing, and the page has a name."""
    page = screen.open(people, server)
    home = re.fullmatch(r"(\(\d+\) )?Tripolis", page.title())  # with the turns that wait there
    assert (home is not None) == (screen.path == "/"), page.title()
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        assert faults(page) == [], f"{colours}, desk"
    page.set_viewport_size(PHONE_SIZE)
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        assert faults(page) == [], f"{colours}, phone"


@every_screen
def test_it_fits_a_finger_and_a_page_of_400_percent(screen: Screen, people: People, server):
    """Nothing smaller than a fingertip; at 320 pixels the page never scrolls sideways."""
    page = screen.open(people, server, phone=True)
    assert small_targets(page) == []
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 640})
        expect(page.get_by_role(screen.shows).first).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} wide"
