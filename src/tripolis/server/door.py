"""The only door through which a match leaves the server: what one viewer gets.

A viewer is a seat, or None for a spectator, who sees what a stranger at the table may see.
Everything that goes out is made of `view`, `events` and the viewer's own draft.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tripolis.core.crowd import RankLine, Standing
from tripolis.core.game import CHANCE, AnyGame, Event, Seat, Status
from tripolis.core.match import Draft
from tripolis.server.play import Play, Viewer
from tripolis.server.sheet import Sheet, now_ms

MOST_TEXTS = 4_096
MOST_LINES = 100  # of a ranking, at once
encode = msgspec.json.Encoder().encode


class _Texts:
    """The notations of lists of actions, as JSON.

    Games that answer with the same tuple for the same choice (the blocks that are left, say) have
    it written once. A tuple is held as long as it is known here, so its `id` is its own.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[Any, ...], msgspec.Raw]] = {}

    def of(self, game: AnyGame, actions: tuple[Any, ...]) -> msgspec.Raw:
        known = self._known.get(id(actions))
        if known is None:
            if len(self._known) >= MOST_TEXTS:
                self._known.clear()
            known = (actions, msgspec.Raw(encode([game.action_text(a) for a in actions])))
            self._known[id(actions)] = known
        return known[1]


_texts = _Texts()


class TurnNow(msgspec.Struct, kw_only=True):
    """The turn that a seat is making."""

    number: int  # of the seat's own turns: send it with the turn
    status: Status
    missing: str  # in words, when incomplete
    closing: list[str]  # actions that committing now would add
    draft: list[str]  # what is in the draft
    legal: list[str] | msgspec.Raw  # what may be done next


class Update(msgspec.Struct, kw_only=True, tag="update"):
    """What a viewer knows now, and what they saw happen since."""

    table: str
    seat: int | None  # who views; null: a spectator
    number: int  # the viewer's own: send it as `since` after a break
    events: list[Event]
    view: Any  # the game's own, described with the game
    turn: TurnNow | None  # null: nothing to do for this viewer
    # Milliseconds left on the viewer's clock, or else until those who are to act must have acted.
    left: int | None = None


class StandingUpdate(msgspec.Struct, kw_only=True, tag="standing"):
    """In a crowd: what others did. The viewer's own view is as it was, but for where they stand."""

    table: str
    seat: int | None
    number: int
    finished: list[int]  # seats that have finished the round
    standing: Standing


class ShownPart(msgspec.Struct, kw_only=True):
    """Another seat's part in a crowd, as the viewer may see it."""

    seat: int
    part: Any  # the game's own


def what_viewer_gets(play: Play, sheet: Sheet, viewer: Viewer, since: int | None) -> Update:
    """All that this viewer may know; `since` asks for what happened after that number."""
    match = play.match
    number = play.number(viewer)
    if viewer is not None and viewer in match.to_act:
        draft = match.draft(viewer)
        view, turn = _view(play, draft.state, viewer), turn_now(play, draft)
    else:
        view, turn = _view(play, match.state, viewer), None
    return Update(
        table=sheet.code,
        seat=viewer,
        number=number,
        events=[] if since is None else play.events(viewer, max(0, since)),
        view=view,
        turn=turn,
        left=None if sheet.clock is None else _left(sheet, viewer, mine=turn is not None),
    )


def _view(play: Play, state: Any, viewer: Viewer) -> Any:
    if play.crowd is None:
        return play.game.view(state, viewer)
    # While a draft is made, a ranking of a moment ago does: what others do is told anyway.
    ranking = play.ranking(viewer, latest=state is play.match.state)
    return play.crowd.view(state, viewer, ranking.standing(viewer))


def standing_of(play: Play, sheet: Sheet, viewer: Viewer, since: int) -> StandingUpdate:
    """For a viewer in a crowd when only others have done something after that number."""
    return StandingUpdate(
        table=sheet.code,
        seat=viewer,
        number=play.number(viewer),
        finished=[row[2] for row in play.rows[since:] if row[2] != CHANCE],
        standing=play.ranking(viewer).standing(viewer),
    )


def ranking_of(play: Play, viewer: Viewer, start: int) -> list[RankLine]:
    """A page of a crowd's ranking, as the viewer may see it. NotPossibleNow."""
    return list(play.ranking(viewer).lines(start, start + MOST_LINES))


def shown_to(play: Play, viewer: Viewer, seat: Seat) -> ShownPart:
    """Another's part in a crowd, as the viewer may see it. NotPossibleNow, NotFound."""
    return ShownPart(seat=seat, part=play.shown(viewer, seat))


def _left(sheet: Sheet, viewer: Viewer, *, mine: bool) -> int | None:
    """Clocks begin when everybody sees whose turn it is, so they tell nothing else."""
    dues = [chair.due for chair in sheet.chairs if chair.due and (not mine or chair.seat == viewer)]
    return max(0, max(dues) - now_ms()) if dues else None


def turn_now(play: Play, draft: Draft[Any, Any, Any]) -> TurnNow:
    text = play.game.action_text
    turn = draft.turn
    return TurnNow(
        number=play.turns[draft.seat],
        status=turn.status,
        missing=turn.missing,
        closing=[text(action) for action in turn.closing],
        draft=[text(action) for action in draft.actions],
        legal=_texts.of(play.game, draft.legal),
    )


def acknowledgement(play: Play, seat: Seat, number: int) -> dict[str, int]:
    """The answer to the turn at this number of the log: the same whenever it is asked for."""
    return {"turn": play.turn_at(number), "number": play.number(seat, play.end_of(number))}
