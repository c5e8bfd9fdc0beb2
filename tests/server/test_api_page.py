"""docs/api.md and the schema of the API: every example is true, and the bot of the page plays."""

from __future__ import annotations

import re
import subprocess
import sys

import httpx
import msgspec
import pytest
from running import Visitor, running

from support import ROOT
from tripolis.server.examples import BY_NAME, EXAMPLES
from tripolis.server.messages import COMMANDS

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.db'}", folder / "log") as started:
        yield started


@pytest.fixture(scope="module")
def schema(server):
    return httpx.get(f"{server.url}/api/docs/openapi.json").json()


@pytest.mark.parametrize("kind", EXAMPLES, ids=lambda kind: kind.__name__)
def test_an_example_is_what_it_shows(kind):
    msgspec.convert(EXAMPLES[kind], kind)


def test_whatever_is_sent_has_an_example(schema):
    sent = {
        content["schema"]["$ref"].rpartition("/")[2]
        for item in schema["paths"].values()
        for operation in item.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
        if "$ref" in content["schema"]
    }
    wanted = sent | {command.__name__ for command in COMMANDS}
    assert wanted <= set(BY_NAME)
    for name in wanted:
        assert schema["components"]["schemas"][name]["examples"] == [BY_NAME[name]]


def test_the_page_for_people_shows_the_examples_and_the_socket(server):
    text = httpx.get(f"{server.url}/api/docs").text
    assert "&quot;do&quot;: &quot;watch&quot;" in text
    assert "POST /api/tables" in text


def test_the_bot_of_the_page_plays_a_whole_match(server, tmp_path):
    """It is copied from the page as a reader would, and given a token."""
    mira = Visitor(server)
    mira.post("/api/me/account", {"name": "Mira", "password": "a long sentence of mine"})
    token = mira.post("/api/me/tokens", {"label": "my bot"})["token"]
    bot = tmp_path / "bot.py"
    bot.write_text(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(bot), server.url, token],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.stderr == ""
    code, totals = re.fullmatch(r"(\w+): (\[\d+, \d+\])\n", done.stdout).groups()  # type: ignore[union-attr]
    assert mira.get(f"/api/tables/{code}")["result"]["totals"] == msgspec.json.decode(totals)
