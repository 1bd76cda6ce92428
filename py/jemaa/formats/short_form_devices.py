"""What the short form says of a game that travels between devices (its versions 2 and 3), and version 1 does not say.

That is the game's `id`, who plays now, on which device each entry was played, and (version 3) which rolls were entered
by hand. Devices take almost no room: most can be told from the entries themselves, and only the others are written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from ..engine.game import CHANCE
from ..match import Match
from ..match.history import Entry
from ..match.provenance import DEVICES, ID_DIGITS, Stretch, moved
from ..opponents.bot import LONGEST_NAME, MOST_WORK, Level
from .mixed_radix import Below, Choice, Each, Field, Permutation, Reader, Writer

IDS: Final = Each([Choice("0123456789abcdef")] * ID_DIGITS)
PLAYED: Final = Choice((False, True))  # by an opponent; with a work of its own
LENGTHS: Final = Choice(range(1, LONGEST_NAME + 1))
LETTERS: Final = Choice("abcdefghijklmnopqrstuvwxyz")
WORKS: Final = Choice(range(1, MOST_WORK + 1))
#: A device of which nothing was said before.
NEW: Final = -1
#: What devices were numbered by in version 2.
FEW: Final = range(1000)


def write_who(writer: Writer, match: Match, bots: Mapping[int, str]) -> None:
    """Write the `id` of a match, and its opponents by seat."""
    writer.write(IDS, match.provenance.id)
    for seat in range(len(match.players)):
        writer.write(PLAYED, seat in bots)
        if seat in bots:
            _write_level(writer, Level.read(bots[seat]))


def read_who(reader: Reader, seats: int) -> tuple[str, dict[int, str]]:
    """Return the `id` of a match, and its opponents by seat."""
    name = "".join(reader.read(IDS))
    return name, {seat: _read_level(reader) for seat in range(seats) if reader.read(PLAYED)}


def _write_level(writer: Writer, level: Level) -> None:
    writer.write(LENGTHS, len(level.name))
    for letter in level.name:
        writer.write(LETTERS, letter)
    writer.write(PLAYED, level.work is not None)
    if level.work is not None:
        writer.write(WORKS, level.work)


def _read_level(reader: Reader) -> str:
    name = "".join(reader.read(LETTERS) for _ in range(reader.read(LENGTHS)))
    return f"{name}#{reader.read(WORKS)}" if reader.read(PLAYED) else name


def write_by_hand(writer: Writer, log: Sequence[Entry], by_hand: Collection[int]) -> None:
    """Write how many of the rolls of a log were entered by hand, and which."""
    marks = ["01"[ply in by_hand] for ply, entry in enumerate(log) if entry.actor == CHANCE]
    writer.write(Below(len(marks) + 1), marks.count("1"))
    writer.write(Permutation(marks), marks)


def read_by_hand(reader: Reader, log: Sequence[Entry]) -> frozenset[int]:
    """Return the plies of the rolls that were entered by hand."""
    rolls = [ply for ply, entry in enumerate(log) if entry.actor == CHANCE]
    many = reader.read(Below(len(rolls) + 1))
    marks = reader.read(Permutation("1" * many + "0" * (len(rolls) - many)))
    return frozenset(ply for ply, mark in zip(rolls, marks, strict=True) if mark == "1")


class _Guess:
    """Tells on which device the next entry was probably played.

    A person stays at the device on which they decided last; a die, and opponents, are moved by the one before them.
    """

    def __init__(self, bots: Mapping[int, str], *, few: bool) -> None:
        self._bots = bots
        self._few = few
        self._last: int | None = None
        self._by_seat: dict[int, int | None] = {}
        self._known: dict[int | None, None] = {None: None}

    def next(self, actor: int) -> int | None:
        """Return the device of the next entry, by who acts."""
        follows = actor == CHANCE or actor in self._bots
        return self._last if follows else self._by_seat.get(actor, self._last)

    def learn(self, actor: int, device: int | None) -> None:
        """Take the device on which the entry was."""
        self._last = self._by_seat[actor] = device
        self._known[device] = None

    def others(self, guess: int | None) -> Choice:
        """Return what the device can be if it is another: one of those before, or a new one if there can be any."""
        known = [device for device in self._known if device != guess]
        return Choice(known if self._few and len(self._known) > len(FEW) else [*known, NEW])

    def fresh(self) -> Field:
        """Return what a new device can be."""
        return Choice([each for each in FEW if each not in self._known]) if self._few else Below(DEVICES.stop)


def write_devices(
    writer: Writer, log: Sequence[Entry], devices: Sequence[int | None], bots: Mapping[int, str], *, few: bool = False
) -> None:
    """Write how many devices are not as guessed, and for each of them where it is and which.

    `few`: as version 2 does, with numbers below 1,000.
    """
    left, start = sum(1 for _ in _surprises(log, devices, _Guess(bots, few=few))), 0
    writer.write(Choice(range(len(log) + 1)), left)
    guess = _Guess(bots, few=few)
    for ply, device, expected in _surprises(log, devices, guess):
        writer.write(_places(start, len(log), left), ply)
        others = guess.others(expected)
        if device in others.values:
            writer.write(others, device)
        else:
            writer.write(others, NEW)
            writer.write(guess.fresh(), device)
        left, start = left - 1, ply + 1


def read_devices(
    reader: Reader, log: Sequence[Entry], bots: Mapping[int, str], *, few: bool = False
) -> tuple[Stretch, ...]:
    """Return on which device each entry of a log was played."""
    guess = _Guess(bots, few=few)
    stretches: tuple[Stretch, ...] = ()
    left = reader.read(Choice(range(len(log) + 1)))
    wrong = reader.read(_places(0, len(log), left)) if left else None
    for ply, entry in enumerate(log):
        device = guess.next(entry.actor)
        if ply == wrong:
            other = reader.read(guess.others(device))
            device = reader.read(guess.fresh()) if other == NEW else other
            left -= 1
            wrong = reader.read(_places(ply + 1, len(log), left)) if left else None
        guess.learn(entry.actor, device)
        stretches = moved(stretches, ply, device)
    return stretches


def _surprises(
    log: Sequence[Entry], devices: Sequence[int | None], guess: _Guess
) -> Iterator[tuple[int, int | None, int | None]]:
    """Yield ply and device of each entry that was not played where it was guessed, and where that was."""
    for ply, (entry, device) in enumerate(zip(log, devices, strict=True)):
        expected = guess.next(entry.actor)
        if device != expected:
            yield ply, device, expected
        guess.learn(entry.actor, device)


def _places(start: int, end: int, left: int) -> Choice:
    """Return where the next of so many entries can be, from `start` on, so that there is room for the others."""
    return Choice(range(start, end - left + 1))
