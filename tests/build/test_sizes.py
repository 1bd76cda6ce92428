"""Limits for the length of files and functions in py/, js/, css/, build.py and tasks/, and of files in tests/js/."""

import ast
import re
from pathlib import Path

import pytest

from tasks.steps import ROOT

#: The maximal lines of a file, and of a function without nested ones.
LONGEST_FILE, LONGEST_FUNCTION = 400, 40
#: The lines of code that wire the page together are fewer.
WIRING = 100
#: Generated from several files, so it may be longer: nobody edits it.
GENERATED = "shapes.d.ts"
PYTHON = [ROOT / "build.py", *(file for room in ("py", "js", "tasks") for file in sorted((ROOT / room).rglob("*.py")))]
PAGE = [
    file
    for end in ("js", "mjs", "ts", "css")
    for room in ("js", "css", "tests/js")
    for file in sorted((ROOT / room).rglob(f"*.{end}"))
]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def own_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function without those of nested functions."""
    inner = (node for node in ast.walk(function) if isinstance(node, FUNCTIONS) and node is not function)
    return len(set(lines(function)).difference(*map(lines, inner)))


def lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> range:
    """Return the numbers of a function's lines."""
    assert function.end_lineno is not None
    return range(function.lineno, function.end_lineno + 1)


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(ROOT)))
def test_functions_are_short(file: Path) -> None:
    functions = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, FUNCTIONS)]
    assert {node.name: own_lines(node) for node in functions if own_lines(node) > LONGEST_FUNCTION} == {}


def test_lines_are_counted_without_nested_functions() -> None:
    source = "def one():\n    def two():\n        pass\n        pass\n    return two\n"
    one, two = (node for node in ast.walk(ast.parse(source)) if isinstance(node, FUNCTIONS))
    assert (own_lines(one), own_lines(two)) == (2, 3)


@pytest.mark.parametrize("file", [*PYTHON, *PAGE], ids=lambda file: str(file.relative_to(ROOT)))
def test_files_are_short(file: Path) -> None:
    assert file.name == GENERATED or len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_the_page_is_wired_in_few_lines() -> None:
    """Whatever needs more is a room of its own."""
    wiring = (ROOT / "js/main.js").read_text(encoding="utf-8")
    assert sum(not re.match(r"\s*(//|/\*|\*|$)", line) for line in wiring.splitlines()) < WIRING
