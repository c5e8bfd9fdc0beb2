"""One line from whoever sits at the keyboard, or from a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

from tripolis.cli.errors import InputEnded


def ask(prompt: str) -> str:
    if sys.stdin.isatty():
        _line_editing()
    try:
        return input(prompt).strip()
    except EOFError as error:
        sys.stdout.write("\n")
        raise InputEnded from error


def forget() -> None:
    """The arrow keys no longer bring back what was typed: the next person is another one."""
    if sys.stdin.isatty() and (editing := _line_editing()):
        editing.clear_history()


def _line_editing() -> Any:
    """Python's `readline`, which `input` uses from then on. Not every system has it."""
    with suppress(ImportError):
        return import_module("readline")
    return None
