"""The last rugs of Marrakech, played out in full: every roll, and of each player what is best for them.

What is best is the chance to come first, then the lead. With two rugs left a turn of Assam leads to some twenty
thousand ends; with three it would be millions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ...engine.game import CHANCE, OVER
from ...opponents.bot import POINT, child, lead
from ...opponents.win_probability import CERTAIN
from .board import Lay
from .position import LAY
from .score import scores
from .state import State

#: With so many rugs left to lay by all players together, or fewer, the rest is played out.
RUGS: Final = 2


class Ending(NamedTuple):
    """What a position comes to, by seat: the chance to come first, in millionths, and thousandths of a point."""

    firsts: Sequence[int]
    points: Sequence[int]

    def worth(self, seat: int) -> tuple[int, int]:
        """Return what decides for a seat: its chance to come first, then its lead."""
        return self.firsts[seat], lead(self.points, seat)


def is_near(state: State) -> bool:
    """Return whether the end is so near that the rest can be played out."""
    return sum(state.rugs_left) <= RUGS


def ending(state: State) -> Ending:
    """Return what a position near the end comes to if everybody does what is best for them."""
    if state.to_act == OVER:
        return ended(scores(state), state)
    if state.to_act == CHANCE:
        return _mean([ending(child(state, face)) for face in state.legal()], state.outcomes())
    seat = state.mover
    last = state.phase == LAY and sum(state.rugs_left) == 1
    ways = _last_rugs(state) if last else (ending(child(state, action)) for action in state.legal())
    return max(ways, key=lambda each: each.worth(seat))


def ended(points: Sequence[int], state: State) -> Ending:
    """Return what points come to at the end: the most come first, then the most dirhams. Rules M18, M19."""
    staying = [seat for seat in range(len(points)) if seat not in state.out]
    best = max((points[seat], state.dirhams[seat]) for seat in staying)
    first = [seat for seat in staying if (points[seat], state.dirhams[seat]) == best]
    firsts = [CERTAIN // len(first) if seat in first else 0 for seat in range(len(points))]
    return Ending(firsts, [POINT * each for each in points])


def _last_rugs(state: State) -> Iterator[Ending]:
    """Yield what each rug comes to with which the game ends: all that it changes is what two squares count for."""
    seat, before = state.mover, scores(state)
    gains = 2 * (state.owners[state.piles[seat][-1]] == seat)
    seen = set()
    rugs: Sequence[Any] = state.legal()
    for lay in rugs:
        covered = _owners(state, lay)
        if covered not in seen:
            seen.add(covered)
            points = before.copy()
            points[seat] += gains
            for owner in covered:
                if owner >= 0:
                    points[owner] -= 1
            yield ended(points, state)


def _owners(state: State, lay: Lay) -> tuple[int, int]:
    """Return whose rugs a rug covers on its two squares."""
    one, two = lay.squares
    return state.owners[state.color_at[one]], state.owners[state.color_at[two]]


def _mean(endings: Sequence[Ending], weights: Sequence[int]) -> Ending:
    whole = sum(weights)
    firsts, points = (
        [sum(weight * each for weight, each in zip(weights, column, strict=True)) // whole for column in columns]
        for columns in (zip(*(each[part] for each in endings), strict=True) for part in (0, 1))
    )
    return Ending(firsts, points)
