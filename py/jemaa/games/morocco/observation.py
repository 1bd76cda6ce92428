"""A position of Morocco as numbers. Nothing is hidden in this game (Rule R8); seats are counted from the viewer on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.grid import SIDES
from ...engine.observation import Channel, one_hot
from . import score
from .board import COLORS, CUBES, FULL, GRID, HAND, KINDS, NOBODY, OPEN, QUADRANTS, SPACES, STALLS, WORKERS, counts
from .phases import PHASES
from .position import GUARDS
from .state import State
from .turns import pass_of

MARKET = (GRID.columns, GRID.rows)
#: Ten by ten: the spaces as they lie, files, then ranks
SPREAD = (2 * GRID.columns, 2 * GRID.rows)
_AT = tuple(
    SPREAD[1] * (2 * (space // 20) + ("e" in QUADRANTS[space % 4]))
    + 2 * (space // 4 % 5)
    + ("n" in QUADRANTS[space % 4])
    for space in range(len(SPACES))
)
#: What numbers are divided by, so that they are at most 1: no game comes near
MOST_POINTS, MOST_CUBES, MOST_COINS, MOST_ROUNDS, DEAREST = 200, 6, 3, 60, 4


def channels(players: int) -> tuple[Channel, ...]:
    """Return the channels of a game of so many players."""
    kinds, cubes = ", ".join(WORKERS), ", ".join(CUBES)
    return (
        Channel("workers", (players, len(WORKERS), *SPREAD), f"1 where one of that seat stands; {kinds}; files, ranks"),
        Channel("last", SPREAD, "1 where the newest placement is"),
        Channel("open", MARKET, "1 for each stall that is open; files, then ranks"),
        Channel("load", MARKET, "how full a stall is, as a share of 4"),
        Channel("tiles", (players + 1, *MARKET), "1 where a tile of that seat lies; the last one: an empty tile"),
        Channel("arrows", (4, *MARKET), f"1 where the arrow of a tile points {', '.join(SIDES)}"),
        Channel("waiting", (2, *MARKET), "1 for the stall that is being closed; for those that wait for it"),
        Channel("prices", (2, 5, len(CUBES)), f"rows 1 to 5, columns a to e: 1 at the colour; {cubes}"),
        Channel("roof", (5, len(CUBES)), f"spaces 1 to 5: 1 at the colour; {cubes}"),
        Channel("pawn", (6,), "1 at its space on the roof, the centre first"),
        Channel("juice", (6, 6), "what lies on each corner, as a share of 4; lines from the bottom, from the left"),
        Channel("phase", (len(PHASES),), "1 at " + ", ".join(phase.name for phase in PHASES)),
        Channel("round", (3,), "the round as a share of 60; 1 in the first pass of assigning; 1 in the second"),
        Channel("first", (players,), "1 at the seat that begins the round"),
        Channel("mover", (players,), "1 at the seat whose turn it is"),
        Channel("deciding", (players,), "1 at the seat that is to act"),
        Channel("asked", (players,), "how often a seat has still to choose or to settle, as a share of 4"),
        Channel("score", (players,), "points of each seat as if the game ended now, as a share of 200"),
        Channel("points", (players,), "victory points of each seat, as a share of 200"),
        Channel("coins", (players,), "as a share of 3"),
        Channel("cubes", (players, len(CUBES)), f"as a share of 6; {cubes}"),
        Channel("hands", (players, len(KINDS)), f"what each seat has in hand, as a share of 12; {', '.join(KINDS)}"),
        Channel("quarters", (players,), "bodyguards that are still to be had, as a share of 2"),
    )


def observe(state: State, viewer: int) -> list[float]:
    """Return the numbers of all channels, in their order."""
    players = len(state.vp)
    seats = [(viewer + turn) % players for turn in range(players)]
    turn = pass_of(state)
    numbers = _workers(state, seats)
    numbers += _marked(SPREAD[0] * SPREAD[1], (_AT[space] for space in state.last))
    numbers += _stalls(state, seats)
    for color in (*state.market.rows, *state.market.columns, *state.roof):
        numbers += one_hot(color, len(COLORS))
    numbers += one_hot(state.pawn, 6)
    numbers += [value / DEAREST * (at == NOBODY) for value, at in zip(state.juice, state.takers, strict=True)]
    numbers += one_hot(state.phase, len(PHASES))
    numbers += [min(1, state.round / MOST_ROUNDS), float(turn == 1), float(turn == 2)]
    for seat in (state.first, state.mover, state.to_act):
        numbers += [float(each == seat) for each in seats]
    return numbers + _seats(state, seats)


def _marked(size: int, places: Iterable[int]) -> list[float]:
    """Return zeros, with a 1 at each of some places."""
    numbers = [0.0] * size
    for place in places:
        numbers[place] = 1.0
    return numbers


def _workers(state: State, seats: Sequence[int]) -> list[float]:
    each = SPREAD[0] * SPREAD[1]
    standing = (worker for workers in state.workers for worker in workers)
    places = ((seats.index(seat) * len(WORKERS) + kind) * each + _AT[space] for space, seat, kind in standing)
    return _marked(len(seats) * len(WORKERS) * each, places)


def _stalls(state: State, seats: Sequence[int]) -> list[float]:
    """Return the channels from `open` to `waiting`."""
    numbers = [float(tile == OPEN) for tile in state.tiles]
    numbers += [min(1, load / FULL) for load in state.load]
    numbers += [float(tile == owner) for owner in (*seats, NOBODY) for tile in state.tiles]
    numbers += [float(pointing == side) for side in range(4) for pointing in state.pointing]
    numbers += [float(stall == state.closing) for stall in STALLS]
    return numbers + [float(stall in state.queue) for stall in STALLS]


def _seats(state: State, seats: Sequence[int]) -> list[float]:
    """Return the channels from `asked` to `quarters`."""
    points = score.scores(state)
    numbers = [min(1, state.waiting.count(seat) / FULL) for seat in seats]
    for values, most in ((points, MOST_POINTS), (state.vp, MOST_POINTS), (state.coins, MOST_COINS)):
        numbers += [min(1, values[seat] / most) for seat in seats]
    for seat in seats:
        numbers += [min(1, count / MOST_CUBES) for count in counts(state.purses[seat])]
    for seat in seats:
        numbers += [count / HAND[0] for count in state.hand[4 * seat : 4 * seat + 4]]
    return numbers + [state.quarters[seat] / GUARDS for seat in seats]
