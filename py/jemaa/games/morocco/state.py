"""A position of Morocco: what is true, what is legal, what an action does. Rules R4 to R8, R13 to R17.

What goes on around the turns is in `rounds.py`, the closing of a stall in `closing.py`, the score in `score.py`. It
trusts its caller (`match.py` is the checked door) and says nothing to people (`view.py` does).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, Final

from ...chance import Stream
from ...game import OVER, Action, Event, Events
from . import closing, rounds, score
from .board import (
    ARROWS,
    ASSIGN,
    ASSISTANT,
    ASSISTANTS,
    BIT,
    BODYGUARDS,
    CORNERS,
    COUSIN_PAIRS,
    COUSINS,
    DICE,
    DIE,
    DIE_WEIGHTS,
    DONE,
    ENDED,
    FREE,
    FREE_SPACES,
    FULL,
    HAND,
    NOBODY,
    NONE_FREE,
    ONE,
    OPEN,
    PAIRS,
    PASS,
    SCOUT,
    SCOUTS,
    SETTLES,
    SPEND,
    STALLS,
    STRIKES,
    SWAPS,
    TAKES,
    TOURISTS,
    WEIGHT,
    WILDS,
    Arrow,
    Die,
    Done,
    Keep,
    Market,
    Pass,
    Place,
    Scout,
    Settle,
    Swap,
    Take,
    Wild,
    keepable,
    shuts,
)
from .events import (
    FINISHED,
    PASSED,
    PLACED,
    STALL_FILLED,
    SWAPPED,
    TURN_ENDED,
)

GUARDS: Final = 2  # Rule R4: bodyguards of each player, in the quarters at the start


class State:
    """A position. Per seat: `vp`, `coins`, `purses` (cubes), `hand` (4 * seat + kind), `quarters`.

    Per stall: `workers` (tuples of space, seat, kind), `tiles` (owner, or OPEN), `pointing` (the side of the tile's
    arrow). `takers`: who took the juice token of each corner. `waiting`: the seats that still have to choose
    (wild, take, keep) or whose tourists have still to move, in order.

    `free`, `pairs` and `load` follow from workers and tiles, `to_act` and `mover` from phase and turn: they are kept
    because every list of places asks for them, and working them out anew took most of the time of a game.
    """

    __slots__ = (
        "closing",
        "coins",
        "families",
        "first",
        "free",
        "hand",
        "idle",
        "juice",
        "last",
        "load",
        "market",
        "mover",
        "pairs",
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
        self.pairs = list(PAIRS)
        self.load = [0] * len(STALLS)
        self.queue: list[int] = []
        self.closing: int | None = None
        self.step = 0
        self.winner = NOBODY
        self.waiting: tuple[int, ...] = ()
        self.last: tuple[int, ...] = ()
        self.first = self.mover = self.to_act = first
        self.phase = SCOUT
        self.round = self.turn = self.pawn = self.idle = 0
        self.why_over = ""
        rounds.begin(self, first)

    # What is legal

    def legal(self) -> Sequence[Action]:
        """List what can be done now, sorted by text."""
        return _LEGAL[self.phase](self)

    def outcomes(self) -> tuple[int, ...]:
        """Give the weights of the six faces, all alike. Rule R9."""
        return DIE_WEIGHTS if self.phase == DIE else ()

    def _assignments(self) -> Sequence[Action]:
        """List every placement, or a pass where there is none, and the swaps that coins can buy. Rules R13 to R16."""
        seat = self.mover
        assistants, bodyguards, tourists, cousins = self.hand[4 * seat : 4 * seat + 4]
        pays = self.market.pays(self.purses[seat])
        free = list(compress(self.free, pays))
        legal: list[Action] = []
        if assistants:
            for key in free:
                legal += ASSISTANTS[key]
        if bodyguards:
            for key in free:
                legal += BODYGUARDS[key]
        if cousins and assistants > 1:
            for stall in compress(STALLS, pays):
                legal += COUSIN_PAIRS[self.pairs[2 * stall] | pays[stall]]
                legal += COUSIN_PAIRS[self.pairs[2 * stall + 1] | pays[stall]]
        swaps = SWAPS if self.coins[seat] else ()
        legal += swaps
        if tourists:
            for stall in compress(STALLS, pays):
                legal += TOURISTS[self.free[stall] | pays[stall]]
        return legal if len(legal) > len(swaps) else [PASS, *swaps]

    def can_place(self) -> bool:
        """Tell whether any worker can be placed, without listing where. Rules R13, R15.

        Where cousins can stand, an assistant can as well.
        """
        seat = self.mover
        assistants, bodyguards, tourists, _ = self.hand[4 * seat : 4 * seat + 4]
        pays = self.market.pays(self.purses[seat])
        if assistants or bodyguards:
            return any(FREE_SPACES[key] for key in compress(self.free, pays))
        return bool(tourists) and any(TOURISTS[self.free[stall] | pays[stall]] for stall in compress(STALLS, pays))

    def _arrows(self) -> Sequence[Action]:
        """List the sides on which an open stall lies. Rule R25."""
        sides = closing.targets(self)
        return [arrow for arrow in ARROWS if arrow.side in sides]

    def _settles(self) -> Sequence[Action]:
        """List the free spaces of the stall that the tourists move to. Rule R26."""
        return [SETTLES[space] for space in FREE_SPACES[self.free[closing.target(self)]]]

    def _keeps(self) -> Sequence[Action]:
        """List the colours that can be kept. Rule R30."""
        return keepable(self.purses[self.to_act])

    # What an action does

    def apply(self, action: Action) -> Events:
        """Do a legal action and return what happened."""
        return _EFFECTS[type(action)](self, action)

    def _swap(self, swap: Swap) -> Events:
        """Pay a coin and swap two rows' or two columns' cubes; with the last coin a turn after placing ends. R16."""
        seat = self.mover
        self.coins[seat] -= 1
        self.market = self.market.swapped(swap.axis, swap.one, swap.other)
        lines = self.market.rows if swap.axis == "rows" else self.market.columns
        told: list[Event] = [(SWAPPED, seat, swap, (lines[swap.one], lines[swap.other]))]
        if self.phase == SPEND and not self.coins[seat]:
            self._end_turn(told)
        return tuple(told)

    def _place(self, place: Place) -> Events:
        """Pay for a worker, put it in its space, and close what is full thereafter. Rules R13, R17."""
        seat, stall = self.mover, place.stalls[0]
        row, column = self.market.colors(stall)
        self.purses[seat] -= ONE[row] + ONE[column] + place.third
        self.idle = 0
        self.last = place.spaces
        told: list[Event] = [(PLACED, seat, place, row, column)]
        kind = place.kind
        if kind == COUSINS:
            self.hand[4 * seat + COUSINS] -= 1
            kind = ASSISTANT
        for space in place.spaces:
            self.stand(seat, kind, space)
        for stall in place.stalls:
            if self.load[stall] >= FULL:
                self.enqueue(stall, told)
        if self.queue:
            return self._go_on(told)
        self._after_placing(told)
        return tuple(told)

    def stand(self, seat: int, kind: int, space: int) -> None:
        """Put a worker from the hand into a free space; no cousin can stand there now. Rules R13, R14, R26."""
        stall, pairs = space >> 2, self.pairs
        self.hand[4 * seat + kind] -= 1
        self.workers[stall] += ((space, seat, kind),)
        self.load[stall] += WEIGHT[kind]
        self.free[stall] ^= BIT[space]
        for beside, stays in STRIKES[space]:
            pairs[beside] &= stays

    def shut(self, stall: int) -> None:
        """Close a stall: nothing can be placed there now. Rules R13, R24."""
        pairs = self.pairs
        self.free[stall] = NONE_FREE[stall]
        self.load[stall] = 0
        for beside, stays in shuts(stall):
            pairs[beside] &= stays

    def enqueue(self, stall: int, told: list[Event]) -> None:
        """Let a full stall wait for its closing. Rules R17, R18, R27."""
        self.queue.append(stall)
        told.append((STALL_FILLED, stall, self.load[stall], tuple(self.queue)))

    def _go_on(self, told: list[Event]) -> Events:
        """Close full stalls; if nobody has to decide in between, end the turn, or the game. Rules R16, R18, R29."""
        if closing.proceed(self, told):
            if OPEN in self.tiles:
                self._after_placing(told)
            else:
                self.end("R29", "last-stall", told)
        return tuple(told)

    def _after_placing(self, told: list[Event]) -> None:
        """Let a player who has coins spend them, and end the turn of one who has none. Rule R16."""
        if self.coins[self.mover]:
            self.phase, self.to_act = SPEND, self.mover
        else:
            self._end_turn(told)

    def _take(self, take: Take) -> Events:
        """Take a coin or a bodyguard. Rule R21."""
        told: list[Event] = []
        closing.take(self, take.item, told, forced=False)
        return self._go_on(told)

    def _point(self, arrow: Arrow) -> Events:
        """Point the tile just placed. Rule R25."""
        told: list[Event] = []
        closing.point(self, arrow.side, told, forced=False)
        return self._go_on(told)

    def _settle(self, settle: Settle) -> Events:
        """Let a tourist settle. Rule R26."""
        told: list[Event] = []
        closing.settle(self, settle.space, told, forced=False)
        return self._go_on(told)

    def _pass(self, _: Pass) -> Events:
        """End the turn without a placement. Rule R15."""
        told: list[Event] = [(PASSED, self.mover)]
        self._end_turn(told)
        return tuple(told)

    def _done(self, _: Done) -> Events:
        """End the turn with coins in hand. Rule R16."""
        told: list[Event] = [(TURN_ENDED, self.mover, self.coins[self.mover])]
        self._end_turn(told)
        return tuple(told)

    def _end_turn(self, told: list[Event]) -> None:
        """Give the turn to the next player, twice around; then end the round. Rules R11, R12."""
        if self.turn + 1 == 2 * len(self.vp):
            rounds.end(self, told)
            return
        self.turn += 1
        self.phase = ASSIGN
        self.mover = self.to_act = (self.first + self.turn) % len(self.vp)

    def end(self, rule: str, why: str, told: list[Event]) -> None:
        """End the game. Rules R29, R31, R32."""
        self.phase, self.to_act, self.why_over = ENDED, OVER, why
        told.append((FINISHED, rule, why))

    def scores(self) -> list[int]:
        """Return each seat's points as if the game ended now. Rule R33."""
        return score.scores(self)

    def ranking(self) -> list[list[int]]:
        """Rank by score, then by own tiles on the board, then share. Rule R34."""
        return score.ranking(self)

    def copy(self) -> State:
        """Return an independent position; what never changes is shared."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def imagine(self, chance: Stream) -> State:
        """Return a copy: nothing is hidden. Rule R8."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Compare everything that is true of two positions."""
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a position changes


_EXPENSES: Final = (DONE, *SWAPS)
_LEGAL: tuple[Callable[[State], Sequence[Action]], ...] = (
    lambda _: DICE,
    lambda _: WILDS,
    lambda state: SCOUTS[state.pawn],  # Rule R10
    State._assignments,
    lambda _: _EXPENSES,  # Rule R16
    lambda _: TAKES,  # Rules R21, R35: who can take but one thing is not asked
    State._arrows,
    State._settles,
    State._keeps,
    lambda _: (),
)
_EFFECTS: dict[type[Action], Callable[[State, Any], Events]] = {
    Die: rounds.roll,
    Wild: rounds.choose_wild,
    Scout: rounds.scout,
    Swap: State._swap,
    Place: State._place,
    Pass: State._pass,
    Done: State._done,
    Take: State._take,
    Arrow: State._point,
    Settle: State._settle,
    Keep: rounds.keep,
}
