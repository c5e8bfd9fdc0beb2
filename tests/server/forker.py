"""Starts servers quickly: this process has imported everything, and forks.

Tests that kill a server many times would spend most of their time on imports. A line of JSON on
standard input asks for a server, the answer is its process id; the server ends with a signal.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import tempfile
from typing import Any

from tripolis.server.app import create_app
from tripolis.server.database import migrate, open_database
from tripolis.server.run import serve as run
from tripolis.server.settings import load


def main() -> None:
    _warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a server ended
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            _become_server(json.loads(line))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


def _warm_up() -> None:
    """Import what a server imports late too: some of it comes with the first application."""
    for module in ("psycopg", "uvicorn.loops.uvloop", "uvicorn.protocols.http.httptools_impl"):
        importlib.import_module(module)
    importlib.import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    with tempfile.TemporaryDirectory() as folder:
        settings = load(flags={"database": f"sqlite:///{folder}/warm.db"})
        create_app(settings)
        engine = open_database(settings.database)
        migrate(engine)
        engine.dispose()


def _become_server(order: dict[str, Any]) -> None:
    status = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for source, target in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(source, target)
        os.environ.update(order["env"])
        module, _, function = order["entry"].partition(":")
        getattr(importlib.import_module(module), function)(order["settings"])
        status = 0
    finally:
        sys.stderr.flush()
        os._exit(status)


def serve(settings: dict[str, object]) -> None:
    """The server as it is."""
    run(load(flags=settings))


if __name__ == "__main__":
    main()
