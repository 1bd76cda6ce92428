"""Records: a match as JSON. Loading one checks it and replays every entry.

A record is untrusted input: it either replays exactly as written, or is refused as a whole with one clear message. The
limits below bound time and memory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Any, Final

from . import strict
from .checks import checked_players, is_seed, shown
from .errors import BadRecord, JemaaError
from .game import CHANCE, Events, Game, Json
from .games import GAMES
from .judging import is_signed
from .match import MOST_SEATINGS, Match, Seating, Stretch, cut

FORMAT: Final = "jemaa-record"
VERSION: Final = 1
LONGEST_LOG: Final = 5000
LARGEST_TEXT: Final = 1_000_000  # characters of a file; the longest log takes a sixth of it
LARGEST_RULES: Final = 1_000_000
MOST_STRETCHES: Final = 100  # changes of the rules within one game
LARGEST_BESIDE: Final = 500_000  # bytes, in the page's JSON, of all additional keys but the page's own
LARGEST_OWN: Final = 200_000  # bytes of the page's own additional keys

REQUIRED = ("format", "version", "game", "options", "players", "setup", "log")
KNOWN = {*REQUIRED, "rules", "other_rules", "opponents"}
#: The page's own keys, which may grow during a game.
OWN = {"seed", "known_seed", "started", "app", "by_hand", "branches"}


def save(match: Match, extra: Mapping[str, Any] | None = None) -> Json:
    """Return the record of a match; `extra` holds additional top-level keys (`seed`, `started`, `app`)."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.options,
        "players": match.players,
        "setup": match.setup,
        "log": [entry.action.text for entry in match.log],
        **({"other_rules": stretches(match)} if match.other_rules else {}),
        **({"opponents": seatings(match)} if match.opponents else {}),
        **({} if match.seed is None else {"seed": match.seed}),
        **{key: value for key, value in (extra or {}).items() if key not in KNOWN},
    }


def additional(record: Json) -> Json:
    """Return the additional top-level keys of a record."""
    return {key: value for key, value in record.items() if key not in KNOWN}


def stretches(match: Match) -> list[Json]:
    """Return the record's list of the parts that were played by other versions of the rules."""
    return [stretch._asdict() for stretch in match.other_rules]


def seatings(match: Match) -> list[Json]:
    """Return the record's list of the opponents that have decided entries of the log."""
    return [
        {"ply": ply, "bots": {str(seat): bot for seat, bot in sorted(bots.items())}} for ply, bots in match.opponents
    ]


def by_hand(record: Json, match: Match) -> set[int]:
    """Return the plies of a match's rolls, undone ones included, that its record says were entered by hand."""
    told = record.get("by_hand")
    plies = {ply for ply in told if type(ply) is int} if isinstance(told, list) else set()
    rolls = (ply for ply, entry in enumerate((*match.log, *match.undone)) if entry.actor == CHANCE)
    return plies.intersection(rolls)


def parse(text: str) -> Any:
    """Parse untrusted JSON text, or raise `BadRecord`."""
    if len(text) > LARGEST_TEXT:
        raise BadRecord(f"the text is longer than {LARGEST_TEXT} characters", "too-large")
    try:
        return strict.read(text)
    except ValueError as error:
        raise BadRecord(f"the text cannot be read as JSON: {error}", "not-json") from error


def admit(record: Any) -> tuple[Match, list[Events]]:
    """Load a record that comes from outside; also refuse one that would be too large to save and open again."""
    loaded = load(record)
    beside = additional(record)
    own = {key: beside.pop(key) for key in OWN.intersection(beside)}
    if strict.written(beside) > LARGEST_BESIDE or strict.written(own) > LARGEST_OWN:
        raise BadRecord("the additional keys of the record are too long", "too-large")
    return loaded


def load(record: Any) -> tuple[Match, list[Events]]:
    """Check and replay a record (as returned by `parse`); return the match and the events of each entry.

    Raises `BadRecord` with the reason and, if a log entry is at fault, its number and text.
    """
    game = _checked_head(record)
    players = checked_players(game, record["players"])
    if not isinstance(record["setup"], dict):
        raise BadRecord("setup must be an object", "setup-keys")
    seed = record.get("seed")  # optional: one that cannot be used is kept in the record and otherwise ignored
    match = Match(game, players, record["options"], record["setup"], seed if is_seed(seed) else None)
    stretches = _stretches(record.get("other_rules", []))
    opponents = _seatings(record.get("opponents", []), len(players))
    events = _replayed(match, record["log"], record.get("rules", 1))
    match.opponents = opponents
    match.other_rules = _other_rules(stretches, record.get("rules", 1), match)
    return match, events


def _stretches(value: Any) -> tuple[Stretch, ...]:
    """Read `other_rules` of a record, or raise `BadRecord`."""
    if not isinstance(value, list) or not all(map(_is_stretch, value)):
        raise BadRecord("other_rules must be a list of objects with ply and rules", "rules")
    stretches = tuple(Stretch(**stretch) for stretch in value)
    if any(one.ply >= other.ply for one, other in pairwise(stretches)):
        raise BadRecord("the plies of other_rules must ascend", "rules")
    return stretches


def _is_stretch(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != set(Stretch._fields):
        return False
    return type(value["ply"]) is int and 1 <= value["ply"] <= LONGEST_LOG and _is_rules(value["rules"])


def _seatings(value: Any, seats: int) -> tuple[Seating, ...]:
    """Read `opponents` of a record, or raise `BadRecord`. This build need not have the levels and versions it names."""
    known = {str(seat): seat for seat in range(seats)}
    if not isinstance(value, list) or len(value) > MOST_SEATINGS or not all(_is_seating(one, known) for one in value):
        raise BadRecord(f"opponents must be at most {MOST_SEATINGS} objects with ply and bots", "opponents")
    if any(one["ply"] >= other["ply"] for one, other in pairwise(value)):
        raise BadRecord("the plies of opponents must ascend", "opponents")
    return tuple(Seating(one["ply"], {known[seat]: bot for seat, bot in one["bots"].items()}) for one in value)


def _is_seating(value: Any, seats: Collection[str]) -> bool:
    if not isinstance(value, dict) or set(value) != set(Seating._fields) or not isinstance(value["bots"], dict):
        return False
    if type(value["ply"]) is not int or not 0 <= value["ply"] < LONGEST_LOG:
        return False
    return all(seat in seats and is_signed(bot) for seat, bot in value["bots"].items())


def _is_rules(value: Any) -> bool:
    return type(value) is int and 1 <= value <= LARGEST_RULES


def _other_rules(stretches: tuple[Stretch, ...], rules: int, match: Match) -> tuple[Stretch, ...]:
    """Return a record's stretches; if its `rules` are not the game's version, add the rest of its log as one more."""
    if rules != match.game.rules:
        stretches = cut((*stretches, Stretch(LONGEST_LOG + 1, rules)), match.ply)
    if len(stretches) > MOST_STRETCHES:
        raise BadRecord(f"the rules changed more than {MOST_STRETCHES} times", "rules")
    return stretches


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
    if not _is_rules(record.get("rules", 1)):
        raise BadRecord("rules must be a whole number from 1", "rules")
    game = GAMES.get(record["game"]) if isinstance(record["game"], str) else None
    if game is None:
        raise BadRecord(f"there is no game {shown(record['game'])}", "game", text=shown(record["game"]))
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
            raise BadRecord(f"entry {number}: {error}{other}", error.code, number, shown(text)) from error
    return events
