"""The figures of the rules references: positions, and what the rules say about them.

`python tools/figures.py` writes JSON for the client; `tests/test_lessons.py` compares. Nothing that
a figure shows was worked out by hand: its points, places and legal spots are answers.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

import msgspec

from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find
from tripolis.games.cityscape.notation import parse_goals, parse_position
from tripolis.games.cityscape.scoring import score_seat
from tripolis.games.cityscape.view import sights

Json = dict[str, Any]

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "web" / "src" / "games"
SOUTH = "S"


def cities2008() -> Json:
    start = started("lay 23 0,0,r0", "lay 20 1,1,r0", "lay 7 2,0,r0")
    places = asked("cities2008", position=start, ask="tile_places")["tile_places"]
    tile = {"tile": "pwta", "x": 0, "y": 1, "r": 0}
    moved = asked("cities2008", position="aapt/pAtw", **tile, ask="move")
    walks = [text.partition(">")[2] for text in moved["actions"] if text.startswith("walk")]
    fields = [[int(n) for n in to.split(",")] for to in walks]
    return {
        "start": {"position": start},
        "join": {"position": start, "spots": places},
        "walk": {"position": moved["after"], "fields": fields},
        "zone": city("aapt/pAaw", level=1),
        "water": city("wTwwpa/twptaw", level=2),
        "view": city("tpTwpa/aawptw", level=3),
        "border": city("aAtp/tawt", level=3),
    }


def started(*lays: str) -> str:
    """The position of a legal start."""
    game = find("cities2008")
    match = Match(game, 1, resolve(game.name, game.option_specs(1), {}))
    actions = [game.parse_action(text) for text in lays]
    for action in actions:
        match.roll((action.number,))
    match.play(0, *actions)
    return cast("str", match.view(0).cities[0].position)


def city(position: str, level: int) -> Json:
    found = asked("cities2008", positions=[position], level=level, ask="sheet")
    return {"position": position, "sources": sources(found)}


def cityscape() -> Json:
    return {
        "lines": lines("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", "1111"),
        "seen": lines("4,3,3,5/3,2,1,3/2,1,4,0/1,4,2,3", "1111"),
        "exactly": lines("4,3,3,5/3,2,1,3/2,1,4,0/1,4,2,3", "4123"),
        "equal": lines("5,3,0,2/5,3,3,2/3,5,5,2/3,5,3,2", "5555"),
        "tallest": lines("0,8,2,5/1,3,4,3/9,5,1,0/2,5,9,3", "6666"),
    }


def lines(position: str, goals: str) -> Json:
    """The four lines of South in a city, with these goals."""
    heights = parse_position(position).heights
    codes = parse_goals(f"{SOUTH}={goals}", SOUTH)[SOUTH]
    seen = [asdict(sight) for sight in sights(heights) if sight.side == SOUTH]
    score = [asdict(source) for source in score_seat(1, heights, SOUTH, codes)]
    return {"heights": heights, "sights": seen, "score": {"sources": score}}


def cities2024() -> Json:
    one = "r w / p r"
    answer = asked("cities2024", position=one)
    return {
        "tile": {"position": one, "spots": answer["tile_places"]},
        "features": {"position": "w1 p3 rm * / w2 w p g"},
        "blocks": {"position": "r1 g2 b3 y4 / w p w p"},
        "area": hood("w1 w w p / r w2 g b", "water"),
        "pattern": found("w r1 w p / g w b y", 1, 'pattern = "r1+ w"'),
        "heights": found("g3 g1 w p / r b g2 y", 3, 'pattern = "g3+"'),
        "compare": found("r1 r2 b1 p / g w b y", 2, 'pattern = "s1+ s1+", same = "colour"'),
        "areas": found("p p w r / g p b y", 3, 'area = {of = "p", size = 3}'),
        "set": found("r1 g2 w p / b1 p y3 w", 2, 'set = ["r1+", "g1+", "b1+", "y1+"]'),
        "line": found("b1 w b2 p / r g y w", 2, 'line = {of = "b1+", size = 2}'),
    }


def hood(position: str, kind: str, *cards: Json) -> Json:
    """What scores in this way."""
    answer = asked("cities2024", seats=[{"position": position, "cards": cards}], ask="sheet")
    scored = [source for source in sources(answer) if source["kind"] == kind]
    return {"position": position, "sources": scored}


def found(position: str, points: int, requirement: str) -> Json:
    """What a card finds in a neighbourhood."""
    card = {"name": "card", "points": points, "requirement": requirement}
    return {**hood(position, "card", card), "requirement": requirement}


def asked(game: str, **request: object) -> Json:
    return dict(find(game).answer(plain(request)))


def sources(answer: Json) -> list[Json]:
    (seat,) = answer["seats"]
    assert seat["problem"] is None, seat["problem"]
    return [source for source in seat["sources"] if source["parts"]]


def plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


MAKERS = {"cities2008": cities2008, "cityscape": cityscape, "cities2024": cities2024}


def files() -> dict[Path, str]:
    """What stands in each file that is made."""
    made: dict[Path, str] = {}
    for name, make in MAKERS.items():
        figures = (f'"{one}": {msgspec.json.encode(what).decode()}' for one, what in make().items())
        made[GAMES / name / "learn" / "figures.json"] = "{\n" + ",\n".join(figures) + "\n}\n"
    return made


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT), f"{len(text) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
