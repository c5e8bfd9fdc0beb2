"""Whole records: the conformance ones, and every way in which a record can be broken."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cities2024 import naive
from play import play_on
from support import DISPUTED, RECORDS, VARIANTS, Variant, cases, examples, lines_to_name
from tripolis.core.dice import Proof, SeedDice, commitment_of, seed_of
from tripolis.core.errors import RecordError
from tripolis.core.match import Match
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import find

GOOD = cases("records/index.json")
BROKEN = cases("records/broken.json")


def check_summary(match: Match, case: dict[str, Any], keys: tuple[str, ...]) -> None:
    summary = dict(match.game.summary(match.state))
    for key in keys:
        assert summary.get(key) == case.get(key), key


@pytest.mark.parametrize(
    "case", [case for case in GOOD if case["file"] not in DISPUTED], ids=lambda case: case["file"]
)
def test_good_records_replay_to_their_results(case):
    text = (RECORDS / case["file"]).read_bytes()
    match = replay(text, find)
    scores = match.game.scores(match.state)
    assert match.game.name == case["game"]
    assert match.seats == case["seats"]
    assert dict(match.options.values) == case["options"]
    assert match.finished == case["finished"]
    assert (list(scores.totals) if match.finished else None) == case["scores"]
    assert (list(scores.winners) if match.finished else None) == case["winners"]
    check_summary(match, case, ("positions", "origin", "goals", "cards", "achievements"))
    assert write(match).encode() == text


@pytest.mark.parametrize(
    "case", [case for case in GOOD if case["file"] in DISPUTED], ids=lambda case: case["file"]
)
def test_disputed_records_replay_to_the_totals_of_the_spec(case):
    """Everything but the result line stands; a naive second reading agrees with our totals."""
    text = (RECORDS / case["file"]).read_text("utf-8")
    played, _, listed = text.partition("result ")
    with pytest.raises(RecordError) as caught:
        replay(text, find)
    assert caught.value.line == text.count("\n")
    match = replay(played, find)
    assert match.finished
    check_summary(match, case, ("positions", "origin", "cards"))
    summary: dict[str, Any] = dict(match.game.summary(match.state))
    assert match.game.scores(match.state).totals == DISPUTED[case["file"]]
    assert naive_totals(summary, played) == DISPUTED[case["file"]]
    assert listed.split() == list(map(str, case["scores"]))
    assert naive_totals(case, played, misses_what_lies_before_the_start=True) == tuple(
        case["scores"]
    )


def naive_totals(
    summary: dict[str, Any], record: str, *, misses_what_lies_before_the_start: bool = False
) -> tuple[int, ...]:
    """What a second reading, which shares no code with the rules, says of the final positions."""
    cards = tomllib.loads(record.split("begin set\n")[1].split("end set\n", maxsplit=1)[0])["card"]
    totals: list[int] = []
    for position, (x, y), numbers, rings in zip(
        *(summary[key] for key in ("positions", "origin", "cards", "achievements")), strict=True
    ):
        edge = (-x, -y) if misses_what_lies_before_the_start else None
        taken = [cards[number - 1] for number in numbers]
        points = naive.total(naive.read(position), taken, edge)
        totals.append(points + sum(ring or 0 for ring in rings))
    return tuple(totals)


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case["file"])
def test_broken_records_are_refused_at_their_line(case):
    with pytest.raises(RecordError) as caught:
        replay((RECORDS / case["file"]).read_bytes(), find)
    assert caught.value.line in lines_to_name(case)
    assert "\n" not in caught.value.message


def fair_match(variant: Variant, seed: int) -> Match:
    """A finished match with fair dice and their proof."""
    random = Random(seed)
    secret = random.randbytes(32)
    nonces = tuple(random.randbytes(16) for _ in range(variant.seats))
    plain = variant.match(seed)
    return play_on(
        Match(
            plain.game,
            plain.seats,
            plain.options,
            dice=SeedDice(seed_of(secret, nonces)),
            proof=Proof(commitment_of(secret), secret, nonces),
        ),
        random,
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_fair_dice_are_proved_by_the_record(variant):
    text = write(fair_match(variant, 1))
    match = replay(text, find)
    assert write(match) == text
    assert match.proof is not None
    assert match.proof.secret is not None


def lines_of(variant: Variant, seed: int = 1) -> list[str]:
    return write(fair_match(variant, seed)).splitlines()


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay("".join(f"{line}\n" for line in lines), find)
    return caught.value


SOLO = Variant("cities2008", 1)


def test_a_wrong_commitment_is_refused_at_the_secret():
    lines = lines_of(SOLO)
    at = next(n for n, line in enumerate(lines) if line.startswith("commitment"))
    lines[at] = f"commitment {'0' * 64}"
    secret = next(n for n, line in enumerate(lines, start=1) if line.startswith("secret"))
    assert refused(lines).line == secret


def test_another_nonce_is_refused_at_the_first_draw_that_it_changes():
    lines = lines_of(SOLO)
    assert lines[-1].startswith("nonce 0 ")
    lines[-1] = f"nonce 0 {'0' * 32}"
    error = refused(lines)
    assert lines[error.line - 1].startswith("* draw")
    assert "fair dice" in error.reason


@pytest.mark.parametrize("drop", ["secret", "nonce"])
def test_half_a_proof_is_refused(drop):
    lines = lines_of(Variant("cities2008", 2))
    at = max(n for n, line in enumerate(lines) if line.startswith(drop))
    del lines[at]
    assert refused(lines).line in (at + 1, len(lines) + 1)


def test_nonces_may_be_absent_as_in_a_daily_challenge():
    secret = b"\x07" * 32
    plain = SOLO.match()
    proof = Proof(commitment_of(secret), secret)
    match = Match(plain.game, 1, plain.options, dice=SeedDice(seed_of(secret, ())), proof=proof)
    text = write(play_on(match, Random(3)))
    assert "nonce" not in text
    assert write(replay(text, find)) == text


def test_nothing_may_follow_the_end():
    lines = lines_of(SOLO)
    assert refused([*lines, "nonce 1 " + "0" * 32]).line == len(lines) + 1


@pytest.mark.parametrize(
    ("line", "text", "words"),
    [
        (1, "tripolis-record 2", "begins with"),
        (2, "game chess", "there is no game"),
        (2, "players 2", "should stand here"),
        (3, "rules 2", "rules version"),
        (3, "rules 01", "number"),
        (4, "seats 0", "1 or more seats"),
        (4, "seats -1", "number"),
        (4, "seats 999999999", "1 to 1000000 seats"),
        (5, "option level 4", "not '4'"),
        (5, "option colour red", "should stand here"),
        (7, "commitment 12", "64 hexadecimal digits"),
        (8, "# a comment", "blank line"),
        (9, "* draw 25", "there is no 25"),
        (9, "* draw 07", "there is no 07"),
        (9, "* cards 1 2 3", "'draw' step is due"),
        (9, "0 stay", "cannot act before the next draw"),
        (9, "result 4", "not over"),
        (12, "* draw 24", "nothing is drawn here"),
        (12, "1 stay", "it is not the turn of seat 1"),
        (12, "x stay", "seat number"),
        (12, "0 dance", "'dance'"),
        (12, "0", "''"),
    ],
)
def test_each_defect_is_refused_at_its_line(line, text, words):
    lines = lines_of(SOLO)
    lines[line - 1] = text
    error = refused(lines)
    assert (error.line, words in error.reason) == (line, True), error.message


def test_tiles_of_ones_own_without_their_file_are_refused_where_it_should_stand():
    lines = lines_of(SOLO)
    lines[5] = "option tiles own"
    assert refused(lines).line == 7


@pytest.mark.parametrize("block", ["set", "file", "tiles "])
def test_a_file_stands_under_the_name_of_its_option(block):
    lines = (RECORDS / "cities2008-own-tiles-0.txt").read_text("utf-8").splitlines()
    at = lines.index("begin tiles")
    lines[at] = f"begin {block}"
    lines[lines.index("end tiles")] = f"end {block}"
    assert refused(lines).line == at + 1


@pytest.mark.parametrize("block", ["tiles", "set", "file"])
def test_a_game_without_component_files_takes_none(block):
    lines = lines_of(Variant("cityscape", 2, {"rounds": "1"}))
    lines[5:5] = [f"begin {block}", f"end {block}"]
    assert refused(lines).line == 6


def test_a_city_by_lot_is_no_city_for_a_record():
    lines = lines_of(Variant("cities2024", 2))
    lines[4] = "option city random"
    error = refused(lines)
    assert error.line == 5
    assert "buenos-aires, not 'random'" in error.reason


@pytest.mark.parametrize("keep", [0, 1, 3, 5, 7])
def test_a_header_cut_short_is_refused_where_it_ends(keep):
    assert refused(lines_of(SOLO)[:keep]).line == keep + 1


def test_a_record_is_text_in_utf8():
    with pytest.raises(RecordError) as caught:
        replay(b"tripolis-record 1\ngame \xff\n", find)
    assert caught.value.line == 2


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@examples(40)
@given(data=st.data())
def test_a_record_with_an_edit_is_refused_or_still_canonical(variant, data):
    """Whatever is edited: the record is refused with a line, or it is the text we write."""
    text = EDITED[str(variant)]
    start = data.draw(st.integers(0, len(text) - 1))
    size = data.draw(st.integers(0, 3))
    insert = data.draw(st.text("0123456789abcdrgby ;,/>-\r\n*", max_size=3))
    edited = text[:start] + insert + text[start + size :]
    written, line = rewritten(edited)
    assert written in (edited, "")
    assert 0 <= line <= edited.count("\n") + 2


def rewritten(text: str) -> tuple[str, int]:
    """The record as we would write it and 0, or nothing and the line that is refused."""
    try:
        return write(replay(text, find)), 0
    except RecordError as error:
        return "", error.line


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@examples(15)
@given(lines=st.integers(0, 400))
def test_a_record_cut_at_a_line_is_a_match_that_is_not_finished(variant, lines):
    text = EDITED[str(variant)].splitlines(keepends=True)
    body = text.index("\n") + 1
    end = next(n for n, line in enumerate(text) if line.startswith("result"))
    cut = "".join(text[: min(body + lines, end)])
    match = replay(cut, find)
    assert len(match.entries) == min(lines, end - body)
    assert write(match).startswith(cut)


class _Records(dict[str, str]):
    """A finished record of each variant, made when it is first asked for."""

    def __missing__(self, name: str) -> str:
        variant = next(variant for variant in VARIANTS if str(variant) == name)
        self[name] = write(play_on(variant.match(), Random(5)))
        return self[name]


EDITED = _Records()
