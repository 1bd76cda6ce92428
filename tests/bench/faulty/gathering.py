"""Which tests run which lines, and what each costs: gathered once for each file of tests, and kept in .cache/.

A file of tests is run again when it, what it imports or the sources have changed. For Python it is coverage that tells
each test's lines, for scripts V8 those of each file of tests.
"""

import hashlib
import json
import os
import re
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlparse

from coverage.numbits import numbits_to_nums

from tasks.imports import reached
from tasks.setup import PYTHON, node_command
from tasks.steps import ROOT
from tests.bench.faulty import watching
from tests.bench.faulty.parts import Part
from tests.bench.faulty.tree import Tree

KEPT = ROOT / ".cache/faults"
#: Processor seconds for gathering: far more than it takes.
ENDLESS = 3_600
CONFIGURATION = """[run]
source = {tree}/py/jemaa
parallel = true
data_file = {data}/lines
context = ${{PYTEST_CURRENT_TEST-}}
"""
MEASURED = """select path, context, numbits from line_bits
join file on file.id = file_id join context on context.id = context_id"""
FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
#: Numbers of tests by path and line.
Lines = dict[str, dict[int, list[int]]]


class Test(NamedTuple):
    """A test that can be run by itself: one of Python with all its cases, or a file of tests of scripts."""

    name: str
    seconds: float

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


class Covering:
    """The tests that run each line of the sources."""

    def __init__(self, gathered: Iterable[dict[str, Any]]) -> None:
        """Put together what was kept of each file of tests."""
        self.lines: defaultdict[str, defaultdict[int, set[Test]]] = defaultdict(lambda: defaultdict(set))
        for each in gathered:
            tests = [Test(*test) for test in each["tests"]]
            for path, lines in each["lines"].items():
                for line, numbers in lines.items():
                    self.lines[path][int(line)].update(tests[number] for number in numbers)

    def all(self) -> set[Test]:
        return set(chain.from_iterable(map(self.of_file, self.lines)))

    def of_line(self, path: str, line: int) -> set[Test]:
        return self.lines[path][line]

    def of_file(self, path: str) -> set[Test]:
        return set(chain.from_iterable(self.lines[path].values()))


def gather(tree: Tree, part: Part, pattern: str) -> Covering:
    """Return what runs the lines of a part, of those files of tests that have a pattern in their name."""
    files = [file for file in part.tests_in(tree.folder) if re.search(pattern, file.name)]
    kept = {file: KEPT / f"{file.name}-{digest(tree, part, file)}.json" for file in files}
    KEPT.mkdir(parents=True, exist_ok=True)
    missing = [file for file in files if not kept[file].is_file()]
    measured = of_python if part.name == "wheel" else of_scripts
    for file, found in measured(tree, missing) if missing else ():
        for old in KEPT.glob(f"{file.name}-*.json"):
            old.unlink()
        kept[file].write_text(json.dumps(found), encoding="utf-8")
    return Covering(json.loads(each.read_text(encoding="utf-8")) for each in kept.values() if each.is_file())


def digest(tree: Tree, part: Part, file: Path) -> str:
    """Return a name for a file of tests as it is now, with all that it imports and all sources."""
    homes = (tree.folder, ROOT)
    imported = {each.relative_to(next(home for home in homes if home in each.parents)) for each in reached(file)}
    sources = {each.relative_to(tree.folder) for each in part.sources_in(tree.folder)}
    found = hashlib.sha256()
    for path in sorted(imported | sources):
        if (tree.folder / path).is_file():
            found.update(f"{path.as_posix()}\n".encode() + (tree.folder / path).read_bytes())
    return found.hexdigest()[:16]


