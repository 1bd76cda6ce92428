"""Each seat's chance to come first in Marrakech, in any position: what is shown wherever a chance is shown.

Before a turn it follows from what the position is worth to everybody (`value.odds`). Within a turn it is that of the
position to which the turn leads: the mean over the faces of the die, and the rug that gains most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...judging import CERTAIN, chances_of, following, mean, split
from .board import DICE, DIE_WEIGHTS, QUARTERS, Lay
from .policy import OwnRugs
from .position import ENDED, LAY, QUARTER, ROLL, RUGS
from .state import State
from .value import Board, Prices, odds


def chances(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the chance of each seat, in millionths that add up to 1.

    `better`: by how much more each seat would be worth than it is, in thousandths of a point.
    """
    if state.phase == ENDED:
        first = state.ranking()[0]
        return split([CERTAIN * (seat in first) for seat in range(len(state.piles))])
    if state.phase == LAY:
        return chances(following(state, _best(state)), better)
    if state.phase == QUARTER:
        ways = [chances(following(state, turn), better) for turn in QUARTERS]
        return max(ways, key=lambda each: each[state.mover])
    if state.phase == ROLL and not state.quarter_turn:
        return after_roll(state, better)
    return chances_of(odds(state, better), len(state.piles))


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
    return mean([chances(following(state, face), better) for face in faces], DIE_WEIGHTS)


def _best(state: State) -> Lay:
    """Return the rug that gains the mover most as things are."""
    seat, left = state.mover, state.rugs_left.copy()
    left[seat] -= 1
    leading = Prices(state.owners, state.out, left).leading(seat)
    rugs = OwnRugs(Board(state.color_at, state.whole), state, seat, leading)
    best: Lay = max(rugs.lays(state.assam), key=rugs.gain)
    return best
