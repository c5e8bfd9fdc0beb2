"""The greedy player of cities2024: what it foresees, and how it plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tripolis.bots.cities2024 import BUILDER, Greedy
from tripolis.bots.cities2024.wishes import progress, wish
from tripolis.bots.playout import play_out
from tripolis.bots.protocol import Player, RandomDraws, Situation
from tripolis.bots.simple import RandomPlayer
from tripolis.core.dice import SeedDice, seed_of_text
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games.cities2024.components import Achievement, load
from tripolis.games.cities2024.game import Cities2024
from tripolis.games.cities2024.neighbourhood import COLOURS, FEATURES, Neighbourhood
from tripolis.games.cities2024.state import HIDDEN_COLUMN, Action, State, Take
from tripolis.games.cities2024.view import View
from tripolis.grid import bits

GAME = Cities2024()
HOUSE = load(None)
ACHIEVEMENTS = [achievement for city in HOUSE.cities for achievement in city.achievements]
VARIANTS = [(2, "false"), (3, "false"), (4, "false"), (2, "true")]

GameMatch = Match[State, Action, View]


def match_of(seats: int, long: str, seed: str) -> GameMatch:
    given = {"city": "venice", "long": long} if seats == 2 else {"city": "venice"}
    options = resolve(GAME.name, GAME.option_specs(seats), given)
    return Match(GAME, seats, options, dice=SeedDice(seed_of_text(seed)))


def played(players: list[Player], long: str, seed: str) -> GameMatch:
    match = match_of(len(players), long, seed)
    play_out(match, players, RandomDraws(seed))
    return match


@cache
def neighbourhoods() -> tuple[Neighbourhood, ...]:
    """What random and greedy play come upon, early and late."""
    found: dict[Neighbourhood, None] = {}
    for seats, long in VARIANTS:
        for player in (RandomPlayer(), Greedy()):
            match = played([player] * seats, long, f"neighbourhoods {seats}")
            states = [state for state in match.states if state.round]
            found |= {state.players[0].place: None for state in states[:: len(states) // 12]}
    return tuple(found)


def changes(place: Neighbourhood, things: tuple[str, ...]) -> Iterator[Neighbourhood]:
    """The place with one more thing on it, everywhere where it may be laid."""
    for thing in things:
        if thing in COLOURS:
            colour = COLOURS.index(thing)
            for bit in bits(place.block_spaces(colour)):
                yield place.with_piece(colour, bit)
        else:
            for bit in bits(place.feature_spaces(thing)):
                yield place.with_feature(thing, bit)


def test_what_is_remembered_of_a_card_is_what_the_rules_count() -> None:
    for place in neighbourhoods():
        for card in HOUSE.cards:
            count = card.requirement.count(place, achievement=False)
            assert wish(card.requirement).count(place) == count, card.name


@pytest.mark.parametrize("achievement", ACHIEVEMENTS, ids=lambda each: each.name)
def test_progress_is_whole_only_where_an_achievement_is_met(achievement: Achievement) -> None:
    measured = []
    for place in neighbourhoods():
        count = achievement.requirement.count(place, achievement=True)
        part = progress(achievement)(place)
        assert 0 <= part <= 1
        assert (part == 1) == (count >= achievement.at_least)
        measured.append(part)
    assert len(set(measured)) > 2, "it grows with the neighbourhood"


@pytest.mark.parametrize("things", [COLOURS, FEATURES[:-1]], ids=["pieces", "features"])
def test_a_wish_that_a_thing_cannot_change_is_not_changed_by_it(things: tuple[str, ...]) -> None:
    by_pieces = things == COLOURS
    deaf = [
        card.requirement
        for card in HOUSE.cards
        if not (
            wish(card.requirement).by_pieces if by_pieces else wish(card.requirement).by_features
        )
    ]
    assert 0 < len(deaf) < len(HOUSE.cards)
    for place in neighbourhoods()[::4]:
        before = [requirement.count(place, achievement=False) for requirement in deaf]
        for after in changes(place, things):
            assert [r.count(after, achievement=False) for r in deaf] == before


@pytest.mark.parametrize(("seats", "long"), VARIANTS)
def test_it_plays_whole_matches_far_better_than_at_random(seats: int, long: str) -> None:
    players: list[Player] = [Greedy(), *[RandomPlayer()] * (seats - 1)]
    match = played(players, long, "against random play")
    own, *others = GAME.scores(match.state).totals
    assert match.finished
    assert own > 2 * max(others)


def test_the_same_draws_bring_the_same_match() -> None:
    first, second = (played([Greedy(), Greedy(BUILDER)], "false", "again") for _ in range(2))
    assert first.entries == second.entries


def test_players_with_other_weights_play_otherwise() -> None:
    first = played([Greedy(), Greedy()], "false", "again")
    second = played([Greedy(BUILDER), Greedy(BUILDER)], "false", "again")
    assert first.entries != second.entries


def test_step_by_step_it_makes_the_turn_that_it_planned_at_once() -> None:
    match, greedy, draws = match_of(3, "false", "step by step"), Greedy(), RandomDraws("steps")
    match.roll_all()
    turns = 0
    while match.to_act and turns < 60:
        (seat,) = match.to_act
        draft = match.draft(seat)
        planned = None
        if match.state.round:
            planned = greedy.plan(match.state, seat, draft.legal)
            turns += 1
        while not draft.turn.over:
            draft.act(greedy.choose(Situation(GAME, seat, draft.view, draft.legal, draws)))
        assert planned in (None, draft.actions)
        draft.commit()
        match.roll_all()
    assert turns == 60


def test_it_plans_nothing_beyond_a_reveal() -> None:
    match, greedy = match_of(2, "false", "reveals"), Greedy()
    play_out(match, [greedy, greedy], RandomDraws("reveals"))
    reveals = 0
    for state in match.states:
        if not state.round or not (to_act := GAME.to_act(state)) or to_act == (-1,):
            continue
        take, *rest = greedy.plan(state, to_act[0], GAME.legal_actions(state, to_act[0]))
        if isinstance(take, Take) and take.column == HIDDEN_COLUMN:
            reveals += 1
            assert rest == []
    assert reveals > 0
