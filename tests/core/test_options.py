"""Options: all of them, in order; defaults filled in; everything else refused."""

from __future__ import annotations

import pytest

from tripolis.bots.protocol import RandomDraws
from tripolis.core.errors import BadOption, UnknownOption
from tripolis.core.options import OptionSpec, resolve

SPECS = (
    OptionSpec("tiles", "balanced", ("balanced",), takes_file=True),
    OptionSpec("city", "random", ("lisbon", "venice"), may_be_drawn=True),
    OptionSpec("rounds", "4", least=1),
)


def options(given=None, file=None):
    return resolve("toy", SPECS, {"city": "venice"} | (given or {}), file, RandomDraws(1))


def test_defaults_are_filled_in_and_names_sorted():
    assert options().values == (("city", "venice"), ("rounds", "4"), ("tiles", "balanced"))
    assert options()["rounds"] == "4"


def test_chance_is_resolved():
    drawn = {options({"city": "random"})["city"]}
    drawn |= {resolve("toy", SPECS, {}, None, RandomDraws(seed))["city"] for seed in range(20)}
    assert drawn == {"lisbon", "venice"}


def test_a_file_comes_with_own_and_only_with_it():
    assert options({"tiles": "own"}, "tiles = []").file == "tiles = []"
    with pytest.raises(BadOption):
        options({"tiles": "own"})
    with pytest.raises(BadOption):
        options({}, "tiles = []")


LONG = ["9" * 30, "9" * 5000]


@pytest.mark.parametrize("value", ["0", "-1", "01", "+4", "4.0", "", "four", "١", *LONG])
def test_numbers_are_plain_and_not_too_small(value):
    with pytest.raises(BadOption) as caught:
        options({"rounds": value})
    allowed = "option rounds is a whole number from 1 to 999999999, not "
    assert caught.value.message.startswith(allowed)


def test_what_is_not_known_is_refused():
    with pytest.raises(UnknownOption):
        options({"speed": "1"})
    with pytest.raises(BadOption) as caught:
        options({"city": "paris"})
    assert caught.value.message == "option city is lisbon, venice or random, not 'paris'"


def test_random_needs_dice():
    with pytest.raises(BadOption) as caught:
        resolve("toy", SPECS, {}, None)
    assert caught.value.message == "option city is lisbon or venice, not 'random'"


def test_a_file_that_no_option_takes_is_refused():
    with pytest.raises(UnknownOption):
        resolve("toy", SPECS[1:], {"city": "venice"}, "tiles = []")
