"""Two matches that differ only in what some viewers may not know, and all that these viewers get.

A *plan* is a match in two worlds. Some seats, the holders, do different things in each, as far as
the other viewers may not know it; the dice will bring other things, as soon as they are rolled.
Between the turns the holders make noise of all kinds, other noise in each world: drafts, previews,
repeated, stale and illegal turns, sockets that come and go. `drive` plays the plan in one world on
a real server, and answers every byte that each of the other viewers got, from each of many
requests. A viewer takes part until they may know the difference.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Any

from raw import Browser, Frames
from running import Server
from seeded import Clock

from support import Variant
from tripolis.core.chance import Chance, Outcome
from tripolis.core.dice import SeedDice, Stream, seed_of_text
from tripolis.core.game import CHANCE, AnyGame, Played, Seat, advance
from tripolis.core.match import Match
from tripolis.core.options import Options, resolve
from tripolis.games import find

Viewer = Seat | None
AnyMatch = Match[Any, Any, Any]
SECOND = 1_000  # ms
MOST_NOISE = 3
TRIES = 6
HIDING = ("cities2008", "cityscape")  # games in which seats hide something from each other


@dataclass(frozen=True)
class Step:
    seat: Seat
    number: int  # of the seat's turns
    turns: tuple[tuple[str, ...], tuple[str, ...]]  # in each world
    alike: frozenset[Viewer]  # who may know no difference after it
    apart: bool  # whether there is one


@dataclass(frozen=True)
class Plan:
    variant: Variant
    seed: str
    options: Options
    audience: str
    clock: int | None
    holders: frozenset[Seat]
    steps: list[Step]
    dealt: dict[str, list[int]]  # the slots of each pile that were drawn

    @property
    def hidden(self) -> int:
        """How often somebody may look at a match that is another one in the other world."""
        return sum(len(step.alike) for step in self.steps if step.apart)

    @property
    def viewers(self) -> frozenset[Viewer]:
        return frozenset((None, *range(self.variant.seats))) - self.holders

    @property
    def dice(self) -> bytes:
        return seed_of_text(self.seed)


class _NotedDice(SeedDice):
    def __init__(self, seed: bytes, dealt: dict[str, set[int]]) -> None:
        super().__init__(seed)
        self._dealt = dealt

    def roll(self, chance: Chance) -> Outcome:
        self._dealt.setdefault(chance.pile, set()).update(chance.slots)
        return super().roll(chance)


def make_plan(variant: Variant, number: int, most: int) -> Plan:
    """A random match of this variant, or the beginning of one, so many turns long.

    The holders are one seat, or all but one: with the numbers 0 and 1 every seat is a viewer once.
    """
    seats, one = range(variant.seats), {number // 2 % variant.seats}
    holders = frozenset(one if number % 2 == 0 else set(seats) - one)
    plans = [_plan(variant, f"{variant} {number} {n}", holders, most) for n in range(TRIES)]
    return max(plans, key=lambda plan: plan.hidden)


def _plan(variant: Variant, seed: str, holders: frozenset[Seat], most: int) -> Plan:
    """With holders who begin to differ at a random time."""
    rng, game = Random(seed), find(variant.game)
    specs = game.option_specs(variant.seats)
    options = resolve(variant.game, specs, variant.options, None, Stream(seed.encode(), "options"))
    dealt: dict[str, set[int]] = {}
    dice = _NotedDice(seed_of_text(seed), dealt)
    worlds = [Match(game, variant.seats, options, dice=dice) for _ in range(2)]
    for match in worlds:
        match.roll_all()
    begin = rng.choice((0, rng.randrange(min(most, variant.turns()))))
    alike: frozenset[Viewer] = frozenset((None, *range(variant.seats))) - holders
    steps: list[Step] = []
    apart = False
    while worlds[0].to_act and alike and len(steps) < most:
        seat = _next(worlds[0], holders, rng)
        number = sum(isinstance(e, Played) and e.seat == seat for e in worlds[0].entries)
        turn = _turn(game, worlds[0].state, seat, rng)
        turns = turn, turn
        if len(steps) >= begin and seat in holders:
            other = _turn(game, worlds[1].state, seat, rng)
            if other != turn and _seen_alike(worlds, seat, (turn, other), alike):
                turns, apart = (turn, other), True
        starts = [len(match.entries) for match in worlds]
        for match, actions in zip(worlds, turns, strict=True):
            match.play(seat, *actions)
            match.roll_all()
        alike = frozenset(v for v in alike if _same(worlds, starts, v))
        texts = tuple(tuple(map(game.action_text, actions)) for actions in turns)
        steps.append(Step(seat, number, (texts[0], texts[1]), alike, apart))
    slots = {pile: sorted(drawn) for pile, drawn in dealt.items()}
    audience = rng.choice(("listed", "listed", "link", "private"))
    clock = rng.choice((None, 86_400))
    return Plan(variant, seed, options, audience, clock, holders, steps, slots)


def _next(match: AnyMatch, holders: frozenset[Seat], rng: Random) -> Seat:
    """Holders go first, mostly: then there is something that others may not know yet."""
    first = [seat for seat in match.to_act if seat in holders]
    return rng.choice(first if first and rng.random() < 0.8 else match.to_act)


def _turn(game: AnyGame, state: Any, seat: Seat, rng: Random) -> tuple[Any, ...]:
    actions: list[Any] = []
    while not game.turn(state, seat).over:
        actions.append(rng.choice(game.legal_actions(state, seat)))
        state = game.apply(state, seat, actions[-1])
    return tuple(actions)


def _seen_alike(
    worlds: Sequence[AnyMatch],
    seat: Seat,
    turns: tuple[tuple[Any, ...], tuple[Any, ...]],
    viewers: frozenset[Viewer],
) -> bool:
    """Whether somebody would not know that the seat did one thing here, another there."""
    entries = [Played(seat, actions) for actions in turns]
    after = [advance(m.game, m.state, e) for m, e in zip(worlds, entries, strict=True)]
    game = worlds[0].game
    if game.to_act(after[0]) == (CHANCE,) or game.to_act(after[0]) != game.to_act(after[1]):
        return False
    return any(
        game.view(after[0], viewer) == game.view(after[1], viewer)
        and game.events(worlds[0].state, entries[0], after[0], viewer)
        == game.events(worlds[1].state, entries[1], after[1], viewer)
        for viewer in viewers
    )


def _same(worlds: Sequence[AnyMatch], starts: list[int], viewer: Viewer) -> bool:
    """Whether the viewer, by the rules, sees the same in both worlds since then."""
    one, other = worlds
    return one.view(viewer) == other.view(viewer) and [*one.events(viewer, starts[0])] == [
        *other.events(viewer, starts[1])
    ]


# Playing


class Differs(AssertionError):
    """A viewer got something that depends on what they may not know."""


def compare(one: Transcript, other: Transcript, viewer: Viewer) -> None:
    """Differs: at the first thing that the viewer got."""
    for n, (a, b) in enumerate(zip_longest(one.got, other.got)):
        if a != b:
            who = "a spectator" if viewer is None else f"seat {viewer}"
            raise Differs(f"{who}, thing {n}:\n{_excerpt(a, b)}\n{_excerpt(b, a)}")


def _excerpt(this: tuple[str, bytes] | None, that: tuple[str, bytes] | None) -> str:
    if this is None or that is None:
        return str(this and this[0])
    pairs = enumerate(zip(this[1], that[1], strict=False))
    start = max(0, next((n for n, (a, b) in pairs if a != b), min(len(this[1]), len(that[1]))) - 60)
    return f"{this[0]}: {len(this[1])} bytes, from {start}: {this[1][start : start + 160]!r}"


@dataclass
class Transcript:
    """What a viewer asked, and every byte that came, as long as the viewer takes part."""

    got: list[tuple[str, bytes]] = field(default_factory=list)
    open: bool = True

    def note(self, asked: str, *answers: bytes) -> None:
        if self.open:
            self.got += [(asked, answer) for answer in answers]


class Person:
    """Somebody at the table: their browser, their socket, and what they have got."""

    def __init__(self, server: Server, viewer: Viewer, rng: Random) -> None:
        server.visitors.callback(self.close)
        self.viewer = viewer
        self.rng = rng
        self.transcript = Transcript()
        self.socket: Frames | None = None
        self.browser = Browser(server.port)
        self.id: str = self.ask("POST", "/api/me/guest")["id"]
        self.last: dict[str, object] | None = None  # the turn that was played last

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, noted; what it says, if it is JSON."""
        raw = self.browser.ask(method, path, body)
        self.transcript.note(f"{method} {path} {json.dumps(body)}", raw)
        head, _, content = raw.partition(b"\r\n\r\n")
        return json.loads(content) if b"json" in head else None

    def say(self, **fields: object) -> None:
        assert self.socket is not None
        self.transcript.note(f"say {json.dumps(fields)}", *self.socket.ask(**fields))

    def connect(self, code: str, since: int | None = None) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = self.browser.socket()
        self.transcript.note("connect", self.socket.welcome)
        self.say(do="watch", table=code, seat=self.viewer, since=since)

    def drain(self) -> None:
        if self.socket is not None:
            self.transcript.note("drain", *self.socket.drain())

    def close(self) -> None:
        self.browser.close()
        if self.socket is not None:
            self.socket.close()


