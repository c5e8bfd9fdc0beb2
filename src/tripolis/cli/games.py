"""`tripolis games`: what can be played, by how many, with which options."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

from tripolis.core.game import AnyGame
from tripolis.core.options import DRAWN, OWN, OptionSpec
from tripolis.games import NAMES, find


def games(as_json: bool) -> None:
    found = [facts(find(name)) for name in NAMES]
    if as_json:
        from tripolis.cli.files import write_json

        write_json(found)
        return
    for game in found:
        _tell(game)


def facts(game: AnyGame) -> dict[str, Any]:
    """`options` is a list: numbers of seats that have the same options stand together."""
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": {"least": game.least_seats, "most": game.most_seats},
        "options": [
            {"seats": {"least": least, "most": most}, "options": list(map(_option, specs))}
            for least, most, specs in _by_seats(game)
        ],
    }


def _by_seats(game: AnyGame) -> Iterator[tuple[int, int | None, tuple[OptionSpec, ...]]]:
    if game.most_seats is None:  # a game without a limit cannot tell its seats apart
        yield game.least_seats, None, game.option_specs(game.least_seats)
        return
    least, specs = game.least_seats, game.option_specs(game.least_seats)
    for seats in count(least + 1):
        more = game.option_specs(seats) if seats <= game.most_seats else ()
        if more != specs:
            yield least, seats - 1, specs
            least, specs = seats, more
        if seats > game.most_seats:
            return


def _option(spec: OptionSpec) -> dict[str, Any]:
    extra = [OWN] * spec.takes_file + [DRAWN] * spec.may_be_drawn
    return {
        "name": spec.name,
        "default": spec.default,
        "choices": [*spec.choices, *extra] if spec.choices else None,
        "least": None if spec.choices else spec.least,
    }


def _tell(game: dict[str, Any]) -> None:
    sys.stdout.write(f"{game['game']}: {_range(game['seats'])} seats, rules {game['rules']}\n")
    for group in game["options"]:
        for option in group["options"]:
            allowed = option["choices"] or [f"{option['least']} …"]
            sys.stdout.write(
                f"  {option['name']}={option['default']}  of {' '.join(allowed)}"
                f"  ({_range(group['seats'])} seats)\n"
            )


def _range(seats: dict[str, Any]) -> str:
    if seats["most"] is None:
        return f"{seats['least']} or more"
    if seats["least"] == seats["most"]:
        return str(seats["least"])
    return f"{seats['least']}–{seats['most']}"
