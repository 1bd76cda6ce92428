"""The record file: a match as JSON, loaded only by checking and replaying every entry.

A record is data from a stranger. It is refused whole with one clear message, or it replays exactly as written;
nothing lies between. Time and memory are bounded by the limits below.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from typing import Any, NoReturn

from .errors import BadRecord, JemaaError
from .game import Events, Game, Json
from .games import GAMES
from .match import LONGEST_SEED, Match, completed, shown

FORMAT = "jemaa-record"
VERSION = 1
LONGEST_LOG = 5000
LONGEST_NAME = 40
LARGEST_TEXT = 1_000_000  # characters of a file: a full log is a tenth of it

REQUIRED = ("format", "version", "game", "options", "players", "setup", "log")
KNOWN = {*REQUIRED, "rules"}


def save(match: Match, extra: Mapping[str, Any] | None = None) -> Json:
    """Return the record of a match; `extra` holds further top-level keys (`seed`, `started`, `app`)."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.options,
        "players": match.players,
        "setup": match.setup,
        "log": [entry.action.text for entry in match.log],
        **({} if match.seed is None else {"seed": match.seed}),
        **{key: value for key, value in (extra or {}).items() if key not in KNOWN},
    }


def parse(text: str) -> Any:
    """Return the JSON value of a stranger's text, or raise `BadRecord`: no duplicate keys, no NaN, no depths."""
    if len(text) > LARGEST_TEXT:
        raise BadRecord(f"the text is longer than {LARGEST_TEXT} characters", "too-large")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadRecord("the text is not JSON", "not-json") from error


def _object(pairs: list[tuple[str, Any]]) -> Json:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key occurs twice")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def load(record: Any) -> tuple[Match, list[Events]]:
    """Check and replay a record (an object as JSON gives it); return the match and the events of each entry.

    Raises `BadRecord` with the number of the log entry, its text and the reason.
    """
    game = _checked_head(record)
    completed(game, record["options"])
    players = checked_players(game, record["players"])
    if not isinstance(record["setup"], dict):
        raise BadRecord("setup must be an object", "setup-keys")
    match = Match(game, players, record["options"], record["setup"], _usable_seed(record.get("seed")))
    return match, _replayed(match, record["log"])


def _checked_head(record: Any) -> Game:
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object", "not-json")
    missing = [key for key in REQUIRED if key not in record]
    if missing:
        raise BadRecord(f"the record has no {missing[0]}", "missing", text=missing[0])
    if record["format"] != FORMAT:
        raise BadRecord(f"this is no {FORMAT}", "format")
    if type(record["version"]) is not int or record["version"] != VERSION:
        raise BadRecord(f"only version {VERSION} of the format can be read", "version")
    if type(record.get("rules", 1)) is not int or not 1 <= record.get("rules", 1) <= 1_000_000:
        raise BadRecord("rules must be a whole number from 1", "rules")
    game = GAMES.get(record["game"]) if isinstance(record["game"], str) else None
    if game is None:
        raise BadRecord(f"there is no game {shown(record['game'])}", "game", text=shown(record["game"]))
    return game


def _usable_seed(seed: Any) -> str | None:
    """Return a seed that `roll` can go on with; a record does not need one, so any other value is only kept."""
    return seed if isinstance(seed, str) and 1 <= len(seed) <= LONGEST_SEED else None


def checked_players(game: Game, players: Any) -> list[Json]:
    """Return the players of a record, or raise `BadRecord`: their number, names and colours."""
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
    return not any(unicodedata.category(mark) in ("Cc", "Cs", "Zl", "Zp") for mark in name)


def _take_colors(game: Game, color: Any, each: int, taken: set[str]) -> None:
    colors = [color] if each == 1 else color
    if not isinstance(colors, list) or len(colors) != each:
        raise BadRecord(f"a player has {each} colours here", "color")
    for one in colors:
        if not isinstance(one, str) or one not in game.colors or one in taken:
            raise BadRecord(f"{shown(one)} is no colour of {game.name}, or is taken", "color", text=shown(one))
        taken.add(one)


def _replayed(match: Match, log: Any) -> list[Events]:
    if not isinstance(log, list) or len(log) > LONGEST_LOG:
        raise BadRecord(f"the log must be a list of at most {LONGEST_LOG} actions", "log")
    events = []
    for number, text in enumerate(log, 1):
        try:
            events.append(match.play(text))
        except JemaaError as error:
            raise BadRecord(f"entry {number}: {error}", error.code, number, shown(text)) from error
    return events
