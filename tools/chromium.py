"""Find the Chromium that the browser tests drive; fetch one where there is none.

`python tools/chromium.py` prints its path. TRIPOLIS_CHROMIUM names another.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
DEBIAN = (("apt-get", "update", "-q"), ("apt-get", "install", "-q", "-y", "chromium"))
HELP = """No Chromium was found, and none could be fetched. One of these helps:
  as root on Debian or Ubuntu:   apt-get install chromium
  anywhere:                      .venv/bin/playwright install --with-deps chromium
  an own one:                    TRIPOLIS_CHROMIUM=/path/to/chrome make test
"""


def find() -> str | None:
    """The browser to use: the one that was named, the system's, Playwright's own."""
    named = os.environ.get("TRIPOLIS_CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or _playwrights()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def fetch() -> None:
    """Playwright's own browser; as root, Debian's package where that fails."""
    if _run(sys.executable, "-m", "playwright", "install", "chromium"):
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        all(_run(*command) for command in DEBIAN)


def _run(*command: str) -> bool:
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def main() -> None:
    if find() is None:
        fetch()
    found = find()
    if found is None:
        sys.exit(HELP)
    print(found)


if __name__ == "__main__":
    main()
