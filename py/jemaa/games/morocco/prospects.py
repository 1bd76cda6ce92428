"""Each seat's chance to come first in Morocco, in any position: what is shown wherever a chance is shown.

Before a placement it follows from what the position is worth to everybody (`value.odds`). All else goes on until then
by the table of weights, and before a roll it is the mean over the faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...judging import CERTAIN, chances_of, following, mean, split
from .board import DICE, DIE_WEIGHTS
from .policy import quick
from .position import ASSIGN, DIE, ENDED
from .state import State
from .value import odds


def chances(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the chance of each seat, in millionths that add up to 1.

    `better`: by how much more each seat would be worth than it is, in thousandths of a point.
    """
    if state.phase == ENDED:
        first = state.ranking()[0]
        return split([CERTAIN * (seat in first) for seat in range(len(state.vp))])
    if state.phase == DIE:
        return after_roll(state, better)
    if state.phase != ASSIGN:
        after = state.copy()
        while after.phase not in (ASSIGN, DIE, ENDED):
            after.advance(quick(after))
        return chances(after, better)
    return chances_of(odds(state, better), len(state.vp))


def after_roll(state: State, better: Mapping[int, int] | None = None) -> list[int]:
    """Return the mean of the chances after the roll that comes next."""
    faces: Sequence[Any] = DICE
    return mean([chances(following(state, face), better) for face in faces], DIE_WEIGHTS)
