"""The short form of records, for links and QR codes. `docs/records.md` describes the format.

A record is encoded as one large whole number in a mixed radix: each value is a digit, whose radix is the number of
possible values. A log entry is encoded as its index among the legal actions. A short form is untrusted input: only the
text that `encode` writes for the decoded match is accepted, all else is refused with one clear message. `extract` takes
it out of what mails and messengers have put around and into it; `decode_all` returns the games of all links in a text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import accumulate, islice, pairwise
from typing import Any, Final, NamedTuple
from zlib import crc32

from ..engine.game import Game, Json
from ..engine.validation import LONGEST_LOG, LONGEST_NAME, excerpt
from ..errors import BadRecord
from ..games import GAMES
from ..match import Match
from . import short_form_devices
from .mixed_radix import Choice, Field, Reader, Writer

#: The version of a game that is played on one device alone, of one that travels between several, and what such a one
#: had before: that is read only.
ALONE: Final = "1"
TRAVELLING: Final = "3"
EARLIER: Final = "2"
VERSIONS: Final = (ALONE, EARLIER, TRAVELLING)
LONGEST: Final = 4000  # characters: with an address it still fits one QR code (4,296 characters of this alphabet)
ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CHECK: Final = 7  # characters of a CRC-32
NOISIEST: Final = 20_000  # characters in which a short form is looked for
MOST_FORMS: Final = 100  # short forms that are looked for in one text
#: Games are replayed, which takes time: of more short forms the longest, in which games go on furthest.
MOST_REPLAYED: Final = 16
MOST_ESCAPED: Final = 3  # times that a text may have been escaped for an address

# Not compiled on import, which would slow the start of the page; few pages open a link.
_ANY_VERSION: Final = "[1-9][0-9]{0,3}"
_VERSION: Final = f"({_ANY_VERSION})-"
_KNOWN: Final = f"[{''.join(VERSIONS)}]"
_SHAPE: Final = rf"[0-9]+-([A-Z][A-Z0-9]*)-([1-9][0-9]*)-([0-9A-Z]+)[0-9A-Z]{{{CHECK}}}"

_HEAD: Final = "-[A-Z][A-Z0-9]*-[1-9][0-9]*-"
_ESCAPES: Final = rb"%([0-9A-Fa-f]{2})"
#: What programs write for a dash.
DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d"), "-")

#: Ranges of code points for names: ASCII, Latin-1, two bytes of UTF-8, the basic multilingual plane, all of Unicode.
#: The smallest one that holds the whole name is used. Characters that names may not contain are refused later.
REACHES: Final = tuple(range(0x20, end) for end in (0x7F, 0x100, 0x800, 0x10000, 0x110000))
LENGTHS: Final = range(1, LONGEST_NAME + 1)
COUNTS: Final = range(LONGEST_LOG + 1)


def encode(match: Match, bots: Mapping[int, str] | None = None) -> str:
    """Return the short form of a match, without its seed and undone entries.

    A match with an `id` has one of version 3, which also says which rolls were entered by hand, on which devices it was
    played, and who plays now: `bots`, the opponents' levels by seat.

    Raises `BadRecord` if the match is too long for a link, or starts from a position.
    """
    return _encoded(match, bots or {}, ALONE if match.provenance.id is None else TRAVELLING)


def _encoded(match: Match, bots: Mapping[int, str], version: str) -> str:
    if "position" in match.setup:
        raise BadRecord("a game that starts from a position has no short form", "short-position")
    if match.ply > LONGEST_LOG:
        raise BadRecord(f"the short form holds at most {LONGEST_LOG} entries", "short-too-long")
    writer = Writer()
    _write_players(writer, match.game, match.players)
    _write_start(writer, match)
    if version != ALONE:
        short_form_devices.write_who(writer, match, bots)
    _write_log(writer, match)
    if version == TRAVELLING:
        short_form_devices.write_by_hand(writer, match.log, match.provenance.by_hand)
    if version != ALONE:
        devices = match.provenance.each_device(match.ply)
        short_form_devices.write_devices(writer, match.log, devices, bots, few=version == EARLIER)
    text = f"{version}-{match.game.name.upper()}-{match.game.rules}-{_base36(writer.number())}"
    if len(text) + CHECK > LONGEST:
        raise BadRecord(f"the short form would be longer than {LONGEST} characters", "short-too-long")
    return text + _check(text)


def decode(text: str) -> Match:
    """Return the match of a short form, replayed and without a seed; or raise `BadRecord`."""
    return decode_with_bots(text)[0]


def decode_with_bots(text: str) -> tuple[Match, dict[int, str]]:
    """Return also the opponents' levels by seat; a game need not have them. Version 1 of the short form tells none."""
    version, game, number = _parsed(text)
    reader = Reader(number)
    players = _read_players(reader, game)
    match = _read_start(reader, game, players)
    name, bots = short_form_devices.read_who(reader, len(players)) if version != ALONE else (None, {})
    _read_log(reader, match)
    by_hand = short_form_devices.read_by_hand(reader, match.log) if version == TRAVELLING else frozenset()
    if version != ALONE:
        devices = short_form_devices.read_devices(reader, match.log, bots, few=version == EARLIER)
        match.provenance = match.provenance._replace(id=name, by_hand=by_hand, devices=devices)
    if _encoded(match, bots, version) != text:
        raise BadRecord("this is not the text that the match is encoded as", "short-otherwise")
    return match, bots


