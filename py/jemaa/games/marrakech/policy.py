"""A fast policy of Marrakech: a whole turn of the next player, and what it leaves to everybody.

The next player turns Assam, rolls, pays, and lays the rug that gains most by the prices of `value.py`; or, now and
then, turns Assam anyhow and lays any rug. All that such a turn depends on is worked out once per board and per square
where Assam may stop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...opponents.bot import POINT
from .board import DIE_WEIGHTS, LAYS_BESIDE, NOBODY, WALKS, Lay
from .position import Position
from .value import BORDER, COVERED, Board, Change, Everybody, Leading, Prices

#: Six faces: what is worked out for each is added up by weight and divided by this.
FACES: Final = sum(DIE_WEIGHTS)
ROLLS: Final = tuple(enumerate(DIE_WEIGHTS, 1))
#: What the first place adds to the points that a seat can expect, by number of players, in thousandths of a point.
FIRST: Final = {2: 20 * POINT, 3: 20 * POINT, 4: 40 * POINT}
#: How many of a hundred turns of the next player are taken to be careless ones (any road, any rug), by number of
#: players. Among several there is always one who does not see the best; a single rival is better taken at its best.
#: Multiples of three, for three roads.
CARELESS: Final = {2: 0, 3: 30, 4: 30}


class Rugs:
    """The rugs that a seat may lay next on a board. Rules M13 to M15."""

    __slots__ = ("barred", "board", "color")

    def __init__(self, board: Board, position: Position, seat: int) -> None:
        """Take the board, and whose rug is next."""
        self.board = board
        self.color = top(position, seat)
        self.barred = board.whole
        if position.cover_own:
            for square, mate in enumerate(board.mates):
                if mate >= 0 and position.owners[board.color_at[square]] == seat:
                    self.barred &= ~(1 << mate)

    def lays(self, square: int) -> Sequence[Lay]:
        """List the ways to lay it when Assam is on a square."""
        around = LAYS_BESIDE[square]
        return around[self.barred & around.mask]


class OwnRugs(Rugs):
    """Those of the seat that decides: what each changes, and gains of its lead."""

    __slots__ = ("_best", "_changes", "_gains", "leading")

    def __init__(self, board: Board, position: Position, seat: int, leading: Leading) -> None:
        """Take the board, whose rug is next, and the prices by which that seat compares."""
        super().__init__(board, position, seat)
        self.leading = leading
        self._best: dict[int, int] = {}
        self._gains: dict[int, int] = {}
        self._changes: dict[int, Sequence[Change]] = {}

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

    def best(self, square: int) -> int:
        """Return the gain of the rug that gains most beside a square."""
        if square not in self._best:
            self._best[square] = max(map(self.gain, self.lays(square)))
        return self._best[square]


class Replies(Rugs):
    """Those of the next player: what each gains for everybody, packed.

    A search asks for them on many boards that differ by one rug. What a rug gains is worked out on each only where that
    one rug makes a difference; all else is taken from the board without it.
    """

    __slots__ = ("_base", "_gains", "_reach", "everybody")

    def __init__(self, board: Board, position: Position, seat: int, everybody: Everybody) -> None:
        """Take the board, whose rug is next, and the prices by which that seat compares."""
        super().__init__(board, position, seat)
        self.everybody = everybody
        self._gains: dict[int, int] = {}
        self._base: Replies | None = None
        self._reach = (0, 0)

    def after(self, lay: Lay, color: int, position: Position, seat: int) -> Replies:
        """Return those on the board with one more rug; `position` is still the one without it."""
        replies = Replies(self.board.laid(lay, color), position, seat, self.everybody)
        replies._base, replies._reach = self, self.board.reach(lay, color, self.color)
        return replies

    def gain(self, lay: Lay) -> int:
        """Return what a rug gains, packed."""
        number = lay.number
        found = self._gains.get(number)
        if found is None:
            covering, beside = self._reach
            if self._base is None or COVERED[number] & covering or BORDER[number] & beside:
                found = self.everybody.gain(self.board.change(lay, self.color))
            else:
                found = self._base.gain(lay)
            self._gains[number] = found
        return found


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

    __slots__ = ("_any", "_best", "board", "owners", "payment", "rugs", "seat", "static")

    def __init__(self, rugs: Replies, position: Position, seat: int, prices: Prices) -> None:
        """Take the rugs on the board before the turn, and whose turn it is; the prices are those after it."""
        self.board, self.rugs, self.seat = rugs.board, rugs, seat
        self.owners = position.owners
        self.static = prices.values(rugs.board, [0] * len(position.dirhams))
        self.payment = payment(len(position.dirhams))
        self._best: dict[int, tuple[int, Sequence[int]]] = {}
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
        return stop.weight * (self.best(stop.square)[0] - self.payment * stop.owed)

    def best(self, square: int) -> tuple[int, Sequence[int]]:
        """Return what the next player's lead gains by the best rug beside a square, and what everybody gains by it."""
        found = self._best.get(square)
        if found is None:
            everybody = self.rugs.everybody
            gains = [*map(self.rugs.gain, self.rugs.lays(square))]
            leads = [*map(everybody.lead, gains)]
            most = max(leads)
            found = self._best[square] = most, everybody.values(gains[leads.index(most)], 1)
        return found

    def any(self, square: int) -> Sequence[int]:
        """Return what everybody gains by a rug beside a square, on average over all."""
        found = self._any.get(square)
        if found is None:
            lays = self.rugs.lays(square)
            found = self._any[square] = self.rugs.everybody.values(sum(map(self.rugs.gain, lays)), len(lays))
        return found

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
            yield (100 - careless) * stop.weight, self.leaf(stop, self.best(stop.square)[1], dirhams)
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
