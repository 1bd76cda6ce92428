"""What a table of Morocco shows: the view, and a board as text. `docs/bridge.md` describes both.

Keys and numbers only: every sentence is the page's. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Final, TypeAlias

from ...engine.cache import cached_by, remembered
from ...engine.grid import EAST, SIDES, SOUTH
from . import closing, score, turns
from .board import (
    CUBES,
    FAMILIES,
    GRID,
    KINDS,
    NOBODY,
    OPEN,
    QUADRANTS,
    SPACES,
    STALLS,
    WORKERS,
    counts,
)
from .events import cubes_named, stall_named
from .notation import KINDS as MARKS
from .phases import PHASES
from .position import ARROW, ASSIGN, SETTLE
from .rounds import LAST_ROUND, ROLLS
from .state import State

if TYPE_CHECKING:
    from . import shapes

#: How many results are remembered of what is shown of all seats, and of all stalls: it is asked for after each event,
#: and few events change it
SHOWN: Final = 1 << 6
#: How many single seats, and stalls, that were shown are remembered: what changes any changes few
KEPT: Final = 1 << 8
#: The phases in which somebody's turn of "assign" goes on, even if another player decides
TURN = range(ASSIGN, SETTLE + 1)


def view(state: State, viewer: int | None = None) -> shapes.Position:
    """Return all that a table shows of a position."""
    return {
        "phase": PHASES[state.phase].name,
        "prompt": PHASES[state.phase].prompt(state),
        "seats": seats_shown(state, viewer),
        "board": board_shown(state, viewer),
        "dice": len(state.vp) in ROLLS,
        "hidden": False,
        "result": {"why": state.why_over} if state.why_over else None,
    }


def seats_shown(state: State, viewer: int | None = None) -> list[shapes.Seat]:
    """Return what a table shows of each player."""
    return [seat.copy() for seat in _seats(state)]


def _belongings(state: State) -> Hashable:
    """Return all that what is shown of the seats follows from."""
    seats = tuple(state.vp), tuple(state.coins), tuple(state.purses), tuple(state.hand), tuple(state.quarters)
    return (state.families, state.first, *seats, state.juice, tuple(state.takers), tuple(state.tiles))


@cached_by(_belongings, SHOWN)
def _seats(state: State) -> list[shapes.Seat]:
    seats = range(len(state.vp))
    return list(
        map(
            _seat,
            zip(
                seats,
                state.families,
                state.vp,
                state.coins,
                state.purses,
                zip(*[iter(state.hand)] * 4, strict=True),
                state.quarters,
                map(state.tiles.count, seats),
                map(tuple, score.juice(state)),
                map(tuple, score.districts(state)),
                map(state.first.__eq__, seats),
                strict=True,
            ),
        )
    )


#: All that what is shown of a seat follows from: the seat, its family, VP, coins, cubes (packed), workers in hand by
#: kind, bodyguards in the quarters, number of tiles, juice tokens, largest district, whether it begins the round
_Owned: TypeAlias = tuple[int, int, int, int, int, Sequence[int], int, int, Sequence[int], Sequence[int], bool]


@remembered(KEPT)
def _seat(owned: _Owned) -> shapes.Seat:
    """Return what is shown of a seat."""
    seat, family, vp, coins, purse, hand, quarters, tiles, juice, district, first = owned
    points = score.parts(vp, juice, coins, district)
    assistants, bodyguards, tourists, cousins = hand
    return {
        "seat": seat,
        "colors": [FAMILIES[family]],
        "score": points["vp"] + points["juice"] + points["coins"] + points["district"],
        "points": points,
        "vp": vp,
        "juice": {str(value): juice.count(value) for value in (2, 3, 4)},
        "coins": coins,
        "cubes": dict(zip(CUBES, counts(purse), strict=True)),
        "assistants": assistants,
        "bodyguards": bodyguards,
        "tourists": tourists,
        "cousins": cousins,
        "quarters": quarters,
        "first": first,
        "tiles": tiles,
        "district": [GRID.names[stall] for stall in sorted(district)],
        "joined": _joined(sorted(district)),
    }


def _joined(district: Sequence[int]) -> list[list[str]]:
    """Return the pairs of stalls of a district that lie side by side."""
    return [
        [GRID.names[stall], GRID.names[other]]
        for stall in district
        for other in district
        if other in (GRID.step[EAST][stall], GRID.step[SOUTH][stall])
    ]


def _owner(tile: int) -> int | None:
    return None if tile == NOBODY else tile


def board_shown(state: State, viewer: int | None = None) -> shapes.Board:
    """Return what is drawn of a position, besides the seats."""
    left = state.left
    return {
        "rows": cubes_named(state.market.rows),
        "columns": cubes_named(state.market.columns),
        "stalls": _stalls(state).copy(),
        "juice": juice_lines(state),
        "roof": {"spaces": cubes_named(state.roof), "pawn": state.pawn},
        "round": state.round,
        "pass": turns.pass_of(state),
        "first": state.first,
        "open": left,
        "last_round": left <= LAST_ROUND,
        "active": state.mover if state.phase in TURN else None,
        "closing": stall_named(state.closing),
        "queue": [GRID.names[stall] for stall in state.queue],
        "travellers": list(state.waiting) if state.phase in (ARROW, SETTLE) else [],
        "last": [SPACES[space] for space in state.last],
    }


def juice_lines(state: State) -> list[str]:
    """Return the tokens' values, a text for each line of corners, `.` where one is taken. Rules R2, R6."""
    return _lines(state.juice, tuple(state.takers)).copy()


