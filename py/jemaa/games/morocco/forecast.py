"""What an action of Morocco would bring, before it is done: for the page, and for opponents that judge a position.

Everything is computed on copies: nothing here changes a position.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from ...engine.game import Event
from ...engine.grid import SIDES
from . import closing, rounds
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
    Placement,
    Scout,
    Settle,
    Swap,
    counts,
)
from .events import CUBES_GAINED, cubes_named, named, ranks_named, tokens_named
from .position import Position

if TYPE_CHECKING:
    from . import shapes


def place(position: Position, action: Placement) -> shapes.PlacementForecast:
    """Say what is paid and left, how the stalls stand after it, and what their closing would bring. Rules R13, R17."""
    after, paid = _with(position, action)
    full = [stall for stall in action.stalls if after.load[stall] >= FULL]
    return {
        "seat": position.mover,
        "paid": paid,
        "left": dict(zip(CUBES, counts(after.purses[position.mover]), strict=True)),
        "stalls": [_standing(after, stall) for stall in action.stalls],
        "closings": [closes(after, stall) for stall in full],
    }


def _with(position: Position, placement: Placement) -> tuple[Position, list[shapes.Cube]]:
    """Return a copy with the workers in place and nothing closed yet, and the colours paid."""
    after, stall = position.copy(), placement.stalls[0]
    row, column = position.market.colors(stall)
    after.purses[position.mover] -= ONE[row] + ONE[column] + placement.third
    for space in placement.spaces:
        after.stand(position.mover, ASSISTANT if placement.kind == COUSINS else placement.kind, space)
    return after, cubes_named((row, column) if placement.color is None else (row, column, placement.color))


def _standing(position: Position, stall: int) -> shapes.Count:
    return {"stall": GRID.names[stall], "count": position.load[stall], "full": position.load[stall] >= FULL}


def closes(position: Position, stall: int) -> shapes.Closing:
    """Say who wins a full stall and what everyone gets, and close it as far as nobody decides. Rules R19 to R25."""
    ranks, winner, _ = closing.standing(position, stall)
    placer = position.mover if winner == NOBODY else winner
    drinks = closing.juice_in(position, stall).items()
    rewards = [_reward(position, rank) for rank in ranks]
    for step in (closing.reward, closing.drink):
        step(position, stall, [])
    return {
        "stall": GRID.names[stall],
        "counts": ranks_named(ranks),
        "rewards": rewards,
        "juice": [{"seat": seat, **tokens_named(tokens)} for seat, tokens in drinks],
        "tile": {"seat": placer, "owner": None if winner == NOBODY else winner},
        "targets": _targets(position, stall),
    }


def _reward(position: Position, rank: closing.Rank) -> shapes.Reward:
    seat, _, place, tied = rank
    reward = closing.REWARDS[place, tied]
    takeable = closing.takeable(position, seat)
    return {
        "seat": seat,
        "place": place,
        "tied": tied,
        "vp": reward.vp,
        "gained": [item for item in takeable if item in reward.given],
        "lost": [item for item in reward.given if item not in takeable],
        "choice": list(takeable) if reward.choice else [],
    }


def _targets(position: Position, stall: int) -> list[shapes.Target]:
    """Shut the stall; list where its arrow could point, and what it and the tourists would bring. Rules R25 to R27."""
    position.closing, position.waiting = stall, ()
    closing.leave(position, stall, [])
    closing.place_tile(position, stall, [])
    return [_target(position, side) for side in closing.targets(position)]


def _target(position: Position, side: int) -> shapes.Target:
    """Say how a stall would stand if the tile just placed pointed at it and the tourists had moved. Rule R27."""
    after = position.copy()
    closing.point(after, side, [], forced=False)
    at, tourists = closing.target(after), _travelled(after)
    return {
        "facing": SIDES[side],
        "target": GRID.names[at],
        "count": after.load[at],
        "full": after.load[at] >= FULL,
        "tourists": tourists,
    }


def _travelled(position: Position) -> int:
    """Let the tourists settle, each in the first free space, and count them. Rule R26."""
    tourists = 0
    while position.waiting:
        why, spaces = closing.settling(position, position.waiting[0])
        if why:
            position.waiting = position.waiting[1:]
        else:
            closing.settle(position, spaces[0], [], forced=False)
            tourists += 1
    return tourists


def scout(position: Position, action: Scout) -> shapes.ScoutForecast:
    """Say what each seat would gain, and where the scout could then pay. Rules R10, R13."""
    after = position.copy()
    events: list[Event] = []
    rounds.scout(after, action, events)
    happened = map(named, events)
    by_seat = {seat: event["colors"] for event in happened if event["type"] == CUBES_GAINED for seat in event["seats"]}
    return {
        "roof": action.roof,
        "gains": [{"seat": seat, "colors": by_seat[seat]} for seat in sorted(by_seat)],
        "stalls": [GRID.names[stall] for stall in affordable(after, position.mover)],
    }


def swap(position: Position, action: Swap) -> shapes.SwapForecast:
    """Say in which stalls two cubes could be paid that could not before, and the other way round. Rule R16."""
    before = affordable(position, position.mover)
    after = position.copy()
    after.market = position.market.swapped(action.axis, action.one, action.other)
    now = affordable(after, position.mover)
    return {
        "seat": position.mover,
        "before": sum(before.values()),
        "after": sum(now.values()),
        "gained": [GRID.names[stall] for stall in now if stall not in before],
        "lost": [GRID.names[stall] for stall in before if stall not in now],
    }


def affordable(position: Position, seat: int) -> dict[int, int]:
    """Map each stall whose two cubes a player can pay to its free spaces. Rule R13."""
    payable = compress(STALLS, position.market.pays(position.purses[seat]))
    spaces = {stall: len(FREE_SPACES[position.free[stall]]) for stall in payable}
    return {stall: free for stall, free in spaces.items() if free}


def arrow(position: Position, action: Arrow) -> shapes.ArrowForecast:
    """Say what the arrow and the tourists would make of the stall. Rule R27."""
    target = _target(position, action.side)
    return {
        "target": target["target"],
        "count": target["count"],
        "full": target["full"],
        "tourists": target["tourists"],
    }


def settle(position: Position, action: Settle) -> shapes.SettleForecast:
    """Say how the stall would stand, and which token lies beside the space. Rules R22, R27."""
    after, corner = position.copy(), CORNER[action.space]
    closing.settle(after, action.space, [], forced=False)
    juice = position.juice[corner] if position.takers[corner] == NOBODY else None
    return {**_standing(after, action.space // 4), "juice": juice}


def keep(position: Position, action: Keep) -> shapes.KeepForecast:
    """Say how many cubes would go back. Rule R30."""
    return {"color": CUBES[action.color], "lost": sum(counts(position.purses[position.to_act])) - 1}
