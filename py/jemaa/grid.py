"""A rectangle of named cells: a1 bottom left, north up. Cells are small ints, their names a table.

The games stand on it. It knows directions, neighbours and groups; it knows no piece and no rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: The four sides, clockwise, as they are called in notation and views; elsewhere a side is its number, and
#: a quarter turn to the right adds one. Plain ints: indexing with an enum's members takes half as long again.
SIDES: Final = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Grid:
    """Cells 0 .. columns * rows - 1, numbered by file, then rank: the order of their names as text."""

    def __init__(self, columns: int, rows: int) -> None:
        """Build the tables of a grid of at most 26 columns and 9 rows."""
        self.columns = columns
        self.rows = rows
        self.names = tuple(f"{chr(ord('a') + file)}{rank + 1}" for file in range(columns) for rank in range(rows))
        self.cells = range(len(self.names))
        self.cell = {name: cell for cell, name in enumerate(self.names)}
        #: step[side][cell]: the cell next to it on that side, None beyond the edge
        self.step = tuple(tuple(self._beside(cell, side) for cell in self.cells) for side in range(4))
        self.neighbours = tuple(self._around(cell) for cell in self.cells)

    def _beside(self, cell: int, side: int) -> int | None:
        right, up = _STEPS[side]
        file, rank = cell // self.rows + right, cell % self.rows + up
        return file * self.rows + rank if 0 <= file < self.columns and 0 <= rank < self.rows else None

    def _around(self, cell: int) -> tuple[int, ...]:
        beside = (self.step[side][cell] for side in range(4))
        return tuple(sorted(near for near in beside if near is not None))

    def group(self, values: Sequence[int], start: int) -> list[int]:
        """List the cells joined to `start` by sides through cells of the same value, `start` first.

        Groups are small, three cells on average: looking through those found is quicker than keeping a set of them.
        """
        value, neighbours = values[start], self.neighbours
        found = [start]
        for cell in found:
            for near in neighbours[cell]:
                if values[near] == value and near not in found:
                    found.append(near)
        return found
