"""The square of Marrakech as geometry: squares, mosaics, walks, rugs. Tables only; nothing here changes.

Rules M1, M5, M9, M13. What changes is in `position.py`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.game import Action, Face
from ...engine.grid import EAST, NORTH, SOUTH, WEST, Grid

if TYPE_CHECKING:
    from . import shapes

GRID = Grid(7, 7)
CENTRE = GRID.cell["d4"]

COLORS: Final = ("terracotta", "saffron", "majorelle", "mint")
BARE = len(COLORS)  # the "colour" of a square without a rug
LETTERS = "TSMI"  # the colours in drawings and in texts of positions
#: The same, and small letters for rugs of which nobody knows when they come (colour UNKNOWN + n of `position.py`).
WRITTEN = f"{LETTERS} {LETTERS.lower()}"
NOBODY: Final = -1  # the owner of neutral rugs, and of bare squares

#: Rule M9: the half-circles, by the side at which Assam leaves; he comes back facing the other way.
HALF_CIRCLES = {
    NORTH: ("a7 b7", "c7 d7", "e7 f7"),
    WEST: ("a7 a6", "a5 a4", "a3 a2"),
    SOUTH: ("b1 c1", "d1 e1", "f1 g1"),
    EAST: ("g6 g5", "g4 g3", "g2 g1"),
}
#: Rule M9: the two corner loops lead back on to the same square: (square, side he leaves by) -> facing.
CORNER_LOOPS = {
    ("g7", NORTH): WEST,
    ("g7", EAST): SOUTH,
    ("a1", WEST): NORTH,
    ("a1", SOUTH): EAST,
}


class Step(NamedTuple):
    """One step of Assam: where it ends, how he faces there, and the side whose mosaic he followed, if any."""

    square: int
    facing: int
    mosaic: int | None


class Walk:
    """Where a roll leads: the last square and facing, and the steps on the way."""

    __slots__ = ("facing", "path", "square", "start")

    def __init__(self, start: int, path: tuple[Step, ...]) -> None:
        """Take the square where it starts, and its steps."""
        self.start = start
        self.path = path
        self.square, self.facing, _ = path[-1]


def _mosaics() -> dict[tuple[int, int], Step]:
    exits = {}
    for side, pairs in HALF_CIRCLES.items():
        for pair in pairs:
            one, other = (GRID.cell[name] for name in pair.split())
            exits[one, side] = Step(other, (side + 2) % 4, side)
            exits[other, side] = Step(one, (side + 2) % 4, side)
    for (name, side), facing in CORNER_LOOPS.items():
        exits[GRID.cell[name], side] = Step(GRID.cell[name], facing, side)
    return exits


#: Rule M9: the 28 exits from the board, each with the step that leads back on to it.
MOSAICS = _mosaics()


def _step(square: int, facing: int) -> Step:
    ahead = GRID.step[facing][square]
    return MOSAICS[square, facing] if ahead is None else Step(ahead, facing, None)


#: _STEPS[facing][square]
_STEPS = tuple(tuple(_step(square, facing) for square in GRID.cells) for facing in range(4))


def _walks(square: int, facing: int, most: int) -> dict[int, Walk]:
    """Return the walks from a square by number of steps, up to `most`."""
    path = [_STEPS[facing][square]]
    while len(path) < most:
        path.append(_STEPS[path[-1].facing][path[-1].square])
    return {steps: Walk(square, tuple(path[:steps])) for steps in range(1, most + 1)}


class Turn(Action):
    """Turn Assam before the roll, or after laying in the variant. Rules M7, M20."""

    __slots__ = ("by", "quarters")

    def __init__(self, by: shapes.By, quarters: int) -> None:
        """Take quarter turns to the right."""
        super().__init__(by, f"turn:{by}")
        self.by = by
        self.quarters = quarters


class Die(Face):
    """A face of the wooden die. Rule M5."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        """Take the number of slippers."""
        super().__init__(f"die {steps}", f"die:{steps}")
        self.steps = steps


class Lay(Action):
    """Lay a rug on two squares side by side. Rule M13."""

    __slots__ = ("bit", "frees", "number", "squares")

    def __init__(self, number: int, squares: tuple[int, int]) -> None:
        """Take its number (0-83, in the order of the texts) and its two squares in the order of their names."""
        names = [GRID.names[square] for square in squares]
        super().__init__(f"lay {'-'.join(names)}", *(f"square:{name}" for name in names))
        self.number = number
        self.squares = squares
        self.bit = 1 << number
        self.frees = -1  # set below: the mask of all that share no square with this one


LEFT, RIGHT, STRAIGHT = Turn("left", -1), Turn("right", 1), Turn("straight", 0)
TURNS = (LEFT, RIGHT, STRAIGHT)
QUARTERS = (LEFT, RIGHT)
DICE = tuple(Die(steps) for steps in (1, 2, 3, 4))
LONGEST = DICE[-1].steps
DIE_WEIGHTS = (1, 2, 2, 1)  # Rule M5: faces 1, 2, 2, 3, 3, 4

#: WALKS[facing][square][steps]: Rules M8 and M9, for every roll that can be
WALKS = tuple(tuple(_walks(square, facing, LONGEST) for square in GRID.cells) for facing in range(4))

#: The 84 ways to lay a rug, sorted by text.
LAYS = tuple(
    Lay(number, pair)
    for number, pair in enumerate((one, two) for one in GRID.cells for two in GRID.neighbours[one] if one < two)
)
EVERY_LAY = (1 << len(LAYS)) - 1
#: By square: a mask of those that cover it.
ON_SQUARE = [0] * len(GRID.cells)
for _lay in LAYS:
    for _square in _lay.squares:
        ON_SQUARE[_square] |= _lay.bit
for _lay in LAYS:
    _lay.frees = EVERY_LAY & ~(ON_SQUARE[_lay.squares[0]] | ON_SQUARE[_lay.squares[1]])
LAY_ON = {frozenset(lay.squares): lay for lay in LAYS}

ACTIONS: dict[str, Action] = {action.text: action for action in (*TURNS, *DICE, *LAYS)}


class LaysBeside(dict[int, tuple[Lay, ...]]):
    """The ways to lay a rug beside Assam on one square, by the mask of barred ones: a cache, filled on demand.

    At most a few hundred masks can occur for a square, because whole rugs never overlap.
    """

    __slots__ = ("all", "mask")

    def __init__(self, assam: int) -> None:
        """List those that touch a neighbour of Assam's square but not the square itself. Rule M13."""
        super().__init__()
        beside = reduce(or_, (ON_SQUARE[square] for square in GRID.neighbours[assam]))
        self.mask = beside & ~ON_SQUARE[assam]
        self.all = tuple(lay for lay in LAYS if lay.bit & self.mask)

    def __missing__(self, barred: int) -> tuple[Lay, ...]:
        """List and cache those that are not in the mask."""
        self[barred] = left = tuple(lay for lay in self.all if not lay.bit & barred)
        return left


LAYS_BESIDE = tuple(LaysBeside(square) for square in GRID.cells)
