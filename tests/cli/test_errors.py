"""Bad input of every kind: exit code 2 and one clear line, whatever the command."""

from __future__ import annotations

import errno
import io
import sys

import pytest

NAMES = "cities2008, cityscape or cities2024"
CITY = "0,3,0,0/1,0,0,5/0,0,0,0/0,0,0,2"

BAD = [
    (["nope"], "No such command 'nope'."),
    (["components"], "Missing command."),
    (["playout"], "Missing argument 'GAME'."),
    (["playout", "cityscape"], "Missing option '--seed'."),
    (["playout", "cityscape", "--seed", "1", "--speed", "2"], "No such option: --speed"),
    (["playout", "chess", "--seed", "1"], f"there is no game 'chess'; there is {NAMES}"),
    (["playout", "cityscape", "--seed", "1", "--seats", "9"], "for 2 to 4 seats, not 9"),
    (["playout", "cities2008", "--seed", "1", "--seats", "0"], "for 1 or more seats, not 0"),
    (["playout", "cities2008", "--seed", "1", "--seats", "9" * 30], "1 to 1000000 seats"),
    (["playout", "cityscape", "--seed", "1", "--seats", "two"], "'--seats'"),
    (["playout", "cityscape", "--seed", " "], "--seed is a word or a number, not ' '"),
    (["playout", "cityscape", "--seed", "1\n2"], "--seed is a word or a number"),
    (["playout", "cityscape", "--seed", "\udcff"], "--seed is a word or a number"),
    (["playout", "cityscape", "--seed", "1", "--option", "rounds"], "of the form NAME=VALUE"),
    (["playout", "cityscape", "--seed", "1", "--option", "=1"], "of the form NAME=VALUE"),
    (["playout", "cityscape", "--seed", "1", "--option", "rounds="], "of the form NAME=VALUE"),
    (["playout", "cityscape", "--seed", "1", "--option", "level=1"], "it has rounds"),
    (
        ["playout", "cityscape", "--seed", "1", "--option", "rounds=0"],
        "to 999999999, not '0'",
    ),
    (
        ["playout", "cities2008", "--seed", "1", "--option", "level=1", "--option", "level=1"],
        "level is twice",
    ),
    (["playout", "cities2008", "--seed", "1", "--option", "tiles=own"], "where a file is given"),
    (["playout", "cities2008", "--seed", "1", "--set", "x"], "no option 'set'; it has tiles"),
    (["playout", "cityscape", "--seed", "1", "--tiles", "x"], "no option 'tiles'"),
    (["playout", "cities2008", "--seed", "1", "--tiles", "absent"], "'absent' cannot be read"),
    (["playout", "cityscape", "--seed", "1", "--players", "me"], "there is random or greedy"),
    (
        ["playout", "cityscape", "--seed", "1", "--players", "random,random,random"],
        "--players is one name, or 2",
    ),
    (["playout", "cityscape", "--seed", "1", "--out", "absent/x"], "cannot be written"),
    (["play", "chess"], f"there is no game 'chess'; there is {NAMES}"),
    (["play", "cityscape", "--opponents", "me"], "random, greedy or human, not 'me'"),
    (["play", "cityscape", "--seats", "1"], "for 2 to 4 seats, not 1"),
    (["play", "cityscape", "--seed", ""], "--seed is a word or a number, not ''"),
    (["play", "cityscape", "--save", "absent/x"], "cannot be written"),
    (["replay", "absent"], "'absent' cannot be read: No such file or directory"),
    (["replay", "."], "'.' cannot be read"),
    (["replay", "a\0b"], "cannot be read"),
    (["replay", "-"], "line 1: the record ends where `tripolis-record 1` should stand"),
    (["legal", "-"], "line 1: "),
    (["verify"], "Missing argument 'FILE…'."),
    (["components", "check", "absent"], "'absent' cannot be read"),
    (["components", "check", "-"], "neither a tile file"),
    (["components", "show", "chess"], "house or balanced, not 'chess'"),
    (["score", "chess", "x"], "there is no game 'chess'"),
    (["score", "cities2008"], "the position is needed"),
    (["score", "cities2008", "tW/aa"], "a tourist on water at 1,0"),
    (["score", "cities2008", "ap/tw", "--level", "4"], "level: is 1, 2 or 3"),
    (["score", "cities2008", "ap/tw", "--level", "0"], "level: is 1, 2 or 3"),
    (["score", "cities2008", "ap/tw", "--goals", "S=1111"], "goals: "),
    (["score", "cities2008", "ap/tw", "--long"], "long: "),
    (["score", "cityscape", CITY], "players: "),
    (["score", "cityscape", CITY, CITY], "one for cityscape"),
    (["score", "cityscape", CITY, "--players", "2", "--goals", "S=1"], "is not goals such as"),
    (["score", "cityscape", CITY, "--players", "2", "--goals", ""], "is not goals such as"),
    (["score", "cities2024", "r p / w q"], "there is no space 'q'"),
    (["score", "cities2024", "r p / w b", "--card", "Nonsense"], "no card 'Nonsense'"),
    (["score", "cities2024", "r p / w b", "--achievements", "-1"], "achievements: "),
    (["score", "cities2008", "--batch", "absent"], "'absent' cannot be read"),
    (["score", "cities2008", "ap/tw", "--batch", "-"], "--batch is given alone"),
]


