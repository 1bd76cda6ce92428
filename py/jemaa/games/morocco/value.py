"""What a position of Morocco is worth to each player: the terms, their weights and their meaning.

A worth is a whole number of thousandths of a point, as in `opponents/bot.py`: what a seat has, and what it may still
expect to get. `weights.py` has the numbers. Nothing here chooses or rolls anything.

| term | weights | counts |
|---|---|---|
| points | | victory points of closed stalls. Rule R19 |
| juice | | the tokens taken. Rule R22 |
| sips | `sips-L` | tokens beside own workers, as a share of their values; the stall's load is L |
| coins | `coin` | coins, a point each, and more for what they can buy |
| district | `tile` | three points for each tile of the largest district, and something for any own tile. Rule R33 |
| beside | `beside` | stalls in which the seat leads, beside its largest district |
| stalls | `stands-L-O-M` | open stalls of load L with own workers that count O, and the strongest rival's M |
| workers | `assistant`, `tourist`, `cousins`, `traveller` | in hand, few assistants; tourists in stalls |
| guards | `bodyguard` | bodyguards in hand |
| cubes | `payable` | stalls that can be paid, while the seat has turns in this round |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from typing import Final, NamedTuple, TypeAlias

from ...engine.cache import remembered
from ...opponents.bot import POINT, lead
from .board import ASSISTANT, CORNER, FULL, GRID, HAND, NOBODY, OPEN, STALLS, TOURIST, WEIGHT
from .closing import ANNOUNCED, REWARDS
from .position import ASSIGN, ENDED, Position
from .score import STALL_POINTS
from .weights import WEIGHTS, Weights

TERMS: Final = ("points", "juice", "sips", "coins", "district", "beside", "stalls", "workers", "guards", "cubes")
POINTS, JUICE, SIPS, COINS, DISTRICT, BESIDES, STANDING, WORKERS, GUARDS, CUBES = range(len(TERMS))

#: What assistants in hand are worth, in sixths of their weight, by how many: the first counts most, a seventh nothing.
#: A player who has placed the last one can do nothing more: without this, two players end in a stalemate (Rule R32).
SCARCE: Final = (0, 6, 11, 15, 18, 20, 21)
#: Open stalls at most, less those with which the game ends: the steps between early and late
STEPS: Final = len(STALLS) - ANNOUNCED
#: Payable stalls that count: more are no use to two turns
MOST_PAYABLE: Final = 12
#: Sets of tiles, and workers in a stall, of which something is remembered
REMEMBERED: Final = 1 << 12

#: The workers' weight of each seat in a stall
Counts: TypeAlias = tuple[int, ...]


@remembered(REMEMBERED)
def counted(workers: tuple[tuple[int, int, int], ...], seats: int) -> Counts:
    """Return each seat's workers' weight of those that stand in a stall. Rule R14."""
    counts = [0] * seats
    for _, seat, kind in workers:
        counts[seat] += WEIGHT[kind]
    return tuple(counts)


def unpacked(packed: int, seats: int) -> Counts:
    """Return each seat's workers' weight in a stall from `Position.counts`."""
    return tuple(packed >> 4 * seat & 15 for seat in range(seats))


def standing_key(load: int, own: int, most: int) -> str | None:
    """Name how a seat stands in a stall of a load, with its own weight and the strongest rival's; None if absent."""
    if not own:
        return None
    if load <= 1:
        return "stands-1-1-0"
    if load == 2:
        return f"stands-2-{min(own, 2)}-{0 if own > 1 else min(most, 1)}"
    if own <= most:
        return "stands-3-1-1" if own == most else "stands-3-1-2"
    return "stands-3-3-0" if own > 2 else f"stands-3-{own}-{min(most, own - 1)}"


class Shift(NamedTuple):
    """How a seat's lead changes, whether the stall closes, and who wins it then, or NOBODY.

    `sip`: what a point of juice is worth there then; `sips`: how much more than before.
    """

    change: int
    closes: bool
    winner: int
    sip: int
    sips: int


