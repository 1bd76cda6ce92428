"""The closing of full stalls, as the rule page tells it: eight steps in this exact order. Rules R18 to R29.

A closing stops where a player has to decide, who need not be the one on turn, and goes on from there: a position
holds the stall (`closing`), how far it is (`step`) and who is still `waiting`, so that it can be copied in between.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ...game import Event
from .board import (
    AROUND,
    ARROW,
    ASSISTANT,
    BODYGUARD,
    CLOCKWISE,
    CORNER,
    FREE_SPACES,
    FULL,
    GRID,
    NOBODY,
    OPEN,
    SETTLE,
    TAKE,
    WEIGHT,
)
from .events import (
    ARROW_POINTED,
    CLOSED,
    CLOSING_BEGAN,
    JUICE_TAKEN,
    LAST_ROUND,
    REWARDED,
    SETTLED,
    TILE_PLACED,
    TOOK,
    TOURIST_LOST,
    WORKERS_LEFT,
)

if TYPE_CHECKING:
    from .state import State

MOST_COINS: Final = 3  # Rule R21
ANNOUNCED: Final = 5  # Rule R31: the closing that leaves so many stalls open makes the round the last
COIN, GUARD = "coin", "bodyguard"
BOTH: Final = (COIN, GUARD)
#: By whether there is room for a coin, and a bodyguard in the quarters
_TAKEABLE: Final = {(True, True): BOTH, (True, False): (COIN,), (False, True): (GUARD,), (False, False): ()}

#: How a player stands in a stall: seat, workers' count, place, whether others share it. Plain: closings are many.
Rank: TypeAlias = tuple[int, int, int, bool]


class Reward(NamedTuple):
    """What a place brings: points, what is given, and whether one may choose a coin or a bodyguard. Rule R19."""

    vp: int
    given: tuple[str, ...] = ()
    choice: bool = False


#: Rule R19, by place and whether it is shared; the tile of a sole first is `winner`'s
REWARDS: Final = {
    (1, False): Reward(5),
    (1, True): Reward(5),
    (2, False): Reward(2, given=BOTH),
    (2, True): Reward(1, choice=True),
    (3, False): Reward(1, choice=True),
    (3, True): Reward(1, choice=True),
}


#: How players stand in a stall: ranks, who is first alone (or NOBODY), who has a choice, clockwise from the active one
Standing: TypeAlias = tuple[tuple[Rank, ...], int, tuple[int, ...]]


@cache
def _standing(active: int, counts: tuple[int, ...]) -> Standing:
    """Rank the seats that have a count; those who tie take up places. Rules R19, R20.

    All is remembered: no more than five workers stand in a stall.
    """
    present = [seat for seat in CLOCKWISE[len(counts)][active] if counts[seat]]
    descending = sorted((counts[seat] for seat in present), reverse=True)
    ranks = tuple(
        (seat, counts[seat], 1 + descending.index(counts[seat]), descending.count(counts[seat]) > 1)
        for seat in sorted(present, key=counts.__getitem__, reverse=True)
    )
    choosers = {seat for seat, _, place, tied in ranks if REWARDS[place, tied].choice}
    winner = NOBODY if not ranks or ranks[0][3] else ranks[0][0]
    return ranks, winner, tuple(seat for seat in present if seat in choosers)


def proceed(state: State, told: list[Event]) -> bool:
    """Close one full stall after another until someone has to decide (False) or none is left (True). Rule R18."""
    while state.closing is not None or state.queue:
        if state.closing is None:
            state.closing = state.queue.pop(0)
        for number in range(state.step, len(STEPS)):
            if not STEPS[number](state, state.closing, told):
                state.step = number
                return False
        state.closing, state.step = None, 0
    return True


def _ask(state: State, phase: int, seat: int) -> bool:
    """Let a player decide: the step is not done."""
    state.phase, state.to_act = phase, seat
    return False


def _clockwise(state: State, of: Container[int]) -> list[int]:
    """List those of the seats that are in `of`, clockwise from the active player."""
    return [seat for seat in CLOCKWISE[len(state.vp)][state.mover] if seat in of]


def standing(state: State, stall: int) -> Standing:
    """Tell how the players stand in a stall by their workers alone. Rules R14, R17, R20."""
    counts = [0] * len(state.vp)
    for _, seat, kind in state.workers[stall]:
        counts[seat] += WEIGHT[kind]
    return _standing(state.mover, tuple(counts))


def reward(state: State, stall: int, told: list[Event]) -> bool:
    """Step 1: give the rewards by rank. Rules R19, R20."""
    ranks, state.winner, state.waiting = standing(state, stall)
    told.append((CLOSING_BEGAN, stall, state.mover, ranks))
    for rank in ranks:
        seat, _, place, tied = rank
        due = REWARDS[place, tied]
        state.vp[seat] += due.vp
        gained = takeable(state, seat) if due.given else ()
        for item in gained:
            _give(state, seat, item)
        told.append((REWARDED, rank, stall, due, gained))
    return True


def takeable(state: State, seat: int) -> tuple[str, ...]:
    """List what a player can take: no fourth coin, no bodyguard that is not in the quarters. Rule R21."""
    return _TAKEABLE[state.coins[seat] < MOST_COINS, state.quarters[seat] > 0]


def _give(state: State, seat: int, item: str) -> None:
    if item == COIN:
        state.coins[seat] += 1
    else:
        state.quarters[seat] -= 1
        state.hand[4 * seat + BODYGUARD] += 1


def _choose(state: State, stall: int, told: list[Event]) -> bool:
    """Step 2: let those who may choose a coin or a bodyguard, while the workers still stand here. Rules R21, R35."""
    for seat in state.waiting:
        items = takeable(state, seat)
        if len(items) > 1:
            return _ask(state, TAKE, seat)
        take(state, items[0] if items else None, told, forced=True)
    return True


def take(state: State, item: str | None, told: list[Event], *, forced: bool) -> None:
    """Give the first player waiting a coin or a bodyguard, or neither. Rule R21."""
    seat, *waiting = state.waiting
    state.waiting = tuple(waiting)
    if item is not None:
        _give(state, seat, item)
    told.append((TOOK, seat, state.closing, item, forced))


def drink(state: State, stall: int, told: list[Event]) -> bool:
    """Step 3: give each worker's owner the token on its corner, if it is still there. Rule R22."""
    for seat, tokens in juice_in(state, stall).items():
        for _, corner, _ in tokens:
            state.takers[corner] = seat
        told.append((JUICE_TAKEN, seat, stall, tokens))
    return True


