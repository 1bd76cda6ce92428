"""Records: a match as JSON. Loading one checks it and replays every entry.

A record is untrusted input: it either replays exactly as written, or is refused as a whole with one clear message. The
limits below bound time and memory. `write` and `read` keep a match in a file, `save` and `load` make an object of it:

>>> from jemaa import Match, record
>>> match = Match.new("morocco", players=2)
>>> again, events = record.load(record.save(match))
>>> again == match
True
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import PathLike
from typing import Any, Final

from .engine.game import Events, Game, Json
from .engine.validation import LONGEST_LOG, checked_players, excerpt, is_seed
from .errors import BadRecord, JemaaError
from .formats import strict_json
from .games import GAMES
from .match import Match, provenance

FORMAT: Final = "jemaa-record"
VERSION: Final = 1
LARGEST_TEXT: Final = 1_000_000  # characters of a file; the longest log takes a sixth of it
LARGEST_BESIDE: Final = 500_000  # bytes, in the page's JSON, of all additional keys but those in `OWN`
LARGEST_OWN: Final = 200_000  # bytes of those

REQUIRED = ("format", "version", "game", "options", "players", "setup", "log")
__all__ = ["load", "read", "save", "write"]

KNOWN = {*REQUIRED, "rules", *provenance.KEYS}
#: Keys that Jemaa itself writes, and that may grow during a game.
OWN = {"seed", "known_seed", "started", "app", "by_hand", "branches"}


def save(match: Match, extra: Mapping[str, Any] | None = None) -> Json:
    """Return the record of a match; `extra` holds additional top-level keys (`seed`, `started`, `app`).

    >>> from jemaa import Match, record
    >>> record.save(Match.new("marrakech", players=3, seed="dunes", first=0))["setup"]
    {'first': 0, 'facing': 'north'}
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.options,
        "players": match.players,
        "setup": match.setup,
        "log": [entry.action.text for entry in match.log],
        **match.provenance.written(),
        **({} if match.seed is None else {"seed": match.seed}),
        **{key: value for key, value in (extra or {}).items() if key not in KNOWN},
    }


def write(match: Match, path: str | PathLike[str], extra: Mapping[str, Any] | None = None) -> None:
    """Write the record of a match to a file, by convention `*.jemaa.json`.

    >>> import os, tempfile
    >>> from jemaa import Match, record
    >>> match = Match.new("morocco", players=2)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = os.path.join(folder, "game.jemaa.json")
    ...     record.write(match, file)
    ...     record.read(file) == match
    True
    """
    text = json.dumps(save(match, extra), separators=(",", ":"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{text}\n")


def read(path: str | PathLike[str]) -> Match:
    """Return the match of a file, checked and replayed; raises `BadRecord`, or `OSError` where there is no such file.

    >>> from jemaa import record
    >>> record.read(record.__file__)
    Traceback (most recent call last):
    jemaa.errors.BadRecord: the text cannot be read as JSON: Extra data: line 1 column 3 (char 2)
    """
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LARGEST_TEXT + 2).removeprefix(strict_json.MARK)
    except UnicodeDecodeError as error:
        raise BadRecord(f"the file is no text: {error.reason} at byte {error.start}", "not-json") from error
    return admit(parse(text))[0]


def additional(record: Json) -> Json:
    """Return the additional top-level keys of a record."""
    return {key: value for key, value in record.items() if key not in KNOWN}


def parse(text: str) -> Any:
    """Parse untrusted JSON text, or raise `BadRecord`."""
    if len(text) > LARGEST_TEXT:
        raise BadRecord(f"the text is longer than {LARGEST_TEXT} characters", "too-large")
    try:
        return strict_json.parse(text)
    except ValueError as error:
        raise BadRecord(f"the text cannot be read as JSON: {error}", "not-json") from error


def admit(record: Any) -> tuple[Match, list[Events]]:
    """Load a record that comes from outside; also refuse one that would be too large to save and open again."""
    loaded = load(record)
    own = {key: record[key] for key in OWN.intersection(record)}
    beside = {key: value for key, value in additional(record).items() if key not in OWN}
    if strict_json.size(beside) > LARGEST_BESIDE or strict_json.size(own) > LARGEST_OWN:
        raise BadRecord("the additional keys of the record are too long", "too-large")
    return loaded


def load(record: Any) -> tuple[Match, list[Events]]:
    """Check and replay a record (as returned by `parse`); return the match and the events of each entry.

    Raises `BadRecord` with the reason and, if a log entry is at fault, its number and text.

    >>> from jemaa import Match, record
    >>> saved = record.save(Match.new("marrakech", players=3))
    >>> record.load({**saved, "log": ["left", "right"]})
    Traceback (most recent call last):
    jemaa.errors.BadRecord: entry 2: right is not legal at ply 1; legal here, for example: die 1, die 4
    """
    game = _checked_head(record)
    players = checked_players(game, record["players"])
    if not isinstance(record["setup"], dict):
        raise BadRecord("setup must be an object", "setup-keys")
    seed = record.get("seed")  # optional: one that cannot be used is kept in the record and otherwise ignored
    match = Match(game, players, record["options"], record["setup"], seed if is_seed(seed) else None)
    said, rules = provenance.read(record, len(players)), record.get("rules", 1)
    events = _replayed(match, record["log"], rules)
    match.provenance = said.ruled(match.ply, rules, game.rules)
    return match, events


def _checked_head(record: Any) -> Game:
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object", "not-json")
    missing = [key for key in REQUIRED if key not in record]
    if missing:
        raise BadRecord(f"the record has no {missing[0]}", "missing", text=missing[0])
    if record["format"] != FORMAT:
        raise BadRecord(f"format must be {FORMAT}", "format")
    if type(record["version"]) is not int or record["version"] != VERSION:
        raise BadRecord(f"only version {VERSION} of the format can be read", "version")
    if not provenance.is_rules(record.get("rules", 1)):
        raise BadRecord("rules must be a whole number from 1", "rules")
    game = GAMES.get(record["game"]) if isinstance(record["game"], str) else None
    if game is None:
        raise BadRecord(f"there is no game {excerpt(record['game'])}", "game", text=excerpt(record["game"]))
    return game


def _replayed(match: Match, log: Any, rules: int) -> list[Events]:
    """Replay a log and return its events; `rules`, the record's version of the rules, is only for the message."""
    if not isinstance(log, list) or len(log) > LONGEST_LOG:
        raise BadRecord(f"the log must be a list of at most {LONGEST_LOG} actions", "log")
    events = []
    for number, text in enumerate(log, 1):
        try:
            events.append(match.play(text))
        except JemaaError as error:
            other = "" if rules == match.game.rules else f" (played by rules {rules}; these are {match.game.rules})"
            raise BadRecord(f"entry {number}: {error}{other}", error.code, number, excerpt(text)) from error
    return events
