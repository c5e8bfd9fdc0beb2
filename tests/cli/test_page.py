"""docs/command-line.md: its examples work, and do what stands below them."""

from __future__ import annotations

import shlex

from support import ROOT
from tripolis.server.database import migrate, open_database

PAGE = (ROOT / "docs" / "command-line.md").read_text("utf-8")


def examples() -> list[tuple[list[str], str]]:
    """Each command of the page, and the output that stands below it."""
    found: list[tuple[list[str], str]] = []
    for line in PAGE.splitlines():
        if line.startswith("    $ tripolis "):
            found.append((shlex.split(line)[2:], ""))
        elif line.startswith("    ") and found:
            args, shown = found[-1]
            found[-1] = (args, f"{shown}{line[4:]}\n")
    return found


def test_the_examples_work_in_the_order_of_the_page(tripolis, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    balanced = tripolis("components", "show", "balanced").out
    (tmp_path / "my-tiles.toml").write_text(balanced, encoding="utf-8")
    questions = '{"position": "ap/tw", "level": 1}\n\n'
    (tmp_path / "questions.jsonl").write_text(questions, encoding="utf-8")
    engine = open_database("sqlite:///tripolis.db")
    migrate(engine)
    engine.dispose()
    for args, shown in examples():
        result = tripolis(*args, stdin="quit\n\n")
        assert (result.code, result.err) == (0, ""), args
        if shown:
            assert result.out == shown, args


def test_every_command_has_an_example(tripolis):
    used = {args[0] for args, _ in examples()}
    listed = tripolis("--help").out.partition("Commands:\n")[2]
    commands = {line.split()[0] for line in listed.splitlines() if line[2:3].strip()}
    assert {"play", "playout", "components"} <= commands
    assert commands - {"serve"} <= used  # the server has a page of its own
