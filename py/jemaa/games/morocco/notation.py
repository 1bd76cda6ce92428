"""A position of Morocco as a line of text: written, and read; `validation.py` refuses what cannot arise in a game.

`docs/records.md` describes the fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from ...engine.grid import SIDES
from ...formats.notation import Fields, head, listed, marks, parted
from . import turns
from .board import (
    ASSISTANT,
    BODYGUARD,
    CUBES,
    FAMILIES,
    GRID,
    HAND,
    NOBODY,
    ONE,
    OPEN,
    QUADRANTS,
    SPACES,
    STALLS,
    TOURIST,
    counts,
)
from .phases import PHASES
from .position import ARROW, ASSIGN, GUARDS, KEEP, SETTLE, Position

OPTIONS: Final[Mapping[str, Sequence[Any]]] = MappingProxyType({})
FIELDS: Final = (
    "phase", "seat", "round", "first", "pass", "idle", "rows", "columns", "roof", "pawn", "juice", "takers",
    "vp", "coins", "cubes", "hands", "stalls", "last", "closing", "waiting",
)  # fmt: skip

LETTERS = "KNGOP"  # black, brown, green, orange, purple
KINDS = "abt"  # of those who stand in a stall: assistant, bodyguard, tourist
IN_HAND = "BTC"  # bodyguards, tourists, cousins; what is left of the assistants follows from the stalls
EMPTY, LYING = "-", "."  # an empty tile; a free space, or a token still on its corner
LINE: Final = 6  # tokens on a line of corners
MOST_CUBES: Final = 8  # of a colour: six can occur, and a purse counts to 15
MOST_ROUNDS: Final = 1000
MOST_VP: Final = 1000

_READING = ("nw", "ne", "sw", "se")  # the spaces of a stall in reading order
_OPEN: Final = r"(?:\.|[0-4][abt]){4}"
_CLOSED: Final = rf"([0-4{EMPTY}])({'|'.join(SIDES)}|)"


# Writing


def written(position: Position) -> str:
    """Return the text of a position."""
    seats = range(len(position.vp))
    takers = (LYING if taker == NOBODY else str(taker) for taker in position.takers)
    fields = [
        *head("morocco", ([FAMILIES[family]] for family in position.families), {}, OPTIONS),
        PHASES[position.phase].name,
        position.mover,
        position.round,
        position.first,
        turns.pass_of(position),
        position.idle,
        *map(_letters, (position.market.rows, position.market.columns, position.roof)),
        position.pawn,
        parted(_lines("".join(map(str, position.juice)))),
        parted(_lines("".join(takers))),
        parted(position.vp),
        parted(position.coins),
        parted(_purse(purse) for purse in position.purses),
        parted(_hand(position, seat) for seat in seats),
        listed(f"{GRID.names[stall]}:{content}" for stall in STALLS if (content := _stall(position, stall))),
        listed(SPACES[space] for space in position.last),
        listed(GRID.names[stall] for stall in (*_closing(position), *position.queue)),
        listed(position.waiting),
    ]
    return " ".join(map(str, fields))


def _closing(position: Position) -> tuple[int, ...]:
    return () if position.closing is None else (position.closing,)


def _letters(colors: Iterable[int]) -> str:
    return "".join(LETTERS[color] for color in colors)


def _lines(row: str) -> list[str]:
    return [row[start : start + LINE] for start in range(0, len(row), LINE)]


def _purse(purse: int) -> str:
    return marks(chain.from_iterable(letter * count for letter, count in zip(LETTERS, counts(purse), strict=True)))


def _hand(position: Position, seat: int) -> str:
    _, *held = position.hand[4 * seat : 4 * seat + 4]
    return marks(chain.from_iterable(letter * count for letter, count in zip(IN_HAND, held, strict=True)))


def _stall(position: Position, stall: int) -> str:
    """Write who stands in a stall, or its tile; nothing of one that is open and empty."""
    owner, side = position.tiles[stall], position.pointing[stall]
    if owner != OPEN:
        return f"{EMPTY if owner == NOBODY else owner}{'' if side is None else SIDES[side]}"
    at = {QUADRANTS[space % 4]: f"{seat}{KINDS[kind]}" for space, seat, kind in position.workers[stall]}
    return "".join(at.get(quadrant, LYING) for quadrant in _READING) if at else ""


# Reading


def colors(fields: Fields, name: str) -> list[int]:
    """Return the five colours of rows, columns or roof. Rule R5."""
    if sorted(fields[name]) != sorted(LETTERS):
        raise fields.bad(name, f"the letters {LETTERS}, each once")
    return [LETTERS.index(letter) for letter in fields[name]]


def juice(fields: Fields) -> list[int]:
    """Return the tokens' values by corner. Rule R6."""
    row = _row(fields, "juice", "234")
    if any(row.count(value) != LINE * 2 for value in "234"):
        raise fields.impossible("juice", "there are twelve tokens of each value")
    return [int(value) for value in row]


def _row(fields: Fields, name: str, possible: str) -> str:
    lines = fields.parts(name, LINE)
    if any(len(line) != LINE for line in lines) or not set("".join(lines)) <= set(possible):
        raise fields.bad(name, f"six lines of six marks of {possible}")
    return "".join(lines)


