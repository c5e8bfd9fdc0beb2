"""The harness itself: what a script inside Pyodide prints, sees and returns."""

import subprocess
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent / "scripts"


def test_a_script_runs_in_the_browsers_python(pyodide_run):
    version, where = pyodide_run(SCRIPTS / "version.py", "--two", "words é").splitlines()
    assert version.startswith("3.14.")
    assert where == "emscripten 0.1.0 --two words é"


def test_a_script_sees_the_rules_only_and_the_data_it_is_given(pyodide_run, tmp_path):
    (tmp_path / "records.txt").write_text("")
    parts, data = pyodide_run(SCRIPTS / "parts.py", data=tmp_path).splitlines()
    assert set(parts.split()) <= {"__init__.py", "py.typed", "core", "grid.py", "games"}
    assert data == "records.txt"


@pytest.mark.parametrize(("args", "code"), [(["3"], 3), ([], 1)])
def test_a_script_that_fails_raises_with_what_it_said(pyodide_run, args, code):
    with pytest.raises(subprocess.CalledProcessError) as failure:
        pyodide_run(SCRIPTS / "leave.py", *args)
    assert failure.value.returncode == code
    assert failure.value.stdout == "leaving\n"
    assert ("IndexError" in failure.value.stderr) == (not args)
