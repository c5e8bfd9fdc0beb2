"""Servers that are forked instead of started, so that a test can kill many: see `forker`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
from running import ROOT, Server

LONGEST_LOG = 10_000  # of a test that fails


class Forker:
    """The process that forks servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("forker.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._line()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the forker has ended"
        return line

    def fork(self, order: dict[str, object]) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._line())

    def close(self) -> None:
        self._process.communicate(timeout=10)


class Node(Server):
    """One server of perhaps several over one database."""

    def __init__(self, forker: Forker, database: str, log: Path) -> None:
        super().__init__(database, log)
        self._forker = forker
        self.pid = 0

    def start(self, entry: str = "forker:serve", **env: str) -> Node:
        order: dict[str, object] = {
            "entry": entry,
            "log": str(self.log),
            "env": {"TRIPOLIS_RATE": "100000", **env},
            "settings": {"database": self.database, "port": self.port, "log_level": "warning"},
        }
        self.pid = self._forker.fork(order)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=1).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            if not self.runs:  # people play at once: one that is to die may have done so already
                assert "FAIL_AT" in env, self.log.read_text()
                return self
            time.sleep(0.01)
        raise AssertionError(f"the server does not start: {self.log.read_text()}")

    @property
    def runs(self) -> bool:
        return self.pid != 0 and Path(f"/proc/{self.pid}").exists()

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.gone()

    def stop(self, word: signal.Signals = signal.SIGTERM) -> float:
        began = time.monotonic()
        os.kill(self.pid, word)
        self.gone()
        return time.monotonic() - began

    def gone(self, seconds: float = 10) -> None:
        """Wait until the process has ended."""
        deadline = time.monotonic() + seconds
        while self.runs:
            assert time.monotonic() < deadline, f"the server does not end: {self.log.read_text()}"
            time.sleep(0.005)
        self.pid = 0


class Nodes:
    """All servers of a test; they end with it."""

    def __init__(self, forker: Forker, folder: Path) -> None:
        self._forker = forker
        self._folder = folder
        self._all: list[Node] = []

    def start(self, database: str, entry: str = "forker:serve", **env: str) -> Node:
        log = self._folder / f"node{len(self._all)}.log"
        node = Node(self._forker, database, log)
        self._all.append(node)
        return node.start(entry, **env)

    def logs(self) -> list[tuple[str, str]]:
        """The end of what each server said."""
        existing = [node.log for node in self._all if node.log.exists()]
        return [(log.name, log.read_text(encoding="utf-8")[-LONGEST_LOG:]) for log in existing]

    def close(self) -> None:
        with ExitStack() as stack:
            for node in self._all:
                stack.callback(node.check_log)
                stack.callback(node.visitors.close)
            for node in self._all:
                if node.runs:
                    node.kill()
