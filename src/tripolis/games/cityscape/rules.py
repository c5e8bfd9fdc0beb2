"""How a match runs: goals in secret, then blocks by turns, round after round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeVar

from tripolis.core.errors import IllegalAction, IncompleteTurn, NotYourTurn
from tripolis.core.game import Seat, Status, Turn
from tripolis.core.options import Options
from tripolis.games.cityscape.board import SIDES_OF_SEATS
from tripolis.games.cityscape.components import BLOCKS_OF_A_HEIGHT, HEIGHTS
from tripolis.games.cityscape.notation import ACTION_TEXTS, BUILDS, GOALS, action_text
from tripolis.games.cityscape.state import UNSET, Action, Build, Codes, Goal, Round, State

T = TypeVar("T")

_ALL_BLOCKS = (BLOCKS_OF_A_HEIGHT,) * len(HEIGHTS)
_VACANT = (0,) * 16
_COMPLETE = Turn(Status.COMPLETE)


def setup(seats: int, options: Options) -> State:
    return State(
        rounds=int(options["rounds"]),
        past=(),
        goals=_open_goals(seats),
        locked=(False,) * seats,
        heights=_VACANT,
        left=_ALL_BLOCKS,
        mover=0,  # seat 0 begins the first round
    )


def _open_goals(seats: int) -> tuple[Codes, ...]:
    return tuple((UNSET,) * 4 * len(sides) for sides in SIDES_OF_SEATS[seats])


def to_act(state: State) -> tuple[Seat, ...]:
    """Everyone sets goals at the same time; then one seat builds at a time."""
    if state.over:
        return ()
    if state.setting_goals:
        return tuple(seat for seat, locked in enumerate(state.locked) if not locked)
    return (state.mover,)


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    """Goals: open dice by side and line, codes rising. Blocks: heights rising, lots from a4."""
    if seat not in to_act(state):
        return ()
    if state.setting_goals:
        return _goals(state.sides(seat), state.goals[seat])
    return () if state.built else _builds(tuple([n > 0 for n in state.left]))


def _goals(sides: str, codes: Codes) -> tuple[Goal, ...]:
    return tuple(
        goal
        for n, code in enumerate(codes)
        if code == UNSET
        for goal in GOALS[sides[n // 4], n % 4 + 1]
    )


@cache
def _builds(left: tuple[bool, ...]) -> tuple[Build, ...]:
    """Any one block of a height of which some are left, on any lot, vacant or built."""
    return sum((BUILDS[height] for height, some in zip(HEIGHTS, left, strict=True) if some), ())


def apply(state: State, seat: Seat, action: Action) -> State:
    if seat not in to_act(state):
        raise NotYourTurn(seat, to_act(state))
    if action not in ACTION_TEXTS:
        raise IllegalAction(repr(action), "no-such-action", "there is no such die, block or lot")
    if isinstance(action, Goal):
        return _set_goal(state, seat, action)
    if state.setting_goals:
        raise _illegal(action, "goals-first", "nobody builds before all goals are locked")
    if state.built:
        raise _illegal(action, "one-block", "a turn places one block")
    if not state.left[action.height - 1]:
        raise _illegal(action, "no-block-left", f"no block of height {action.height} is left")
    heights = _add(state.heights, action.lot, action.height)
    left = _add(state.left, action.height - 1, -1)
    return _build(state, heights, left, state.mover, action)


def without_draft(state: State) -> State:
    """The state as the others know it: without the block that is put down but not committed."""
    if state.built is None:
        return state
    height, lot = state.built.height, state.built.lot
    heights, left = _add(state.heights, lot, -height), _add(state.left, height - 1, 1)
    return _build(state, heights, left, state.mover, None)


def _set_goal(state: State, seat: Seat, goal: Goal) -> State:
    if not state.setting_goals:
        raise _illegal(goal, "goals-locked", "all goals are locked: it is time to build")
    sides = state.sides(seat)
    if goal.side not in sides:
        raise _illegal(goal, "not-your-side", f"this seat's sides are {' and '.join(sides)}")
    die = 4 * sides.index(goal.side) + goal.line - 1
    codes = state.goals[seat]
    if codes[die] != UNSET:
        raise _illegal(goal, "already-set", f"die {goal.side}{goal.line} is set already")
    codes = (*codes[:die], goal.code, *codes[die + 1 :])
    return replace(state, goals=_put(state.goals, seat, codes))


def turn(state: State, seat: Seat) -> Turn:
    if not state.setting_goals:
        return _COMPLETE if state.built else Turn(Status.INCOMPLETE, missing="place a block")
    unset = state.goals[seat].count(UNSET)
    if unset:
        return Turn(Status.INCOMPLETE, missing=f"{unset} goals are not set")
    return _COMPLETE


def commit(state: State, seat: Seat) -> State:
    """Lock the goals; or end the turn, and the round when all blocks are placed."""
    if seat not in to_act(state):
        raise NotYourTurn(seat, to_act(state))
    now = turn(state, seat)
    if now.status is Status.INCOMPLETE:
        raise IncompleteTurn(seat, now.missing)
    if state.setting_goals:
        return replace(state, locked=_put(state.locked, seat, True))
    if any(state.left):
        mover = (state.mover + 1) % state.seats
        return _build(state, state.heights, state.left, mover, None)
    past = (*state.past, Round(state.heights, state.goals))
    if len(past) == state.rounds:
        return replace(state, past=past, built=None)
    return State(
        rounds=state.rounds,
        past=past,
        goals=_open_goals(state.seats),
        locked=(False,) * state.seats,
        heights=_VACANT,
        left=_ALL_BLOCKS,
        mover=len(past) % state.seats,  # the next seat clockwise begins each further round
    )


def _build(
    state: State, heights: tuple[int, ...], left: tuple[int, ...], mover: Seat, built: Build | None
) -> State:
    """The state while blocks are placed; `replace` takes three times as long."""
    locked = state.locked
    return State(state.rounds, state.past, state.goals, locked, heights, left, mover, built)


def _illegal(action: Action, reason: str, explanation: str) -> IllegalAction:
    return IllegalAction(action_text(action), reason, explanation)


def _add(numbers: tuple[int, ...], n: int, amount: int) -> tuple[int, ...]:
    return (*numbers[:n], numbers[n] + amount, *numbers[n + 1 :])


def _put(items: tuple[T, ...], n: int, item: T) -> tuple[T, ...]:
    return (*items[:n], item, *items[n + 1 :])
