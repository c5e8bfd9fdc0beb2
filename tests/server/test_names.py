"""Which names people may bear."""

import pytest

from tripolis.server.errors import BadName
from tripolis.server.mistaken import BadSetting
from tripolis.server.names import Names, folded


def test_a_name_keeps_its_letters_and_loses_superfluous_blanks():
    assert Names().clean("  Zoë   van  Åland ") == "Zoë van Åland"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "length"),
        ("   ", "length"),
        ("x" * 41, "length"),
        ("Ann\u200b", "unseen"),
        ("\u202ennA", "unseen"),
        ("An\x07n", "unseen"),
        ("\ue000", "unseen"),
        ("Admin", "blocked"),
        ("ＡＤＭＩＮ", "blocked"),
        ("m o d e r a t o r", "blocked"),
    ],
)
def test_names_that_deceive_are_refused(name, code):
    with pytest.raises(BadName) as refused:
        Names().clean(name)
    assert refused.value.reason_code == code


def test_the_house_may_block_words(tmp_path):
    words = tmp_path / "words"
    words.write_text("# a comment\nbother\n\n", encoding="utf-8")
    names = Names.of_file(str(words))
    assert names.clean("comment") == "comment"
    for name in ("Bother", "what a B.o.t.h.e.r"):
        with pytest.raises(BadName):
            names.clean(name)


def test_a_list_of_words_that_cannot_be_read_is_told(tmp_path):
    with pytest.raises(BadSetting):
        Names.of_file(str(tmp_path / "missing"))


def test_folding_forgets_case_width_and_blanks():
    assert folded("ＡNN  Straße") == folded("ann strasse")
