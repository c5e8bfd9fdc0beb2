"""games and components show, and how boards read with and without colour."""

from __future__ import annotations

import re
import tomllib

import pytest

from tripolis import __version__
from tripolis.games import NAMES, find

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def test_games_lists_the_registry(tripolis):
    told = tripolis("games", "--json").json
    assert [game["game"] for game in told] == list(NAMES)
    for game in told:
        rules = find(game["game"])
        assert game["seats"] == {"least": rules.least_seats, "most": rules.most_seats}
        for group in game["options"]:
            least, most = group["seats"]["least"], group["seats"]["most"]
            for seats in range(least, (most or least) + 1):
                specs = rules.option_specs(seats)
                assert [one["name"] for one in group["options"]] == [spec.name for spec in specs]
                for one, spec in zip(group["options"], specs, strict=True):
                    assert one["default"] == spec.default
                    if spec.choices:
                        assert set(spec.choices) <= set(one["choices"])
                    else:
                        assert one["least"] == spec.least
        assert game["options"][-1]["seats"]["most"] == rules.most_seats


def test_games_for_people(tripolis):
    out = tripolis("games").out
    assert "cities2008: 1 or more seats, rules 1" in out
    assert "level=3  of 1 2 3" in out
    assert "rounds=4  of 1 …  (2 seats)" in out
    assert "long=false  of false true  (2 seats)" in out


def test_the_version(tripolis):
    assert tripolis("--version").out == f"tripolis {__version__}\n"


def test_help_lists_the_commands(tripolis):
    for args in ([], ["--help"], ["-h"]):
        result = tripolis(*args)
        assert result.code == 0
        for command in ("play", "playout", "replay", "verify", "legal", "components", "score"):
            assert f"  {command} " in result.out
    for command in ("play", "playout", "replay", "verify", "legal", "components", "score", "games"):
        assert "Usage: tripolis " + command in tripolis(command, "--help").out


def test_our_sets_are_files_that_pass_their_own_check(tripolis):
    for name, counts in (
        ("house", {"tile": 32, "card": 32, "city": 8}),
        ("balanced", {"tiles": 24}),
    ):
        shown = tripolis("components", "show", name).out
        content = tomllib.loads(shown)
        assert content["name"] == name
        assert {key: len(content[key]) for key in counts} == counts
        assert tripolis("components", "show", name, "--json").json == content
        told = tripolis("components", "check", "-", "--json", stdin=shown).json
        assert (told["ok"], told["name"]) == (True, name)
        assert f"ok, the set '{name}'" in tripolis("components", "check", "-", stdin=shown).out


@pytest.mark.parametrize("game", NAMES)
def test_boards_say_the_same_without_colour(tripolis, record, monkeypatch, game):
    file = record(game)
    plain = tripolis("replay", file).out
    assert "\x1b" not in plain  # not a terminal
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = tripolis("replay", file).out
    assert COLOUR.sub("", coloured) == plain
    colours = set(COLOUR.findall(coloured))
    assert len(colours) > 3
    monkeypatch.setenv("NO_COLOR", "1")
    without = tripolis("replay", file).out
    assert COLOUR.sub("", without) == plain
    hues = re.compile(r"(?:^|[\[;])(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:[;m]|$)")
    assert not [code for code in COLOUR.findall(without) if hues.search(code)]


@pytest.mark.parametrize("game", NAMES)
def test_a_board_shows_every_space_of_the_position(tripolis, record, game):
    file = record(game)
    out = tripolis("replay", file).out
    for position in tripolis("replay", file, "--json").json["positions"]:
        for row in position.split("/"):
            spaces = {"cities2008": list(row), "cityscape": row.split(",")}.get(game, row.split())
            shown = [space.replace("0", ".") if space == "0" else space for space in spaces]
            assert re.search(r" +".join(map(re.escape, shown)), out), row
