"""The gallery: named positions of the games from `positions.json`, for any test.

Each has `name`, `game` and `text`. Either it was `reached` in a golden game (trace, line and ply, counted from 0),
or it is `composed`: written by hand.
"""

import json
from pathlib import Path
from typing import NamedTuple, TypedDict

from jemaa import record
from jemaa.game import Json, State
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
    game: str
    text: str
    reached: Reached | None = None
    composed: bool = False


GALLERY = [Shown(**shown) for shown in json.loads((HERE / "positions.json").read_text(encoding="utf-8"))]


def named(game: str, name: str) -> Shown:
    """Return the gallery's position of a game by name."""
    (shown,) = [shown for shown in GALLERY if (shown.game, shown.name) == (game, name)]
    return shown


def state_of(shown: Shown) -> State:
    """Return the position itself."""
    return GAMES[shown.game].position(shown.text)


def record_from(shown: Shown) -> Json:
    """Return a record that starts from the position, with players named A, B, ..."""
    game = GAMES[shown.game]
    colors = [own.split("+") for own in shown.text.split(" ")[1].split("/")]
    players = [{"name": "ABCDE"[seat], "color": own if len(own) > 1 else own[0]} for seat, own in enumerate(colors)]
    told = shown.text.split(" ")[2]
    options = {} if told == "-" else dict(option.split("=") for option in told.split(","))
    return {
        "format": record.FORMAT,
        "version": record.VERSION,
        "game": game.name,
        "rules": game.rules,
        "options": {name: {"true": True, "false": False}.get(value, value) for name, value in options.items()},
        "players": players,
        "setup": {"position": shown.text},
        "log": [],
        "seed": shown.name,
    }


def reached(shown: Shown) -> str:
    """Return the text of a position in its golden game."""
    assert shown.reached is not None
    lines = (GOLDEN / f"{shown.reached['trace']}.trace.jsonl").read_text(encoding="utf-8").splitlines()
    match, _ = record.load(json.loads(lines[shown.reached["line"]])["record"])
    return match.at(shown.reached["ply"])[0].text()
