"""What a source of Python or JavaScript imports from this repository, as it is written: nothing is run."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tasks.steps import ROOT

#: Where Python finds modules: the wheel's, those of the tests' tiny games, and tests, tasks and `build.py`.
ROOTS = (ROOT / "py", ROOT / "tests/tiny/py", ROOT)
COMMENTS = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)
#: How a script names what it imports; types are imported by no running script.
NAMED = (
    re.compile(r"""\n\s*(?:import|export)\s(?!type\b)[^;"']*?from\s+["']([^"']+)["']"""),
    re.compile(r"""\nimport\s+["']([^"']+)["']"""),
    re.compile(r"""\bimport\(\s*["']([^"']+)["']"""),
)


@cache
def imports(path: Path) -> frozenset[Path]:
    """Collect the files that a file imports; none if it is neither Python nor a script, or is not there."""
    if not path.is_file():
        return frozenset()
    if path.suffix == ".py":
        return frozenset(imports_of_python(path))
    if path.suffix in (".ts", ".js", ".mjs"):
        return frozenset(imports_of_script(path))
    return frozenset()


@cache
def code(path: Path) -> str:
    """Read a script without its comments."""
    return COMMENTS.sub("", path.read_text(encoding="utf-8"))


def names(path: Path) -> Iterator[str]:
    """List what a script imports, as it is written."""
    for pattern in NAMED:
        yield from pattern.findall(f"\n{code(path)}")


def imports_of_script(path: Path) -> Iterator[Path]:
    for name in names(path):
        if name.startswith("."):
            yield (path.parent / name).resolve()


def imports_of_python(path: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from module(ROOTS, alias.name)
        elif isinstance(node, ast.ImportFrom):
            homes = (path.parents[node.level - 1],) if node.level else ROOTS
            for alias in node.names:
                inner = ".".join(filter(None, [node.module, alias.name]))
                yield from module(homes, inner) or module(homes, node.module or "__init__")


def module(homes: tuple[Path, ...], name: str) -> list[Path]:
    """Return the file of a module, if it is one of this repository."""
    places = (home.joinpath(*name.split(".")) for home in homes)
    return [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()][
        :1
    ]


@cache
def reached(path: Path) -> frozenset[Path]:
    """Collect a file and all that it imports, directly or indirectly."""
    found: set[Path] = set()
    left = [path]
    while left:
        each = left.pop()
        if each not in found:
            found.add(each)
            left += imports(each)
    return frozenset(found)
