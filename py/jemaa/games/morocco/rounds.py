"""A round of Morocco around its turns: the market die, scouting, and what ends a round. Rules R9 to R12, R30 to R32.

Like `closing.py`, these are functions of a position, which alone knows what is true (`state.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...game import CHANCE, Event, Events
from .board import ASSIGN, ASSISTANT, BODYGUARD, CLOCKWISE, DIE, KEEP, ONE, OPEN, SCOUT, TOURIST, WILD, keepable
from .events import CUBES_GAINED, DIE_ROLLED, KEPT_CUBE, ROUND_BEGAN, ROUND_ENDED, SCOUTED

if TYPE_CHECKING:
    from .board import Die, Keep, Scout, Wild
    from .state import State

#: Rule R9: rolls of the market die in a round, by number of players
ROLLS: Final = {2: 2, 3: 1}
LAST_ROUND: Final = 5  # Rule R31: with so many stalls open, or fewer
IDLE_ROUNDS: Final = 3  # Rule R32


def begin(state: State, first: int) -> None:
    """Begin a round at a seat: the die with two or three players, then scouting. Rules R9, R10, R30."""
    state.first = state.mover = first
    state.pawn = state.turn = 0
    state.round += 1
    state.idle += 1
    if len(state.vp) in ROLLS:
        state.phase, state.to_act = DIE, CHANCE
    else:
        state.phase, state.to_act = SCOUT, first


def roll(state: State, die: Die) -> Events:
    """Give everyone a cube of the face, or let everyone choose. Rule R9."""
    rolled = (DIE_ROLLED, state.mover, die.color, state.turn + 1)
    seats = CLOCKWISE[len(state.vp)][state.first]
    if die.color is None:
        state.phase, state.waiting, state.to_act = WILD, seats, state.first
        return (rolled,)
    for seat in seats:
        state.purses[seat] += ONE[die.color]
    _after_roll(state)
    return (rolled, (CUBES_GAINED, "R9", seats, (die.color,), "market"))


def choose_wild(state: State, wild: Wild) -> Events:
    """Give a cube of the colour chosen to who chose it. Rule R9."""
    seat = state.waiting[0]
    state.waiting = state.waiting[1:]
    state.purses[seat] += ONE[wild.color]
    if state.waiting:
        state.to_act = state.waiting[0]
    else:
        _after_roll(state)
    return ((CUBES_GAINED, "R9", (seat,), (wild.color,), "wild"),)


def _after_roll(state: State) -> None:
    """Let the second player roll, or begin scouting. Rules R9, R10."""
    state.turn += 1
    if state.turn < ROLLS[len(state.vp)]:
        state.mover = (state.first + state.turn) % len(state.vp)
        state.phase, state.to_act = DIE, CHANCE
    else:
        state.turn, state.phase = 0, SCOUT
        state.mover = state.to_act = state.first


def scout(state: State, action: Scout) -> Events:
    """Move the pawn: two cubes from beside it for the scout, the one below it for all others. Rule R10."""
    seat, pawn, roof, purses = state.mover, action.roof, state.roof, state.purses
    before, state.pawn = state.pawn, pawn
    one, other, below = roof[pawn - 2], roof[pawn % 5], roof[pawn - 1]
    others = CLOCKWISE[len(purses)][seat][1:]
    for each in others:
        purses[each] += ONE[below]
    purses[seat] += ONE[one] + ONE[other]
    state.turn += 1
    if state.turn == len(purses):
        state.turn, state.phase = 0, ASSIGN
    state.mover = state.to_act = (state.first + state.turn) % len(purses)
    return (
        (SCOUTED, seat, pawn, before),
        (CUBES_GAINED, "R10", (seat,), (one, other), "scout"),
        (CUBES_GAINED, "R10", others, (below,), "roof"),
    )


def end(state: State, told: list[Event]) -> None:
    """End the game where it must end, or let everyone keep a cube. Rules R30 to R32."""
    told.append((ROUND_ENDED, state.round))
    hand = state.hand
    if state.tiles.count(OPEN) <= LAST_ROUND:
        state.end("R31", "five-stalls", told)
    elif not any(hand[ASSISTANT::4]) and not any(hand[TOURIST::4]) and not any(hand[BODYGUARD::4]):
        state.end("R32", "no-workers", told)
    elif state.idle == IDLE_ROUNDS:
        state.end("R32", "idle", told)
    else:
        state.mover = state.first
        state.waiting = CLOCKWISE[len(state.vp)][state.first]
        _ask_keepers(state, told)


def _ask_keepers(state: State, told: list[Event]) -> None:
    """Ask the next player who holds two colours or more; then begin the next round. Rules R30, R35."""
    for seat in state.waiting:
        keeps = keepable(state.purses[seat])
        if len(keeps) > 1:
            state.phase, state.to_act = KEEP, seat
            return
        _drop_cubes(state, keeps, told, forced=True)
    begin(state, (state.first + 1) % len(state.vp))
    told.append((ROUND_BEGAN, state.round, state.first))


def _drop_cubes(state: State, keeps: Sequence[Keep], told: list[Event], *, forced: bool) -> None:
    """Leave the first player waiting one cube of the colour kept, if there is one. Rule R30."""
    seat = state.waiting[0]
    state.waiting = state.waiting[1:]
    for kept in keeps:
        told.append((KEPT_CUBE, seat, kept.color, state.purses[seat], forced))
        state.purses[seat] = ONE[kept.color]


def keep(state: State, action: Keep) -> Events:
    """Keep a cube for the next round. Rule R30."""
    told: list[Event] = []
    _drop_cubes(state, (action,), told, forced=False)
    _ask_keepers(state, told)
    return tuple(told)
