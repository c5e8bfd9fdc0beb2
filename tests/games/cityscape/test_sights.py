"""What a view says of each line is what scoring counts there."""

from __future__ import annotations

from tripolis.core.options import resolve
from tripolis.games.cityscape.board import LINES, SIDES, place
from tripolis.games.cityscape.game import Cityscape
from tripolis.games.cityscape.view import sights

# From the north: row 2 reads 0 3 5 3, row 1 reads 3 3 0 5.
HEIGHTS = (0,) * 8 + (0, 3, 5, 3) + (3, 3, 0, 5)


def test_every_line_of_every_side_is_told_from_near_to_far() -> None:
    told = {(sight.side, sight.line): sight.lots for sight in sights(HEIGHTS)}
    assert told == {
        (side, n): tuple(map(place, line))
        for side in SIDES
        for n, line in enumerate(LINES[side], start=1)
    }


def test_equal_buildings_are_level_and_only_taller_ones_are_seen() -> None:
    west = {sight.line: sight for sight in sights(HEIGHTS) if sight.side == "W"}
    assert west[4].seen == ((0, 3), (3, 3))
    assert west[4].level == ((0, 3), (1, 3), (3, 3))
    assert west[3].seen == west[3].level == ((1, 2), (2, 2))
    assert west[1].seen == west[1].level == ()


def test_views_tell_the_city_of_this_round_and_of_each_round_before() -> None:
    game = Cityscape()
    view = game.view(game.setup(3, resolve("cityscape", game.option_specs(3), {})), 0)
    assert view.sights == sights((0,) * 16)
    assert view.past_sights == ()
