"""The README's examples of Python and of the command line work."""

import re
import shlex
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from jemaa.cli import main

GAME = Path(__file__).parents[1] / "golden/morocco-richest.jemaa.json"
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = re.findall(r"^python3 -m jemaa (.*)$", README, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("source", EXAMPLES)
def test_an_example_runs_and_prints(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(source, "README.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_does_something(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copy(GAME, tmp_path / "game.jemaa.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))  # no input: `play` ends at once
    assert main(shlex.split(command.replace("--games 1000", "--games 2"))) == 0
    assert capsys.readouterr().out


def test_there_are_examples_of_both() -> None:
    assert EXAMPLES
    assert len(COMMANDS) >= 5
