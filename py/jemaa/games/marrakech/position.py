"""A position of Marrakech: what is true, and the one change that several rules share. Rules M1 to M6, M17.

What is legal and what an action does stand in the rooms above; nothing here knows a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...game import OVER, Event
from ...grid import NORTH
from ...kit import Slotted
from .board import BARE, CENTRE, GRID, NOBODY, Lay
from .events import FINISHED

#: What the game waits for; `phases.py` says what that means
TURN, ROLL, LAY, QUARTER, ENDED = range(5)

DIRHAMS: Final = 30  # Rule M3


class Position(Slotted):
    """What is true. `laid` and the counters are the truth of the table.

    `color_at` and `whole` follow from `laid`, and `to_act` from phase and mover: they are kept because rent, places
    and driver ask for them at every action, and working them out anew took most of the time of a game.
    """

    __slots__ = (
        "assam",
        "color_at",
        "cover_own",
        "dirhams",
        "facing",
        "laid",
        "mover",
        "out",
        "owners",
        "phase",
        "piles",
        "quarter_turn",
        "rugs_left",
        "to_act",
        "whole",
        "why_over",
    )

    def __init__(self, piles: Sequence[Sequence[int]], first: int, *, quarter_turn: bool, cover_own: bool) -> None:
        """Set the square up: each seat's pile of colours, the next rug first, and who begins. Rules M1 to M6."""
        self.piles = tuple(tuple(pile) for pile in piles)
        self.quarter_turn = quarter_turn
        self.cover_own = cover_own
        self.assam = CENTRE
        self.facing = NORTH
        self.dirhams = [DIRHAMS] * len(self.piles)
        self.rugs_left = [len(pile) for pile in self.piles]
        #: owners[colour]: whose rugs of that colour are; NOBODY for neutral ones and for the bare square
        self.owners = [NOBODY] * (BARE + 1)
        for seat, pile in enumerate(self.piles):
            for color in set(pile):
                self.owners[color] = seat
        self.out: list[int] = []
        self.laid: list[tuple[Lay, int]] = []
        self.color_at = [BARE] * len(GRID.cells)
        self.whole = 0  # a mask of places: those on which both halves of one rug are visible
        self.mover = self.to_act = first
        self.phase = TURN
        self.why_over = ""

    def finish(self, why: str, events: list[Event]) -> None:
        """End the game. Rule M17."""
        self.phase, self.to_act, self.why_over = ENDED, OVER, why
        events.append((FINISHED, why))
