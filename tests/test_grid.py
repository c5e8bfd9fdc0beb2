"""The grid beside a slow one made of sets of squares."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tripolis.grid import SIDES, Grid, bits

GRID = Grid(5, 4, left=-2, top=3)
SQUARES = [(x, y) for y in range(3, 7) for x in range(-2, 3)]
SETS = st.sets(st.sampled_from(SQUARES))


def mask(squares):
    return GRID.mask(list(squares))


def squares(bit_set):
    return set(GRID.squares(bit_set))


def test_squares_are_in_reading_order_and_guards_are_none():
    assert list(GRID.squares(GRID.all)) == SQUARES
    assert GRID.bit(3, 3) == GRID.bit(-3, 3) == GRID.bit(0, 2) == 0
    assert GRID.square(GRID.bit(-2, 3)) == (-2, 3)


@given(SETS)
def test_beside_and_around(some):
    beside = {(x + dx, y + dy) for x, y in some for dx, dy in SIDES} & set(SQUARES)
    around = {(x + dx, y + dy) for x, y in some for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & set(
        SQUARES
    )
    assert squares(GRID.beside(mask(some))) == beside
    assert squares(GRID.around(mask(some))) == around - some


@given(SETS)
def test_areas_are_the_connected_groups(some):
    areas = GRID.areas(mask(some))
    assert sum(areas) == mask(some)
    assert [next(bits(area)) for area in areas] == sorted(next(bits(area)) for area in areas)
    for area in areas:
        reached = {GRID.square(next(bits(area)))}
        while more := {(x + dx, y + dy) for x, y in reached for dx, dy in SIDES} & some - reached:
            reached |= more
        assert squares(area) == reached


@given(st.sampled_from(SQUARES), st.sampled_from(SIDES), SETS)
def test_a_ray_is_the_unbroken_run(start, direction, some):
    (x, y), (dx, dy) = start, direction
    run = set()
    while (x := x + dx, y := y + dy) in some:
        run.add((x, y))
    assert squares(GRID.ray(mask([start]), dx, dy, mask(some))) == run
