"""A fast policy of Marrakech: a whole turn of the next player, and what it leaves to everybody.

The next player turns Assam, rolls, pays, and lays the rug that gains most by the prices of `value.py`; or, now and
then, turns Assam anyhow and lays any rug. All that such a turn depends on is worked out once per board and per square
where Assam may stop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...judging import POINT
from .board import DIE_WEIGHTS, LAYS_BESIDE, NOBODY, WALKS, Lay
from .position import Position
from .value import Board, Change, Leading, Prices

#: Six faces: what is worked out for each is added up by weight and divided by this.
FACES: Final = sum(DIE_WEIGHTS)
ROLLS: Final = tuple(enumerate(DIE_WEIGHTS, 1))
#: What the first place adds to the points that a seat can expect, by number of players, in thousandths of a point.
FIRST: Final = {2: 20 * POINT, 3: 20 * POINT, 4: 40 * POINT}
#: How many of a hundred turns of the next player are taken to be careless ones (any road, any rug), by number of
#: players. Among several there is always one who does not see the best; a single rival is better taken at its best.
#: Multiples of three, for three roads.
CARELESS: Final = {2: 0, 3: 30, 4: 30}


class Best(NamedTuple):
    """The best rug beside a square: what it gains of a lead, and what it changes."""

    gain: int
    changes: Sequence[Change]
    lay: Lay


class Rugs:
    """The rugs that a seat may lay next on a board, the best for each square of Assam's. Rules M13 to M15."""

    __slots__ = ("_best", "_changes", "_gains", "barred", "board", "color", "leading")

    def __init__(self, board: Board, position: Position, seat: int, leading: Leading) -> None:
        """Take the board, whose rug is next, and the prices by which that seat compares."""
        self.board, self.leading = board, leading
        self.color = top(position, seat)
        self.barred = board.whole
        if position.cover_own:
            for square, mate in enumerate(board.mates):
                if mate >= 0 and position.owners[board.color_at[square]] == seat:
                    self.barred &= ~(1 << mate)
        self._best: dict[int, Best] = {}
        self._gains: dict[int, int] = {}
        self._changes: dict[int, Sequence[Change]] = {}

    def lays(self, square: int) -> Sequence[Lay]:
        """List the ways to lay it when Assam is on a square."""
        around = LAYS_BESIDE[square]
        return around[self.barred & around.mask]

    def gain(self, lay: Lay) -> int:
        """Return what a rug gains of the lead."""
        number = lay.number
        if number not in self._gains:
            self._changes[number] = changes = self.board.change(lay, self.color)
            self._gains[number] = self.leading.gain(changes)
        return self._gains[number]

    def changes(self, lay: Lay) -> Sequence[Change]:
        """Return what a rug changes."""
        self.gain(lay)
        return self._changes[lay.number]

    def best(self, square: int) -> Best:
        """Return the rug that gains most beside a square."""
        if square not in self._best:
            lay = max(self.lays(square), key=self.gain)
            self._best[square] = Best(self.gain(lay), self._changes[lay.number], lay)
        return self._best[square]


class Stop(NamedTuple):
    """Where a roll leads: its weight of six, the square, what is owed to whom."""

    weight: int
    square: int
    owner: int
    owed: int


def stops(board: Board, owners: Sequence[int], seat: int, assam: int, facing: int) -> list[Stop]:
    """List where the faces lead a seat. Rules M8 to M10."""
    found = []
    for steps, weight in ROLLS:
        square = WALKS[facing][assam][steps].square
        owner = owners[board.color_at[square]]
        found.append(Stop(weight, square, owner, 0 if owner in (NOBODY, seat) else board.group(square)))
    return found


def payment(seats: int) -> int:
    """Return what a dirham that a seat pays another costs of its lead over the mean of the others."""
    return POINT * seats // (seats - 1)


