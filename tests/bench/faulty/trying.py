"""Finds out who notices a fault: first what is cheap, then the other tests that run its line, at last all if asked."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import NamedTuple

from tasks.changes import READ
from tasks.imports import imports, reached
from tasks.setup import NODE_MODULES, PYTHON, node_command, node_path
from tasks.steps import ROOT
from tests.bench.faulty.drawing import Fault
from tests.bench.faulty.gathering import ENDLESS, FAILED, Covering, Test
from tests.bench.faulty.parts import PARTS
from tests.bench.faulty.places import functions
from tests.bench.faulty.tree import Done, Tree

#: So many tests of Python, or files of those of scripts, are tried first, and so many seconds makes one cheap.
CHEAP = {"wheel": 24, "page": 4}
QUICK = 0.5
#: Processor seconds that a program may take for its start, and for each second that its tests take without a fault.
START, SLOWER = 30, 3
#: What pytest returns for names of tests that are not there, or in whose files nothing can be collected.
WRONG_USE = 4


class Result(NamedTuple):
    """What became of a fault: `by` is who has found it, empty if it survives."""

    name: str
    kind: str
    place: str
    change: str
    by: str

    def __str__(self) -> str:
        return f"{self.name} {self.place} {self.kind}: {self.change}" + (f"  [{self.by}]" if self.by else "")


@dataclass
class Trial:
    """Tries faults in a copy of the sources."""

    tree: Tree
    part: str
    covering: Covering
    #: Processor seconds of tests for one fault, at most; and whether all are run where those of its line find nothing.
    most: float
    whole: bool

    def check(self) -> None:
        """Check that nothing is found where there is no fault."""
        anywhere = PARTS[self.part].sources_in(self.tree.folder)[0].relative_to(self.tree.folder)
        for name, done in self.looking(anywhere.as_posix()):
            assert done.code == 0, f"{name} finds something without a fault: {done.said}"

    def close(self) -> None:
        """End the type checker, which waits for the next fault."""
        if self.part == "wheel":
            self.tree.run([*self.daemon, "stop"], START)

    @property
    def daemon(self) -> list[str]:
        return [str(PYTHON.with_name("dmypy")), "--status-file", str(self.tree.folder.parent / "dmypy.json")]

    def of(self, fault: Fault) -> Result:
        """Put a fault into the copy, and return who finds it."""
        with self.tree.broken(fault.path, fault.patch) as texts:
            if texts is None:
                return Result(fault.name, fault.kind, fault.path, "", "nobody: what it changed is there no more")
            old, new = (text.splitlines() for text in texts)
            at = next(at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
            place, change = f"{fault.path}:{at + 1}", f"{old[at].strip()} -> {new[at].strip()}"
            by = next(filter(None, self.finders(fault.path, at + 1, texts[0])), "")
            return Result(fault.name, fault.kind, place, change, by)

    def finders(self, path: str, line: int, source: str) -> Iterator[str]:
        """Let each look at the fault in turn; say who finds it."""
        tests = self.tests(path, line, source)
        cheap = [test for test in tests if test.seconds < QUICK][: CHEAP[self.part]]
        run = self.run_python if self.part == "wheel" else self.run_scripts
        if self.part == "page":
            yield from run(cheap)
        for name, done in self.looking(path):
            yield name if done.code else ""
        if self.part == "wheel":
            yield from run(cheap)
        yield from run(list(self.affordable(set(tests) - set(cheap))))
        if self.part == "wheel":  # what a function does while something is imported is measured of no test
            users = sorted(self.of_users(path) - set(tests), key=cost)
            yield from run(users[: CHEAP[self.part]])
        if self.whole:
            yield from run([*{Test(test.file, 0) for test in self.covering.all()}])

    def affordable(self, tests: set[Test]) -> Iterator[Test]:
        """Choose tests, the cheapest first, as long as there is time."""
        left = self.most
        for test in sorted(tests, key=cost):
            left -= test.seconds
            if left > 0:
                yield test

    def tests(self, path: str, line: int, source: str) -> list[Test]:
        """List the tests that can notice a fault: in turns the cheapest of each file, then the next of each."""
        found = self.covering.of_line(path, line)
        if self.part == "wheel" and not any(line in lines for lines in functions(source)):
            found = self.of_users(path)
        found |= {test for test in self.covering.all() for pattern in read(test.file) if fnmatch(path, pattern)}
        by_file: defaultdict[str, list[Test]] = defaultdict(list)
        for test in sorted(found, key=cost):
            by_file[test.file].append(test)
        turns = zip_longest(*by_file.values())
        return [test for turn in turns for test in turn if test]

    def of_users(self, path: str) -> set[Test]:
        """Return the tests that run a module, or one that imports it."""
        users = [path, *importing(self.tree.folder, path)]
        return set(chain.from_iterable(self.covering.of_file(each) for each in users))

    def looking(self, path: str) -> Iterator[tuple[str, Done]]:
        """Let types and linters look at a file: at no format or manners, which only the way of a fault breaks."""
        if self.part == "wheel":
            yield "mypy", self.tree.run([*self.daemon, "run"], ENDLESS)
            ruff = [str(PYTHON), "-m", "ruff", "check", "--select", "F", path]
            yield "ruff", self.tree.run(ruff, START)
            for test in reading("tests/js/", path):
                yield test, self.tree.run([*node_command(), "--test", test], START)
        else:
            manners = ("--skip=style", "--skip=suspicious", "--skip=complexity")
            biome = [node_path(), str(NODE_MODULES / "@biomejs/biome/bin/biome"), "lint", *manners, path]
            yield "biome", self.tree.run(biome, START)
            tsc = [node_path(), str(NODE_MODULES / "typescript/bin/tsc"), "--build", ".", "tests"]
            yield "tsc", self.tree.run(tsc, START)
            if static := reading("tests/build/", path):
                pytest = [str(PYTHON), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", *static]
                yield "tests/build", self.tree.run(pytest, START)

    def run_python(self, tests: list[Test]) -> Iterator[str]:
        """Run tests of Python until one fails."""
        if not tests:
            return
        options = ("-x", "-q", "-p", "no:cacheprovider", "--timeout=0", "--hypothesis-seed=0")
        seconds = START + SLOWER * sum(test.seconds for test in tests)
        done = self.tree.run([str(PYTHON), "-m", "pytest", *options, *(test.name for test in tests)], seconds)
        assert done.code != WRONG_USE or "found no collectors" in done.said, done.said
        if done.code != 0:
            yield next(iter(FAILED.findall(done.said)), "it hangs" if done.code is None else "pytest")

    def run_scripts(self, tests: list[Test]) -> Iterator[str]:
        """Run files of tests of scripts until one fails."""
        for test in tests:
            done = self.tree.run([*node_command(), "--test", test.file], START + SLOWER * test.seconds)
            if done.code != 0:
                yield test.file if done.code else "it hangs"


def cost(test: Test) -> tuple[float, str]:
    return test.seconds, test.name


@cache
def read(test: str) -> list[str]:
    """List the patterns of what a file of tests, or what it imports of them, reads without importing it.

    What the wheel itself reads is not meant: the lines that a test runs of it are known.
    """
    used = [each.relative_to(ROOT).as_posix() for each in reached(ROOT / test)]
    return [pattern for each in used if each.startswith("tests/") for pattern in READ.get(each, ())]


def reading(folder: str, path: str) -> list[str]:
    """List the tests in a folder that themselves read a source."""
    return [
        test
        for test in sorted(READ)
        if test.startswith(folder) and any(fnmatch(path, pattern) for pattern in READ[test])
    ]


def importing(folder: Path, path: str) -> list[str]:
    """List the modules of the wheel that import one."""
    modules = PARTS["wheel"].sources_in(folder)
    wanted = {folder / path, ROOT / path}
    return [each.relative_to(folder).as_posix() for each in modules if wanted & imports(each)]
