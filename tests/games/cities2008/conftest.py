"""What the tests of this game share: matches played at random, and turns written as text."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tripolis.core.game import CHANCE, AnyGame, Drawn, Entry, Played, advance
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find

Walk = Iterator[tuple[Any, Entry, Any]]


class Randomly:
    """Draws from a seeded generator."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def start(seats: int, game: AnyGame | None = None, file: str | None = None, **given: str) -> Any:
    game = game or find("cities2008")
    return game.setup(seats, resolve(game.name, game.option_specs(seats, file), given, file))


def walk(seats: int, seed: int, game: AnyGame | None = None, **given: str) -> Walk:
    """A random match, entry by entry: the state before, what happens, the state after."""
    game = game or find("cities2008")
    draws = Randomly(seed)
    state = start(seats, game, **given)
    while to_act := game.to_act(state):
        entry = (
            Drawn(game.chance(state).draw(draws))
            if to_act == (CHANCE,)
            else random_turn(game, state, to_act[draws.below(len(to_act))], draws)
        )
        after = advance(game, state, entry)
        yield state, entry, after
        state = after


def random_turn(game: AnyGame, state: Any, seat: int, draws: Randomly) -> Played:
    actions: list[Any] = []
    while legal := game.legal_actions(state, seat):
        actions.append(legal[draws.below(len(legal))])
        state = game.apply(state, seat, actions[-1])
    return Played(seat, tuple(actions))


def told(body: str, seats: int = 1, **given: str) -> Match[Any, Any, Any]:
    """A match after these lines of a record body."""
    game = find("cities2008")
    match = Match(game, seats, resolve(game.name, game.option_specs(seats), given))
    for line in filter(None, map(str.strip, body.splitlines())):
        who, _, what = line.partition(" ")
        if who == "*":
            match.roll(game.chance(match.state).parse(what))
        else:
            match.play(int(who), *map(game.parse_action, what.split("; ")))
    return match


@pytest.fixture(name="start")
def start_fixture() -> Callable[..., Any]:
    return start


@pytest.fixture(name="walk")
def walk_fixture() -> Callable[..., Walk]:
    return walk


@pytest.fixture(name="random_turn")
def random_turn_fixture() -> Callable[..., Played]:
    return random_turn


@pytest.fixture(name="told")
def told_fixture() -> Callable[..., Match[Any, Any, Any]]:
    return told


@pytest.fixture(name="randomly")
def randomly_fixture() -> type[Randomly]:
    return Randomly