@pytest.mark.parametrize(("args", "says"), BAD, ids=[ascii(" ".join(args))[:60] for args, _ in BAD])
def test_bad_input_is_told_in_one_line(tripolis, args, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = tripolis(*args)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("tripolis: ")
    assert result.err.count("\n") == 1
    assert says in result.err


def test_a_defect_in_a_file_of_ones_own_names_the_file_and_the_line(tripolis, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('name = "mine"\ntiles = [\n  "aptw",\n  "apxx",\n]\n', encoding="utf-8")
    for command in (["components", "check"], ["playout", "cities2008", "--seed", "1", "--tiles"]):
        result = tripolis(*command, str(mine))
        assert result.code == 2
        assert result.err.startswith(f"tripolis: {mine}:4: tile 2: ")


def test_a_set_with_a_wrong_count_is_refused(tripolis, tmp_path):
    house = tripolis("components", "show", "house").out
    mine = tmp_path / "mine.toml"
    mine.write_text(house.replace("[[tile]]", "[[start_tile]]", 1), encoding="utf-8")
    for command in (["components", "check"], ["playout", "cities2024", "--seed", "1", "--set"]):
        result = tripolis(*command, str(mine))
        assert result.code == 2
        assert result.err.startswith(f"tripolis: {mine}")
        assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\xff\xfe", "not a text in UTF-8"),
        (b'name = "x"\ntiles = ' + b"[" * 50_000, "nested too deeply"),
        (b"tiles = " + b"9" * 6_000, ":1: not TOML"),
        (b"tiles", ":1: not TOML"),
        (b'name = """\nend file\n"""\ntiles = []', "end file"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(tripolis, tmp_path, data, says):
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    result = tripolis("components", "check", str(file))
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert says in result.err


def test_a_file_and_an_option_for_the_same_thing_are_refused(tripolis, tmp_path):
    file = tmp_path / "tiles.toml"
    file.write_text(tripolis("components", "show", "balanced").out, encoding="utf-8")
    args = ["--tiles", str(file), "--option", "tiles=balanced"]
    result = tripolis("playout", "cities2008", "--seed", "1", *args)
    assert result.code == 2
    assert "given by --tiles already" in result.err


class FullDisk(io.StringIO):
    def write(self, _text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_output_that_cannot_be_written_is_told(tripolis, monkeypatch):
    monkeypatch.setattr(sys, "stdout", FullDisk())
    result = tripolis("games")
    assert result.code == 1
    assert result.err == "tripolis: the output cannot be written: No space left on device\n"
