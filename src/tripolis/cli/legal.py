"""`tripolis legal`: everything that may come next after a record."""

from __future__ import annotations

import sys
from typing import Any

from tripolis.cli.errors import BadArgument
from tripolis.cli.files import read_bytes, write_json
from tripolis.core.game import CHANCE
from tripolis.core.match import Match
from tripolis.core.replay import replay
from tripolis.games import find


def legal(file: str, seat: int | None, as_json: bool) -> None:
    match = replay(read_bytes(file), find)
    if seat is not None:
        if not 0 <= seat < match.seats:
            raise BadArgument("--seat", str(seat), f"a seat from 0 to {match.seats - 1}")
        match.check_turn(seat)
    found = facts(match, seat)
    if as_json:
        write_json(found)
    else:
        _tell(found)


def facts(match: Match[Any, Any, Any], seat: int | None) -> dict[str, Any]:
    """`draw` is null unless a draw is due: the words of its line, and what they may be."""
    game, state = match.game, match.state
    to_act = match.to_act
    draw = None
    if to_act == (CHANCE,):
        chance, to_act = game.chance(state), ()
        may_come = {str(item): ways for item, ways in chance.weights().items()}
        draw = {"kind": chance.kind, "number": len(chance.keys), "may_come": may_come}
    asked = to_act if seat is None else (seat,)
    return {
        "game": game.name,
        "finished": match.finished,
        "to_act": list(to_act),
        "legal": {
            str(actor): [game.action_text(action) for action in game.legal_actions(state, actor)]
            for actor in asked
        },
        "draw": draw,
    }


def _tell(found: dict[str, Any]) -> None:
    if found["finished"]:
        sys.stdout.write("The match is over.\n")
    if found["draw"]:
        draw = found["draw"]
        items = ", ".join(
            f"{item} ({ways})" if ways > 1 else item for item, ways in draw["may_come"].items()
        )
        sys.stdout.write(f"* {draw['kind']}: {draw['number']} drawn of {items}\n")
    for seat, actions in found["legal"].items():
        for action in actions:
            sys.stdout.write(f"{seat} {action}\n")
