"""What a position of Marrakech is worth to each seat: its terms, what they mean, and how much they weigh.

The value of a position to a seat is the points with which that seat is expected to end, in thousandths of a point:

- dirhams: a point each at the end.
- visible: visible squares of its rugs. A point each, unless they are covered by then.
- whole: its rugs of which both halves are visible. They cannot be covered at one go.
- earning: its groups' sizes, squared, times the rugs that the others have left, by 49 squares: rents to come.
- owing: the others' groups' sizes, squared, times the rugs that it has left, by 49 squares: rents to pay.
- rugs: rugs left to lay, each of which will show squares.

A group of s squares is stopped on by about s of 49 rolls and then costs s dirhams: hence its square. The weights change
steadily from the start of a game to its end (`weights.py`), and at the end only the points count. Whole numbers only:
the same on every platform. All terms are linear in what is counted per colour, so that a rug's effect on them can be
worked out from the groups that it touches (`Board.change`), which is all that a search has time for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Final, NamedTuple

from ...opponents.bot import POINT
from .board import BARE, GRID, LAYS, NOBODY, Lay
from .position import RUGS
from .weights import WEIGHTS

NEAR: Final = GRID.neighbours
SQUARES: Final = len(GRID.cells)
#: BESIDE[one][two]: the squares beside a rug on these two
BESIDE: Final = [[tuple({*NEAR[one], *NEAR[two]} - {one, two}) for two in GRID.cells] for one in GRID.cells]


def mask_of(squares: Iterable[int]) -> int:
    """Return a set of squares as bits."""
    return sum(1 << square for square in set(squares))


#: By the number of a rug: the squares that it covers and those beside it, as bits
COVERED: Final = [mask_of(lay.squares) for lay in LAYS]
BORDER: Final = [mask_of(BESIDE[lay.squares[0]][lay.squares[1]]) for lay in LAYS]
#: Rugs in all piles at the start of a game of four; the weights' own scale.
ALL_RUGS: Final = 48
#: What counts when the last rug is laid. Rule M18.
AT_END: Final = {"visible": POINT, "whole": 0, "earning": 0, "owing": 0, "rugs": 0}


class Change(NamedTuple):
    """How much more is counted of a colour."""

    color: int
    visible: int
    squares: int  # the sum of its groups' sizes, each squared
    whole: int


class Board:
    """The square with its groups: labels and sizes, and what the terms count per colour. Rules M10, M11, M15."""

    __slots__ = ("_cuts", "_groups", "color_at", "label", "mates", "size", "squares", "visible", "whole", "wholes")

    def __init__(self, color_at: list[int], whole: int) -> None:
        """Find the groups of a square's colours; `whole` is the mask of rugs that are visible as a whole."""
        self.color_at, self.whole = color_at, whole
        self.label = label = [-1] * SQUARES
        self.size: list[int] = []
        self.visible = [0] * (BARE + 1)
        self.squares = [0] * (BARE + 1)
        self.wholes = [0] * (BARE + 1)
        self._cuts: dict[int, int] = {}
        self._groups: list[tuple[int, int]] = []
        for start, color in enumerate(color_at):
            if color != BARE and label[start] < 0:
                count = self._flood(start, color, len(self.size))
                self.size.append(count)
                self.visible[color] += count
                self.squares[color] += count * count
        #: for each square the number of the whole rug that lies there, or -1
        self.mates = mates = [-1] * SQUARES
        while whole:
            number = whole.bit_length() - 1
            whole ^= 1 << number
            one, two = LAYS[number].squares
            mates[one] = mates[two] = number
            self.wholes[color_at[one]] += 1

    def _flood(self, start: int, color: int, number: int) -> int:
        """Label a group and return its size."""
        color_at, label = self.color_at, self.label
        label[start] = number
        found = [start]
        for square in found:
            for near in NEAR[square]:
                if color_at[near] == color and label[near] < 0:
                    label[near] = number
                    found.append(near)
        return len(found)

    def laid(self, lay: Lay, color: int) -> Board:
        """Return the board with one rug more."""
        color_at = self.color_at.copy()
        one, two = lay.squares
        color_at[one] = color_at[two] = color
        return Board(color_at, self.whole & lay.frees | lay.bit)

    def reach(self, lay: Lay, color: int, other: int) -> tuple[int, int]:
        """Return the squares on which another rug changes other things once this one lies, as bits.

        First those that it must not cover for that: of this rug, the groups that it touches, the whole rugs that it
        covers. Then those of them beside which it must not lie either, if its colour is `other`.
        """
        label, color_at = self.label, self.color_at
        one, two = lay.squares
        touched = {label[square] for square in (one, two)}
        touched.update(label[near] for near in BESIDE[one][two] if color_at[near] == color)
        touched.discard(-1)
        covering = COVERED[lay.number]
        for mate in {self.mates[one], self.mates[two]} - {-1}:
            covering |= COVERED[mate]
        beside = COVERED[lay.number] if color == other else 0
        for number in touched:
            group, of = self.groups()[number]
            covering |= group
            if of == other:
                beside |= group
        return covering, beside

    def groups(self) -> list[tuple[int, int]]:
        """Return the squares of each group as bits, with its colour."""
        if not self._groups:
            squares, colors = [0] * len(self.size), [BARE] * len(self.size)
            for square, number in enumerate(self.label):
                if number >= 0:
                    squares[number] |= 1 << square
                    colors[number] = self.color_at[square]
            self._groups = list(zip(squares, colors, strict=True))
        return self._groups

    def group(self, square: int) -> int:
        """Return the size of the group there; 0 on a bare square."""
        number = self.label[square]
        return self.size[number] if number >= 0 else 0

    def change(self, lay: Lay, color: int) -> list[Change]:
        """Return what a rug of a colour changes, the rug's own colour first; a colour may come twice."""
        one, two = lay.squares
        color_at, mates = self.color_at, self.mates
        below, beneath = color_at[one], color_at[two]
        new = (below != color) + (beneath != color)
        changes = [Change(color, new, self._joined(one, two, color, new), 1)]
        if new == 2 and below != BARE and self.label[one] == self.label[two]:
            changes.append(Change(below, -2, self._without(lay.squares), 0))
        else:
            if below not in (BARE, color):
                changes.append(Change(below, -1, self._cut(one), 0))
            if beneath not in (BARE, color):
                changes.append(Change(beneath, -1, self._cut(two), 0))
        if mates[one] >= 0:
            changes.append(Change(below, 0, 0, -1))
        if mates[two] >= 0 and mates[two] != mates[one]:
            changes.append(Change(beneath, 0, 0, -1))
        return changes

    def _joined(self, one: int, two: int, color: int, new: int) -> int:
        """Return by how much the colour's squared sizes grow when a rug joins groups."""
        label, color_at, size = self.label, self.color_at, self.size
        joined = {label[near] for near in BESIDE[one][two] if color_at[near] == color}
        if new < 2:
            joined.update(label[square] for square in (one, two) if color_at[square] == color)
        if not joined:
            return new * new
        sizes = [size[number] for number in joined]
        return int((sum(sizes) + new) ** 2) - sum([each * each for each in sizes])

    def _cut(self, square: int) -> int:
        """Return by how much the squared sizes shrink when one square of a group is covered."""
        if square not in self._cuts:
            number, label = self.label[square], self.label
            ends = sum([label[near] == number for near in NEAR[square]]) < 2
            self._cuts[square] = 1 - 2 * self.size[number] if ends else self._without((square,))
        return self._cuts[square]

    def _without(self, covered: Sequence[int]) -> int:
        """Return by how much the squared sizes shrink when squares of one group are covered: it may fall apart."""
        number, label = self.label[covered[0]], self.label
        seen = set(covered)
        total = -(self.size[number] ** 2)
        for start in [near for square in covered for near in NEAR[square] if label[near] == number]:
            if start in seen:
                continue
            seen.add(start)
            part = [start]
            for square in part:
                fresh = [near for near in NEAR[square] if label[near] == number and near not in seen]
                seen.update(fresh)
                part += fresh
            total += len(part) ** 2
        return total


