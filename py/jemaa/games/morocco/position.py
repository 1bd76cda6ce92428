"""A position of Morocco: what is true, and the few changes that all rules share. Rules R4 to R8.

What is legal and what an action does is up to the modules that import this one; nothing here knows a turn, a round or
a closing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, Self

from ...engine.game import OVER, Event
from ...engine.mixins import SlotsMixin
from .board import (
    BIT,
    CORNERS,
    FREE,
    HAND,
    NOBODY,
    NONE_FREE,
    OPEN,
    STALLS,
    WEIGHT,
    Market,
)
from .events import FINISHED
from .placements import ALL_COUSINS, ALL_TOURISTS, COUSINS_LEFT, COUSINS_OUTSIDE, TOURISTS_LEFT, TOURISTS_OUTSIDE

if TYPE_CHECKING:
    from . import shapes

#: What the game waits for; `phases.py` says what that means
DIE, WILD, SCOUT, ASSIGN, SPEND, TAKE, ARROW, SETTLE, KEEP, ENDED = range(10)

GUARDS: Final = 2  # Rule R4: bodyguards of each player, in the quarters at the start


class Position(SlotsMixin):
    """What is true of a position.

    Per seat: `vp`, `coins`, `purses` (cubes), `hand` (4 * seat + kind), `quarters`. Per stall: `workers` (tuples of
    space, seat, kind), `tiles` (owner, or OPEN), `pointing` (the side of the tile's arrow). `takers`: who took the
    juice token of each corner. `waiting`: the seats that still have to choose (wild, take, keep) or whose tourists have
    still to move, in order.

    What follows from these is stored for speed: to compute it where it is needed took most of the time of a game. From
    workers and tiles follow per stall `free` (the key of its free spaces), `load` (workers and arrows as they count),
    `counts` (the workers' count of each seat, in four bits each); `left` (the number of open stalls); `tourists` and
    `cousins` (their placements with a third cube that the free spaces leave, as bits). From phase and turn follow
    `to_act` and `mover`.
    """

    __slots__ = (
        "closing",
        "coins",
        "counts",
        "cousins",
        "families",
        "first",
        "free",
        "hand",
        "idle",
        "juice",
        "last",
        "left",
        "load",
        "market",
        "mover",
        "pawn",
        "phase",
        "pointing",
        "purses",
        "quarters",
        "queue",
        "roof",
        "round",
        "step",
        "takers",
        "tiles",
        "to_act",
        "tourists",
        "turn",
        "vp",
        "waiting",
        "why_over",
        "winner",
        "workers",
    )

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
        """Set the market up: colours of rows, columns and roof, the tokens' values by corner. Rules R4 to R7."""
        seats = len(families)
        self.families = tuple(families)
        self.market = Market(rows, columns)
        self.roof = tuple(roof)
        self.juice = tuple(juice)
        self.vp = [0] * seats
        self.coins = [0] * seats
        self.purses = [0] * seats
        self.hand = list(HAND) * seats
        self.quarters = [GUARDS] * seats
        self.workers: list[tuple[tuple[int, int, int], ...]] = [()] * len(STALLS)
        self.tiles: list[int] = [OPEN] * len(STALLS)
        self.pointing: list[int | None] = [None] * len(STALLS)
        self.takers = [NOBODY] * len(CORNERS)
        self.free = list(FREE)
        self.tourists, self.cousins = ALL_TOURISTS, ALL_COUSINS
        self.load, self.counts = [0] * len(STALLS), [0] * len(STALLS)
        self.queue: list[int] = []
        self.closing: int | None = None
        self.left = len(STALLS)
        self.step = 0
        self.winner = NOBODY
        self.waiting: tuple[int, ...] = ()
        self.last: tuple[int, ...] = ()
        self.first = self.mover = self.to_act = first
        self.phase = SCOUT
        self.round = self.turn = self.pawn = self.idle = 0
        self.why_over: shapes.Why | Literal[""] = ""

    def copy(self) -> Self:
        """Return an independent copy. Slot by slot in code, three times as fast as in a loop: a search copies most."""
        twin = self.__new__(type(self))
        twin.families, twin.juice, twin.roof, twin.market = self.families, self.juice, self.roof, self.market
        twin.first, twin.mover, twin.to_act, twin.phase = self.first, self.mover, self.to_act, self.phase
        twin.round, twin.turn, twin.step, twin.pawn, twin.idle = self.round, self.turn, self.step, self.pawn, self.idle
        twin.closing, twin.winner, twin.waiting, twin.last = self.closing, self.winner, self.waiting, self.last
        twin.left, twin.tourists, twin.cousins, twin.why_over = self.left, self.tourists, self.cousins, self.why_over
        twin.vp, twin.coins, twin.purses = self.vp.copy(), self.coins.copy(), self.purses.copy()
        twin.hand, twin.quarters, twin.queue = self.hand.copy(), self.quarters.copy(), self.queue.copy()
        twin.workers, twin.tiles, twin.pointing = self.workers.copy(), self.tiles.copy(), self.pointing.copy()
        twin.takers, twin.free = self.takers.copy(), self.free.copy()
        twin.load, twin.counts = self.load.copy(), self.counts.copy()
        return twin

    def stand(self, seat: int, kind: int, space: int) -> None:
        """Put a worker from the hand into a free space, where now nobody else can stand. Rules R13, R14, R26."""
        stall, weight = space >> 2, WEIGHT[kind]
        self.hand[4 * seat + kind] -= 1
        self.workers[stall] += ((space, seat, kind),)
        self.load[stall] += weight
        self.counts[stall] += weight << 4 * seat
        self.free[stall] ^= BIT[space]
        self.tourists &= TOURISTS_LEFT[space]
        self.cousins &= COUSINS_LEFT[space]

    def shut(self, stall: int) -> None:
        """Close a stall: nothing can be placed there now. Rules R13, R24."""
        self.free[stall] = NONE_FREE
        self.load[stall] = 0
        self.left -= 1
        self.tourists &= TOURISTS_OUTSIDE[stall]
        self.cousins &= COUSINS_OUTSIDE[stall]

    def finish(self, rule: str, why: shapes.Why, events: list[Event]) -> None:
        """End the game. Rules R29, R31, R32."""
        self.phase, self.to_act, self.why_over = ENDED, OVER, why
        events.append((FINISHED, rule, why))
