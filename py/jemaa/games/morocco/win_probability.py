"""Each seat's chance to come first in Morocco, in any position: what is shown wherever a chance is shown.

Before a placement it follows from what the position is worth to everybody, and who is next (`Basis`). All else goes on
until then by the table of weights, and before a roll it is the mean over the faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Any, NamedTuple

from ...opponents.bot import child
from ...opponents.win_probability import CERTAIN, chances_of, mean, normalized, odds_of
from .board import DICE, DIE_WEIGHTS
from .closing import ANNOUNCED
from .policy import quick
from .position import ASSIGN, DIE, ENDED, Position
from .state import State
from .value import STEPS, turns_left, worths
from .win_probability_weights import ODDS


def chances(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the chance of each seat, in millionths that add up to 1.

    `better`: by how much more each seat would be worth than it is, in thousandths of a point.
    """
    seats = len(state.vp)
    if state.phase == ENDED:
        first = state.ranking()[0]
        return normalized([CERTAIN * (seat in first) for seat in range(seats)])
    if state.phase == DIE:
        return after_roll(state, better)
    if state.phase != ASSIGN:
        after = state.copy()
        while after.phase not in (ASSIGN, DIE, ENDED):
            after.advance(quick(after))
        return chances(after, better)
    return chances_of(odds_of(bases(state), ODDS[seats], better), seats)


def after_roll(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the mean of the chances after the roll that comes next."""
    faces: Sequence[Any] = DICE
    return mean([chances(child(state, face), better) for face in faces], DIE_WEIGHTS)


class Basis(NamedTuple):
    """What the odds to come first are made of; `win_probability_weights.py` has the coefficients of `terms`."""

    worth: int
    turns: int  # that the seat has still to begin in this round
    mover: bool
    left: int  # open stalls but those with which the game ends, in ten thousandths

    def terms(self, more: int = 0) -> list[int]:
        """Return seven terms: the worth, turns left, and being the mover, each alone and with time; in ten thousandths.

        The worth is a multiple of a spread that falls from 9.5 points to 1.5.
        """
        root = isqrt(10_000 * self.left)
        worth = 10_000 * (self.worth + more) // (1500 + 8 * root // 10)
        turns, mover = 10_000 * self.turns, 10_000 * self.mover
        return [
            *(worth, worth * root // 10_000, worth * self.left // 10_000),
            *(turns, turns * self.left // 10_000),
            *(mover, mover * self.left // 10_000),
        ]


def bases(position: Position) -> dict[int, Basis]:
    """Return what the odds of each seat are made of; no die is to fall next."""
    left = 10_000 * min(max(position.left - ANNOUNCED, 0), STEPS) // STEPS
    return {
        seat: Basis(sum(each), turns_left(position, seat), seat == position.mover, left)
        for seat, each in enumerate(worths(position))
    }
