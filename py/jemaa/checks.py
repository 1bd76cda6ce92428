"""What a stranger may start a match with: players, options, a seed. Each check returns it or raises `BadRecord`.

The set-up is each game's own to check (`Game.start`); the log is replayed (`record.py`). No game is named here.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from .errors import BadRecord
from .game import Game, Json

LONGEST_NAME: Final = 40
LONGEST_SEED: Final = 200
#: Control characters, half characters, and what else would break a line
BARRED = frozenset(("Cc", "Cs", "Zl", "Zp"))


def is_seed(seed: Any) -> bool:
    """Tell whether a value is a text of 1 to 200 characters."""
    return isinstance(seed, str) and 1 <= len(seed) <= LONGEST_SEED


def checked_seed(seed: Any) -> str:
    """Return a seed that can be used, or raise `BadRecord`."""
    if not is_seed(seed):
        raise BadRecord(f"a seed is a text of 1 to {LONGEST_SEED} characters", "seed")
    return str(seed)


def completed(game: Game, options: Any) -> Json:
    """Return the options with defaults filled in, or raise `BadRecord` for one that is unknown or has no such value."""
    if not isinstance(options, dict):
        raise BadRecord("options must be an object", "options")
    for name, value in options.items():
        values = game.options.get(name, ())
        if not any(type(value) is type(possible) and value == possible for possible in values):
            raise BadRecord(f"{game.name} has no option {shown(name)} with that value", "options", text=shown(name))
    return {name: options.get(name, values[0]) for name, values in game.options.items()}


def checked_players(game: Game, players: Any) -> list[Json]:
    """Return the players of a match, or raise `BadRecord`: their number, names and colours."""
    if not isinstance(players, list) or len(players) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadRecord(f"{game.name} takes {least} to {most} players", "players")
    taken: set[str] = set()
    for player in players:
        if not isinstance(player, dict) or set(player) != {"name", "color"}:
            raise BadRecord("a player has a name and a color, nothing else", "players")
        if not _is_name(player["name"]):
            raise BadRecord(f"a name has 1 to {LONGEST_NAME} characters, no control characters", "name")
        _take_colors(game, player["color"], game.colors_each(len(players)), taken)
    return players


def _is_name(name: Any) -> bool:
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        return False
    return BARRED.isdisjoint(map(unicodedata.category, name))


def _take_colors(game: Game, color: Any, each: int, taken: set[str]) -> None:
    colors = [color] if each == 1 else color
    if not isinstance(colors, list) or len(colors) != each:
        raise BadRecord(f"a player has {each} colours here", "color")
    for one in colors:
        if not isinstance(one, str) or one not in game.colors or one in taken:
            raise BadRecord(f"{shown(one)} is no colour of {game.name}, or is taken", "color", text=shown(one))
        taken.add(one)


def shown(value: Any) -> str:
    """Return a stranger's value as short printable text for a message."""
    text = value if isinstance(value, str) else type(value).__name__
    printable = "".join(mark if mark.isprintable() else "?" for mark in text[:60])
    return f"{printable}..." if len(text) > 60 else printable