def juice_in(state: State, stall: int) -> dict[int, list[tuple[int, int, int]]]:
    """Return what each seat would drink in a stall: space, corner and value of each token. Rule R22."""
    drinks: dict[int, list[tuple[int, int, int]]] = {}
    for space, seat, _ in sorted(state.workers[stall]):
        corner = CORNER[space]
        if state.takers[corner] == NOBODY:
            drinks.setdefault(seat, []).append((space, corner, state.juice[corner]))
    return drinks


def leave(state: State, stall: int, told: list[Event]) -> bool:
    """Step 4: return assistants to the hands and bodyguards to the quarters; tourists wait. Rules R23, R26."""
    workers = state.workers[stall]
    state.workers[stall] = ()
    tourists = []
    for _, seat, kind in workers:
        if kind == ASSISTANT:
            state.hand[4 * seat + ASSISTANT] += 1
        elif kind == BODYGUARD:
            state.quarters[seat] += 1
        else:
            tourists.append(seat)
    if tourists:
        state.waiting = tuple(seat for seat in _clockwise(state, tourists) for _ in range(tourists.count(seat)))
    if workers:
        told.append((WORKERS_LEFT, stall, workers))
    return True


def place_tile(state: State, stall: int, told: list[Event]) -> bool:
    """Step 5: place the sole first's tile, or an empty one by the active player; the stall is closed. Rule R24."""
    state.tiles[stall] = state.winner
    state.shut(stall)
    told.append((TILE_PLACED, stall, _placer(state, stall), state.winner, state.tiles.count(OPEN)))
    return True