class Prices:
    """What one more of each thing counted is worth to each seat, with so many rugs left: `[seat][colour]`."""

    __slots__ = ("base", "colors", "seats", "spread", "squares", "staying", "visible", "whole")

    def __init__(self, owners: Sequence[int], out: Sequence[int], rugs_left: Sequence[int]) -> None:
        """Take whose the colours are, who is out, and how many rugs each seat has left."""
        self.seats = range(len(rugs_left))
        self.staying = [seat for seat in self.seats if seat not in out]
        weight = weights(len(rugs_left), rugs_left)
        total = sum(rugs_left)
        self.visible = [[0] * (BARE + 1) for _ in self.seats]
        self.whole = [[0] * (BARE + 1) for _ in self.seats]
        self.squares = [[0] * (BARE + 1) for _ in self.seats]
        self.base = [weight["rugs"] * left for left in rugs_left]
        self.colors: list[list[int]] = [[] for _ in self.seats]
        for color, owner in enumerate(owners):
            if owner == NOBODY:
                continue
            self.colors[owner].append(color)
            self.visible[owner][color] = weight["visible"]
            self.whole[owner][color] = weight["whole"]
            for seat in self.staying:
                rolls, rate = (total - rugs_left[seat], "earning") if seat == owner else (rugs_left[seat], "owing")
                self.squares[seat][color] = weight[rate] * rolls // SQUARES
        #: Differences in value that make a chance e times as good: the rest of the game may change less and less.
        self.spread = 200 if not total else 2 * POINT + isqrt(64 * POINT * POINT * total // ALL_RUGS)

    def values(self, board: Board, dirhams: Sequence[int]) -> list[int]:
        """Return the value of a position to each seat; 0 for players who are out."""
        values = [0] * len(self.seats)
        for seat in self.staying:
            visible, squares, whole = self.visible[seat], self.squares[seat], self.whole[seat]
            values[seat] = POINT * dirhams[seat] + self.base[seat]
            for color in range(BARE):
                values[seat] += visible[color] * board.visible[color] + squares[color] * board.squares[color]
                values[seat] += whole[color] * board.wholes[color]
        return values

    def leading(self, seat: int) -> Leading:
        """Return the prices of a seat's lead over the mean of the others, for fast comparisons."""
        rivals = len(self.seats) - 1
        tables = (
            [
                rows[seat][color] - sum(row[color] for other, row in enumerate(rows) if other != seat) // rivals
                for color in range(BARE + 1)
            ]
            for rows in (self.visible, self.squares, self.whole)
        )
        return Leading(*tables)


class Leading(NamedTuple):
    """What one more of each thing counted adds to a lead, by colour."""

    visible: list[int]
    squares: list[int]
    whole: list[int]

    def gain(self, changes: Sequence[Change]) -> int:
        """Return how much the lead grows by changes to the board."""
        visible, squares, whole = self
        return sum([visible[c] * more + squares[c] * sizes + whole[c] * rugs for c, more, sizes, rugs in changes])


#: Bits of a seat's part in a number that holds those of all: far more than any sum of gains needs.
PART: Final = 48


class Everybody:
    """What one more of each thing counted adds to a lead and to all seats' values, packed into one number.

    Packed numbers are added, and multiplied, all parts at once: the lead above the seats' values, seat 0 lowest. Parts
    below zero borrow from the next; `_zeros` is added before a part is read.
    """

    __slots__ = ("_above", "_ones", "_zeros", "squares", "visible", "whole")

    def __init__(self, prices: Prices, seat: int) -> None:
        """Take everybody's prices, and whose lead it is."""
        leading = prices.leading(seat)
        rows = zip((prices.visible, prices.squares, prices.whole), leading, strict=True)
        self.visible, self.squares, self.whole = (
            [sum(part << PART * place for place, part in enumerate(parts)) for parts in zip(*row, lead, strict=True)]
            for row, lead in rows
        )
        self._ones = (1 << PART) - 1
        self._above = PART * len(prices.seats)
        self._zeros = sum(1 << PART * (place + 1) - 1 for place in prices.seats)

    def gain(self, changes: Sequence[Change]) -> int:
        """Return how much the lead and everybody's values grow by changes to the board, packed."""
        visible, squares, whole = self.visible, self.squares, self.whole
        return sum([visible[c] * more + squares[c] * sizes + whole[c] * rugs for c, more, sizes, rugs in changes])

    def lead(self, gain: int) -> int:
        """Return how much the lead grows."""
        return gain + self._zeros >> self._above

    def values(self, gain: int, parts: int) -> list[int]:
        """Return how much each seat's value grows, divided by so many parts."""
        gain += self._zeros
        zero, ones = 1 << PART - 1, self._ones
        return [((gain >> place & ones) - zero) // parts for place in range(0, self._above, PART)]


def weights(seats: int, rugs_left: Sequence[int]) -> dict[str, int]:
    """Return each term's weight with so many rugs left, in thousandths of a point."""
    total, start = sum(rugs_left), seats * RUGS[seats]
    if not total:
        return AT_END
    return {term: end + more * total // start for term, (end, more) in WEIGHTS[seats].items()}


#: e to the power of -n / 64, in millionths of a millionth, worked out in whole numbers.
STEP: Final = 64
DECAY: Final = [10**12]
while DECAY[-1]:
    DECAY.append(DECAY[-1] * 984_496_437 // 10**9)


def chance(values: Sequence[int], seat: int, spread: int) -> int:
    """Return a seat's chance to come first, in thousandths; values that differ by `spread` are e to 1."""
    top, last = max(values), len(DECAY) - 1
    odds = [DECAY[min((top - value) * STEP // spread, last)] for value in values]
    return 1000 * odds[seat] // sum(odds)
