"""HTTP with an end to what may come before a request is one.

uvicorn's parser keeps the address and the headers of a request until they are complete, however
long they are, and so it is with what may follow a body. Whoever asks has not said yet who they
are, so this must have a limit of its own.
"""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024


class LimitedHttp(HttpToolsProtocol):
    _waiting = 0  # bytes that have come since the parser was last done with something

    def data_received(self, data: bytes) -> None:
        self._waiting += len(data)
        super().data_received(data)
        if self._waiting > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too large.")

    def on_headers_complete(self) -> None:
        self._waiting = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._waiting = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._waiting = 0
        super().on_message_complete()