def extract(text: str) -> str:
    """Return the first short form in a text that mails and messengers have altered.

    They change its letters' case and its dashes, break its lines, escape it for an address, put signs that nobody sees
    into it, and other signs and words around it. The checksum tells where it ends. If it matches nowhere, what there is
    of a short form is returned, or else the text as it is, so that `decode` refuses it with the true reason.
    """
    return extract_all(text)[0]


def extract_all(text: str) -> list[str]:
    """Return all short forms in such a text; at least one, which is what there is of one if none is whole."""
    if len(text) > NOISIEST:
        return [text]
    pieces = re.findall(r"[0-9A-Z]+|-", _unescaped(text).translate(DASHES).upper())
    joined = "".join(pieces)
    forms = [  # first those of a known version: "20:15 1-" is not 151
        _from(pieces, *head.span())
        for version in (_KNOWN, _ANY_VERSION)
        for head in islice(re.finditer(version + _HEAD, joined), MOST_FORMS if version == _KNOWN else 1)
    ]
    return list(dict.fromkeys(filter(_is_checked, forms))) or [forms[-1] if forms else text]


class Found(NamedTuple):
    """A game, its opponents' levels by seat, and the short form that it is in."""

    match: Match
    bots: dict[int, str]
    short: str


def decode_all(text: str) -> list[Found]:
    """Return the games in a text, each as far as it goes there; one that parts into two ways is two.

    Raises `BadRecord` if there is none.
    """
    forms = extract_all(text)
    longest = sorted(forms, key=len, reverse=True)[:MOST_REPLAYED]
    found, errors = [], []
    for form in (form for form in forms if form in longest):
        try:
            found.append(Found(*decode_with_bots(form), form))
        except BadRecord as error:
            errors.append(error)
    if not found:
        raise errors[0]
    return _furthest(found)


def _furthest(found: Sequence[Found]) -> list[Found]:
    """Return those in which no other one goes on."""
    best: dict[str, Found] = {}
    for one in sorted(found, key=lambda each: -each.match.ply):
        if not any(_goes_on(longer.match, one.match) for longer in best.values()):
            best[one.short] = one
    return [one for one in found if one.short in best]


def _goes_on(longer: Match, match: Match) -> bool:
    """Tell whether a match is the beginning of another one. Names tell apart games that have no number."""
    same = longer.provenance.id == match.provenance.id and longer.at(0)[0].text() == match.at(0)[0].text()
    if match.provenance.id is None:
        same = same and longer.players == match.players
    return same and all(one.action == other.action for one, other in zip(match.log, longer.log, strict=False))


def _unescaped(text: str) -> str:
    """Return a text without the escapes of addresses, even if it was escaped again."""
    data = text.encode("utf-8", "ignore")
    for _ in range(MOST_ESCAPED):
        data = re.sub(_ESCAPES, lambda escape: bytes([int(escape[1], 16)]), data)
    return data.decode("utf-8", "ignore")


def _from(pieces: Sequence[str], start: int, body: int) -> str:
    """Return the short form whose head is at `start` of the joined pieces, as far as its checksum, or all of it.

    No dash is part of what follows the head, from `body` on: a mail's line break may bring some.
    """
    joined = "".join(pieces)
    form, counted, check = joined[start:body], 0, 0
    for begin, end in pairwise(accumulate(map(len, pieces), initial=0)):
        if end <= body:
            continue
        form += joined[max(begin, body) : end].replace("-", "")
        upto = max(counted, len(form) - CHECK)
        counted, check = upto, crc32(form[counted:upto].encode(), check)
        if len(form) > LONGEST or form.endswith(_padded(check)):
            break
    return form


