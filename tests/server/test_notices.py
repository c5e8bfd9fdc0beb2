"""Notices to people who are not connected: signed, tried again, given up, and nowhere inside."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from random import Random
from threading import Thread

import pytest
from running import Visitor
from tables import make_table, play_turn

from support import run_to_end
from tripolis.server import webhook
from tripolis.server.errors import BadAddress
from tripolis.server.notices import MOST_FAILED, PAUSES_SECONDS
from tripolis.server.webhook import NotDelivered

TRIES = 1 + len(PAUSES_SECONDS)
WAIT = 60
ANY = "0.0.0.0"  # noqa: S104 - nothing is bound to it


class Mailbox:
    """Where notices arrive; `statuses` is what it answers next, and then `status`."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.status = 200
        self.arrived: Queue[tuple[dict[str, str], bytes]] = Queue()
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(box.statuses.pop(0) if box.statuses else box.status)
                self.send_header("location", "/elsewhere")
                self.end_headers()
                box.arrived.put((headers, body))

            def log_request(self, code: object = "-", size: object = "-") -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/turn?me=1"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> tuple[dict[str, str], bytes]:
        return self.arrived.get(timeout=WAIT)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.close()


def start(nodes, tmp_path, inside: bool = True):
    return nodes.start(
        f"sqlite:///{tmp_path / 'notices.db'}",
        "noticing:serve",
        TRIPOLIS_NOTICES_INSIDE=str(inside).lower(),
    )


def set_place(person: Visitor, url: str) -> dict:
    answer = person.http.put("/api/me/notices", json={"url": url})
    assert answer.is_success, answer.text
    return answer.json()


def test_whoever_is_away_is_told_that_it_is_their_turn(nodes, tmp_path, mailbox):
    server = start(nodes, tmp_path)
    ann, bob = Visitor(server), Visitor(server)
    place = set_place(bob, mailbox.url)
    code = make_table([ann, bob], clock=86_400)
    headers, body = mailbox.next()
    told = json.loads(body)
    assert told["event"] == "turn"
    assert (told["table"], told["seat"], told["game"]) == (code, 1, "cityscape")
    assert told["url"].endswith(f"/t/{code}")
    assert 0 < told["left"] <= 86_400_000
    signed = f"{headers['tripolis-time']}.".encode() + body
    mac = hmac.new(place["secret"].encode(), signed, hashlib.sha256).hexdigest()
    assert headers["tripolis-signature"] == f"sha256={mac}"
    # Once a turn: the next notice is about the next one.
    rng = Random(1)
    play_turn(bob, code, 1, rng)
    play_turn(ann, code, 0, rng)
    play_turn(ann, code, 0, rng)
    assert json.loads(mailbox.next()[1])["table"] == code
    assert mailbox.arrived.empty()


def test_whoever_is_connected_is_not(nodes, tmp_path, mailbox):
    server = start(nodes, tmp_path)
    ann, bob = Visitor(server), Visitor(server)
    set_place(bob, mailbox.url)
    socket = bob.socket()
    wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = ann.post("/api/tables", wish)["code"]
    socket.ask("watch", table=code)
    bob.post(f"/api/tables/{code}/seats")
    other = make_table([ann, bob])  # where Bob does not look
    assert json.loads(mailbox.next()[1])["table"] == other
    assert mailbox.arrived.empty()


def test_a_notice_that_does_not_arrive_is_tried_again_and_after_many_no_more(
    nodes, tmp_path, mailbox
):
    server = start(nodes, tmp_path)
    ann, bob = Visitor(server), Visitor(server)
    set_place(bob, mailbox.url)
    mailbox.statuses = [500] * (TRIES - 1)
    make_table([ann, bob])
    for _ in range(TRIES):
        mailbox.next()
    assert bob.get("/api/me/notices")["stopped"] is False
    mailbox.status = 302  # nobody follows it
    for _ in range(MOST_FAILED):
        make_table([ann, bob])
        for _ in range(TRIES):
            assert json.loads(mailbox.next()[1])["event"] == "turn"
    deadline = time.monotonic() + WAIT
    while not bob.get("/api/me/notices")["stopped"]:
        assert time.monotonic() < deadline
    make_table([ann, bob])
    mailbox.status = 200
    assert bob.post("/api/me/notices/test") == {"delivered": True}
    assert json.loads(mailbox.next()[1])["event"] == "test"
    assert mailbox.arrived.empty()
    assert set_place(bob, mailbox.url)["stopped"] is False


def test_an_address_is_mine_to_change_and_to_take_away(nodes, tmp_path, mailbox):
    server = start(nodes, tmp_path)
    ann = Visitor(server)
    assert ann.get("/api/me/notices") is None
    secret = set_place(ann, mailbox.url)["secret"]
    assert set_place(ann, "https://example.org/")["secret"] == secret
    assert Visitor(server).get("/api/me/notices") is None
    assert ann.http.delete("/api/me/notices").status_code == 204
    assert ann.get("/api/me/notices") is None
    ann.post("/api/me/notices/test", status=404)


def test_nothing_is_sent_into_our_own_network(nodes, tmp_path, mailbox):
    server = start(nodes, tmp_path, inside=False)
    ann = Visitor(server)
    port = mailbox.url.partition("//")[2].partition("/")[0].partition(":")[2]
    for host in ("127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", ANY):
        set_place(ann, f"http://{host}:{port}/")
        assert ann.post("/api/me/notices/test") == {"delivered": False}
    assert mailbox.arrived.empty()


def test_what_is_no_address_is_refused(nodes, tmp_path):
    ann = Visitor(start(nodes, tmp_path))
    for url in ("ftp://example.org/", "example.org", "http://", "http://a:b@c/", "http://x:99999/"):
        answer = ann.http.put("/api/me/notices", json={"url": url})
        assert answer.status_code == 422
        assert answer.json()["error"]["kind"] == "bad-address"


PRIVATE = (
    *("10.0.0.1", "172.16.0.1", "192.168.1.1", "127.0.0.1", "169.254.169.254", "100.64.0.1"),
    *(ANY, "255.255.255.255", "224.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1"),
    *("ff02::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::10.0.0.1", "2002:a00:1::"),
)


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_of_the_public_internet(address):
    assert not webhook.public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_an_address_that_is(address):
    assert webhook.public(address)


@pytest.mark.parametrize("url", ["http://a/\r\nx: y", "http://a b/", "http://é/", "http://[::1/"])
def test_nothing_slips_into_the_request(url):
    with pytest.raises(BadAddress):
        webhook.parse(url)


def test_an_address_with_a_port_and_a_query():
    found = webhook.parse("https://example.org:8443/a?b=c#d")
    assert (found.authority, found.target, found.port) == ("example.org:8443", "/a?b=c", 8443)
    assert webhook.parse("http://[2001:db8::1]").authority == "[2001:db8::1]"


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0\r\n", b"HTTP/1.1 x\n", b"x" * 5000, b"HTTP/1.1"])
def test_what_does_not_answer_as_it_should_has_got_nothing(answer):
    async def play() -> None:
        import asyncio

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotDelivered):
            await webhook.post(f"http://127.0.0.1:{port}/", b"{}", {}, inside=True)
        server.close()

    run_to_end(play())
