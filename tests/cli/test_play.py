"""play: whole matches at the keyboard, what may be taken back, and what nobody else sees."""

from __future__ import annotations

import builtins

import pytest

PAIRS = "1\ndone\n" * 700  # act, then confirm if that was all: enough for any match below


@pytest.mark.parametrize(
    ("game", "args"),
    [
        ("cities2008", ["--seats", "1", "--option", "level=1"]),
        ("cities2008", ["--seats", "3", "--opponents", "greedy"]),
        ("cityscape", ["--opponents", "random"]),
        ("cityscape", ["--seats", "3", "--opponents", "human", "--option", "rounds=1"]),
        ("cities2024", ["--opponents", "greedy"]),
        ("cities2024", ["--seats", "3", "--opponents", "human"]),
        ("cities2024", ["--option", "long=true", "--opponents", "random"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_a_whole_match_at_the_keyboard(tripolis, tmp_path, game, args):
    file = str(tmp_path / "match.txt")
    result = tripolis("play", game, *args, "--seed", "3", "--save", file, stdin=PAIRS)
    assert (result.code, result.err) == (0, "")
    told = tripolis("replay", file, "--json").json
    assert told["finished"]
    assert "The match is over." in result.out
    ending = result.out.rpartition("The match is over.")[2]
    for total in told["scores"]:
        assert f": {total}" in ending
    assert "win" in ending
    assert "Dealt from the seed 3" in ending


def test_the_same_seed_deals_the_same(tripolis, tmp_path):
    file = str(tmp_path / "match.txt")
    tripolis("play", "cities2008", "--seats", "1", "--seed", "7", "--save", file, stdin=PAIRS)
    draws = [line for line in open_lines(file) if line.startswith("* ")]
    playout = tripolis("playout", "cities2008", "--seats", "1", "--seed", "7").out
    assert draws == [line for line in playout.splitlines() if line.startswith("* ")]


def open_lines(file: str) -> list[str]:
    with open(file, encoding="utf-8") as opened:  # noqa: PTH123
        return opened.read().splitlines()


def played(tripolis, tmp_path, *lines: str, game: str = "cityscape", args: tuple[str, ...] = ()):
    """What was shown, and the turns of seat 0 in the record."""
    file = tmp_path / "match.txt"
    stdin = "".join(f"{line}\n" for line in lines)
    arguments = ["--seed", "1", "--save", str(file), *args]
    result = tripolis("play", game, *arguments, stdin=stdin)
    turns = [line for line in open_lines(str(file)) if line.startswith("0 ")]
    return result, turns


GOALS = "; ".join(f"goal {side}{line} 3" for side in "SW" for line in range(1, 5))


def test_actions_may_be_written_numbered_or_several_in_a_line(tripolis, tmp_path):
    for lines in ([GOALS, "done"], [f"{GOALS}; done"], [*["3"] * 8, "done"]):
        result, turns = played(tripolis, tmp_path, *lines, "build 5 b2; done", "quit")
        assert result.code == 0
        assert turns == [f"0 {GOALS}", "0 build 5 b2"]


def test_undo_and_back_until_the_turn_is_confirmed(tripolis, tmp_path):
    result, turns = played(
        tripolis, tmp_path, GOALS, "undo", "goal W4 6", "done", "build 5 b2", "back", "1", "done"
    )
    assert "Taken back: goal W4 3" in result.out
    assert turns == [f"0 {GOALS[:-1]}6", "0 build 1 a4"]
    result, turns = played(tripolis, tmp_path, f"{GOALS}; done", "undo", "quit")
    assert "nothing that can be taken back" in result.out
    assert turns == [f"0 {GOALS}"]


def test_a_turn_that_is_not_complete_cannot_be_confirmed(tripolis, tmp_path):
    result, turns = played(tripolis, tmp_path, "goal S1 3", "done", "quit")
    assert "is not complete: 7 goals are not set" in result.out
    assert turns == []


NOT_LEGAL = {
    "goal N1 3": "this seat's sides are S and W",
    "build 5 b2": "nobody builds before all goals are locked",
    "goal S1 7": "'goal S1 7' is not an action such as",
    "zebra; 1": "'zebra' is not an action such as",
    "goal N1 3; 1": "this seat's sides are S and W",
    "999": "'999' is not the number of a legal action",
    "0; 1": "'0' is not the number of a legal action",
    "9" * 5_000: "is not the number of a legal action",
    "²": "'²' is not an action such as",
}


def test_what_is_not_legal_is_explained_and_changes_nothing(tripolis, tmp_path):
    result, turns = played(tripolis, tmp_path, *NOT_LEGAL, f"{GOALS}; done", "quit")
    for words in NOT_LEGAL.values():
        assert words in result.out
    assert turns == [f"0 {GOALS}"]  # the rest of a line is not done either


def test_words_filter_the_list_and_numbers_stay(tripolis, tmp_path):
    result, turns = played(tripolis, tmp_path, f"{GOALS}; done", "5 d1", "80", "done", "quit")
    assert "80 build 5 d1" in result.out
    assert turns[1] == "0 build 5 d1"


def test_a_long_list_has_pages(tripolis, tmp_path):
    result, _ = played(tripolis, tmp_path, f"{GOALS}; done", "", "", "quit")
    assert "60 of 80: Enter shows more" in result.out
    assert "80 of 80: Enter shows more" in result.out


def test_help_names_every_command(tripolis, tmp_path):
    result, _ = played(tripolis, tmp_path, "?", "quit")
    for command in ("undo", "back", "done", "score", "board", "quit", "Enter"):
        assert f"\n{command} " in result.out or f" {command} " in result.out


def test_the_score_is_live(tripolis, tmp_path):
    goals = GOALS.replace("S1 3", "S1 1")
    result, _ = played(tripolis, tmp_path, f"{goals}; done", "build 5 a1", "score", "quit")
    assert "round 1, line S1: 1 (1 seen)" in result.out
    assert "Your goals as the city stands: " in result.out


def test_a_reveal_must_be_confirmed_and_ends_what_can_be_undone(tripolis, tmp_path):
    result, turns = played(
        tripolis,
        tmp_path,
        "1; done",
        "take blocks 4",
        "done",
        "undo",
        "done",
        "quit",
        game="cities2024",
    )
    assert "`done` turns it up, and then nothing can be taken back" in result.out
    assert "nothing that can be taken back" in result.out
    assert "`done` ends the turn with: discard" in result.out
    assert turns[1] == "0 take blocks 4"
    assert turns[2].startswith("0 discard ")


def test_the_game_is_asked_for(tripolis):
    answers = "4\nchess\n2\n9\n3\nhuman\nquit\n\n"
    result = tripolis("play", stdin=answers)
    assert result.code == 0
    assert result.out.count("Please answer with one of") == 3
    assert "Seat 2 (North)" in result.out
    assert "Seat 0 (South)>" in result.out
    assert tripolis("play", stdin="\n\n\nquit\n\n").code == 0


def test_quit_offers_to_save(tripolis, tmp_path):
    file = tmp_path / "match.txt"
    assert tripolis("play", "cityscape", stdin=f"{GOALS}; done\nquit\n{file}\n").code == 0
    assert f"0 {GOALS}" in open_lines(str(file))
    assert tripolis("verify", str(file)).code == 0
    again = tripolis("play", "cityscape", stdin=f"quit\n{tmp_path}/absent/x\n{file}\n")
    told = " ".join(again.out.split())
    assert again.code == 0
    assert "it is no place for a file" in told
    assert told.endswith(f"The record is in {file}")
    assert tripolis("play", "cityscape", stdin="quit\n").code == 0


def test_the_end_of_the_input_keeps_the_record(tripolis, tmp_path):
    result, turns = played(tripolis, tmp_path, f"{GOALS}; done")
    assert result.code == 1
    assert result.err == "tripolis: the input ended before the match was over\n"
    assert turns == [f"0 {GOALS}"]


def test_ctrl_c_keeps_the_record(tripolis, tmp_path, monkeypatch):
    answers = iter([f"{GOALS}; done"])

    def read(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", read)
    result, turns = played(tripolis, tmp_path)
    assert result.code == 130
    assert result.err == "tripolis: interrupted\n"
    assert turns == [f"0 {GOALS}"]


def test_people_at_one_screen_do_not_see_each_others_goals(tripolis, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a terminal, where the screen is wiped
    monkeypatch.setenv("NO_COLOR", "1")
    goals = [[f"goal {s}{n} {code}" for s in "SW" for n in range(1, 5)] for code in (2, 4)]
    mine = "; ".join(goals[0])
    theirs = mine.replace("S", "N").replace("W", "E").replace(" 2", " 4")
    stdin = f"{mine}; done\n\n{theirs}; done\n\nquit\n\n"
    out = tripolis("play", "cityscape", "--opponents", "human", stdin=stdin).out
    first, second, third = out.split("Hand over to Seat ")
    assert third.startswith("0 ")
    wipe = "\x1b[H\x1b[2J\x1b[3J"
    for before, after in ((first, second), (second, third)):
        assert before.endswith(wipe)
        assert wipe in after[:80]
    for shown, own, hidden in ((second, "4", "2"), (third, "2", "4")):
        _, _, seen = shown.rpartition("Round 1 of 4")
        board = seen[: seen.index("Blocks left")]
        assert board.count("?") == 8
        assert own in board
        assert f"{hidden}    {hidden}    {hidden}    {hidden}" not in board
        assert f"goal {hidden}" not in seen


def test_nobody_waits_for_a_hand_over_without_secrets(tripolis):
    out = tripolis("play", "cities2024", "--opponents", "human", stdin="1; done\n1; done\n").out
    assert "Hand over" not in out
    assert {"Seat 0> ", "Seat 1> "} <= {f"{part[-6:]}> " for part in out.split("> ")}


def test_what_others_did_is_told(tripolis, tmp_path):
    result, _ = played(tripolis, tmp_path, f"{GOALS}; done", "1; done", "quit")
    assert "Seat 1 (North + East) · goals locked\n" in result.out
    assert "Seat 1 (North + East) · built · build " in result.out
