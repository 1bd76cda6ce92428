"""Limits for the length of files in py/, js/, css/, build.py, tasks/ and tests/js/, and of every function in Python.

Biome checks how long functions of scripts are, and how many things they take.
"""

import ast
import re
from pathlib import Path

from tasks.steps import ROOT
from tests.globbed import globbed

#: The maximal lines of a file, and of a function with those inside it.
LONGEST_FILE, LONGEST_FUNCTION = 400, 40
#: The lines of code that wire the page together are fewer.
WIRING = 100
#: Generated from several files, so it may be longer: nobody edits it.
GENERATED = "shapes.ts"
PYTHON = globbed(100, "build.py", "py/**/*.py", "js/**/*.py", "tasks/*.py")
PAGE = globbed(350, *(f"{room}/**/*.{end}" for end in ("ts", "mjs", "css") for room in ("js", "css", "tests/js")))
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function, with those of the functions inside it."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def long_functions(file: Path) -> dict[str, int]:
    """Map the names of a file's functions that are too long to their lines."""
    functions = (node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, FUNCTIONS))
    return {node.name: length for node in functions if (length := lines(node)) > LONGEST_FUNCTION}


def test_functions_are_short() -> None:
    files = [*PYTHON, *globbed(150, "tests/**/*.py", "locks/*.py")]
    assert {str(file.relative_to(ROOT)): found for file in files if (found := long_functions(file))} == {}


def test_files_are_short() -> None:
    written = [file for file in (*PYTHON, *PAGE) if file.name != GENERATED]
    sizes = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in written}
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}


def test_the_page_is_wired_in_few_lines() -> None:
    """Whatever needs more is a room of its own."""
    wiring = (ROOT / "js/main.ts").read_text(encoding="utf-8")
    assert sum(not re.match(r"\s*(//|/\*|\*|import type|$)", line) for line in wiring.splitlines()) < WIRING
