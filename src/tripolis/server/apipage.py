"""The page `/api/docs`: the OpenAPI schema for people, without scripts or anything from elsewhere.

Programs read `/api/docs/openapi.json`.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from html import escape
from typing import Any

Json = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h3 { margin-bottom: 0; } code, pre { font-size: 0.9em; }
pre { overflow: auto; padding: 0.5rem; border: 1px solid; border-radius: 0.25rem; }
"""
STYLE_HASH = f"sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}"


def page(schema: Json) -> str:
    """The whole page. `x-commands` of the schema names what the WebSocket takes."""
    return "".join(_page(schema))


def _page(schema: Json) -> Iterator[str]:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    yield f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
    yield '<meta name=viewport content="width=device-width, initial-scale=1">'
    yield f"<style>{STYLE}</style><h1>{title}: the API</h1>"
    yield f"<p>{escape(schema['info'].get('description', ''))}</p>"
    yield '<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a></p>'
    by_tag: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                tag = (item[method].get("tags") or ["other"])[-1]
                by_tag.setdefault(tag, []).append("".join(_operation(path, method, item[method])))
    for tag, operations in sorted(by_tag.items()):
        yield f"<h2>{escape(tag)}</h2>"
        yield from operations
    yield "<h2>The WebSocket <code>/api/live</code></h2>"
    yield "<p>Send one of these as JSON. The answer has its <code>id</code> as <code>re</code>."
    for name in schema["x-commands"]:
        yield f"<br>{_kind({'$ref': name})}: {_example(schema['components']['schemas'][name])}"
    yield "</p><h2>What is sent</h2>"
    for name, structure in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3>'
        yield _example(structure)
        told = {key: value for key, value in structure.items() if key != "examples"}
        yield f"<pre>{escape(json.dumps(told, indent=1))}</pre>"


def _example(structure: Json) -> str:
    """The example of a structure, if it has one."""
    shown = (json.dumps(example, ensure_ascii=False) for example in structure.get("examples", ()))
    return "".join(f"<code>{escape(text)}</code>" for text in shown)


def _operation(path: str, method: str, operation: Json) -> Iterator[str]:
    yield f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('summary', ''))}"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<br>takes {_kind(content.get('schema', {}))}"
    for status, answer in operation["responses"].items():
        for content in answer.get("content", {}).values():
            yield f"<br>{escape(status)}: {_kind(content.get('schema', {}))}"
    yield "</p>"


def _kind(schema: Json) -> str:
    """What a schema is, in a word, with a link to where it is told."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"a list of {_kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
