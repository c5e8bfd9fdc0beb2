"""A server with a fault of its own: what FAULT names.

slow: bots think for ten minutes; that they have begun is told by a file. defect: previews have a
defect.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from tripolis.cli import main
from tripolis.server import bots, preview


def think(*_: object) -> list[str]:
    Path(os.environ["FAULT_TOLD"]).touch()
    time.sleep(600)
    return []


def compute(*_: object) -> None:
    raise ZeroDivisionError("a defect")


def die_once(mark: str) -> str:
    """Done by a worker that is killed the first time, by the system perhaps: memory was short."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


if __name__ == "__main__":
    if os.environ["FAULT"] == "slow":
        bots.think = think
    else:
        setattr(preview, "compute", compute)  # noqa: B010
    sys.exit(main())
