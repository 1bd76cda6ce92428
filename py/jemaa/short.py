"""The short form of a record, for links and QR codes. `docs/records.md` describes it, so that others can read it.

All that a record says is one whole number: each choice is a digit below as many as there were to choose from, and an
entry of the log is its place among the legal actions. A short form is data from a stranger: it is refused with one
clear message, or it is exactly what `encode` writes for the match that `decode` returns; nothing lies between.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from .checks import LONGEST_NAME, shown
from .errors import BadRecord
from .fields import Choice, Field
from .game import Game, Json
from .games import GAMES
from .match import Match
from .record import LONGEST_LOG

VERSION: Final = 1
LONGEST: Final = 4000  # characters: with an address before it, still one QR code (4,296 of this alphabet)
ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CHECK: Final = 7  # characters of a CRC-32

# Compiled where they are first used: a page that opens no link need not wait for them.
_VERSION: Final = r"([1-9][0-9]{0,3})-"
_SHAPE: Final = rf"[0-9]+-([A-Z][A-Z0-9]*)-([1-9][0-9]*)-([0-9A-Z]+)[0-9A-Z]{{{CHECK}}}"

#: The characters of a name, from a space to the first that is enough: of English, of western Europe, of other
#: alphabets, of most scripts, of all. What begins here and may not stand in a name is refused like any bad name.
REACHES: Final = tuple(range(0x20, end) for end in (0x7F, 0x100, 0x800, 0x10000, 0x110000))
LENGTHS: Final = range(1, LONGEST_NAME + 1)
COUNTS: Final = range(LONGEST_LOG + 1)


def encode(match: Match) -> str:
    """Return the short form of a match; its seed and the tail of undone entries stay behind.

    Raises `BadRecord` for a match that is too long for a link, or that begins from a position's text.
    """
    if "position" in match.setup:
        raise BadRecord("a game that begins from a position has no short form", "short-position")
    if match.ply > LONGEST_LOG:
        raise BadRecord(f"the short form holds at most {LONGEST_LOG} entries", "short-too-long")
    pen = _Pen()
    _write_players(pen, match.game, match.players)
    _write_start(pen, match)
    _write_log(pen, match)
    text = f"{VERSION}-{match.game.name.upper()}-{match.game.rules}-{_spelled(pen.whole())}"
    if len(text) + CHECK > LONGEST:
        raise BadRecord(f"the short form would be longer than {LONGEST} characters", "short-too-long")
    return text + _check(text)


def decode(text: str) -> Match:
    """Return the match of a short form, without a seed, every entry replayed; raise `BadRecord` for anything else."""
    game, whole = _opened(text)
    eye = _Eye(whole)
    players = _read_players(eye, game)
    match = _read_start(eye, game, players)
    _read_log(eye, match)
    if encode(match) != text:
        raise BadRecord("the same match is written otherwise", "short-otherwise")
    return match


class _Pen:
    """Writes values one after another, each as a digit with a radix of its own."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def write(self, field: Field, value: Any) -> None:
        self._digits.append((field.number(value), field.radix))

    def whole(self) -> int:
        """Return all that was written as one number, the first digit counting least."""
        whole = 0
        for number, radix in reversed(self._digits):
            whole = whole * radix + number
        return whole


class _Eye:
    """Reads what a pen has written, asked for the same fields in the same order."""

    def __init__(self, whole: int) -> None:
        self._rest = whole

    def read(self, field: Field) -> Any:
        self._rest, number = divmod(self._rest, field.radix)
        return field.value(number)


def _write_players(pen: _Pen, game: Game, players: Sequence[Json]) -> None:
    pen.write(Choice(game.seats), len(players))
    left = list(game.colors)
    for player in players:
        _write_name(pen, player["name"])
        for color in _listed(player["color"]):
            pen.write(Choice(left), color)
            left.remove(color)


