"""A position of Morocco that can be played: what its table of phases says, and what it is worth.

What is true is in `position.py`; the rules of a round, a turn and a closing in the modules of these names; the table in
`phases.py`, the text in `notation.py`. Nothing is checked here (`match` checks what is played) and nothing said to
people (`view.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.chance import Stream
from ...engine.mixins import TextMixin
from ...engine.phases import methods_of
from . import rounds, score
from .board import DIE_WEIGHTS
from .notation import written
from .phases import PHASES
from .position import DIE, Position


class State(TextMixin, Position):
    """A position with its rules."""

    __slots__ = ()
    legal, apply, apply_into, advance = methods_of(PHASES)

    def __init__(
        self,
        families: Sequence[int],
        first: int,
        *,
        rows: Sequence[int],
        columns: Sequence[int],
        roof: Sequence[int],
        juice: Sequence[int],
    ) -> None:
        """Set the market up and begin the first round. Rules R4 to R7, R9."""
        super().__init__(families, first, rows=rows, columns=columns, roof=roof, juice=juice)
        rounds.begin(self, first)

    def outcomes(self) -> tuple[int, ...]:
        """Give the weights of the six faces, all alike. Rule R9."""
        return DIE_WEIGHTS if self.phase == DIE else ()

    def imagine(self, viewer: int | None, chance: Stream | None) -> State:
        """Return a copy: nothing is hidden. Rule R8."""
        return self.copy()

    def scores(self) -> list[int]:
        """Return each seat's points as if the game ended now. Rule R33."""
        return score.scores(self)

    def ranking(self) -> list[list[int]]:
        """Rank by score, then by own tiles on the board, then share. Rule R34."""
        return score.ranking(self)

    def text(self) -> str:
        """Return the position as a line of text."""
        return written(self)
