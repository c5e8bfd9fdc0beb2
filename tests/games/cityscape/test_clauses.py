"""One test for each sentence of the rules of Cityscape, named after it."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from tripolis.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadSeats,
    IllegalAction,
    IncompleteTurn,
    NotYourTurn,
)
from tripolis.core.game import Status
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find
from tripolis.games.cityscape.board import LINES, LOT_NAMES
from tripolis.games.cityscape.notation import parse_action, parse_goals, parse_position
from tripolis.games.cityscape.scoring import score_line

GAME = find("cityscape")
SIDES = {2: ("SW", "NE"), 3: ("S", "W", "N"), 4: ("S", "W", "N", "E")}
CODES = range(1, 7)
ALL_BLOCKS = [height for height in range(1, 6) for _ in range(5)]

AnyMatch = Match[Any, Any, Any]


def begin(seats: int, rounds: int | None = None) -> AnyMatch:
    given = {} if rounds is None else {"rounds": str(rounds)}
    return Match(GAME, seats, resolve("cityscape", GAME.option_specs(seats), given))


def play(match: AnyMatch, seat: int, *actions: str) -> None:
    match.play(seat, *map(parse_action, actions))


def goals_of(match: AnyMatch, seat: int, codes: str = "1111") -> list[str]:
    """The turn that gives each side of this seat the same four codes."""
    sides = SIDES[match.seats][seat]
    return [f"goal {s}{n} {code}" for s in sides for n, code in enumerate(codes, start=1)]


def lock_all(match: AnyMatch, codes: str = "1111") -> None:
    for seat in range(match.seats):
        play(match, seat, *goals_of(match, seat, codes))


def build_all(match: AnyMatch, lot: str = "a1") -> None:
    """Place all 25 blocks on one lot, whoever's turn it is."""
    for height in ALL_BLOCKS:
        play(match, match.to_act[0], f"build {height} {lot}")


def legal(match: AnyMatch, seat: int) -> list[str]:
    return [GAME.action_text(action) for action in GAME.legal_actions(match.state, seat)]


def points(line: str, code: int) -> int:
    """The points of a line of heights, nearest first, in an otherwise vacant city."""
    heights = [0] * 16
    for lot, height in zip(LINES["S"][0], line.split(), strict=True):
        heights[lot] = int(height)
    return score_line(heights, LINES["S"][0], code)


def seen(line: str) -> int:
    return next((code for code in range(1, 5) if points(line, code)), 0)


# Things


def test_a_board_of_4_by_4_lots() -> None:
    match = begin(4)
    lock_all(match)
    lots = {text.split(" ")[2] for text in legal(match, 0)}
    assert lots == {column + row for column in "abcd" for row in "1234"}


def test_25_blocks_five_each_of_heights_1_to_5() -> None:
    match = begin(4)
    lock_all(match)
    for height in ALL_BLOCKS:
        play(match, match.to_act[0], f"build {height} a1")
    assert sorted(ALL_BLOCKS) == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5
    assert match.state.past[0].heights[LOT_NAMES.index("a1")] == 75


def test_there_is_no_sixth_block_of_a_height() -> None:
    match = begin(4)
    lock_all(match)
    for lot in ("a1", "b1", "c1", "d1", "a2"):
        play(match, match.to_act[0], f"build 3 {lot}")
    assert not [text for text in legal(match, 1) if text.startswith("build 3")]
    with pytest.raises(IllegalAction) as error:
        play(match, 1, "build 3 a1")
    assert error.value.reason == "no-block-left"


def test_blocks_belong_to_nobody() -> None:
    match = begin(4)
    lock_all(match)
    for seat in range(4):
        assert len(legal(match, seat)) == 80
        play(match, seat, f"build {seat + 1} a{seat + 1}")


def test_the_height_of_a_building_is_the_sum_of_its_blocks() -> None:
    match = begin(3)
    lock_all(match)
    play(match, 0, "build 5 b3")
    play(match, 1, "build 2 b3")
    play(match, 2, "build 2 b3")
    assert match.state.heights[LOT_NAMES.index("b3")] == 9


