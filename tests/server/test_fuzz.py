"""Whatever arrives, the server answers with a reason: no 500, no hang, nothing for the log."""

import contextlib
import json
import random
import string

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from running import Refused, Visitor, running
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
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


def test_the_api_holds_against_what_its_schema_allows_and_what_it_does_not(server, table):
    _, ann, _ = table
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    headers = {"cookie": cookie, "origin": server.url}
    # Whoever ends the session or is deleted would see nothing but refusals from then on.
    ends = r"^/api/me$|sign-out"
    tried = 0
    for result in schema.exclude(path_regex=ends).get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        for generation in schemathesis.GenerationMode:
            tried += _try(operation, generation, headers)
    assert tried > 250


def _try(operation, mode, headers):
    count = 0

    @settings(
        max_examples=8,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case):
        nonlocal count
        count += 1
        answer = case.call(headers=headers)
        if answer.status_code != 413:  # refused unread, which schemathesis does not count as such
            case.validate_response(answer, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # nothing is sent that could be wrong
        one()
    return count


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
