"""The registry: every game, and every version of its rules that a stored match may name."""

from __future__ import annotations

from importlib import import_module

from tripolis.core.errors import UnknownGame, UnknownRules
from tripolis.core.game import AnyGame

NAMES = ("cities2008", "cityscape", "cities2024")


def versions(name: str) -> dict[int, AnyGame]:
    """All rules versions of a game, oldest first. Imported when first asked for."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    found: dict[int, AnyGame] = import_module(f"{__name__}.{name}").VERSIONS
    return found


def find(name: str, rules: int | None = None) -> AnyGame:
    """A game in one of its rules versions, the newest unless told otherwise."""
    known = versions(name)
    if rules is None:
        return known[max(known)]
    if rules not in known:
        raise UnknownRules(name, rules, tuple(known))
    return known[rules]