class Drive:
    """A plan on a server, in one of the two worlds."""

    def __init__(
        self,
        plan: Plan,
        world: int,
        servers: Sequence[Server],
        clock: Clock,
        settle: Callable[[], None],
    ) -> None:
        """The holders play on the first server, the viewers on the last. `settle` waits until each
        has done what it heard of from the others.
        """
        self._plan = plan
        self._settle = settle
        self._world = world
        self._clock = clock
        self._seats = range(plan.variant.seats)
        everybody: list[Viewer] = [*self._seats, None]
        self._people = {
            v: Person(servers[0 if v in plan.holders else -1], v, self._rng(v)) for v in everybody
        }
        self._alive = {v: person for v, person in self._people.items() if v in plan.viewers}
        schema = self._people[None].ask("GET", "/api/docs/openapi.json")
        paths = [path for path, item in schema["paths"].items() if "get" in item]
        self._paths = [path for path in paths if not path.startswith("/api/docs")]
        self._code = self._sit_down()

    def _rng(self, viewer: Viewer) -> Random:
        """Viewers do the same in both worlds, holders make noise of their own in each."""
        world = self._world if viewer in self._plan.holders else ""
        return Random(f"{self._plan.seed} {viewer} {world}")

    def _sit_down(self) -> str:
        variant = self._plan.variant
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (variant.seats - 1)]
        wish = {"game": variant.game, "options": dict(self._plan.options.values), "seats": seats}
        wish |= {"audience": self._plan.audience, "clock": self._plan.clock}
        code: str = self._people[0].ask("POST", "/api/tables", wish)["code"]
        for seat in range(1, variant.seats):
            self._people[seat].ask("POST", f"/api/tables/{code}/seats", {"seat": seat})
        for person in self._people.values():
            person.connect(code)
        return code

    def run(self) -> dict[Viewer, Transcript]:
        apart = False
        for step in self._plan.steps:
            self._before(5 if apart else 1)
            apart = step.apart
            for viewer in self._alive.keys() - step.alike:
                self._alive.pop(viewer).transcript.open = False
            self._play(self._people[step.seat], step)
            self._drain()
        for person in self._alive.values():
            for path in self._paths:
                self._get(person, path)
        self._drain()
        return {viewer: self._people[viewer].transcript for viewer in self._plan.viewers}

    def _before(self, much: int) -> None:
        """What happens before a turn: viewers look around, holders make noise meanwhile."""
        for person in self._alive.values():
            for _ in range(much):
                self._anything(person)
        left = SECOND
        for seat in self._plan.holders:
            for _ in range(self._people[seat].rng.randint(0, MOST_NOISE)):
                self._clock.tell(1)
                left -= 1
                self._anything(self._people[seat])
        self._clock.tell(left)
        self._drain()
        for person in self._alive.values():
            self._anything(person)

    def _drain(self) -> None:
        self._settle()
        for person in self._people.values():
            person.drain()

    def _play(self, person: Person, step: Step) -> None:
        actions = step.turns[self._world]
        person.last = {"turn": step.number, "actions": actions, "key": f"k{step.number}"}
        if person.rng.random() < 0.5:
            person.say(do="play", table=self._code, seat=step.seat, **person.last)
            return
        path = f"/api/tables/{self._code}/seats/{step.seat}"
        if person.rng.random() < 0.5:  # as a browser does: first the draft, then the word
            person.ask("PUT", f"{path}/draft", {"turn": step.number, "actions": actions})
            del person.last["actions"]
        answer = person.ask("POST", f"{path}/turn", person.last)
        assert answer["turn"] == step.number, answer

    # What people do beside their turns

    def _anything(self, person: Person) -> None:
        what = (
            *(self._look_around, self._look_around, self._come_back, self._watch, self._draft),
            *(
                self._draft,
                self._try,
                self._ask_preview,
                self._try,
                self._play_badly,
                self._play_again,
            ),
            self._intrude,
        )
        person.rng.choice(what)(person)

    def _look_around(self, person: Person) -> None:
        self._get(person, person.rng.choice(self._paths))

    def _get(self, person: Person, path: str) -> None:
        rng = person.rng
        somebody = self._people[rng.choice((*self._seats, None))]
        values = {
            "code": self._code,
            "seat": rng.choice(self._seats) if person.viewer is None else person.viewer,
            "person": somebody.id,
            "game": self._plan.variant.game,
            "word": "no-such-10",
            "at": rng.choice(self._seats),
        }
        query = f"?since={rng.randrange(9)}" if rng.random() < 0.3 else ""
        person.ask("GET", path.format(**values) + query)

    def _come_back(self, person: Person) -> None:
        person.connect(self._code, person.rng.choice((None, 0, 1, 5, 10**6)))

    def _watch(self, person: Person) -> None:
        """A seat, one's own or not, or as a spectator; what comes is more than before."""
        seat = person.rng.choice((person.viewer, None, *self._seats))
        since = person.rng.choice((None, 0, 3))
        person.say(do="watch", table=self._code, seat=seat, since=since)
        if seat != person.viewer and person.rng.random() < 0.5:
            person.say(do="unwatch", table=self._code, seat=seat)

    def _draft(self, person: Person) -> None:
        """So many actions as may be; for whoever may not, a refusal."""
        turn, path = self._turn(person)
        actions: list[str] = []
        for _ in range(person.rng.randrange(4)):
            if not turn["legal"]:
                break
            actions.append(person.rng.choice(turn["legal"]))
            body = {"turn": turn["number"], "actions": actions}
            answer = person.ask("PUT", f"{path}/draft", body)
            if answer.get("turn") is None:
                break
            turn = answer["turn"]
        if person.rng.random() < 0.5:
            self._tell(person, "draft", turn["number"], [])

    def _ask_preview(self, person: Person) -> None:
        turn, path = self._turn(person)
        actions = [person.rng.choice(turn["legal"])] if turn["legal"] else ["nonsense"]
        if person.rng.random() < 0.5:
            body = {"turn": turn["number"], "actions": actions}
            person.ask("POST", f"{path}/preview", body)
        else:
            self._tell(person, "preview", turn["number"], actions)

    def _try(self, person: Person) -> None:
        """A move on a copy, while others act; for whoever may act, a refusal."""
        seat = 0 if person.viewer is None else person.viewer
        move = person.rng.choice(("build 3 b2", "build 1 d4", "take blocks 1", "draw"))
        body = {"actions": person.rng.choice(([], [move]))}
        person.ask("POST", f"/api/tables/{self._code}/seats/{seat}/try", body)

    def _play_badly(self, person: Person) -> None:
        """A turn that breaks off, or is of another number, or whose last action is none."""
        turn, _ = self._turn(person)
        number = person.rng.choice((turn["number"], turn["number"] + 1, 0))
        few = person.rng.choices(turn["legal"] or ["stay"], k=person.rng.randrange(3))
        last = person.rng.choice(("build 6 a1", "tile 90,90,r0", "stay there", "draw"))
        self._tell(person, "play", number, [*few, last])

    def _play_again(self, person: Person) -> None:
        if person.last is not None and person.viewer is not None:
            path = f"/api/tables/{self._code}/seats/{person.viewer}/turn"
            person.ask("POST", path, person.last)

    def _intrude(self, person: Person) -> None:
        """What is not one's business."""
        rng = person.rng
        seat = rng.choice([*self._seats, 99])
        path = f"/api/tables/{self._code}"
        if seat == person.viewer:
            person.ask("POST", f"{path}/seats", {})  # one sits there already
            return
        body = {"turn": rng.randrange(3), "actions": []}
        method, what = rng.choice(
            (("POST", "turn"), ("PUT", "draft"), ("POST", "preview"), ("GET", ""), ("DELETE", ""))
        )
        if what or method == "GET":
            person.ask(method, f"{path}/seats/{seat}/{what}".rstrip("/"), body)
        else:
            person.ask(method, f"{path}/seats/{seat}")

    def _turn(self, person: Person) -> tuple[dict[str, Any], str]:
        """The turn that a person is making, and where it is made."""
        seat = 0 if person.viewer is None else person.viewer
        path = f"/api/tables/{self._code}/seats/{seat}"
        turn = person.ask("GET", path).get("turn")
        return turn or {"number": 0, "legal": []}, path

    def _tell(self, person: Person, do: str, number: int, actions: list[str]) -> None:
        seat = 0 if person.viewer is None else person.viewer
        person.say(do=do, table=self._code, seat=seat, turn=number, actions=actions)
