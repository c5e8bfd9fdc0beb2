"""A player's own tiles: what a file may hold, and how a defect is told."""

from __future__ import annotations

from typing import Any

import pytest

from support import Variant
from tripolis.core.errors import BadOption, ComponentError, RecordError
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import find

GAME: Any = find("cities2008")  # answers are JSON: anything
FACES = ["aptw", "aaaa", "wwww", "pppp"] * 6


def file_of(faces: list[str], name: str = "my box") -> str:
    lines = "".join(f'  "{face}",\n' for face in faces)
    return f'name = "{name}"\ntiles = [\n{lines}]\n'


def defect(text: str) -> ComponentError:
    with pytest.raises(ComponentError) as error:
        GAME.option_specs(1, text)
    assert "\n" not in error.value.message
    return error.value


def own(text: str) -> Match:
    options = resolve(GAME.name, GAME.option_specs(2, text), {"tiles": "own"}, text)
    return Match(GAME, 2, options)


def test_a_file_of_24_tiles_is_played_with_in_the_order_of_their_numbers():
    match = own(file_of(FACES))
    view = match.view(0)
    assert (view.tile_set, view.faces) == ("my box", tuple(FACES))
    for number in (2, 1, 3):
        match.roll((number,))
    lays = ("lay 2 0,0,r0", "lay 1 1,1,r0", "lay 3 2,2,r0")
    match.play(1, *map(GAME.parse_action, lays))
    assert GAME.summary(match.state)["positions"][1].startswith("aa..../aa..../..ap..")


def test_a_set_of_ones_own_need_not_be_balanced():
    assert own(file_of(["aaaa"] * 24)).view(None).faces == ("aaaa",) * 24


def test_a_file_stands_in_the_record_as_it_is():
    text = file_of(FACES).replace("tiles", "# from the box\n\ntiles", 1)
    record = write(own(text))
    assert f"\nbegin tiles\n{text}end tiles\n" in record
    again = replay(record, find)
    assert write(again) == record
    assert again.state == own(text).state


@pytest.mark.parametrize("face", ["apt", "aptww", "apt1", "APTW", "", "ap w", 5, ["aptw"]])
def test_another_letter_or_a_wrong_length_is_refused_with_the_number_of_the_tile(face):
    text = file_of([*FACES[:6], "@", *FACES[7:]]).replace('"@"', repr(face).replace("'", '"'))
    error = defect(text)
    assert error.key == "tile 7"
    if isinstance(face, str):
        assert error.line == 9


@pytest.mark.parametrize(
    ("count", "told"), [(0, "tile 1 "), (23, "tile 24 is missing"), (25, "tile 25 is too many")]
)
def test_any_other_number_of_tiles_is_refused(count, told):
    error = defect(file_of((FACES * 2)[:count]))
    assert (error.key, error.line) == ("tiles", 2)
    assert told in error.reason


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "name", 0),
        ('name = "x"\n', "tiles", 0),
        (file_of(FACES).replace("name", "title"), "title", 1),
        (file_of(FACES) + "year = 2008\n", "year", 28),
        (file_of(FACES, "a\\nb"), "name", 1),
        (file_of(FACES, " "), "name", 1),
        (file_of(FACES).replace('"my box"', "3"), "name", 1),
        ('name = "x"\ntiles = 24\n', "tiles", 2),
        ('name = "x"\n[tiles]\na = 1\n', "tiles", 2),
        ('name = "x"\ntiles = ["aptw" "aptw"]\n', "", 2),
        ('name = "x"\ntiles = ["aptw",\n', "", 2),
        (file_of(FACES).replace("\n", "\r\n"), "", 1),
        ('name = """\\\nend tiles\n"""\n', "", 2),
    ],
)
def test_every_other_defect_is_told_at_its_line(text, key, line):
    error = defect(text)
    assert (error.key, error.line) == (key, line)


def test_a_defect_in_a_record_is_told_at_its_line():
    record = write(own(file_of(FACES))).replace('  "pppp",\n', '  "pppq",\n', 1)
    with pytest.raises(RecordError, match="tile 4") as error:
        replay(record, find)
    assert record.split("\n")[error.value.line - 1] == '  "pppq",'


def test_own_needs_a_file_and_a_file_needs_own():
    with pytest.raises(BadOption):
        Variant("cities2008", 1, {"tiles": "own"}).match()
    with pytest.raises(BadOption):
        resolve(GAME.name, GAME.option_specs(1), {}, file_of(FACES))
