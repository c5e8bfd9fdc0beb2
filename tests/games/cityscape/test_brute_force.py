"""Random matches beside a second, slow reading of the rules, which knows them as text alone.

Nothing here comes from the game's own rules or scoring.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tripolis.core.errors import IllegalAction, NotYourTurn
from tripolis.core.match import Match
from tripolis.core.options import resolve
from tripolis.games import find

GAME = find("cityscape")
SEATS = {2: ["SW", "NE"], 3: ["S", "W", "N"], 4: ["S", "W", "N", "E"]}
NOTATION = [f"goal {s}{n} {c}" for s in "SWNE" for n in "1234" for c in "123456"] + [
    f"build {h} {c}{r}" for h in "12345" for r in "4321" for c in "abcd"
]
# What a player at each side sees: where each of the four lines begins, and the way it runs.
SIGHT = {
    "S": (["a1", "b1", "c1", "d1"], (0, 1)),
    "W": (["a4", "a3", "a2", "a1"], (1, 0)),
    "N": (["d4", "c4", "b4", "a4"], (0, -1)),
    "E": (["d1", "d2", "d3", "d4"], (-1, 0)),
}


class Paper:
    """A match kept by hand: goals and blocks as they were written down."""

    def __init__(self, seats: int) -> None:
        self.sides = SEATS[seats]
        self.rounds_played = 0
        self.totals = [0] * seats
        self.clear()

    def clear(self) -> None:
        self.goals: list[dict[str, int]] = [{} for _ in self.sides]
        self.locked: set[int] = set()
        self.blocks: list[tuple[int, str]] = []

    def movers(self) -> list[int]:
        if len(self.locked) < len(self.sides):
            return [seat for seat in range(len(self.sides)) if seat not in self.locked]
        return [(self.rounds_played + len(self.blocks)) % len(self.sides)]

    def legal(self, seat: int, text: str, draft: list[str]) -> bool:
        if seat not in self.movers():
            return False
        word, what, _ = text.split(" ")
        if len(self.locked) < len(self.sides):
            set_already = [other.split(" ")[1] for other in draft]
            return word == "goal" and what[0] in self.sides[seat] and what not in set_already
        used = [height for height, _ in self.blocks].count(int(what) if word == "build" else 0)
        return word == "build" and not draft and used < 5

    def play(self, seat: int, draft: list[str]) -> None:
        for text in draft:
            word, what, which = text.split(" ")
            if word == "goal":
                self.goals[seat][what] = int(which)
                self.locked.add(seat)
            else:
                self.blocks.append((int(what), which))
        if len(self.blocks) == 25:
            for seat_of_goals, goals in enumerate(self.goals):
                self.totals[seat_of_goals] += sum(
                    self.points(line, code) for line, code in goals.items()
                )
            self.rounds_played += 1
            self.clear()

    def points(self, line: str, code: int) -> int:
        city: dict[str, int] = {}
        for height, lot in self.blocks:
            city[lot] = city.get(lot, 0) + height
        starts, (dx, dy) = SIGHT[line[0]]
        column, row = starts[int(line[1]) - 1]
        lots = [f"{chr(ord(column) + dx * n)}{int(row) + dy * n}" for n in range(4)]
        row_of_heights = [city[lot] for lot in lots if lot in city]
        if code == 6:
            return 25 if max(city.values()) in row_of_heights else 0
        fronts = [row_of_heights[:n] for n in range(len(row_of_heights))]
        if code == 5:
            seen = [
                h for h, front in zip(row_of_heights, fronts, strict=True) if not hides(front, h)
            ]
            return 10 * sum(1 for height in seen if seen.count(height) >= 2)
        number = sum(
            all(other < h for other in front)
            for h, front in zip(row_of_heights, fronts, strict=True)
        )
        return 10 * code if number == code else 0


def hides(front: list[int], height: int) -> bool:
    return any(other > height for other in front)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_legal_actions_and_totals(seats: int, seed: int) -> None:
    random = Random(f"{seats}/{seed}")
    options = resolve("cityscape", GAME.option_specs(seats), {})
    match: Match[Any, Any, Any] = Match(GAME, seats, options)
    paper = Paper(seats)
    while to_act := match.to_act:
        assert list(to_act) == paper.movers()
        seat = random.choice(to_act)
        draft = match.draft(seat)
        texts: list[str] = []
        while True:
            listed = [GAME.action_text(action) for action in draft.legal]
            expected = [text for text in NOTATION if paper.legal(seat, text, texts)]
            assert sorted(listed) == sorted(expected)
            assert len(listed) == len(set(listed))
            if not listed:
                break
            texts.append(random.choice(listed))
            draft.act(GAME.parse_action(texts[-1]))
        draft.commit()
        paper.play(seat, texts)
    assert paper.rounds_played == int(options["rounds"])
    assert list(GAME.scores(match.state).totals) == paper.totals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_listed_is_refused_and_changes_nothing(seats: int) -> None:
    random = Random(seats)
    options = resolve("cityscape", GAME.option_specs(seats), {"rounds": "1"})
    match: Match[Any, Any, Any] = Match(GAME, seats, options)
    while to_act := match.to_act:
        for seat in range(seats):
            state = match.draft(seat).state if seat in to_act else match.state
            listed = {GAME.action_text(action) for action in GAME.legal_actions(state, seat)}
            before = hash(state)
            for text in NOTATION:
                if text not in listed:
                    with pytest.raises((IllegalAction, NotYourTurn)):
                        GAME.apply(state, seat, GAME.parse_action(text))
            assert hash(state) == before
        seat = random.choice(to_act)
        draft = match.draft(seat)
        draft.act(random.choice(draft.legal))
        if draft.turn.over:
            draft.commit()
