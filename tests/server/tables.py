"""Helpers that make tables and turns, for any game."""

from __future__ import annotations

from random import Random
from typing import Any

from running import Visitor

OPTIONS = {
    "cityscape": {"rounds": "1"},
    "cities2008": {},
    "cities2024": {},
}


def make_table(people: list[Visitor], game: str = "cityscape", **more: Any) -> str:
    """A table where these people sit on the first seats; answers its code."""
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *[{"kind": "open"} for _ in people[1:]]],
        "options": OPTIONS[game],
        **more,
    }
    code = people[0].post("/api/tables", wish)["code"]
    for person in people[1:]:
        person.post(f"/api/tables/{code}/seats")
    return code


def look(person: Visitor, code: str, seat: int, **query: Any) -> dict[str, Any]:
    return person.get(f"/api/tables/{code}/seats/{seat}", **query)


def some_turn(person: Visitor, code: str, seat: int, rng: Random) -> dict[str, Any]:
    """A legal turn of the seat, found with drafts and not committed: turn and actions."""
    update = look(person, code, seat)
    number, actions = update["turn"]["number"], []
    while update["turn"]["status"] == "incomplete":
        actions.append(rng.choice(update["turn"]["legal"]))
        body = {"turn": number, "actions": actions}
        answer = person.http.put(f"/api/tables/{code}/seats/{seat}/draft", json=body)
        assert answer.is_success, answer.text
        update = answer.json()
    return {"turn": number, "actions": actions}


def play_turn(person: Visitor, code: str, seat: int, rng: Random) -> dict[str, Any]:
    body = some_turn(person, code, seat, rng)
    return person.post(f"/api/tables/{code}/seats/{seat}/turn", body)


def finish(person: Visitor, code: str, seat: int, rng: Random) -> dict[str, Any]:
    """Play the seat to the end, while bots play the others; the table as it is then."""
    socket = person.socket()
    socket.ask("watch", table=code, seat=seat)
    while True:
        table = next(m["table"] for m in reversed(socket.heard) if m.get("type") == "table")
        if table["status"] == "finished":
            socket.close()
            return table
        if socket.update(seat, lambda _: True)["turn"]:
            play_turn(person, code, seat, rng)
            number = look(person, code, seat)["number"]
            socket.update(seat, lambda update: update["number"] >= number)  # noqa: B023
        else:
            socket.receive()
