"""The list of tables that everybody may find."""

from __future__ import annotations

import httpx
from running import Visitor, running

from tripolis.server.examples import EXAMPLES
from tripolis.server.listing import MOST_NAMED, ListedTable

SEATS = 300


def test_tables_are_listed_with_their_seats_counted(database, tmp_path):
    with running(database, tmp_path / "log") as server:
        ann = Visitor(server)
        ann.http.patch("/api/me", json={"name": "Ann"})
        opened = [{"kind": "open"}] * (SEATS - 2)
        crowd = {"game": "cities2008", "seats": [{"kind": "me"}, {"kind": "bot"}, *opened]}
        waits = ann.post("/api/tables", {**crowd, "audience": "listed"})["code"]
        several = [{"kind": "me", "name": f"P{n}"} for n in range(MOST_NAMED + 1)]
        wish = {"game": "cities2008", "seats": several, "audience": "listed", "clock": 60}
        plays = ann.post("/api/tables", wish)["code"]
        for audience in ("link", "private"):
            ann.post("/api/tables", {**crowd, "audience": audience})
        answer = httpx.get(f"{server.url}/api/tables")  # by nobody in particular
        first, second = answer.json()
        assert first.keys() == EXAMPLES[ListedTable].keys()
        assert (first["code"], first["status"], first["clock"]) == (waits, "open", None)
        assert (first["seats"], first["free"], first["people"]) == (SEATS, SEATS - 2, ["Ann"])
        assert (second["code"], second["status"], second["clock"]) == (plays, "playing", 60)
        assert (second["free"], second["people"]) == (0, ["P0", "P1", "P2", "P3"])
        assert len(answer.content) < 1000


def test_a_seat_that_is_kept_for_somebody_is_not_free(database, tmp_path):
    with running(database, tmp_path / "log") as server:
        people = [Visitor(server), Visitor(server)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "cityscape", "seats": seats, "audience": "listed"}
        code = people[0].post("/api/tables", wish)["code"]
        people[1].post(f"/api/tables/{code}/seats")
        for person in people:
            person.http.put(f"/api/tables/{code}/wish", json={"wish": "abort"})
        again = people[0].post(f"/api/tables/{code}/rematch")["code"]
        (only,) = people[1].get("/api/tables")
        assert (only["code"], only["free"]) == (again, 0)
