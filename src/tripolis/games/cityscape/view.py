"""What a seat, or a spectator, may know: everything but the goals of others in this round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from tripolis.core.chance import Draws
from tripolis.core.game import Drawn, Entry, Event, Seat
from tripolis.core.scores import Place, Scores, SeatScore
from tripolis.games.cityscape.board import SIDES_OF_SEATS, Side, place
from tripolis.games.cityscape.components import CODES
from tripolis.games.cityscape.notation import action_text, goals_text
from tripolis.games.cityscape.rules import to_act, without_draft
from tripolis.games.cityscape.scoring import (
    LINES_OF,
    PLACES,
    Own,
    Steps,
    in_view,
    score_rounds,
    score_seat,
    visible,
)
from tripolis.games.cityscape.state import UNSET, Build, Codes, Round, State


@dataclass(frozen=True, slots=True)
class Sight:
    """What a side sees along one of its lines; so that a front end draws it without the rule."""

    side: Side
    line: int  # 1–4 from the side's left
    lots: tuple[Place, ...]  # from the nearest to the farthest
    seen: tuple[Place, ...]  # taller than every building in front: what codes 1–4 count
    level: tuple[Place, ...]  # nothing taller in front: where code 5 looks for equal ones


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it. Goals that are hidden from the viewer are None."""

    viewer: Seat | None
    rounds: int
    round: int  # 1 … rounds, also when the match is over
    starter: Seat  # who begins this round
    phase: Literal["goals", "build", "over"]
    to_act: tuple[Seat, ...]
    sides: tuple[str, ...]  # of each seat
    goals: tuple[Codes | None, ...]  # of this round, by seat; 0 is a die that is not set yet
    locked: tuple[bool, ...]
    heights: tuple[int, ...]  # of this round, by lot
    left: tuple[int, ...]  # blocks left of heights 1–5
    mover: Seat
    built: Build | None  # the viewer's own block, not committed yet
    past: tuple[Round, ...]  # rounds that are scored, with everybody's goals
    scores: Scores  # of the scored rounds
    outlook: SeatScore | None  # the viewer's lines of this round, if nothing else were built
    sights: tuple[Sight, ...]  # of the four sides, in this round's city
    past_sights: tuple[tuple[Sight, ...], ...]  # the same of each scored round


def view(state: State, viewer: Seat | None) -> View:
    if viewer != state.mover:  # a block that is not committed yet is its own seat's business
        state = without_draft(state)
    over, seats = state.over, state.seats
    number = min(len(state.past) + 1, state.rounds)
    outlook = None
    if viewer is not None and not over:
        sources = score_seat(number, state.heights, state.sides(viewer), state.goals[viewer])
        outlook = SeatScore(sources)
    return View(
        viewer=viewer,
        rounds=state.rounds,
        round=number,
        starter=(number - 1) % seats,
        phase="over" if over else "goals" if state.setting_goals else "build",
        to_act=to_act(state),
        sides=SIDES_OF_SEATS[seats],
        goals=tuple(
            [codes if over or seat == viewer else None for seat, codes in enumerate(state.goals)]
        ),
        locked=state.locked,
        heights=state.heights,
        left=state.left,
        mover=state.mover,
        built=state.built,
        past=state.past,
        scores=score_rounds(state.past, seats, over=over),
        outlook=outlook,
        sights=sights(state.heights),
        past_sights=tuple([sights(played.heights) for played in state.past]),
    )


@lru_cache(maxsize=1 << 12)  # everybody at the table gets the same
def sights(heights: tuple[int, ...]) -> tuple[Sight, ...]:
    """All sixteen lines, side by side, each side's from its left."""
    return tuple([_sight(side, n, line_of(heights)) for side, n, line_of in LINES_OF["SWNE"]])


@lru_cache(maxsize=1 << 16)  # a block changes four of the sixteen
def _sight(side: Side, n: int, own: Own) -> Sight:
    return _shown(side, n, visible(own), in_view(own))


@lru_cache(maxsize=1 << 12)  # there are few of them, however many heights make them
def _shown(side: Side, n: int, seen: Steps, level: Steps) -> Sight:
    lots = PLACES[side, n]
    return Sight(
        side, n, lots, tuple([lots[step] for step in seen]), tuple([lots[step] for step in level])
    )


def sample(view: View, draws: Draws) -> State:
    """Locked goals of others may be any codes; those that are not locked are not set."""

    def imagine(seat: Seat) -> Codes:
        dice = range(4 * len(view.sides[seat]))
        if not view.locked[seat]:
            return tuple(UNSET for _ in dice)
        return tuple(CODES[draws.below(len(CODES))] for _ in dice)

    return State(
        rounds=view.rounds,
        past=view.past,
        goals=tuple(
            imagine(seat) if codes is None else codes for seat, codes in enumerate(view.goals)
        ),
        locked=view.locked,
        heights=view.heights,
        left=view.left,
        mover=view.mover,
        built=view.built,
    )


def trial(view: View, seat: Seat, draws: Draws) -> State | None:
    """The city as it stands, and the seat would build in it now."""
    if view.phase != "build" or view.mover == seat:
        return None
    return replace(sample(view, draws), mover=seat)


def events(before: State, entry: Entry, after: State, viewer: Seat | None) -> tuple[Event, ...]:
    """What the viewer sees happen.

    - `goals-locked` by a seat; its own viewer also sees the actions
    - `building-begins` when all have locked; the seat is the one that begins
    - `built`: the action and its lot
    - `goals-revealed` a seat, its goals as items, and `round-scored` a seat, its points
    - `round-begins` with the number of the round as item, `match-over`
    """
    if isinstance(entry, Drawn):  # no rule of this game draws anything
        return ()
    seat = entry.seat
    texts = tuple(map(action_text, entry.actions))
    if before.setting_goals:
        locked = Event("goals-locked", seat, texts if seat == viewer else ())
        begins = () if after.setting_goals else (Event("building-begins", after.mover),)
        return (locked, *begins)
    lots = tuple(place(action.lot) for action in entry.actions if isinstance(action, Build))
    built = Event("built", seat, texts, places=lots)
    if len(after.past) == len(before.past):
        return (built,)
    played = after.past[-1]
    scored = score_rounds((played,), after.seats).seats
    revealed = tuple(
        event
        for n, sides in enumerate(SIDES_OF_SEATS[after.seats])
        for event in (
            Event("goals-revealed", n, items=(goals_text(sides, played.goals[n]),)),
            Event("round-scored", n, points=scored[n].total),
        )
    )
    if after.over:
        return (built, *revealed, Event("match-over"))
    return (built, *revealed, Event("round-begins", after.mover, items=(str(len(after.past) + 1),)))
