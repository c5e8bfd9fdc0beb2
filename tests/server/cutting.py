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
NOTIFIES = b"A"
WRITING = (b"INSERT INTO", b"UPDATE ", b"DELETE FROM")


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
        self.cuts = 0
        self._deaf = False
        self.shut = False  # whoever comes is turned away
        self.quiet = False  # notifications are lost
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self.folder / SOCKET))
        self._door.listen(50)
        self._lock = threading.Lock()
        self._welcomer = threading.Thread(target=self._welcome, daemon=True)
        self._welcomer.start()

    def begin(self, longest: int) -> None:
        """Let no connection live for more pieces than this."""
        self._longest = longest

    def end(self) -> None:
        self._longest = 0

    def lose_a_commit(self) -> None:
        """The next that writes something: PostgreSQL hears it, nobody hears PostgreSQL's answer."""
        self._deaf = True

    def loses(self) -> bool:
        """Whether it is this one."""
        with self._lock:
            lost, self._deaf = self._deaf, False
        return lost

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)  # wakes who waits there
        self._welcomer.join()
        self._door.close()
        shutil.rmtree(self.folder)

    def _welcome(self) -> None:
        while True:
            try:
                here, _ = self._door.accept()
            except OSError:  # closed
                return
            there = socket.socket(socket.AF_UNIX)
            try:
                if self.shut:
                    raise ConnectionRefusedError
                there.connect(self._target)
            except OSError:  # PostgreSQL takes no more, or is away: as if we were it
                here.close()
                there.close()
            else:
                _Pair(self, here, there)

    def lifetime(self) -> int | None:
        """After how many pieces a connection ends that has just carried its first of a burst."""
        return self._rng.randrange(self._longest) if self._longest else None

    def part_of(self, size: int) -> int:
        return self._rng.choice((0, 0, self._rng.randrange(size + 1), size))


class _Pair:
    """One connection: a thread for each way. The last to end closes both ends: before that a number
    of theirs could be a stranger's.
    """

    def __init__(self, cutter: Cutter, here: socket.socket, there: socket.socket) -> None:
        self._cutter = cutter
        self._left: int | None = None
        self._lock = threading.Lock()
        self._ends = (here, there)
        self._ways = 2
        self._wrote = False
        threading.Thread(target=self._carry, args=(here, there, True), daemon=True).start()
        threading.Thread(target=self._carry, args=(there, here, False), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, asks: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(CHUNK):
                if not asks and self._cutter.quiet and piece.startswith(NOTIFIES):
                    continue
                if asks and self._is_lost(piece):
                    self._ends[0].shutdown(socket.SHUT_RDWR)
                    sink.sendall(piece)
                    self._cutter.cuts += 1
                    break
                if self._is_last():
                    sink.sendall(piece[: self._cutter.part_of(len(piece))])
                    self._cutter.cuts += 1
                    break
                sink.sendall(piece)
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._ways -= 1
            if self._ways == 0:
                for end in self._ends:
                    end.close()

    def _is_lost(self, piece: bytes) -> bool:
        self._wrote = self._wrote or any(word in piece for word in WRITING)
        if b"COMMIT" not in piece or not self._wrote:
            return False
        self._wrote = False
        return self._cutter.loses()

    def _is_last(self) -> bool:
        with self._lock:
            if self._left is None:
                self._left = self._cutter.lifetime()
            if self._left is None:
                return False
            self._left -= 1
            return self._left < 0
