"""The command line for tests, in this process: what is typed, what is printed, and what it refuses."""

import io
import json
import os
from pathlib import Path

import pytest

import jemaa
from jemaa.cli import main
from jemaa.engine.game import Json

#: Of a subprocess, which finds the wheel.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(jemaa.__file__).parent.parent)}


def refused(result: tuple[int, str, str]) -> str:
    """Return the only line that a command has printed which was refused."""
    status, out, err = result
    line = err.removesuffix("\n")
    assert (status, out, line.isprintable(), line[:7]) == (2, "", True, "jemaa: ")
    return line


class CommandLine:
    """Runs commands."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch, folder: Path) -> None:
        self._capsys, self._patch, self.file = capsys, patch, folder / "game.jemaa.json"

    def __call__(self, *words: object) -> tuple[int, str, str]:
        """Return status, output and errors of a command."""
        try:
            status = main([str(word) for word in words])
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        return status, *self._capsys.readouterr()

    def refused(self, *words: object) -> str:
        """Return the only line that a command prints which is refused."""
        return refused(self(*words))

    def typed(self, *lines: str) -> None:
        """Provide lines as input."""
        self._patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    def saved(self, record: Json) -> Path:
        """Write a record to a file; return its path."""
        self.file.write_text(json.dumps(record, indent=1, ensure_ascii=False), encoding="utf-8")
        return self.file
