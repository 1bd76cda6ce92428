"""Limits for the length of files and functions in py/, js/, css/, build.py and tasks/, and of files in tests/js/."""

import ast
import re
from pathlib import Path

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


def long_functions(file: Path) -> dict[str, int]:
    """Map the names of a file's functions that are too long to their lines."""
    functions = (node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, FUNCTIONS))
    return {node.name: length for node in functions if (length := own_lines(node)) > LONGEST_FUNCTION}


def test_functions_are_short() -> None:
    assert {str(file.relative_to(ROOT)): found for file in PYTHON if (found := long_functions(file))} == {}


def test_lines_are_counted_without_nested_functions() -> None:
    source = "def one():\n    def two():\n        pass\n        pass\n    return two\n"
    one, two = (node for node in ast.walk(ast.parse(source)) if isinstance(node, FUNCTIONS))
    assert (own_lines(one), own_lines(two)) == (2, 3)


def test_files_are_short() -> None:
    written = [file for file in (*PYTHON, *PAGE) if file.name != GENERATED]
    sizes = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in written}
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}


def test_the_page_is_wired_in_few_lines() -> None:
    """Whatever needs more is a room of its own."""
    wiring = (ROOT / "js/main.js").read_text(encoding="utf-8")
    assert sum(not re.match(r"\s*(//|/\*|\*|$)", line) for line in wiring.splitlines()) < WIRING
