"""HTTP and WebSocket to the byte: what a server sent, as it came off the line."""

from __future__ import annotations

import json
import socket
from typing import Any

HOST = "tripolis.test"  # the same at every port
ORIGIN = f"http://{HOST}"
SECONDS = 20
_HELLO = "dHJpcG9saXN0cmlwb2xpcw=="  # any 16 bytes: the answer to it is the same every time
_TEXT, _CLOSE, _PING = 0x81, 0x88, 0x89


class Line:
    """A connection, and all that arrived on it."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._rest = b""

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def exactly(self, size: int) -> bytes:
        while len(self._rest) < size:
            self._more()
        return self._cut(size)

    def until(self, end: bytes) -> bytes:
        while end not in self._rest:
            self._more()
        return self._cut(self._rest.index(end) + len(end))

    def _more(self) -> None:
        piece = self._socket.recv(1 << 20)
        if not piece:
            raise EOFError(self._rest)
        self._rest += piece

    def _cut(self, size: int) -> bytes:
        found, self._rest = self._rest[:size], self._rest[size:]
        return found

    def end(self) -> None:
        """Nothing more is sent; what comes can still be read."""
        self._socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._socket.close()


class Browser:
    """Requests, one after the other on one line; the cookie is kept."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line = Line(port)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The whole answer: status, headers, body."""
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", f"origin: {ORIGIN}"]
        lines += [f"cookie: {self.cookie}"] if self.cookie else []
        lines += ["content-type: application/json", f"content-length: {len(data)}", "", ""]
        self._line.send("\r\n".join(lines).encode() + data)
        head = self._line.until(b"\r\n\r\n")
        fields = [line.partition(b": ") for line in head.split(b"\r\n")[1:]]
        headers = {name.lower(): value for name, _, value in fields}
        if b"set-cookie" in headers:
            self.cookie = headers[b"set-cookie"].partition(b";")[0].decode()
        return head + self._line.exactly(int(headers.get(b"content-length", b"0")))

    def json(self, method: str, path: str, body: object = None) -> Any:
        """What a request that must succeed answers."""
        answer = self.ask(method, path, body)
        assert answer.split(b" ", 2)[1][:1] == b"2", answer
        return json.loads(answer.partition(b"\r\n\r\n")[2] or b"null")

    def socket(self) -> Frames:
        return Frames(self._port, self.cookie)

    def close(self) -> None:
        self._line.close()


class Frames:
    """A WebSocket, frame by frame."""

    def __init__(self, port: int, cookie: str) -> None:
        self._line = Line(port)
        self._asked = 0
        lines = [
            *("GET /api/live HTTP/1.1", f"host: {HOST}", f"origin: {ORIGIN}", f"cookie: {cookie}"),
            *("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13"),
            *(f"sec-websocket-key: {_HELLO}", "", ""),
        ]
        self._line.send("\r\n".join(lines).encode())
        self.welcome = self._line.until(b"\r\n\r\n")
        assert self.welcome.startswith(b"HTTP/1.1 101 "), self.welcome

    def say(self, text: str) -> None:
        self._line.send(masked(text))

    def send(self, data: bytes) -> None:
        """Bytes that are a frame, or not."""
        self._line.send(data)

    def end(self) -> None:
        self._line.end()

    def ask(self, **fields: object) -> list[bytes]:
        """All frames up to the one with the answer, which is among them."""
        self._asked += 1
        self.say(json.dumps({"id": self._asked, **fields}))
        frames = [self.frame()]
        while not self._answers(frames[-1]):
            frames.append(self.frame())
        return frames

    def _answers(self, frame: bytes) -> bool:
        messages = json.loads(payload(frame))
        return any(message.get("re", 0) == self._asked for message in messages)

    def drain(self) -> list[bytes]:
        """Everything that was sent before now; the last frame answers a ping."""
        return self.ask(do="ping")

    def frame(self) -> bytes:
        head = self._line.exactly(2)
        size = head[1]
        if size >= 126:
            more = self._line.exactly(2 if size == 126 else 8)
            head, size = head + more, int.from_bytes(more, "big")
        frame = head + self._line.exactly(size)
        if frame[0] == _CLOSE:
            raise EOFError(frame)
        return self.frame() if frame[0] == _PING else frame  # it comes as time goes by

    def close(self) -> None:
        self._line.close()


def payload(frame: bytes) -> bytes:
    assert frame[0] == _TEXT, frame[:20]
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def masked(text: str) -> bytes:
    """A frame of text as a client sends it."""
    data = text.encode()
    assert len(data) < 1 << 16
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data  # a mask of zeros leaves the text as it is
