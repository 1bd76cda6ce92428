"""The closing of full stalls, as the rule page tells it: eight steps in this exact order. Rules R18 to R29.

A closing stops where a player has to decide, who need not be the one on turn, and goes on from there: a position
holds the stall (`closing`), how far it is (`step`) and who is still `waiting`, so that it can be copied in between.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from ...engine.game import Action, Event
from .board import (
    AROUND,
    ARROWS,
    ASSISTANT,
    BODYGUARD,
    CLOCKWISE,
    CORNER,
    FREE_SPACES,
    FULL,
    GRID,
    NOBODY,
    OPEN,
    SETTLES,
)
from .events import (
    ARROW_POINTED,
    CLOSED,
    CLOSING_BEGAN,
    JUICE_TAKEN,
    LAST_ROUND,
    REWARDED,
    SETTLED,
    STALL_FILLED,
    TILE_PLACED,
    TOOK,
    TOURIST_LOST,
    WORKERS_LEFT,
)
from .position import ARROW, SETTLE, TAKE, Position

if TYPE_CHECKING:
    from . import shapes

MOST_COINS: Final = 3  # Rule R21
ANNOUNCED: Final = 5  # Rule R31: the closing that leaves so many stalls open makes the round the last
COIN: shapes.Item = "coin"
GUARD: shapes.Item = "bodyguard"
BOTH: Final = (COIN, GUARD)
#: By whether there is room for a coin, and a bodyguard in the quarters
_TAKEABLE: Final[dict[tuple[bool, bool], tuple[shapes.Item, ...]]] = {
    (True, True): BOTH,
    (True, False): (COIN,),
    (False, True): (GUARD,),
    (False, False): (),
}

#: How a player stands in a stall: seat, workers' count, place, whether others share it. A plain tuple, for speed.
Rank: TypeAlias = tuple[int, int, int, bool]


class Reward(NamedTuple):
    """What a place brings: points, what is given, and whether one may choose a coin or a bodyguard. Rule R19."""

    vp: int
    given: tuple[shapes.Item, ...] = ()
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


#: How players stand in a stall: ranks, the sole first (or NOBODY), who has a choice, clockwise from the active player
Standing: TypeAlias = tuple[tuple[Rank, ...], int, tuple[int, ...]]


def counted(packed: int, seats: int) -> list[int]:
    """Return the workers' count of each seat in a stall. Rule R14."""
    return [packed >> 4 * seat & 15 for seat in range(seats)]


@cache
def ranked(active: int, seats: int, packed: int) -> Standing:
    """Rank the seats that have a count; after a tie as many places are skipped. Rules R19, R20.

    Cached without bound: few counts occur, because no more than four workers stand in a stall.
    """
    counts = counted(packed, seats)
    present = [seat for seat in CLOCKWISE[seats][active] if counts[seat]]
    descending = sorted((counts[seat] for seat in present), reverse=True)
    ranks = tuple(
        (seat, counts[seat], 1 + descending.index(counts[seat]), descending.count(counts[seat]) > 1)
        for seat in sorted(present, key=counts.__getitem__, reverse=True)
    )
    choosers = {seat for seat, _, place, tied in ranks if REWARDS[place, tied].choice}
    winner = NOBODY if not ranks or ranks[0][3] else ranks[0][0]
    return ranks, winner, tuple(seat for seat in present if seat in choosers)


def enqueue(position: Position, stall: int, events: list[Event]) -> None:
    """Let a full stall wait for its closing. Rules R17, R18, R27."""
    position.queue.append(stall)
    events.append((STALL_FILLED, stall, position.load[stall], tuple(position.queue)))


def proceed(position: Position, events: list[Event]) -> bool:
    """Close one full stall after another until someone has to decide (False) or none is left (True). Rule R18."""
    while position.closing is not None or position.queue:
        stall = position.queue.pop(0) if position.closing is None else position.closing
        position.closing = stall
        for step in STEPS[position.step :]:
            if not step(position, stall, events):
                position.step = STEPS.index(step)
                return False
        position.closing, position.step = None, 0
    return True


