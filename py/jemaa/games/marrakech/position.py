"""A position of Marrakech: what is true, and the few changes that all rules share. Rules M1 to M6, M12, M13, M17.

What is legal and what an action does is up to the modules that import this one; nothing here knows a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, Self

from ...engine.game import OVER
from ...engine.grid import NORTH
from ...engine.mixins import SlotsMixin
from .board import BARE, CENTRE, GRID, NOBODY, Lay

if TYPE_CHECKING:
    from . import shapes

#: What the game waits for; `phases.py` says what that means
TURN, ROLL, LAY, QUARTER, ENDED = range(5)

DIRHAMS: Final = 30  # Rule M3
#: Rule M4: added to the colour of a rug where piles must not be known: nobody knows when it comes, only that it does
UNKNOWN: Final = BARE + 1
#: Rules M3 and M4: rugs of each player, by number of players
RUGS: Final = {2: 24, 3: 15, 4: 12}


class Position(SlotsMixin):
    """What is true of a position.

    Per seat: `colors` (its own), `dirhams`, `piles`, `rugs_left` (how many are left to lay: those at the pile's end).
    `laid`: the rugs on the square with their colours, bottom first; those that are wholly covered may be left out.

    `color_at` and `whole` follow from `laid`, `owners` from `colors` and `out`, and `to_act` from phase and mover. They
    are stored for speed: computing them at every action took most of the time of a game.
    """

    __slots__ = (
        "assam",
        "color_at",
        "colors",
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

    def __init__(
        self,
        colors: Sequence[Sequence[int]],
        piles: Sequence[Sequence[int]],
        first: int,
        *,
        quarter_turn: bool,
        cover_own: bool,
    ) -> None:
        """Set the square up: each seat's colours, its pile of them, the next rug first, and who begins. M1 to M6."""
        self.colors = tuple(map(tuple, map(sorted, colors)))
        self.piles = tuple(map(tuple, piles))
        self.quarter_turn = quarter_turn
        self.cover_own = cover_own
        self.assam = CENTRE
        self.facing = NORTH
        self.dirhams = [DIRHAMS] * len(self.piles)
        self.rugs_left = [len(pile) for pile in self.piles]
        #: owners[colour]: whose rugs of that colour are; NOBODY for neutral ones and for the bare square
        self.owners = [NOBODY] * (BARE + 1)
        for seat, own in enumerate(self.colors):
            for color in own:
                self.owners[color] = seat
        self.out: list[int] = []
        self.laid: list[tuple[Lay, int]] = []
        self.color_at = [BARE] * len(GRID.cells)
        self.whole = 0  # the mask of lays whose rug is visible as a whole
        self.mover = self.to_act = first
        self.phase = TURN
        self.why_over: shapes.Why | Literal[""] = ""

    def copy(self) -> Self:
        """Return an independent copy. Slot by slot in code, three times as fast as in a loop: a search copies most."""
        twin = self.__new__(type(self))
        twin.colors, twin.piles = self.colors, self.piles
        twin.quarter_turn, twin.cover_own = self.quarter_turn, self.cover_own
        twin.assam, twin.facing, twin.whole = self.assam, self.facing, self.whole
        twin.phase, twin.mover, twin.to_act, twin.why_over = self.phase, self.mover, self.to_act, self.why_over
        twin.dirhams, twin.rugs_left = self.dirhams.copy(), self.rugs_left.copy()
        twin.owners, twin.out = self.owners, self.out.copy()  # `owners` is only ever replaced
        twin.color_at, twin.laid = self.color_at.copy(), self.laid.copy()
        return twin

    def put(self, lay: Lay, color: int) -> None:
        """Lay a rug over whatever is there. Rule M13."""
        one, two = lay.squares
        self.color_at[one] = self.color_at[two] = color
        self.whole = self.whole & lay.frees | lay.bit
        self.laid.append((lay, color))

    def leave(self, seat: int) -> None:
        """Take a player out: the unlaid rugs leave, the laid ones become neutral. Rule M12."""
        self.rugs_left[seat] = 0
        self.out.append(seat)
        self.owners = [NOBODY if owner == seat else owner for owner in self.owners]

    def to_lay(self, seat: int) -> Sequence[int]:
        """Return the colours of the rugs that a player has left to lay, the next one first."""
        pile = self.piles[seat]
        return pile[len(pile) - self.rugs_left[seat] :]

    def rugs_of(self, seat: int, color: int) -> int:
        """Count the rugs of a colour that a player has left to lay, also those of which nobody knows when they come."""
        pile = self.to_lay(seat)
        return pile.count(color) + pile.count(UNKNOWN + color)

    def hides(self) -> bool:
        """Return whether anybody could still learn how the rugs lie below the top ones. Rule M4."""
        below = (self.to_lay(seat)[1:] for seat in range(len(self.piles)))
        return self.phase != ENDED and any(len(set(pile)) > 1 for pile in below)

    def seen(self) -> list[tuple[Lay, int, list[int]]]:
        """List the rugs of which something is seen, bottom first: where each lies, its colour, its visible squares."""
        bare, seen = set(GRID.cells), []
        for lay, color in reversed(self.laid):
            squares = [square for square in lay.squares if square in bare]
            bare.difference_update(squares)
            if squares:
                seen.append((lay, color, squares))
        return seen[::-1]

    def finish(self, why: shapes.Why) -> None:
        """End the game. Rule M17."""
        self.phase, self.to_act, self.why_over = ENDED, OVER, why
