"""ARCHITECTURE.md draws the tree that is really there."""

from __future__ import annotations

import subprocess

from support import ROOT


def drawn() -> set[str]:
    """The paths of the tree that the page draws; what a folder holds is indented below it."""
    block = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("```")[1]
    paths: set[str] = set()
    folders: list[str] = []
    for line in block.strip().splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name = line.split()[0]
        del folders[depth:]
        paths.add("".join([*folders, name]))
        folders.append(name)
    return paths


def test_everything_drawn_is_there():
    for path in drawn():
        assert (ROOT / path).exists(), path
        assert (ROOT / path).is_dir() == path.endswith("/"), path


def test_every_folder_that_matters_is_drawn():
    """The top of the repository, and the rooms of the package."""
    done = subprocess.run(
        ["git", "ls-files"],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    files = [line.split("/") for line in done.stdout.splitlines()]
    top = {f"{parts[0]}/" for parts in files if len(parts) > 1 and not parts[0].startswith(".")}
    rooms = {"/".join([*parts[:3], ""]) for parts in files if folder_in(parts, "src/tripolis")}
    games = {
        "/".join([*parts[:4], ""]) for parts in files if folder_in(parts, "src/tripolis/games")
    }
    assert (top - {"src/"}) | rooms | games <= drawn()


def folder_in(parts: list[str], above: str) -> bool:
    """Whether this file lies in a folder of that one."""
    depth = above.count("/") + 1
    return "/".join(parts[:depth]) == above and len(parts) > depth + 1
