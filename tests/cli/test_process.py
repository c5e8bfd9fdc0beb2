"""The installed command as a process: pipes, closed streams, a partner at the other end."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("tripolis"))


def start(*args: str, **streams: object) -> subprocess.Popen[str]:
    return subprocess.Popen([COMMAND, *args], encoding="utf-8", **streams)  # type: ignore[call-overload]


def test_a_program_can_talk_to_the_batch_line_by_line():
    with start(
        "score", "cities2008", "--batch", "-", stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        for position, total in (("ap/tw", 0), ("nonsense", None), ("Ap/tw", 1)):
            talk.stdin.write(json.dumps({"position": position, "level": 1}) + "\n")
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline()).get("total") == total
        talk.stdin.close()
    assert talk.returncode == 0


def test_a_reader_that_goes_is_no_reason_to_complain(tmp_path):
    lines = tmp_path / "lines.json"
    lines.write_text('{"position": "ap/tw", "level": 1}\n' * 20_000, encoding="utf-8")
    with start(
        *("score", "cities2008", "--batch", str(lines)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as told:
        assert told.stdout is not None
        assert told.stderr is not None
        told.stdout.readline()
        told.stdout.close()
        assert told.stderr.read() == ""
    assert told.returncode == 141


def test_closed_streams_are_empty_ones():
    done = subprocess.run(
        ["sh", "-c", '"$0" play cityscape >&- <&-', COMMAND],  # noqa: S607
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "tripolis: the input ended before the match was over\n"


def test_a_terminal_without_unicode_is_no_obstacle(tmp_path):
    plain = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [COMMAND, "games"], env=plain, capture_output=True, encoding="ascii", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_arrow_keys_do_not_bring_back_what_another_seat_has_typed():
    """At one screen, `Up` would tell the goals that were typed before it was handed over."""
    goals = "; ".join(f"goal {side}{line} 3" for side in "SW" for line in range(1, 5))
    ours, theirs = pty.openpty()
    with start(
        *("play", "cityscape", "--opponents", "human", "--seed", "1"),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
    ) as played:
        os.close(theirs)
        seen = ""

        def wait_for(*words: str) -> None:
            nonlocal seen
            while not any(word in seen for word in words):
                seen += os.read(ours, 4096).decode(errors="replace")
            seen = seen[min(seen.index(word) for word in words if word in seen) :]

        wait_for("Seat 0 (South + West)> ")
        os.write(ours, f"{goals}; done\n".encode())
        wait_for("Hand over to Seat 1")
        os.write(ours, b"\n")
        wait_for("Seat 1 (North + East)> ")
        os.write(ours, b"\x1b[Aquit\n")  # Up
        wait_for("Save the record", "goal S1 3")
        assert seen.startswith("Save the record")
        os.write(ours, b"\n")
    os.close(ours)
    assert played.returncode == 0


def test_help_comes_quickly_and_without_the_games():
    """What is not needed is not imported: that is what makes it quick."""
    code = "import sys; from tripolis.cli import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    loaded = done.stdout.split("\n")[-2].split()
    assert "tripolis.cli.app" in loaded
    for slow in ("rich.console", "tripolis.bots.simple", "tripolis.cli.boards"):
        assert slow not in loaded
    assert not [name for name in loaded if name.startswith("tripolis.games.")]