def _placer(state: State, stall: int) -> int:
    """Return who placed the tile of a stall being closed. Rule R24."""
    owner = state.tiles[stall]
    return state.mover if owner < 0 else owner


def targets(state: State) -> list[int]:
    """List the sides of the stall being closed on which an open one lies, waiting ones too. Rule R25."""
    assert state.closing is not None
    return [side for side, at in AROUND[state.closing] if state.tiles[at] == OPEN]


def _arrow(state: State, stall: int, told: list[Event]) -> bool:
    """Step 6: let who placed the tile point it at an open neighbour. Rules R25, R35."""
    if state.pointing[stall] is not None:
        return True
    sides = targets(state)
    if len(sides) > 1:
        return _ask(state, ARROW, _placer(state, stall))
    if sides:
        point(state, sides[0], told, forced=True)
    else:
        told.append((ARROW_POINTED, stall, _placer(state, stall), None, NOBODY, True))
    return True


def point(state: State, side: int, told: list[Event], *, forced: bool) -> None:
    """Point the tile of the stall being closed: an arrow on that neighbour. Rule R25."""
    assert state.closing is not None
    state.pointing[state.closing] = side
    at = target(state)
    state.load[at] += 1
    told.append((ARROW_POINTED, state.closing, _placer(state, state.closing), side, at, forced))


def target(state: State) -> int:
    """Return the stall that the arrow of the stall being closed points at, NOBODY if it has none. Rule R25."""
    assert state.closing is not None
    side = state.pointing[state.closing]
    at = None if side is None else GRID.step[side][state.closing]
    return NOBODY if at is None else at


def _travel(state: State, stall: int, told: list[Event]) -> bool:
    """Step 7: let the tourists settle along the arrow, each replaced by an assistant. Rules R26, R35."""
    for seat in state.waiting:
        why, spaces = settling(state, seat)
        if why:
            state.waiting = state.waiting[1:]
            told.append((TOURIST_LOST, seat, stall, why))
        elif len(spaces) > 1:
            return _ask(state, SETTLE, seat)
        else:
            settle(state, spaces[0], told, forced=True)
    return True


def settling(state: State, seat: int) -> tuple[str, Sequence[int]]:
    """Return why a tourist of a seat cannot settle (nothing if it can), and the free spaces for it. Rule R26."""
    at = target(state)
    if at == NOBODY:
        return "no-arrow", ()
    spaces = FREE_SPACES[state.free[at]]
    if not spaces:
        return "no-space", ()
    return "" if state.hand[4 * seat + ASSISTANT] else "no-assistant", spaces


def settle(state: State, space: int, told: list[Event], *, forced: bool) -> None:
    """Put an assistant in place of the first tourist waiting. Rule R26."""
    seat, *waiting = state.waiting
    state.waiting = tuple(waiting)
    state.stand(seat, ASSISTANT, space)
    told.append((SETTLED, seat, state.closing, space, forced))


def _check(state: State, stall: int, told: list[Event]) -> bool:
    """Step 8: see whether the stall pointed at is full now. Rules R27, R31."""
    at = target(state)
    if at != NOBODY and state.load[at] >= FULL and at not in state.queue:
        state.enqueue(at, told)
    left = state.tiles.count(OPEN)
    told.append((CLOSED, stall, left))
    if left == ANNOUNCED:
        told.append((LAST_ROUND, left))
    return True


#: One closing, in this exact order; each step tells whether it is done, and is asked again after a decision.
STEPS: tuple[Callable[[State, int, list[Event]], bool], ...] = (
    reward,
    _choose,
    drink,
    leave,
    place_tile,
    _arrow,
    _travel,
    _check,
)
