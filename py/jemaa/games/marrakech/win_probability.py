"""Each seat's chance to come first in Marrakech, in any position: what is shown wherever a chance is shown.

Before a turn it follows from what the position is worth to everybody, and who is next (`Basis`). Within a turn it is
that of the position to which the turn leads: the mean over the faces of the die, and the rug that gains most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Any, NamedTuple

from ...opponents.bot import POINT, child
from ...opponents.win_probability import CERTAIN, chances_of, mean, normalized, odds_of
from .board import DICE, DIE_WEIGHTS, NOBODY, QUARTERS, WALKS, Lay
from .policy import OwnRugs
from .position import ENDED, LAY, QUARTER, ROLL, RUGS, Position
from .state import State
from .value import Board, Prices
from .win_probability_weights import ODDS


def chances(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the chance of each seat, in millionths that add up to 1.

    `better`: by how much more each seat would be worth than it is, in thousandths of a point.
    """
    seats = len(state.piles)
    if state.phase == ENDED:
        first = state.ranking()[0]
        return normalized([CERTAIN * (seat in first) for seat in range(seats)])
    if state.phase == LAY:
        return chances(child(state, _best(state)), better)
    if state.phase == QUARTER:
        ways = [chances(child(state, turn), better) for turn in QUARTERS]
        return max(ways, key=lambda each: each[state.mover])
    if state.phase == ROLL and not state.quarter_turn:
        return after_roll(state, better)
    return chances_of(odds_of(bases(state), ODDS[seats], better), seats)


def goes_on(state: State) -> bool:
    """Return whether the chance is that after the best action, as a search finds it: where a rug is to be laid."""
    return state.phase == LAY


def is_early(state: State) -> bool:
    """Return whether nothing is decided yet: the first third of the rugs."""
    seats = len(state.piles)
    return 3 * sum(state.rugs_left) > 2 * seats * RUGS[seats]


def after_roll(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the mean of the chances after the roll that comes next."""
    faces: Sequence[Any] = DICE
    return mean([chances(child(state, face), better) for face in faces], DIE_WEIGHTS)


def _best(state: State) -> Lay:
    """Return the rug that gains the mover most as things are."""
    seat, left = state.mover, state.rugs_left.copy()
    left[seat] -= 1
    leading = Prices(state.owners, state.out, left).leading(seat)
    rugs = OwnRugs(Board(state.color_at, state.whole), state, seat, leading)
    best: Lay = max(rugs.lays(state.assam), key=rugs.gain)
    return best


class Basis(NamedTuple):
    """The odds to come first before a turn; `win_probability_weights.py` has the coefficients of `terms`."""

    worth: int
    rent: int
    mover: bool
    order: int  # how many others begin a round before the seat
    left: int  # rugs in all piles, in ten thousandths of those at the start
    spread: int

    def terms(self, more: int = 0) -> list[int]:
        """Return nine terms: worth, rent at the next roll, being the mover, and order, each alone and with time.

        The first two are multiples of the spread. In ten thousandths.
        """
        root = isqrt(10_000 * self.left)
        worth, rent = 10_000 * (self.worth + more) // self.spread, 10_000 * self.rent // self.spread
        mover, order = 10_000 * self.mover, 10_000 * self.order
        return [
            *(worth, worth * root // 10_000, worth * self.left // 10_000),
            *(rent, rent * self.left // 10_000),
            *(mover, mover * self.left // 10_000),
            *(order, order * self.left // 10_000),
        ]


def bases(position: Position) -> dict[int, Basis]:
    """Return what the odds of each seat that is still in are made of; the position is one before a turn."""
    board = Board(position.color_at, position.whole)
    prices = Prices(position.owners, position.out, position.rugs_left)
    values, seats = prices.values(board, position.dirhams), len(position.piles)
    left = 10_000 * sum(position.rugs_left) // (seats * RUGS[seats])
    rents, mover = next_rents(position, board), position.mover
    staying = prices.staying
    begun = sum(position.rugs_left[seat] < position.rugs_left[mover] for seat in staying)  # have had this round's turn
    turns = sorted(staying, key=lambda seat: (seat < mover, seat))  # clockwise from the mover
    orders = {seat: (turn + begun) % len(turns) for turn, seat in enumerate(turns)}
    return {
        seat: Basis(values[seat], rents[seat], seat == mover, orders[seat], left, prices.spread) for seat in staying
    }


def next_rents(position: Position, board: Board) -> list[int]:
    """Return what each seat can expect of the rent at the next roll, in thousandths of a dirham.

    The mover takes the cheapest road; where Assam is turned before that (Rule M20), there is one.
    """
    mover, roads = position.mover, []
    for quarters in (0,) if position.quarter_turn else (0, 1, -1):
        rents = [0] * len(position.piles)
        for steps, weight in enumerate(DIE_WEIGHTS, 1):
            square = WALKS[(position.facing + quarters) % 4][position.assam][steps].square
            owner = position.owners[position.color_at[square]]
            if owner not in (NOBODY, mover):
                owed = POINT * weight * min(board.group(square), position.dirhams[mover])
                rents[owner] += owed
                rents[mover] -= owed
        roads.append(rents)
    return [each // sum(DIE_WEIGHTS) for each in max(roads, key=lambda rents: rents[mover])]
