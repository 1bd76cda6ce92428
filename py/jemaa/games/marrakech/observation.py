"""A position of Marrakech as numbers, as a seat may know it.

Of the piles these are what everybody sees: the rug on top, and how many of each colour are left (Rule M4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.observation import Channel, one_hot
from .board import BARE, COLORS, GRID, LAYS
from .phases import PHASES
from .position import DIRHAMS, RUGS
from .state import State

SQUARE = (GRID.columns, GRID.rows)
#: By the number of a lay: where its square is marked in the channel `joined`
_JOINED = tuple(lay.squares[0] + (lay.squares[1] - lay.squares[0] > 1) * len(GRID.cells) for lay in LAYS)


def channels(players: int) -> tuple[Channel, ...]:
    """Return the channels of a game of so many players."""
    colors = len(COLORS) if players == 2 else players
    own = "colours in the order of seats, two of each seat with two players"
    return (
        Channel("rugs", (colors, *SQUARE), f"1 where a rug of that colour is on top; {own}; files, then ranks"),
        Channel("bare", SQUARE, "1 where no rug lies"),
        Channel("joined", (2, *SQUARE), "1 where a rug of which all is seen lies here and on the square north, east"),
        Channel("assam", SQUARE, "1 where Assam stands"),
        Channel("facing", (4,), "1 at the side to which he looks: north, east, south, west"),
        Channel("phase", (len(PHASES),), "1 at " + ", ".join(phase.name for phase in PHASES)),
        Channel("mover", (players,), "1 at the seat whose turn it is"),
        Channel("dirhams", (players,), "of each seat, as a share of all"),
        Channel("score", (players,), "dirhams and squares of each seat, as a share of all"),
        Channel("out", (players,), "1 for each seat that is out of the game"),
        Channel("left", (colors,), f"rugs of each colour that are left to lay, as a share of all; {own}"),
        Channel("next", (colors,), f"1 for each colour that its seat lays next; {own}"),
        Channel("options", (2,), "1 for the quarter-turn variant, 1 where own rugs may be covered"),
    )


def observe(state: State, viewer: int) -> list[float]:
    """Return the numbers of all channels, in their order."""
    players = len(state.colors)
    seats = [(viewer + turn) % players for turn in range(players)]
    colors = [(seat, color) for seat in seats for color in state.colors[seat]]
    every, most = DIRHAMS * players, RUGS[players] // len(state.colors[0])
    scores = state.scores()
    laid = [*(color for _, color in colors), BARE]
    numbers = [float(at == color) for color in laid for at in state.color_at]
    numbers += _joined(state)
    numbers += one_hot(state.assam, len(GRID.cells))
    numbers += one_hot(state.facing, 4)
    numbers += one_hot(state.phase, len(PHASES))
    numbers += one_hot(seats.index(state.mover), players)
    numbers += _shares((state.dirhams[seat] for seat in seats), every)
    numbers += _shares((scores[seat] for seat in seats), every + len(GRID.cells))
    numbers += [float(seat in state.out) for seat in seats]
    numbers += _shares((state.rugs_of(seat, color) for seat, color in colors), most)
    numbers += [float(_next(state, seat) == color) for seat, color in colors]
    return [*numbers, float(state.quarter_turn), float(state.cover_own)]


def _joined(state: State) -> list[float]:
    """Mark the rugs that are wholly seen."""
    numbers = [0.0] * (2 * len(GRID.cells))
    for lay, at in zip(LAYS, _JOINED, strict=True):
        if state.whole & lay.bit:
            numbers[at] = 1.0
    return numbers


def _next(state: State, seat: int) -> int | None:
    """Return the colour that a seat lays next, None if it has no rug."""
    pile: Sequence[int] = state.to_lay(seat)
    return pile[0] if pile else None


def _shares(values: Iterable[int], whole: int) -> list[float]:
    return [value / whole for value in values]
