"""The rules play the same on every Python, with the standard library alone."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support import CONFORMANCE, ROOT, cases

SCRIPTS = Path(__file__).parent / "scripts"


def pythons() -> list[str]:
    """This Python, and others from 3.11 on that are installed and start."""
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    return [sys.executable, *[path for path in found if path and starts(path)]]


def starts(python: str) -> bool:
    return subprocess.run([python, "-c", ""], check=False, capture_output=True).returncode == 0


def records_of(python: str) -> str:
    """Isolated (-I) and without any installed package (-S)."""
    command = [python, "-I", "-S", str(SCRIPTS / "play_all.py"), str(ROOT / "src")]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8", timeout=120)
    return done.stdout


@pytest.fixture(scope="module")
def expected():
    records = records_of(sys.executable)
    assert records.count("tripolis-record 1\n") == 3
    assert records.count("\nresult ") == 3
    return records


@pytest.mark.parametrize("python", pythons())
def test_every_python_here_plays_the_same_bytes(python, expected):
    assert records_of(python) == expected


def test_the_browsers_python_plays_the_same_bytes(pyodide_run, expected):
    assert pyodide_run(SCRIPTS / "play_all.py") == expected


def test_the_browsers_python_reads_the_conformance_records_alike(pyodide_run):
    """`tests/test_records.py` holds what this Python makes of them."""
    script = SCRIPTS / "conformance.py"
    command = [sys.executable, str(script), str(CONFORMANCE)]
    here = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    assert len(here.splitlines()) == len(cases("records/index.json")) + len(
        cases("records/broken.json")
    )
    assert pyodide_run(script, "/data", data=CONFORMANCE) == here
