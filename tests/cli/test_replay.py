"""replay, verify and legal: what they say about whole records, broken ones and beginnings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support import DISPUTED, RECORDS, cases, lines_to_name
from tripolis.core.game import CHANCE
from tripolis.core.replay import replay
from tripolis.games import find

GOOD = [case for case in cases("records/index.json") if case["file"] not in DISPUTED]
BROKEN = cases("records/broken.json")


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["file"])
def test_replay_gives_what_the_index_lists(tripolis, case):
    told = tripolis("replay", str(RECORDS / case["file"]), "--json").json
    assert told.pop("rules") == 1
    assert told == {key: value for key, value in case.items() if key != "file"}


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["file"])
def test_replay_for_people_shows_all_totals(tripolis, case):
    result = tripolis("replay", str(RECORDS / case["file"]))
    assert result.code == 0
    for total in case["scores"] or ():
        assert f": {total}" in result.out
    assert ("win" in result.out) == case["finished"]


def test_replay_reads_the_standard_input(tripolis):
    data = (RECORDS / GOOD[0]["file"]).read_bytes()
    assert tripolis("replay", "-", "--json", stdin=data).json["scores"] == GOOD[0]["scores"]


@pytest.mark.parametrize("game", ["cities2008", "cityscape", "cities2024"])
def test_replay_stops_after_some_lines(tripolis, record, game):
    file = record(game)
    match = replay(Path(file).read_bytes(), find)
    for lines in (0, 1, 7, len(match.entries) - 1, len(match.entries)):
        told = tripolis("replay", file, "--at", str(lines), "--json").json
        expected = dict(match.game.summary(match.states[lines]))
        assert {key: told[key] for key in expected} == json.loads(json.dumps(expected))
        assert told["finished"] == (lines == len(match.entries))
        assert (told["scores"] is None) == (not told["finished"])
        assert (told["winners"] is None) == (not told["finished"])
        assert tripolis("replay", file, "--at", str(lines)).code == 0


def test_replay_refuses_a_line_that_is_not_there(tripolis, record):
    file = record("cityscape", "--option", "rounds=1")
    for lines in ("-1", "28"):  # two turns of goals and 25 blocks
        result = tripolis("replay", file, "--at", lines)
        assert (result.code, result.out) == (2, "")
        assert f"from 0 to 27, not '{lines}'" in result.err


def test_verify_takes_every_good_record(tripolis):
    files = [str(RECORDS / case["file"]) for case in GOOD]
    result = tripolis("verify", *files, "--json")
    assert result.code == 0
    assert result.lines == [{"file": file, "ok": True} for file in files]
    assert tripolis("verify", *files).out == "".join(f"{file}: ok\n" for file in files)


def test_verify_names_the_line_of_every_broken_record(tripolis):
    files = [str(RECORDS / case["file"]) for case in BROKEN]
    result = tripolis("verify", *files, "--json")
    assert result.code == 2
    assert result.err == f"tripolis: refused: {len(files)} of {len(files)} files\n"
    for case, file, told in zip(BROKEN, files, result.lines, strict=True):
        assert told["file"] == file
        assert told["ok"] is False
        assert told["line"] in lines_to_name(case)
        assert told["message"]
    people = tripolis("verify", *files).out.splitlines()
    for told, line in zip(result.lines, people, strict=True):
        assert line.startswith(f"{told['file']}: line {told['line']}: ")


def test_verify_goes_on_after_a_file_that_cannot_be_read(tripolis, tmp_path):
    good = str(RECORDS / GOOD[0]["file"])
    result = tripolis("verify", str(tmp_path / "absent"), str(tmp_path), good, "--json")
    assert result.code == 2
    assert [(told["ok"], told.get("line")) for told in result.lines] == [
        (False, 0),
        (False, 0),
        (True, None),
    ]
    assert "refused: 2 of 3" in result.err


def test_verify_takes_file_names_of_any_bytes(tripolis, tmp_path):
    result = tripolis("verify", str(tmp_path / "\udcff\n"))
    assert result.code == 2
    assert result.out.count("\n") == 1


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["file"])
def test_legal_lists_what_the_rules_list_at_any_line(tripolis, case, tmp_path):
    data = (RECORDS / case["file"]).read_bytes()
    match = replay(data, find)
    lines = data.decode().splitlines(keepends=True)
    body = len(lines) - len(match.entries) - match.finished  # its first line
    for n in range(0, len(match.entries) + 1, 17):
        part = "".join(lines[: body + n])
        told = tripolis("legal", "-", "--json", stdin=part).json
        state, game = match.states[n], match.game
        to_act = [seat for seat in game.to_act(state) if seat != CHANCE]
        assert told["to_act"] == to_act
        assert told["finished"] == (not game.to_act(state))
        assert (told["draw"] is None) == (game.to_act(state) != (CHANCE,))
        assert told["legal"] == {
            str(seat): [game.action_text(action) for action in game.legal_actions(state, seat)]
            for seat in to_act
        }
        people = tripolis("legal", "-", stdin=part).out.splitlines()
        for seat, actions in told["legal"].items():
            assert [f"{seat} {action}" for action in actions] == [
                line for line in people if line.startswith(f"{seat} ")
            ]


def test_legal_tells_what_may_be_drawn(tripolis):
    begun = "tripolis-record 1\ngame cities2008\nrules 1\nseats 2\noption level 1\n"
    begun += "option tiles balanced\n\n* draw 7\n"
    draw = tripolis("legal", "-", "--json", stdin=begun).json["draw"]
    assert (draw["kind"], draw["number"]) == ("draw", 1)
    assert draw["may_come"] == {str(n): 1 for n in range(1, 25) if n != 7}
    assert tripolis("legal", "-", stdin=begun).out.startswith("* draw: 1 drawn of 1, 2, 3")


def test_legal_of_one_seat(tripolis):
    begun = "tripolis-record 1\ngame cityscape\nrules 1\nseats 3\noption rounds 1\n\n"
    assert list(tripolis("legal", "-", "--json", stdin=begun).json["legal"]) == ["0", "1", "2"]
    told = tripolis("legal", "-", "--seat", "1", "--json", stdin=begun).json
    assert list(told["legal"]) == ["1"]
    assert told["to_act"] == [0, 1, 2]
    for seat in ("-1", "3"):
        result = tripolis("legal", "-", "--seat", seat, stdin=begun)
        assert result.code == 2
        assert "a seat from 0 to 2" in result.err


def test_legal_refuses_a_seat_that_has_nothing_to_do(tripolis, record):
    file = record("cityscape", "--option", "rounds=1")
    assert tripolis("legal", file).out == "The match is over.\n"
    result = tripolis("legal", file, "--seat", "0")
    assert result.code == 2
    assert "the match is over" in result.err
