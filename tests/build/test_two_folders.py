"""A copy of the checkout with the tests' tiny games among its games, as if somebody had added them: its tests pass.

An ordinary run tries files of tests that go over the games of the package alone, because all others have the tiny games
at once; one of all tests builds the copy, and runs all that needs no browser.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tasks.checking import checks, of_python, of_scripts
from tasks.setup import NODE_MODULES, PYTHON, VENV
from tasks.steps import ROOT
from tests.sampling import VARIABLE, WHOLE

pytestmark = pytest.mark.slow

WITHOUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "dist", "logs", "__pycache__", ".*_cache")
#: What the tiny games are called there: one stands before all others, and has no dice, private hands and six seats.
ADDED = {"claims": "atlas", "heaps": "piles"}
OF_THE_PACKAGE = {
    "engine": "face bridge deal decode_all devices",
    "build": "house styles changes",
    "js": "site sentences",
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the checkout, and add to it two folders for each game."""
    folder = tmp_path_factory.mktemp("more") / "jemaa"
    shutil.copytree(ROOT, folder, ignore=WITHOUT)
    for linked in (VENV, NODE_MODULES):
        (folder / linked.name).symlink_to(linked, target_is_directory=True)
    for tiny, name in ADDED.items():
        for home in ("py/jemaa/games", "js"):
            own = folder / ("js/games" if home == "js" else home) / name
            shutil.copytree(folder / "tests/tiny" / home / tiny, own)
            for path in own.rglob("*.*"):
                path.write_text(called(path.read_text(encoding="utf-8"), tiny, name), encoding="utf-8")
    if WHOLE:
        run(folder, [str(PYTHON), "build.py", "build"])
    return folder


def called(source: str, tiny: str, name: str) -> str:
    """Put another name in the place of a game's, and the ways to shared scripts that are right there."""
    source = source.replace("../../../../js/", "../../").replace(tiny.capitalize(), name.capitalize())
    source = re.sub(rf'((?:name = |head\()"){tiny}"', rf'\1{name}"', source)
    return re.sub(rf'"{tiny} |\b{tiny}(?=[-/])', lambda found: found[0].replace(tiny, name), source)


def run(folder: Path, command: list[str]) -> None:
    """Run a command there; what it says of failures is told."""
    of_this_run = ("PYTEST", "PYTHONPATH", VARIABLE)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(of_this_run)}
    environment[VARIABLE] = "" if WHOLE else "few"
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout[-8000:] + done.stderr[-2000:]


def files(folder: Path, part: str) -> list[Path]:
    ending = "*.test.mjs" if part == "js" else "test_*.py"
    if WHOLE:
        return sorted((folder / "tests" / part).glob(ending))
    return [folder / "tests" / part / ending.replace("*", name) for name in OF_THE_PACKAGE[part].split()]


@pytest.mark.parametrize("part", ["engine", "build"])
def test_tests_of_python_pass_with_games_that_are_two_folders(copy: Path, part: str) -> None:
    run(copy, of_python("-m", "not slow", *map(str, files(copy, part)), processes=2 if WHOLE else 0))


def test_tests_of_scripts_pass_with_games_that_are_two_folders(copy: Path) -> None:
    run(copy, of_scripts(files(copy, "js")))


@pytest.mark.parametrize("check", ["tsc", "mypy"] if WHOLE else ["tsc"])
def test_checks_pass_with_games_that_are_two_folders(copy: Path, check: str) -> None:
    run(copy, checks()[check])
