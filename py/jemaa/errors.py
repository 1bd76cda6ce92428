"""The errors for bad input: unknown or illegal actions, damaged records.

Each has a `code` and `details`, from which the page makes a sentence in its language; the message (`str(error)`) is
English, for the command line and the console. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class JemaaError(Exception):
    """Base of all errors caused by input, not by a defect of the program."""

    code = "error"

    def __init__(self, message: str, **details: Any) -> None:
        """Take the English message, and `details` as JSON values."""
        super().__init__(message)
        self.details: Mapping[str, Any] = details


class BadNotation(JemaaError):
    """A text that names no action of this game."""

    code = "bad-notation"


class IllegalAction(JemaaError):
    """An action of this game that is not legal in this position."""

    code = "illegal-action"


class GameOver(JemaaError):
    """An action after the end of the game."""

    code = "game-over"


class BadRecord(JemaaError):
    """A record, set-up, option or seed that is refused.

    Its details: `why`, the key of the reason; `entry`, the number of the log entry at fault, counted from 1, or None;
    `text`, what was refused. Where a game refuses its set-up, also `game` (see `of`): that game may have a sentence of
    its own for it.
    """

    code = "bad-record"

    def __init__(self, message: str, why: str, entry: int | None = None, text: str = "") -> None:
        """Take the English message and the details."""
        super().__init__(message, why=why, entry=entry, text=text)

    def of(self, game: str) -> BadRecord:
        """Add the name of the game that refuses; return this error."""
        self.details = {**self.details, "game": game}
        return self
