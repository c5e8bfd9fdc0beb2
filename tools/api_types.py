"""The client's types of what the server sends and takes: TypeScript, made from the Python types.

`python tools/api_types.py` writes them; `tests/server/test_api_types.py` compares. REST comes from
the OpenAPI document, the WebSocket and the games' views from the structures themselves.
"""

from __future__ import annotations

import ast
import importlib
import json
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tripolis.core.scores import Scores
from tripolis.games import NAMES, find
from tripolis.server.app import create_rest
from tripolis.server.door import StandingUpdate, Update
from tripolis.server.messages import AnyCommand, HereMessage, TableMessage
from tripolis.server.openapi import completed
from tripolis.server.preview import Preview
from tripolis.server.settings import Settings

Schema = Mapping[str, Any]
Notes = dict[tuple[str, str], str]  # by class and field: the comment that stands beside it

ROOT = Path(__file__).parents[1]
CODE = ROOT / "src" / "tripolis"
WEB = ROOT / "web" / "src"
SHARED = "lib/api/generated.ts"
REF = "#/components/schemas/{name}"
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
# On the WebSocket.
SPOKEN = [AnyCommand, Update, StandingUpdate, Preview, Scores, TableMessage, HereMessage]
METHODS = ("get", "post", "put", "patch", "delete")
HEAD = "// Made by tools/api_types.py from the server's own types. Do not edit: make api\n"


def files() -> dict[Path, str]:
    """What stands in each file that is made."""
    with warnings.catch_warnings():  # of Litestar's own next version
        warnings.simplefilter("ignore", DeprecationWarning)
        document = completed(create_rest(Settings()).openapi_schema.to_schema())
    told: dict[str, Schema] = dict(document["components"]["schemas"])
    (commands, *_), spoken = _components(SPOKEN)
    told |= {**spoken, "Command": commands}
    notes = _notes(
        [*sorted((CODE / "server").rglob("*.py")), *sorted((CODE / "core").glob("*.py"))]
    )
    parts = [HEAD, *_interfaces(told, notes), _routes(document["paths"])]
    made = {WEB / SHARED: "\n".join(parts)}
    for game in NAMES:
        shown = _components(list(_shown(game)))[1]
        own = {name: what for name, what in shown.items() if name not in told}
        body = list(_interfaces(own, _notes([*sorted((CODE / "games" / game).glob("*.py"))])))
        used = sorted(name for name in told if any(_names(name, text) for text in body))
        imports = f"import type {{ {', '.join(used)} }} from '$lib/api/generated';\n"
        made[WEB / "games" / game / "view.ts"] = "\n".join([HEAD, imports, *body])
    return made


def _shown(game: str) -> Iterator[Any]:
    """What a game shows: its view, and in a crowd what is asked for."""
    yield importlib.import_module(f"tripolis.games.{game}.view").View
    if find(game).crowd is not None:
        yield importlib.import_module(f"tripolis.games.{game}.crowd").Shown


def _names(name: str, text: str) -> bool:
    return any(f"{before}{name}{after}" in text for before in " (<" for after in ";[ )>")


def _components(types: list[Any]) -> tuple[tuple[Schema, ...], Mapping[str, Schema]]:
    """The schemas of these types, and of everything that they are made of."""
    return msgspec.json.schema_components(types, ref_template=REF)


def _notes(sources: list[Path]) -> Notes:
    notes: Notes = {}
    for source in sources:
        text = source.read_text()
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if not isinstance(node, ast.ClassDef):
                continue
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    beside = lines[(field.end_lineno or 0) - 1].partition("  # ")[2]
                    above = lines[field.lineno - 2].strip()
                    note = beside or (above[2:] if above.startswith("# ") else "")
                    if note:
                        notes[node.name, field.target.id] = note
    return notes


def _interfaces(schemas: Mapping[str, Schema], notes: Notes) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        if "properties" not in schema:
            yield f"export type {name} = {_type(schema)};\n"
            continue
        needed = set(schema.get("required", ()))
        taken = (
            schema.get("additionalProperties") is False
        )  # a request: what has a default may miss
        lines = [f"export interface {name} {{"]
        fields: Mapping[str, Schema] = schema["properties"]
        for field, what in fields.items():
            miss = "?" if taken and field not in needed else ""
            note = notes.get((name, field))
            beside = f" // {note}" if note else ""
            lines.append(f"  readonly {field}{miss}: {_type(what)};{beside}")
        yield "\n".join([*lines, "}\n"])


def _type(schema: Schema) -> str:
    """The TypeScript of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    several: list[Schema] = schema.get("anyOf") or schema.get("oneOf") or []
    if several:  # what says nothing is JSON that was written before, of the form beside it
        return " | ".join(dict.fromkeys(_type(one) for one in several if one))
    values: list[object] = schema.get("enum") or ([schema["const"]] if "const" in schema else [])
    if values:
        return " | ".join(f"'{one}'" if isinstance(one, str) else json.dumps(one) for one in values)
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _object(schema)
    return PLAIN.get(schema.get("type", ""), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema.get("items", {}))
    return f"readonly {f'({item})' if ' ' in item else item}[]"


def _object(schema: Schema) -> str:
    if "properties" not in schema:
        return f"Readonly<Record<string, {_type(schema.get('additionalProperties') or {})}>>"
    fields: Mapping[str, Schema] = schema["properties"]
    inside = "; ".join(f"readonly {name}: {_type(one)}" for name, one in fields.items())
    return f"{{ {inside} }}"


def _routes(paths: Mapping[str, Mapping[str, Any]]) -> str:
    """Each route: what it takes and gives; `at` are the parts of its address."""
    lines = ["export interface Routes {"]
    for path, item in sorted(paths.items()):
        if not path.startswith("/api/"):
            continue
        for method in METHODS:
            if method not in item:
                continue
            operation = item[method]
            given = next(one for key, one in operation["responses"].items() if key < "3")
            fields = [f"gives: {_content(given) or 'undefined'}"]
            if operation.get("requestBody"):
                fields.insert(0, f"takes: {_content(operation['requestBody'])}")
            if operation.get("parameters"):
                fields.insert(0, f"at: {_at(operation['parameters'])}")
            inside = "; ".join(f"readonly {field}" for field in fields)
            name = f"{method.upper()} {path.removeprefix('/api')}"
            lines.append(f"  readonly '{name}': {{ {inside} }};")
    return "\n".join([*lines, "}\n"])


def _content(what: Schema) -> str | None:
    content: Mapping[str, Schema] = what.get("content") or {}
    for media, described in content.items():
        given = _type(described["schema"]) if "json" in media else "string"
        return "undefined" if given == "null" else given
    return None


def _at(parameters: list[Schema]) -> str:
    fields = [
        f"readonly {one['name']}{'' if one.get('required') else '?'}: {_type(one['schema'])}"
        for one in parameters
    ]
    return f"{{ {'; '.join(fields)} }}"


def main() -> None:
    for path, text in files().items():
        path.write_text(text)
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
