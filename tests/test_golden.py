"""Golden files: whole matches, and counts of legal actions, as they were when reviewed.

`tools/golden.py` writes them; tests/golden/README.md tells what was checked by hand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from golden import GOLDEN, VARIANTS, count
from tripolis.core.record import write
from tripolis.core.replay import replay
from tripolis.games import NAMES, find, versions

MATCHES = sorted((GOLDEN / "matches").glob("*.txt"))
COUNTS: list[dict[str, Any]] = [
    counted
    for file in sorted((GOLDEN / "counts").glob("*.json"))
    for counted in json.loads(file.read_text("utf-8"))
]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_golden_files_of_all_its_variants_and_versions(name):
    matches = {file.stem: file.read_text("utf-8") for file in MATCHES}
    counted = {each["match"] for each in json.loads(_counts_file(name).read_text("utf-8"))}
    for variant in VARIANTS[name]:
        assert variant.named(name) in matches
        assert variant.named(name) in counted
    for rules in versions(name):  # an old one keeps its matches
        assert any(f"game {name}\nrules {rules}\n" in record for record in matches.values())


def _counts_file(name: str) -> Path:
    return GOLDEN / "counts" / f"{name}.json"


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_a_match_replays_byte_for_byte_to_its_result(file):
    record = file.read_bytes()
    match = replay(record, find)
    assert match.finished
    assert match.proof is not None
    assert match.proof.secret is not None  # so that replaying has checked the draws
    assert write(match).encode() == record


@pytest.mark.parametrize("each", COUNTS, ids=lambda each: f"{each['match']}-{each['at']}")
def test_as_many_actions_are_legal_as_were_counted(each):
    match = replay((GOLDEN / "matches" / f"{each['match']}.txt").read_bytes(), find)
    assert match.proof is not None
    dice = match.proof.dice()
    assert dice is not None
    assert count(match.game, match.states[each["at"]], dice, each["most"]) == each["counts"]
