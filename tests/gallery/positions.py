"""The gallery: named positions of the games from `positions.json`, for any test.

Each has a `name` and a `record` that starts from it. Either it was `reached` in a golden game (trace, line and ply,
counted from 0), or it is `composed`: written by hand.
"""

import json
from pathlib import Path
from typing import NamedTuple, TypedDict

from jemaa import record
from jemaa.engine.game import Json, State
from jemaa.games import GAMES

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"


class Reached(TypedDict):
    """Where a golden game comes to a position: the trace's name, the line in it, the ply."""

    trace: str
    line: int
    ply: int


class Shown(NamedTuple):
    """A position of the gallery."""

    name: str
    record: Json
    reached: Reached | None = None
    composed: bool = False

    @property
    def game(self) -> str:
        """Return the name of its game."""
        return str(self.record["game"])

    @property
    def text(self) -> str:
        """Return the position as a line of text."""
        return str(self.record["setup"]["position"])


GALLERY = [Shown(**shown) for shown in json.loads((HERE / "positions.json").read_text(encoding="utf-8"))]


def named(game: str, name: str) -> Shown:
    """Return the gallery's position of a game by name."""
    (shown,) = [shown for shown in GALLERY if (shown.game, shown.name) == (game, name)]
    return shown


def state_of(shown: Shown) -> State:
    """Return the position itself."""
    return GAMES[shown.game].position(shown.text)


def reached(shown: Shown) -> str:
    """Return the text of a position in its golden game."""
    assert shown.reached is not None
    lines = (GOLDEN / f"{shown.reached['trace']}.trace.jsonl").read_text(encoding="utf-8").splitlines()
    match, _ = record.load(json.loads(lines[shown.reached["line"]])["record"])
    return match.at(shown.reached["ply"])[0].text()
