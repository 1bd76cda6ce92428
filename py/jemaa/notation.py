"""The text of a position: what all games' texts share. `docs/records.md` describes them.

One line: fields with one space between them, `-` for nothing, items of a list joined by `,`, seats by `/`. The first
three are the game's name, the colours of its players and its options; the others are each game's own. A text is data
from a stranger: each reader here returns a value or raises `BadRecord`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeVar

from .checks import shown
from .errors import BadRecord
from .game import Game, Json, State

S = TypeVar("S", bound=State)

LONGEST: Final = 1000  # characters; a crowded market takes about 600
NOTHING: Final = "-"
HEAD: Final = ("game", "players", "options")

#: Words for the values of options that are no texts, as the command line has them
_WORDS: Final = {True: "true", False: "false"}


class Fields:
    """The fields of a position's text by their names; its players' `colors`, seat by seat, and its `options`."""

    def __init__(self, game: Game, text: Any, names: Sequence[str] = ()) -> None:
        """Split a text and read its head; without the `names` of the game's own fields, these are not looked at."""
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
            raise self.bad("players", "as many as the game takes, each with colours of their own")
        if any(len(colors) != game.colors_each(len(seats)) for colors in seats):
            raise self.bad("players", f"{game.colors_each(len(seats))} of the colours each")
        return seats

    def _options(self, game: Game) -> Json:
        items = self.listed("options")
        told = {name: word for name, _, word in (item.partition("=") for item in items)}
        if len(told) < len(items):
            raise self.bad("options", "each option once")
        options = {}
        for name, values in game.options.items():
            word = told.pop(name, _word(values[0]))
            options[name] = next((value for value in values if _word(value) == word), None)
        if told or None in options.values():
            raise self.bad("options", "an option of the game is not so called, or has no such value")
        return options

    def bad(self, name: str, expected: str) -> BadRecord:
        """Return the refusal of a field that cannot be read."""
        text = shown(f"{name} {self[name]}")
        return BadRecord(f"{text}: here a position has {expected}", "position-field", text=text)

    def impossible(self, name: str, reason: str) -> BadRecord:
        """Return the refusal of a field that can be read, but not be true of a position together with the others."""
        text = shown(f"{name} {self[name]}")
        return BadRecord(f"{text}: {reason}", "position-impossible", text=text)

    def __getitem__(self, name: str) -> str:
        """Return a field as it is written."""
        return self._fields[name]

    def one(self, name: str, words: Sequence[str]) -> int:
        """Return the place of a field's word among those that it can be."""
        if self[name] not in words:
            raise self.bad(name, f"one of {', '.join(words)}")
        return words.index(self[name])

    def number(self, name: str, values: range) -> int:
        """Return a field that is a whole number."""
        return self.number_in(name, self[name], values)

    def number_in(self, name: str, word: str, values: range) -> int:
        """Return a word of a field as a whole number."""
        if not (word.isascii() and word.isdecimal() and len(word) < 5) or int(word) not in values:
            raise self.bad(name, f"a whole number from {values[0]} to {values[-1]}")
        return int(word)

    def listed(self, name: str) -> list[str]:
        """Return the items of a list."""
        return [] if self[name] == NOTHING else self[name].split(",")

    def numbers(self, name: str, values: range) -> list[int]:
        """Return a list of whole numbers."""
        return [self.number_in(name, item, values) for item in self.listed(name)]

    def seats(self, name: str) -> list[str]:
        """Return a field's part for each seat."""
        return self.parts(name, len(self.colors))

    def parts(self, name: str, count: int) -> list[str]:
        """Return a field's parts, so many, divided by `/`."""
        parts = self[name].split("/")
        if len(parts) != count:
            raise self.bad(name, f"{count} parts, divided by /")
        return parts

    def seats_numbers(self, name: str, values: range) -> list[int]:
        """Return a whole number for each seat."""
        return [self.number_in(name, part, values) for part in self.seats(name)]

    def marks(self, name: str, part: str, letters: str, most: int) -> list[int]:
        """Return a row of at most so many marks as their places among `letters`; `3T2S` is `TTTSS`, `-` is none."""
        found: list[int] = []
        for count, letter in _runs("" if part == NOTHING else part):
            if letter not in letters or count < 1 or len(found) + count > most:
                raise self.bad(name, f"up to {most} of the letters {letters}, before a letter how many of it")
            found += [letters.index(letter)] * count
        return found


def _word(value: Any) -> str:
    return _WORDS.get(value, str(value)) if isinstance(value, bool) else str(value)


def _runs(row: str) -> Iterator[tuple[int, str]]:
    """Divide a row of marks into counts and letters; a count of 0 stands for one that no row can have."""
    count = ""
    for mark in row:
        if mark.isascii() and mark.isdecimal() and len(count) < 3:
            count += mark
        else:
            yield int(count or "1"), mark
            count = ""
    if count:
        yield 0, count


def exact(state: S, text: str) -> S:
    """Return the position read from a text, or raise `BadRecord` where it is written otherwise: one text for each."""
    if state.text() != text:
        raise BadRecord(f"the same position is written {state.text()}", "position-otherwise")
    return state


def begun(game: Game, players: Sequence[Json], options: Json, setup: Json) -> State:
    """Return the position that a match of checked players and complete options starts from, or raise `BadRecord`.

    A set-up is the game's own, or holds nothing but a `position`.
    """
    if "position" not in setup:
        return game.start(players, options, setup)
    if set(setup) != {"position"}:
        raise BadRecord("a set-up that holds a position holds nothing else", "setup-keys")
    state = game.position(setup["position"])
    told = Fields(game, setup["position"])
    colors = [player["color"] for player in players]
    if [set(color) if isinstance(color, list) else {color} for color in colors] != list(map(set, told.colors)):
        raise told.impossible("players", "the players of the record have other colours")
    if told.options != options:
        raise told.impossible("options", "the record has other options")
    return state


# Writing


def head(game: str, colors: Iterable[Iterable[str]], options: Json, values: Mapping[str, Sequence[Any]]) -> list[str]:
    """Return the first three fields; an option that has its default is not written."""
    told = (f"{name}={_word(options[name])}" for name in values if options[name] != values[name][0])
    return [game, "/".join(map("+".join, colors)), listed(told)]


def listed(items: Iterable[object]) -> str:
    """Return a list as a field."""
    return ",".join(map(str, items)) or NOTHING


def parted(parts: Iterable[object]) -> str:
    """Return what seats, or lines, have as a field."""
    return "/".join(map(str, parts))


def marks(letters: Iterable[str]) -> str:
    """Return a row of letters, a number before each that comes several times in a row."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return "".join(f"{count if count > 1 else ''}{letter}" for letter, count in runs) or NOTHING
