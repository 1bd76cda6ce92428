"""The results of a tournament in a file, as they come: after a stop it goes on where it was.

Lines of JSON: first what is played, then a line for each set-up with its number. A line is whole or it does not count:
the last one may have been cut off. The site leaves this module out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ..engine.game import Json
from ..engine.validation import excerpt
from ..errors import JemaaError

NUMBER: Final = "setup"


class BadResults(JemaaError):
    """A file that does not hold results of this tournament."""


class Results:
    """What is known of each set-up, by its number, and the file that holds it."""

    def __init__(self, path: Path, played: Json) -> None:
        """Read a file, or begin it where there is none or it is empty; `played` says what is played.

        Raises `BadResults` where the file holds anything else, `OSError` where it cannot be read or written.
        """
        self.path = path
        self.known: dict[int, Any] = {}
        try:
            whole, _, torn = path.read_bytes().rpartition(b"\n") if path.exists() else (b"", b"", b"")
            first, *lines = whole.decode().split("\n") if whole else [""]
        except UnicodeDecodeError as error:
            raise BadResults(f"{path} holds no results of a tournament") from error
        if first:
            self._check(self._read(first, 1), played)
        if not first and torn.strip() and not json.dumps(played).encode().startswith(torn):
            raise BadResults(f"{path} holds no results of a tournament")
        for number, line in enumerate(lines, 2):
            read = self._read(line, number)
            self.known.setdefault(read[NUMBER], read["games"])
        with path.open("r+b" if path.exists() else "wb") as file:
            file.truncate(len(whole) + 1 if whole else 0)
        if not first:
            self._write(played)

    def _check(self, found: Any, played: Json) -> None:
        """Raise `BadResults` where a file says that something else was played, or by other versions."""
        kept = found if isinstance(found, dict) else {}
        for key in {**played, **kept}:
            there, here = kept.get(key), played.get(key)
            if there != here:
                other, own = excerpt(json.dumps(there)), excerpt(json.dumps(here))
                raise BadResults(f"{self.path} holds results of another tournament: {key} {other}, here {own}")

    def _read(self, line: str, number: int) -> Json:
        """Return a line as an object; all lines but the first have a number and games."""
        try:
            read = json.loads(line)
            if number > 1 and not (type(read[NUMBER]) is int and type(read["games"]) is list):
                raise TypeError
        except (ValueError, KeyError, TypeError) as error:
            raise BadResults(f"line {number} of {self.path} is no result of a tournament") from error
        return read  # type: ignore[no-any-return]

    def add(self, number: int, games: list[Json]) -> None:
        """Write the games of a set-up, before anything else is done with them."""
        self.known[number] = games
        self._write({NUMBER: number, "games": games})

    def _write(self, line: Json) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(line)}\n")
