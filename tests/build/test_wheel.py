"""The wheel as installed by a user: a command, and types for type checkers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tasks.setup import DIST

pytestmark = pytest.mark.slow


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Install the wheel into an empty folder."""
    (wheel,) = (DIST / "wheels").glob("jemaa-*.whl")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*install, "--target", str(tmp_path), str(wheel)], check=True)
    return tmp_path


def test_the_wheel_installs_a_command(installed: Path) -> None:
    command = [str(installed / "bin" / "jemaa"), "simulate", "marrakech", "--games", "1", "--seed", "wheel"]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("1 games")


def test_the_wheel_is_typed(installed: Path) -> None:
    program = installed / "program.py"
    program.write_text('from jemaa import GAMES\nfirst: str = GAMES["marrakech"].seats[0]\n')
    checked = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(program)]
    environment = {**os.environ, "MYPYPATH": str(installed)}
    done = subprocess.run(checked, env=environment, capture_output=True, text=True, check=False)
    assert 'expression has type "int", variable has type "str"' in done.stdout
    assert (installed / "jemaa" / "py.typed").exists()
