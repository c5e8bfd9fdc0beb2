"""The schema on both databases, from nothing and from every earlier version."""

from __future__ import annotations

import json
import random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from keep_version import VERSIONS, load_postgres, load_sqlite, play_turn, revisions
from stored import as_person, engine_of, seated

from tripolis.server import schema
from tripolis.server.database import migrate


def test_the_migrations_make_the_schema(database):
    with engine_of(database) as engine:
        migrate(engine)
        assert differences(engine) == []


def test_migrating_again_changes_nothing(database):
    with engine_of(database) as engine:
        migrate(engine)
        migrate(engine)
        assert differences(engine) == []


def test_every_version_is_kept():
    """A new migration comes with a database of its version: see versions/README.md."""
    for revision in revisions():
        for kind in ("json", "sqlite.sql", "postgresql.sql"):
            assert (VERSIONS / f"{revision}.{kind}").is_file(), (
                "run tests/server/keep_version.py and add what it writes"
            )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", revisions())
def test_a_server_goes_on_with_what_an_earlier_one_left(version, kind, nodes, tmp_path, request):
    facts = json.loads((VERSIONS / f"{version}.json").read_text("utf-8"))[kind]
    script = (VERSIONS / f"{version}.{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        database = load_sqlite(script, tmp_path / "old.db")
    else:
        database = load_postgres(script, request.getfixturevalue("postgres"))
    node = nodes.start(database)
    people = [as_person(node, person) for person in seated(database, facts["begun"])]
    assert people[0].get(f"/api/tables/{facts['whole']}/record") == facts["record"]
    (cityscape,) = people[0].get("/api/me/statistics")
    totals = facts["record"].partition("\nresult ")[2].split()
    assert cityscape["variants"][0]["last"] == int(totals[0])
    looks = [people[n].get(f"/api/tables/{facts['begun']}/seats/{n}") for n in (0, 1)]
    assert any(look["turn"] and look["turn"]["draft"] for look in looks)
    rng = random.Random(8)
    while play_turn(people, facts["begun"], rng):
        pass
    assert people[0].get(f"/api/tables/{facts['begun']}")["status"] == "finished"
    people[1].post(f"/api/tables/{facts['waiting']}/seats")
    assert play_turn(people, facts["waiting"], rng)
    node.stop()
    with engine_of(database) as engine:
        assert differences(engine) == []


def differences(engine) -> list[object]:
    with engine.connect() as connection:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)
