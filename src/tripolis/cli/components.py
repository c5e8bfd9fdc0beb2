"""`tripolis components`: check a player's own tiles or components, show ours."""

from __future__ import annotations

import sys

from tripolis.cli.errors import BadArgument
from tripolis.cli.files import STANDARD, read_text, write_json, write_text
from tripolis.cli.setting import named
from tripolis.core.errors import ComponentError
from tripolis.core.options import OWN, resolve
from tripolis.core.toml import read_toml
from tripolis.games import find

# What a file of a game's own holds at its top, and the option that takes it.
_KEYS = {
    "cities2008": ("tiles", {"tiles"}),
    "cities2024": ("set", {"tile", "start_tile", "feature", "card", "city"}),
}
_SEATS = 2


def check(file: str, as_json: bool) -> None:
    text = read_text(file)
    name, game = recognise(file, text)
    option, _ = _KEYS[game]
    rules = find(game)
    try:
        specs = rules.option_specs(_SEATS, text)
        rules.setup(_SEATS, resolve(game, specs, {option: OWN}, text, _First()))
    except ComponentError as error:
        raise named(error, file) from error
    if as_json:
        write_json({"file": file, "ok": True, "game": game, "name": name})
    else:
        sys.stdout.write(f"{file}: ok, the set {name!r} for {game} (--{option} {file})\n")


def recognise(file: str, text: str) -> tuple[str, str]:
    """The name in the file, and the game that it is for."""
    try:
        content = read_toml(text, "file")
    except ComponentError as error:
        raise named(error, file) from error
    for game, (_, keys) in _KEYS.items():
        if keys & content.keys():
            return str(content.get("name", "")), game
    reason = "neither a tile file (`tiles`) nor a set file (`[[tile]]`, `[[card]]` …)"
    raise ComponentError(file, 0, "", reason)


def show(name: str, as_json: bool) -> None:
    text = _ours(name)
    if as_json:
        write_json(read_toml(text, name))
    else:
        write_text(STANDARD, text)


def _ours(name: str) -> str:
    if name == "house":
        from tripolis.games.cities2024.components import house_text

        return house_text()
    if name == "balanced":
        return _balanced()
    raise BadArgument("the set to show", name, "house or balanced")


def _balanced() -> str:
    """The default tiles of cities2008 as a tile file."""
    from tripolis.games.cities2008.components import BALANCED

    rows = [BALANCED.faces[n : n + 6] for n in range(0, len(BALANCED.faces), 6)]
    tiles = "".join("  " + " ".join(f'"{face}",' for face in row) + "\n" for row in rows)
    return f'name = "{BALANCED.name}"\ntiles = [\n{tiles}]\n'


class _First:
    """Where something is left to chance, a check may take the first."""

    def below(self, n: int) -> int:
        return 0
