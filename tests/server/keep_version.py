"""Keeps a database of the version of today: see versions/README.md."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
from pathlib import Path

from alembic.script import ScriptDirectory
from postgres import Postgres
from running import Server, Visitor, running

from tripolis.server import database as door

VERSIONS = Path(__file__).with_name("versions")
SCRIPTS = Path(door.__file__).with_name("migrations")


def revisions() -> list[str]:
    """Of the schema, the oldest first."""
    walk = ScriptDirectory(str(SCRIPTS)).walk_revisions()
    return [script.revision for script in walk][::-1]


def live_through(server: Server) -> dict[str, str]:
    """Do a little of everything; the codes of what came of it, and the record of a whole match."""
    rng = random.Random(7)
    ann, bob = Visitor(server), Visitor(server)
    two = [{"kind": "me"}, {"kind": "open"}]
    waiting = ann.post("/api/tables", {"game": "cityscape", "seats": two, "audience": "listed"})
    begun = ann.post("/api/tables", {"game": "cities2008", "seats": two})["code"]
    bob.post(f"/api/tables/{begun}/seats")
    for _ in range(4):
        play_turn((ann, bob), begun, rng)
    lay_draft((ann, bob), begun, rng)
    whole = ann.post(
        "/api/tables", {"game": "cityscape", "seats": two, "options": {"rounds": "1"}}
    )["code"]
    bob.post(f"/api/tables/{whole}/seats")
    while play_turn((ann, bob), whole, rng):
        pass
    record = ann.get(f"/api/tables/{whole}/record")
    ann.post("/api/records", {"record": record})
    ann.post(f"/api/tables/{whole}/seats/0/challenge")
    bob.post("/api/daily/cities2008/tries")
    return {"waiting": waiting["code"], "begun": begun, "whole": whole, "record": record}


def lay_draft(people, code, rng) -> tuple[int, dict] | None:
    """Make a turn of the first seat that may act, as far as it goes; the seat and what it sees."""
    for seat, person in enumerate(people):
        update = person.get(f"/api/tables/{code}/seats/{seat}")
        if update["turn"] is None:
            continue
        draft = update["turn"]["draft"]
        while update["turn"]["status"] == "incomplete":
            draft = [*draft, rng.choice(update["turn"]["legal"])]
            body = {"turn": update["turn"]["number"], "actions": draft}
            answer = person.http.put(f"/api/tables/{code}/seats/{seat}/draft", json=body)
            assert answer.is_success, answer.text
            update = answer.json()
        return seat, update
    return None


def play_turn(people, code, rng) -> bool:
    """A random turn of whoever may act; False: nobody may."""
    found = lay_draft(people, code, rng)
    if found is None:
        return False
    seat, update = found
    body = {"turn": update["turn"]["number"], "key": f"{seat}-{update['turn']['number']}"}
    people[seat].post(f"/api/tables/{code}/seats/{seat}/turn", body)
    return True


def load_postgres(script: str, cluster: Postgres) -> str:
    """The address of a new database with what the script makes."""
    address = cluster.fresh()
    lines = [line for line in script.splitlines() if not line.startswith("\\")]  # psql's own
    with cluster.connect(name_of(address)) as connection:
        connection.execute("\n".join(lines).encode())
    return address


def load_sqlite(script: str, file: Path) -> str:
    connection = sqlite3.connect(file)
    connection.executescript(script)
    connection.close()
    return f"sqlite:///{file}"


def name_of(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]


def keep() -> None:
    version = revisions()[-1]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kept.db"
        with running(f"sqlite:///{file}", Path(folder) / "log") as server:
            facts = {"sqlite": live_through(server)}
        connection = sqlite3.connect(file)
        _write(f"{version}.sqlite.sql", "\n".join(connection.iterdump()))
        connection.close()
        cluster = Postgres().start()
        try:
            address = cluster.fresh()
            with running(address, Path(folder) / "log") as server:
                facts["postgresql"] = live_through(server)
            where = ("-h", str(cluster.folder), "-U", "tripolis", name_of(address))
            options = ("--inserts", "--no-owner", "--no-comments")
            _write(f"{version}.postgresql.sql", cluster.run("pg_dump", *options, *where))
        finally:
            cluster.stop()
    _write(f"{version}.json", json.dumps(facts, indent=1))


def _write(name: str, text: str) -> None:
    (VERSIONS / name).write_text(text.rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep()