def read(position: Position, fields: Fields) -> None:
    """Give a position whose market is set up everything else that its fields say, or raise `BadRecord`."""
    seats = range(len(position.families))
    position.phase = fields.one("phase", [phase.name for phase in PHASES])
    position.round = fields.number("round", range(1, MOST_ROUNDS))
    position.first, position.mover = fields.number("first", seats), fields.number("seat", seats)
    position.idle, position.pawn = fields.number("idle", range(4)), fields.number("pawn", range(6))
    position.turn = _turn(position, fields)
    takers = _row(fields, "takers", LYING + "".join(map(str, seats)))
    position.takers = [NOBODY if taker == LYING else int(taker) for taker in takers]
    position.vp = fields.seats_numbers("vp", range(MOST_VP))
    position.coins = fields.seats_numbers("coins", range(4))
    position.purses = [_read_purse(fields, part) for part in fields.seats("cubes")]
    position.last = tuple(_named(fields, "last", SPACES))
    position.waiting = tuple(fields.numbers("waiting", seats))
    _read_stalls(position, fields)
    _read_hands(position, fields)
    queue = _named(fields, "closing", GRID.names)
    position.closing = queue.pop(0) if queue else None
    position.queue = queue


def _turn(position: Position, fields: Fields) -> int:
    """Return how many turns came before, in both passes: it follows from the seat on turn, unless cubes are kept."""
    seats, before = len(position.families), position.phase < ASSIGN
    number = fields.number("pass", range(1) if before else range(1, 3))
    if position.phase == KEEP:
        return seats * number - 1
    return (position.mover - position.first) % seats + (0 if before else seats * (number - 1))


def _read_purse(fields: Fields, part: str) -> int:
    cubes = fields.marks("cubes", part, LETTERS, MOST_CUBES * len(CUBES))
    if any(cubes.count(color) > MOST_CUBES for color in cubes):
        raise fields.impossible("cubes", f"nobody holds more than {MOST_CUBES} of a colour")
    return sum(ONE[color] for color in cubes)


def _named(fields: Fields, name: str, names: Sequence[str]) -> list[int]:
    items = fields.listed(name)
    if not set(items) <= set(names):
        raise fields.bad(name, f"names such as {names[0]}")
    return [names.index(item) for item in items]


def _read_stalls(position: Position, fields: Fields) -> None:
    """Let workers stand in the stalls that are open, and close the others."""
    for item in fields.listed("stalls"):
        name, _, content = item.partition(":")
        stall = GRID.cell.get(name)
        if stall is None or position.workers[stall] or position.tiles[stall] != OPEN:
            raise fields.bad("stalls", f"each stall once, in the order of names; not {name[:9]!a}")
        if re.fullmatch(_OPEN, content):
            _fill(position, fields, stall, re.findall(r"\.|..", content))
        elif closed := re.fullmatch(_CLOSED, content):
            _close(position, fields, stall, *closed.groups())
        else:
            raise fields.bad("stalls", f"four spaces or a tile; not {content[:20]!a}")
    for stall, side in enumerate(position.pointing):
        at = None if side is None else GRID.step[side][stall]
        if at is not None and position.tiles[at] == OPEN:
            position.load[at] += 1


def _fill(position: Position, fields: Fields, stall: int, spaces: Sequence[str]) -> None:
    for quadrant, mark in zip(_READING, spaces, strict=True):
        if mark != LYING:
            seat = int(mark[0])
            if seat >= len(position.families):
                raise fields.impossible("stalls", f"there is no seat {seat}")
            position.stand(seat, KINDS.index(mark[1]), 4 * stall + QUADRANTS.index(quadrant))


def _close(position: Position, fields: Fields, stall: int, owner: str, side: str) -> None:
    if owner != EMPTY and int(owner) >= len(position.families):
        raise fields.impossible("stalls", f"there is no seat {owner}")
    position.tiles[stall] = NOBODY if owner == EMPTY else int(owner)
    position.shut(stall)
    if side:
        position.pointing[stall] = SIDES.index(side)
        if GRID.step[SIDES.index(side)][stall] is None:
            raise fields.impossible("stalls", "an arrow points beyond the edge")


def _read_hands(position: Position, fields: Fields) -> None:
    """Give everyone their hand; workers already placed have been taken from `position.hand`. Rule R4."""
    for seat, part in enumerate(fields.seats("hands")):
        held = fields.marks("hands", part, IN_HAND, sum(HAND))
        guards, tourists, cousins = map(held.count, range(len(IN_HAND)))
        standing = -position.hand[4 * seat + BODYGUARD]
        travelling = position.waiting.count(seat) if position.phase in (ARROW, SETTLE) else 0
        left = position.hand[4 * seat + TOURIST] - travelling
        position.quarters[seat] = GUARDS - standing - guards
        if position.hand[4 * seat + ASSISTANT] < 0 or position.quarters[seat] < 0 or tourists > left:
            raise fields.impossible("hands", f"seat {seat} has more workers than there are")
        if cousins > HAND[3]:
            raise fields.impossible("hands", f"seat {seat} has more cousins than there are")
        position.hand[4 * seat + BODYGUARD : 4 * seat + 4] = [guards, tourists, cousins]
