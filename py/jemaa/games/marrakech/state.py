"""A position of Marrakech that can be played: what its table of phases says, and what it is worth.

What is true is in `position.py`, the rules of a turn in `turns.py`, the table in `phases.py`, the text in
`notation.py`. Nothing is checked here (`match` checks what is played) and nothing said to people (`view.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.chance import Stream
from ...engine.game import Action
from ...engine.mixins import TextMixin
from ...engine.phases import methods_of
from . import score, turns
from .board import DIE_WEIGHTS
from .notation import written
from .phases import PHASES
from .position import LAY, ROLL, UNKNOWN, Position


class State(TextMixin, Position):
    """A position with its rules."""

    __slots__ = ()
    legal, apply, apply_into, advance = methods_of(PHASES)

    def __init__(
        self,
        colors: Sequence[Sequence[int]],
        piles: Sequence[Sequence[int]],
        first: int,
        *,
        quarter_turn: bool,
        cover_own: bool,
    ) -> None:
        """Set the square up and give the first turn. Rules M1 to M7."""
        super().__init__(colors, piles, first, quarter_turn=quarter_turn, cover_own=cover_own)
        turns.give(self, first)

    def outcomes(self) -> tuple[int, ...]:
        """Give the weights of the four faces that differ. Rule M5."""
        return DIE_WEIGHTS if self.phase == ROLL else ()

    def imagine(self, viewer: int | None, chance: Stream | None) -> State:
        """Return a copy whose piles are mixed anew, or unknown, below the rug that all can see. Rule M4."""
        twin = self.copy()
        if len(self.piles) == 2:
            piles = zip(self.piles, self.rugs_left, strict=True)
            twin.piles = tuple(_remixed(pile, left, chance) for pile, left in piles)
        return twin

    def reveals(self, action: Action) -> bool:
        """Return whether an action is a rug that lay on one which nobody has seen yet. Rule M4."""
        return self.phase == LAY and len(self.piles) == 2 and self.rugs_left[self.mover] > 1

    def scores(self) -> list[int]:
        """Return each seat's points as if the game ended now. Rule M18."""
        return score.scores(self)

    def ranking(self) -> list[list[int]]:
        """Rank by score, then dirhams, then share; players who are out come last. Rules M18, M19."""
        return score.ranking(self)

    def text(self) -> str:
        """Return the position as a line of text."""
        return written(self)


def _remixed(pile: tuple[int, ...], left: int, chance: Stream | None) -> tuple[int, ...]:
    seen = len(pile) - left + 1
    if chance is None:
        return pile[:seen] + tuple(UNKNOWN + color for color in sorted(pile[seen:]))
    return pile[:seen] + tuple(chance.shuffled(sorted(pile[seen:])))
