"""A position of Morocco that can be played: what is legal, what an action does. Rules R13 to R17.

What is true is in `position.py`, what goes on around the turns in `rounds.py`, the closing of a stall in `closing.py`,
the score in `score.py`. It trusts its caller (`match.py` is the checked door) and says nothing to people (`view.py`
does).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, Final

from ...chance import Stream
from ...game import Action, Event, Events
from . import closing, rounds, score
from .board import (
    ARROWS,
    ASSIGN,
    ASSISTANT,
    ASSISTANTS,
    BODYGUARDS,
    COUSIN_PAIRS,
    COUSINS,
    DICE,
    DIE,
    DIE_WEIGHTS,
    DONE,
    FREE_SPACES,
    FULL,
    ONE,
    OPEN,
    PASS,
    SCOUTS,
    SETTLES,
    SPEND,
    STALLS,
    SWAPS,
    TAKES,
    TOURISTS,
    WILDS,
    Arrow,
    Die,
    Done,
    Keep,
    Pass,
    Place,
    Scout,
    Settle,
    Swap,
    Take,
    Wild,
    keepable,
)
from .events import (
    PASSED,
    PLACED,
    SWAPPED,
    TURN_ENDED,
)
from .position import Position


class State(Position):
    """A position with its rules."""

    __slots__ = ()

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
        events: list[Event] = [(SWAPPED, seat, swap, (lines[swap.one], lines[swap.other]))]
        if self.phase == SPEND and not self.coins[seat]:
            self._end_turn(events)
        return tuple(events)

    def _place(self, place: Place) -> Events:
        """Pay for a worker, put it in its space, and close what is full thereafter. Rules R13, R17."""
        seat, stall = self.mover, place.stalls[0]
        row, column = self.market.colors(stall)
        self.purses[seat] -= ONE[row] + ONE[column] + place.third
        self.idle = 0
        self.last = place.spaces
        events: list[Event] = [(PLACED, seat, place, row, column)]
        kind = place.kind
        if kind == COUSINS:
            self.hand[4 * seat + COUSINS] -= 1
            kind = ASSISTANT
        for space in place.spaces:
            self.stand(seat, kind, space)
        for stall in place.stalls:
            if self.load[stall] >= FULL:
                closing.enqueue(self, stall, events)
        if self.queue:
            return self._go_on(events)
        self._after_placing(events)
        return tuple(events)

    def _go_on(self, events: list[Event]) -> Events:
        """Close full stalls; if nobody has to decide in between, end the turn, or the game. Rules R16, R18, R29."""
        if closing.proceed(self, events):
            if OPEN in self.tiles:
                self._after_placing(events)
            else:
                self.finish("R29", "last-stall", events)
        return tuple(events)

    def _after_placing(self, events: list[Event]) -> None:
        """Let a player who has coins spend them, and end the turn of one who has none. Rule R16."""
        if self.coins[self.mover]:
            self.phase, self.to_act = SPEND, self.mover
        else:
            self._end_turn(events)

    def _take(self, take: Take) -> Events:
        """Take a coin or a bodyguard. Rule R21."""
        events: list[Event] = []
        closing.take(self, take.item, events, forced=False)
        return self._go_on(events)

    def _point(self, arrow: Arrow) -> Events:
        """Point the tile just placed. Rule R25."""
        events: list[Event] = []
        closing.point(self, arrow.side, events, forced=False)
        return self._go_on(events)

    def _settle(self, settle: Settle) -> Events:
        """Let a tourist settle. Rule R26."""
        events: list[Event] = []
        closing.settle(self, settle.space, events, forced=False)
        return self._go_on(events)

    def _pass(self, _: Pass) -> Events:
        """End the turn without a placement. Rule R15."""
        events: list[Event] = [(PASSED, self.mover)]
        self._end_turn(events)
        return tuple(events)

    def _done(self, _: Done) -> Events:
        """End the turn with coins in hand. Rule R16."""
        events: list[Event] = [(TURN_ENDED, self.mover, self.coins[self.mover])]
        self._end_turn(events)
        return tuple(events)

    def _end_turn(self, events: list[Event]) -> None:
        """Give the turn to the next player, twice around; then end the round. Rules R11, R12."""
        if self.turn + 1 == 2 * len(self.vp):
            rounds.end(self, events)
            return
        self.turn += 1
        self.phase = ASSIGN
        self.mover = self.to_act = (self.first + self.turn) % len(self.vp)

    def scores(self) -> list[int]:
        """Return each seat's points as if the game ended now. Rule R33."""
        return score.scores(self)

    def ranking(self) -> list[list[int]]:
        """Rank by score, then by own tiles on the board, then share. Rule R34."""
        return score.ranking(self)

    def imagine(self, chance: Stream) -> State:
        """Return a copy: nothing is hidden. Rule R8."""
        return self.copy()


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
