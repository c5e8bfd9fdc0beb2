"""Numbers and places as text: one way to write each."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripolis.core.errors import BadNotation
from tripolis.core.notation import parse_count, parse_integer, parse_place, parse_turned_place

NUMBERS = st.integers(-999_999_999, 999_999_999)


@given(NUMBERS, NUMBERS, st.integers(0, 3))
def test_places_read_back(x, y, r):
    assert parse_place(f"{x},{y}") == (x, y)
    assert parse_turned_place(f"{x},{y},r{r}") == (x, y, r)


@pytest.mark.parametrize("text", ["", "01", "+1", "-0", "1.", " 1", "1 ", "1_0", "٣", "1" * 10])
def test_a_number_is_written_in_one_way(text):
    with pytest.raises(BadNotation):
        parse_integer(text, "a number")
    with pytest.raises(BadNotation):
        parse_place(f"{text},0")


def test_a_count_has_no_sign():
    assert parse_count("12", "a number") == 12
    with pytest.raises(BadNotation):
        parse_count("-1", "a number")


@pytest.mark.parametrize("text", ["1,2", "1,2,r4", "1,2,r", "1,2,3", "1,r0", "1,2,3,r0", "1,2,R0"])
def test_a_tile_place_has_a_rotation(text):
    with pytest.raises(BadNotation):
        parse_turned_place(text)
