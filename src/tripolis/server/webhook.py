"""Sending to an address that somebody has given us, which may be meant to do harm.

It leads nowhere but to the public internet: every address that its name stands for is looked at,
and the connection goes to the very one that was looked at, so that a name cannot change its mind
in between. Redirections are not followed. Of the answer the first line is read, and no more.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from tripolis.server.errors import BadAddress

SECONDS = 10.0  # for everything
LONGEST_LINE = 1024
_PORTS = {"http": 80, "https": 443}
_TRANSLATED = IPv6Network("64:ff9b::/96")  # addresses of version 4 in disguise


class NotDelivered(Exception):
    """Why something did not arrive."""


@dataclass(frozen=True, slots=True)
class Address:
    scheme: str
    host: str
    port: int
    target: str  # path and query

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


def parse(url: str) -> Address:
    """BadAddress."""
    if not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("an address has no blanks and no letters beyond ASCII")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadAddress(str(error)) from None
    if parts.scheme not in _PORTS or not parts.hostname:
        raise BadAddress("an address begins with https:// or http:// and a name")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("an address has no user name and no password in it")
    target = parts.path or "/"
    if parts.query:
        target += f"?{parts.query}"
    return Address(parts.scheme, parts.hostname, port or _PORTS[parts.scheme], target)


def public(text: str) -> bool:
    """Whether an IP address is of the public internet."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        disguised = (address.ipv4_mapped, address.sixtofour, address.teredo)
        if any(disguised) or address in _TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


async def post(url: str, body: bytes, headers: dict[str, str], *, inside: bool = False) -> None:
    """Deliver something. `inside`: also to our own network. NotDelivered, BadAddress."""
    address = parse(url)
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(address, body, headers, inside=inside)
    except (OSError, TimeoutError, ValueError) as error:
        raise NotDelivered(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotDelivered(f"status {status}")


async def _post(address: Address, body: bytes, headers: dict[str, str], *, inside: bool) -> int:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    places = [str(place[0]) for *_, place in found]
    if not inside and not all(map(public, places)):
        raise NotDelivered("this address is not on the public internet")
    secure = ssl.create_default_context() if address.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        places[0],
        address.port,
        ssl=secure,
        server_hostname=address.host if secure else None,
        limit=LONGEST_LINE,
    )
    try:
        lines = [f"POST {address.target} HTTP/1.1", f"Host: {address.authority}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        first = (await reader.readuntil(b"\n")).split(maxsplit=2)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotDelivered("this is no answer") from error
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    if len(first) < 2 or not first[0].startswith(b"HTTP/1."):
        raise NotDelivered("this is no answer")
    return int(first[1])
