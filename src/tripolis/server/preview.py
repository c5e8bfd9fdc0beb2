"""What a draft would bring: its view, its legal actions with the change of the score of each; and
what a move would bring that somebody tries on a copy while others act.

Worked out in a worker process, because it looks at every legal action. Nothing is kept. Only what
the seat's own view says is compared, so a preview tells nothing that the view does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tripolis.bots.protocol import RandomDraws
from tripolis.core.errors import TripolisError
from tripolis.core.game import AnyGame, Seat, Status
from tripolis.core.scores import Part, SeatScore
from tripolis.games import find
from tripolis.server.errors import NotPossibleNow

if TYPE_CHECKING:
    from tripolis.server.house import House
    from tripolis.server.table import Table


class SourceChange(msgspec.Struct, kw_only=True):
    """A line of the score sheet that the draft changes, with what it is made of then."""

    kind: str
    name: str
    points: int  # with the draft
    change: int  # against what is committed
    parts: list[Part]


class LegalPreview(msgspec.Struct, kw_only=True):
    action: str
    change: int  # of the own total, against the draft


class Preview(msgspec.Struct, kw_only=True):
    view: Any
    status: Status
    missing: str
    closing: list[str]
    total: int
    change: int
    sources: list[SourceChange]
    legal: list[LegalPreview]


async def preview(
    house: House, table: Table, seat: Seat, turn: int, texts: Sequence[str]
) -> Preview:
    """NotYourTurn, StaleTurn, IllegalAction, BadNotation."""
    async with table.lock:
        play = await table.current(seat)
        play.check_turn(seat, turn)
        (state, seat), sheet = play.alone(play.match.state, seat), table.sheet
    answer = await house.bots.compute(compute, sheet.game, sheet.rules, state, seat, list(texts))
    if isinstance(answer, TripolisError):
        raise answer
    return answer


async def trial(house: House, table: Table, seat: Seat, texts: Sequence[str]) -> Preview:
    """NotPossibleNow, IllegalAction, BadNotation. The copy is made of the seat's view alone."""
    async with table.lock:
        play = await table.current()
        (state, seat), sheet = play.alone(play.match.state, seat), table.sheet
        view = play.game.view(state, seat)
    answer = await house.bots.compute(compute_trial, sheet.game, sheet.rules, view, seat, [*texts])
    if isinstance(answer, TripolisError):
        raise answer
    return answer


def compute(
    name: str, rules: int, state: Any, seat: Seat, texts: Sequence[str]
) -> Preview | TripolisError:
    """The preview of a draft; errors are returned, so that they cross to another process whole."""
    try:
        return _compute(find(name, rules), state, seat, texts)
    except TripolisError as error:
        return error


def compute_trial(
    name: str, rules: int, view: Any, seat: Seat, texts: Sequence[str]
) -> Preview | TripolisError:
    game = find(name, rules)
    try:
        # What the view hides is made up, always in the same way: nothing of it can be seen.
        state = game.trial(view, seat, RandomDraws(""))
        if state is None:
            raise NotPossibleNow("there is nothing to try before something new is turned up")
        return _compute(game, state, seat, texts)
    except TripolisError as error:
        return error


def _compute(game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]) -> Preview:
    before = own_score(game.view(state, seat), seat)
    for text in texts:
        state = game.apply(state, seat, game.parse_action(text))
    view, turn = game.view(state, seat), game.turn(state, seat)
    now = own_score(view, seat)
    legal = [
        LegalPreview(
            action=game.action_text(action),
            change=own_score(game.view(game.apply(state, seat, action), seat), seat).total
            - now.total,
        )
        for action in game.legal_actions(state, seat)
    ]
    return Preview(
        view=view,
        status=turn.status,
        missing=turn.missing,
        closing=[game.action_text(action) for action in turn.closing],
        total=now.total,
        change=now.total - before.total,
        sources=_changes(before, now),
        legal=legal,
    )


def own_score(view: Any, seat: Seat) -> SeatScore:
    """What a view says of its own seat: the score as it stands, and the outlook if there is one."""
    outlook: SeatScore | None = getattr(view, "outlook", None)
    standing: SeatScore = view.scores.seats[seat]
    return SeatScore((*standing.sources, *(outlook.sources if outlook else ())))


def _changes(before: SeatScore, now: SeatScore) -> list[SourceChange]:
    """The sources that have other points than before, or other places."""
    old = {(source.kind, source.name): source for source in before.sources}
    changes: list[SourceChange] = []
    for source in now.sources:
        was = old.pop((source.kind, source.name), None)
        if was is None or was.parts != source.parts:
            points = source.points
            changes.append(
                SourceChange(
                    kind=source.kind,
                    name=source.name,
                    points=points,
                    change=points - (was.points if was else 0),
                    parts=list(source.parts),
                )
            )
    changes += [
        SourceChange(kind=was.kind, name=was.name, points=0, change=-was.points, parts=[])
        for was in old.values()
        if was.parts
    ]
    return changes
