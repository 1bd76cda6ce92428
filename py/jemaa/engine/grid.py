"""A rectangular board: cells named like a chess board's, a1 bottom left, north up; directions, neighbours, groups.

Cells are small ints; `names` and `cell` convert. Nothing here knows a piece or a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: The names of the four directions in notation and views, clockwise. In code a direction is its index here; a quarter
#: turn to the right adds 1. Plain ints, because indexing with members of an enum takes half as long again.
SIDES: Final = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Grid:
    """Cells 0 to columns * rows - 1, numbered by file, then rank, so that sorting by number also sorts by name."""

    def __init__(self, columns: int, rows: int) -> None:
        """Build the tables; at most 26 columns and 9 rows."""
        self.columns = columns
        self.rows = rows
        self.names = tuple(f"{chr(ord('a') + file)}{rank + 1}" for file in range(columns) for rank in range(rows))
        self.cells = range(len(self.names))
        self.cell = {name: cell for cell, name in enumerate(self.names)}
        #: step[side][cell] is the neighbour in that direction, None at the edge
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
        """List the connected cells that have the same value as `start`, `start` first; diagonals do not connect.

        Groups are small (three cells on average), so searching the list is faster than keeping a set as well.
        """
        value, neighbours = values[start], self.neighbours
        found = [start]
        for cell in found:
            for near in neighbours[cell]:
                if values[near] == value and near not in found:
                    found.append(near)
        return found
