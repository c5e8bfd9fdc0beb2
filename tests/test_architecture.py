"""What import-linter cannot say: the rules need nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "tripolis"
ALLOWED = sys.stdlib_module_names | {"tripolis"}


def sources() -> list[Path]:
    rooms = [file for room in ("core", "games") for file in (PACKAGE / room).rglob("*.py")]
    return sorted([PACKAGE / "grid.py", *rooms])


def imported(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            assert node.module is not None
            yield node.module


@pytest.mark.parametrize("source", sources(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_the_rules_import_the_standard_library_alone(source):
    foreign = {name for name in imported(source) if name.split(".")[0] not in ALLOWED}
    assert not foreign, f"{source.relative_to(PACKAGE)} imports {', '.join(sorted(foreign))}"
