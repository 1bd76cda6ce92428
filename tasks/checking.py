"""Run checks, tests and benchmarks, and install the browsers that they need."""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tasks import words
from tasks.setup import NODE_MODULES, PYTHON, node_command, node_path
from tasks.shards import UNDIVIDED, Shard
from tasks.steps import ROOT, execute
from tasks.telling import Run
from tests import browsers

# The browser engines that each part of the tests opens.
ENGINES = {"engine": (), "build": ("chromium",), "browser": ("chromium", "firefox", "webkit")}
PYTEST_PARTS = tuple(ENGINES)
PARTS = ("ruff", "format", "mypy", "biome", "tsc", "js", "workflows", *PYTEST_PARTS)
COVERAGE = ("--cov", "--cov-report=term-missing:skip-covered")
CORES = os.cpu_count() or 1
#: What tells of each test, in place of a report of Node.
REPORTER = (ROOT / "tests/telling.mjs").as_uri()


def ensure_browsers(*engines: str, servers: bool = False) -> None:
    """Install missing browser engines, or exit saying what to install; and web servers where possible."""
    wanted = [*browsers.wanted(engines, PYTHON), *(browsers.absent_servers() if servers else ())]
    if not wanted:
        return
    try:
        for command in browsers.installing(wanted, PYTHON):
            execute("browsers and servers", *command)
    except SystemExit as failed:
        print(failed, file=sys.stderr)
    absent = browsers.missing(engines, PYTHON)
    if absent:
        how = f"install them, or set {browsers.VARIABLE} to the path of a Chromium or Chrome"
        raise SystemExit(f"The tests need these browsers, which were not found: {', '.join(absent)}. Please {how}.")


def biome() -> list[str]:
    """Return the command of Biome, which formats and checks scripts and styles."""
    return [node_path(), str(NODE_MODULES / "@biomejs/biome/bin/biome")]


def checks() -> dict[str, list[str]]:
    """Map the checks that have no tests to their commands."""
    return {
        "ruff": [str(PYTHON), "-m", "ruff", "check", "."],
        "format": [str(PYTHON), "-m", "ruff", "format", "--check", "."],
        "mypy": [str(PYTHON), "-m", "mypy"],
        "biome": [*biome(), "ci", "."],
        "tsc": [node_path(), str(NODE_MODULES / "typescript/bin/tsc"), "--build", ".", "tests"],
        "workflows": [str(PYTHON.with_name(f"zizmor{PYTHON.suffix}")), "--offline", "--no-progress", ".github"],
    }


def of_scripts(paths: Iterable[Path], *options: str) -> list[str]:
    """Return the command that runs tests of scripts."""
    telling = (f"--test-reporter={REPORTER}", "--test-reporter-destination=stdout")
    return [*node_command(), "--test", f"--test-concurrency={CORES}", *telling, *options, *map(str, paths)]


def of_python(*arguments: str, processes: int = CORES + 1) -> list[str]:
    """Return the command that runs tests of Python: in one process more than there are cores, because some wait."""
    telling = ("-qq", "-p", "tests.telling", "-o", "console_output_style=classic")
    return [str(PYTHON), "-m", "pytest", *telling, "-n", str(processes), "--dist", "loadscope", *arguments]


def scripts(expression: str | None, shard: Shard) -> dict[str, list[str]]:
    """Map names to the commands that run the tests of scripts: all, or those that an expression of words means."""
    paths = shard.of(sorted((ROOT / "tests/js").glob("*.test.mjs")))
    if not expression:
        return {"js": of_scripts(paths)}
    found = words.chosen(expression, paths)
    count = sum(map(len, found.values()))
    print(f"--- js: `{expression}` means tests in {count} of {len(paths)} files; no other runs", flush=True)
    commands = [of_scripts(files, f"--test-name-pattern=/{each}/i") for each, files in found.items()]
    return {f"js {number}": each for number, each in enumerate(commands, 1)}


def expression_in(for_pytest: list[str]) -> str | None:
    """Return the expression after -k among the arguments for pytest."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("-k")
    found: str | None = parser.parse_known_args(for_pytest)[0].k
    return found


def plan(parts: Iterable[str], for_pytest: list[str], shard: Shard = UNDIVIDED) -> dict[str, list[str]]:
    """Choose what to run: the named parts; else what the arguments for pytest are about, if there are any; else all.

    Words after -k are about the tests of scripts, too. A shard has its share of the checks, and of each part's tests.
    """
    expression = expression_in(for_pytest)
    about = (*PYTEST_PARTS, "js") if expression else PYTEST_PARTS
    wanted = set(parts) or set(about if for_pytest else PARTS)
    chosen = dict(shard.of((name, command) for name, command in checks().items() if name in wanted))
    if "js" in wanted:
        chosen |= scripts(expression, shard)
    folders = [f"tests/{part}" for part in PYTEST_PARTS if part in wanted]
    if folders:
        chosen["pytest"] = of_python(f"--shard={shard}", *folders, *for_pytest)
    return chosen


def run(parts: list[str], for_pytest: list[str], shard: Shard = UNDIVIDED) -> int:
    """Run the checks and tests of some parts; return 1 if any failed."""
    chosen = plan(parts, for_pytest, shard)
    if not chosen:
        print("--- no test is called so", flush=True)
        return 1
    if "pytest" in chosen:
        opened = {engine for part in parts or PYTEST_PARTS for engine in ENGINES.get(part, ())}
        ensure_browsers(*opened, servers="build" in (parts or PYTEST_PARTS))
    return 0 if Run(chosen).passed() else 1


def tidy() -> int:
    """Format all sources and apply the automatic fixes of the linters; return 1 if problems remain."""
    python = [str(PYTHON), "-m", "ruff"]
    commands = [[*python, "format", "."], [*python, "check", "--fix", "."], [*biome(), "check", "--write", "."]]
    return max(min(subprocess.run(command, cwd=ROOT, check=False).returncode, 1) for command in commands)


def measure(figures: list[str], *options: str) -> int:
    """Run the benchmarks in the virtual environment of the tests."""
    ensure_browsers(*ENGINES["browser"])
    path = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    command = [str(PYTHON), "-m", "tests.bench", *options, *figures]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=False).returncode