@remembered(SHOWN)
def _lines(values: Sequence[int], takers: Sequence[int]) -> list[str]:
    marks = [str(value) if taker == NOBODY else "." for value, taker in zip(values, takers, strict=True)]
    return ["".join(marks[line : line + 6]) for line in range(0, 36, 6)]


def _built(state: State) -> Hashable:
    """Return all that what is shown of the stalls follows from."""
    workers = tuple(state.workers), tuple(state.load), tuple(state.counts)
    stalls = (*workers, tuple(state.tiles), tuple(state.pointing))
    return (*stalls, state.market.rows, state.market.columns, tuple(state.queue), len(state.vp))


@cached_by(_built, SHOWN)
def _stalls(state: State) -> list[shapes.Stall]:
    market, queue = state.market, state.queue
    return list(
        map(
            _stall,
            zip(
                STALLS,
                state.tiles,
                state.pointing,
                pointing(state),
                state.load,
                map(market.colors, STALLS),
                state.counts,
                repeat(len(state.vp)),
                state.workers,
                [stall in queue for stall in STALLS] if queue else repeat(False),
                strict=False,
            ),
        )
    )


#: All that what is shown of a stall follows from: the stall, owner and side of its tile, the arrows that point at it,
#: its load, its two colours, the workers' counts (packed), the number of seats, the workers (space, seat, kind),
#: whether it waits for its closing. A plain tuple: 25 are made whenever any stall changes.
_Standing: TypeAlias = tuple[
    int, int, int | None, int, int, tuple[int, int], int, int, Sequence[tuple[int, int, int]], bool
]


@remembered(KEPT)
def _stall(standing: _Standing) -> shapes.Stall:
    """Return what is shown of a stall."""
    stall, tile, side, arrows, load, colors, packed, seats, workers, waiting = standing
    spaces: dict[shapes.Quadrant, shapes.Worker | None] = dict.fromkeys(QUADRANTS)
    for space, seat, kind in workers:
        spaces[QUADRANTS[space % 4]] = {"seat": seat, "kind": WORKERS[kind]}
    placed: shapes.Tile = {"owner": _owner(tile), "arrow": None if side is None else SIDES[side]}
    return {
        "stall": GRID.names[stall],
        "open": tile == OPEN,
        "tile": None if tile == OPEN else placed,
        "arrows": arrows,
        "count": load,
        "price": cubes_named(colors) if tile == OPEN else [],
        "counts": closing.counted(packed, seats) if packed else [],
        "leader": _owner(closing.ranked(0, seats, packed)[1]) if packed else None,
        "waiting": waiting,
        "spaces": spaces,
    }


def pointing(state: State) -> list[int]:
    """Count the arrows that point at each stall. Rule R25."""
    count = [0] * len(STALLS)
    for stall, side in enumerate(state.pointing):
        at = None if side is None else GRID.step[side][stall]
        if at is not None:
            count[at] += 1
    return count


_POINTS = "^>v<"


def draw(state: State) -> str:
    """Draw the market as text, north up: `1a` seat 1's assistant (`b` bodyguard, `t` tourist), `.` a free space.

    A closed stall shows its owner's seat (`-` for an empty tile) and where its arrow points. Digits between the
    stalls are the juice tokens, words at the edges the cubes of rows and columns.
    """
    juice = juice_lines(state)
    lines = [_corner_line(juice[5])]
    for rank in reversed(range(GRID.rows)):
        for row in ("nw ne", "sw se"):
            cells = (_half(state, 5 * file + rank, row.split()) for file in range(GRID.columns))
            name = f"{rank + 1} {CUBES[state.market.rows[rank]]}" if row == "nw ne" else ""
            lines.append(f"{name:9} {'  '.join(cells)}")
        lines.append(_corner_line(juice[rank]))
    columns = (f"{name} {CUBES[color]:7}" for name, color in zip("abcde", state.market.columns, strict=True))
    roof = (CUBES[color].upper() if at == state.pawn else CUBES[color] for at, color in enumerate(state.roof, 1))
    purses = (_hand(state, seat) for seat in range(len(state.vp)))
    lines += [" " * 10 + "".join(columns), " ".join(("roof", *roof)), *purses]
    return "\n".join(line.rstrip() for line in lines)


def _corner_line(tokens: str) -> str:
    return " " * 9 + "        ".join(tokens)


def _half(state: State, stall: int, quadrants: list[str]) -> str:
    """Draw the upper or lower half of a stall, seven characters wide."""
    tile, side = state.tiles[stall], state.pointing[stall]
    if tile != OPEN:
        mark = "-" if tile == NOBODY else str(tile)
        return f" [{mark} {' ' if side is None else _POINTS[side]}] "
    at = {QUADRANTS[space % 4]: f"{seat}{MARKS[kind]}" for space, seat, kind in state.workers[stall]}
    return " ".join(f" {at.get(quadrant, '.'):2}" for quadrant in quadrants)


def _hand(state: State, seat: int) -> str:
    """Write a player's cubes and hand in a line."""
    cubes = (f"{count} {name}" for name, count in zip(CUBES, counts(state.purses[seat]), strict=True) if count)
    hand = zip((*KINDS, "coins"), (*state.hand[4 * seat : 4 * seat + 4], state.coins[seat]), strict=True)
    counted = (f"{count} {name.removesuffix('s')}{'s' * (count != 1)}" for name, count in hand)
    return f"{seat}: {', '.join([*cubes, *counted])}"