def _ask(position: Position, phase: int, seat: int) -> bool:
    """Let a player decide: the step is not done."""
    position.phase, position.to_act = phase, seat
    return False


def _clockwise(position: Position, of: Container[int]) -> list[int]:
    """List those of the seats that are in `of`, clockwise from the active player."""
    return [seat for seat in CLOCKWISE[len(position.vp)][position.mover] if seat in of]


def standing(position: Position, stall: int) -> Standing:
    """Return how the players stand in a stall by their workers alone. Rules R14, R17, R20."""
    return ranked(position.mover, len(position.vp), position.counts[stall])


def reward(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 1: give the rewards by rank. Rules R19, R20."""
    ranks, position.winner, position.waiting = standing(position, stall)
    events.append((CLOSING_BEGAN, stall, position.mover, ranks))
    vp = position.vp
    for rank in ranks:
        seat, _, place, tied = rank
        due = REWARDS[place, tied]
        vp[seat] += due.vp
        gained = takeable(position, seat) if due.given else ()
        for item in gained:
            _give(position, seat, item)
        events.append((REWARDED, rank, stall, due, gained))
    return True


def takeable(position: Position, seat: int) -> tuple[shapes.Item, ...]:
    """List what a player can take: no fourth coin, no bodyguard that is not in the quarters. Rule R21."""
    return _TAKEABLE[position.coins[seat] < MOST_COINS, position.quarters[seat] > 0]


def _give(position: Position, seat: int, item: str) -> None:
    if item == COIN:
        position.coins[seat] += 1
    else:
        position.quarters[seat] -= 1
        position.hand[4 * seat + BODYGUARD] += 1


def _choose(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 2: let those who may choose a coin or a bodyguard, while the workers still stand here. Rules R21, R35."""
    for seat in position.waiting:
        items = takeable(position, seat)
        if len(items) > 1:
            return _ask(position, TAKE, seat)
        take(position, items[0] if items else None, events, forced=True)
    return True


def take(position: Position, item: str | None, events: list[Event], *, forced: bool) -> None:
    """Give the first player waiting a coin or a bodyguard, or neither. Rule R21."""
    seat, *waiting = position.waiting
    position.waiting = tuple(waiting)
    if item is not None:
        _give(position, seat, item)
    events.append((TOOK, seat, position.closing, item, forced))


def drink(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 3: give each worker's owner the token on its corner, if it is still there. Rule R22."""
    for seat, tokens in juice_in(position, stall).items():
        for _, corner, _ in tokens:
            position.takers[corner] = seat
        events.append((JUICE_TAKEN, seat, stall, tokens))
    return True


def juice_in(position: Position, stall: int) -> dict[int, list[tuple[int, int, int]]]:
    """Return what each seat would drink in a stall: space, corner and value of each token. Rule R22."""
    drinks: dict[int, list[tuple[int, int, int]]] = {}
    takers, values = position.takers, position.juice
    for space, seat, _ in sorted(position.workers[stall]):
        corner = CORNER[space]
        if takers[corner] == NOBODY:
            drinks.setdefault(seat, []).append((space, corner, values[corner]))
    return drinks


def leave(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 4: return assistants to the hands and bodyguards to the quarters; tourists wait. Rules R23, R26."""
    workers, hand = position.workers[stall], position.hand
    position.workers[stall], position.counts[stall] = (), 0
    tourists = []
    for _, seat, kind in workers:
        if kind == ASSISTANT:
            hand[4 * seat + ASSISTANT] += 1
        elif kind == BODYGUARD:
            position.quarters[seat] += 1
        else:
            tourists.append(seat)
    if tourists:
        position.waiting = tuple(seat for seat in _clockwise(position, tourists) for _ in range(tourists.count(seat)))
    if workers:
        events.append((WORKERS_LEFT, stall, workers))
    return True


def place_tile(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 5: place the sole first's tile, or an empty one by the active player; the stall is closed. Rule R24."""
    position.tiles[stall] = position.winner
    position.shut(stall)
    events.append((TILE_PLACED, stall, placer(position, stall), position.winner, position.left))
    return True


def placer(position: Position, stall: int) -> int:
    """Return who placed the tile of a stall being closed. Rule R24."""
    owner = position.tiles[stall]
    return position.mover if owner < 0 else owner


def targets(position: Position) -> list[int]:
    """List the sides of the stall being closed on which an open one lies, waiting ones too. Rule R25."""
    assert position.closing is not None
    tiles = position.tiles
    return [side for side, at in AROUND[position.closing] if tiles[at] == OPEN]


def arrows(position: Position) -> Sequence[Action]:
    """List the sides on which an open stall lies. Rule R25."""
    return _arrows_to(tuple(targets(position)))


@cache
def _arrows_to(sides: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(arrow for arrow in ARROWS if arrow.side in sides)


def _arrow(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 6: let the player who placed the tile point it at an open neighbour. Rules R25, R35."""
    if position.pointing[stall] is not None:
        return True
    sides = targets(position)
    if len(sides) > 1:
        return _ask(position, ARROW, placer(position, stall))
    if sides:
        point(position, sides[0], events, forced=True)
    else:
        events.append((ARROW_POINTED, stall, placer(position, stall), None, NOBODY, True))
    return True


def point(position: Position, side: int, events: list[Event], *, forced: bool) -> None:
    """Point the tile of the stall being closed: an arrow on that neighbour. Rule R25."""
    assert position.closing is not None
    position.pointing[position.closing] = side
    at = target(position)
    position.load[at] += 1
    events.append((ARROW_POINTED, position.closing, placer(position, position.closing), side, at, forced))


def target(position: Position) -> int:
    """Return the stall that the arrow of the stall being closed points at, NOBODY if it has none. Rule R25."""
    assert position.closing is not None
    side = position.pointing[position.closing]
    at = None if side is None else GRID.step[side][position.closing]
    return NOBODY if at is None else at


def _travel(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 7: let the tourists settle along the arrow, each replaced by an assistant. Rules R26, R35."""
    for seat in position.waiting:
        why, spaces = settling(position, seat)
        if why:
            position.waiting = position.waiting[1:]
            events.append((TOURIST_LOST, seat, stall, why))
        elif len(spaces) > 1:
            return _ask(position, SETTLE, seat)
        else:
            settle(position, spaces[0], events, forced=True)
    return True


def settling(position: Position, seat: int) -> tuple[shapes.Lost | Literal[""], Sequence[int]]:
    """Return why a tourist of a seat cannot settle (nothing if it can), and the free spaces for it. Rule R26."""
    at = target(position)
    if at == NOBODY:
        return "no-arrow", ()
    spaces = FREE_SPACES[position.free[at]]
    if not spaces:
        return "no-space", ()
    return "" if position.hand[4 * seat + ASSISTANT] else "no-assistant", spaces


def settles(position: Position) -> Sequence[Action]:
    """List the free spaces of the stall that the tourists move to. Rule R26."""
    return [SETTLES[space] for space in FREE_SPACES[position.free[target(position)]]]


def settle(position: Position, space: int, events: list[Event], *, forced: bool) -> None:
    """Put an assistant in place of the first tourist waiting. Rule R26."""
    seat, *waiting = position.waiting
    position.waiting = tuple(waiting)
    position.stand(seat, ASSISTANT, space)
    events.append((SETTLED, seat, position.closing, space, forced))


def _check(position: Position, stall: int, events: list[Event]) -> bool:
    """Step 8: see whether the stall pointed at is full now. Rules R27, R31."""
    at = target(position)
    if at != NOBODY and position.load[at] >= FULL and at not in position.queue:
        enqueue(position, at, events)
    events.append((CLOSED, stall, position.left))
    if position.left == ANNOUNCED:
        events.append((LAST_ROUND, position.left))
    return True


#: One closing, in this exact order. Each step returns whether it is done; if not, it runs again after the decision.
STEPS: tuple[Callable[[Position, int, list[Event]], bool], ...] = (
    reward,
    _choose,
    drink,
    leave,
    place_tile,
    _arrow,
    _travel,
    _check,
)
#: The step that asks in each phase
STEP_OF: Final = {TAKE: STEPS.index(_choose), ARROW: STEPS.index(_arrow), SETTLE: STEPS.index(_travel)}
