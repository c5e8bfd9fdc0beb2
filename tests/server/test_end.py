"""How a server ends: soon, whatever it is doing, and telling everybody to come back."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import faulty
import pytest
from load import Load
from running import Visitor, running
from tables import look, make_table, play_turn
from websockets.exceptions import ConnectionClosed

from support import run_to_end
from tripolis.server import bots
from tripolis.server.database import open_database
from tripolis.server.socket import RESTART


def told_to_come_back(socket) -> bool:
    """Whether the last thing that a socket hears is that the server restarts."""
    try:
        while True:
            socket.receive(10)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == RESTART


def test_a_server_under_load_ends_within_five_seconds_and_loses_nothing(database, nodes):
    node, engine = nodes.start(database), open_database(database)
    load = Load([node])
    visitor = Visitor(node)
    code = make_table([visitor, Visitor(node)])
    sockets = [visitor.socket() for _ in range(50)]
    for socket in sockets:
        socket.ask("watch", table=code)
    for _ in range(3):
        load.progress()
        assert node.stop() < 5
        assert all(map(told_to_come_back, sockets))
        load.check(engine)
        assert node.log.read_text() == ""
        node.start()
        sockets = [visitor.socket() for _ in range(50)]
    load.progress()
    load.end()
    load.check(engine)
    engine.dispose()


@pytest.mark.parametrize("word", [signal.SIGTERM, signal.SIGINT])
def test_it_does_not_wait_for_bots_that_think(word, tmp_path):
    thinks = tmp_path / "thinks"
    env = {"FAULT": "slow", "FAULT_TOLD": str(thinks)}
    command = (sys.executable, faulty.__file__)
    database, log = f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log"
    with running(database, log, env=env, command=command) as server:
        ann = Visitor(server)
        wish = {"game": "cityscape", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        code = ann.post("/api/tables", wish)["code"]
        socket = ann.socket()
        socket.ask("watch", table=code, seat=0)
        until(thinks.exists)
        assert server.process is not None
        started = children(server.process.pid)
        assert server.stop(word) < 5
        assert told_to_come_back(socket)
        until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in started))


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers(pid: int) -> list[int]:
    """Not the process that minds what they share: Python starts that one too."""
    commands = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children(pid)}
    return [child for child, command in commands.items() if b"spawn_main" in command]


def children(pid: int) -> list[int]:
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_what_a_killed_worker_was_to_do_is_done_by_another(tmp_path):
    async def work():
        found = bots.Bots(1)
        try:
            return await found.compute(faulty.die_once, str(tmp_path / "died"))
        finally:
            await found.close()

    assert run_to_end(work()) == "done"
    until(lambda: not multiprocessing.active_children())


def test_a_preview_survives_the_death_of_its_worker(nodes, tmp_path):
    node = nodes.start(f"sqlite:///{tmp_path / 'x.db'}")
    ann = Visitor(node)
    code = make_table([ann], "cities2008")
    path = f"/api/tables/{code}/seats/0/preview"
    first = ann.post(path, {"turn": 0, "actions": []})
    for worker in workers(node.pid):
        os.kill(worker, signal.SIGKILL)
    assert ann.post(path, {"turn": 0, "actions": []}) == first
    play_turn(ann, code, 0, Random(1))
    assert look(ann, code, 0)["turn"]["number"] == 1
