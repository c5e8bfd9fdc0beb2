"""Reading and writing files; `-` is the standard input or output."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tripolis.cli.errors import UnreadableFile, UnwritableFile

STANDARD = "-"


@contextmanager
def open_bytes(file: str) -> Generator[BinaryIO]:
    """A file, or the standard input, whose lines come as they arrive."""
    if file == STANDARD:
        yield sys.stdin.buffer
        return
    try:
        opened = Path(file).open("rb")  # noqa: SIM115 - closed below, where errors are others'
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise UnreadableFile(file, _reason(error)) from error
    with opened:
        yield opened


def read_bytes(file: str) -> bytes:
    with open_bytes(file) as opened:
        try:
            return opened.read()
        except OSError as error:
            raise UnreadableFile(file, _reason(error)) from error


def read_text(file: str) -> str:
    """A text in UTF-8, lines ending with a line feed alone, as records embed it."""
    try:
        text = read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableFile(file, "it is not a text in UTF-8") from error
    return text.replace("\r\n", "\n")


def write_text(file: str, text: str) -> None:
    """The same bytes on every system: UTF-8, line feeds alone."""
    data = text.encode()
    if file == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        Path(file).write_bytes(data)
    except (OSError, ValueError) as error:
        raise UnwritableFile(file, _reason(error)) from error


def write_json(value: object) -> None:
    """One line; flushed, so that a partner at the other end of a pipe need not wait."""
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
