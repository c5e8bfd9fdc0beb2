"""A test for each sentence of the spec, in its order. The names say which."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from support import Variant, cases
from tripolis.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    IllegalAction,
    ImpossibleDraw,
    IncompleteTurn,
    NotYourTurn,
)
from tripolis.core.game import CHANCE, Status, advance
from tripolis.games import find

GAME: Any = find("cities2008")  # answers are JSON: anything

# aptw, aapt and aaww, corner to corner down to the right.
START = """
* draw 1
* draw 7
* draw 21
0 lay 1 0,0,r0; lay 7 1,1,r0; lay 21 2,2,r0
"""


def score(position: str, level: int) -> list[int]:
    """What each tourist scores, in reading order."""
    answer = GAME.answer({"position": position, "level": level})
    return [points for *_, points in answer["tourists"]]


def winners(level: int, *positions: str) -> list[int]:
    return GAME.answer({"positions": list(positions), "level": level})["winners"]


def legal(match, seat: int = 0) -> list[str]:
    return [GAME.action_text(action) for action in match.draft(seat).legal]


def act(match, *actions: str, seat: int = 0) -> None:
    for action in actions:
        match.draft(seat).act(GAME.parse_action(action))


def position(match, seat: int = 0) -> str:
    return GAME.summary(match.state)["positions"][seat]


def refused(match, action: str, seat: int = 0) -> str:
    """The code of the reason why an action is illegal."""
    before = match.draft(seat).state
    with pytest.raises(IllegalAction) as error:
        match.draft(seat).act(GAME.parse_action(action))
    assert match.draft(seat).state == before
    assert action in error.value.message
    return error.value.reason


# Things


def test_a_field_is_one_of_four_terrains():
    assert GAME.answer({"position": "ap/tw", "level": 1})["total"] == 0
    with pytest.raises(BadPosition):
        GAME.answer({"position": "ap/tb", "level": 1})


@pytest.mark.parametrize(
    ("rotation", "lies"), [(0, "ap/tw"), (1, "ta/wp"), (2, "wt/pa"), (3, "pw/at")]
)
def test_rotation_is_the_number_of_clockwise_quarter_turns(told, rotation, lies):
    match = told("* draw 1\n* draw 2\n* draw 3")
    act(match, f"lay 1 0,0,r{rotation}")
    assert GAME.summary(match.draft(0).state)["positions"] == [lies]


def test_a_tile_is_two_by_two_fields_written_nw_ne_sw_se(told):
    match = told(START)
    assert position(match) == "ap..../tw..../..aa../..pt../....aa/....ww"


def test_everyone_has_seven_tourists(told):
    match = told(START)
    assert GAME.view(match.state, 0).cities[0].stock == 7


def test_nothing_one_player_does_touches_anothers_city(walk):
    for before, entry, after in walk(3, 4):
        if seat := getattr(entry, "seat", None):
            for other in {0, 1, 2} - {seat}:
                assert before.cities[other] == after.cities[other]


def test_the_set_balanced_is_24_different_tiles_with_every_terrain_on_24_fields():
    faces = GAME.view(Variant("cities2008", 1).match().state, 0).faces
    assert len(faces) == len(set(faces)) == 24
    assert Counter("".join(faces)) == dict.fromkeys("aptw", 24)
    assert all(count <= 2 for face in faces for count in Counter(face).values())
    turned = {min(turns(face)) for face in faces}
    assert len(turned) == 24  # different however they are turned


def turns(face: str) -> list[str]:
    nw, ne, sw, se = face
    return [face, sw + nw + se + ne, se + sw + ne + nw, ne + se + nw + sw]


TABLE = """
aptw aapt ttap aapp  apwt aawp ttwa aatt  atpw aatw ttpw aaww
atwp ppta wwpa pptt  awpt ppaw wwat ppww  awtp ppwt wwtp ttww
"""


def test_the_table_is_the_default():
    match = Variant("cities2008", 1).match()
    assert match.options["tiles"] == "balanced"
    rows = TABLE.split()
    assert GAME.view(match.state, 0).faces == tuple(
        rows[4 * row + column] for column in range(4) for row in range(6)
    )


@pytest.mark.parametrize("seats", [1, 2, 300])
def test_number_of_players_1_and_up(seats):
    match = Variant("cities2008", seats).match()
    match.roll_all()
    assert match.to_act == tuple(range(seats))
    assert GAME.most_seats is None


def test_a_match_is_played_at_one_level():
    for level in "123":
        match = Variant("cities2008", 2, {"level": level}).match()
        assert GAME.view(match.state, 1).level == int(level)
    with pytest.raises(BadOption):
        Variant("cities2008", 2, {"level": "4"}).match()


# Play


def test_sixteen_of_the_24_numbers_are_the_stack_the_same_for_everyone(walk):
    match = list(walk(2, 1))
    drawn = [number for _, entry, _ in match for number in getattr(entry, "outcome", ())]
    assert len(set(drawn)) == len(drawn) == 16
    assert set(drawn) <= set(range(1, 25))
    for city in GAME.view(match[-1][2], None).cities:
        assert {tile.number for tile in city.tiles} == set(drawn)


def test_a_number_is_turned_up_once(told):
    match = told("* draw 5")
    with pytest.raises(ImpossibleDraw):
        match.roll((5,))
    with pytest.raises(ImpossibleDraw):
        match.roll((25,))
    assert 5 not in GAME.chance(match.state).pool


def test_each_draw_has_its_own_slot_so_the_same_seed_brings_the_same_tiles():
    keys = []
    match = Variant("cities2008", 1).match()
    while match.to_act == (CHANCE,):
        chance = GAME.chance(match.state)
        keys.append((chance.keys, chance.slots))
        match.roll()
    assert keys == [(("start/1",), (0,)), (("start/2",), (1,)), (("start/3",), (2,))]


def test_the_first_three_are_turned_up_together():
    match = Variant("cities2008", 2).match()
    for _ in range(3):
        assert match.to_act == (CHANCE,)
        match.roll()
    assert match.to_act == (0, 1)
    assert len(GAME.view(match.state, 0).to_place) == 3


def test_the_start_has_36_arrangements_times_64_rotations(told):
    """Every legal arrangement can be reached by lays, whichever tile comes first."""
    match = told("* draw 1\n* draw 2\n* draw 3")
    expected = cases("cities2008.json")["start"]
    arrangements: Counter[tuple[tuple[int, int], ...]] = Counter()
    todo = [match.state]
    whole = set()
    while todo:
        state = todo.pop()
        actions = GAME.legal_actions(state, 0)
        todo += [GAME.apply(state, 0, action) for action in actions]
        if not actions:
            tiles = sorted(GAME.view(state, 0).cities[0].tiles, key=lambda tile: tile.number)
            x, y = tiles[0].x, tiles[0].y
            places = tuple((tile.x - x, tile.y - y) for tile in tiles)
            whole.add((places, tuple(tile.rotation for tile in tiles)))
    arrangements.update(places for places, _ in whole)
    assert len(whole) == expected["with_rotations"] == 2304
    assert sorted(arrangements) == [tuple(map(tuple, p)) for p in expected["places"]]
    assert set(arrangements.values()) == {64}


def test_start_tiles_touch_a_corner_and_share_no_side(told):
    match = told("* draw 1\n* draw 2\n* draw 3")
    assert refused(match, "lay 1 1,0,r0") == "first-at-origin"
    act(match, "lay 1 0,0,r0")
    assert refused(match, "lay 2 1,0,r0") == "shares-side"
    assert refused(match, "lay 2 2,0,r0") == "no-corner"
    assert refused(match, "lay 2 0,0,r0") == "place-taken"
    assert refused(match, "lay 1 1,1,r0") == "not-this-tile"
    assert refused(match, "lay 4 1,1,r0") == "not-this-tile"
    assert refused(match, "tile 1,1,r0") == "start-first"


def test_no_tourist_is_placed_at_the_start(told):
    match = told("* draw 1\n* draw 2\n* draw 3")
    act(match, "lay 1 0,0,r0", "lay 2 1,1,r0", "lay 3 2,0,r0")
    assert legal(match) == []
    assert refused(match, "new 0,0") == "turn-complete"
    assert match.draft(0).turn.status is Status.COMPLETE


def test_there_are_13_rounds():
    match = Variant("cities2008", 1).match()
    rounds = []
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.roll()
        else:
            rounds.append(GAME.view(match.state, 0).round)
            draft = match.draft(0)
            while not draft.turn.over:
                draft.act(draft.legal[0])
            draft.commit()
    assert rounds == list(range(14))


def test_a_tile_shares_a_full_side_or_a_corner_with_one_there(told):
    match = told(START + "* draw 2")
    assert "tile 1,0,r0" in legal(match)
    assert "tile -1,-1,r3" in legal(match)
    assert refused(match, "tile 3,0,r0") == "not-touching"
    assert refused(match, "tile 1,1,r0") == "place-taken"


def test_a_tile_may_be_turned_in_any_rotation(told):
    match = told(START + "* draw 2")
    assert {text[-2:] for text in legal(match) if text.startswith("tile 1,0")} == {
        "r0",
        "r1",
        "r2",
        "r3",
    }


def test_the_city_stays_within_four_by_four_wherever_that_is(told):
    match = told(START + "* draw 2")
    assert {"tile 3,3,r0", "tile -1,-1,r0"} <= set(legal(match))
    match = told(START + "* draw 2\n0 tile 3,3,r0; stay\n* draw 3")
    assert refused(match, "tile -1,-1,r0") == "outside-city"
    assert refused(match, "tile 4,4,r0") == "outside-city"


def test_half_side_offsets_do_not_exist():
    with pytest.raises(BadPosition, match="not whole"):
        GAME.answer({"position": "ap../twap/..tw/....", "level": 1})


def test_new_is_a_tourist_from_stock_onto_the_tile_just_placed(told):
    match = told(START + "* draw 2")
    act(match, "tile 1,0,r0")  # apwt
    assert {"new 2,0", "new 3,0", "new 3,1"} <= set(legal(match))
    assert refused(match, "new 0,0") == "not-new-tile"
    act(match, "new 3,0")
    assert match.draft(0).view.cities[0].stock == 6


def test_new_needs_a_tourist_in_stock():
    request = {"position": "AAAA/AAAw/wwww/wwww", "ask": "move", "tile": "aaaa"}
    answer = GAME.answer({**request, "x": 2, "y": 0, "r": 0})
    assert not [text for text in answer["actions"] if text.startswith("new")]


def test_the_eighth_tourist_does_not_exist(told):
    match = told(START)
    places = ("1,0", "2,1", "0,1", "2,0", "1,2", "2,3", "3,2")  # of tiles 2 … 6 and 8, 9
    for number, place in zip((2, 3, 4, 5, 6, 8, 9), places, strict=True):
        match.roll((number,))
        act(match, f"tile {place},r0")
        act(match, next(text for text in legal(match) if text.startswith("new")))
        match.commit(0)
    match.roll((10,))
    act(match, "tile 0,2,r0")  # ppta, all dry
    assert match.draft(0).view.cities[0].stock == 0
    assert refused(match, "new 0,4") == "no-stock"


def test_jump_is_a_tourist_from_anywhere_onto_the_tile_just_placed(told):
    match = told(START + "* draw 2\n0 tile 1,0,r0; new 2,0\n* draw 3")
    act(match, "tile 3,3,r0")  # atpw
    assert {"jump 2,0>6,6", "jump 2,0>7,6", "jump 2,0>6,7"} <= set(legal(match))
    assert refused(match, "jump 2,0>3,0") == "not-new-tile"
    assert refused(match, "jump 3,0>6,6") == "no-tourist"
    act(match, "jump 2,0>6,6")
    assert match.draft(0).view.cities[0].tourists == ((6, 6),)


def test_walk_is_one_field_in_any_of_8_directions_across_tile_borders_too():
    request = {"position": "aaaa/aAaa/aaaa/aaaa", "ask": "move", "tile": "wwww"}
    actions = GAME.answer({**request, "x": 2, "y": 1, "r": 0})["actions"]
    to = [(x, y) for x, y in product(range(3), repeat=2) if (x, y) != (1, 1)]
    assert [a for a in actions if a.startswith("walk")] == [f"walk 1,1>{x},{y}" for x, y in to]


def test_a_walk_is_not_longer_than_one_field(told):
    match = told(START + "* draw 2\n0 tile 1,0,r0; new 2,0\n* draw 3")
    act(match, "tile 3,3,r0")
    assert refused(match, "walk 2,0>0,0") == "too-far"


def test_never_onto_water_or_a_tourist_or_off_the_tiles(told):
    match = told(START + "* draw 2\n0 tile 1,0,r0; new 2,0\n* draw 3\n0 tile 0,1,r0; new 0,2\n")
    match.roll((4,))
    act(match, "tile 2,0,r0")  # atwp
    assert refused(match, "new 4,1") == "onto-water"
    assert refused(match, "jump 2,0>4,1") == "onto-water"
    assert refused(match, "jump 0,2>2,0") == "field-taken"
    assert refused(match, "walk 2,0>2,-1") == "off-city"
    assert refused(match, "walk 2,0>2,1") == "onto-water"
    assert refused(match, "new 100,100") == "off-city"


def test_the_tile_comes_first_and_the_tourist_action_once(told):
    match = told(START + "* draw 2")
    assert refused(match, "stay") == "tile-first"
    act(match, "tile 1,0,r0")
    assert refused(match, "tile 2,0,r0") == "tile-placed"
    act(match, "new 2,0")
    assert refused(match, "stay") == "turn-complete"


def test_the_round_ends_when_all_have_finished_and_only_then_is_the_next_turned_up(told):
    match = told(START + "1 lay 7 0,0,r0; lay 1 1,1,r0; lay 21 2,2,r0\n* draw 2", 2)
    assert match.to_act == (0, 1)
    match.play(1, *map(GAME.parse_action, ("tile 1,0,r0", "stay")))
    assert match.to_act == (0,)
    with pytest.raises(ImpossibleDraw):
        GAME.chance(match.state)
    match.play(0, *map(GAME.parse_action, ("tile 1,0,r0", "stay")))
    assert match.to_act == (CHANCE,)


def test_the_order_of_finishing_makes_no_difference(walk):
    entries = [entry for _, entry, _ in walk(3, 9)]
    states = []
    for flip in (1, -1):
        state, round_ = Variant("cities2008", 3).match().state, []
        for entry in [*entries, None]:
            if hasattr(entry, "seat"):
                round_.append(entry)
                continue
            for turn in sorted(round_, key=lambda turn: flip * turn.seat):
                state = advance(GAME, state, turn)
            round_ = []
            state = state if entry is None else advance(GAME, state, entry)
        states.append(state)
    assert states[0] == states[1]
    assert hash(states[0]) == hash(states[1])


@pytest.fixture
def half_done(told):
    """Three seats in the first round, of which seat 1 has finished."""
    lays = "\n".join(f"{seat} lay 1 0,0,r0; lay 7 1,1,r0; lay 21 2,2,r0" for seat in (0, 1, 2))
    draws = "* draw 1\n* draw 7\n* draw 21\n"
    return told(f"{draws}{lays}\n* draw 2\n1 tile 1,0,r0; new 2,0", 3)


OLD = "ap..../tw..../..aa../..pt../....aa/....ww"
NEW = "apAp../twwt../..aa../..pt../....aa/....ww"


def shown(match, viewer) -> list[str]:
    return [city.position for city in match.view(viewer).cities]


def test_who_has_not_finished_sees_other_cities_as_at_the_end_of_the_last_round(half_done):
    assert shown(half_done, 0) == [OLD, OLD, OLD]
    assert half_done.view(0).stale == (False, True, True)
    assert half_done.view(0).waiting == (0, 2)


def test_a_complete_draft_is_not_finished(half_done):
    act(half_done, "tile 1,0,r0", "new 2,0")
    assert [city.position for city in half_done.draft(0).view.cities] == [NEW, OLD, OLD]


def test_having_finished_they_see_the_cities_of_everyone_who_has_finished_too(half_done):
    act(half_done, "tile -1,-1,r0", "stay")
    half_done.commit(0)
    assert shown(half_done, 0)[1] == NEW
    assert half_done.view(0).cities[1].turn == ("tile 1,0,r0", "new 2,0")
    assert shown(half_done, 1)[0] == position(half_done, 0)


def test_who_have_not_finished_are_still_shown_as_they_were(half_done):
    act(half_done, "tile 1,0,r0", seat=2)
    assert GAME.view(half_done.draft(2).state, 1).cities[2].position == OLD
    assert half_done.view(1).stale == (True, False, True)


def test_spectators_see_the_last_round_until_everyone_has_finished(half_done):
    assert shown(half_done, None) == [OLD, OLD, OLD]
    for seat in (0, 2):
        act(half_done, "tile 1,0,r0", "new 2,0", seat=seat)
        assert shown(half_done, None) == [OLD, OLD, OLD]
        half_done.commit(seat)
    assert shown(half_done, None) == [NEW, NEW, NEW]
    assert half_done.view(None).stale == (False, False, False)


def test_the_same_holds_for_the_start(told):
    match = told("* draw 1\n* draw 7\n* draw 21\n1 lay 1 0,0,r0; lay 7 1,1,r0; lay 21 2,2,r0", 2)
    assert shown(match, 0) == [None, None]
    assert shown(match, None) == [None, None]
    assert shown(match, 1) == [None, OLD]


def test_events_tell_a_turn_when_the_viewer_may_see_it(half_done):
    turn = len(half_done.entries) - 1
    kinds = {
        viewer: [event.kind for event in next(half_done.events(viewer, turn))]
        for viewer in (None, 0, 1)
    }
    assert kinds == {None: ["finished"], 0: ["finished"], 1: ["finished", "turn"]}
    half_done.play(0, *map(GAME.parse_action, ("tile -1,-1,r0", "stay")))
    told = next(half_done.events(0, turn + 1))
    assert [(event.kind, event.seat) for event in told] == [
        ("finished", 0),
        ("turn", 0),
        ("turn", 1),
    ]
    assert told[2].actions == ("tile 1,0,r0", "new 2,0")
    assert told[2].places == ((2, 0), (3, 0), (2, 1), (3, 1))
    again = [(event.kind, event.seat) for event in next(half_done.events(1, turn + 1))]
    assert again == [("finished", 0), ("turn", 0)]  # seat 1 was told of its own turn before
    half_done.play(2, *map(GAME.parse_action, ("tile -1,-1,r0", "stay")))
    last = [(event.kind, event.seat) for event in next(half_done.events(None, turn + 2))]
    assert last == [
        ("finished", 2),
        ("turn", 0),
        ("turn", 1),
        ("turn", 2),
        ("round-over", None),
    ]


def test_a_tile_may_be_taken_back_until_the_player_finishes(told):
    match = told(START + "* draw 2")
    act(match, "tile 1,0,r0", "new 2,0")
    match.draft(0).clear()
    act(match, "tile 0,1,r3", "stay")
    match.commit(0)
    with pytest.raises(NotYourTurn):
        match.draft(0)


def test_the_tourist_action_can_be_left_out_by_stay_and_by_nothing_else(told):
    match = told(START + "* draw 2")
    act(match, "tile 1,0,r0")
    with pytest.raises(IncompleteTurn, match="stay"):
        match.commit(0)
    assert legal(match)[-1] == "stay"


def test_a_jump_and_a_walk_to_the_same_field_are_both_legal_with_one_outcome(told):
    match = told(START + "* draw 2\n0 tile 1,0,r0; new 3,0\n* draw 3")
    act(match, "tile 2,0,r0")
    assert {"jump 3,0>4,0", "walk 3,0>4,0"} <= set(legal(match))
    before = match.draft(0).state
    jumped, walked = (
        GAME.apply(before, 0, GAME.parse_action(f"{word} 3,0>4,0")) for word in ("jump", "walk")
    )
    assert GAME.summary(jumped) == GAME.summary(walked)
    assert jumped != walked  # the record tells which it was


def test_the_game_ends_after_the_13th_round_with_full_cities(walk):
    *_, (_, _, state) = walk(2, 6)
    assert GAME.to_act(state) == ()
    for text in GAME.summary(state)["positions"]:
        assert [len(row) for row in text.split("/")] == [8] * 8
        assert "." not in text
    assert GAME.view(state, None).over


# Scoring


def test_a_zone_is_joined_by_sides_not_by_corners():
    assert score("Aa/ta", 1) == [3]
    assert score("Aw/wa", 1) == [1]
    assert score("Pp/wp", 2) == [3]


def test_attraction_scores_the_fields_of_its_zone_and_bordering_terraces_at_level_3():
    assert [score("Aatt/wtpp", level) for level in (1, 2, 3)] == [[2], [2], [4]]


def test_park_scores_the_fields_of_its_zone_and_bordering_waters_at_level_3():
    assert [score("Ppww/twaa", level) for level in (1, 2, 3)] == [[2], [2], [4]]


def test_terrace_scores_nothing_then_waters_seen_then_waters_and_parks_seen():
    assert [score("Twpw/aaaa", level) for level in (1, 2, 3)] == [[0], [1], [3]]


def test_a_zone_scores_once_for_the_first_tourist_in_reading_order():
    assert score("aA/Aa", 1) == [4, 0]


def test_a_zone_without_a_tourist_scores_nothing():
    assert score("aaPw/aaww", 1) == [1]


def test_a_border_counts_once_a_zone_and_again_for_another_zone():
    assert score("aAaw/atAw", 3) == [6, 0]
    assert score("AtAw/wtww", 3) == [2, 2]
    assert score("PwPw/twtw", 3) == [2, 3]


def test_a_tourist_on_the_bordering_terrace_makes_no_difference():
    assert score("AT/ww", 3)[0] == score("At/ww", 3)[0] == 2


def test_seen_at_level_2_is_the_unbroken_run_of_water_in_each_direction():
    assert score("wwww/wTwa/pwtw/wpww", 2) == [4]  # one to each side, then something else


def test_seen_at_level_3_runs_on_over_parks():
    assert score("Twwp/wapw", 2) == [3]
    assert score("Twwp/wapw", 3) == [4]


def test_attractions_terraces_and_places_without_a_tile_end_the_view():
    assert score("Twaw/aaaa", 2) == [1]
    assert score("Twtw/aaaa", 2) == [1]
    assert score("Tw..wT/ww..ww/..pp../..pp..", 2) == [2, 2]


def test_tourists_do_not_block_the_view():
    assert score("TwPw/aaaa", 3)[0] == 3


def test_several_tourists_may_see_the_same_field():
    assert score("TwwT/attw", 2) == [2, 3]


def test_the_highest_total_wins():
    assert winners(1, "Aatt/wwww", "Aaat/wwww") == [1]


def test_a_tie_goes_to_the_best_single_tourist_then_the_second_best():
    assert winners(1, "AaPp/wwww", "AaaP/wwww") == [1]
    assert winners(1, "AaaPwA/tttwww", "AaaP/wwwp") == [1]


def test_a_scored_zone_belongs_to_one_tourist():
    assert winners(1, "AAPw/wwww", "AaPw/wwww") == [0, 1]


def test_an_absent_tourist_counts_as_0():
    assert winners(1, "Aatt/wwww", "AatT/wwww") == [0, 1]


def test_still_equal_they_share_the_win(told):
    assert winners(1, "Aatt/wwww", "Ppww/wwww") == [0, 1]


def test_what_decided_is_told(walk):
    seen = set()
    for seed in range(40):
        *_, (_, _, state) = walk(2, seed, level="1")
        scores = GAME.scores(state)
        seen.add(scores.decided_by)
        tie = len(set(scores.totals)) == 1
        assert (scores.decided_by == "points") is (not tie)
        assert scores.winners == tuple(winners(1, *GAME.summary(state)["positions"]))
    assert {"points", "tourists"} <= seen


def test_solo_has_one_winner_by_points(walk):
    *_, (_, _, state) = walk(1, 2)
    assert GAME.scores(state).winners == (0,)
    assert GAME.scores(state).decided_by == "points"


def test_there_are_no_winners_before_the_end(half_done):
    assert GAME.scores(half_done.state).winners == ()
    assert half_done.view(1).scores.winners == ()


# Notation


def test_upper_case_stands_where_a_tourist_stands():
    assert GAME.answer({"position": "aP../tw../..aa/..pw", "level": 1}) == {
        "total": 1,
        "tourists": [[1, 0, "p", 1]],
    }


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ap../tW../..aa/..pw", "water"),
        ("", "empty"),
        ("ap/tx", "'x' at 1,1"),
        ("apt/tww", "3 columns"),
        ("ap/tw/aa", "3 rows"),
        ("ap/tww", "differ in length"),
        ("apapapapap/twtwtwtwtw", "10 columns"),
        ("/".join(["ap"] * 10), "10 rows"),
        ("ap.a/tw..", "not whole"),
        ("ap../tw..", "all four edges"),
        ("..ap/..tw", "all four edges"),
        ("ap/tw/../..", "all four edges"),
        ("../../ap/tw", "all four edges"),
        ("..../....", "all four edges"),
        ("ap..aa/tw..ww", "not joined"),
        ("ap..../tw..../....aa/....pw", "not joined"),
        ("AAAA/AAAA/wwww/wwww", "8 tourists"),
        ("ap\n/tw", "no field"),
        ("ap/tw ", "no field"),
        ("АP/tw", "no field"),
    ],
)
def test_a_position_is_whole_and_touches_all_edges_and_holds_7_tourists_at_most(text, reason):
    with pytest.raises(BadPosition) as error:
        GAME.answer({"position": text, "level": 1})
    assert reason in error.value.reason


def test_position_coordinates_count_from_its_top_left(told):
    match = told(START + "* draw 2\n0 tile -1,0,r0; new -2,0")
    assert GAME.summary(match.state)["origin"] == [[-2, 0]]
    assert position(match).startswith("Ap")


def test_tile_x_y_covers_its_four_fields(told):
    match = told(START + "* draw 22")
    act(match, "tile -1,1,r0")  # pptt, all dry
    news = [text for text in legal(match) if text.startswith("new")]
    assert news == ["new -2,2", "new -1,2", "new -2,3", "new -1,3"]


def test_an_empty_city_has_no_position():
    state = Variant("cities2008", 2).match().state
    assert GAME.summary(state) == {"positions": [None, None], "origin": [None, None]}


@pytest.mark.parametrize(
    "text",
    [
        "lay 7 0,0,r0",
        "lay 24 -2,1,r3",
        "tile 1,-1,r2",
        "new 3,-2",
        "jump 0,1>3,-2",
        "walk 0,1>1,2",
        "stay",
    ],
)
def test_actions_are_written_as_they_are_read(text):
    assert GAME.action_text(GAME.parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " stay",
        "stay ",
        "STAY",
        "stay 1",
        "lay 7",
        "lay 07 0,0,r0",
        "lay -7 0,0,r0",
        "lay 7  0,0,r0",
        "lay 7 0,0",
        "tile 1,-1,r4",
        "tile 1,-1,r2 ",
        "tile +1,1,r2",
        "tile 1, 1,r2",
        "tile -0,1,r2",
        "new 3",
        "new 3,2,r0",
        "new 03,2",
        "jump 0,1",
        "jump 0,1>",
        "jump 0,1>3,-2>1,1",
        "walk 0,1->1,2",
        "hop 1,1",
        "tile ١,1,r0",
    ],
)
def test_only_the_canonical_text_is_accepted(text):
    with pytest.raises(BadNotation):
        GAME.parse_action(text)


def test_lays_may_come_in_any_order_of_the_three_tiles(told):
    match = told("* draw 9\n* draw 3\n* draw 21")
    assert {text.split(" ")[1] for text in legal(match)} == {"9", "3", "21"}
    assert len(legal(match)) == 12
    act(match, "lay 21 0,0,r0")
    assert len(legal(match)) == 2 * 4 * 4
    act(match, "lay 9 1,1,r0")
    assert len(legal(match)) == 6 * 4


def test_legal_actions_stand_in_a_fixed_order(told):
    match = told(START + "* draw 22\n0 tile 1,0,r0; new 2,0\n* draw 20")
    assert legal(match)[:5] == [
        "tile -1,-1,r0",
        "tile -1,-1,r1",
        "tile -1,-1,r2",
        "tile -1,-1,r3",
        "tile 0,-1,r0",
    ]
    act(match, "tile 0,1,r0")
    words = [text.split(" ")[0] for text in legal(match)]
    assert list(dict.fromkeys(words)) == ["new", "jump", "walk", "stay"]
