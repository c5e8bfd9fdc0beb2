"""People who do anything in any order, for hours if need be: whatever the API offers, with what is
really there, and often a legal turn, so that tables live.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from nodes import Node
from running import Refused, Visitor
from sqlalchemy import select

from tripolis.server import schema, store
from tripolis.server.database import open_database
from tripolis.server.play import Play

PEOPLE = 5
PASSWORD = "correct horse"  # noqa: S105
MODERATOR = "moira"
GAMES = {"cities2008": (1, 2), "cityscape": (2, 3), "cities2024": (2, 2)}
MOST_KNOWN = 12  # of a kind: else nobody meets at the same table
OPTIONS = {"cityscape": {"rounds": "1"}}


class Wanderer:
    def __init__(self, node: Node, rng: Random) -> None:
        self._node, self._rng = node, rng
        self._people = [Visitor(node) for _ in range(PEOPLE)]
        moira = {"name": MODERATOR, "password": PASSWORD}
        self._people[0].post("/api/me/account", moira)
        self._sockets = [person.socket() for person in self._people]
        self._schema = self._people[0].get("/api/docs/openapi.json")
        self._kinds = self._schema["components"]["schemas"]["ErrorKind"]["enum"]
        self._todo: list[tuple[str, str]] = []
        self._tried: set[tuple[str, str]] = set()
        self._known: dict[str, list[Any]] = {
            "code": [],
            "seat": [0, 1, 2],
            "at": [0, 1, 2],
            "person": [person.me["id"] for person in self._people],
            "game": list(GAMES),
            "token": ["0"],
            "number": [1, 2, 3],
            "word": ["nowhere"],
        }

    @property
    def _requests(self) -> list[tuple[str, str]]:
        methods = ("get", "post", "put", "patch", "delete")
        paths = self._schema["paths"].items()
        return [(way, path) for path, item in paths for way in item if way in methods]

    def never(self) -> set[tuple[str, str]]:
        """What nobody has asked for."""
        return set(self._requests) - self._tried

    def step(self) -> None:
        n = self._rng.randrange(PEOPLE)
        self._rng.choice((self._request, self._request, self._turn, self._turn, self._say))(n)

    def _request(self, n: int) -> None:
        if not self._todo:
            self._todo = self._rng.sample(self._requests, len(self._requests))
        way, path = self._todo.pop()
        self._tried.add((way, path))
        address = path.format(**{name: self._rng.choice(known) for name, known in self._full()})
        self._ask(n, way, address, self._body(way, path))

    def _full(self) -> list[tuple[str, list[Any]]]:
        return [(name, known or ["nowhere"]) for name, known in self._known.items()]

    def _body(self, way: str, path: str) -> Any:
        if (way, path) == ("post", "/api/tables") and self._rng.random() < 0.8:
            return self._table()
        told = self._schema["paths"][path][way].get("requestBody")
        if told is None:
            return None
        found = told["content"]["application/json"]["schema"]
        if "$ref" in found:
            found = self._schema["components"]["schemas"][found["$ref"].rpartition("/")[2]]
        body = copy.deepcopy(found.get("examples", [{}])[0])
        if self._rng.random() < 0.3 and body:
            body[self._rng.choice(list(body))] = self._rng.choice((None, 0, "", [], {}, "é", -1))
        return body

    def _table(self) -> dict[str, Any]:
        rng = self._rng
        game = rng.choice(list(GAMES))
        more = rng.choices(("me", "open", "open", "bot"), k=rng.randint(*GAMES[game]) - 1)
        return {
            "game": game,
            "seats": [{"kind": kind} for kind in ("me", *more)],
            "audience": rng.choice(("listed", "link", "private")),
            "options": OPTIONS.get(game, {}),
        }

    def _turn(self, n: int) -> None:
        """Play wherever it is this person's turn, or lay a draft there."""
        person = self._people[n]
        waiting = self._ask(n, "get", "/api/me/turns", None)
        if not isinstance(waiting, list) or not waiting:
            return
        chosen = self._rng.choice(waiting)
        path = f"/api/tables/{chosen['table']}/seats/{chosen['seat']}"
        update = person.http.get(path).json()
        actions: list[str] = []
        while (turn := update.get("turn")) and turn["status"] == "incomplete":
            actions.append(self._rng.choice(turn["legal"]))
            body = {"turn": turn["number"], "actions": actions}
            update = self._ask(n, "put", f"{path}/draft", body)
        if turn and self._rng.random() < 0.8:
            key = self._rng.choice((None, "k", "l"))
            self._ask(n, "post", f"{path}/turn", {"turn": turn["number"], "key": key})

    def _say(self, n: int) -> None:
        rng, known = self._rng, dict(self._full())
        do = rng.choice(("watch", "watch", "unwatch", "play", "draft", "preview", "ping"))
        fields: dict[str, Any] = {"table": rng.choice(known["code"]), "seat": rng.randrange(3)}
        if do in ("play", "draft", "preview"):
            fields |= {"turn": rng.randrange(3), "actions": rng.choice(([], ["stay"], ["x"] * 9))}
        if do == "watch":
            fields |= {"since": rng.choice((None, 0, 3)), "seat": rng.choice((None, 0, 1))}
        kind = ""
        try:
            self._sockets[n].ask(do, **({} if do == "ping" else fields))
        except Refused as refused:
            kind = refused.error["kind"]
        assert kind in ("", *self._kinds)
        assert kind != "internal"
        self._sockets[n].heard.clear()

    def _ask(self, n: int, way: str, path: str, body: Any) -> Any:
        person = self._people[n]
        answer = person.http.request(way, path, **({} if body is None else {"json": body}))
        told = f"{way} {path} {body}: {answer.status_code} {answer.text}"
        assert answer.status_code < 500, told
        if "json" not in answer.headers.get("content-type", ""):
            assert answer.is_success, told
            return None
        found = answer.json()
        if answer.is_success:
            self._learn(found)
        else:
            assert found["error"]["kind"] in self._kinds, told
        if answer.status_code == 401 or (way == "delete" and path == "/api/me"):
            self._renew(n)
        return found

    def _renew(self, n: int) -> None:
        """Whoever is nobody any more is somebody else from now on."""
        self._people[n] = Visitor(self._node)
        self._sockets[n].close()
        self._sockets[n] = self._people[n].socket()

    def _learn(self, told: Any) -> None:
        """The names of what there is."""
        if isinstance(told, list):
            for one in told[:3]:
                self._learn(one)
        elif isinstance(told, dict):
            for name, value in told.items():
                if isinstance(value, str) and name in ("code", "word"):
                    self._note(name, value)
            if {"label", "created"} <= told.keys():
                self._note("token", told["id"])

    def _note(self, name: str, value: str) -> None:
        known = self._known[name]
        if value not in known:
            known.append(value)
            del known[:-MOST_KNOWN]

    def check(self, database: str) -> None:
        """Every match that there is can be played again from its log."""
        engine = open_database(database)
        with engine.connect() as connection:
            codes = connection.execute(select(schema.matches.c.code)).scalars().all()
            for code in codes:
                stored = store.load(connection, code)
                assert len(Play.of(stored).rows) == len(stored.log)
        engine.dispose()
        assert len(codes) > 3
