"""`tripolis verify`: whether records hold, line by line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tripolis.cli.errors import RefusedFiles, UnreadableFile
from tripolis.cli.files import read_bytes, write_json
from tripolis.core.errors import RecordError
from tripolis.core.replay import replay
from tripolis.games import find


def verify(files: Sequence[str], as_json: bool) -> None:
    refused = sum(not _verify_file(file, as_json) for file in files)
    if refused:
        raise RefusedFiles(refused, len(files))


def _verify_file(file: str, as_json: bool) -> bool:
    """Tell about one file. One that cannot be read has no line: it is refused at line 0."""
    try:
        replay(read_bytes(file), find)
    except RecordError as error:
        _tell_refused(file, error.line, error.reason, as_json)
        return False
    except UnreadableFile as error:
        _tell_refused(file, 0, error.reason, as_json)
        return False
    if as_json:
        write_json({"file": file, "ok": True})
    else:
        sys.stdout.write(f"{_name(file)}: ok\n")
    return True


def _tell_refused(file: str, line: int, message: str, as_json: bool) -> None:
    if as_json:
        write_json({"file": file, "ok": False, "line": line, "message": message})
    else:
        place = f"line {line}: " if line else ""
        sys.stdout.write(f"{_name(file)}: {place}{' '.join(message.split())}\n")


def _name(file: str) -> str:
    """One line, even of a file whose name has several."""
    return file if file.isprintable() else ascii(file)
