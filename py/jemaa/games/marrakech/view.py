"""What a table of Marrakech shows: the view, and a board as text. `docs/bridge.md` describes both.

Keys and numbers only: every sentence is the page's. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final

from ...engine.cache import cached_by
from ...engine.grid import EAST, SIDES, SOUTH
from .board import BARE, COLORS, GRID, LAY_ON, LETTERS, NOBODY
from .events import owner_named, squares_named
from .phases import PHASES
from .position import LAY
from .prompt import next_color
from .state import State
from .turns import lays

if TYPE_CHECKING:
    from . import shapes

#: How many results are remembered of what is shown of the seats, and of the rugs: it is asked for after each event, and
#: few events change it
SHOWN: Final = 1 << 6


def view(state: State, viewer: int | None = None) -> shapes.Position:
    """Return all that a table shows of a position; `docs/bridge.md` describes it."""
    return {
        "phase": PHASES[state.phase].name,
        "prompt": PHASES[state.phase].prompt(state),
        "seats": seats_shown(state, viewer),
        "board": board_shown(state, viewer),
        "dice": True,
        "hidden": state.hides(),
        "result": {"why": state.why_over} if state.why_over else None,
    }


def seats_shown(state: State, viewer: int | None = None) -> list[shapes.Seat]:
    """Return what a table shows of each player."""
    return [seat.copy() for seat in _seats(state)]


def _owned(state: State) -> Hashable:
    """Return all that what is shown of the seats follows from."""
    seats = tuple(state.dirhams), tuple(state.rugs_left), tuple(state.out)
    return (*seats, state.colors, state.piles, bytes(state.color_at), tuple(state.owners))


@cached_by(_owned, SHOWN)
def _seats(state: State) -> list[shapes.Seat]:
    return [_seat(state, seat, points) for seat, points in enumerate(state.scores())]


def _seat(state: State, seat: int, points: int) -> shapes.Seat:
    squares = {color: state.color_at.count(color) if state.owners[color] == seat else 0 for color in state.colors[seat]}
    return {
        "seat": seat,
        "colors": [COLORS[color] for color in state.colors[seat]],
        "score": points,
        "dirhams": state.dirhams[seat],
        "visible": points - state.dirhams[seat],
        "seen": {COLORS[color]: count for color, count in squares.items()},
        "rugs": state.rugs_left[seat],
        "left": {COLORS[color]: state.rugs_of(seat, color) for color in state.colors[seat]},
        "next": next_color(state, seat),
        "out": seat in state.out,
    }


def board_shown(state: State, viewer: int | None = None) -> shapes.Board:
    """Return what is drawn of a position, besides the seats."""
    return {
        "assam": {"square": GRID.names[state.assam], "facing": SIDES[state.facing]},
        "rugs": _rugs(state).copy(),
        "last": squares_named(state.laid[-1][0].squares) if state.laid else [],
        "beside": squares_named(beginnings(state)),
        "last_rugs": not state.why_over and max(state.rugs_left) <= 1,
    }


def _lying(state: State) -> Hashable:
    """Return all that what is shown of the rugs follows from."""
    return tuple(state.laid), tuple(state.owners)


@cached_by(_lying, SHOWN)
def _rugs(state: State) -> list[shapes.Rug]:
    """Return what is shown of the rugs, bottom first."""
    return [
        {
            "color": COLORS[color],
            "owner": owner_named(state.owners, color),
            "squares": squares_named(lay.squares),
            "visible": squares_named(squares),
        }
        for lay, color, squares in state.seen()
    ]


def beginnings(state: State) -> list[int]:
    """Return the squares beside Assam where the next rug can begin. Rule M13."""
    laid = lays(state) if state.phase == LAY else ()
    return sorted({square for lay in laid for square in lay.squares} & set(GRID.neighbours[state.assam]))


_ARROWS = "^>v<"


def draw(state: State) -> str:
    """Draw the board as text: rank 7 on top, `TSMI` the colours (small: neutral), `.` bare, `^>v<` Assam.

    A link `=` or a bar `|` joins the two halves of a rug that is wholly visible.
    """
    lines = []
    for rank in reversed(range(GRID.rows)):
        row = [file * GRID.rows + rank for file in range(GRID.columns)]
        squares = (_letter(state, cell) + _link(state, cell, GRID.step[EAST], "=") for cell in row)
        below = (_link(state, cell, GRID.step[SOUTH], "|") + " " for cell in row)
        lines += [f"{rank + 1} {''.join(squares)}", f"  {''.join(below)}"]
    return "\n".join(line.rstrip() for line in [*lines[:-1], "  a b c d e f g"])


def _letter(state: State, cell: int) -> str:
    if cell == state.assam:
        return _ARROWS[state.facing]
    color = state.color_at[cell]
    if color == BARE:
        return "."
    return LETTERS[color].lower() if state.owners[color] == NOBODY else LETTERS[color]


def _link(state: State, cell: int, step: Sequence[int | None], mark: str) -> str:
    beside = step[cell]
    lay = None if beside is None else LAY_ON[frozenset((cell, beside))]
    return mark if lay is not None and state.whole & lay.bit else " "
