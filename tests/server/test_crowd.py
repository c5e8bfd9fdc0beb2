"""One table with hundreds of seats: a whole match, what it sends, and that nobody spies."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
from running import Server, Visitor, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from support import run_to_end

PEOPLE, BOTS = 40, 260
SEATS = PEOPLE + BOTS
MOST_BYTES = 2_000  # a finish and viewer
ROUNDS = 14  # the start and 13 more


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("crowd")
    with running(f"sqlite:///{folder / 'crowd.db'}", folder / "log") as found:
        yield found
        assert not (folder / "log").read_text()


def make_crowd(host: Visitor, people: int, bots: int, **more: Any) -> str:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    return host.post("/api/tables", {"game": "cities2008", "seats": seats, **more})["code"]


class Player:
    """A seat that is played over a WebSocket, and all that it was told."""

    def __init__(self, server: Server, visitor: Visitor, code: str, seat: int) -> None:
        self._server, self._visitor = server, visitor
        self.code, self.seat = code, seat
        self.rng = Random(seat)
        self.frames: list[dict[str, Any]] = []
        self.sizes: dict[str, list[int]] = defaultdict(list)  # by type of message
        self.update: dict[str, Any] = {}
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._id = 0
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Player:
        cookie = "; ".join(f"{k}={v}" for k, v in self._visitor.http.cookies.items())
        self._socket: ClientConnection = await connect(
            f"ws://127.0.0.1:{self._server.port}/api/live",
            origin=Origin(self._server.url),
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=None,
        )
        self._reader = asyncio.create_task(self._read())
        await self.ask("watch", seat=self.seat)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reader.cancel()
        await self._socket.close()

    async def _read(self) -> None:
        async for frame in self._socket:
            for message in json.loads(frame):
                self.sizes[message.get("type", "answer")].append(len(json.dumps(message)))
                self.frames.append(message)
                if "re" in message:
                    self._answers.pop(message["re"]).set_result(message)
                elif message.get("type") == "update":
                    self.update = message
            async with self._news:
                self._news.notify_all()

    async def ask(self, do: str, **fields: Any) -> Any:
        self._id += 1
        answer = self._answers[self._id] = asyncio.get_running_loop().create_future()
        command = {"do": do, "id": self._id, "table": self.code, **fields}
        await self._socket.send(json.dumps(command))
        got = await answer
        assert "error" not in got, got
        return got["ok"]

    async def until(self, holds) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(holds), 60)

    @property
    def view(self) -> dict[str, Any]:
        return self.update["view"]

    async def round(self, number: int) -> None:
        """Make the turn of this round."""
        await self.until(lambda: self.update["turn"] and self.view["round"] == number)
        turn = self.update["turn"]
        actions: list[str] = []
        while turn["status"] == "incomplete":
            actions.append(self.rng.choice(turn["legal"]))
            await self.ask("draft", seat=self.seat, turn=turn["number"], actions=actions)
            turn = self.update["turn"]
        await self.ask("play", seat=self.seat, turn=turn["number"], actions=actions)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.frames if message.get("type") == kind]


@asynccontextmanager
async def gathered(players: Sequence[Player]) -> AsyncGenerator[None]:
    """All of them connected."""
    async with AsyncExitStack() as stack:
        for player in players:
            await stack.enter_async_context(player)
        yield


def sit_down(server: Server, code: str, people: list[Visitor]) -> list[Player]:
    seats = [0, *[person.post(f"/api/tables/{code}/seats")["seat"] for person in people[1:]]]
    return [Player(server, *pair) for pair in zip(people, [code] * len(seats), seats, strict=True)]


@pytest.fixture(scope="module")
def played(server) -> list[Player]:
    """A whole match of 300 seats, and what the people at it were told."""
    people = [Visitor(server) for _ in range(PEOPLE)]
    code = make_crowd(people[0], PEOPLE, BOTS)
    players = sit_down(server, code, people)

    async def play() -> None:
        async with gathered(players):
            for number in range(ROUNDS):
                await asyncio.gather(*(player.round(number) for player in players))
            for player in players:
                await player.until(lambda p=player: p.view["over"])

    run_to_end(play())
    return players


def test_a_whole_match_of_a_crowd_ends_with_a_winner(server, played):
    table = played[0]._visitor.get(f"/api/tables/{played[0].code}")
    assert table["status"] == "finished"
    totals = table["result"]["totals"]
    assert len(totals) == SEATS
    for player in played:
        view, total = player.view, totals[player.seat]
        assert view["scores"]["winners"] == table["result"]["winners"]
        assert view["standing"]["me"]["points"] == total
        assert view["standing"]["me"]["rank"] == 1 + sum(points > total for points in totals)


def test_a_finish_costs_a_viewer_little(played):
    """Messages that tell of others: what each finish brings to each viewer."""
    for player in played:
        told = player.told("standing")
        assert told
        assert sum(map(sum, player.sizes.values())) < MOST_BYTES * SEATS * ROUNDS / 10
        for message in told:
            assert len(json.dumps(message)) < MOST_BYTES * len(message["finished"])
        assert max(player.sizes["standing"]) < 1_000 + 10 * SEATS
        for update in player.told("update"):  # one's own city in full, and what may be done there
            assert len(json.dumps({**update, "events": []})) < 3 * MOST_BYTES
            assert len(json.dumps(update["events"])) < MOST_BYTES * max(1, len(update["events"]))


def test_a_crowd_is_told_of_moments_and_not_of_every_seat(played):
    for player in played:
        assert len(player.told("standing")) + len(player.told("update")) < ROUNDS * SEATS / 4


def test_every_viewer_hears_of_everything_in_order(played):
    for player in played:
        numbers = [m["number"] for m in player.frames if m.get("type") in ("update", "standing")]
        assert numbers == sorted(numbers)
        assert numbers[-1] == SEATS * ROUNDS + ROUNDS + 2  # turns and draws


def test_the_ranking_is_there_page_by_page(played):
    person, code = played[3]._visitor, played[3].code
    lines: list[dict[str, Any]] = []
    while page := person.get(f"/api/tables/{code}/ranking", seat=played[3].seat, start=len(lines)):
        assert len(page) <= 100
        lines += page
    assert sorted(line["seat"] for line in lines) == list(range(SEATS))
    points = [line["points"] for line in lines]
    assert points == sorted(points, reverse=True)
    assert person.get(f"/api/tables/{code}/ranking", start=200) == lines[200:]


def test_any_city_is_shown_to_whoever_asks(played):
    person, code = played[0]._visitor, played[0].code
    for seat in (0, 7, SEATS - 1):
        got = person.get(f"/api/tables/{code}/shown/{seat}", seat=0)
        assert got["seat"] == seat
        assert len(got["part"]["city"]["tiles"]) == 16
    person.get(f"/api/tables/{code}/shown/{SEATS}", status=404)


def test_nobody_spies_before_having_finished(server):
    people = [Visitor(server) for _ in range(13)]
    code = make_crowd(people[0], 13, 0)
    players = sit_down(server, code, people)
    watcher = Visitor(server)

    def shown(visitor: Visitor, at: int, **query: Any) -> dict[str, Any]:
        return visitor.get(f"/api/tables/{code}/shown/{at}", **query)["part"]

    async def play() -> None:
        first, second, third = players[:3]
        async with gathered(players):
            await first.round(0)
            await second.round(0)
            for visitor, query in ((third._visitor, {"seat": third.seat}), (watcher, {})):
                part = shown(visitor, first.seat, **query)
                assert part["stale"]
                assert part["city"]["tiles"] == []
                ranking = visitor.get(f"/api/tables/{code}/ranking", **query)
                assert {line["points"] for line in ranking} == {0}
                assert sum(line["done"] for line in ranking) == 2
            part = shown(second._visitor, first.seat, seat=second.seat)
            assert not part["stale"]
            assert len(part["city"]["tiles"]) == 3
            third._visitor.get(f"/api/tables/{code}/shown/0", seat=first.seat, status=403)
            heard = [m for m in third.frames if m.get("type") in ("update", "standing")]
            text = json.dumps([{**message, "turn": None} for message in heard])
            for tile in part["city"]["turn"]:
                assert tile not in text

    run_to_end(play())


def test_tables_of_few_have_everything_in_their_views(server):
    host = Visitor(server)
    code = make_crowd(host, 1, 3)
    for path in ("ranking", "shown/1"):
        answer = host.get(f"/api/tables/{code}/{path}", status=409)
        assert answer["error"]["kind"] == "not-possible-now"


def test_somebody_who_comes_back_gets_what_is_now(server):
    people = [Visitor(server) for _ in range(13)]
    code = make_crowd(people[0], 13, 0)
    players = sit_down(server, code, people)

    async def play() -> None:
        again = Player(server, people[1], code, players[1].seat)
        async with gathered(players[:2]):
            await players[0].round(0)
            await players[1].until(lambda: players[1].told("standing"))
            standing = players[1].told("standing")[-1]
            assert standing["finished"] == [players[0].seat]
            async with again:
                await again.ask("watch", seat=again.seat, since=standing["number"] - 1)
        assert again.update["number"] == standing["number"]
        assert [event["kind"] for event in again.update["events"]] == ["finished"]

    run_to_end(play())


def test_the_most_seats_are_a_setting(tmp_path):
    with running(
        f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log", env={"TRIPOLIS_MOST_SEATS": "20"}
    ) as server:
        host = Visitor(server)
        (game,) = [game for game in host.get("/api/games") if game["name"] == "cities2008"]
        assert game["most_seats"] == 20
        make_crowd(host, 20, 0)
        wish = {"game": "cities2008", "seats": [{"kind": "me"}] * 21}
        error = host.post("/api/tables", wish, status=422)["error"]
        assert error["kind"] == "bad-seats"