class Answer:
    """What the next player does after one's own rug, and what everybody is worth then."""

    __slots__ = ("_any", "_best", "board", "owners", "payment", "prices", "rugs", "seat", "static")

    def __init__(self, board: Board, position: Position, seat: int, prices: Prices, leading: Leading) -> None:
        """Take the board before the turn, and whose turn it is; the prices are those after it."""
        self.board, self.prices, self.seat = board, prices, seat
        self.rugs = Rugs(board, position, seat, leading)
        self.owners = position.owners
        self.static = prices.values(board, [0] * len(position.dirhams))
        self.payment = payment(len(position.dirhams))
        self._best: dict[int, Sequence[int]] = {}
        self._any: dict[int, Sequence[int]] = {}

    def values(self, dirhams: Sequence[int]) -> list[int]:
        """Return everybody's value as the board lies."""
        return [POINT * each + rest for each, rest in zip(dirhams, self.static, strict=True)]

    def roads(self, assam: int, facings: Sequence[int]) -> list[list[Stop]]:
        """List the roads on which the next player may let Assam go."""
        return [stops(self.board, self.owners, self.seat, assam, facing) for facing in facings]

    def road(self, roads: Sequence[list[Stop]], dirhams: Sequence[int]) -> list[Stop]:
        """Return the road that is best for the next player."""
        if len(roads) == 1:
            return roads[0]
        return max(roads, key=lambda road: sum([self._worth(stop, dirhams[self.seat]) for stop in road]))

    def _worth(self, stop: Stop, purse: int) -> int:
        if stop.owed > purse:
            return -stop.weight * (POINT * purse + self.static[self.seat])
        return stop.weight * (self.rugs.best(stop.square).gain - self.payment * stop.owed)

    def best(self, square: int) -> Sequence[int]:
        """Return what everybody gains by the next player's best rug beside a square."""
        if square not in self._best:
            self._best[square] = self._gains(self.rugs.best(square).changes, 1)
        return self._best[square]

    def any(self, square: int) -> Sequence[int]:
        """Return what everybody gains by a rug beside a square, on average over all."""
        if square not in self._any:
            lays = self.rugs.lays(square)
            changes = [change for lay in lays for change in self.rugs.changes(lay)]
            self._any[square] = self._gains(changes, len(lays))
        return self._any[square]

    def _gains(self, changes: Sequence[Change], rugs: int) -> Sequence[int]:
        return [self.prices.gain(seat, changes) // rugs for seat in self.prices.seats]

    def leaf(self, stop: Stop, gains: Sequence[int], dirhams: Sequence[int]) -> list[int]:
        """Return everybody's value after the next player's stop, and a rug by which everybody gains so much."""
        purse, values = dirhams[self.seat], self.values(dirhams)
        if stop.owed > purse:
            values[stop.owner] += POINT * purse
            values[self.seat] = 0
            return values
        values = [value + gain for value, gain in zip(values, gains, strict=True)]
        if stop.owed:
            values[stop.owner] += POINT * stop.owed
            values[self.seat] -= POINT * stop.owed
        return values

    def leaves(
        self, road: Sequence[Stop], roads: Sequence[list[Stop]], dirhams: Sequence[int]
    ) -> Iterator[tuple[int, list[int]]]:
        """Give the stops of the best road and of any, by weight, of `FACES` hundred in all, with everybody's value."""
        careless = CARELESS[len(dirhams)]
        for stop in road:
            yield (100 - careless) * stop.weight, self.leaf(stop, self.best(stop.square), dirhams)
        for each in roads if careless else ():
            for stop in each:
                yield careless * stop.weight // len(roads), self.leaf(stop, self.any(stop.square), dirhams)


def top(position: Position, seat: int) -> int:
    """Return the colour of a seat's next rug, which all can see. Rule M4."""
    return position.piles[seat][-position.rugs_left[seat]]


def following(position: Position, seat: int) -> int:
    """Return the next seat, clockwise, that is still in."""
    seats = len(position.piles)
    return next(after % seats for after in range(seat + 1, seat + seats + 1) if after % seats not in position.out)
