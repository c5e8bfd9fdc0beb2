"""Lighthouse on an emulated phone: its marks for performance, accessibility, best practices."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from chrome import Facts, chromium, quiet, recognise
from playwright.sync_api import Playwright
from running import free_port
from stage import ROOT, Stage

BAR = 95
MARKS = ("performance", "accessibility", "best-practices")
HERE = Path(__file__).parent
INSTALLED = HERE / "node_modules" / ".package-lock.json"
NPM = (sys.executable, str(ROOT / "tools" / "npm.py"))
PATIENCE_S = 120


def install() -> None:
    lock = HERE / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run((*NPM, "ci", "--silent"), cwd=HERE, check=True)


@contextmanager
def judge(playwright: Playwright, stage: Stage) -> Generator[int]:
    """A browser of its own, signed in, at this port. Lighthouse empties its cache for each page."""
    with TemporaryDirectory() as profile:
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=chromium(),
            args=[f"--remote-debugging-port={port}"],
        )
        try:
            recognise(context, stage)
            page = context.new_page()
            page.goto(stage.url)  # who plays has been here before
            quiet(page)
            page.close()
            yield port
        finally:
            context.close()


def marks(port: int, url: str, times: int) -> Facts:
    runs = [_run(port, url) for _ in range(times)]
    found: Facts = {
        mark: round(statistics.median(100 * run["categories"][mark]["score"] for run in runs))
        for mark in MARKS
    }
    last = runs[-1]
    found["faults"] = sorted(
        {
            ref["id"]
            for mark in MARKS
            for ref in last["categories"][mark]["auditRefs"]
            if ref["weight"] > 0 and _falls_short(last["audits"][ref["id"]])
        }
    )
    for name in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time"):
        found[name] = round(statistics.median(run["audits"][name]["numericValue"] for run in runs))
    shift = (run["audits"]["cumulative-layout-shift"]["numericValue"] for run in runs)
    found["cumulative-layout-shift"] = round(statistics.median(shift), 3)
    return found


def _falls_short(audit: Facts) -> bool:
    return audit["score"] is not None and audit["score"] < 0.9


def _run(port: int, url: str) -> Any:
    done = subprocess.run(
        (
            *(*NPM, "exec", "--silent", "--", "lighthouse", url, "--quiet", "--output=json"),
            *(f"--port={port}", f"--only-categories={','.join(MARKS)}"),
        ),
        cwd=HERE,
        env={**os.environ, "NO_UPDATE_NOTIFIER": "1"},
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    return json.loads(done.stdout)
