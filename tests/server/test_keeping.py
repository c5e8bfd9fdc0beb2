"""Backups, from one kind of database to the other, and records for whoever studies them."""

from __future__ import annotations

import gzip
import json
from random import Random

import pytest
from keep_version import live_through, play_turn
from postgres import Postgres
from running import running
from sqlalchemy import func, insert, inspect, select
from stored import as_person, engine_of, seated

from tripolis.cli import main
from tripolis.core.replay import replay
from tripolis.games import find
from tripolis.server import backup, schema
from tripolis.server.database import migrate
from tripolis.server.mistaken import BadBackup


@pytest.fixture(scope="module")
def lived(tmp_path_factory):
    """A database in which something has happened, what that was, and a backup of it."""
    folder = tmp_path_factory.mktemp("lived")
    database = f"sqlite:///{folder / 'tables.db'}"
    with running(database, folder / "log") as server:
        facts = live_through(server)
        assert main(["backup", str(folder / "kept.gz"), "--database", database]) == 0  # it runs
    return database, facts, folder / "kept.gz"


@pytest.fixture
def fresh(database) -> str:
    """An empty database of either kind."""
    return database


def test_people_play_on_in_a_restored_database_of_either_kind(lived, fresh, tmp_path):
    database, facts, kept = lived
    assert main(["restore", str(kept), "--database", fresh]) == 0
    with running(fresh, tmp_path / "log") as server:
        people = [as_person(server, person) for person in seated(database, facts["begun"])]
        assert people[0].get(f"/api/tables/{facts['whole']}/record") == facts["record"]
        rng = Random(1)
        while play_turn(people, facts["begun"], rng):
            pass
        assert people[1].get(f"/api/tables/{facts['begun']}")["status"] == "finished"
        new = people[0].post("/api/tables", {"game": "cities2008", "seats": [{"kind": "me"}]})
        assert new["status"] == "playing"  # its number follows after the restored ones


def test_a_backup_holds_every_row_and_goes_back_and_forth(lived, postgres: Postgres, tmp_path):
    database, _, kept = lived
    there = postgres.fresh()
    back, again = f"sqlite:///{tmp_path / 'back.db'}", tmp_path / "again.gz"
    assert main(["restore", str(kept), "--database", there]) == 0
    assert main(["backup", str(tmp_path / "there.gz"), "--database", there]) == 0
    assert main(["restore", str(tmp_path / "there.gz"), "--database", back]) == 0
    assert main(["backup", str(again), "--database", back]) == 0
    assert sorted(lines_of(again)) == sorted(lines_of(kept))
    assert sum(counts(database).values()) == json.loads(lines_of(kept)[-1])["rows"]


def test_more_rows_than_are_written_at_once(tmp_path):
    database, kept = f"sqlite:///{tmp_path / 'many.db'}", tmp_path / "kept.gz"
    many = [{"id": f"p{n}", "name": f"Ännchen {n}", "epoch": 0, "created": n} for n in range(2_500)]
    with engine_of(database) as engine:
        migrate(engine)
        with engine.begin() as connection:
            connection.execute(insert(schema.people), many)
    assert main(["backup", str(kept), "--database", database]) == 0
    back = f"sqlite:///{tmp_path / 'back.db'}"
    assert main(["restore", str(kept), "--database", back]) == 0
    assert counts(back) == counts(database)
    assert counts(back)["people"] == 2_500


def without_the_last_row(lines: list[str]) -> list[str]:
    last = max(n for n, line in enumerate(lines) if line.startswith("["))
    return lines[:last] + lines[last + 1 :]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda lines: lines[:-1], "without its last line"),
        (without_the_last_row, "this is not all"),
        (lambda lines: lines[1:], "no backup of Tripolis"),
        (lambda lines: [*lines[:3], "{", *lines[3:]], "no JSON"),
        (lambda lines: [lines[0], '{"table":"spoons","columns":[]}', *lines[1:]], "no such table"),
        (lambda lines: [lines[0].replace('"0', '"9'), *lines[1:]], "does not know the schema"),
        (lambda lines: [*lines[:2], '["one"]', *lines[2:]], "no row of"),
        (lambda lines: [], "no backup of Tripolis"),
    ],
)
def test_a_spoiled_backup_is_refused_whole(lived, fresh, tmp_path, spoil, says):
    spoiled = tmp_path / "spoiled.gz"
    text = "".join(f"{line}\n" for line in spoil(lines_of(lived[2])))
    spoiled.write_bytes(gzip.compress(text.encode()))
    with engine_of(fresh) as engine:
        with pytest.raises(BadBackup, match=says):
            backup.restore(engine, spoiled)
        assert inspect(engine).get_table_names() == []


def test_what_is_no_backup_is_refused(lived, tmp_path, capsys):
    to = ["--database", f"sqlite:///{tmp_path / 'new.db'}"]
    cut, text = tmp_path / "cut.gz", tmp_path / "text"
    whole = lived[2].read_bytes()
    cut.write_bytes(whole[:-20])
    (tmp_path / "flipped").write_bytes(whole[:200] + bytes([whole[200] ^ 1]) + whole[201:])
    text.write_text("a letter", "utf-8")
    for file, says in (
        (cut, "ends in the middle"),
        (text, "is no backup"),
        (tmp_path / "flipped", "backup"),
        (tmp_path / "no", "No"),
    ):
        assert main(["restore", str(file), *to]) == 2
        assert says in capsys.readouterr().err


def test_nothing_is_written_over(lived, capsys):
    database, _, kept = lived
    before = kept.read_bytes()
    assert main(["backup", str(kept), "--database", database]) == 2
    assert "it is there already" in capsys.readouterr().err
    assert main(["restore", str(kept), "--database", database]) == 2
    assert "not empty" in capsys.readouterr().err
    assert kept.read_bytes() == before
    assert list(kept.parent.glob("*.part")) == []


def test_records_are_exported_once_without_the_private_ones(lived, tmp_path, capsys):
    _, facts, kept = lived
    folder, own = tmp_path / "records", f"sqlite:///{tmp_path / 'own.db'}"
    assert main(["restore", str(kept), "--database", own]) == 0
    for new in ("1 new", "0 new"):
        assert main(["export", str(folder), "--database", own]) == 0
        assert new in capsys.readouterr().out
    text = (folder / "cityscape" / f"{facts['whole']}.txt").read_text("utf-8")
    assert text == facts["record"]
    assert replay(text, find).finished
    with engine_of(own) as engine, engine.begin() as connection:
        connection.execute(schema.matches.update().values(audience="private"))
    assert main(["export", str(tmp_path / "none"), "--database", own]) == 0
    assert not (tmp_path / "none").exists()


def lines_of(file) -> list[str]:
    return gzip.decompress(file.read_bytes()).decode().splitlines()


def counts(database) -> dict[str, int]:
    with engine_of(database) as engine, engine.connect() as connection:
        tables = schema.metadata.sorted_tables
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in tables
        }
