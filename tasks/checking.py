"""Run checks, tests and benchmarks, and install the browsers that they need."""

import os
import subprocess
import sys
from collections.abc import Iterable

from tasks.setup import NODE_MODULES, PYTHON, node_path
from tasks.steps import ROOT, execute
from tests import browsers

# The browser engines that each part of the tests opens.
ENGINES = {"engine": (), "build": ("chromium",), "browser": ("chromium", "firefox", "webkit")}
PYTEST_PARTS = tuple(ENGINES)
PARTS = ("ruff", "format", "mypy", "biome", "tsc", "js", "workflows", *PYTEST_PARTS)
COVERAGE = ("--cov", "--cov-report=term-missing:skip-covered")


def ensure_browsers(*engines: str) -> None:
    """Install missing browser engines, or exit with a message that says what to install."""
    wanted = browsers.wanted(engines, PYTHON)
    if not wanted:
        return
    try:
        for command in browsers.installing(wanted, PYTHON):
            execute("browsers", *command)
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
    """Map the checks that do not run in pytest to their commands."""
    tests = [str(path) for path in sorted((ROOT / "tests/js").glob("*.test.mjs"))]
    return {
        "ruff": [str(PYTHON), "-m", "ruff", "check", "."],
        "format": [str(PYTHON), "-m", "ruff", "format", "--check", "."],
        "mypy": [str(PYTHON), "-m", "mypy"],
        "biome": [*biome(), "ci", "."],
        "tsc": [node_path(), str(NODE_MODULES / "typescript/bin/tsc"), "--build", ".", "tests"],
        "js": [node_path(), "--test", *tests],
        "workflows": [str(PYTHON.with_name(f"zizmor{PYTHON.suffix}")), "--offline", "--no-progress", ".github"],
    }


def plan(parts: Iterable[str], for_pytest: list[str]) -> dict[str, list[str]]:
    """Choose what to run: the named parts; else pytest, if there are arguments for it; else everything."""
    wanted = set(parts) or (set(PYTEST_PARTS) if for_pytest else set(PARTS))
    chosen = {name: command for name, command in checks().items() if name in wanted}
    folders = [f"tests/{part}" for part in PYTEST_PARTS if part in wanted]
    if folders:
        chosen["pytest"] = [str(PYTHON), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *folders, *for_pytest]
    return chosen


def run(parts: list[str], for_pytest: list[str]) -> int:
    """Run the checks and tests without stopping at a failure; return 1 if any failed."""
    chosen = plan(parts, for_pytest)
    if "pytest" in chosen:
        ensure_browsers(*{engine for part in parts or PYTEST_PARTS for engine in ENGINES.get(part, ())})
    failed = []
    for name, command in chosen.items():
        print(f"--- {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    print(f"--- failed: {', '.join(failed)}" if failed else f"--- all passed: {', '.join(chosen)}", flush=True)
    return 1 if failed else 0


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
