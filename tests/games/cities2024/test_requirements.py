"""The requirement language against the naive reading, on random positions and requirements."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from support import examples
from tripolis.core.errors import BadRequest
from tripolis.games.cities2024.neighbourhood import FRAME
from tripolis.games.cities2024.notation import parse_position, position_text
from tripolis.games.cities2024.requirements import parse_requirement

from .naive import area_count, count, read, set_count

BUILDING = [f"{colour}{n}" for colour in "rgby" for n in ("", "", 1, 2, 3, 4, "m")]
WILD = ["*", "*", *(f"*{colour}{n}" for colour in "rgby" for n in (1, 2, 3))]
UNPAVED = [f"{ground}{n}" for ground in "wp" for n in ("", "", 1, 2, 3, 4)]
SPACES = st.sampled_from([*BUILDING, *WILD, *UNPAVED])


@st.composite
def positions(draw):
    """Tiles grown one by one inside 3×3, 3×5 or 5×3, then cut to their bounding box."""
    width, height = draw(st.sampled_from([(1, 1), (2, 2), (3, 3), (3, 5), (5, 3)]))
    every = [(x, y) for y in range(height) for x in range(width)]
    tiles = [draw(st.sampled_from(every))]
    for _ in range(draw(st.integers(0, len(every) - 1))):
        beside = [
            (x, y)
            for x, y in every
            if (x, y) not in tiles and any(abs(x - a) + abs(y - b) == 1 for a, b in tiles)
        ]
        tiles.append(draw(st.sampled_from(beside)))
    left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
    right, bottom = max(x for x, _ in tiles), max(y for _, y in tiles)
    return " / ".join(
        " ".join(
            draw(SPACES) if (x // 2, y // 2) in tiles else "."
            for x in range(2 * left, 2 * right + 2)
        )
        for y in range(2 * top, 2 * bottom + 2)
    )


PIECES = st.sampled_from(["", "", "0", "1", "2", "1+", "2+", "3+", "0+", "2-", "1-", "4", "4-"])
BUILDINGS = st.builds(lambda ground, n: ground + n, st.sampled_from("ssrgby"), PIECES)
MATCHERS = st.one_of(
    BUILDINGS,
    st.sampled_from(["w", "w!", "w!1", "w0", "p", "p!", "p!3", "p0", "m", "?", "?"]),
)
COMPARED = st.sampled_from(["colour", "height"])
AREAS = st.fixed_dictionaries(
    {"of": MATCHERS}, optional={"size": st.integers(1, 6), "features": st.integers(0, 4)}
)
LINES = st.fixed_dictionaries({"of": MATCHERS, "size": st.integers(1, 6)})


@st.composite
def patterns(draw):
    width, height = draw(st.integers(1, 4)), draw(st.integers(1, 3))
    words = st.one_of(MATCHERS, BUILDINGS, st.just("."))
    rows = [[draw(words) for _ in range(width)] for _ in range(height)]
    if all(word == "." for row in rows for word in row):
        rows[0][0] = draw(MATCHERS)
    table = {"pattern": " / ".join(map(" ".join, rows))}
    for key in draw(st.sets(st.sampled_from(["same", "different"]))):
        table[key] = draw(COMPARED)
    return table


REQUIREMENTS = st.one_of(
    patterns(),
    st.fixed_dictionaries({"area": AREAS}),
    st.fixed_dictionaries({"line": LINES}),
    st.fixed_dictionaries({"set": st.lists(MATCHERS, min_size=1, max_size=5)}),
)


@examples(400)
@given(position=positions(), table=REQUIREMENTS, achievement=st.booleans())
@example("* * / r w", {"set": ["r", "r1-", "s0"]}, True)
@example("r1 g1 / g1 r1", {"pattern": "s s", "same": "height", "different": "colour"}, False)
def test_counts_are_those_of_the_naive_reading(position, table, achievement):
    place = parse_position(position, long=True)
    requirement = parse_requirement(table)
    found = requirement.occurrences(place, achievement)
    assert requirement.count(place, achievement) == len(found)
    assert len(found) == count(table, read(position), achievement)


@examples(200)
@given(position=positions(), table=REQUIREMENTS, achievement=st.booleans())
def test_the_spaces_of_an_occurrence_make_it_one(position, table, achievement):
    """Alone on the board they still are one; those of a set share no space."""
    board = read(position)
    found = parse_requirement(table).occurrences(parse_position(position, long=True), achievement)
    for spaces in found:
        alone = {place: board[place] for place in FRAME.squares(spaces)}
        if "area" in table:
            assert area_count(table["area"], alone, achievement) == 1
        elif "set" in table:
            assert set_count(table["set"], alone, achievement) == 1
            assert len(alone) == len(table["set"])
        elif "pattern" in table:
            assert count(table, alone, achievement) == 1
        else:
            assert len(alone) >= table["line"]["size"]
    if "set" in table:
        assert sum(map(int.bit_count, found)) == sum(found).bit_count()


@given(position=positions())
def test_positions_are_written_as_they_are_read(position):
    assert position_text(parse_position(position, long=True)) == position


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({}, "pattern"),
        ({"pattern": "r", "set": ["r"]}, "pattern"),
        ({"pattern": "r g / b"}, "pattern"),
        ({"pattern": ". . / . ."}, "pattern"),
        ({"pattern": ""}, "pattern"),
        ({"pattern": "r5"}, "pattern"),
        ({"pattern": "r2++"}, "pattern"),
        ({"pattern": "w5"}, "pattern"),
        ({"pattern": "w!0"}, "pattern"),
        ({"pattern": "m1"}, "pattern"),
        ({"pattern": 3}, "pattern"),
        ({"pattern": "r\tg"}, "pattern"),
        ({"pattern": "r\n/ g"}, "pattern"),
        ({"pattern": "r", "same": "size"}, "same"),
        ({"pattern": "r", "different": []}, "different"),
        ({"set": ["r"], "same": "colour"}, "same"),
        ({"set": []}, "set"),
        ({"set": "r"}, "set"),
        ({"set": ["."]}, "set"),
        ({"set": [1]}, "set"),
        ({"area": "p"}, "area"),
        ({"area": {}}, "area.of"),
        ({"area": {"of": "."}}, "area.of"),
        ({"area": {"of": "p", "size": 0}}, "area.size"),
        ({"area": {"of": "p", "size": True}}, "area.size"),
        ({"area": {"of": "p", "features": -1}}, "area.features"),
        ({"area": {"of": "p", "height": 1}}, "area.height"),
        ({"line": {"of": "p"}}, "line.size"),
        ({"line": {"of": "p", "size": 2, "features": 1}}, "line.features"),
        ({"shape": "p"}, "shape"),
    ],
    ids=str,
)
def test_a_malformed_requirement_is_refused_by_its_key(table, key):
    with pytest.raises(BadRequest) as caught:
        parse_requirement(table)
    assert caught.value.key == key
    assert "\n" not in caught.value.message


def test_a_long_pattern_is_quoted_in_short():
    for pattern in ("r " * 10_000 + "/ g", ". " * 10_000):
        with pytest.raises(BadRequest) as caught:
            parse_requirement({"pattern": pattern})
        assert len(caught.value.message) < 1_000
