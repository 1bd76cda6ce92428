"""What happens in a turn of Marrakech, as events: each function does an action (`turns.py`) and appends its events.

What an event says is read from the position before and after, and each is appended once the position is as it says; no
rule stands here. Rules M7 to M13, M17, M20.
"""

from __future__ import annotations

from ...engine.game import Event
from . import turns
from .board import WALKS, Die, Lay, Turn
from .events import FINISHED, LAID, LANDED, PAID, ROLLED, TURNED, WALKED, WENT_OUT
from .position import Position


def turn(position: Position, by: Turn, events: list[Event]) -> None:
    """Turn Assam, or leave him, before the roll."""
    turns.turn(position, by)
    events.append((TURNED, position.mover, by, position.facing, "M7"))


def quarter(position: Position, by: Turn, events: list[Event]) -> None:
    """Turn Assam for the next player."""
    mover = position.mover
    turns.quarter(position, by)
    events.append((TURNED, mover, by, position.facing, "M20"))


def roll(position: Position, die: Die, events: list[Event]) -> None:
    """Move Assam, and settle the rent or go out: the steps of `turns.roll`, one by one."""
    mover, owners = position.mover, position.owners
    had, rugs = position.dirhams[mover], position.rugs_left[mover]
    walk = WALKS[position.facing][position.assam][die.steps]
    color = position.color_at[walk.square]
    events.append((ROLLED, mover, die.steps))
    owner = turns.walk(position, die)
    events.append((WALKED, mover, walk.start, walk.path))
    if owner < 0:
        events.append((LANDED, mover, walk.square, owners[color] == mover, color))
        return
    _, group = turns.rent(position, walk.square, mover)
    able = turns.pay(position, owner, len(group))
    events.append((PAID, mover, owner, had - position.dirhams[mover], color, group))
    if not able:
        turns.go_out(position, mover)
        events.append((WENT_OUT, mover, rugs))
        _end(position, events)


def lay(position: Position, action: Lay, events: list[Event]) -> None:
    """Lay the mover's next rug."""
    mover = position.mover
    one, two = (position.color_at[square] for square in action.squares)
    turns.lay(position, action)
    _, color = position.laid[-1]
    events.append((LAID, mover, color, action, one, two, position.owners))
    _end(position, events)


def _end(position: Position, events: list[Event]) -> None:
    """Say why the game ended, if it did."""
    if position.why_over:
        events.append((FINISHED, position.why_over))
