"""One test for each sentence of the spec, named after it."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from support import RECORDS, Variant
from tripolis.core.errors import (
    BadNotation,
    BadOption,
    BadRequest,
    IllegalAction,
    IncompleteTurn,
    NotYourTurn,
)
from tripolis.core.game import CHANCE, Played, Status
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.core.replay import replay
from tripolis.games import find
from tripolis.games.cities2024.components import house_text
from tripolis.games.cities2024.ending import rightmost
from tripolis.games.cities2024.game import Cities2024
from tripolis.games.cities2024.notation import parse_action, parse_position
from tripolis.games.cities2024.scoring import winners
from tripolis.games.cities2024.state import Take, spot

from .playing import positions

GAME = Cities2024()


def sheet(position: str, **more: Any) -> Any:
    return GAME.answer({"position": position, **more})


def counted(position: str, **table: Any) -> tuple[int, int]:
    """Occurrences for a card and for an achievement."""
    found: Any = GAME.answer({"position": position, "requirement": table})
    return found["card"], found["achievement"]


def begun(seats: int = 2, star: int = 0, **options: str) -> Match[Any, Any, Any]:
    """A match up to the first layout, with chosen draws. Starting tiles by number, unturned."""
    match = Variant("cities2024", seats, {"city": "venice", **options}).match(1)
    match.roll((star,))
    for number in range(1, seats + 1):
        match.play(match.to_act[0], parse_action(f"start {number},r0"))
    return match


def laid_out(match: Match[Any, Any, Any], features: str = "w1 p1 m * w2") -> Match[Any, Any, Any]:
    match.roll((1, 2, 3))
    match.roll((1, 2, 3))
    match.roll(tuple(features.split()))
    match.roll(tuple("rgbyrgbrgb"))
    return match


def play(match: Match[Any, Any, Any], text: str) -> None:
    seat, _, turn = text.partition(" ")
    match.play(int(seat), *map(parse_action, turn.split("; ")))


def finish(match: Match[Any, Any, Any], seed: int = 1) -> Match[Any, Any, Any]:
    random = Random(seed)
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.roll()
            continue
        draft = match.draft(match.to_act[0])
        while not draft.turn.over:
            draft.act(random.choice(draft.legal))
        draft.commit()
    return match


def test_two_to_four_players():
    assert (GAME.least_seats, GAME.most_seats) == (2, 4)


# Things


def test_a_neighbourhood_is_at_most_3_by_3_tiles_in_the_long_game_3_by_5_or_5_by_3():
    row = "w w w w w w"
    full = " / ".join([row] * 6)
    assert sheet(full, long=False)["tile_places"] == []
    assert sheet(full, long=True)["tile_places"] == [
        *[(-1, y) for y in range(3)],
        *sorted([(x, y) for x in range(3) for y in (-1, 3)]),
        *[(3, y) for y in range(3)],
    ]


def test_a_building_is_a_stack_of_one_to_four_pieces_of_one_colour():
    found = sheet("r3 r4 / *g3 *b4")["block_places"]
    assert found == {"r": [(0, 0)], "g": [(0, 1)], "b": [], "y": []}


def test_at_most_one_feature_a_space():
    places = sheet("w1 w / p2 p")["feature_places"]
    assert (places["w1"], places["p1"]) == ([(1, 0)], [(1, 1)])


def test_blue_goes_on_water_green_on_park_grey_on_a_building_space_without_piece_or_feature():
    places = sheet("w p / r g1 / rm * / *b2 y")
    assert places["feature_places"]["w1"] == [(0, 0)]
    assert places["feature_places"]["p1"] == [(1, 0)]
    assert places["feature_places"]["m"] == places["feature_places"]["*"] == [(0, 1), (1, 3)]


def test_the_first_piece_on_a_wild_space_may_be_of_any_colour_and_fixes_it():
    open_, built = sheet("* w / w w"), sheet("*b1 w / w w")
    assert open_["block_places"] == {colour: [(0, 0)] for colour in "rgby"}
    assert built["block_places"] == {"r": [], "g": [], "b": [(0, 0)], "y": []}


def test_an_unbuilt_wild_space_has_every_colour_for_achievements_and_none_for_cards():
    assert counted("* w / w w", pattern="b0") == (0, 1)
    assert counted("* w / w w", pattern="s0") == (1, 1)


def test_a_monument_space_takes_no_pieces():
    assert sheet("rm w / w w")["block_places"]["r"] == []


def test_each_player_claims_at_most_one_place_under_each_achievement():
    match = own('pattern = "?"')
    play(match, "0 take cards 1")
    play(match, "1 take features 2; discard m")
    play(match, "0 take cards 2")
    assert rings(match) == [9, 2]


# Setup


def test_two_players_cover_the_middle_place_of_each_achievement():
    assert len(begun(2).view(None).achievements[0].places) == 2
    three = begun(3).view(None).achievements[0].places
    assert begun(2).view(None).achievements[0].places == (three[0], three[2])


def test_starting_tiles_go_counter_clockwise_from_the_right_of_the_start_player():
    match = Variant("cities2024", 4).match(1)
    match.roll((2,))
    order: list[int] = []
    for number in range(1, 5):
        order.append(match.to_act[0])
        match.play(order[-1], parse_action(f"start {number},r{number - 1}"))
    assert order == [1, 0, 3, 2]
    assert match.to_act == (CHANCE,)


def test_each_picks_one_of_the_starting_tiles_in_view_in_any_rotation():
    match = Variant("cities2024", 2).match(1)
    match.roll((0,))
    play(match, "1 start 2,r3")
    legal = [GAME.action_text(a) for a in match.draft(0).legal]
    assert legal == [f"start {n},r{r}" for n in (1, 3, 4) for r in range(4)]
    with pytest.raises(IllegalAction):
        play(match, "0 start 2,r0")


# Rounds


@pytest.mark.parametrize(
    ("seats", "long", "rounds", "turns"),
    [(3, "false", 8, 12), (4, "false", 8, 16), (2, "false", 4, 16), (2, "true", 7, 16)],
)
def test_rounds_and_workers(seats, long, rounds, turns):
    match = finish(Variant("cities2024", seats, {"long": long}).match(2))
    began: Counter[int] = Counter()
    for state, entry in zip(match.states, match.entries, strict=False):
        if isinstance(entry, Played) and isinstance(entry.actions[0], Take):
            began[state.round] += 1
    assert began == dict.fromkeys(range(1, rounds + 1), turns)


def test_the_long_game_has_15_tiles_and_is_for_two_seats_only():
    match = finish(Variant("cities2024", 2, {"long": "true"}).match(3))
    assert [p.place.tiles.bit_count() for p in match.state.players] == [15, 15]
    with pytest.raises(BadOption):
        resolve("cities2024", GAME.option_specs(3), {"long": "true", "city": "venice"})


def test_each_row_is_laid_out_cards_tiles_features_blocks():
    match = begun()
    steps: list[tuple[str, int]] = []
    while match.to_act == (CHANCE,):
        steps.append((GAME.chance(match.state).kind, len(GAME.chance(match.state).keys)))
        match.roll()
    assert steps == [("cards", 3), ("tiles", 3), ("features", 5), ("blocks", 10)]


def test_a_turn_goes_clockwise_from_the_holder_of_the_star():
    match = laid_out(begun(3, star=1))
    order: list[int] = []
    for text in ("take cards 1", "take cards 2", "take cards 3"):
        order.append(match.to_act[0])
        play(match, f"{order[-1]} {text}")
    assert order == [1, 2, 0]


def test_choose_a_row_with_a_worker_left_and_a_column_without_one():
    match = laid_out(begun(3))
    play(match, "0 take cards 1")
    with pytest.raises(IllegalAction, match="worker in this column"):
        play(match, "1 take cards 1")
    play(match, "1 take cards 2")
    play(match, "2 take cards 3")
    with pytest.raises(IllegalAction, match="no worker is left"):
        play(match, "0 take cards 4")


def test_two_players_place_two_workers_in_each_row():
    match = laid_out(begun(2))
    for text in (
        "0 take cards 1",
        "1 take tiles 1; tile 1,0,r0",
        "0 take cards 2",
        "1 take cards 3",
    ):
        play(match, text)
    assert "take cards 4" not in map(GAME.action_text, match.draft(0).legal)
    play(match, "0 take tiles 2; tile 1,0,r0")
    assert "take cards 4" in map(GAME.action_text, match.draft(1).legal)


def test_a_face_down_thing_is_turned_up_only_when_taken_and_commits_the_take():
    match = laid_out(begun(2))
    draft = match.draft(0)
    draft.act(parse_action("take features 4"))
    assert draft.turn.status is Status.REVEALS
    assert draft.legal == ()
    draft.commit()
    assert match.to_act == (CHANCE,)
    match.roll(("p3",))
    assert match.to_act == (0,)
    assert match.state.hand.things == ("w2", "p3")


def test_a_face_up_take_can_be_taken_back():
    match = laid_out(begun(2))
    draft = match.draft(0)
    draft.act(parse_action("take blocks 1"))
    draft.clear()
    assert draft.state == match.state


def test_a_hidden_card_ends_the_turn_with_its_draw():
    match = laid_out(begun(2))
    play(match, "0 take cards 4")
    match.roll((9,))
    assert match.state.players[0].cards == (9,)
    assert match.to_act == (1,)


def test_the_question_mark_is_two_pieces_drawn_when_taken():
    match = laid_out(begun(2))
    play(match, "0 take blocks 4")
    assert GAME.chance(match.state).groups == (2,)
    match.roll(("r", "b"))
    assert match.state.hand.things == ("r", "b")


def test_a_tile_is_never_refused():
    match = laid_out(begun(2))
    draft = match.draft(0)
    draft.act(parse_action("take tiles 1"))
    assert draft.turn.status is Status.INCOMPLETE
    with pytest.raises(IncompleteTurn):
        draft.commit()
    assert [GAME.action_text(a) for a in draft.legal[:2]] == ["tile 0,-1,r0", "tile 0,-1,r1"]


def test_things_left_in_hand_are_discarded_by_the_commit():
    match = laid_out(begun(2))
    draft = match.draft(0)
    draft.act(parse_action("take features 1"))
    assert [GAME.action_text(a) for a in draft.turn.closing] == ["discard w1", "discard p1"]
    played = draft.commit()
    assert [GAME.action_text(a) for a in played.actions] == [
        "take features 1",
        "discard w1",
        "discard p1",
    ]


def test_removing_is_allowed_even_where_laying_is_possible():
    match = laid_out(begun(2))
    draft = match.draft(0)
    draft.act(parse_action("take blocks 1"))
    texts = [GAME.action_text(a) for a in draft.legal]
    assert any(text.startswith("block") for text in texts)
    assert texts[-4:] == ["discard r", "discard g", "discard b", "discard y"]


def test_removed_pieces_do_not_return_to_the_bag():
    match = laid_out(begun(2))
    before = match.state.piles.pieces
    play(match, "0 take blocks 1; discard r; discard g; discard b; discard y")
    assert match.state.piles.pieces == before
    assert len(before) == 90


def own(requirement: str, seats: int = 2) -> Match[Any, Any, Any]:
    """A match with a set of its own whose first achievement in New York is this requirement."""
    text = house_text()
    start = text.index("[[city.achievement]]")
    stop = text.index("[[city.achievement]]", start + 1)
    table = f'[[city.achievement]]\nname = "A"\n{requirement}\nplaces = [9, 5, 2]\n'
    text = text[:start] + table + text[stop:]
    specs = GAME.option_specs(seats, text)
    options = resolve(GAME.name, specs, {"city": "new-york", "set": "own"}, text)
    match: Match[Any, Any, Any] = Match(GAME, seats, options)
    match.roll((0,))
    for number in range(1, seats + 1):
        play(match, f"{match.to_act[0]} start {number},r0")
    return laid_out(match)


def rings(match: Match[Any, Any, Any]) -> list[Any]:
    return [player.rings[0] and player.rings[0].points for player in match.state.players]


def test_achievements_are_first_checked_at_the_end_of_a_take_turn():
    match = own('pattern = "?"')
    assert rings(match) == [None, None]
    play(match, "0 take cards 1")
    assert rings(match) == [9, None]
    play(match, "1 take cards 4")
    assert rings(match) == [9, None]
    match.roll((9,))
    assert rings(match) == [9, 2]


def test_a_claim_takes_the_highest_vacant_place():
    match = own('pattern = "?"', seats=3)
    for seat in range(3):
        play(match, f"{seat} take cards {seat + 1}")
    assert rings(match) == [9, 5, 2]


def test_three_rings_fill_an_achievement():
    match = own('pattern = "?"', seats=4)
    for seat in range(3):
        play(match, f"{seat} take cards {seat + 1}")
    play(match, "3 take features 2; discard m")
    assert rings(match) == [9, 5, 2, None]


def test_at_least_says_how_many_occurrences():
    match = own('pattern = "?"\nat_least = 5')
    play(match, "0 take cards 1")
    play(match, "1 take tiles 1; tile 1,0,r0")
    assert rings(match) == [None, 9]


def test_a_ring_stays_even_if_the_condition_is_lost():
    match = own('pattern = "w0"')
    play(match, "0 take cards 1")
    play(match, "1 take cards 2")
    play(match, "0 take features 1; feature w1 1,0; discard p1")
    assert counted(positions(match.state)[0], pattern="w0") == (0, 0)
    assert rings(match)[0] == 9


def test_the_rightmost_worker_in_the_blocks_row_takes_the_star():
    workers = (spot("blocks", 1) | spot("cards", 4), spot("blocks", 3), spot("blocks", 2))
    assert rightmost(workers) == 1
    match = finish(Variant("cities2024", 3).match(4))
    columns: dict[int, int] = {}  # of the blocks row: which seat
    stars = 0
    for n, entry in enumerate(match.entries):
        if isinstance(entry, Played):
            took = re.match(r"take blocks (\d)", GAME.action_text(entry.actions[0]))
            columns.update({int(took[1]): entry.seat} if took else {})
        if match.states[n + 1].round > match.states[n].round > 0:
            assert match.states[n + 1].star == columns[max(columns)]
            columns.clear()
            stars += 1
    assert stars == 8


def test_what_a_three_player_round_leaves_is_removed():
    match = finish(Variant("cities2024", 3).match(4))
    shown = [card for state in match.states for card in state.layout.cards]
    owned = {card for player in match.state.players for card in player.cards}
    assert set(shown) - owned


def test_only_the_acting_seat_may_act():
    match = laid_out(begun(2))
    with pytest.raises(NotYourTurn):
        GAME.apply(match.state, 1, parse_action("take cards 1"))


# Final scoring


def test_areas_score_1_3_6_10_by_different_features():
    for row, points in (("w1 w1", 1), ("w1 w2", 3)):
        assert sheet(f"{row} / r r")["water"] == points
    assert sheet("p1 p2 / p3 p")["park"] == 6
    assert sheet("p1 p2 / p3 p4")["park"] == 10
    assert sheet("p p / p p")["park"] == 0


def test_two_for_each_monument():
    assert sheet("rm gm / b y")["monuments"] == 4


def test_each_card_scores_its_points_times_its_occurrences():
    cards = {"cards": ["Ruby Towers", "Jade Towers"], "achievements": 5}
    found = sheet("r3 w1 / r4 p", **cards)  # Ruby Towers: 3 for each `r3+`
    assert found["cards"] == [6, 0]
    assert found["total"] == 1 + 6 + 5


def test_the_same_spaces_may_serve_several_cards():
    found = sheet("r3 w / w p", cards=["Ruby Towers", "Ruby Towers"])
    assert found["cards"] == [3, 3]


def test_a_tie_is_decided_by_achievements_then_shared():
    assert winners([(40, 5), (41, 0)]) == ((1,), "points")
    assert winners([(40, 5), (40, 6), (39, 9)]) == ((1,), "achievements")
    assert winners([(40, 5), (40, 5), (30, 9)]) == ((0, 1), "shared")
    assert GAME.answer({"scores": [[40, 5], [40, 5]], "ask": "winners"}) == {"winners": [0, 1]}


# Notation and requirements not shown by the conformance cases


def test_blanks_around_slashes_are_optional():
    assert parse_position("r2 p1/w *y4", long=False) == parse_position("r2 p1 / w *y4", long=False)


@pytest.mark.parametrize(
    "text",
    [
        "take blocks 5",
        "take block 1",
        "take  cards 1",
        "start 3",
        "start 3,r4",
        "start 03,r1",
        "tile 1,0",
        "feature w5 1,1",
        "block p 1,1",
        "block r 01,1",
        "discard",
        "discard x",
        "pass",
        "",
    ],
)
def test_only_the_notation_is_read(text):
    with pytest.raises(BadNotation):
        parse_action(text)


def test_same_and_different_compare_spaces_with_pieces_alone():
    assert counted("r1 g1 / g r1", pattern="s s", same="height")[0] == 2
    assert counted("r1 w / w w", pattern="s", same="height")[0] == 1
    assert counted("r w / w w", pattern="s", same="height")[0] == 0
    assert counted("rm r1 / w w", pattern="s s", same="colour")[0] == 0


def test_a_built_wild_space_has_the_colour_of_its_pieces():
    assert counted("*b2 b1 / w w", pattern="s s", same="colour") == (1, 1)
    assert counted("*b2 w / w w", pattern="b2+") == (1, 1)


def test_an_area_counts_monuments_and_specials_as_features():
    assert counted("rm * / *b1 w", area={"of": "s", "size": 3, "features": 2})[0] == 1
    assert counted("rm * / *b1 w", area={"of": "s", "size": 3, "features": 3})[0] == 0


def test_a_question_that_is_none_is_refused():
    for request in (
        {},
        {"position": 3},
        {"position": "w w / w w", "long": "yes"},
        {"position": "w w / w w", "level": 3},
        {"position": "w w / w w", "requirement": []},
        {"position": "w w / w w", "cards": ["no such card"]},
        {"position": "w w / w w", "cards": "none"},
        {"position": "w w / w w", "achievements": -1},
        {"scores": [[1]], "ask": "winners"},
        {"scores": [], "ask": "winners"},
        {"scores": [[1, 2]], "ask": "losers"},
    ):
        with pytest.raises(BadRequest):
            GAME.answer(request)


def test_a_record_of_a_whole_match_plays_to_its_positions():
    """Tiles turn clockwise, starting tiles lie at (0,0), every turn of a real record is legal."""
    text = (RECORDS / "cities2024-4seats-unfinished.txt").read_text("utf-8")
    match = replay(text, find)
    assert positions(match.state) == [
        ". . w4 g / . . p2 b2 / w r p g / p p r1 w2",
        "*r1 g . . / p w2 . . / g w b1 g / g1 r1 y y",
        "y p3 w2 y1 b g / w2 r2 b1 g w y / . . p y1 . . / . . b r . .",
        ". . b y / . . w3 b1 / p4 gm y2 b1 / w g2 w p4",
    ]
