"""The market of Morocco as geometry: stalls, spaces, corners, cubes, and every action there is. Tables only.

Rules R1, R2, R3, R13. Positions live in `state.py`. Some tables are filled as asked; what they say never changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations, compress
from operator import itemgetter
from typing import Final

from ...game import Action
from ...grid import SIDES, Grid

GRID = Grid(5, 5)
STALLS = GRID.cells

#: Families in the order of the rule page, and the colours of cubes in the order of their names as text.
FAMILIES = ("charmers", "water", "rugs", "magicians", "food")
CUBES = ("black", "brown", "green", "orange", "purple")
COLORS = range(len(CUBES))

#: What the game waits for
PHASES: Final = ("die", "wild", "scout", "assign", "spend", "take", "arrow", "settle", "keep", "over")
DIE, WILD, SCOUT, ASSIGN, SPEND, TAKE, ARROW, SETTLE, KEEP, ENDED = range(10)

#: What a hand holds: the three kinds of workers, and the token by which two assistants come as cousins. Rule R4.
KINDS: Final = ("assistant", "bodyguard", "tourist", "cousins")
ASSISTANT, BODYGUARD, TOURIST, COUSINS = range(4)
HAND = (12, 0, 2, 2)
WEIGHT = (1, 2, 1)  # Rule R14

#: CLOCKWISE[seats][seat]: all seats, that one first
CLOCKWISE = tuple(tuple((*range(seat, seats), *range(seat)) for seat in range(seats)) for seats in range(6))
NOBODY: Final = -1  # the owner of an empty tile, of a token that lies on its corner; a stall that is not there
OPEN: Final = -2  # in place of a tile's owner: the stall is open
FULL: Final = 4  # Rule R17

# Spaces: 4 * stall + quadrant, in the order of their names as text.

QUADRANTS = ("ne", "nw", "se", "sw")
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

# Cubes: a purse holds the count of each colour in four bits of one int; nobody can have 16 of a colour, since
# a round brings at most five and leaves one.

ONE = tuple(1 << 4 * color for color in COLORS)


def counts(purse: int) -> list[int]:
    """Return how many cubes of each colour a purse holds."""
    return [purse >> 4 * color & 15 for color in COLORS]


def _left(purse: int, row: int, column: int) -> list[int] | None:
    """Return the counts left after paying a row's and a column's colour, or None where they are missing. Rule R13."""
    left = counts(purse)
    left[row] -= 1
    left[column] -= 1
    return left if min(left) >= 0 else None


class _Payable(dict[int, tuple[bool, ...]]):
    """PAYABLE[purse]: which pairs of colours it can pay, by 5 * row + column. At most some 1,300 purses can occur."""

    def __missing__(self, purse: int) -> tuple[bool, ...]:
        self[purse] = found = tuple(_left(purse, row, column) is not None for row in COLORS for column in COLORS)
        return found


class _Thirds(dict[int, tuple[int, ...]]):
    """THIRDS[purse]: for each pair of colours the third cubes that can be paid besides, as a mask."""

    def __missing__(self, purse: int) -> tuple[int, ...]:
        lefts = (_left(purse, row, column) or () for row in COLORS for column in COLORS)
        self[purse] = found = tuple(sum(1 << color for color, count in enumerate(left) if count) for left in lefts)
        return found


PAYABLE, THIRDS = _Payable(), _Thirds()


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

    def payable(self, purse: int) -> tuple[bool, ...]:
        """Tell for each stall whether a purse holds its two cubes."""
        found: tuple[bool, ...] = self._by_stall(PAYABLE[purse])
        return found

    def thirds(self, purse: int) -> tuple[int, ...]:
        """Return for each stall the mask of third cubes that a purse holds besides its two; 0 where it lacks them."""
        found: tuple[int, ...] = self._by_stall(THIRDS[purse])
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

    def __init__(self, axis: str, names: str, one: int, other: int) -> None:
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
        names = [SPACES[space] for space in spaces]
        picks = [f"worker:{KINDS[kind]}", *(f"{role}:{name}" for role, name in zip(_ROLES, names, strict=False))]
        words = [KINDS[kind], *names]
        if color is not None:
            picks.append(f"cube:{CUBES[color]}")
            words.append(CUBES[color])
        super().__init__(" ".join(words), *picks)
        self.kind = kind
        self.spaces = spaces
        self.stalls = tuple(space // 4 for space in spaces)
        self.color = color
        self.third = 0 if color is None else ONE[color]


_ROLES = ("space", "beside")


class Take(Action):
    """Take a coin or a bodyguard. Rule R21."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
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
SWAPS = tuple(
    Swap(axis, names, one, other)
    for axis, names in (("columns", "abcde"), ("rows", "12345"))
    for one, other in combinations(range(5), 2)
)
PASS, DONE = Pass("pass", "pass"), Done("done", "done")
TAKE_BODYGUARD, TAKE_COIN = Take("bodyguard"), Take("coin")
TAKES = (TAKE_BODYGUARD, TAKE_COIN)
ARROWS = tuple(sorted(map(Arrow, range(4)), key=lambda arrow: arrow.text))
KEEPS = tuple(map(Keep, COLORS))
_SETTLES = tuple(map(Settle, range(100)))
_SINGLES = {kind: tuple(Place(kind, (space,)) for space in range(100)) for kind in (ASSISTANT, BODYGUARD)}
_TOURISTS = tuple(tuple(Place(TOURIST, (space,), color) for color in COLORS) for space in range(100))
#: The pairs for cousins of half a stall (2 * stall, 1 more in the south), in order: first space, second space
_PAIRS = tuple(
    tuple((space, other) for space in (2 * half, 2 * half + 1) for other in BESIDE[space]) for half in range(50)
)
_COUSINS = tuple(tuple(tuple(Place(COUSINS, pair, color) for color in COLORS) for pair in pairs) for pairs in _PAIRS)