def test_there_is_no_limit_to_a_height() -> None:
    assert GAME.answer(
        {"position": "75,0,0,0" + "/0,0,0,0" * 3, "players": 3, "goals": "S=1111 W=1111 N=1111"}
    )["totals"] == [10, 10, 10]


def test_a_vacant_lot_is_not_a_building() -> None:
    assert seen("0 0 3 0") == 1
    assert points("0 0 3 3", 5) == 20
    assert points("0 0 0 3", 5) == 0


def test_a_side_has_four_lines_from_its_left_to_its_right_each_from_the_nearest_lot() -> None:
    names = {side: [[LOT_NAMES[lot] for lot in line] for line in LINES[side]] for side in LINES}
    assert names == {
        "S": [[c + r for r in "1234"] for c in "abcd"],
        "W": [[c + r for c in "abcd"] for r in "4321"],
        "N": [[c + r for r in "4321"] for c in "dcba"],
        "E": [[c + r for c in "dcba"] for r in "1234"],
    }


@pytest.mark.parametrize(("seats", "goals"), [(2, 8), (3, 4), (4, 4)])
def test_a_side_has_four_goals_one_code_a_line(seats: int, goals: int) -> None:
    match = begin(seats)
    for seat in range(seats):
        expected = {
            f"goal {side}{line} {code}"
            for side in SIDES[seats][seat]
            for line in range(1, 5)
            for code in CODES
        }
        assert set(legal(match, seat)) == expected
        assert len(expected) == 6 * goals


def test_goals_are_secret_until_the_round_is_scored() -> None:
    match = begin(4, rounds=2)
    lock_all(match, "3562")
    assert match.view(1).goals == (None, (3, 5, 6, 2), None, None)
    assert match.view(None).goals == (None,) * 4
    build_all(match)
    assert match.view(1).past[0].goals == ((3, 5, 6, 2),) * 4
    assert match.view(None).past[0].goals == ((3, 5, 6, 2),) * 4


def test_all_1296_combinations_are_allowed() -> None:
    for combination in product(CODES, repeat=4):
        match = begin(4)
        play(match, 0, *goals_of(match, 0, "".join(map(str, combination))))
        assert match.state.goals[0] == combination


# Play


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_it_is_for_2_to_4_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.option_specs(seats)


def test_seats_go_clockwise_south_west_north_east_with_one_side_each_for_four() -> None:
    assert begin(4).view(None).sides == ("S", "W", "N", "E")


def test_three_have_south_west_and_north() -> None:
    assert begin(3).view(None).sides == ("S", "W", "N")


def test_two_have_two_adjacent_sides_and_eight_goals_each() -> None:
    match = begin(2)
    assert match.view(None).sides == ("SW", "NE")
    assert [len(codes) for codes in match.state.goals] == [8, 8]


def test_nobody_sets_a_goal_of_a_side_of_another() -> None:
    match = begin(2)
    with pytest.raises(IllegalAction) as error:
        match.draft(0).act(parse_action("goal N1 3"))
    assert error.value.reason == "not-your-side"
    assert match.draft(0).actions == ()


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_number_of_rounds_is_set_beforehand(rounds: int) -> None:
    match = begin(2, rounds=rounds)
    for _ in range(rounds):
        assert not match.finished
        lock_all(match)
        build_all(match)
    assert match.finished
    assert len(match.state.past) == rounds


@pytest.mark.parametrize("rounds", ["0", "-1", "01", "", "two", "1.5"])
def test_a_number_of_rounds_is_1_or_more(rounds: str) -> None:
    with pytest.raises(BadOption):
        resolve("cityscape", GAME.option_specs(2), {"rounds": rounds})


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_by_default_one_round_per_player_and_four_for_two(seats: int, rounds: int) -> None:
    assert begin(seats).state.rounds == rounds


def test_seat_0_begins_the_first_round_and_the_next_clockwise_each_further_one() -> None:
    match = begin(3, rounds=4)
    starters: list[int] = []
    while not match.finished:
        lock_all(match)
        starters += match.to_act
        build_all(match)
    assert starters == [0, 1, 2, 0]