class Scale:
    """The weights for a number of players with a number of open stalls, and what follows from them alone."""

    def __init__(self, weights: Weights, seats: int, left: int, *, rivals: bool = True, districts: bool = True) -> None:
        """Take the pairs of weights, the number of open stalls, and whether what others get and districts are seen."""
        step = max(0, min(left - ANNOUNCED, STEPS))
        at = {name: late + early * step // STEPS for name, (late, early) in weights.items()}
        self.at = at
        self.seats = seats
        self.scarce = tuple(at["assistant"] * SCARCE[min(count, 6)] // 6 for count in range(HAND[ASSISTANT] + 1))
        self.sips = (0, at["sips-1"], at["sips-2"], at["sips-3"], POINT)
        self.coin = POINT + at["coin"]
        self.guard = at["bodyguard"]
        self.tourist, self.cousins, self.traveller = at["tourist"], at["cousins"], at["traveller"]
        self.tile, self.beside = at["tile"], at["beside"]
        self.payable, self.third = at["payable"], at["third"]
        self.rivals, self.districts = rivals, districts
        self._stands: dict[tuple[Counts, int], tuple[int, ...]] = {}
        self._standing: dict[int, tuple[list[tuple[int, int]], int]] = {}
        #: What is known of `shift`, by its key
        self.shifts: dict[int, Shift] = {}

    def stands(self, counts: Counts, load: int) -> tuple[int, ...]:
        """Return what each seat may expect of an open stall."""
        found = self._stands.get((counts, load))
        if found is None:
            most = [max((*counts[:seat], *counts[seat + 1 :])) for seat in range(self.seats)]
            keys = [standing_key(load, own, other) for own, other in zip(counts, most, strict=True)]
            found = self._stands[counts, load] = tuple(self.at[key] if key else 0 for key in keys)
        return found

    def standing(self, packed: int, load: int) -> tuple[list[tuple[int, int]], int]:
        """Return what each seat that is in an open stall may expect of it, and who leads there alone, or NOBODY."""
        key = packed << 3 | load
        found = self._standing.get(key)
        if found is None:
            counts = unpacked(packed, self.seats)
            most = max(counts)
            worths = [(seat, worth) for seat, worth in enumerate(self.stands(counts, load)) if worth]
            leader = counts.index(most) if counts.count(most) == 1 else NOBODY
            found = self._standing[key] = worths, leader
        return found

    def lead(self, worths: Sequence[int], seat: int) -> int:
        """Return what a seat has more than the others on average; its own alone where rivals are overlooked."""
        return lead(worths, seat) if self.rivals else worths[seat]

    def shift(self, key: int) -> Shift:
        """Return how a seat's lead changes with its workers of a weight, and arrows, in an open stall; keep it.

        The key has, from its lowest bits: arrows, the weight, the seat, the load (three bits each); the weight of each
        seat's workers there (four bits each, as in `Position.counts`).
        """
        arrows, weight, seat, load = key & 7, key >> 3 & 7, key >> 6 & 7, key >> 9 & 7
        counts = unpacked(key >> 12, self.seats)
        before = self.lead(self.stands(counts, load), seat)
        after = (*counts[:seat], counts[seat] + weight, *counts[seat + 1 :])
        full = load + weight + arrows >= FULL
        then = self.rewards(after) if full else self.stands(after, load + weight + arrows)
        winner = NOBODY if not full or after.count(max(after)) > 1 else after.index(max(after))
        sip = self.sips[FULL if full else load + weight + arrows]
        more = self.lead(then, seat) - before
        found = self.shifts[key] = Shift(more, full, winner, sip, sip - self.sips[load])
        return found

    def rewards(self, counts: Counts) -> tuple[int, ...]:
        """Return what each seat gets when a stall closes, but for juice and districts. Rules R19, R20."""
        return tuple(self._reward(counts, own) if own else 0 for own in counts)

    def _reward(self, counts: Counts, own: int) -> int:
        place, tied = 1 + sum(count > own for count in counts), counts.count(own) > 1
        due = REWARDS[place, tied]
        tile = self.tile if place == 1 and not tied else 0
        items = self.coin + self.guard if due.given else max(self.coin, self.guard) if due.choice else 0
        return due.vp * POINT + tile + items


@cache
def scale(seats: int, left: int) -> Scale:
    """Return the scale for a number of players with a number of open stalls."""
    return Scale(WEIGHTS[seats], seats, left)


#: The scale that a player weighs with, by the numbers of players and of open stalls
Scales: TypeAlias = Callable[[int, int], Scale]


@remembered(REMEMBERED)
def largest(tiles: int) -> int:
    """Return the size of the largest group of a set of stalls, a bit for each."""
    best = 0
    while tiles:
        group = tiles & -tiles
        grown = 0
        while group != grown:
            grown = group
            group |= spread(group) & tiles
        best = max(best, group.bit_count())
        tiles &= ~group
    return best


@remembered(REMEMBERED)
def spread(tiles: int) -> int:
    """Return all neighbours of a set of stalls."""
    around = 0
    for stall in STALLS:
        if tiles >> stall & 1:
            for near in GRID.neighbours[stall]:
                around |= 1 << near
    return around


def owned(position: Position) -> list[int]:
    """Return each seat's tiles as a set, a bit for each stall."""
    return list(_owned((*position.tiles,), len(position.vp)))


@remembered(REMEMBERED)
def _owned(owners: tuple[int, ...], seats: int) -> tuple[int, ...]:
    return tuple(sum(1 << stall for stall, owner in enumerate(owners) if owner == seat) for seat in range(seats))


def turns_left(position: Position, seat: int) -> int:
    """Return how many turns a seat has still to begin in this round. Rule R11."""
    if position.phase < ASSIGN:
        return 2
    seats = len(position.vp)
    turn = (seat - position.first) % seats
    before = position.turn - (position.phase == ASSIGN)
    return (turn > before) + (turn + seats > before)


def worths(position: Position, scales: Scales = scale) -> list[list[int]]:
    """Return the terms of each seat, in the order of `TERMS`. Of a game that is over only what Rule R33 counts."""
    seats = len(position.vp)
    over = position.phase == ENDED
    scale_now = NOTHING[seats] if over else scales(seats, position.tiles.count(OPEN))
    tiles = owned(position)
    found = [_held(position, seat, scale_now, tiles[seat]) for seat in range(seats)]
    for value, taker in zip(position.juice, position.takers, strict=True):
        if taker != NOBODY:
            found[taker][JUICE] += value * POINT
    if not over:
        near = [spread(each) for each in tiles]
        for stall, workers in enumerate(position.workers):
            if workers:
                _stands(position, stall, scale_now, found, near)
    return found


def _held(position: Position, seat: int, scale_now: Scale, tiles: int) -> list[int]:
    """Return the terms of what a seat has: points, coins, tiles, workers in hand, cubes; 0 for the others."""
    assistants, guards, tourists, cousins = position.hand[4 * seat : 4 * seat + 4]
    found = [0] * len(TERMS)
    found[POINTS] = position.vp[seat] * POINT
    found[COINS] = position.coins[seat] * scale_now.coin
    found[DISTRICT] = STALL_POINTS * POINT * largest(tiles) + scale_now.tile * tiles.bit_count()
    found[WORKERS] = scale_now.scarce[assistants] + scale_now.tourist * tourists + scale_now.cousins * cousins
    found[GUARDS] = scale_now.guard * guards
    if scale_now.payable and turns_left(position, seat):
        found[CUBES] = scale_now.payable * min(MOST_PAYABLE, payable(position, seat))
    return found


def payable(position: Position, seat: int) -> int:
    """Count the open stalls that a seat could pay for now. Rule R13."""
    pays = position.market.pays(position.purses[seat])
    return [*compress(position.tiles, pays)].count(OPEN)


def _stands(position: Position, stall: int, scale_now: Scale, found: list[list[int]], near: list[int]) -> None:
    """Add to the terms what the workers in an open stall may bring."""
    load = min(position.load[stall], FULL)
    worths, leader = scale_now.standing(position.counts[stall], load)
    for seat, worth in worths:
        found[seat][STANDING] += worth
    sip, juice, takers = scale_now.sips[load], position.juice, position.takers
    for space, seat, kind in position.workers[stall]:
        corner = CORNER[space]
        if takers[corner] == NOBODY:
            found[seat][SIPS] += juice[corner] * sip
        if kind == TOURIST:
            found[seat][WORKERS] += scale_now.traveller
    if leader >= 0 and near[leader] >> stall & 1:
        found[leader][BESIDES] += scale_now.beside


#: By number of players: what counts at the end alone
NOTHING: Final = {seats: Scale(dict.fromkeys(weights, (0, 0)), seats, 0) for seats, weights in WEIGHTS.items()}


def leads(position: Position, seat: int) -> list[int]:
    """Return for each term what a seat has more than the others on average."""
    return [lead(column, seat) for column in zip(*worths(position), strict=True)]