def _read_players(eye: _Eye, game: Game) -> list[Json]:
    count = eye.read(Choice(game.seats))
    each, left = game.colors_each(count), list(game.colors)
    players = []
    for _ in range(count):
        name = _read_name(eye)
        colors = []
        for _ in range(each):
            colors.append(eye.read(Choice(left)))
            left.remove(colors[-1])
        players.append({"name": name, "color": colors if each > 1 else colors[0]})
    return players


def _listed(color: Any) -> list[str]:
    return color if isinstance(color, list) else [color]


def _write_name(pen: _Pen, name: str) -> None:
    reach = next(reach for reach in REACHES if ord(max(name)) in reach)
    pen.write(Choice(REACHES), reach)
    pen.write(Choice(LENGTHS), len(name))
    for mark in name:
        pen.write(Choice(reach), ord(mark))


def _read_name(eye: _Eye) -> str:
    reach = eye.read(Choice(REACHES))
    length = eye.read(Choice(LENGTHS))
    return "".join(chr(eye.read(Choice(reach))) for _ in range(length))


def _start_fields(game: Game, players: Sequence[Json]) -> list[dict[str, Field]]:
    """Return the fields of options and of the set-up, key by key."""
    options: dict[str, Field] = {name: Choice((None, *values)) for name, values in game.options.items()}
    return [options, dict(game.setup_fields(players))]


def _write_start(pen: _Pen, match: Match) -> None:
    for part, fields in zip((match.options, match.setup), _start_fields(match.game, match.players), strict=True):
        for key, field in fields.items():
            pen.write(field, part.get(key))


def _read_start(eye: _Eye, game: Game, players: list[Json]) -> Match:
    options, setup = (
        {key: value for key, field in fields.items() if (value := eye.read(field)) is not None}
        for fields in _start_fields(game, players)
    )
    return Match(game, players, options, setup)


def _write_log(pen: _Pen, match: Match) -> None:
    pen.write(Choice(COUNTS), match.ply)
    for entry, (state, _) in zip(match.log, match.positions(), strict=False):
        pen.write(Choice(state.legal()), entry.action)


def _read_log(eye: _Eye, match: Match) -> None:
    for number in range(1, eye.read(Choice(COUNTS)) + 1):
        if not match.legal:
            raise BadRecord(f"entry {number} comes after the end of the game", "short-over", number)
        match.play(eye.read(Choice(match.legal)).text)


def _opened(text: str) -> tuple[Game, int]:
    """Return the game of a short form and the number that says the rest."""
    if len(text) > LONGEST:
        raise BadRecord(f"the short form is longer than {LONGEST} characters", "short-length")
    version = re.match(_VERSION, text)
    if version is None:
        raise BadRecord("this is no short form of a record", "short-form")
    if version[1] != str(VERSION):
        raise BadRecord(f"only version {VERSION} of the short form can be read", "short-version", text=version[1])
    shape = re.fullmatch(_SHAPE, text)
    if shape is None or _check(text[:-CHECK]) != text[-CHECK:]:
        raise BadRecord("the short form is damaged: its check does not fit", "short-damaged")
    return _game(shape[1].lower(), shape[2]), int(shape[3], len(ALPHABET))


def _game(name: str, rules: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise BadRecord(f"there is no game {shown(name)}", "game", text=shown(name))
    if rules != str(game.rules):
        message = f"played by rules {shown(rules)} of {name}; these are {game.rules}"
        raise BadRecord(message, "short-rules", text=shown(rules))
    return game


def _check(text: str) -> str:
    """Return the CRC-32 of a text, in seven characters."""
    return _spelled(crc32(text.encode("ascii"))).rjust(CHECK, ALPHABET[0])


def _spelled(number: int) -> str:
    """Return a number in base 36, without leading zeros."""
    marks = []
    while True:
        number, digit = divmod(number, len(ALPHABET))
        marks.append(ALPHABET[digit])
        if not number:
            return "".join(reversed(marks))