def test_everyone_sets_their_goals_at_the_same_time() -> None:
    match = begin(4)
    assert match.to_act == (0, 1, 2, 3)
    play(match, 2, *goals_of(match, 2))
    assert match.to_act == (0, 1, 3)
    drafts = [match.draft(seat) for seat in (0, 1, 3)]
    for draft in drafts:
        draft.act(draft.legal[0])
    play(match, 0, *goals_of(match, 0))
    assert len(drafts[1].actions) == 1
    assert match.to_act == (1, 3)


def test_nobody_builds_before_all_goals_are_locked() -> None:
    match = begin(3)
    with pytest.raises(IllegalAction) as error:
        play(match, 0, "build 1 a1")
    assert error.value.reason == "goals-first"


def test_nobody_sets_a_goal_while_the_city_is_built() -> None:
    match = begin(3)
    lock_all(match)
    with pytest.raises(IllegalAction) as error:
        play(match, 0, "goal S1 2")
    assert error.value.reason == "goals-locked"


def test_turns_go_clockwise_from_the_rounds_starter() -> None:
    match = begin(4)
    lock_all(match)
    movers: list[int] = []
    for height in ALL_BLOCKS:
        movers += match.to_act
        play(match, match.to_act[0], f"build {height} a1")
    assert movers == [n % 4 for n in range(25)]


def test_each_turn_takes_any_one_block_that_is_left() -> None:
    match = begin(2)
    lock_all(match)
    assert {text.split(" ")[1] for text in legal(match, 0)} == set("12345")
    draft = match.draft(0)
    draft.act(parse_action("build 5 b3"))
    assert draft.legal == ()
    with pytest.raises(IllegalAction) as error:
        draft.act(parse_action("build 4 b3"))
    assert error.value.reason == "one-block"


def test_a_block_goes_on_any_lot_vacant_or_built() -> None:
    match = begin(2)
    lock_all(match)
    play(match, 0, "build 5 b3")
    assert len(legal(match, 1)) == 80
    assert "build 5 b3" in legal(match, 1)


def test_passing_is_not_allowed() -> None:
    match = begin(2)
    lock_all(match)
    with pytest.raises(IncompleteTurn):
        play(match, 0)
    assert match.draft(0).turn.status is Status.INCOMPLETE


def test_a_round_lasts_until_all_25_are_placed() -> None:
    match = begin(3, rounds=1)
    lock_all(match)
    build_all(match)
    assert match.finished
    assert len(match.entries) == 3 + 25


def test_all_goals_are_revealed_and_scored() -> None:
    match = begin(2, rounds=1)
    lock_all(match, "1111")
    build_all(match, "a4")
    revealed = [event for event in list(match.events(None))[-1] if event.kind == "goals-revealed"]
    assert [event.items for event in revealed] == [("S=1111 W=1111",), ("N=1111 E=1111",)]
    assert GAME.scores(match.state).totals == (20, 20)


def test_two_players_still_place_one_block_a_turn() -> None:
    match = begin(2)
    lock_all(match)
    play(match, 0, "build 1 a1")
    assert match.to_act == (1,)


def test_the_totals_of_the_rounds_add_up() -> None:
    match = begin(3, rounds=3)
    for codes in ("1111", "6666", "2222"):
        lock_all(match, codes)
        build_all(match)
    assert GAME.scores(match.state).totals == (10 + 25, 10 + 25, 10 + 25)


def test_the_highest_total_wins() -> None:
    match = begin(3, rounds=1)
    play(match, 0, *goals_of(match, 0, "1111"))
    play(match, 1, *goals_of(match, 1, "6666"))
    play(match, 2, *goals_of(match, 2, "1111"))
    build_all(match)
    scores = GAME.scores(match.state)
    assert (scores.totals, scores.winners, scores.decided_by) == ((10, 25, 10), (1,), "points")


def test_equal_totals_share_the_win() -> None:
    match = begin(3, rounds=1)
    play(match, 0, *goals_of(match, 0, "1111"))
    play(match, 1, *goals_of(match, 1, "6666"))
    play(match, 2, *goals_of(match, 2, "6666"))
    build_all(match)
    scores = GAME.scores(match.state)
    assert (scores.winners, scores.decided_by) == ((1, 2), "shared")


