"""Component files: what is refused, and where the error points."""

import re

import pytest

from support import RECORDS
from tripolis.core.errors import ComponentError
from tripolis.core.options import resolve
from tripolis.games.cities2024.components import COUNTS, house_text, load
from tripolis.games.cities2024.game import Cities2024

RECORD = (RECORDS / "cities2024-2seats-0.txt").read_text("utf-8")
TEXT = re.findall(r"begin set\n(.*?)end set\n", RECORD, re.DOTALL)[0]
GAME = Cities2024()


def line_of(text, part):
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("right", "wrong", "key"),
    [
        ('spaces = "b g / r p"', 'spaces = "b g / r q"', "tile.spaces"),
        ('spaces = "b g / r p"', 'spaces = "b g r p"', "tile.spaces"),
        ('spaces = "b g / r p"', 'spaces = "b1 g / r p"', "tile.spaces"),
        ('spaces = "b g / r p"', "spaces = 4", "tile.spaces"),
        ('kind = "w1"', 'kind = "w5"', "feature.kind"),
        ('kind = "w2"', 'kind = "w1"', "feature.kind"),
        ("count = 9", 'count = "9"', "feature.count"),
        ("count = 9", "count = -1", "feature.count"),
        ('pattern = "m"', 'pattern = "m2"', "card.pattern"),
        ('pattern = "b . g / . ? ."', 'pattern = "b . g / ."', "card.pattern"),
        ('different = "height"', 'different = "size"', "card.different"),
        ('line = {of = "s1+", size = 3}', 'line = {of = "s1+"}', "card.line.size"),
        ('area = {of = "p", size = 5}', 'area = {of = ".", size = 5}', "city.achievement.area.of"),
        ('set = ["w!1", "w!2"]', "set = []", "city.achievement.set"),
        ("places = [6, 4, 1]", "places = [6, 6, 1]", "city.achievement.places"),
        ("places = [6, 4, 1]", "places = [6, 4]", "city.achievement.places"),
        ("places = [6, 4, 1]", 'places = "6 4 1"', "city.achievement.places"),
        ("at_least = 3", "at_least = 0", "city.achievement.at_least"),
        ('name = "Rio de Janeiro"', 'name = "New York"', "city.name"),
        ('name = "Sydney"', 'name = "Random"', "city.name"),
    ],
)
def test_a_defect_is_named_with_its_line_and_key(right, wrong, key):
    text = TEXT.replace(right, wrong, 1)
    with pytest.raises(ComponentError) as caught:
        load(text)
    assert (caught.value.key, caught.value.line) == (key, line_of(TEXT, right))
    assert "\n" not in caught.value.message


@pytest.mark.parametrize(
    ("right", "wrong", "key"),
    [
        ('[[tile]]\nspaces = "b g / r p"\n', "", "tile"),
        ('[[start_tile]]\nspaces = "y r / p w"\n', "", "start_tile"),
        ("count = 9", "count = 8", "feature"),
        ('[[card]]\nname = "Card 2"\npoints = 2\npattern = "m"\n', "", "card"),
    ],
)
def test_a_set_that_breaks_the_counts_is_refused(right, wrong, key):
    assert right in TEXT
    with pytest.raises(ComponentError) as caught:
        load(TEXT.replace(right, wrong, 1))
    assert caught.value.key == key
    assert f"not {COUNTS[key]}" in caught.value.reason


def test_a_city_has_three_achievements():
    broken = (RECORDS / "broken-half-a-set-of-achievements.txt").read_text("utf-8")
    text = re.findall(r"begin set\n(.*?)end set\n", broken, re.DOTALL)[0]
    with pytest.raises(ComponentError) as caught:
        load(text)
    assert caught.value.line == line_of(text, '[[city]]\nname = "Lisbon"')


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("[[card]]", "[[card]", line_of(TEXT, "[[card]]")),
        ('name = "workshop 948"', 'name = "workshop 948', 1),
    ],
)
def test_a_file_that_is_not_toml_is_refused_at_its_line(right, wrong, line):
    with pytest.raises(ComponentError) as caught:
        load(TEXT.replace(right, wrong, 1))
    assert caught.value.line == line
    assert caught.value.reason.startswith("not TOML")


@pytest.mark.parametrize("key", ["title", "card.colour", "tile.name", "counts.cards"])
def test_unknown_keys_are_refused(key):
    table, _, name = key.rpartition(".")
    addition = {
        "": 'title = "x"\n',
        "card": '[[card]]\nname = "A"\npoints = 1\npattern = "r"\ncolour = "r"\n',
        "tile": '[[tile]]\nspaces = "r r / r r"\nname = "A"\n',
        "counts": "[counts]\ncards = 3\n",
    }[table]
    text = addition + TEXT if not table else TEXT + addition
    with pytest.raises(ComponentError) as caught:
        load(text)
    assert caught.value.key == key
    assert caught.value.line == text[: text.rindex(f"{name} = ")].count("\n") + 1


def test_a_set_may_declare_counts_of_its_own():
    more = '[[start_tile]]\nspaces = "r p / w g"\n[counts]\nstart_tile = 5\npieces = 24\n'
    found = load(TEXT + more)
    assert (len(found.start_tiles), found.pieces) == (5, 24)


@pytest.mark.parametrize(
    ("right", "wrong", "key"),
    [
        ("count = 9", f"count = {10**12}", "feature.count"),
        ('name = "workshop 948"', f'name = "x"\ncounts = {{pieces = {10**12}}}', "counts.pieces"),
        ("points = 2", f"points = {'9' * 4300}", "card.points"),
    ],
)
def test_numbers_that_would_eat_the_memory_are_refused(right, wrong, key):
    assert right in TEXT
    with pytest.raises(ComponentError) as caught:
        load(TEXT.replace(right, wrong, 1))
    assert caught.value.key == key
    assert caught.value.reason.startswith("at most 1000")


def test_a_set_too_small_for_a_match_is_refused_at_setup():
    text = f"{TEXT}[counts]\npieces = 23\n"
    for seats, enough in ((2, True), (3, False)):
        specs = GAME.option_specs(seats, text)
        options = resolve(GAME.name, specs, {"city": "venice", "set": "own"}, text)
        if enough:
            assert GAME.setup(seats, options).piles.pieces
        else:
            with pytest.raises(ComponentError) as caught:
                GAME.setup(seats, options)
            assert caught.value.key == "pieces"


def test_the_house_set_is_a_set():
    assert load(None) == load(house_text())
    assert load(None).name == "house"
