"""The map from rule to function names only what exists."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files

PACKAGE = "tripolis.games.cities2008"


def test_every_function_in_the_map_exists():
    text = files(PACKAGE).joinpath("README.md").read_text("utf-8")
    names = re.findall(r"`([a-z]+)\.([A-Za-z_.]+)`", text)
    functions = [(room, name) for room, name in names if name != "toml"]
    assert len(functions) > 25
    for room, name in functions:
        found = import_module(f"{PACKAGE}.{room}")
        for part in name.split("."):
            found = getattr(found, part)
