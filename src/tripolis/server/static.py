"""The browser client: built files, held in memory, compressed once.

The build lays a tighter packing beside most files (`x.js.br`); what has none is compressed here.
Files under `assets/` carry the hash of their content in their name and never change. Any other
address that is no file is an address inside the client, which `index.html` finds by itself.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tripolis.server.shield import Receive, Send

BUILT = Path(__file__).parents[1] / "static"
INDEX = "/index.html"
_FOREVER = b"public, max-age=31536000, immutable"
_ASK_AGAIN = b"no-cache"
_BROTLI = ".br"
_WORTH_IT = 1_000  # bytes
_COMPRESSED_ALREADY = ("image/png", "image/jpeg", "image/webp", "font/woff2")
_NOT_BUILT = b"The browser client is not built: `make client` builds it. The API is at /api/docs.\n"


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    packed: dict[bytes, bytes]  # by the name of the encoding, the tightest first
    headers: tuple[tuple[bytes, bytes], ...]
    etag: bytes


class Client:
    """An ASGI application that serves a folder."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".") and path.suffix != _BROTLI
        }

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        path = scope["path"]
        file = self._files.get(path)
        if file is None and path.startswith("/assets/"):
            await _send(send, 404, [(b"content-type", b"text/plain")], b"")
            return
        file = file or self._files.get(INDEX)
        if file is None:
            await _send(send, 503, [(b"content-type", b"text/plain")], _NOT_BUILT)
            return
        await self._answer(file, scope, send)

    async def _answer(self, file: File, scope: Any, send: Send) -> None:
        asked = dict(scope["headers"])
        if asked.get(b"if-none-match") == file.etag:
            await _send(send, 304, [*file.headers], b"")
            return
        headers, body = [*file.headers], file.body
        wanted = _encodings(asked.get(b"accept-encoding", b""))
        encoding = next((name for name in file.packed if name in wanted), None)
        if encoding is not None:
            headers.append((b"content-encoding", encoding))
            body = file.packed[encoding]
        headers.append((b"content-length", str(len(body)).encode()))
        await _send(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"  # whatever the machine's own list says
    packed: dict[bytes, bytes] = {}
    brotli = path.with_name(path.name + _BROTLI)
    if brotli.is_file():
        packed[b"br"] = brotli.read_bytes()
    if len(body) >= _WORTH_IT and kind not in _COMPRESSED_ALREADY:
        packed[b"gzip"] = gzip.compress(body, 9, mtime=0)
    text = kind.startswith("text/") or kind.endswith("+xml")
    hashed = path.parent.name == "assets" and path.parent.parent == folder
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode()
    headers = (
        (b"content-type", f"{kind}; charset=utf-8".encode() if text else kind.encode()),
        (b"cache-control", _FOREVER if hashed else _ASK_AGAIN),
        (b"etag", etag),
        (b"vary", b"accept-encoding"),
    )
    return File(body, packed, headers, etag)


def _encodings(asked: bytes) -> frozenset[bytes]:
    """What a browser can unpack: `gzip, br;q=0.5` says two, `br;q=0` says none."""
    named = (part.replace(b" ", b"").partition(b";q=") for part in asked.lower().split(b","))
    return frozenset(name for name, _, weight in named if not weight or weight.strip(b"0."))


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
