"""Errors carry facts, say one clear line, and survive the way to another process."""

from __future__ import annotations

import pickle

import pytest

from tripolis.core import errors

EXAMPLES = [
    errors.UnknownGame("chess", ("cities2008", "cityscape")),
    errors.UnknownRules("cityscape", 7, (1,)),
    errors.BadSeats("cityscape", 9, 2, 4),
    errors.BadSeats("cities2008", 0, 1, None),
    errors.UnknownOption("cityscape", "speed", ("rounds",)),
    errors.BadOption("level", "9", "1, 2 or 3"),
    errors.BadNotation("x", "a place such as 3,-2"),
    errors.BadPosition("ap", "a city has rows"),
    errors.IllegalAction("stay", "no-tile", "the tile comes first"),
    errors.NotYourTurn(1, (0, 2)),
    errors.NotYourTurn(1, ()),
    errors.NotYourTurn(1, (-1,)),
    errors.IncompleteTurn(0, "place a block"),
    errors.NothingToUndo(0),
    errors.ImpossibleDraw("draw 7", "it was drawn before"),
    errors.ComponentError("box.toml", 3, "tiles", "there are 23"),
    errors.ComponentError("box.toml", 0, "", "there is nothing in it"),
    errors.BadRequest("level", "1, 2 or 3"),
    errors.RecordError(3, "the level is missing"),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_says_one_line_and_keeps_its_facts(error):
    assert error.message
    assert "\n" not in error.message
    assert str(error) == error.message
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert type(again) is type(error)
    assert again.facts() == error.facts()


def test_of_a_long_text_the_beginning_is_quoted():
    assert errors.quoted("ap") == "'ap'"
    assert len(errors.BadPosition("a" * 10**6, "too wide").message) < 1000
    assert errors.BadPosition("a" * 10**6, "too wide").message.endswith("…': too wide")


def test_every_kind_of_error_has_an_example_and_a_kind_of_its_own():
    ours = errors.TripolisError.__subclasses__()  # other rooms have errors of their own
    kinds = [kind for kind in ours if kind.__module__ == errors.__name__]
    assert {type(error) for error in EXAMPLES} == set(kinds)
    assert len({kind.kind for kind in kinds}) == len(kinds)
