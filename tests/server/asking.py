"""Everything that somebody can ask for, whatever there is to ask."""

from __future__ import annotations

import re

import httpx
from running import Server, Visitor


def routes(server: Server) -> list[tuple[str, str]]:
    """All that can be asked for, and what is posted without a choice."""
    schema = httpx.get(f"{server.url}/api/docs/openapi.json").json()
    return [
        (method, path)
        for path, item in schema["paths"].items()
        for method in ("get", "post")
        if method in item and (method == "get" or path.endswith(("/seats", "/challenge")))
    ]


def everything(asker: Visitor, server: Server, **values: str | int) -> dict[str, str]:
    """What the API answers somebody, on every route, about a table and its player."""
    values = {"game": "cities2008", **values}  # and of whatever else there is: the first
    found = {}
    for method, path in routes(server):
        queries = ["?which=running", "?which=finished"] if path.endswith("/matches") else [""]
        for query in queries:
            address = re.sub(r"{(\w+)}", lambda name: str(values.get(name[1], 1)), path) + query
            body = None if method == "get" else {}
            found[f"{method} {address}"] = asker.http.request(method, address, json=body).text
    return found
