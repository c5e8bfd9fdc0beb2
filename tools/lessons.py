"""What the server would answer in the lessons: JSON for the client, made by playing their stories.

`python tools/lessons.py` writes it; `tests/test_lessons.py` compares. A story (`web/lessons`) is a
match as a record tells it, with stops. At each stop somebody who learns, at seat 0, makes a turn:
all drafts on the way to it, in any order, and one step beside it are worked out by the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any, cast

import msgspec

from tripolis.core.errors import TripolisError
from tripolis.core.game import AnyGame, Drawn, Played
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.core.record import parse_turn
from tripolis.games import NAMES, find
from tripolis.server.preview import Preview, compute

Json = dict[str, Any]
AnyMatch = Match[Any, Any, Any]
Draft = tuple[str, ...]

ROOT = Path(__file__).parents[1]
STORIES = ROOT / "web" / "lessons"
GAMES = ROOT / "web" / "src" / "games"
LEARNER = 0


@dataclass
class Stop:
    """Where the lesson waits for the learner."""

    name: str
    match: int  # which match of the story, from 0
    kept: Draft = ()  # what is drafted already when the lesson comes here
    goals: dict[str, Draft] = field(default_factory=dict[str, Draft])  # what a step asks for
    answers: Json = field(default_factory=dict[str, Any])
    turn: Draft | None = None  # what is played when the lesson goes on


class Story:
    def __init__(self, text: str) -> None:
        self.stops: list[Stop] = []
        self._matches = 0
        self._match: AnyMatch | None = None
        self._told = 0  # entries that earlier stops have told
        self._header: list[list[str]] = []
        self._stop: Stop | None = None
        for line in text.splitlines():
            if line and not line.startswith("#"):
                self._read(line)
        self._leave(None)

    def _read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("game", "seats", "option"):
            self._leave(None)
            if word == "game":
                self._match, self._header = None, []
                self._matches += 1
            self._header.append([word, *rest.split(" ")])
        elif word == "stop":
            self._leave(None)
            self._stop = Stop(rest, self._matches - 1)
            self.stops.append(self._stop)
        elif word == "kept":
            self._here.kept = _draft(rest)
        elif word == "goal":
            name, _, draft = rest.partition(" ")
            self._here.goals[name] = _draft(draft)
        elif word == "*":
            self._leave(None)
            self.match.add(Drawn(self.match.game.chance(self.match.state).parse(rest)))
        else:
            if int(word) == LEARNER:
                self._leave(_draft(rest))
            self.match.add(Played(int(word), parse_turn(self.match.game, rest)))

    @property
    def match(self) -> AnyMatch:
        if self._match is None:
            (_, name), (_, seats), *options = self._header
            game = find(name)
            specs = game.option_specs(int(seats))
            values = {option: value for _, option, value in options}
            self._match = Match(game, int(seats), resolve(name, specs, values))
            self._told = 0
        return self._match

    @property
    def _here(self) -> Stop:
        assert self._stop is not None
        return self._stop

    def _leave(self, turn: Draft | None) -> None:
        """Record the stop, if there is one, before the match goes on."""
        if self._stop is None:
            return
        stop, self._stop = self._stop, None
        stop.turn = turn
        stop.answers = record(self.match, stop, self._told)
        self._told = len(self.match.entries)


def _draft(text: str) -> Draft:
    return tuple(text.split("; ")) if text else ()


def record(match: AnyMatch, stop: Stop, told: int) -> Json:
    """What the server would send, and answer to each draft."""
    view = plain(match.view(LEARNER))
    events = [event for entry in match.events(LEARNER, told) for event in entry]
    ways = [stop.kept, *stop.goals.values(), stop.turn or ()]
    drafts = drafted(match, view, ways) if LEARNER in match.to_act else {}
    return {
        "name": stop.name,
        "match": stop.match,
        "seats": match.seats,
        "number": len(match.entries),
        "events": plain(events),
        "view": view,
        "kept": stop.kept,
        "goals": stop.goals,
        "turn": stop.turn,
        "drafts": drafts,
    }


def drafted(match: AnyMatch, view: Json, ways: Iterable[Draft]) -> Json:
    """By the text of the draft: all beginnings of these ways, and one step beside each."""
    found: Json = {}
    for way in ways:
        for order in orders(match, way):
            for length in range(len(order) + 1):
                for draft in around(match, order[:length], found):
                    key = "; ".join(draft)
                    if key not in found:
                        found[key] = answer(preview(match, draft), view)
    return found


def orders(match: AnyMatch, way: Draft) -> Iterator[Draft]:
    """The ways to do the same one after another, as far as they are legal."""
    for rest in dict.fromkeys(permutations(way[1:])):
        order = (*way[:1], *rest)
        try:
            preview(match, order)
        except TripolisError:
            continue
        yield order


def around(match: AnyMatch, draft: Draft, found: Mapping[str, Any]) -> Iterator[Draft]:
    yield draft
    for one in preview(match, draft).legal:
        if "; ".join((*draft, one.action)) not in found:
            yield (*draft, one.action)


def preview(match: AnyMatch, draft: Draft) -> Preview:
    game: AnyGame = match.game
    answer = compute(game.name, game.rules, match.state, LEARNER, draft)
    if not isinstance(answer, Preview):
        raise answer
    return answer


def answer(preview: Preview, view: Json) -> Json:
    """A preview, its view as what is other than in `view`: nearly all of it is the same."""
    told: Json = {
        "view": patch(view, plain(preview.view)),
        "status": preview.status.value,
        "change": preview.change,
        "legal": {one.action: one.change for one in preview.legal},
    }
    if preview.missing:
        told["missing"] = preview.missing
    if preview.closing:
        told["closing"] = preview.closing
    return told


def plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def patch(old: Any, new: Any) -> Any:
    """How `old` becomes `new`: `[value]` puts it in place, an object says which parts change."""
    if isinstance(old, dict) and isinstance(new, dict):
        before, after = cast("Json", old), cast("Json", new)
    elif isinstance(old, list) and isinstance(new, list):
        before, after = by_index(cast("list[Any]", old)), by_index(cast("list[Any]", new))
    else:
        return [new]
    if before.keys() != after.keys():
        return [new]
    return {key: patch(before[key], after[key]) for key in after if before[key] != after[key]}


def by_index(items: list[Any]) -> Json:
    return {str(n): item for n, item in enumerate(items)}


def files() -> dict[Path, str]:
    """What stands in each file that is made."""
    made: dict[Path, str] = {}
    for name in NAMES:
        story = Story((STORIES / f"{name}.txt").read_text("utf-8"))
        lines = [msgspec.json.encode(stop.answers).decode() for stop in story.stops]
        made[GAMES / name / "learn" / "recorded.json"] = "[\n" + ",\n".join(lines) + "\n]\n"
    return made


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT), f"{len(text) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
