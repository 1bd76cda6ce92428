"""What an action of Morocco would bring, before it is done: for the page, and for whoever judges a position.

Everything is worked out on copies, as things lie: nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Any

from ...game import Json
from ...grid import SIDES
from . import closing
from .board import (
    ASSISTANT,
    CORNER,
    COUSINS,
    CUBES,
    FREE_SPACES,
    FULL,
    GRID,
    NOBODY,
    ONE,
    STALLS,
    Arrow,
    Keep,
    Place,
    Scout,
    Settle,
    Swap,
    counts,
)
from .events import CUBES_GAINED, cubes_named, ranks_named, tokens_named, told
from .state import State


def forecast(state: State, action: Any) -> Json | None:
    """Return what an action may bring, or None where there is nothing to say."""
    foretell = _FORETELL.get(type(action))
    return foretell(state, action) if foretell else None


def _placement(state: State, place: Place) -> Json:
    """Say what is paid and left, how the stalls stand after it, and what their closing would bring. Rules R13, R17."""
    after, paid = _with(state, place)
    full = [stall for stall in place.stalls if after.load[stall] >= FULL]
    return {
        "seat": state.mover,
        "paid": paid,
        "left": dict(zip(CUBES, counts(after.purses[state.mover]), strict=True)),
        "stalls": [_standing(after, stall) for stall in place.stalls],
        "closings": [_closing(after, stall) for stall in full],
    }


def _with(state: State, place: Place) -> tuple[State, list[str]]:
    """Return a copy with the workers in place and nothing closed yet, and the colours paid."""
    after, stall = state.copy(), place.stalls[0]
    row, column = state.market.colors(stall)
    after.purses[state.mover] -= ONE[row] + ONE[column] + place.third
    for space in place.spaces:
        after.stand(state.mover, ASSISTANT if place.kind == COUSINS else place.kind, space)
    return after, cubes_named((row, column) if place.color is None else (row, column, place.color))


def _standing(state: State, stall: int) -> Json:
    return {"stall": GRID.names[stall], "count": state.load[stall], "full": state.load[stall] >= FULL}


def _closing(state: State, stall: int) -> Json:
    """Say who wins a full stall and what everyone gets, and close it as far as nobody decides. Rules R19 to R25."""
    ranks, winner, _ = closing.standing(state, stall)
    placer = state.mover if winner == NOBODY else winner
    drinks = closing.juice_in(state, stall).items()
    rewards = [_reward(state, rank) for rank in ranks]
    for step in (closing.reward, closing.drink):
        step(state, stall, [])
    return {
        "stall": GRID.names[stall],
        "counts": ranks_named(ranks),
        "rewards": rewards,
        "juice": [{"seat": seat, **tokens_named(tokens)} for seat, tokens in drinks],
        "tile": {"seat": placer, "owner": None if winner == NOBODY else winner},
        "targets": _targets(state, stall),
    }


def _reward(state: State, rank: closing.Rank) -> Json:
    seat, _, place, tied = rank
    reward = closing.REWARDS[place, tied]
    takeable = closing.takeable(state, seat)
    return {
        "seat": seat,
        "place": place,
        "tied": tied,
        "vp": reward.vp,
        "gained": [item for item in takeable if item in reward.given],
        "lost": [item for item in reward.given if item not in takeable],
        "choice": list(takeable) if reward.choice else [],
    }


def _targets(state: State, stall: int) -> list[Json]:
    """Shut the stall; list where its arrow could point, and what it and the tourists would bring. Rules R25 to R27."""
    state.closing, state.waiting = stall, ()
    closing.leave(state, stall, [])
    closing.place_tile(state, stall, [])
    return [_target(state, side) for side in closing.targets(state)]


def _target(state: State, side: int) -> Json:
    """Say how a stall would stand if the tile just placed pointed at it and the tourists had moved. Rule R27."""
    after = state.copy()
    closing.point(after, side, [], forced=False)
    at, tourists = closing.target(after), _travelled(after)
    standing = {"count": after.load[at], "full": after.load[at] >= FULL}
    return {"facing": SIDES[side], "target": GRID.names[at], **standing, "tourists": tourists}


def _travelled(state: State) -> int:
    """Let the tourists settle, each in the first free space, and count them. Rule R26."""
    tourists = 0
    while state.waiting:
        why, spaces = closing.settling(state, state.waiting[0])
        if why:
            state.waiting = state.waiting[1:]
        else:
            closing.settle(state, spaces[0], [], forced=False)
            tourists += 1
    return tourists


def _scout(state: State, scout: Scout) -> Json:
    """Say what each seat would gain. Rule R10."""
    events = state.copy().apply(scout)
    gains = (told(event) for event in events if event[0] == CUBES_GAINED)
    by_seat = {seat: gain["colors"] for gain in gains for seat in gain["seats"]}
    return {"roof": scout.roof, "gains": [{"seat": seat, "colors": by_seat[seat]} for seat in sorted(by_seat)]}


def _swap(state: State, swap: Swap) -> Json:
    """Say in which stalls two cubes could be paid that could not before, and the other way round. Rule R16."""
    before = _affordable(state)
    after = state.copy()
    after.market = state.market.swapped(swap.axis, swap.one, swap.other)
    now = _affordable(after)
    return {
        "seat": state.mover,
        "before": sum(before.values()),
        "after": sum(now.values()),
        "gained": [GRID.names[stall] for stall in now if stall not in before],
        "lost": [GRID.names[stall] for stall in before if stall not in now],
    }


def _affordable(state: State) -> dict[int, int]:
    """Map each stall whose two cubes the active player can pay to its free spaces. Rule R13."""
    payable = compress(STALLS, state.market.pays(state.purses[state.mover]))
    spaces = {stall: len(FREE_SPACES[state.free[stall]]) for stall in payable}
    return {stall: free for stall, free in spaces.items() if free}


def _arrow(state: State, arrow: Arrow) -> Json:
    """Say what the arrow and the tourists would make of the stall. Rule R27."""
    target = _target(state, arrow.side)
    return {key: target[key] for key in ("target", "count", "full", "tourists")}


def _settle(state: State, settle: Settle) -> Json:
    """Say how the stall would stand, and which token lies beside the space. Rules R22, R27."""
    after, corner = state.copy(), CORNER[settle.space]
    closing.settle(after, settle.space, [], forced=False)
    juice = state.juice[corner] if state.takers[corner] == NOBODY else None
    return {**_standing(after, settle.space // 4), "juice": juice}


def _keep(state: State, keep: Keep) -> Json:
    """Say how many cubes would go back. Rule R30."""
    return {"color": CUBES[keep.color], "lost": sum(counts(state.purses[state.to_act])) - 1}


_FORETELL: dict[type, Callable[[State, Any], Json]] = {
    Place: _placement,
    Scout: _scout,
    Swap: _swap,
    Arrow: _arrow,
    Settle: _settle,
    Keep: _keep,
}
