"""The schema of the API, as strict as the server is."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from tripolis import __version__
from tripolis.core.errors import TripolisError
from tripolis.server.apipage import METHODS, page
from tripolis.server.door import encode
from tripolis.server.examples import BY_NAME
from tripolis.server.messages import COMMANDS, Message

Json = dict[str, Any]

# Where the errors stand that a visitor may meet; those of the command line are no one else's, and
# those of the host neither.
_SPEAK = ("tripolis.core.", "tripolis.games.", "tripolis.bots.", "tripolis.server.")
_HOST = "tripolis.server.mistaken"

PATH = "/api/docs"
DESCRIPTION = (
    "Everything that the browser client does, any program can do: as a guest with a cookie, or"
    " with a personal token (`Authorization: Bearer …`). Actions are written in the notation of"
    " each game. Live updates come by the WebSocket /api/live."
)


def error_kinds() -> list[str]:
    """Every kind of refusal: those of the rules, of the players and of the house."""
    known: list[type[TripolisError]] = [*TripolisError.__subclasses__()]
    for error in known:
        known += error.__subclasses__()
    told = (error for error in known if "kind" in vars(error))
    return sorted(
        {e.kind for e in told if e.__module__.startswith(_SPEAK) and e.__module__ != _HOST}
    )


_REFUSAL: Json = {
    "type": "object",
    "title": "Refusal",
    "description": "Why something was not done.",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["kind", "message", "facts"],
            "properties": {
                "kind": {"$ref": "#/components/schemas/ErrorKind"},
                "message": {"type": "string", "description": "in plain English"},
                "facts": {"type": "object", "description": "the same, for programs"},
            },
        }
    },
}
_REFUSED = {
    "400": "The request is not of the form described here.",
    "401": "It needs a cookie or a token.",
    "403": "You may not do this.",
    "404": "There is no such thing, or you may not know of it.",
    "409": "Not as things stand now: a stale turn, a full table, a match that is over.",
    "413": "The request is too large.",
    "422": "The rules, or the house, do not allow it.",
    "429": "Too much at once: the header Retry-After says how long to wait.",
    "503": "The database does not answer; nothing was done.",
}


class ApiPage(OpenAPIRenderPlugin):
    """The schema for people."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        return page(completed(openapi_schema)).encode()


class ApiFile(JsonRenderPlugin):
    """The schema for programs."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        return encode(completed(openapi_schema))


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tripolis",
        version=__version__,
        description=DESCRIPTION,
        path=PATH,
        render_plugins=[ApiPage(), ApiFile()],
    )


def completed(schema: Json) -> Json:
    """With what Litestar does not say: the refusals, and that unknown fields are mistakes."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    refused = {status: {"description": d, "content": content} for status, d in _REFUSED.items()}
    strict = {message.__name__ for message in Message.__subclasses__()}
    paths = {
        path: {
            method: {**what, "responses": {**what["responses"], **refused}}
            if method in METHODS
            else what
            for method, what in item.items()
        }
        for path, item in schema["paths"].items()
    }
    structures = {
        name: {
            **structure,
            **({"additionalProperties": False} if name in strict else {}),
            **({"examples": [BY_NAME[name]]} if name in BY_NAME else {}),
        }
        for name, structure in {**_commands(), **schema["components"]["schemas"]}.items()
    }
    kinds = {"type": "string", "enum": error_kinds()}
    refusals = {"ErrorKind": kinds, "Refusal": _REFUSAL}
    components = {**schema["components"], "schemas": {**structures, **refusals}}
    names = [command.__name__ for command in COMMANDS]
    return {**schema, "paths": paths, "components": components, "x-commands": names}


def _commands() -> dict[str, Json]:
    """What the WebSocket takes, of which OpenAPI knows nothing by itself."""
    template = "#/components/schemas/{name}"
    return msgspec.json.schema_components(COMMANDS, ref_template=template)[1]
