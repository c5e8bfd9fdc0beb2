"""What whoever runs a server sees: mistakes named at the start, a log, numbers."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys

import httpx
import pytest
from running import ROOT, Visitor, running

from tripolis.server import logs
from tripolis.server.database import migrate, open_database, prepare
from tripolis.server.mistaken import BadDatabase, BadSetting
from tripolis.server.settings import load, unknown

# Settings


def test_a_flag_wins_over_the_environment_and_that_over_a_file(tmp_path):
    file = tmp_path / "tripolis.toml"
    file.write_text('port = 1\nrate = 1\nbots = 1\norigin = "https://a.example"\nsecure = true\n')
    environment = {"TRIPOLIS_RATE": "2", "TRIPOLIS_BOTS": "2", "HOME": "/x", "TRIPOLIS_SERVER": "x"}
    found = load(file, environment, {"bots": 3, "host": None})
    assert (found.port, found.rate, found.bots) == (1, 2, 3)
    assert (found.host, found.origin, found.secure) == ("127.0.0.1", "https://a.example", True)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("port", "99999", "a whole number from 0 to 65535"),
        ("port", "http", "a whole number"),
        ("secure", "perhaps", "true or false"),
        ("bots", "-1", "a whole number from 0 to 64"),
        ("origin", "play.example.org", "an address such as https://play.example.org"),
        ("origin", "https://play.example.org/", "an address without a path"),
        ("log_level", "loud", "debug, info, warning or error"),
        ("log_format", "xml", "text or json"),
        ("static", "/nowhere", "a folder that is there"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named_with_what_would(name, value, expected):
    with pytest.raises(BadSetting) as refused:
        load(None, {f"TRIPOLIS_{name.upper()}": value})
    assert refused.value.message == f"setting {name} is {expected}, not {value!r}"


def test_a_file_that_is_missing_or_broken_or_says_too_much_is_named(tmp_path):
    file = tmp_path / "tripolis.toml"
    for text, word in ((None, "readable"), ("port = ", "TOML"), ("prot = 1", "unknown")):
        if text is not None:
            file.write_text(text)
        with pytest.raises(BadSetting, match=word):
            load(file, {})


def test_a_slip_in_the_environment_is_noticed():
    environment = {"TRIPOLIS_PROT": "1", "TRIPOLIS_PORT": "1", "TRIPOLIS_NO_CLIENT": "1"}
    assert unknown(environment) == ["TRIPOLIS_PROT"]


# The start


def start(*flags: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A server that does not come up."""
    return subprocess.run(
        [sys.executable, "-m", "tripolis", "serve", "--port", "0", *flags],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        env={**os.environ, **env},
    )


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path):
    junk = tmp_path / "junk.db"
    junk.write_text("no database at all " * 100)
    for flags, word in (
        (["--database", f"sqlite:///{junk}"], "not a database"),
        (["--rate", "x"], "--rate"),
        (["--log-level", "loud"], "setting log_level"),
    ):
        ended = start(*flags)
        assert ended.returncode == 2
        assert word in ended.stderr
        assert len(ended.stderr.splitlines()) == 1


def test_a_database_that_cannot_be_used_is_named_without_its_password(tmp_path):
    newer, locked = f"sqlite:///{tmp_path / 'newer.db'}", f"sqlite:///{tmp_path / 'locked.db'}"
    engine = open_database(newer)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    holder = sqlite3.connect(tmp_path / "locked.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    for url, reason in (
        (newer, "a newer version has made it"),
        (locked, "locked"),
        ("sqlite:////proc/nowhere/x.db", "No such file"),
        ("postgresql://ann:secret@127.0.0.1:1/x", "127.0.0.1"),
    ):
        with pytest.raises(BadDatabase) as refused:
            prepare(url)
        assert reason in refused.value.message
        assert "secret" not in refused.value.message
    holder.close()


# The log


def test_lines_are_for_people_or_for_programs(capsys):
    before = logging.getLogger().handlers[:], logging.getLogger().level
    log = logging.getLogger("tripolis.test")
    try:
        logs.set_up("info", "text")
        log.warning("it is %s", "odd", extra={"table": "x y"})
        logs.set_up("warning", "json")
        log.info("nothing")
        try:
            raise ValueError("é\n")
        except ValueError as error:
            log.error("it broke", exc_info=error, extra={"path": "/api"})
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
    text, line = capsys.readouterr().err.splitlines()
    assert text.endswith("warning: it is odd table='x y'")
    told = json.loads(line)
    assert told.pop("time").endswith("+00:00")
    assert "ValueError: é" in told.pop("exception")
    assert told == {
        "level": "error",
        "logger": "tripolis.test",
        "message": "it broke",
        "path": "/api",
    }


def test_what_may_come_often_is_told_once(caplog):
    log = logging.getLogger("tripolis.test")
    for _ in range(100):
        logs.seldom(log, "it rains", "clouds")
    assert [record.getMessage() for record in caplog.records] == ["it rains"]


def test_a_server_speaks_json_if_told_so(tmp_path):
    env = {"TRIPOLIS_LOG_FORMAT": "json", "TRIPOLIS_PROT": "1"}
    database, log = f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log"
    with running(database, log, env=env) as server:
        server.stop()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["setting"] for line in lines] == ["TRIPOLIS_PROT"]


# Numbers


def test_a_route_that_is_not_there_is_named_as_that(nodes, tmp_path):
    visitor = Visitor(nodes.start(f"sqlite:///{tmp_path / 'x.db'}"))
    for method in ("GET", "POST"):
        answer = visitor.http.request(method, "/api/nothing")
        assert answer.status_code == 404
        assert answer.json()["error"]["kind"] == "not-found"
        assert answer.json()["error"]["message"] == "there is no such route"


def test_numbers_tell_what_was_done_and_nothing_of_anybody(tmp_path):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with running(database, tmp_path / "log", env={"TRIPOLIS_METRICS_TOKEN": "tok"}) as server:
        ann = Visitor(server)
        wish = {"game": "cityscape", "seats": [{"kind": "me"}] * 2}
        code = ann.post("/api/tables", wish)["code"]
        ann.socket().ask("watch", table=code, seat=0)
        url = f"{server.url}/metrics"
        assert httpx.get(url).status_code == 404
        assert httpx.get(url, headers={"authorization": "Bearer no"}).status_code == 404
        text = httpx.get(url, headers={"authorization": "Bearer tok"}).text
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert float(numbers["tripolis_tables"]) == 1
    assert float(numbers["tripolis_sockets"]) == 1
    assert float(numbers["tripolis_commits_total"]) >= 2
    assert float(numbers["tripolis_commit_seconds_total"]) > 0
    for nothing in ("failures", "dropped", "refused_writes"):
        assert float(numbers[f"tripolis_{nothing}_total"]) == 0
    assert code not in text
    assert ann.me["id"] not in text
