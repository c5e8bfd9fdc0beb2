"""Runs a command and turns whatever goes wrong into one line on stderr and an exit code.

0 done · 1 the input ended before a match did, or the output could not be written · 2 bad input ·
130 Ctrl-C · 141 whoever read the output has gone (what a shell reports for a broken pipe)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import IO

import typer
from typer.exceptions import TyperException
from typer.main import get_command

from tripolis.cli.app import app
from tripolis.cli.errors import InputEnded
from tripolis.core.errors import TripolisError

DONE, FAILED, BAD_INPUT, INTERRUPTED, NO_READER = 0, 1, 2, 130, 141


def run(args: Sequence[str] | None) -> int:
    _prepare_streams()
    try:
        _invoke(list(sys.argv[1:] if args is None else args))
        sys.stdout.flush()  # here, where a reader that has gone can still be handled
    except typer.Exit as stop:
        return stop.exit_code
    except InputEnded as error:
        return _complain(error.message, FAILED)
    except TripolisError as error:
        return _complain(error.message, BAD_INPUT)
    except TyperException as error:  # misuse of the command line itself
        return _complain(error.format_message(), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _discard_output()
        return NO_READER
    except OSError as error:
        return _complain(f"the output cannot be written: {error.strerror}", FAILED)
    return DONE


def _invoke(args: list[str]) -> None:
    # Not through Typer's own `main`, which prints errors in several lines.
    command = get_command(app)
    with command.make_context("tripolis", args) as context:
        command.invoke(context)


def _complain(message: str, code: int) -> int:
    """One line, whatever the message holds."""
    print(f"tripolis: {' '.join(message.split())}", file=sys.stderr)  # noqa: T201
    return code


def _prepare_streams() -> None:
    """Streams that are closed become empty ones, and no character is one that breaks them."""
    null = Path(os.devnull)
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison]
        sys.stdin = null.open(encoding="utf-8")
    if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison]
        sys.stdout = null.open("w", encoding="utf-8")
    if sys.stderr is None:  # pyright: ignore[reportUnnecessaryComparison]
        sys.stderr = null.open("w", encoding="utf-8")
    _forgive(sys.stdin, "replace")
    _forgive(sys.stdout, "backslashreplace")


def _forgive(stream: IO[str], errors: str) -> None:
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors)


def _discard_output() -> None:
    """Let the interpreter flush what is left into nothing when it ends."""
    try:
        target = sys.stdout.fileno()
    except (OSError, ValueError):
        return
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, target)
    os.close(null)
