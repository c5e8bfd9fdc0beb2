"""Tables that stand still: a server that answers with recorded moments, the same in every run.

The client is the real one, and so is whatever else it asks for. The recordings are those of the
client's own tests (`web/fixtures/make.py`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import BrowserContext, Route, WebSocketRoute
from running import Server, Visitor

from support import ROOT

CODE = "recorded"
ME = "mira"
NAMES = ("Mira", "Jonas", "Quill", "Ines")
OPTIONS: dict[str, dict[str, str]] = {
    "cities2008": {"level": "3"},
    "cityscape": {"rounds": "2"},
    "cities2024": {"city": "new-york"},
}
Json = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A recorded moment of a game, perhaps in the middle of a turn."""

    game: str
    name: str
    drafting: bool = False  # with the longest draft that was recorded

    @property
    def _recorded(self) -> Json:
        return fixture(self.game)[self.name]

    @property
    def seat(self) -> int | None:
        return self._recorded["update"]["seat"]

    @property
    def seats(self) -> int:
        return len(self._recorded["update"]["view"]["scores"]["seats"])

    def update(self) -> Json:
        update = {"type": "update", "table": CODE, **self._recorded["update"]}
        if not self.drafting:
            return update
        return self.drafted(max(self._recorded["previews"], key=lambda text: text.count(";")))

    def drafted(self, text: str) -> Json:
        found, update = self.preview(text), self._recorded["update"]
        turn = {
            **update["turn"],
            **{key: found[key] for key in ("status", "missing", "closing")},
            "draft": text.split("; ") if text else [],
            "legal": [one["action"] for one in found["legal"]],
        }
        now = {"events": [], "view": found["view"], "turn": turn}
        return {"type": "update", "table": CODE, **update, **now}

    def preview(self, text: str) -> Json:
        return self._recorded["previews"][text]


@cache
def fixture(game: str) -> dict[str, Json]:
    return json.loads((ROOT / "web" / "fixtures" / f"{game}.json").read_text("utf-8"))


class Recorded:
    """One moment, shown at `/t/recorded` to whoever comes with this context."""

    def __init__(self, context: BrowserContext, server: Server, moment: Moment) -> None:
        self._moment = moment
        self._table = _table(Visitor(server), moment)
        context.route(f"**/api/tables/{CODE}", self._answer(self._table))
        context.route("**/api/me/guest", self._answer({"id": ME, "name": "Mira", "login": None}))
        context.route("**/api/me/turns", self._answer([]))
        context.route_web_socket("**/api/live", self._serve)

    def _answer(self, body: Any) -> Any:
        def answer(route: Route) -> None:
            route.fulfill(json=body)

        return answer

    def _serve(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            asked = json.loads(message)
            told, answer = self._do(asked)
            socket.send(json.dumps([*told, {"re": asked["id"], **answer}]))

        socket.on_message(heard)

    def _do(self, asked: Json) -> tuple[list[Json], Json]:
        text = "; ".join(asked.get("actions") or ())
        match asked["do"]:
            case "watch":
                table = {"type": "table", "table": self._table}
                here = {"type": "here", "table": CODE, "seats": [*range(self._moment.seats)]}
                return [table, here, self._moment.update()], {"ok": None}
            case "preview" | "draft":
                try:
                    found = self._moment.preview(text)
                except KeyError:
                    return [], {"error": _refusal("not recorded")}
                if asked["do"] == "preview":
                    return [], {"ok": found}
                return [self._moment.drafted(text)], {"ok": None}
            case _:
                return [], {"ok": None}


def _refusal(message: str) -> Json:
    return {"kind": "illegal-action", "message": message, "facts": {}}


def _person(seat: int, moment: Moment) -> str | None:
    if seat == moment.seat:
        return ME
    return None if seat == 2 else f"person-{seat}"


def _table(visitor: Visitor, moment: Moment) -> Json:
    """What a server says of a new table, as if these people had sat down at it."""
    options = OPTIONS[moment.game] | ({"long": "true"} if moment.name == "long" else {})
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (moment.seats - 1)]
    table = visitor.post("/api/tables", {"game": moment.game, "seats": seats, "options": options})
    chairs = [
        {
            **chair,
            "name": NAMES[seat],
            "kind": "bot" if seat == 2 else "person",
            "person": None if seat == 2 else _person(seat, moment),
            "bot": "greedy" if seat == 2 else None,
        }
        for seat, chair in enumerate(table["seats"])
    ]
    over = moment.name.startswith("over")
    result = {"totals": [0] * moment.seats, "winners": [0]} if over else None
    return {
        **table,
        "code": CODE,
        "seats": chairs,
        "host": ME,
        "result": result,
        "status": "finished" if over else "playing",
    }
