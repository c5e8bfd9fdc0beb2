"""playout: a whole match from a seed, the same bytes everywhere."""

from __future__ import annotations

import json

import pytest

from support import ROOT

GOLDEN = ROOT / "tests" / "golden" / "playouts"
PLAYOUTS = json.loads((GOLDEN / "playouts.json").read_text("utf-8"))
GAMES = ("cities2008", "cityscape", "cities2024")


def arguments(playout) -> list[str]:
    options = [f"--option={name}={value}" for name, value in playout["options"].items()]
    told = [f"--{key}={playout[key]}" for key in ("seats", "seed", "players")]
    return [playout["game"], *told, *options]


@pytest.mark.parametrize("playout", PLAYOUTS, ids=lambda playout: playout["file"])
def test_the_same_seed_gives_the_same_bytes(tripolis, playout, tmp_path):
    """After a change that is meant to change them: `--out` the golden file, and say why."""
    golden = (GOLDEN / playout["file"]).read_bytes()
    out = tmp_path / "out.txt"
    assert tripolis("playout", *arguments(playout), "--out", str(out)).out == ""
    assert out.read_bytes() == golden
    assert tripolis("playout", *arguments(playout)).out.encode() == golden
    assert tripolis("verify", str(GOLDEN / playout["file"])).code == 0


def test_every_game_and_player_has_a_golden_playout():
    assert {playout["game"] for playout in PLAYOUTS} == set(GAMES)
    assert {playout["file"] for playout in PLAYOUTS} == {file.name for file in GOLDEN.glob("*.txt")}
    for game in GAMES:
        players = {playout["players"] for playout in PLAYOUTS if playout["game"] == game}
        assert {"random", "greedy"} <= {name for one in players for name in one.split(",")}


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_gives_another_match(tripolis, game):
    first, second = (tripolis("playout", game, "--seed", seed).out for seed in ("1", "2"))
    assert first.count("result ") == 1
    assert first != second


def test_a_playout_has_no_commitment(tripolis):
    record = tripolis("playout", "cities2008", "--seed", "1").out
    assert "commitment" not in record
    assert "secret" not in record


def test_an_option_left_to_chance_stands_in_the_record(tripolis):
    cities = set()
    for seed in "123456":
        record = tripolis("playout", "cities2024", "--seed", seed, "--option", "city=random").out
        cities.add(record.splitlines()[4])
    assert "option city random" not in cities
    assert len(cities) > 1


def test_json_tells_the_result_too(tripolis, tmp_path):
    plain = tripolis("playout", "cityscape", "--seed", "1").out
    out = tmp_path / "out.txt"
    told = tripolis("playout", "cityscape", "--seed", "1", "--json", "--out", str(out)).json
    assert told["record"] == plain == out.read_text("utf-8")
    assert plain.splitlines()[-1] == f"result {' '.join(map(str, told['scores']))}"
    assert [told["scores"][seat] for seat in told["winners"]] == [max(told["scores"])] * len(
        told["winners"]
    )


@pytest.mark.parametrize(
    ("game", "flag", "name"),
    [("cities2008", "--tiles", "balanced"), ("cities2024", "--set", "house")],
)
def test_a_file_of_ones_own_stands_in_the_record(tripolis, tmp_path, game, flag, name):
    text = tripolis("components", "show", name).out
    file = tmp_path / "own.toml"
    # Whatever an editor adds: a mark at the beginning, carriage returns.
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    result = tripolis("playout", game, "--seed", "1", flag, str(file))
    block = flag.removeprefix("--")
    assert f"option {block} own\n" in result.out
    assert f"begin {block}\n{text}end {block}\n" in result.out
    assert tripolis("verify", "-", stdin=result.out).code == 0
