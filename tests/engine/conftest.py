"""Fixtures of the engine, and how hypothesis tests it.

An example may take its time, because other programs may be busy beside it. An ordinary run tries the
same examples each time; one of all tests draws new ones.
"""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.engine.command_line import CommandLine
from tests.engine.doors import Door
from tests.engine.games import seat_the_tiny_games
from tests.sampling import WHOLE

settings.register_profile("patient", deadline=None, derandomize=not WHOLE)
settings.load_profile("patient")


@pytest.fixture
def door() -> Door:
    """Return a bridge without an open match."""
    return Door()


@pytest.fixture
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the package find the tiny games, too."""
    seat_the_tiny_games(monkeypatch)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CommandLine:
    """Return the command line, with the tiny games."""
    seat_the_tiny_games(monkeypatch)
    return CommandLine(capsys, monkeypatch, tmp_path)


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Let an interrupt end this process and those that it starts; in a shell's background jobs it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