ACTIONS: dict[str, Action] = {
    action.text: action
    for table in (
        *(DICE, WILDS, _SCOUTS, SWAPS, (PASS, DONE), TAKES, ARROWS, KEEPS, _SETTLES, *_SINGLES.values(), *_TOURISTS),
        *(colors for pairs in _COUSINS for colors in pairs),
    )
    for action in table
}

# What can be done in a stall: tables by two keys that a position keeps for each stall (`state.py`), in order of text.
# FREE[stall] is the key of a stall with four free spaces, PAIRS[half] of half a stall with all its pairs for cousins
# (whole stalls would have too many keys to remember): the stall or half above, then a mask of four, then five bits in
# which a mask of third cubes has room.

FREE = tuple(stall << 9 | 15 << 5 for stall in STALLS)
NONE_FREE = tuple(stall << 9 for stall in STALLS)
PAIRS = tuple(half << 9 | 15 << 5 for half in range(50))
#: BIT[space]: its bit in the key of its stall's free spaces
BIT = tuple(32 << space % 4 for space in range(100))

#: FREE_SPACES[free]: the free spaces of a stall
FREE_SPACES = {
    stall << 9 | mask << 5: tuple(4 * stall + quadrant for quadrant in range(4) if mask >> quadrant & 1)
    for stall in STALLS
    for mask in range(16)
}


def _by_free(table: Sequence[Action]) -> dict[int, tuple[Action, ...]]:
    return {key: tuple(table[space] for space in spaces) for key, spaces in FREE_SPACES.items()}


#: ASSISTANTS[free], BODYGUARDS[free], SETTLES[free]
ASSISTANTS, BODYGUARDS, SETTLES = map(_by_free, (_SINGLES[ASSISTANT], _SINGLES[BODYGUARD], _SETTLES))


class _Chosen(dict[int, tuple[bool, ...]]):
    """For a mask of four places and one of third cubes: which of the five actions of each place are meant."""

    def __missing__(self, key: int) -> tuple[bool, ...]:
        places = [key >> bit & 1 for bit in range(5, 9)]
        self[key] = found = tuple(bool(place and key >> color & 1) for place in places for color in COLORS)
        return found


_CHOSEN = _Chosen()


class _Places(dict[int, tuple[Action, ...]]):
    """Places that cost a third cube, by the key of a stall's free spaces or of half a stall's pairs, with the thirds.

    Filled as asked, since starting up is waited for; 25 or 50 times 16 times 32 at most.
    """

    def __init__(self, places: Iterable[Iterable[Sequence[Action]]]) -> None:
        """Take for each stall, or half of one, its places in the order of the mask, each as five actions by colour."""
        super().__init__()
        self._actions = [tuple(chain.from_iterable(group)) for group in places]

    def __missing__(self, key: int) -> tuple[Action, ...]:
        self[key] = found = tuple(compress(self._actions[key >> 9], _CHOSEN[key & 511]))
        return found


#: TOURISTS[free | thirds], COUSIN_PAIRS[pairs | thirds]
TOURISTS, COUSIN_PAIRS = _Places(_TOURISTS[4 * stall : 4 * stall + 4] for stall in STALLS), _Places(_COUSINS)


def _stays(spaces: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """List the halves of stalls whose pairs lose these spaces, each with the mask of what stays of its key."""
    gone, stays = set(spaces), []
    for half in sorted({at // 2 for space in gone for at in (space, *BESIDE[space])}):
        lost = sum(32 << number for number, pair in enumerate(_PAIRS[half]) if gone.intersection(pair))
        stays.append((half, PAIRS[half] ^ lost))
    return tuple(stays)


#: STRIKES[space], SHUTS[stall]: the pairs that stay when a space is taken, when a stall closes
STRIKES = tuple(_stays((space,)) for space in range(100))
SHUTS = tuple(_stays(range(4 * stall, 4 * stall + 4)) for stall in STALLS)


class _Kept(dict[int, tuple[Keep, ...]]):
    """KEPT[purse]: the cubes that can be kept. Rule R30."""

    def __missing__(self, purse: int) -> tuple[Keep, ...]:
        self[purse] = found = tuple(KEEPS[color] for color, count in enumerate(counts(purse)) if count)
        return found


KEPT = _Kept()
