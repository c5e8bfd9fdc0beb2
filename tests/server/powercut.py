"""Runs a server on SQLite and imagines, whenever it tells a player something, that the power fails.

`kill -9` does not lose what was written and not synced, a power cut does. So this keeps a second
copy of the database, with nothing in it but what was there when an fsync of it had returned. When
the server sends an acknowledgement or an update, that copy is opened, and must have the turn: also
when of what was not yet synced any part is there, in any order, half a page of it perhaps.

    powercut.py FOLDER COMMAND…

FOLDER is that of the database `tripolis.db`; `powercut.json` in it tells what was seen.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import tracing
from tracing import Call

DATABASE, REPORT = "tripolis.db", "powercut.json"
SECTOR = 512
ACKNOWLEDGED = re.compile(rb'"re":(\d+),"ok":\{"turn":\d+,"number":\d+\}')
UPDATED = re.compile(rb'"type":"update","table":"\w+","seat":\w+,"number":(\d+),')


@dataclass
class File:
    """What is on the disk for good, and what is only written: data at an offset, or a new end."""

    durable: bytearray = field(default_factory=bytearray)
    written: list[tuple[int, bytes | None]] = field(default_factory=list)
    named: bool = False  # whether its name is on the disk

    def after_a_cut(self, rng: Random | None) -> bytes:
        """What is found again; with `rng` some of what was not synced is there too."""
        found = bytearray(self.durable)
        for offset, data in self.written if rng else ():
            if data is None or rng is None:
                continue
            for start in range(0, len(data), SECTOR):
                if rng.random() < 0.5:
                    put(found, offset + start, data[start : start + SECTOR])
        return bytes(found)


def put(content: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del content[offset:]
        return
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


class Disk:
    """The files of one folder, as a power cut would leave them."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._files: dict[str, File] = {}
        self._syncing: dict[int, tuple[str, int]] = {}  # by thread: a file, how much was written
        self.syncs = 0

    def see(self, call: Call) -> None:
        """A call that may concern these files."""
        if call.name in ("unlink", "unlinkat"):
            path = call.text(call.arguments[0 if call.name == "unlink" else 1])
            if call.result == 0:
                self._files.pop(path, None)
            return
        path = call.file()
        if path == self._folder and call.name in ("fsync", "fdatasync"):
            for file in self._files.values() if call.result == 0 else ():
                file.named = True
        if not path.startswith(f"{self._folder}/{DATABASE}") or path.endswith("-shm"):
            return
        file = self._files.setdefault(path, File())
        match call.name:
            case "pwrite64" if call.result is not None and call.result > 0:
                _, address, _, offset, *_ = call.arguments
                file.written.append((offset, call.memory(address, call.result)))
            case "ftruncate" if call.result == 0:
                file.written.append((call.arguments[1], None))
            case "fsync" | "fdatasync" if call.result is None:
                self._syncing[call.thread] = path, len(file.written)
            case "fsync" | "fdatasync":
                self._synced(call)
            case _:
                pass

    def _synced(self, call: Call) -> None:
        path, count = self._syncing.pop(call.thread)
        if call.result != 0:
            return
        self.syncs += 1
        file = self._files[path]
        for offset, data in file.written[:count]:
            put(file.durable, offset, data)
        del file.written[:count]

    def after_a_cut(self, folder: Path, rng: Random | None) -> None:
        """Write down what is found when there is power again."""
        for path, file in self._files.items():
            if file.named:
                (folder / Path(path).name).write_bytes(file.after_a_cut(rng))


class Witness:
    """Looks at what is sent, and whether it would still be true after a power cut."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._rng = Random(1)
        self.acknowledged = 0
        self.updates = 0
        self.lost: list[str] = []

    def see(self, call: Call) -> None:
        """A call that begins to send something."""
        if not call.file().startswith("socket:"):
            return
        sent = call.sent()
        keys = [f"k{number.decode()}" for number in ACKNOWLEDGED.findall(sent)]
        most = max(map(int, UPDATED.findall(sent)), default=0)
        if keys or most:
            self.acknowledged += len(keys)
            self.updates += most > 0
            for rng in (None, self._rng):
                self._check(keys, most, rng)

    def _check(self, keys: Iterable[str], most: int, rng: Random | None) -> None:
        with tempfile.TemporaryDirectory() as name:
            self._disk.after_a_cut(Path(name), rng)
            try:
                rows = _rows(Path(name) / DATABASE)
            except sqlite3.Error as error:
                self.lost.append(f"the database: {error}")
                return
        self.lost += [key for key in keys if key not in rows]
        if len(rows) < most:
            self.lost.append(f"turn {most} of {len(rows)}, which somebody was shown")


def _rows(database: Path) -> list[str]:
    """The keys of the log, in order."""
    connection = sqlite3.connect(database)
    try:
        return [key for (key,) in connection.execute("SELECT key FROM log ORDER BY number")]
    finally:
        connection.close()


def main(folder: Path, command: list[str]) -> None:
    disk = Disk(folder)
    witness = Witness(disk)
    process = tracing.start(command)
    signal.signal(signal.SIGTERM, lambda *_: os.kill(process, signal.SIGTERM))
    for call in tracing.calls(process):
        disk.see(call)
        if call.result is None and call.name in ("write", "writev", "sendto", "sendmsg"):
            witness.see(call)
    report = {
        "acknowledged": witness.acknowledged,
        "updates": witness.updates,
        "syncs": disk.syncs,
        "lost": witness.lost,
    }
    (folder / REPORT).write_text(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
