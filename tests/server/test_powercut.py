"""What the server has said is still true when the power fails: an fsync had returned before.

See `powercut`, which looks at every call that the server makes of the system.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from powercut import DATABASE, REPORT
from running import Visitor, running

HERE = Path(__file__).parent
TRACED = (sys.executable, str(HERE / "powercut.py"))
PLAIN = (sys.executable, "-m", "tripolis")
HASTY = (sys.executable, str(HERE / "hasty.py"))


def play(server, rng) -> int:
    """A whole match by one socket, watched by another; how many turns there were. The key of each
    is `k` and the number of the command, by which its acknowledgement is known.
    """
    ann = Visitor(server)
    wish = {"game": "cityscape", "seats": [{"kind": "me"}] * 2, "options": {"rounds": "1"}}
    code = ann.post("/api/tables", wish)["code"]
    mine, other = ann.socket(), Visitor(server).socket()
    other.ask("watch", table=code)
    for seat in (0, 1):
        mine.ask("watch", table=code, seat=seat)
    played = 0
    while True:
        updates = [mine.update(seat, lambda u: u["number"] >= played) for seat in (0, 1)]  # noqa: B023
        due = [update for update in updates if update["turn"]]
        if not due:
            return played
        seat, turn = due[0]["seat"], due[0]["turn"]
        fields = {"table": code, "seat": seat, "turn": turn["number"]}
        actions = []
        while turn["status"] == "incomplete":
            actions.append(rng.choice(turn["legal"]))
            mine.ask("draft", **fields, actions=actions)
            turn = mine.update(seat, lambda u: u["turn"]["draft"] == actions)["turn"]  # noqa: B023
        mine.ask("play", **fields, actions=actions, key=f"k{mine.asked + 1}")
        played += 1


def report_of(folder: Path, command: tuple[str, ...], mode: str = "") -> dict:
    log, database = folder / "log", f"sqlite:///{folder / DATABASE}"
    through = (*TRACED, str(folder), *command)
    with running(database, log, command=through, env={"HASTY": mode}) as server:
        turns = play(server, random.Random(1))
        server.stop()
    assert not log.read_text()
    report = json.loads((folder / REPORT).read_text())
    assert turns == 27 == report["acknowledged"]
    assert report["updates"] >= turns
    return report


@pytest.mark.parametrize(("command", "mode"), [(PLAIN, ""), (HASTY, "checkpoints")])
def test_a_power_cut_loses_nothing_that_was_acknowledged_or_shown(tmp_path, command, mode):
    report = report_of(tmp_path, command, mode)
    assert report["lost"] == []
    assert report["syncs"] >= 27


@pytest.mark.parametrize("fault", ["unsynced", "early"])
def test_a_server_that_does_not_wait_for_the_disk_is_caught(tmp_path, fault):
    assert len(report_of(tmp_path, HASTY, fault)["lost"]) >= 27
