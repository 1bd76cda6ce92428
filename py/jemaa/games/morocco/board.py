"""The market of Morocco as geometry: stalls, spaces, corners, cubes, and every action there is. Tables only.

Rules R1, R2, R3, R13. What changes is in `position.py`. The page waits for this module at its start: what takes long
to compute is a cached function, without bound, because each has few possible arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, combinations, compress, product
from operator import add, itemgetter
from typing import TYPE_CHECKING, Final

from ...game import Action
from ...grid import SIDES, Grid

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
NOBODY: Final = -1  # the owner of an empty tile, of a token that lies on its corner; a stall that is not there
OPEN: Final = -2  # in place of a tile's owner: the stall is open
FULL: Final = 4  # Rule R17

# Spaces: 4 * stall + quadrant, in the order of their names as text.

QUADRANTS: Final = ("ne", "nw", "se", "sw")
SPACES = tuple(f"{stall}.{quadrant}" for stall in GRID.names for quadrant in QUADRANTS)
_PLACE = tuple(
    (2 * (stall // 5) + ("e" in quadrant), 2 * (stall % 5) + ("n" in quadrant))
    for stall in STALLS
    for quadrant in QUADRANTS
)
_SPACE_AT = {place: space for space, place in enumerate(_PLACE)}

#: Rule R2: the corner that a space touches, 6 * line + column, both from the bottom left
CORNER = tuple(6 * ((y + 1) // 2) + (x + 1) // 2 for x, y in _PLACE)
CORNERS = range(36)


def _beside(space: int) -> tuple[int, ...]:
    """List the spaces of other stalls that share a side with a space: two, one, or none in a corner of the board."""
    x, y = _PLACE[space]
    near = (_SPACE_AT.get(place) for place in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))
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


#: In the bits above those of a stall (below): that its two cubes can be paid, and which third cubes besides
PAID: Final = 1 << 10
_THIRD: Final = tuple(1 << 11 + color for color in COLORS)
THIRDS: Final = sum(_THIRD)


@cache
def _pays(purse: int) -> tuple[int, ...]:
    """Return for each pair of colours, at 5 * row + column, the mask of what a purse can pay with them. Rule R13.

    About 1,300 purses can occur at most.
    """
    return tuple(_paid(counts(purse), row, column) for row, column in product(COLORS, COLORS))


def _paid(left: list[int], row: int, column: int) -> int:
    """Return nothing where one of the two cubes is missing, else PAID and a bit for each colour of a third cube."""
    left[row] -= 1
    left[column] -= 1
    return PAID + sum(third for third, count in zip(_THIRD, left, strict=True) if count) if min(left) >= 0 else 0


class Market:
    """The colours of rows and columns. It never changes: a swap makes another. Rules R5, R13."""

    __slots__ = ("_by_stall", "columns", "rows")

    def __init__(self, rows: Sequence[int], columns: Sequence[int]) -> None:
        """Take the colours of the rows, row 1 first, and of the columns, column a first."""
        self.rows = tuple(rows)
        self.columns = tuple(columns)
        fives = [5 * row for row in rows]
        self._by_stall = itemgetter(*[row + column for column in columns for row in fives])

    def colors(self, stall: int) -> tuple[int, int]:
        """Return the two colours that a stall costs, its row's first."""
        return self.rows[stall % 5], self.columns[stall // 5]

    def pays(self, purse: int) -> tuple[int, ...]:
        """Return for each stall a mask: 0 where its two cubes are missing, else PAID and the third cubes. Rule R13."""
        found: tuple[int, ...] = self._by_stall(_pays(purse))
        return found

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


class Die(Action):
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


class Place(Action):
    """Place a worker, or two cousins. Rule R13."""

    __slots__ = ("color", "kind", "spaces", "stalls", "third")

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

_ASSISTANTS, _BODYGUARDS = (tuple(Place(kind, (space,)) for space in range(100)) for kind in (ASSISTANT, BODYGUARD))
#: The places of a tourist in a stall, and the pairs for cousins of half a stall (2 * stall, 1 more in the south), in
#: order: first space, second space
_PLACES = {
    TOURIST: tuple(tuple((space,) for space in range(4 * stall, 4 * stall + 4)) for stall in STALLS),
    COUSINS: tuple(
        tuple((space, other) for space in (2 * half, 2 * half + 1) for other in BESIDE[space]) for half in range(50)
    ),
}


@cache
def _with_third(kind: int, at: int) -> tuple[Place, ...]:
    """List all placements of tourists in a stall, or of cousins in half a stall: each place with five third cubes."""
    return tuple(Place(kind, *place) for place in product(_PLACES[kind][at], COLORS))


@cache
def actions() -> dict[str, Action]:
    """Return all actions by their texts."""
    tables: list[Sequence[Action]] = [DICE, WILDS, _SCOUTS, SWAPS, (PASS, DONE), TAKES, ARROWS, KEEPS, SETTLES]
    tables += [_ASSISTANTS, _BODYGUARDS]
    tables += [_with_third(kind, at) for kind, places in _PLACES.items() for at in range(len(places))]
    return {action.text: action for action in chain.from_iterable(tables)}


# What can be done in a stall: tables by two keys that a position keeps for each stall (`position.py`), sorted by text.
# FREE[stall] is the key of a stall with four free spaces, PAIRS[half] of half a stall with all its pairs for cousins
# (whole stalls would have too many keys to remember): a mask of four, the stall or half in the six bits above it, and
# then what can be paid there, so that the keys of a table lie close together: scattered ones are slower to look up.

FREE = tuple(stall << 4 | 15 for stall in STALLS)
NONE_FREE = tuple(stall << 4 for stall in STALLS)
PAIRS = tuple(half << 4 | 15 for half in range(50))
#: BIT[space]: its bit in the key of its stall's free spaces
BIT = tuple(1 << space % 4 for space in range(100))

#: By the key of a stall's free spaces (400 keys): these, and where one worker can be placed without a third cube
FREE_SPACES = tuple(
    tuple(4 * stall + quadrant for quadrant in range(4) if mask >> quadrant & 1)
    for stall in STALLS
    for mask in range(16)
)
ASSISTANTS, BODYGUARDS = (
    tuple(tuple(table[space] for space in spaces) for spaces in FREE_SPACES) for table in (_ASSISTANTS, _BODYGUARDS)
)


@cache
def _chosen(key: int) -> tuple[bool, ...]:
    """Tell which placements with a third cube a key stands for, its stall (or half of one) left out."""
    places = [key >> place & 1 for place in range(4)]
    return tuple(bool(place and key & third) for place in places for third in _THIRD)


class _Placements(dict[int, tuple[Place, ...]]):
    """The placements with a third cube, by the key of a stall's free spaces or of pairs, with what can be paid.

    A cache, filled on demand: 25 or 50 times 16 times 33 keys at most.
    """

    def __init__(self, kind: int) -> None:
        """Take the kind of worker."""
        super().__init__()
        self._kind = kind

    def __missing__(self, key: int) -> tuple[Place, ...]:
        """List and cache the placements of a key."""
        at = key >> 4 & 63
        self[key] = found = tuple(compress(_with_third(self._kind, at), _chosen(key ^ at << 4)))
        return found


TOURISTS, COUSIN_PAIRS = _Placements(TOURIST), _Placements(COUSINS)


def _stays(spaces: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """List the halves of stalls that lose pairs with these spaces, each with the mask of the pairs that stay."""
    gone, stays = set(spaces), []
    for half in sorted({at // 2 for space in gone for at in (space, *BESIDE[space])}):
        lost = sum(1 << number for number, pair in enumerate(_PLACES[COUSINS][half]) if gone.intersection(pair))
        stays.append((half, PAIRS[half] ^ lost))
    return tuple(stays)


#: STRIKES[space]: the pairs that stay when a space is taken
STRIKES = tuple(_stays([space]) for space in range(100))


@cache
def shuts(stall: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs for cousins that stay when a stall closes."""
    return _stays(range(4 * stall, 4 * stall + 4))


@cache
def keepable(purse: int) -> tuple[Keep, ...]:
    """List the cubes that can be kept. Rule R30."""
    return tuple(KEEPS[color] for color, count in enumerate(counts(purse)) if count)
