"""Validation of untrusted players, options and seeds: each function returns the value or raises `BadRecord`.

Set-ups are checked by the games (`Game.start`), logs by replaying them (`record.py`). No game is named here.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from os import urandom
from typing import Any, Final

from ..errors import BadRecord
from .game import Action, Game, Json

LONGEST_NAME: Final = 40
LONGEST_SEED: Final = 200
LONGEST_LOG: Final = 5000
#: Unicode categories that names may not contain: control characters, lone surrogates, line and paragraph separators.
BARRED = frozenset(("Cc", "Cs", "Zl", "Zp"))
#: Invisible characters that names may not contain: all that is "default ignorable" in Unicode, but for `SHAPING`, and
#: annotation marks. Direction marks are among them, and what turns the text around a name.
HIDDEN = tuple(
    range(first, last + 1)
    for first, last in (
        (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x200B, 0x200B),
        (0x200E, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFFB), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE001F), (0xE0080, 0xE00FF),
        (0xE01F0, 0xE0FFF),
    )
)  # fmt: skip
#: Invisible characters that shape those beside them, as names need them: the joiners of Persian, Indian scripts and
#: emoji, the marks of Mongolian, variation selectors, the tags of flags.
SHAPING = tuple(
    range(first, last + 1)
    for first, last in ((0x180B, 0x180F), (0x200C, 0x200D), (0xFE00, 0xFE0F), (0xE0020, 0xE007F), (0xE0100, 0xE01EF))
)
#: Not printable by themselves, but needed between Arabic letters and in emoji.
JOINERS: Final = "\u200c\u200d"
#: The blank Braille pattern is a space in all but its category.
BLANK = "\u2800"


def is_seed(seed: Any) -> bool:
    """Check whether a value is a string of 1 to 200 characters."""
    return isinstance(seed, str) and 1 <= len(seed) <= LONGEST_SEED


def checked_seed(seed: Any) -> str:
    """Return a valid seed, or raise `BadRecord`."""
    if not is_seed(seed):
        raise BadRecord(f"a seed is a text of 1 to {LONGEST_SEED} characters", "seed")
    return str(seed)


def new_seed(seed: Any) -> str:
    """Return the seed of a new game as it is kept, or raise `BadRecord`: texts that look alike are one seed.

    The seed of a stored game is never changed: that would change its dice.
    """
    return checked_seed(unicodedata.normalize("NFC", seed.strip()) if isinstance(seed, str) else seed)


def random_seed() -> str:
    """Return a seed that nobody can guess."""
    return urandom(8).hex()


def with_defaults(game: Game, options: Any) -> Json:
    """Return the options with defaults filled in, or raise `BadRecord` for an unknown option or value."""
    if not isinstance(options, dict):
        raise BadRecord("options must be an object", "options")
    for name, value in options.items():
        values = game.options.get(name, ())
        if not any(type(value) is type(possible) and value == possible for possible in values):
            refused, known = excerpt(name), ", ".join(map(_choice, game.options.items())) or "it has none"
            raise BadRecord(f"{game.name} has no option {refused} with that value: {known}", "options", text=refused)
    return {name: options.get(name, values[0]) for name, values in game.options.items()}


def _choice(option: tuple[str, Sequence[Any]]) -> str:
    """Say which values an option may have."""
    name, values = option
    return f"{name} is {' or '.join(map(repr, values))}"


def default_players(game: Game, count: int) -> list[Json]:
    """Return that many players with default names and colours, or raise `BadRecord` for a wrong number."""
    return checked_players(game, [_default_player(game, count, seat) for seat in range(count * (count in game.seats))])


def _default_player(game: Game, count: int, seat: int) -> Json:
    each = game.colors_each(count)
    own = list(game.colors[each * seat : each * seat + each])
    return {"name": f"Player {seat + 1}", "color": own if each > 1 else own[0]}


def seated_players(game: Game, players: Any) -> list[Json]:
    """Return the players of a new match, or raise `BadRecord`: given as they are, by their names, or by their number.

    What is not given is the default.
    """
    if isinstance(players, int):
        return default_players(game, players)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadRecord("players are a number, or a list of players or of their names", "players")
    if not all(isinstance(player, str) for player in players):
        return checked_players(game, list(players))
    pairs = zip(players, default_players(game, len(players)), strict=True)
    return checked_players(game, [{**player, "name": name} for name, player in pairs])


def checked_players(game: Game, players: Any) -> list[Json]:
    """Return the players of a match, or raise `BadRecord`; checks their number, names and colours."""
    if not isinstance(players, list) or len(players) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadRecord(f"{game.name} takes {least} to {most} players", "players")
    taken: set[str] = set()
    for player in players:
        if not isinstance(player, dict) or set(player) != {"name", "color"}:
            raise BadRecord(f"a player must be {_like(game, len(players))}, with nothing else", "players")
        if not _is_name(player["name"]):
            allowed = f"1 to {LONGEST_NAME} characters, at least one visible, no control or hidden characters"
            raise BadRecord(f"a name must have {allowed}", "name")
        _take_colors(game, player["color"], len(players), taken)
    return players


def _is_name(name: Any) -> bool:
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        return False
    kinds = list(map(unicodedata.category, name))
    if not BARRED.isdisjoint(kinds) or _unhidden(name) != name:
        return False
    marks = zip(name, kinds, strict=True)
    return any(kind != "Zs" and mark != BLANK and not _is_in(mark, SHAPING) for mark, kind in marks)


def without_hidden(players: Any) -> Any:
    """Return players as they were stored when names could still have hidden characters, without these."""
    named = isinstance(players, list) and all(isinstance(player, dict) for player in players)
    return [_renamed(player) for player in players] if named else players


def _renamed(player: Json) -> Json:
    name = player.get("name")
    return {**player, "name": _unhidden(name)} if isinstance(name, str) else player


def _unhidden(name: str) -> str:
    return "".join(mark for mark in name if not _is_in(mark, HIDDEN))


def _is_in(mark: str, reaches: Sequence[range]) -> bool:
    return any(ord(mark) in reach for reach in reaches)


def _like(game: Game, players: int) -> str:
    """Show what a player looks like in a game of so many."""
    return json.dumps(_default_player(game, players, 0))


def first_seat(setup: Json, players: Sequence[Json]) -> int:
    """Return the seat that begins by a set-up, or raise `BadRecord`."""
    first = setup["first"]
    if type(first) is not int or not 0 <= first < len(players):
        raise BadRecord("first must be a seat", "setup-first")
    return first


def _take_colors(game: Game, color: Any, players: int, taken: set[str]) -> None:
    each = game.colors_each(players)
    colors = [color] if each == 1 else color
    if not isinstance(colors, list) or len(colors) != each:
        raise BadRecord(f"with so many players each must be {_like(game, players)}, with {each} colours", "color")
    for one in colors:
        if not isinstance(one, str) or one not in game.colors or one in taken:
            known = isinstance(one, str) and one in game.colors
            wrong = "is taken" if known else f"is not a colour of {game.name}"
            colors = ", ".join(game.colors)
            raise BadRecord(f"{excerpt(one)} {wrong}; colours are {colors}", "color", text=excerpt(one))
        taken.add(one)


def excerpt(value: Any) -> str:
    """Return an untrusted value as short printable text, for a message."""
    text = value if isinstance(value, str) else type(value).__name__
    printable = "".join(mark if mark.isprintable() else "?" for mark in text[:60])
    return f"{printable}..." if len(text) > 60 else printable


def examples(legal: Sequence[Action]) -> str:
    """Return the first and the last of the legal actions as the end of a message; nothing where there is none."""
    texts = dict.fromkeys(action.text for action in (*legal[:1], *legal[-1:]))
    return f"; legal here, for example: {', '.join(texts)}" if texts else ""


def printable(text: str) -> str:
    """Return a text without control characters that a terminal might interpret; joined letters stay joined."""
    return "".join(mark if mark.isprintable() or mark in JOINERS else "?" for mark in text)
