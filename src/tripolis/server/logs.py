"""What the server tells whoever runs it: lines for people, or a JSON object a line for programs.

Facts beside the words travel as `extra`: `log.warning("…", extra={"table": code})`. Names of
people, their words, tokens and drafts are in no line.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime

FORMATS = ("text", "json")
SELDOM_SECONDS = 10

# What uvicorn calls its errors and are a client's: it was told why its text or its request for a
# WebSocket was refused. A stranger's nonsense fills no log.
_CLIENTS_FAULTS = (
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
)

_KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def set_up(level: str, form: str) -> None:
    """All lines, those of libraries too, go to the standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(lambda line: line.msg not in _CLIENTS_FAULTS)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of each start


def seldom(log: logging.Logger, message: str, reason: str) -> None:
    """A warning that may come a thousand times a second, told once in a while."""
    now = time.monotonic()
    if now >= _quiet_until.get(message, 0.0):
        _quiet_until[message] = now + SELDOM_SECONDS
        log.warning(message, extra={"reason": reason})


_quiet_until: dict[str, float] = {}


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _KNOWN}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value!r}" for name, value in _facts(record).items())
        line = f"{_time(record)} {record.levelname.lower()}: {record.getMessage()}{facts}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)
