"""The end of a turn: achievements, the next seat, the next round."""

from __future__ import annotations

from dataclasses import replace

from tripolis.games.cities2024.state import (
    COLUMNS,
    Hand,
    Layout,
    Player,
    Ring,
    State,
    spot,
)

_NOBODY = Hand()
_EMPTY = Layout()
_BLOCKS_ROW = sum(spot("blocks", column) for column in COLUMNS)


def end_start(state: State) -> State:
    """Starting tiles go round counter-clockwise, up to the holder of the star."""
    if state.acting == state.star:
        return replace(state, round=1, due="cards", hand=_NOBODY)
    return replace(state, acting=(state.acting - 1) % state.settings.seats, hand=_NOBODY)


def end_turn(state: State) -> State:
    """A take turn is over: claim, then pass the turn on or end the round."""
    players = claimed(state)
    settings = state.settings
    placed = sum(spots.bit_count() for spots in state.workers)
    if placed < settings.seats * settings.workers_a_row * len(COLUMNS):
        acting = (state.acting + 1) % settings.seats
        return replace(state, players=players, acting=acting, hand=_NOBODY)
    return replace(
        state,
        players=players,
        round=state.round + 1,
        star=rightmost(state.workers),
        due="cards" if state.round < settings.rounds else "",
        layout=_EMPTY,
        workers=(0,) * settings.seats,
        hand=_NOBODY,
    )


def rightmost(workers: tuple[int, ...]) -> int:
    """The seat whose worker stands rightmost in the blocks row: it takes the star."""
    return max(range(len(workers)), key=lambda seat: workers[seat] & _BLOCKS_ROW)


def claimed(state: State) -> tuple[Player, ...]:
    """The players after the acting seat has claimed what it now meets for the first time."""
    player = state.players[state.acting]
    if None not in player.rings:
        return state.players
    rings = list(player.rings)
    for index, achievement in enumerate(state.settings.city.achievements):
        if rings[index] is not None:
            continue
        vacant = _highest_vacant(state, index)
        if not vacant:
            continue
        requirement = achievement.requirement
        if requirement.count(player.place, achievement=True) >= achievement.at_least:
            spaces = 0
            for occurrence in requirement.occurrences(player.place, achievement=True):
                spaces |= occurrence
            rings[index] = Ring(vacant, spaces)
    if rings == list(player.rings):
        return state.players
    players = list(state.players)
    players[state.acting] = Player(player.place, player.cards, tuple(rings))
    return tuple(players)


def _highest_vacant(state: State, achievement: int) -> int:
    """The points of the highest place that has no ring yet; 0 if there is none."""
    taken = [player.rings[achievement] for player in state.players]
    points = [ring.points for ring in taken if ring is not None]
    return next((p for p in state.settings.places(achievement) if p not in points), 0)
