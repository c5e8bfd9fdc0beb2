"""The map from rule to function names only what exists."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files

PACKAGE = "tripolis.games.cities2024"


def test_every_function_in_the_map_exists():
    text = files(PACKAGE).joinpath("README.md").read_text("utf-8")
    names = re.findall(r"`([a-z]+)\.([A-Za-z_.]+)`", text)
    assert len(names) > 40
    for room, name in names:
        found = import_module(f"{PACKAGE}.{room}")
        for part in name.split("."):
            found = getattr(found, part)
