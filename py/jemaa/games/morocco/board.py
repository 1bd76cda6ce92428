"""The market of Morocco as geometry: stalls, spaces, corners, cubes, and every action there is. Tables only.

Rules R1, R2, R3, R13. What changes is in `position.py`. The page waits for this module at its start: what takes long
to compute is a cached function, without bound, because each has few possible arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations, product
from operator import add, itemgetter
from typing import TYPE_CHECKING, Final

from ...engine.game import Action, Face
from ...engine.grid import SIDES, Grid

if TYPE_CHECKING:
    from . import shapes

GRID = Grid(5, 5)
STALLS = GRID.cells

#: Families in the order of the rule page, and the colours of cubes in the order of their names as text.
FAMILIES: Final = ("charmers", "water", "rugs", "magicians", "food")
CUBES: Final = ("black", "brown", "green", "orange", "purple")
COLORS = range(len(CUBES))

#: What a hand holds: the three kinds of workers, and the token by which two assistants come as cousins. Rule R4.
KINDS: Final = ("assistant", "bodyguard", "tourist", "cousins")
ASSISTANT, BODYGUARD, TOURIST, COUSINS = range(4)
WORKERS: Final = KINDS[:3]  # the kinds that stand in a space
HAND = (12, 0, 2, 2)
WEIGHT = (1, 2, 1)  # Rule R14

#: CLOCKWISE[seats][seat]: all seats, that one first
CLOCKWISE = tuple(tuple((*range(seat, seats), *range(seat)) for seat in range(seats)) for seats in range(6))
#: OTHERS[seats][seat]: all others in that order
OTHERS = tuple(tuple(seats[1:] for seats in each) for each in CLOCKWISE)
NOBODY: Final = -1  # the owner of an empty tile, of a token that lies on its corner; a stall that is not there
OPEN: Final = -2  # in place of a tile's owner: the stall is open
FULL: Final = 4  # Rule R17

# Spaces: 4 * stall + quadrant, in the order of their names as text.

QUADRANTS: Final = ("ne", "nw", "se", "sw")
SPACES = tuple(f"{stall}.{quadrant}" for stall in GRID.names for quadrant in QUADRANTS)
_COORDINATES = tuple(
    (2 * (stall // 5) + ("e" in quadrant), 2 * (stall % 5) + ("n" in quadrant))
    for stall in STALLS
    for quadrant in QUADRANTS
)
_SPACE_AT = {at: space for space, at in enumerate(_COORDINATES)}

#: Rule R2: the corner that a space touches, 6 * line + column, both from the bottom left
CORNER = tuple(6 * ((y + 1) // 2) + (x + 1) // 2 for x, y in _COORDINATES)
CORNERS = range(36)


def _beside(space: int) -> tuple[int, ...]:
    """List the spaces of other stalls that share a side with a space: two, one, or none in a corner of the board."""
    x, y = _COORDINATES[space]
    near = (_SPACE_AT.get(at) for at in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))
    return tuple(sorted(other for other in near if other is not None and other // 4 != space // 4))


BESIDE = tuple(map(_beside, range(100)))

#: AROUND[stall]: the sides on which it has a neighbour, with that stall
AROUND = tuple(tuple((side, at) for side in range(4) if (at := GRID.step[side][stall]) is not None) for stall in STALLS)

# Cubes: a purse holds the count of each colour in four bits of one int. Nobody has more than six of a colour: a round
# brings at most five, and one is kept from the round before.

ONE = tuple(1 << 4 * color for color in COLORS)


def counts(purse: int) -> list[int]:
    """Return how many cubes of each colour a purse holds."""
    return [purse >> 4 * color & 15 for color in COLORS]


#: What can be paid in a stall, as a mask: a bit for each colour of which there is a third cube, and that its two can be
PAID: Final = 1 << 5
THIRDS: Final = PAID - 1


class _Pays(dict[int, bytes]):
    """A cache: purse -> for each pair of colours, at 5 * row + column, the mask of what it can pay. Rule R13.

    A table for `bytes.translate`, therefore of 256 bytes. About 1,300 purses can occur at most.
    """

    def __missing__(self, purse: int) -> bytes:
        """Work out and cache the masks of a purse."""
        left, masks = counts(purse), bytearray(256)
        held = [color for color in COLORS if left[color]]
        mask = sum(1 << color for color in held)
        for row, column in product(held, held):
            due = 2 if row == column else 1
            if left[row] >= due:
                spent = (left[row] == due) << row | (left[column] == due) << column
                masks[5 * row + column] = PAID | mask & ~spent
        self[purse] = found = bytes(masks)
        return found


_PAYS = _Pays()

# Placements with a third cube are bits of one int, in the order of their texts, so that they are counted and found
# without listing them: for each stall 40, for each spot in it (a space, or a pair of spaces for cousins) five, one for
# each colour of the third cube.

SPOT_BITS: Final = len(CUBES)
STALL_BITS: Final = 8 * SPOT_BITS
STALL_BYTES: Final = STALL_BITS // 8
#: The third cubes of each stall's first spot; multiplied with these, a mask stands in all eight
_FIRSTS: Final = sum(THIRDS << STALL_BITS * stall for stall in STALLS)
_EIGHTFOLD: Final = sum(1 << SPOT_BITS * spot for spot in range(8))


@cache
def _by_column(rows: tuple[int, ...]) -> tuple[bytes, ...]:
    """Return by a column's colour the pairs of colours of its stalls, each in STALL_BYTES: itself, then no pairs."""
    return tuple(b"".join(bytes([5 * row + column]).ljust(STALL_BYTES, b"\xff") for row in rows) for column in COLORS)