def test_nobody_has_won_before_the_last_round_is_scored() -> None:
    match = begin(3, rounds=2)
    lock_all(match)
    build_all(match)
    assert GAME.scores(match.state).winners == ()


# Scoring a line


def test_a_line_is_walked_from_the_nearest_lot_to_the_farthest() -> None:
    assert (seen("1 2 3 4"), seen("4 3 2 1")) == (4, 1)


@pytest.mark.parametrize("line", ["0 1 2 3", "1 0 2 3", "1 2 0 3", "1 2 3 0"])
def test_vacant_lots_are_skipped(line: str) -> None:
    assert seen(line) == 3


@pytest.mark.parametrize("code", [1, 2, 3, 4])
def test_codes_1_to_4_are_met_by_exactly_that_many_visible_buildings(code: int) -> None:
    lines = {1: "4 1 2 3", 2: "2 4 1 3", 3: "1 2 4 3", 4: "1 2 3 4"}
    for number, line in lines.items():
        assert points(line, code) == (10 * code if number == code else 0)


def test_visible_is_taller_than_every_building_in_front() -> None:
    assert seen("2 2 3 3") == 2
    assert seen("3 1 2 4") == 2


def test_code_5_is_met_by_two_equal_buildings_in_view() -> None:
    assert points("2 3 0 3", 5) == 20
    assert points("2 3 4 5", 5) == 0


def test_a_building_is_in_view_unless_a_taller_one_is_in_front() -> None:
    assert points("5 3 3 5", 5) == 20
    assert points("5 3 3 4", 5) == 0


def test_code_5_gives_10_for_each_building_in_view_that_has_an_equal_one_in_view() -> None:
    assert points("2 2 2 4", 5) == 30
    assert points("1 1 5 4", 5) == 20


def test_code_6_gives_25_once_for_a_building_as_high_as_the_highest_of_the_city() -> None:
    heights = [0] * 16
    heights[12] = heights[8] = heights[3] = 7
    assert [score_line(heights, line, 6) for line in LINES["S"]] == [25, 0, 0, 25]


def test_a_code_that_is_not_met_scores_0() -> None:
    assert [points("2 4 1 3", code) for code in CODES] == [0, 20, 0, 0, 0, 25]


def test_with_no_building_in_the_city_no_code_is_met() -> None:
    assert [points("0 0 0 0", code) for code in CODES] == [0] * 6


@pytest.mark.parametrize(("line", "number"), [("1 2 3 4", 4), ("4 1 2 3", 1), ("2 4 1 3", 2)])
def test_examples_of_visible_buildings(line: str, number: int) -> None:
    assert seen(line) == number


@pytest.mark.parametrize(
    ("line", "expected"),
    [("3 3 5 5", 40), ("5 5 3 3", 20), ("3 5 3 0", 0), ("2 2 2 2", 40), ("0 3 0 3", 20)],
)
def test_examples_of_code_5(line: str, expected: int) -> None:
    assert points(line, 5) == expected


def test_example_of_four_equal_buildings_under_code_1() -> None:
    assert points("2 2 2 2", 1) == 10


# Notation


def test_a_position_has_four_rows_from_north_to_south_each_from_west_to_east() -> None:
    position = parse_position("0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2")
    built = {LOT_NAMES[lot]: h for lot, h in enumerate(position.heights) if h}
    assert built == {"b4": 3, "a3": 1, "d3": 5, "d1": 2}


@pytest.mark.parametrize("height", ["-1", "+1", " 1", "1 ", "01", "00", "1.0", "", "１", "1_0"])
def test_heights_are_decimal_without_signs_blanks_or_leading_zeros(height: str) -> None:
    with pytest.raises(BadPosition):
        parse_position(f"{height},0,0,0/0,0,0,0/0,0,0,0/0,0,0,0")


def test_the_sum_is_at_most_75() -> None:
    assert parse_position("40,0,0,0/0,0,0,0/0,0,0,0/0,0,0,35").heights[0] == 40
    with pytest.raises(BadPosition, match="add up to 76"):
        parse_position("40,0,0,0/0,0,0,0/0,0,0,0/0,0,0,36")


