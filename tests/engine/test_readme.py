"""The examples of README, docs/python.md and docs/learning.md, of Python and of the command line, work."""

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from jemaa import record
from jemaa.cli import main
from tests.engine.games import played
from tests.engine.positions import MARRAKECH

ROOT = Path(__file__).parents[2]
README, PYTHON = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/python.md"))
EXAMPLES = re.findall(r"```python\n(.*?)```", README + PYTHON, re.DOTALL)
#: The second one is a whole learning run: `test_rl.py` has it.
EXAMPLES += re.findall(r"```python\n(.*?)```", (ROOT / "docs/learning.md").read_text(encoding="utf-8"), re.DOTALL)[:1]
COMMANDS = re.findall(r"^python3 -m jemaa (.*)$", README, re.MULTILINE)
COMMANDS += re.findall(r"^jemaa (.*?)(?:   .*)?$", PYTHON, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("source", EXAMPLES)
def test_an_example_runs_and_prints_or_saves(
    source: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(source, "README.md", "exec"), {})
    assert capsys.readouterr().out or list(tmp_path.iterdir())


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_does_something(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record.write(played(MARRAKECH, 2, {}, "readme"), tmp_path / "game.jemaa.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))  # no input: `play` ends at once
    assert main(shlex.split(re.sub("--games [0-9]+", "--games 2", command))) == 0
    assert capsys.readouterr().out


def test_there_are_examples_of_both() -> None:
    assert EXAMPLES
    assert len(COMMANDS) >= 5
