"""What docs/hosting.md and deploy/ say about running a server is true."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest

from support import ROOT
from tripolis.server.settings import Settings, load

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_every_setting_is_explained():
    explained = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE)))
    assert {field.name for field in msgspec.structs.fields(Settings)} <= set(explained)


def test_the_settings_for_a_public_server_are_settings():
    found = load(ROOT / "deploy" / "tripolis.toml", environment={})
    assert found.secure
    assert found.origin == "https://play.example.org"


def test_every_file_named_is_there():
    for name in re.findall(r"\(\.\./(deploy/[\w.]+)\)", PAGE):
        assert (ROOT / name).is_file(), name
    for named in re.findall(
        r"TRIPOLIS_(\w+)", (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    ):
        assert named.lower() in {field.name for field in msgspec.structs.fields(Settings)}


def test_open_leads_a_browser_to_the_server_also_when_the_port_is_taken(tmp_path: Path):
    """As `make play` starts it; the browser is one that writes down where it was sent."""
    visited = tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\nprintf %s "$1" > "{visited}.part"\nmv "{visited}.part" "{visited}"\n'
    )
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    env = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path / "data")}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with subprocess.Popen(
            [sys.executable, "-m", "tripolis", "serve", "--open", "--port", port],
            env=env,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as served:
            assert served.stdout is not None
            told = re.search(r"http://\S+", served.stdout.readline())
            assert told is not None
            while not visited.exists():
                assert served.poll() is None
                time.sleep(0.02)
            assert visited.read_text("utf-8") == told[0]
            assert f":{port}/" not in told[0]
            assert "<title>" in httpx.get(told[0]).text
            assert (tmp_path / "data" / "tripolis" / "tripolis.db").is_file()
            served.send_signal(signal.SIGTERM)
        assert served.returncode in (0, -signal.SIGTERM)


def test_without_open_a_port_that_is_taken_is_told(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        done = subprocess.run(
            [sys.executable, "-m", "tripolis", "serve", "--port", port, "--database", database],
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("tripolis: setting port is one that is free at 127.0.0.1")


@pytest.mark.parametrize("flag", ["--port=70000", "--log-level=loud", "--origin=example.org"])
def test_settings_that_make_no_sense_are_named(flag, capsys):
    from tripolis.cli import main

    assert main(["serve", flag]) == 2
    assert capsys.readouterr().err.startswith(
        f"tripolis: setting {flag[2:].split('=')[0].replace('-', '_')}"
    )
