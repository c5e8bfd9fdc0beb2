"""A server, a browser, and people who sit at it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from people import WAIT_MS, People
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from running import Server, running

from support import ROOT


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    command = [sys.executable, str(ROOT / "tools" / "chromium.py")]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    expect.set_options(timeout=WAIT_MS)
    browser = playwright.chromium.launch(executable_path=found)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log") as started:
        yield started


@pytest.fixture
def people(playwright: Playwright, browser: Browser, server: Server) -> Iterator[People]:
    everybody = People(playwright, browser, server)
    yield everybody
    everybody.leave()
