"""`tripolis score`: the score sheet of a real table, one position or a file of questions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from tripolis.cli.boards import boards
from tripolis.cli.errors import BadArgument
from tripolis.cli.files import open_bytes, write_json
from tripolis.cli.terminal import console
from tripolis.core.errors import BadRequest, TripolisError
from tripolis.games import find

DEFAULT_LEVEL = 3
Answer = Callable[[Mapping[str, object]], dict[str, object]]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was written beside the positions; a game refuses what it does not ask for."""

    level: int | None = None
    players: int | None = None
    goals: str | None = None
    long: bool = False
    cards: tuple[str, ...] = ()
    achievements: int | None = None

    def request(self, game: str, position: str) -> dict[str, object]:
        default = DEFAULT_LEVEL if game == "cities2008" else None
        asked: dict[str, object] = {
            "position": position,
            "level": default if self.level is None else self.level,
            "players": self.players,
            "goals": self.goals,
            "long": self.long or None,
            "cards": list(self.cards) or None,
            "achievements": self.achievements,
        }
        return {key: value for key, value in asked.items() if value is not None}


def score(
    game: str, positions: Sequence[str], sheet: Sheet, batch: str | None, as_json: bool
) -> None:
    answer = find(game).answer
    if batch is not None:
        if positions or sheet != Sheet():
            raise BadArgument("--batch", batch, "given alone: its lines say all the rest")
        _answer_file(answer, batch)
        return
    if not positions:
        raise BadArgument("the position", "", "needed, or --batch FILE")
    if len(positions) > 1 and game != "cities2008":
        raise BadArgument("the position", positions[1], f"one for {game}")
    # All answers come before the first is printed: a bad one leaves no half of a result.
    requests = [sheet.request(game, position) for position in positions]
    answers = [answer(request) for request in requests]
    winners: list[int] | None = None
    if len(positions) > 1:
        compared = answer({"positions": list(positions), "level": requests[0]["level"]})
        winners = cast("list[int]", compared["winners"])
    if as_json:
        write_json(answers[0] if winners is None else {"scores": answers, "winners": winners})
        return
    screen, look = console(), boards(game)
    for request, found in zip(requests, answers, strict=True):
        screen.print(look.sheet(request, found))
    if winners is not None:
        screen.print(f"best: position {' and '.join(str(n + 1) for n in winners)}")


def _answer_file(answer: Answer, file: str) -> None:
    """One line of JSON in, one out, in order; each is flushed, so a program may talk to it."""
    with open_bytes(file) as lines:
        for line in lines:
            write_json(answer_line(answer, line))


def answer_line(answer: Answer, line: bytes) -> dict[str, object]:
    try:
        return answer(parse(line))
    except TripolisError as error:
        return {"error": {"kind": error.kind, "message": error.message}}
    except RecursionError:
        return {"error": {"kind": BadRequest.kind, "message": "it is nested too deeply"}}


def parse(line: bytes) -> dict[str, Any]:
    """A JSON object, strictly: no key twice, no NaN or Infinity, UTF-8. Raises `BadRequest`."""
    try:
        value = json.loads(
            line.decode(), object_pairs_hook=_without_repeats, parse_constant=_refuse_constant
        )
    except ValueError as error:  # also text that is not UTF-8, and numbers without end
        reason = "an empty line" if not line.strip() else str(error)
        raise BadRequest("the line", f"is not JSON: {reason}") from error
    if not isinstance(value, dict):
        raise BadRequest("the line", "is not a JSON object")
    return cast("dict[str, Any]", value)


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadRequest(key, "stands twice in one object")
        found[key] = value
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")
