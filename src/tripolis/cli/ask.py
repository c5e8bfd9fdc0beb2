"""One line from whoever sits at the keyboard, or from a pipe."""

from __future__ import annotations

import sys

from tripolis.cli.errors import InputEnded


def ask(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError as error:
        sys.stdout.write("\n")
        raise InputEnded from error
