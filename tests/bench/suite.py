"""The tests themselves: how much there is to read of them, and how many of their pages wait for Pyodide."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tasks.steps import ROOT
from tests.bench.figure import Figure
from tests.browser.cpython import on_pyodide

TESTS = ROOT / "tests"
NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
COMMENT = re.compile(r"^\s*/\*.*?\*/|^\s*//[^\n]*$", re.DOTALL | re.MULTILINE)


def suite() -> Iterator[Figure]:
    """Count the lines of code, and the tests of an ordinary run that open pages with Pyodide."""
    parts: Counter[str] = Counter()
    for path in TESTS.rglob("*"):
        if path.suffix in (".py", ".js", ".mjs", ".ts"):
            inside = path.relative_to(TESTS).parts
            parts[inside[0] if len(inside) > 1 else "."] += lines(path)
    benches = parts.pop("bench")
    notes = [f"{part} {count}" for part, count in sorted(parts.items())]
    yield Figure("lines of code in tests/, without benches", parts.total(), "lines", most=28_000, notes=notes)
    yield Figure("  of benches", benches, "lines")
    names = collected()
    yield Figure("tests of the page in an ordinary run", len(names), "tests")
    yield Figure("  that wait for Pyodide", sum(map(on_pyodide, names)), "tests", most=120)


def lines(path: Path) -> int:
    """Count the lines that are neither empty nor comments nor documentation."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return sum(bool(line.strip()) for line in COMMENT.sub("", text).splitlines())
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    code = {at for one in tokens if one.type not in NO_CODE for at in range(one.start[0], one.end[0] + 1)}
    documented = (
        node for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED) and ast.get_docstring(node)
    )
    said = (node.body[0] for node in documented)
    return len(code - {at for one in said for at in range(one.lineno, (one.end_lineno or 0) + 1)})


def collected() -> list[str]:
    """Return the tests of the page that an ordinary run does, by file and name."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/browser"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name.removeprefix("tests/browser/") for name in said.splitlines() if "::" in name]
