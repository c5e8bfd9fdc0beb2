"""Whatever is asked for, the server answers with a reason: no 500, no hang, nothing for the log.

`test_fuzz_socket` does the same to the WebSocket.
"""

from __future__ import annotations

import contextlib
from random import Random

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from raw import Line
from running import Visitor, running
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tables import finish, make_table
from wandering import Wanderer

from tripolis.server.heads import LARGEST_HEAD

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
# Whoever has asked for this is nobody any more, so everybody asks once.
ENDS = ("DELETE /api/me", "POST /api/me/sign-out", "POST /api/me/sign-out-everywhere")
STEPS = (400, pytest.param(8_000, marks=pytest.mark.long))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fuzz")
    with running(f"sqlite:///{folder / 'tripolis.db'}", folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
def known(server):
    """What is there, by the names that paths have for it: a match that runs, one that is over."""
    ann, bob = Visitor(server), Visitor(server)
    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    runs, waits = (ann.post("/api/tables", wish)["code"] for _ in range(2))
    bob.post(f"/api/tables/{runs}/seats")
    over = make_table([ann], "cities2008")
    finish(ann, over, 0, Random(1))
    kept = ann.post("/api/records", {"record": ann.get(f"/api/tables/{over}/record")})
    token = ann.post("/api/me/tokens", {"label": "x"})["id"]
    return ann, {
        "code": (runs, waits, over, kept["code"], "nowhere"),
        "seat": (0, 1, 2),
        "at": (0, 1, 2),
        "person": (ann.me["id"], bob.me["id"], "nobody"),
        "game": ("cityscape", "cities2008", "cities2024", "chess"),
        "token": (token,),
        "number": (1,),
        "word": ("nowhere",),
    }


def as_browser(visitor: Visitor) -> dict[str, str]:
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    return {"cookie": cookie, "origin": visitor.server.url}


def test_the_api_holds_against_what_its_schema_allows_and_what_it_does_not(server, known):
    ann, values = known
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        tried = 0
        for generation in schemathesis.GenerationMode:
            tried += _try(operation, generation, ann, values)
        assert tried >= 1, operation.label


def _try(operation, mode, ann, values) -> int:
    """How many requests were made."""
    count, rng = 0, Random(operation.label)

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
        if mode is schemathesis.GenerationMode.POSITIVE and rng.random() < 0.7:
            for name in case.path_parameters:  # at random one meets nothing that is there
                case.path_parameters[name] = rng.choice(values[name])
        asks = Visitor(ann.server) if operation.label in ENDS else ann
        answer = case.call(headers=as_browser(asks))
        if answer.status_code != 413:  # refused unread, which schemathesis does not count as such
            case.validate_response(answer, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # nothing is sent that could be wrong
        one()
    return count


@pytest.mark.parametrize("steps", STEPS)
def test_people_who_do_anything_in_any_order_meet_no_defect(steps, database, nodes):
    """Every request of the API, with what is really there, and turns that may be played."""
    node = nodes.start(database, TRIPOLIS_MODERATORS="moira")
    wanderer = Wanderer(node, Random(steps))
    for _ in range(steps):
        wanderer.step()
    wanderer.check(database)
    assert not wanderer.never()


# Lines that are not even HTTP


def test_lines_of_nonsense_are_closed_and_harm_nobody(server):
    rng, heads = Random(3), (b"", b"GET /api/games HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\n")
    for _ in range(150):
        line = Line(server.port)
        data = rng.choice(heads) + rng.randbytes(rng.choice((1, 40, 3000)))
        with contextlib.suppress(OSError, EOFError):  # it may have been refused already
            line.send(data + b"\r\n\r\n")
            line.end()
            while True:
                line.exactly(1)
        line.close()
    assert httpx.get(f"{server.url}/healthz").text == "ok"


ENDLESS = {
    "many headers": (b"GET /api/games HTTP/1.1\r\n", b"x: " + b"y" * 100 + b"\r\n"),
    "one header": (b"GET /api/games HTTP/1.1\r\nx: ", b"y" * 100),
    "an address": (b"GET /", b"y" * 100),
    "what follows a body": (
        b"POST /api/tables HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
        b"x: " + b"y" * 100 + b"\r\n",
    ),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_headers_without_end_are_refused(what, server):
    """The line is closed long before all of it is sent; nothing is waited for."""
    begin, more = ENDLESS[what]
    line = Line(server.port)
    line.send(begin)
    assert refuses(line, more, 16 * LARGEST_HEAD)
    line.close()
    assert httpx.get(f"{server.url}/healthz").text == "ok"


def refuses(line: Line, more: bytes, most: int) -> bool:
    """Whether the line is closed before it has taken so many bytes, or soon after."""
    try:
        for _ in range(most // len(more)):
            line.send(more)
        while True:
            line.exactly(1)
    except TimeoutError:
        return False
    except (OSError, EOFError):
        return True


def test_a_large_body_and_a_large_head_are_still_taken(server):
    with httpx.Client(base_url=server.url, headers={"x": "y" * 30_000}) as client:
        assert client.get("/healthz").text == "ok"
        answer = client.post("/api/replays", content=b"x" * 200_000)
        assert "JSON" in answer.json()["error"]["message"]  # read, and refused for what it says
