"""A round of Morocco around its turns: the market die, scouting, and what ends a round. Rules R9 to R12, R30 to R32.

Functions that change a position (`position.py`). Each appends an event to `events` once the position is as it says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...engine.game import CHANCE, Action, Event
from .board import (
    ASSISTANT,
    BODYGUARD,
    CLOCKWISE,
    ONE,
    OTHERS,
    SCOUTS,
    TOURIST,
    Die,
    Keep,
    Scout,
    Wild,
    keepable,
)
from .events import CUBES_GAINED, DIE_ROLLED, KEPT_CUBE, ROUND_BEGAN, ROUND_ENDED, SCOUTED
from .position import ASSIGN, DIE, KEEP, SCOUT, WILD, Position

if TYPE_CHECKING:
    from . import shapes

#: Rule R9: rolls of the market die in a round, by number of players
ROLLS: Final = {2: 2, 3: 1}
LAST_ROUND: Final = 5  # Rule R31: with so many stalls open, or fewer
IDLE_ROUNDS: Final = 3  # Rule R32


def begin(position: Position, first: int) -> None:
    """Begin a round at a seat: the die with two or three players, then scouting. Rules R9, R10, R30."""
    position.first = position.mover = first
    position.pawn = position.turn = 0
    position.round += 1
    position.idle += 1
    if len(position.vp) in ROLLS:
        position.phase, position.to_act = DIE, CHANCE
    else:
        position.phase, position.to_act = SCOUT, first


def roll(position: Position, die: Die, events: list[Event]) -> None:
    """Give everyone a cube of the face, or let everyone choose. Rule R9."""
    events.append((DIE_ROLLED, position.mover, die.color, position.turn + 1))
    seats = CLOCKWISE[len(position.vp)][position.first]
    if die.color is None:
        position.phase, position.waiting, position.to_act = WILD, seats, position.first
        return
    for seat in seats:
        position.purses[seat] += ONE[die.color]
    _after_roll(position)
    events.append((CUBES_GAINED, "R9", seats, (die.color,), "market"))


def choose_wild(position: Position, wild: Wild, events: list[Event]) -> None:
    """Give a cube of the colour chosen to the player who chose it. Rule R9."""
    seat = position.waiting[0]
    position.waiting = position.waiting[1:]
    position.purses[seat] += ONE[wild.color]
    if position.waiting:
        position.to_act = position.waiting[0]
    else:
        _after_roll(position)
    events.append((CUBES_GAINED, "R9", (seat,), (wild.color,), "wild"))


def _after_roll(position: Position) -> None:
    """Let the second player roll, or begin scouting. Rules R9, R10."""
    position.turn += 1
    if position.turn < ROLLS[len(position.vp)]:
        position.mover = (position.first + position.turn) % len(position.vp)
        position.phase, position.to_act = DIE, CHANCE
    else:
        position.turn, position.phase = 0, SCOUT
        position.mover = position.to_act = position.first


def scouts(position: Position) -> Sequence[Action]:
    """List the outer spaces of the roof but the pawn's. Rule R10."""
    return SCOUTS[position.pawn]


def scout(position: Position, action: Scout, events: list[Event]) -> None:
    """Move the pawn: two cubes from beside it for the scout, the one below it for all others. Rule R10."""
    seat, pawn, roof, purses = position.mover, action.roof, position.roof, position.purses
    before, position.pawn = position.pawn, pawn
    one, other, below = roof[pawn - 2], roof[pawn % 5], roof[pawn - 1]
    events.append((SCOUTED, seat, pawn, before))
    purses[seat] += ONE[one] + ONE[other]
    events.append((CUBES_GAINED, "R10", (seat,), (one, other), "scout"))
    others, cube = OTHERS[len(purses)][seat], ONE[below]
    for each in others:
        purses[each] += cube
    position.turn += 1
    if position.turn == len(purses):
        position.turn, position.phase = 0, ASSIGN
    position.mover = position.to_act = (position.first + position.turn) % len(purses)
    events.append((CUBES_GAINED, "R10", others, (below,), "roof"))


def end(position: Position, events: list[Event]) -> None:
    """End the game where it must end, or let everyone keep a cube. Rules R30 to R32."""
    events.append((ROUND_ENDED, position.round))
    if ended := ending(position):
        position.finish(*ended, events)
    else:
        position.mover = position.first
        position.waiting = CLOCKWISE[len(position.vp)][position.first]
        _ask_keepers(position, events)


def ending(position: Position) -> tuple[str, shapes.Why] | None:
    """Return the rule by which the game ends with this round, and why; None where it goes on. Rules R31, R32."""
    hand = position.hand
    if position.left <= LAST_ROUND:
        return "R31", "five-stalls"
    if not any(hand[ASSISTANT::4]) and not any(hand[TOURIST::4]) and not any(hand[BODYGUARD::4]):
        return "R32", "no-workers"
    return ("R32", "idle") if position.idle == IDLE_ROUNDS else None


def _ask_keepers(position: Position, events: list[Event]) -> None:
    """Ask the next player who holds two colours or more; then begin the next round. Rules R30, R35."""
    for number, seat in enumerate(position.waiting):
        kept = keepable(position.purses[seat])
        if len(kept) > 1:
            position.phase, position.to_act, position.waiting = KEEP, seat, position.waiting[number:]
            return
        if kept:
            _drop_cubes(position, seat, kept[0], events, forced=True)
    position.waiting = ()
    begin(position, (position.first + 1) % len(position.vp))
    events.append((ROUND_BEGAN, position.round, position.first))


def _drop_cubes(position: Position, seat: int, kept: Keep, events: list[Event], *, forced: bool) -> None:
    """Leave a player one cube of the colour kept. Rule R30."""
    purse, position.purses[seat] = position.purses[seat], ONE[kept.color]
    events.append((KEPT_CUBE, seat, kept.color, purse, forced))


def keeps(position: Position) -> Sequence[Action]:
    """List the colours that can be kept. Rule R30."""
    return keepable(position.purses[position.to_act])


def keep(position: Position, action: Keep, events: list[Event]) -> None:
    """Keep a cube for the next round. Rule R30."""
    seat, *waiting = position.waiting
    position.waiting = tuple(waiting)
    _drop_cubes(position, seat, action, events, forced=False)
    _ask_keepers(position, events)
