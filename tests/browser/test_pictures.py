"""The main screens look as they did: on a desk and on a phone, light and dark.

`make pictures` takes them anew; look at each before it is committed. What is on them is recorded,
so every run shows the same; text is set in blocks (see `blocks.py`), so every machine does.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from blocks import font
from likeness import ALIKE, Likeness, compare, smaller
from people import PHONE_SIZE, People
from playwright.sync_api import Browser, Page
from recorded import Moment
from running import Server
from screens import SCREENS, Screen, at

HERE = Path(__file__).parent / "pictures"
RENEW = bool(os.environ.get("RENEW"))
LOOKS: dict[str, tuple[dict[str, Any], int]] = {  # and how many pixels become one
    "desk": ({}, 4),
    "phone": ({"phone": True, "viewport": PHONE_SIZE, "device_scale_factor": 1}, 3),
}
COLOURS = ("light", "dark")

BY_NAME = {screen.name: screen for screen in SCREENS}


def _table(game: str, moment: str, *, drafting: bool = False) -> Screen:
    return Screen(game, "/t/recorded", at(Moment(game, moment, drafting)))


SHOWN = {
    "home": BY_NAME["home"],
    "cities2008": _table("cities2008", "round", drafting=True),
    "cityscape": _table("cityscape", "build"),
    "cities2024": _table("cities2024", "take"),
    "cities2008-over": _table("cities2008", "over"),
    "cityscape-over": _table("cityscape", "over"),
    "cities2024-over": _table("cities2024", "over"),
    "replay": BY_NAME["replay in the middle"],
}
STYLE = f"""
@font-face {{
    font-family: Blocks;
    src: url(data:font/ttf;base64,{base64.b64encode(font()).decode()});
}}
*, ::before, ::after {{
    font-family: Blocks !important;
    font-synthesis: none !important;
    text-rendering: geometricPrecision !important; /* not as the machine likes to round it */
}}
"""


@pytest.fixture(scope="module")
def canvas(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def stand_still(page: Page) -> None:
    """Whatever counts up or moves has come to its end, and nothing more arrives."""
    page.add_style_tag(content=STYLE)
    page.evaluate(
        """async () => {
            await document.fonts.load('16px Blocks');
            await new Promise((done) => {
                const seen = new MutationObserver(later);
                const end = () => { seen.disconnect(); done(); };
                let timer;
                function later() {
                    clearTimeout(timer);
                    timer = setTimeout(end, 800);
                }
                setTimeout(end, 10000);
                seen.observe(document, { subtree: true, childList: true, attributes: true });
                later();
            });
        }"""
    )


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SHOWN)
def test_it_looks_as_it_did(
    name: str, look: str, colours: Any, people: People, server, canvas: Page, tmp_path: Path
):
    page = stand(name, look, colours, people, server)
    now = taken(page, canvas, look)
    kept = HERE / f"{name}-{look}-{colours}.png"
    if RENEW:
        if not kept.exists() or not compare(canvas, kept, now).alike:
            kept.parent.mkdir(exist_ok=True)
            kept.write_bytes(now)
        return
    assert kept.exists(), f"no picture is kept of {kept.stem}: make pictures"
    found = compare(canvas, kept, now)
    assert found.alike, complaint(found, kept, now, tmp_path)


def test_what_is_missing_is_seen(people: People, server, canvas: Page):
    page = stand("cities2008", "desk", "light", people, server)
    page.get_by_role("button", name="Take back").evaluate("button => button.remove()")
    kept = HERE / "cities2008-desk-light.png"
    assert not compare(canvas, kept, taken(page, canvas, "desk")).alike


def stand(name: str, look: str, colours: Any, people: People, server: Server) -> Page:
    sizes, _ = LOOKS[look]
    page = SHOWN[name].open(
        people, server, **sizes, color_scheme=colours, reduced_motion="reduce", bypass_csp=True
    )
    stand_still(page)
    if name == "replay":  # its list was scrolled when the letters were still the machine's
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        stand_still(page)
    return page


def taken(page: Page, canvas: Page, look: str) -> bytes:
    _, by = LOOKS[look]
    return smaller(canvas, page.screenshot(animations="disabled", caret="hide"), by)


def complaint(found: Likeness, kept: Path, now: bytes, folder: Path) -> str:
    new, shown = folder / f"{kept.stem}-now.png", folder / f"{kept.stem}-difference.png"
    new.write_bytes(now)
    if found.shown is not None:
        shown.write_bytes(found.shown)
    where = f"in red: {shown}" if found.shown is not None else "it has another size"
    return (
        f"{kept.stem} differs in {found.part:.2%} of the picture, {ALIKE:.2%} may; {where}\n"
        f"kept: {kept}\nnow: {new}\nIf it is meant to be so: make pictures"
    )
