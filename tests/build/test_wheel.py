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


#: Calls as programs write them, with the types that they have; then some that a type checker must refuse.
PROGRAM = """
from typing import assert_type
from jemaa import GAMES, Action, Game, Match, Opponent, Result, game, levels, opponent, record
match = Match.new("marrakech", 3)
Match.new(game("morocco"), [{"name": "A", "color": "rugs"}, {"name": "B", "color": "food"}], {}, "seed", 1)
Match.new("marrakech", players=["A", "B"], first=0)
Match.new("marrakech", [{"name": "A", "color": ["mint"]}], options={"cover_own": True})
match.play(match.legal[0]), match.play(match.rolled()), match.play("left", by_hand=True)
assert_type(match.result, Result | None)
assert_type(match.pop(), Action)
assert_type(opponent("marrakech", "hard"), Opponent)
assert_type(opponent(match.game, "hard", seed="x").choose(match), Action)
assert_type(record.read("x"), Match)
assert_type(levels("morocco"), tuple[str, ...])
assert_type(GAMES["x"], Game)
"""
WRONG = """
Match.new("marrakech", 2.5)
Match.new(3, 2)
match.play(3)
match.at("1")
opponent("marrakech", 3)
opponent("marrakech", "hard").choose("left")
record.write("x", match)
"""


def test_the_wheel_is_typed(installed: Path) -> None:
    program = installed / "program.py"
    program.write_text(PROGRAM + WRONG)
    checked = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(program)]
    environment = {**os.environ, "MYPYPATH": str(installed)}
    done = subprocess.run(checked, env=environment, capture_output=True, text=True, check=False)
    refused = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error: " in line}
    first = len(PROGRAM.splitlines()) + 2
    assert refused == set(range(first, first + len(WRONG.split("\n")) - 2)), done.stdout
    assert (installed / "jemaa" / "py.typed").exists()
