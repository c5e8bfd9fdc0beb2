"""Whatever is said on a WebSocket, the server answers with a reason, or closes it with one."""

from __future__ import annotations

import contextlib
import json
import random
import string
import time

import pytest
from raw import Browser, Frames
from running import Refused, Visitor, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

DO = ("watch", "unwatch", "play", "draft", "preview", "ping")
LARGEST_FRAME = 64 * 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fuzz")
    with running(f"sqlite:///{folder / 'tripolis.db'}", folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
def table(server):
    """A table at which Ann and Bob play, and both."""
    ann, bob = Visitor(server), Visitor(server)
    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = ann.post("/api/tables", wish)["code"]
    bob.post(f"/api/tables/{code}/seats")
    return code, ann, bob


def nonsense(rng, depth=0):
    """Any JSON."""
    kind = rng.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, -1, 2**31, 2**63, -(2**64), 10**30, 1.5, 1e300])
    if kind in (2, 3):
        letters = string.printable + "é\u202e\x00\U0001f3d9"
        return "".join(rng.choice(letters) for _ in range(rng.choice([0, 1, 12, 300])))
    if kind in (4, 5):
        return rng.choice(DO)
    if kind == 6:
        return [nonsense(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {str(nonsense(rng, 9)): nonsense(rng, depth + 1) for _ in range(rng.randrange(4))}


def command(rng, code):
    """Nearly a command: some fields are as they should be, others are anything."""
    fields = {
        "do": rng.choice(DO),
        "id": rng.randrange(100),
        "table": code,
        "seat": rng.choice([0, 1, 2, 9999, None]),
        "turn": rng.choice([0, 1, 7, 10**6]),
        "since": rng.choice([0, 5, 10**9, -1]),
        "actions": rng.choice([[], ["x"], ["\x00"], ["a1"] * 200, ["a1"] * 201, ["a" * 200]]),
        "key": rng.choice(["k", "", "\x00", "é", "k" * 65]),
    }
    for name in list(fields):
        if rng.random() < 0.25:
            del fields[name]
        elif rng.random() < 0.15:
            fields[name] = nonsense(rng)
    return fields


def alive(socket):
    socket.ask("ping")


def test_a_socket_answers_whatever_it_is_sent(server, table):
    code, ann, _ = table
    rng = random.Random(7)
    before = ann.get(f"/api/tables/{code}/seats/0")["view"]
    socket = Visitor(server).socket()
    for n in range(600):
        what = command(rng, code) if rng.random() < 0.7 else nonsense(rng)
        text = json.dumps(what)
        if rng.random() < 0.15:
            text = text[: rng.randrange(len(text) + 1)] + rng.choice(["", "}", "\x00", "[" * 900])
        socket.connection.send(text.encode() if rng.random() < 0.1 else text)
        if n % 50 == 0:
            alive(socket)  # whoever never reads is dropped
    alive(socket)
    kinds = {m["error"]["kind"] for m in socket.heard if "error" in m}
    assert {"bad-message", "not-allowed"} <= kinds
    assert "internal" not in kinds
    assert ann.get(f"/api/tables/{code}/seats/0")["view"] == before


def test_somebody_who_sits_there_cannot_break_it_either(server, table):
    code, _, bob = table
    rng = random.Random(8)
    socket = bob.socket()
    for n in range(600):
        socket.connection.send(json.dumps(command(rng, code)))
        if n % 50 == 0:
            alive(socket)
    alive(socket)
    assert "internal" not in {m["error"]["kind"] for m in socket.heard if "error" in m}


def test_a_frame_that_is_too_large_closes_the_socket_and_nothing_else(server, table):
    _, ann, _ = table
    socket, other = ann.socket(), ann.socket()
    socket.connection.send("x" * LARGEST_FRAME * 4)
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    alive(other)


def test_deep_nesting_and_bytes_that_are_no_text_are_told(table):
    _, ann, _ = table
    socket = ann.socket()
    for data in (
        b"\xff\xfe",
        "[" * 60_000,
        '{"do":' * 9_000,
        b"",
        '{"do": "ping", "id": "\\ud800"}',
    ):
        socket.connection.send(data)
        message = socket.receive()[-1]
        assert message["error"]["kind"] == "bad-message"
    alive(socket)


def test_stale_numbers_and_other_peoples_tables_are_refused(server, table):
    code, _, bob = table
    socket = bob.socket()
    refused = [
        ({"do": "watch", "table": code, "seat": 0}, "not-allowed"),
        ({"do": "watch", "table": "nowhere"}, "not-found"),
        ({"do": "play", "table": code, "seat": 0, "turn": 0, "actions": []}, "not-allowed"),
        ({"do": "draft", "table": code, "seat": 0, "turn": 0, "actions": []}, "not-allowed"),
        ({"do": "preview", "table": code, "seat": 0, "turn": 0, "actions": []}, "not-allowed"),
        ({"do": "play", "table": code, "seat": 1, "turn": 5, "actions": []}, "stale-turn"),
    ]
    for fields, kind in refused:
        with pytest.raises(Refused) as refusal:
            socket.ask(**fields)
        assert refusal.value.error["kind"] == kind
    socket.ask("watch", table=code, seat=1, since=10**9)
    assert socket.heard[-2]["events"] == []


def test_a_flood_is_told_to_wait(tmp_path):
    database = f"sqlite:///{tmp_path / 'p.db'}"
    with running(database, tmp_path / "log", env={"TRIPOLIS_RATE": "5"}) as server:
        socket = Visitor(server).socket()
        for _ in range(200):
            socket.connection.send('{"do": "ping"}')
        answers = []
        while len(answers) < 200:
            answers += socket.receive()
        slowed = [m for m in answers if "error" in m]
        assert len(slowed) > 100
        assert {m["error"]["kind"] for m in slowed} == {"too-much"}


def test_a_socket_from_another_site_or_without_a_visitor_is_refused(server, table):
    _, ann, _ = table
    url = f"{server.url.replace('http', 'ws')}/api/live"
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    for headers, status in (
        ({"cookie": cookie, "origin": "https://evil.example"}, 403),
        ({"cookie": cookie}, 403),
        ({}, 401),
        ({"authorization": "Bearer tpl_wrong"}, 401),
        ({"authorization": "Basic eDp5"}, 401),
    ):
        with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
            pass
        assert refused.value.response.status_code == status


def test_frames_of_nonsense_are_closed_and_harm_nobody(server, table):
    """Reserved bits and codes, broken texts, pieces without a beginning, lengths that lie."""
    _, ann, _ = table
    rng, browser = random.Random(5), Browser(server.port)
    browser.json("POST", "/api/me/guest")
    for _ in range(120):
        frames = browser.socket()
        with contextlib.suppress(OSError, EOFError):
            for _ in range(3):
                frames.send(rng.choice(BROKEN)(rng))
            frames.end()
            while True:
                frames.frame()
        frames.close()
    browser.close()
    alive(ann.socket())
    assert server.log.read_text(encoding="utf-8") == "", "a stranger's nonsense fills no log"


BROKEN = (
    lambda rng: rng.randbytes(rng.choice((1, 9, 200))),
    lambda rng: bytes([0x81, 0x85]) + bytes(4) + b"\xff" * 5,  # no text
    lambda _: bytes([0x80, 0x81]) + bytes(4) + b"x",  # goes on with nothing
    lambda _: bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + bytes(4),
    lambda _: bytes([0x81, 0x01]) + b"x",  # not masked
    lambda _: bytes([0x89, 0xFE, 0, 200]) + bytes(204),  # a ping that is too long
    lambda _: bytes([0x88, 0x81]) + bytes(4) + b"x",  # a close of half a code
    lambda _: bytes([0x01, 0x81]) + bytes(4) + b"{",  # a piece, and no more
)


def test_a_reader_that_never_reads_is_dropped(server, table):
    """It asks for more than fits on the way to it. Others notice nothing."""
    code, ann, bob = table
    stuck = Frames(server.port, f"tripolis={ann.http.cookies['tripolis']}")
    command = json.dumps({"do": "watch", "table": code, "seat": 0, "since": 0})
    for _ in range(4_000):
        stuck.say(command)
    deadline = time.monotonic() + 20
    while "\ntripolis_dropped_total 1.0" not in ann.get("/metrics"):
        assert time.monotonic() < deadline
        alive(bob.socket())
    with contextlib.suppress(EOFError, OSError):
        while True:
            stuck.frame()
    stuck.close()
