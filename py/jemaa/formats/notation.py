"""Positions as text, the part that all games share. `docs/records.md` describes the format.

A position is one line of fields: separated by one space, `-` for nothing, items of a list joined by `,`, seats by `/`.
The first three fields are the game's name, its players' colours and its options; the others are each game's own. Texts
are untrusted input: each method that reads one returns a value or raises `BadRecord`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeVar

from ..engine.game import Game, Json, State
from ..engine.validation import excerpt
from ..errors import BadRecord

S = TypeVar("S", bound=State)

LONGEST: Final = 1000  # characters; a crowded position takes about 600
NOTHING: Final = "-"
HEAD: Final = ("game", "players", "options")

#: How boolean options are written, here and on the command line.
_WORDS: Final = {True: "true", False: "false"}


class Fields:
    """The fields of a position's text by name, with its players' `colors` by seat and its `options`."""

    def __init__(self, game: Game, text: Any, names: Sequence[str] = ()) -> None:
        """Split a text and read the three shared fields; without `names`, the game's own fields are ignored."""
        parts = text.split(" ") if isinstance(text, str) and len(text) <= LONGEST else []
        if parts[:1] != [game.name]:
            raise BadRecord(f"a position of {game.name} is a line that begins with {game.name}", "position")
        expected = (*HEAD, *names)
        if (names and len(parts) != len(expected)) or len(parts) < len(HEAD):
            raise BadRecord(f"a position of {game.name} has the fields {', '.join(expected)}", "position")
        self._fields = dict(zip(expected, parts, strict=False))
        self.colors = self._colors(game)
        self.options = self._options(game)

    def _colors(self, game: Game) -> list[list[str]]:
        seats = [colors.split("+") for colors in self._fields["players"].split("/")]
        named = [color for colors in seats for color in colors]
        if len(seats) not in game.seats or len(set(named)) < len(named) or not set(named) <= set(game.colors):
            raise self.bad("players", "a valid number of players, with different colours of the game")
        if any(len(colors) != game.colors_each(len(seats)) for colors in seats):
            raise self.bad("players", f"{game.colors_each(len(seats))} colours for each player")
        return seats

    def _options(self, game: Game) -> Json:
        items = self.listed("options")
        given = {name: word for name, _, word in (item.partition("=") for item in items)}
        if len(given) < len(items):
            raise self.bad("options", "each option once")
        options = {}
        for name, values in game.options.items():
            word = given.pop(name, _word(values[0]))
            options[name] = next((value for value in values if _word(value) == word), None)
        if given or None in options.values():
            raise self.bad("options", "options and values of the game")
        return options

    def bad(self, name: str, expected: str) -> BadRecord:
        """Return the error for a field that cannot be read."""
        text = excerpt(f"{name} {self[name]}")
        return BadRecord(f"{text}: expected {expected}", "position-field", text=text)

    def impossible(self, name: str, reason: str) -> BadRecord:
        """Return the error for a field that can be read, but contradicts the rules or the other fields."""
        text = excerpt(f"{name} {self[name]}")
        return BadRecord(f"{text}: {reason}", "position-impossible", text=text)

    def __getitem__(self, name: str) -> str:
        """Return a field as it is written."""
        return self._fields[name]

    def one(self, name: str, words: Sequence[str]) -> int:
        """Return the index of a field's value in a list of words."""
        if self[name] not in words:
            raise self.bad(name, f"one of {', '.join(words)}")
        return words.index(self[name])

    def number(self, name: str, values: range) -> int:
        """Read a field that is a whole number."""
        return self.number_in(name, self[name], values)

    def number_in(self, name: str, word: str, values: range) -> int:
        """Read a part of a field as a whole number."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 5) or int(word) not in values:
            raise self.bad(name, f"a whole number from {values[0]} to {values[-1]}")
        return int(word)

    def listed(self, name: str) -> list[str]:
        """Return the items of a field that is a list."""
        return [] if self[name] == NOTHING else self[name].split(",")

    def numbers(self, name: str, values: range) -> list[int]:
        """Read a field that is a list of whole numbers."""
        return [self.number_in(name, item, values) for item in self.listed(name)]

    def seats(self, name: str) -> list[str]:
        """Split a field into the parts of each seat."""
        return self.parts(name, len(self.colors))

    def parts(self, name: str, count: int) -> list[str]:
        """Split a field at `/` into that many parts."""
        parts = self[name].split("/")
        if len(parts) != count:
            raise self.bad(name, f"{count} parts separated by /")
        return parts

    def seats_numbers(self, name: str, values: range) -> list[int]:
        """Read a field with a whole number for each seat."""
        return [self.number_in(name, part, values) for part in self.seats(name)]

    def marks(self, name: str, part: str, letters: str, most: int) -> list[int]:
        """Read run-length encoded letters as at most `most` indices into `letters`: `3T2S` is `TTTSS`, `-` is none."""
        found: list[int] = []
        for count, letter in _runs("" if part == NOTHING else part):
            if letter not in letters or count < 1 or len(found) + count > most:
                raise self.bad(name, f"at most {most} of the letters {letters}, repeated ones as 3T")
            found += [letters.index(letter)] * count
        return found


def _word(value: Any) -> str:
    return _WORDS.get(value, str(value)) if isinstance(value, bool) else str(value)


def _runs(row: str) -> Iterator[tuple[int, str]]:
    """Split run-length encoded letters into counts and letters; a count of 0 marks an error."""
    count = ""
    for mark in row:
        if mark.isascii() and mark.isdecimal() and len(count) < 3:
            count += mark
        else:
            yield int(count or "1"), mark
            count = ""
    if count:
        yield 0, count


def canonical(state: S, text: str) -> S:
    """Return the position read from a text, or raise `BadRecord` if that is not the text that `State.text` writes."""
    for word, own in zip(text.split(" "), state.text().split(" "), strict=True):
        if word != own:
            raise BadRecord(f"{excerpt(word)} must be written {excerpt(own)}", "position-otherwise")
    return state


def initial_state(game: Game, players: Sequence[Json], options: Json, setup: Json) -> State:
    """Return the first position of a match, or raise `BadRecord`; the players are checked, the options complete.

    A set-up is either the game's own, or holds a `position` and nothing else.
    """
    if "position" not in setup:
        return game.start(players, options, setup)
    if set(setup) != {"position"}:
        raise BadRecord("a set-up with a position must hold nothing else", "setup-keys")
    state = game.position(setup["position"])
    fields = Fields(game, setup["position"])
    colors = [player["color"] for player in players]
    if [set(color) if isinstance(color, list) else {color} for color in colors] != list(map(set, fields.colors)):
        raise fields.impossible("players", "the players of the record have other colours")
    if fields.options != options:
        raise fields.impossible("options", "the record has other options")
    return state


# Writing


def head(game: str, colors: Iterable[Iterable[str]], options: Json, values: Mapping[str, Sequence[Any]]) -> list[str]:
    """Return the first three fields; options with their default value are left out."""
    changed = (f"{name}={_word(options[name])}" for name in values if options[name] != values[name][0])
    return [game, "/".join(map("+".join, colors)), listed(changed)]


def listed(items: Iterable[object]) -> str:
    """Return a field that is a list."""
    return ",".join(map(str, items)) or NOTHING


def parted(parts: Iterable[object]) -> str:
    """Return a field with a part for each seat (or line)."""
    return "/".join(map(str, parts))


def marks(letters: Iterable[str]) -> str:
    """Run-length encode letters: `TTTS` is `3TS`."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return "".join(f"{count if count > 1 else ''}{letter}" for letter, count in runs) or NOTHING
