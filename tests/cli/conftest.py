"""The command line run in this process, with its input and output captured."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tripolis.cli import main


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Result]


@pytest.fixture
def tripolis(capfd, monkeypatch) -> Run:
    """`tripolis("score", "cityscape", …, stdin="…")`, on no terminal and 100 columns wide."""
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str, stdin: str | bytes = b"") -> Result:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(args)
        out, err = capfd.readouterr()
        return Result(code, out, err)

    return run


@pytest.fixture
def record(tripolis, tmp_path) -> Callable[..., str]:
    """The file of a whole match between random players."""

    def make(game: str, *args: str) -> str:
        file = str(tmp_path / f"{game}.txt")
        assert tripolis("playout", game, "--seed", "1", "--out", file, *args).code == 0
        return file

    return make
