"""A server in a process of its own, and people who play on it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Server:
    """`tripolis serve` on a port of its own; `command` runs it otherwise."""

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        env: dict[str, str] | None = None,
        command: tuple[str, ...] = (sys.executable, "-m", "tripolis"),
    ):
        self.database = database
        self.command = command
        self.log = log
        self.env = env or {}
        self.port = free_port()
        self.visitors = ExitStack()  # whose connections end with the test
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [
                    *(*self.command, "serve"),
                    *("--database", self.database, "--port", str(self.port)),
                    *("--log-level", "warning"),
                ],
                stdout=out,
                stderr=out,
                cwd=ROOT,
                env={**os.environ, "TRIPOLIS_RATE": "100000", **self.env},
            )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=1).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self.log.read_text()}")

    def check_log(self) -> None:
        """That no defect came up."""
        told = self.log.read_text(encoding="utf-8")
        assert "Traceback" not in told, told

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self, word: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to end; how long that took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(word)
        self.process.wait(10)
        return time.monotonic() - began


@contextmanager
def running(database: str, log: Path, *, defects: bool = False, **more: Any) -> Generator[Server]:
    """A server, which must meet no defect unless the test wants one."""
    server = Server(database, log, **more).start()
    try:
        yield server
        if not defects:
            server.check_log()
    finally:
        server.visitors.close()
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
            server.process.wait(10)


class Visitor:
    """Somebody with a browser: a cookie, an origin, perhaps a socket."""

    def __init__(self, server: Server, cookies: httpx.Cookies | None = None):
        self.server = server
        self.http = server.visitors.enter_context(
            httpx.Client(
                base_url=server.url, headers={"origin": server.url}, cookies=cookies, timeout=20
            )
        )
        self.me = self.post("/api/me/guest")

    def post(self, path: str, body: Any = None, *, status: int | None = None) -> Any:
        return self._checked(self.http.post(path, json={} if body is None else body), status)

    def get(self, path: str, *, status: int | None = None, **query: Any) -> Any:
        return self._checked(self.http.get(path, params=query), status)

    def _checked(self, answer: httpx.Response, status: int | None) -> Any:
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def socket(self) -> Socket:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        connection = self.server.visitors.enter_context(
            connect(
                f"ws://127.0.0.1:{self.server.port}/api/live",
                origin=Origin(self.server.url),
                additional_headers={"cookie": cookie},
                compression=None,
                max_size=None,
            )
        )
        return Socket(connection)


class Refused(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.error = error


class Socket:
    """A WebSocket: `ask` for an answer; what else arrives is kept in `heard`."""

    def __init__(self, connection: ClientConnection):
        self.connection = connection
        self.heard: list[dict] = []
        self.asked = 0

    def ask(self, do: str, **fields):
        self.say(do, **fields)
        return self.answer()

    def say(self, do: str, **fields):
        self.asked += 1
        self.connection.send(json.dumps({"do": do, "id": self.asked, **fields}))

    def answer(self):
        """To what was said last."""
        while True:
            for message in self.receive():
                if message.get("re", -1) == self.asked:
                    if "error" in message:
                        raise Refused(message["error"])
                    return message["ok"]

    def receive(self, timeout: float = 90) -> list[dict]:
        messages = json.loads(self.connection.recv(timeout))
        self.heard += messages
        return messages

    def update(self, seat, until) -> dict:
        """The latest update of this seat for which `until` holds."""
        while True:
            for message in reversed(self.heard):
                if message.get("type") == "update" and message["seat"] == seat:
                    if until(message):
                        return message
                    break
            self.receive()

    def close(self):
        self.connection.close()
