"""A turn of "assign" in Morocco: placing, swapping, passing, and what follows a placement. Rules R11 to R17, R29.

Functions that change a position (`position.py`). Each appends an event to `events` once the position is as it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, Final

from ...engine.game import Action, Event
from . import closing, rounds
from .board import (
    ASSISTANT,
    ASSISTANTS,
    BODYGUARDS,
    COUSINS,
    DONE,
    FREE_SPACES,
    FULL,
    ONE,
    PASS,
    SWAPS,
    Arrow,
    Done,
    Pass,
    Placement,
    Settle,
    Swap,
    Take,
)
from .events import PASSED, PLACED, SWAPPED, TURN_ENDED
from .placements import Assignments
from .position import ASSIGN, SPEND, Position

#: Rule R16: what can be done after placing
EXPENSES: Final = (DONE, *SWAPS)


def pass_of(position: Position) -> int:
    """Return which of the two passes of "assign" it is, 0 before. Rule R11."""
    return 0 if position.phase < ASSIGN else 1 + position.turn // len(position.vp)


def assignments(position: Position) -> Sequence[Action]:
    """List every placement, or a pass where there is none, and the swaps that coins can buy. Rules R13 to R16."""
    seat = position.mover
    assistants, bodyguards, tourists, cousins = position.hand[4 * seat : 4 * seat + 4]
    purse = position.purses[seat]
    free = list(filter(None, compress(position.free, position.market.pays(purse))))
    simple: list[Action] = []
    if assistants:
        for key in free:
            simple += ASSISTANTS[key]
    if bodyguards:
        for key in free:
            simple += BODYGUARDS[key]
    swaps = SWAPS if position.coins[seat] else ()
    cousins = assistants > 1 and cousins
    if tourists or cousins:
        paid = position.market.pays_thirds(purse)
        pairs = position.cousins & paid if cousins else 0
        spaces = position.tourists & paid if tourists else 0
        if pairs or spaces:
            return Assignments(simple, pairs, swaps, spaces)
    simple = simple or [PASS]
    simple += swaps
    return simple


def can_place(position: Position) -> bool:
    """Return whether any worker can be placed, without listing where. Rules R13, R15.

    Where cousins can stand, an assistant can as well.
    """
    seat = position.mover
    assistants, bodyguards, tourists, _ = position.hand[4 * seat : 4 * seat + 4]
    purse = position.purses[seat]
    if assistants or bodyguards:
        return any(FREE_SPACES[key] for key in compress(position.free, position.market.pays(purse)))
    return bool(tourists and position.tourists & position.market.pays_thirds(purse))


def act(position: Position, action: Action, events: list[Event]) -> None:
    """Place, pass, swap, or end the turn. Rules R13 to R16."""
    _ACTS[type(action)](position, action, events)


def _swap(position: Position, swap: Swap, events: list[Event]) -> None:
    """Pay a coin and swap two rows' or two columns' cubes; with the last coin a turn after placing ends. R16."""
    seat = position.mover
    position.coins[seat] -= 1
    position.market = position.market.swapped(swap.axis, swap.one, swap.other)
    lines = position.market.rows if swap.axis == "rows" else position.market.columns
    events.append((SWAPPED, seat, swap, (lines[swap.one], lines[swap.other])))
    if position.phase == SPEND and not position.coins[seat]:
        _end_turn(position, events)


def _place(position: Position, placement: Placement, events: list[Event]) -> None:
    """Pay for a worker, put it in its space, and close what is full thereafter. Rules R13, R17."""
    seat, stall = position.mover, placement.stalls[0]
    row, column = position.market.colors(stall)
    position.purses[seat] -= ONE[row] + ONE[column] + placement.third
    position.idle = 0
    position.last = placement.spaces
    kind = placement.kind
    if kind == COUSINS:
        position.hand[4 * seat + COUSINS] -= 1
        kind = ASSISTANT
    for space in placement.spaces:
        position.stand(seat, kind, space)
    events.append((PLACED, seat, placement, row, column))
    for stall in placement.stalls:
        if position.load[stall] >= FULL:
            closing.enqueue(position, stall, events)
    if position.queue:
        _go_on(position, events)
    else:
        _after_placing(position, events)


def _go_on(position: Position, events: list[Event]) -> None:
    """Close full stalls; if nobody has to decide in between, end the turn, or the game. Rules R16, R18, R29."""
    if closing.proceed(position, events):
        if position.left:
            _after_placing(position, events)
        else:
            position.finish("R29", "last-stall", events)


def _after_placing(position: Position, events: list[Event]) -> None:
    """Let a player who has coins spend them, and end the turn of one who has none. Rule R16."""
    if position.coins[position.mover]:
        position.phase, position.to_act = SPEND, position.mover
    else:
        _end_turn(position, events)


def take(position: Position, action: Take, events: list[Event]) -> None:
    """Take a coin or a bodyguard. Rule R21."""
    closing.take(position, action.item, events, forced=False)
    _go_on(position, events)


def arrow(position: Position, action: Arrow, events: list[Event]) -> None:
    """Point the tile just placed. Rule R25."""
    closing.point(position, action.side, events, forced=False)
    _go_on(position, events)


def settle(position: Position, action: Settle, events: list[Event]) -> None:
    """Let a tourist settle. Rule R26."""
    closing.settle(position, action.space, events, forced=False)
    _go_on(position, events)


def _pass(position: Position, _: Pass, events: list[Event]) -> None:
    """End the turn without a placement. Rule R15."""
    events.append((PASSED, position.mover))
    _end_turn(position, events)


def _done(position: Position, _: Done, events: list[Event]) -> None:
    """End the turn with coins in hand. Rule R16."""
    events.append((TURN_ENDED, position.mover, position.coins[position.mover]))
    _end_turn(position, events)


def _end_turn(position: Position, events: list[Event]) -> None:
    """Give the turn to the next player, twice around; then end the round. Rules R11, R12."""
    seats, turn = len(position.vp), position.turn + 1
    if turn == 2 * seats:
        rounds.end(position, events)
    else:
        position.turn, position.phase = turn, ASSIGN
        position.mover = position.to_act = (position.first + turn) % seats


_ACTS: dict[type[Action], Callable[[Position, Any, list[Event]], None]] = {
    Placement: _place,
    Pass: _pass,
    Swap: _swap,
    Done: _done,
}
