"""People who play without a break while servers fall over, and remember what they were promised."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

import httpx
from nodes import Node
from running import Refused, Visitor
from sqlalchemy import Engine
from websockets.exceptions import InvalidHandshake, WebSocketException

from tripolis.core.game import CHANCE
from tripolis.server import store
from tripolis.server.play import Play

GAMES = ({"game": "cityscape", "options": {"rounds": "1"}}, {"game": "cities2008"})
PATIENCE = 60.0  # seconds, with players who do not come on
GONE = (OSError, EOFError, httpx.HTTPError, WebSocketException, InvalidHandshake)


@dataclass(frozen=True)
class Turn:
    """A turn that somebody wants to make."""

    code: str
    seat: int
    number: int
    actions: tuple[str, ...]
    key: str


class Player(threading.Thread):
    """Plays both seats of one match after the other, each seat through a node of its own."""

    def __init__(self, number: int, nodes: Sequence[Node], cookies: httpx.Cookies) -> None:
        super().__init__(daemon=True)
        self._number = number
        self._nodes = nodes
        self.cookies = cookies
        self._rng = random.Random(number)
        self.acknowledged: list[Turn] = []
        self.wanted: Turn | None = None  # asked for, not yet answered
        self.failure: BaseException | None = None
        self.unavailable = 0
        self._broken: BaseException | None = None
        self._code: str | None = None
        self._turns = [0, 0]
        self._visitors: dict[Node, Visitor] = {}
        self.going = True

    def run(self) -> None:
        while self.going:
            try:
                with ExitStack() as stack:
                    self._session(stack)
            except GONE as error:
                self._broken = error
                time.sleep(0.02)
            except Refused as refused:
                if refused.error["kind"] != "database-unavailable":
                    self.failure = refused
                    return
                self.unavailable += 1
                self._broken = refused
                time.sleep(0.05)
            except BaseException as error:
                self.failure = error
                return

    def __str__(self) -> str:
        return (
            f"player {self._number}: {len(self.acknowledged)} turns, at {self._code} next"
            f" {self._turns}, wants {self.wanted}, {self.unavailable} times unavailable,"
            f" broken off last by {self._broken!r}"
        )

    def asked(self) -> list[Turn]:
        """All turns that were asked for, in order: those acknowledged, and perhaps one more."""
        wanted = self.wanted  # read first: what is no longer wanted then is acknowledged
        done = list(self.acknowledged)
        return done if wanted is None or wanted in done else [*done, wanted]

    def _visitor(self, node: Node) -> Visitor:
        if node not in self._visitors:
            self._visitors[node] = Visitor(node, self.cookies)
        return self._visitors[node]

    def _session(self, stack: ExitStack) -> None:
        up = [node for node in self._nodes if node.runs] or self._nodes
        visitors = [self._visitor(up[(self._number + seat) % len(up)]) for seat in (0, 1)]
        if self._code is None:
            wish = {**GAMES[self._number % len(GAMES)], "seats": [{"kind": "me"}] * 2}
            answer = visitors[0].http.post("/api/tables", json=wish)
            if answer.status_code == 503:
                raise Refused(answer.json()["error"])
            assert answer.status_code == 201, answer.text
            self._code, self._turns = answer.json()["code"], [0, 0]
        sockets = [visitor.socket() for visitor in visitors]
        for seat, socket in enumerate(sockets):
            stack.callback(socket.close)
            socket.ask("watch", table=self._code, seat=seat)
        if self.wanted is not None:
            self._play(sockets[self.wanted.seat], self.wanted)
        while self.going and self._code is not None:
            self._step(sockets)

    def _step(self, sockets) -> None:
        for seat, socket in enumerate(sockets):
            try:
                while True:
                    socket.receive(timeout=0.002)
            except TimeoutError:
                pass
            tables = [m["table"] for m in socket.heard if m.get("type") == "table"]
            updates = [m for m in socket.heard if m.get("type") == "update"]
            socket.heard[:] = updates[-1:]
            if tables and tables[-1]["status"] == "finished":
                self._code = None
                return
            if updates and (turn := updates[-1]["turn"]) and turn["number"] == self._turns[seat]:
                self._make_turn(socket, seat, turn)

    def _make_turn(self, socket, seat, turn) -> None:
        code, number = self._code, turn["number"]
        draft = list(turn["draft"])
        while turn["status"] == "incomplete":
            draft = [*draft, self._rng.choice(turn["legal"])]
            socket.ask("draft", table=code, seat=seat, turn=number, actions=draft)
            turn = socket.update(seat, lays(draft))["turn"]
        key = f"{self._number}.{code}.{seat}.{number}"
        self.wanted = Turn(str(code), seat, number, tuple(draft), key)
        self._play(socket, self.wanted)

    def _play(self, socket, turn: Turn) -> None:
        answer = socket.ask(
            "play",
            table=turn.code,
            seat=turn.seat,
            turn=turn.number,
            actions=list(turn.actions),
            key=turn.key,
        )
        assert answer["turn"] == turn.number
        self.acknowledged.append(turn)
        self._turns[turn.seat] = turn.number + 1
        self.wanted = None


def lays(draft: list[str]) -> Callable[[dict], bool]:
    return lambda update: bool(update["turn"]) and update["turn"]["draft"] == draft


class Load:
    """So many players, and what they can say of the log."""

    def __init__(self, nodes: Sequence[Node], players: int = 4) -> None:
        self.players = []
        self._whole: set[str] = set()  # matches over whose log nothing more can come
        for n in range(players):
            guest = Visitor(nodes[n % len(nodes)])
            self.players.append(Player(n, nodes, guest.http.cookies))
        for player in self.players:
            player.start()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def progress(self, turns: int = 8, seconds: float = PATIENCE) -> None:
        """Wait until so many more turns are acknowledged, some of every player."""
        before = [len(player.acknowledged) for player in self.players]
        goal = self.acknowledged + turns

        def enough() -> bool:
            pairs = zip(self.players, before, strict=True)
            return self.acknowledged >= goal and all(len(p.acknowledged) > n for p, n in pairs)

        self.until(enough, seconds)

    def until(self, done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something that play brings about."""
        deadline = time.monotonic() + seconds
        while not done():
            self.complain()
            assert time.monotonic() < deadline, "\n".join(map(str, self.players))
            time.sleep(0.005)

    def complain(self) -> None:
        for player in self.players:
            if player.failure is not None:
                raise AssertionError(str(player)) from player.failure

    def check(self, engine: Engine) -> None:
        """Every acknowledged turn is in the log exactly once, in order, with its draws; nothing
        is there that nobody wanted. Play may go on meanwhile: then matches that were found whole
        before are left for the last look, or many breaks would take ever longer.
        """
        for player in self.players:
            promised = list(player.acknowledged)
            codes = list(dict.fromkeys(turn.code for turn in promised))
            for code in codes:
                if player.going and code in self._whole:
                    continue
                with engine.connect() as connection:
                    stored = store.load(connection, code)
                wanted = [turn for turn in player.asked() if turn.code == code]
                _check_log(stored, sum(turn.code == code for turn in promised), wanted)
                if code != codes[-1]:  # they have gone on to another
                    self._whole.add(code)

    def end(self) -> None:
        for player in self.players:
            player.going = False
        for player in self.players:
            player.join(20)
            assert not player.is_alive()
        self.complain()


def _check_log(stored: store.Stored, promised: int, wanted: list[Turn]) -> None:
    """`wanted` are all turns that one player asked for, of which so many were acknowledged before
    the log was read. The last may be still on its way, or its answer was lost.
    """
    assert [row[1] for row in stored.log] == list(range(len(stored.log)))
    played = [row for row in stored.log if row[2] != CHANCE]
    assert promised <= len(played) <= len(wanted)
    for row, turn in zip(played, wanted, strict=False):
        text = "; ".join(turn.actions)
        assert (row[2], row[4]) == (turn.seat, turn.key)
        assert row[3] == text or row[3].startswith(f"{text}; ")
    play = Play.of(stored)  # replays it: every line is legal where it stands
    assert CHANCE not in play.match.to_act, "a draw is missing after its action"