def _is_checked(form: str) -> bool:
    return form.endswith(_check(form[:-CHECK]))


def _write_players(writer: Writer, game: Game, players: Sequence[Json]) -> None:
    writer.write(Choice(game.seats), len(players))
    left = list(game.colors)
    for player in players:
        _write_name(writer, player["name"])
        for color in _listed(player["color"]):
            writer.write(Choice(left), color)
            left.remove(color)


def _read_players(reader: Reader, game: Game) -> list[Json]:
    count = reader.read(Choice(game.seats))
    each, left = game.colors_each(count), list(game.colors)
    players = []
    for _ in range(count):
        name = _read_name(reader)
        colors = []
        for _ in range(each):
            colors.append(reader.read(Choice(left)))
            left.remove(colors[-1])
        players.append({"name": name, "color": colors if each > 1 else colors[0]})
    return players


def _listed(color: Any) -> list[str]:
    return color if isinstance(color, list) else [color]


def _write_name(writer: Writer, name: str) -> None:
    reach = next(reach for reach in REACHES if ord(max(name)) in reach)
    writer.write(Choice(REACHES), reach)
    writer.write(Choice(LENGTHS), len(name))
    for mark in name:
        writer.write(Choice(reach), ord(mark))


def _read_name(reader: Reader) -> str:
    reach = reader.read(Choice(REACHES))
    length = reader.read(Choice(LENGTHS))
    return "".join(chr(reader.read(Choice(reach))) for _ in range(length))


def _start_fields(game: Game, players: Sequence[Json]) -> list[dict[str, Field]]:
    """Return the fields of the options and of the set-up by key."""
    options: dict[str, Field] = {name: Choice((None, *values)) for name, values in game.options.items()}
    return [options, dict(game.setup_fields(players))]


def _write_start(writer: Writer, match: Match) -> None:
    for part, fields in zip((match.options, match.setup), _start_fields(match.game, match.players), strict=True):
        for key, field in fields.items():
            writer.write(field, part.get(key))


def _read_start(reader: Reader, game: Game, players: list[Json]) -> Match:
    options, setup = (
        {key: value for key, field in fields.items() if (value := reader.read(field)) is not None}
        for fields in _start_fields(game, players)
    )
    return Match(game, players, options, setup)


def _write_log(writer: Writer, match: Match) -> None:
    writer.write(Choice(COUNTS), match.ply)
    for entry, (state, _) in zip(match.log, match.positions(), strict=False):
        writer.write(Choice(state.legal()), entry.action)


def _read_log(reader: Reader, match: Match) -> None:
    for number in range(1, reader.read(Choice(COUNTS)) + 1):
        if not match.legal:
            raise BadRecord(f"entry {number} comes after the end of the game", "short-over", number)
        match.play(reader.read(Choice(match.legal)).text)


def _parsed(text: str) -> tuple[str, Game, int]:
    """Check the frame of a short form; return its version, its game and its number, which holds everything else."""
    if len(text) > LONGEST:
        raise BadRecord(f"the short form is longer than {LONGEST} characters", "short-length")
    version = re.match(_VERSION, text)
    if version is None:
        raise BadRecord("this is no short form of a record", "short-form")
    if version[1] not in VERSIONS:
        message = f"only versions {', '.join(VERSIONS)} of the short form can be read"
        raise BadRecord(message, "short-version", text=version[1])
    shape = re.fullmatch(_SHAPE, text)
    if shape is None or not _is_checked(text):
        raise BadRecord("the short form is damaged: its checksum does not match", "short-damaged")
    return version[1], _game(shape[1].lower(), shape[2]), int(shape[3], len(ALPHABET))


def _game(name: str, rules: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise BadRecord(f"there is no game {excerpt(name)}", "game", text=excerpt(name))
    if rules != str(game.rules):
        message = f"played by version {excerpt(rules)} of the rules of {name}; this is version {game.rules}"
        raise BadRecord(message, "short-rules", text=excerpt(rules))
    return game


def _check(text: str) -> str:
    """Return the checksum of a text: its CRC-32."""
    return _padded(crc32(text.encode("ascii")))


def _padded(check: int) -> str:
    """Return a CRC-32 in base 36, padded to seven characters."""
    return _base36(check).rjust(CHECK, ALPHABET[0])


def _base36(number: int) -> str:
    """Return a number in base 36, without leading zeros."""
    marks = []
    while True:
        number, digit = divmod(number, len(ALPHABET))
        marks.append(ALPHABET[digit])
        if not number:
            return "".join(reversed(marks))
