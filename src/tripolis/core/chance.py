"""Chance, explicit and lazy: nothing is drawn before a rule turns it up.

A *step* draws one item or several from a fixed *pile* (the 24 numbers, the 100 pieces). Each item
has a draw key, and each key a slot of the pile: fair dice shuffle the pile once and read the slot,
so the same seed brings the same things whoever takes what and when. Anything else that draws
(a bot that imagines, a benchmark) takes any of `pool`, what may still come, each equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Protocol

from tripolis.core.errors import ImpossibleDraw

Item = int | str
Outcome = tuple[Item, ...]


class Draws(Protocol):
    """A source of choices: `below(n)` is one of 0 … n-1, each equally likely."""

    def below(self, n: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Chance:
    kind: str  # the first word of the record line: draw, cards, pieces …
    pile: str  # which pile it comes from
    items: tuple[Item, ...]  # the whole pile, before anything was drawn
    keys: tuple[str, ...]  # a draw key for each item: round/row/column/index
    slots: tuple[int, ...]  # where in the shuffled pile each item lies
    pool: tuple[Item, ...]  # what may still come, one entry a thing
    groups: tuple[int, ...] = ()  # sizes of the groups that are written as one word (`rgby rrg`)

    def draw(self, draws: Draws) -> Outcome:
        """A random outcome: any of the pool, without putting back."""
        if len(self.keys) == 1:
            return (self.pool[draws.below(len(self.pool))],)
        left = list(self.pool)
        return self.arrange([left.pop(draws.below(len(left))) for _ in self.keys])

    def arrange(self, items: Sequence[Item]) -> Outcome:
        """The items in the order in which they are written: groups in the order of the pile."""
        if not self.groups:
            return tuple(items)
        ordered: list[Item] = []
        for group in self._split(items):
            ordered += sorted(group, key=self.items.index)
        return tuple(ordered)

    def weights(self) -> dict[Item, int]:
        """What a single draw may bring, and in how many ways."""
        return dict(Counter(self.pool))

    def outcomes(self) -> Iterator[tuple[Outcome, int]]:
        """All distinct outcomes with the number of ways to draw each (lazily: may be very many)."""
        if len(self.keys) == 1:
            for item, ways in self.weights().items():
                yield (item,), ways
            return
        ways_of: Counter[Outcome] = Counter()
        for drawn in permutations(self.pool, len(self.keys)):
            ways_of[self.arrange(drawn)] += 1
        yield from ways_of.items()

    def check(self, outcome: Outcome) -> None:
        """Raise `ImpossibleDraw` unless this outcome can come here."""
        text = self.text(outcome)
        if len(outcome) != len(self.keys):
            raise ImpossibleDraw(text, f"{len(self.keys)} are drawn, not {len(outcome)}")
        for item, times in Counter(outcome).items():
            left = self.pool.count(item)
            if times > left:
                if item not in self.items:
                    raise ImpossibleDraw(text, f"there is no {item}")
                if not left:
                    raise ImpossibleDraw(text, f"{item} has come before and cannot come again")
                raise ImpossibleDraw(text, f"of {item} only {left} can still come, not {times}")
        if self.arrange(outcome) != outcome:
            order = " ".join(dict.fromkeys(str(item) for item in self.items))
            raise ImpossibleDraw(text, f"each group is written in the order {order}")

    def text(self, outcome: Outcome) -> str:
        """The record line without its `* `."""
        if self.groups:
            words = ["".join(map(str, group)) for group in self._split(outcome)]
        else:
            words = [str(item) for item in outcome]
        return " ".join([self.kind, *words])

    def parse(self, text: str) -> Outcome:
        """Read a record line (without its `* `) that stands where this step is due."""
        kind, *words = text.split(" ")
        if kind != self.kind:
            raise ImpossibleDraw(text, f"a {self.kind!r} step is due")
        if self.groups:
            if tuple(map(len, words)) != self.groups:
                sizes = ", ".join(map(str, self.groups))
                raise ImpossibleDraw(text, f"groups of {sizes} are drawn")
            words = list("".join(words))
        by_text = {str(item): item for item in self.items}
        for word in words:
            if word not in by_text:
                raise ImpossibleDraw(text, f"there is no {word or 'empty word'}")
        outcome = tuple(by_text[word] for word in words)
        self.check(outcome)
        return outcome

    def _split(self, items: Sequence[Item]) -> Iterator[Sequence[Item]]:
        start = 0
        for size in self.groups:
            yield items[start : start + size]
            start += size
        if start < len(items):
            yield items[start:]
