"""What can go wrong between a stranger's text and a game: four precise errors.

Each carries a `code` and `details` that the page turns into a sentence of its own language; the message
(`str(error)`) is English, for the command line. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class JemaaError(Exception):
    """Anything that the person, not the program, can mend."""

    code = "error"

    def __init__(self, message: str, **details: Any) -> None:
        """Keep `details` (values that JSON can hold) beside the English message."""
        super().__init__(message)
        self.details: Mapping[str, Any] = details


class BadNotation(JemaaError):
    """A text names no action of this game."""

    code = "bad-notation"


class IllegalAction(JemaaError):
    """An action of this game that is not legal in this position."""

    code = "illegal-action"


class GameOver(JemaaError):
    """An action after the end of the game."""

    code = "game-over"


class BadRecord(JemaaError):
    """A record, set-up, option or seed that is refused.

    `why` is a key for the page; `entry` counts log entries from 1 and is None where no entry is to blame. `game` names
    the game that refuses, where it is one (`of`): its sentence may be that game's own.
    """

    code = "bad-record"

    def __init__(self, message: str, why: str, entry: int | None = None, text: str = "") -> None:
        """Say what is wrong (`message`), its key, and the log entry with its text where there is one."""
        super().__init__(message, why=why, entry=entry, text=text)

    def of(self, game: str) -> BadRecord:
        """Return this error with the name of the game that refuses."""
        self.details = {**self.details, "game": game}
        return self
