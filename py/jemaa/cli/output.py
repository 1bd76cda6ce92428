"""What the commands write: results as text or JSON, progress, one line for an error."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import TextIO

from ..engine.game import OVER, Json
from ..engine.validation import printable
from ..match import Match
from .arguments import BadUsage


def result(match: Match) -> str:
    """Return how a match has ended, as lines of text."""
    if match.state.to_act != OVER:
        return f"{match.game.name}, {match.ply} actions, not finished"
    names, scores = [printable(player["name"]) for player in match.players], match.state.scores()
    lines = [f"{match.game.name}, {match.ply} actions"]
    for place, seats in enumerate(match.state.ranking(), 1):
        lines += [f"{place}. {names[seat]}: {scores[seat]}" for seat in seats]
    return "\n".join(lines)


def writer(file_name: str | None) -> Callable[[Json, Iterable[str]], None]:
    """Return what writes a result: as JSON to a file, which must be writable now, or as text or JSON to the output."""
    file = None if file_name in (None, "-") else writable(str(file_name))

    def write(result: Json, lines: Iterable[str]) -> None:
        text = json.dumps(result)
        if file:
            file.write_text(f"{text}\n", encoding="utf-8")
        print(text if file_name == "-" else "\n".join(lines))

    return write


def writable(file_name: str) -> Path:
    """Return the path of a file that can be written, or raise `BadUsage`: rather now than after hours."""
    path = Path(file_name)
    try:
        path.open("a").close()
    except (OSError, ValueError) as error:
        raise BadUsage(f"{path} cannot be written: {error}") from error
    return path


class Progress:
    """Reports on standard error how much is done, as of games that are played, and how long the rest may take.

    Each second on a terminal, in place; else each minute, on lines of their own.
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self.stream = sys.stderr
        self.live = self.stream is not None and self.stream.isatty()
        self.began = self.reported = monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Report that so many of a total are done."""
        now = monotonic()
        over = done == total and self.live
        if self.stream is None or (now - self.reported < (1 if self.live else 60) and not over):
            return
        self.reported = now
        left = timedelta(seconds=round((now - self.began) / done * (total - done)))
        text = "" if over else f"{done} of {total} {self.what}, {left} left"
        try:
            print(f"\r{text:<50}\r" if self.live else text, end="" if self.live else "\n", file=self.stream, flush=True)
        except OSError:  # nobody reads it: play on
            discard(self.stream)


def report(message: str, status: int) -> int:
    """Print one line to standard error, if it is open, and return the status."""
    if sys.stderr is not None:
        try:
            print(f"jemaa: {printable(' '.join(message.split()))}", file=sys.stderr)
        except OSError:
            discard(sys.stderr)
    return status


def discard(stream: TextIO) -> None:
    """Redirect a failed output to the null device, so that Python's flush at exit does not fail as well."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
