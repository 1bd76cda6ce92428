"""Opponents for the tests of Morocco.

In random games of two, stalls hardly ever close, and some endings never occur: `Concentrating` fills stalls; `Steering`
brings about a given ending or rare case, and chooses the rolls as well.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from jemaa.chance import Stream
from jemaa.game import CHANCE, Action
from jemaa.games.morocco.board import (
    ASSISTANT,
    COUSINS,
    FULL,
    GRID,
    OPEN,
    TOURIST,
    WEIGHT,
    Arrow,
    Die,
    Keep,
    Pass,
    Placement,
    Scout,
    Settle,
    Swap,
    Wild,
)
from jemaa.games.morocco.state import State

#: One of so many choices is made at random, so that games reach all kinds of positions.
WANDER = 8
MIDDLE = GRID.cell["c3"]

#: The rating of an action: the first number that differs decides.
Worth: TypeAlias = int | tuple[int, ...]


def pointed_at(state: State, arrow: Arrow) -> int:
    """Return the stall that an arrow from the closing stall would point at."""
    assert state.closing is not None
    at = GRID.step[arrow.side][state.closing]
    assert at is not None
    return at


class Concentrating:
    """Places in the fullest stalls, points arrows at them, and sometimes spends a coin."""

    def __init__(self, stream: Stream) -> None:
        """Take the stream that decides between equals."""
        self.stream = stream

    def choose(self, state: State) -> Action:
        """Choose a legal action; rolls at random."""
        legal = state.legal()
        if state.to_act == CHANCE or self.stream.below(WANDER) == 0:
            return legal[self.stream.below(len(legal))]
        if type(legal[0]) is Pass:
            return legal[self.stream.below(2) * (len(legal) - 1)]
        return self.best(state, legal)

    def best(self, state: State, legal: Sequence[Action]) -> Action:
        """Choose among the best actions."""
        worths = [self.worth(state, action) for action in legal]
        best = max(worths)
        among = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        return among[self.stream.below(len(among))]

    def worth(self, state: State, action: Action) -> tuple[int, ...]:
        """Rate an action."""
        return (self.fullness(state, action),)

    def fullness(self, state: State, action: Action) -> int:
        """Rate an action by how full its stalls are."""
        if type(action) is Placement:
            loads = [state.load[stall] for stall in action.stalls]
            return 4 * min(loads[0], 3) + (2 * loads[-1] if action.kind == COUSINS else 0)
        if type(action) is Settle:
            return 4 * state.load[action.space // 4]
        if type(action) is Arrow:
            after = state.copy()
            after.apply(action)
            return sum(tile != OPEN for tile in after.tiles)
        return -1 if type(action) is Swap else 0


class Steering(Concentrating):
    """Brings about an ending or a rare case; `aim` is its name, and that of the method that rates placements."""

    def __init__(self, stream: Stream, aim: str) -> None:
        """Take the stream that decides between equals, and the aim."""
        super().__init__(stream)
        self.judge: Callable[[State, Placement], Worth] = getattr(self, f"_{aim.replace('-', '_')}")
        self.aim = aim

    def choose(self, state: State) -> Action:
        """Choose the best action towards the aim."""
        return self.best(state, state.legal())

    def worth(self, state: State, action: Action) -> tuple[int, ...]:
        """Rate an action; a swap is the last resort."""
        if type(action) is Swap:
            return (-1000,)
        judged = self._judged(state, action)
        return judged if isinstance(judged, tuple) else (judged,)

    def _judged(self, state: State, action: Action) -> Worth:
        if type(action) is Placement:
            return self.judge(state, action)
        if self.aim == "idle":
            return self._worth_while_idle(state, action)
        if self.aim in ("arrows", "pairs") and type(action) is Arrow:
            at = pointed_at(state, action)
            return at == MIDDLE if self.aim == "arrows" else at in state.queue
        return 0 if self.aim == "random" else self.fullness(state, action)

    def _random(self, state: State, place: Placement) -> int:
        """All actions are equally good."""
        return 0

    def _five_stalls(self, state: State, place: Placement) -> int:
        """Fill stalls one after the other."""
        return self.fullness(state, place)

    def _last_stall(self, state: State, place: Placement) -> int:
        """Close stalls down to nine, then bring all of these near to full before one is filled."""
        if state.tiles.count(OPEN) > 9:
            return self.fullness(state, place)
        fills = any(state.load[stall] == FULL - 1 for stall in place.stalls)
        ready = [load >= FULL - 1 for load, tile in zip(state.load, state.tiles, strict=True) if tile == OPEN]
        return -state.load[place.stalls[0]] if not fills or not all(ready) else 1

    def _no_workers(self, state: State, place: Placement) -> tuple[int, ...]:
        """Spread workers over many stalls, and use up all of them."""
        after = max(state.load[stall] + weight for stall, weight in self._weights(place))
        return (after < FULL, len(place.spaces), place.kind == TOURIST, -after)

    def _weights(self, place: Placement) -> list[tuple[int, int]]:
        weight = WEIGHT[ASSISTANT if place.kind == COUSINS else place.kind]
        return [(stall, weight) for stall in place.stalls]

    def _arrows(self, state: State, place: Placement) -> int:
        """Leave the middle alone, and fill what lies around it."""
        around = sum(stall in GRID.neighbours[MIDDLE] for stall in place.stalls)
        return -100 if MIDDLE in place.stalls else 20 * around + self.fullness(state, place)

    def _hoard(self, state: State, place: Placement) -> Worth:
        """Seat 0 fills stalls, the other one spreads its workers."""
        own = sum(seat == 0 for _, seat, _ in state.workers[place.stalls[0]])
        if state.mover == 0:
            return (place.kind != TOURIST, 4 * own + state.load[place.stalls[0]])
        return (*self._no_workers(state, place)[::3], -own)

    def _pairs(self, state: State, place: Placement) -> Worth:
        """Bring neighbours near to full, then let cousins fill two of them at once."""
        loads = [state.load[stall] for stall in place.stalls]
        if place.kind == COUSINS:
            return 100 if min(loads) == FULL - 1 else -100
        beside = max(state.load[stall] for stall in GRID.neighbours[place.stalls[0]])
        return (WEIGHT[place.kind] + loads[0] < FULL, beside, loads[0])

    def _idle(self, state: State, place: Placement) -> int:
        """Close all stalls that cubes of four colours can pay, as nobody ever has one of the fifth."""
        return self.fullness(state, place)

    def _worth_while_idle(self, state: State, action: Action) -> Worth:
        """Keep the colour of space 4 of the roof out of the game, and arrows away from the stalls that cost it."""
        barred = state.roof[3]
        if type(action) is Scout:
            return action.roof < 3
        if isinstance(action, Die | Wild | Keep):
            return action.color not in (barred, None)
        if type(action) is Arrow:
            at = pointed_at(state, action)
            return barred not in state.market.colors(at), -state.load[at]
        return 0