class Market:
    """The colours of rows and columns. It never changes: a swap makes another. Rules R5, R13."""

    __slots__ = ("_pairs", "_spread", "columns", "rows")

    def __init__(self, rows: Sequence[int], columns: Sequence[int]) -> None:
        """Take the colours of the rows, row 1 first, and of the columns, column a first."""
        self.rows = tuple(rows)
        self.columns = tuple(columns)
        self._spread = b"".join(itemgetter(*columns)(_by_column(self.rows)))
        self._pairs = self._spread[::STALL_BYTES]

    def colors(self, stall: int) -> tuple[int, int]:
        """Return the two colours that a stall costs, its row's first."""
        return self.rows[stall % 5], self.columns[stall // 5]

    def pays(self, purse: int) -> bytes:
        """Return for each stall a mask: 0 where its two cubes are missing, else PAID and the third cubes. Rule R13."""
        return self._pairs.translate(_PAYS[purse])

    def pays_thirds(self, purse: int) -> int:
        """Return the placements with a third cube that can be paid, wherever they are, as bits. Rule R13."""
        return (int.from_bytes(self._spread.translate(_PAYS[purse]), "little") & _FIRSTS) * _EIGHTFOLD

    def swapped(self, axis: str, one: int, other: int) -> Market:
        """Return the market with two rows' or two columns' cubes swapped. Rule R16."""
        lines = list(self.rows if axis == "rows" else self.columns)
        lines[one], lines[other] = lines[other], lines[one]
        return Market(lines, self.columns) if axis == "rows" else Market(self.rows, lines)

    def __eq__(self, other: object) -> bool:
        """Compare the colours."""
        return isinstance(other, Market) and (self.rows, self.columns) == (other.rows, other.columns)

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((self.rows, self.columns))


# Actions


class Die(Face):
    """A face of the market die: a colour, or None for the wild one. Rule R9."""

    __slots__ = ("color",)

    def __init__(self, face: str, color: int | None) -> None:
        """Name the face."""
        super().__init__(f"die {face}", f"die:{face}")
        self.color = color


class Wild(Action):
    """Choose a colour on a wild roll. Rule R9."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        """Take the colour."""
        super().__init__(f"wild {CUBES[color]}", f"color:{CUBES[color]}")
        self.color = color


class Scout(Action):
    """Move the pawn to an outer space of the roof. Rule R10."""

    __slots__ = ("roof",)

    def __init__(self, roof: int) -> None:
        """Take the space, 1 to 5."""
        super().__init__(f"scout {roof}", f"roof:{roof}")
        self.roof = roof


class Swap(Action):
    """Swap the cubes of two rows or of two columns for a coin. Rule R16."""

    __slots__ = ("axis", "lines", "one", "other")

    def __init__(self, axis: shapes.Axis, names: str, one: int, other: int) -> None:
        """Take `rows` or `columns`, the names of all five, and the numbers of the two."""
        self.lines = (names[one], names[other])
        super().__init__(f"swap {axis} {names[one]} {names[other]}", *(f"{axis[:-1]}:{line}" for line in self.lines))
        self.axis = axis
        self.one = one
        self.other = other


class Placement(Action):
    """Place a worker, or two cousins. Rule R13."""

    __slots__ = ("color", "kind", "number", "spaces", "stalls", "third")

    def __init__(self, kind: int, spaces: tuple[int, ...], color: int | None = None) -> None:
        """Take the kind, one space (two for cousins), and the colour of the third cube where there is one."""
        words = [KINDS[kind], *map(SPACES.__getitem__, spaces)]
        roles = _ROLES[: len(words)]
        if color is not None:
            words.append(CUBES[color])
            roles = (*roles, "cube:")
        super().__init__(" ".join(words), *map(add, roles, words))
        self.kind = kind
        self.spaces = spaces
        self.stalls = tuple(map(_STALL.__getitem__, spaces))
        #: by what stands where; few of all have the same
        self.number = 100 * kind + spaces[0] + 29 * sum(spaces[1:])
        self.color = color
        self.third = 0 if color is None else ONE[color]


_ROLES = ("worker:", "space:", "beside:")
_STALL = tuple(space // 4 for space in range(100))


class Take(Action):
    """Take a coin or a bodyguard. Rule R21."""

    __slots__ = ("item",)

    def __init__(self, item: shapes.Item) -> None:
        """Take what it is."""
        super().__init__(f"take {item}", f"take:{item}")
        self.item = item


class Arrow(Action):
    """Point a market tile. Rule R25."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        """Take the side."""
        super().__init__(f"arrow {SIDES[side]}", f"arrow:{SIDES[side]}")
        self.side = side


class Settle(Action):
    """Let a tourist settle in a space. Rule R26."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        """Take the space."""
        super().__init__(f"settle {SPACES[space]}", f"space:{SPACES[space]}")
        self.space = space


class Keep(Action):
    """Keep a cube for the next round. Rule R30."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        """Take its colour."""
        super().__init__(f"keep {CUBES[color]}", f"cube:{CUBES[color]}")
        self.color = color


class Pass(Action):
    """End a turn in which nothing can be placed. Rule R15."""

    __slots__ = ()


class Done(Action):
    """End a turn with coins in hand. Rule R16."""

    __slots__ = ()


DICE = (*(Die(name, color) for color, name in enumerate(CUBES)), Die("wild", None))
DIE_WEIGHTS = (1,) * 6  # Rule R9
WILDS = tuple(map(Wild, COLORS))
_SCOUTS = tuple(map(Scout, range(1, 6)))
#: SCOUTS[pawn]: Rule R10, from the centre (0) or an outer space
SCOUTS = tuple(tuple(scout for scout in _SCOUTS if scout.roof != pawn) for pawn in range(6))
_LINES: tuple[tuple[shapes.Axis, str], ...] = (("columns", "abcde"), ("rows", "12345"))
SWAPS = tuple(Swap(axis, names, one, other) for axis, names in _LINES for one, other in combinations(range(5), 2))
PASS, DONE = Pass("pass", "pass"), Done("done", "done")
TAKE_BODYGUARD, TAKE_COIN = Take("bodyguard"), Take("coin")
TAKES = (TAKE_BODYGUARD, TAKE_COIN)
ARROWS = tuple(sorted(map(Arrow, range(4)), key=lambda arrow: arrow.text))
KEEPS = tuple(map(Keep, COLORS))
SETTLES = tuple(map(Settle, range(100)))

_ASSISTANTS, _BODYGUARDS = (tuple(Placement(kind, (space,)) for space in range(100)) for kind in (ASSISTANT, BODYGUARD))
#: By stall, in order: the spots of a tourist, and of two cousins of whom the first stands there
SPOTS = {
    TOURIST: tuple(tuple((space,) for space in range(4 * stall, 4 * stall + 4)) for stall in STALLS),
    COUSINS: tuple(
        tuple((space, other) for space in range(4 * stall, 4 * stall + 4) for other in BESIDE[space])
        for stall in STALLS
    ),
}


@cache
def with_third(kind: int) -> tuple[tuple[Placement, ...], ...]:
    """Return all placements of tourists or of cousins, those of each byte of bits together."""
    octets: list[tuple[Placement, ...]] = []
    for spots in SPOTS[kind]:
        found = tuple(Placement(kind, *spot) for spot in product(spots, COLORS))
        octets += [found[first : first + 8] for first in range(0, STALL_BITS, 8)]
    return tuple(octets)


@cache
def actions() -> dict[str, Action]:
    """Return all actions by their texts."""
    tables: list[Sequence[Action]] = [DICE, WILDS, _SCOUTS, SWAPS, (PASS, DONE), TAKES, ARROWS, KEEPS, SETTLES]
    tables += [_ASSISTANTS, _BODYGUARDS]
    tables += [octet for kind in SPOTS for octet in with_third(kind)]
    return {action.text: action for action in chain.from_iterable(tables)}


# What is free in a stall, kept up to date by a position (`position.py`): the key of its free spaces, a mask of four and
# the stall above it, 0 when it is closed. What is free for placements with a third cube is in `placements.py`.

FREE = tuple(stall << 4 | 15 for stall in STALLS)
NONE_FREE: Final = 0
#: BIT[space]: its bit in the key of its stall's free spaces
BIT = tuple(1 << space % 4 for space in range(100))
#: BITS[byte]: the numbers of the bits that are set
BITS = tuple(tuple(number for number in range(8) if byte >> number & 1) for byte in range(256))

#: By the key of a stall's free spaces (400 keys): these, and where one worker can be placed without a third cube
FREE_SPACES = tuple(tuple(4 * stall + quadrant for quadrant in BITS[mask]) for stall in STALLS for mask in range(16))
ASSISTANTS, BODYGUARDS = (
    tuple(tuple(table[space] for space in spaces) for spaces in FREE_SPACES) for table in (_ASSISTANTS, _BODYGUARDS)
)


@cache
def keepable(purse: int) -> tuple[Keep, ...]:
    """List the cubes that can be kept. Rule R30."""
    return tuple(KEEPS[color] for color, count in enumerate(counts(purse)) if count)