def test_heights_that_the_25_blocks_cannot_build_are_refused() -> None:
    parse_position("1,1,1,1/1,0,0,0/0,0,0,0/0,0,0,0")
    with pytest.raises(BadPosition, match="cannot build"):
        parse_position("1,1,1,1/1,1,0,0/0,0,0,0/0,0,0,0")


def test_blocks_left_and_the_side_to_move_may_follow_a_position() -> None:
    position = parse_position("0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2 left=4,4,4,5,4 turn=S")
    assert (position.left, position.turn) == ((4, 4, 4, 5, 4), "S")


def test_the_blocks_left_must_be_those_that_are_not_in_the_city() -> None:
    with pytest.raises(BadPosition):
        parse_position("0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2 left=5,4,5,5,3 turn=S")


def test_lots_are_columns_from_west_to_east_and_rows_from_south_to_north() -> None:
    match = begin(2)
    lock_all(match)
    play(match, 0, "build 5 a4")
    play(match, 1, "build 3 d1")
    assert GAME.summary(match.state)["positions"] == ["5,0,0,0/0,0,0,0/0,0,0,0/0,0,0,3"]


def test_goals_stand_in_the_order_south_west_north_east_four_a_side() -> None:
    assert parse_goals("S=3562 N=1146", "SN") == {"S": (3, 5, 6, 2), "N": (1, 1, 4, 6)}
    for text in ("N=1146 S=3562", "S=3562", "S=3562 S=3562", "S=356 N=1146", "S=3562 N=1147"):
        with pytest.raises(BadNotation):
            parse_goals(text, "SN")


@pytest.mark.parametrize(("side", "lot"), [("S", "a1"), ("N", "d4"), ("W", "a4"), ("E", "d1")])
def test_the_nearest_lot_at_the_left_of_a_side(side: str, lot: str) -> None:
    assert LOT_NAMES[LINES[side][0][0]] == lot


def test_goal_s1_3_sets_one_die_that_is_not_set_yet() -> None:
    match = begin(4)
    draft = match.draft(0)
    draft.act(parse_action("goal S1 3"))
    assert draft.state.goals[0] == (3, 0, 0, 0)
    assert not [action for action in draft.legal if action.line == 1]
    with pytest.raises(IllegalAction) as error:
        draft.act(parse_action("goal S1 4"))
    assert error.value.reason == "already-set"


@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (4, 4)])
def test_a_turn_of_goals_is_all_four_or_all_eight(seats: int, dice: int) -> None:
    match = begin(seats)
    draft = match.draft(0)
    for n in range(dice):
        assert draft.turn.status is Status.INCOMPLETE
        with pytest.raises(IncompleteTurn, match=f"{dice - n} goals"):
            draft.commit()
        draft.act(draft.legal[0])
    assert draft.turn.status is Status.COMPLETE


def test_goals_are_locked_by_committing() -> None:
    match = begin(4)
    play(match, 0, *goals_of(match, 0))
    with pytest.raises(NotYourTurn):
        play(match, 0, *goals_of(match, 0, "2222"))
    assert match.state.goals[0] == (1, 1, 1, 1)


def test_build_5_b3_puts_a_block_of_height_5_on_lot_b3_and_is_a_turn() -> None:
    match = begin(3)
    lock_all(match)
    play(match, 0, "build 5 b3")
    assert match.state.heights[LOT_NAMES.index("b3")] == 5
    assert match.state.left == (5, 5, 5, 5, 4)
    assert match.to_act == (1,)


@pytest.mark.parametrize(
    "text",
    [
        *("", "build", "build 6 a1", "build 0 a1", "build 5 e1", "build 5 a5", "build 5 A1"),
        *("goal S0 1", "goal S5 1", "goal S1 0", "goal S1 7", "goal X1 1", "goal s1 1"),
        *("build  5 a1", " build 5 a1", "build 5 a1 ", "build +5 a1", "pass"),
    ],
)
def test_only_the_canonical_notation_of_an_action_is_taken(text: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(repr(text))):
        parse_action(text)
