"""Lessons and figures show what these rules answer: whoever changes one runs `make lessons`."""

import figures
import lessons


def test_the_lessons_are_made_from_these_rules():
    for path, text in lessons.files().items():
        assert path.read_text("utf-8") == text, f"{path} is not up to date: make lessons"


def test_the_figures_are_made_from_these_rules():
    for path, text in figures.files().items():
        assert path.read_text("utf-8") == text, f"{path} is not up to date: make lessons"


def test_a_patch_says_what_changes():
    old = {"a": [1, 2], "b": {"c": None, "d": 1}, "e": 0}
    new = {"a": [1, 3], "b": {"c": [4], "d": 1}, "e": 0}
    assert lessons.patch(old, new) == {"a": {"1": [3]}, "b": {"c": [[4]]}}
    assert lessons.patch([1], [1, 2]) == [[1, 2]]
