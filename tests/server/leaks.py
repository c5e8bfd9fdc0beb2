"""Faults of a server: each tells a viewer a little of what they may not know. A test must see it.

Those of a game stand in `leaking`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

import leaking
from tripolis.core.errors import TripolisError
from tripolis.server import audience, door, messages, play, preview, socket, store, table
from tripolis.server.errors import NotPossibleNow, StaleTurn
from tripolis.server.rest import replays, tables
from tripolis.server.sheet import now_ms

_laid: dict[int, int] = {}  # when a draft was laid last in each match


def open_(name: str) -> None:
    """Let this server leak in the way of this name."""
    if name in LEAKS:
        LEAKS[name]()
    else:
        game = getattr(leaking, name)()
        importlib.import_module(f"tripolis.games.{game.name}").VERSIONS[game.rules] = game


def _around(module: Any, name: str, change: Callable[..., Any]) -> None:
    """Put a function in the place of another, which it gets as its first argument."""
    before = getattr(module, name)
    setattr(module, name, lambda *args, **more: change(before, *args, **more))


def _updates(change: Callable[[Any, Any], Any]) -> None:
    """Change what viewers get: from the match and the update."""

    def changed(before: Any, found: Any, code: str, viewer: Any, since: Any) -> Any:
        return change(found, before(found, code, viewer, since))

    for module in (door, table, audience):
        _around(module, "what_viewer_gets", changed)


def one_bit_of_a_goal_in_the_number() -> None:
    def change(found: Any, update: Any) -> Any:
        last = found.match.state.goals[-1]
        return msgspec.structs.replace(update, number=update.number + last[0] % 2)

    _updates(change)


def next_draw_in_the_length() -> None:
    def change(found: Any, update: Any) -> Any:
        pile = found.match.dice.pile("cards", tuple(range(32)))
        return msgspec.structs.replace(update, table=update.table + " " * sum(pile[-8:]))

    _updates(change)


def length_of_a_draft_in_a_refusal() -> None:
    def check(before: Any, found: Any, seat: int, turn: int) -> None:
        try:
            before(found, seat, turn)
        except StaleTurn as error:
            drafts = found.match._drafts.values()
            error.turn = sum(len(draft.actions) for draft in drafts)
            raise

    _around(play.Play, "check_turn", check)


def draft_told_to_everybody() -> None:
    def publish(before: Any, found: Any, seat: int) -> None:
        for viewer in found.audience.watchers:
            before(found, viewer)

    _around(table.Table, "publish_to", publish)


def time_of_a_draft_in_lists() -> None:
    def lay(before: Any, connection: Any, match: int, *rest: Any) -> None:
        _laid[match] = now_ms()
        before(connection, match, *rest)

    def info(before: Any, sheet: Any) -> Any:
        return before(replace(sheet, created=_laid.get(sheet.id, sheet.created)))

    _around(store, "set_draft", lay)
    for module in (messages, tables, importlib.import_module("tripolis.server.rest.me")):
        _around(module, "table_info", info)


def goal_in_a_preview() -> None:
    def score(before: Any, game: Any, state: Any, seat: int, texts: Any) -> Any:
        found = before(game, state, seat, texts)
        return msgspec.structs.replace(found, total=found.total + sum(map(sum, state.goals)))

    _around(preview, "_compute", score)


def trial_of_the_match_itself() -> None:
    """The copy is made of the state, with the goals of all."""

    async def tried(house: Any, found: Any, seat: int, texts: Any) -> Any:
        async with found.lock:
            state = (await found.play()).match.state
        goals = sum(map(sum, state.goals))
        if state.setting_goals or state.mover == seat:
            raise NotPossibleNow("")
        answer = preview.compute("cityscape", 1, replace(state, mover=seat), seat, texts)
        if isinstance(answer, TripolisError):
            raise answer
        return msgspec.structs.replace(answer, missing=" " * goals)

    importlib.import_module("tripolis.server.rest.play").trial = tried  # type: ignore[attr-defined]


def record_before_the_end() -> None:
    async def unfinished(found: Any) -> Any:
        return await found.play()

    for module in (tables, replays):
        setattr(module, "finished_play", unfinished)  # noqa: B010


def answers_wait_for_each_other() -> None:
    """How many frames there are depends on what others sent."""
    sent = [0]

    def tell(before: Any, client: Any, message: str) -> None:
        sent[0] += 1
        before(client, message if sent[0] % 7 else f"{message},{{}}")

    _around(socket.Client, "tell", tell)


LEAKS = {
    leak.__name__: leak
    for leak in (
        one_bit_of_a_goal_in_the_number,
        next_draw_in_the_length,
        length_of_a_draft_in_a_refusal,
        draft_told_to_everybody,
        time_of_a_draft_in_lists,
        goal_in_a_preview,
        trial_of_the_match_itself,
        record_before_the_end,
        answers_wait_for_each_other,
    )
}
