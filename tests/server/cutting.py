"""Stands between a server and PostgreSQL and breaks connections in the middle of what they say."""

from __future__ import annotations

import contextlib
import random
import shutil
import socket
import tempfile
import threading
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
CHUNK = 65_536


class Cutter:
    """A socket like PostgreSQL's own. From `begin` on, each connection lives for a random number of
    pieces, whichever way they go. The last piece is passed on in part or not at all: the server
    never knows whether PostgreSQL heard it, nor PostgreSQL whether its answer arrived.
    """

    def __init__(self, target: Path, rng: random.Random) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tcut-"))
        self._target = str(target / SOCKET)
        self._rng = rng
        self._longest = 0  # 0: nothing is cut
        self._lost_word: bytes | None = None
        self.cuts = 0
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self.folder / SOCKET))
        self._door.listen(50)
        threading.Thread(target=self._welcome, daemon=True).start()

    def begin(self, longest: int) -> None:
        """Let no connection live for more pieces than this."""
        self._longest = longest

    def end(self) -> None:
        self._longest = 0

    def lose_answer_to(self, word: bytes) -> None:
        """Once: whoever says this is heard, and hears nothing more."""
        self._lost_word = word

    def loses_answer_to(self, piece: bytes) -> bool:
        if self._lost_word is None or self._lost_word not in piece:
            return False
        self._lost_word = None
        return True

    def close(self) -> None:
        self._door.close()
        shutil.rmtree(self.folder)

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                here, _ = self._door.accept()
                _Pair(self, here, self._target)

    def lifetime(self) -> int | None:
        """After how many pieces a connection ends that has just carried its first of a burst."""
        return self._rng.randrange(self._longest) if self._longest else None

    def part_of(self, size: int) -> int:
        return self._rng.choice((0, 0, self._rng.randrange(size + 1), size))


class _Pair:
    """One connection: a thread for each way."""

    def __init__(self, cutter: Cutter, here: socket.socket, target: str) -> None:
        self._cutter = cutter
        self._left: int | None = None
        self._deaf = False
        self._lock = threading.Lock()
        there = socket.socket(socket.AF_UNIX)
        there.connect(target)
        self._ends = (here, there)
        for source, sink in ((here, there), (there, here)):
            threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while piece := source.recv(CHUNK):
                if self._deaf:
                    self._cutter.cuts += 1
                    break
                self._deaf = self._cutter.loses_answer_to(piece)
                if self._is_last():
                    sink.sendall(piece[: self._cutter.part_of(len(piece))])
                    self._cutter.cuts += 1
                    break
                sink.sendall(piece)
        except OSError:
            pass
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _is_last(self) -> bool:
        with self._lock:
            if self._left is None:
                self._left = self._cutter.lifetime()
            if self._left is None:
                return False
            self._left -= 1
            return self._left < 0
