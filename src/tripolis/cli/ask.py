"""One line from whoever sits at the keyboard, or from a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module

from tripolis.cli.errors import InputEnded


def ask(prompt: str) -> str:
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system: then there is no line editing
            import_module("readline")
    try:
        return input(prompt).strip()
    except EOFError as error:
        sys.stdout.write("\n")
        raise InputEnded from error