def of_python(tree: Tree, files: list[Path]) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Run tests of Python under coverage."""
    data = tree.folder.parent / "lines"
    data.mkdir()
    configuration, seconds = data / "coverage.ini", data / "seconds.jsonl"
    configuration.write_text(CONFIGURATION.format(tree=tree.folder, data=data), encoding="utf-8")
    noting = {watching.CONFIGURATION: str(configuration), watching.SECONDS: str(seconds)}
    options = ("--cov", f"--cov-config={configuration}", "--cov-context=test", "--cov-report=", "--timeout=0", "-q")
    command = [str(PYTHON), "-m", "pytest", "-n", "2", "--dist", "loadscope", "-p", "watching", *options]
    done = tree.run([*command, *map(str, files)], ENDLESS, **noting)
    assert seconds.is_file(), done.said
    yield from apart(tree, files, data / "lines", seconds, set(FAILED.findall(done.said)))
    shutil.rmtree(data)


def apart(
    tree: Tree, files: list[Path], data: Path, noted: Path, failed: set[str]
) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Tell what was measured apart by files of tests; tests that fail without a fault are left out."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for line in noted.read_text(encoding="utf-8").splitlines():
        name, took = json.loads(line)
        seconds[name] += took
    ran: defaultdict[str, list[tuple[str, list[int]]]] = defaultdict(list)
    for path, context, bits in sqlite3.connect(data).execute(MEASURED):
        name = re.split(r"\[|\||\s", context)[0]
        ran[name].append((Path(path).relative_to(tree.folder).as_posix(), numbits_to_nums(bits)))
    for file in files:
        start = f"{file.relative_to(tree.folder).as_posix()}::"
        own = [name for name in seconds if name.startswith(start) and name not in failed]
        yield file, as_kept([Test(name, round(seconds[name], 2)) for name in own], [ran[name] for name in own])


def as_kept(tests: list[Test], ran: list[list[tuple[str, list[int]]]]) -> dict[str, Any]:
    """Turn the lines of each test into the tests of each line."""
    found: defaultdict[str, defaultdict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
    for number, each in enumerate(ran):
        for path, lines in each:
            for line in lines:
                found[path][line].add(number)
    return {"tests": tests, "lines": {path: {n: sorted(of) for n, of in each.items()} for path, each in found.items()}}


def of_scripts(tree: Tree, files: list[Path]) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Run files of tests of scripts one by one, each with a coverage of its own."""
    for file in files:
        data = tree.folder.parent / "v8"
        began = sum(os.times()[2:4])
        done = tree.run([*node_command(), "--test", str(file)], ENDLESS, NODE_V8_COVERAGE=str(data))
        test = Test(file.relative_to(tree.folder).as_posix(), round(sum(os.times()[2:4]) - began, 2))
        yield file, as_kept([test], [list(lines_of_scripts(tree.folder, data))]) if done.code == 0 else as_kept([], [])
        shutil.rmtree(data)


def lines_of_scripts(home: Path, data: Path) -> Iterator[tuple[str, list[int]]]:
    """Read what V8 has counted: the lines of which at least a part has run."""
    for report in data.glob("*.json"):
        for script in json.loads(report.read_text(encoding="utf-8"))["result"]:
            path = Path(unquote(urlparse(script["url"]).path))
            if script["url"].startswith("file:") and home / "js" in path.parents:
                yield path.relative_to(home).as_posix(), ran(path.read_text(encoding="utf-8"), script["functions"])


def ran(source: str, functions: list[dict[str, Any]]) -> list[int]:
    """Return the lines with letters in a range that has run: the innermost range decides, and it counts in UTF-16."""
    text = source.encode("utf-16-le")
    has_run = bytearray(len(text) // 2)
    ranges = [each for function in functions for each in function["ranges"]]
    for each in sorted(ranges, key=lambda each: (each["startOffset"], -each["endOffset"])):
        start, end = each["startOffset"], each["endOffset"]
        has_run[start:end] = bytes([each["count"] > 0]) * (end - start)
    found, start = [], 0
    for number, line in enumerate(source.splitlines(keepends=True), 1):
        end = start + len(line.encode("utf-16-le")) // 2
        blank = len(line) - len(line.lstrip())
        if line.strip() and any(has_run[start + blank : end]):
            found.append(number)
        start = end
    return found
