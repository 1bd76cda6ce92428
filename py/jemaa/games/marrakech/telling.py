"""What happens in a turn of Marrakech, as events: each function does an action (`turns.py`) and returns its events.

What an event says is read from the position before and after; no rule stands here. Rules M7 to M13, M17, M20.
"""

from __future__ import annotations

from ...game import Event
from . import turns
from .board import WALKS, Die, Lay, Turn
from .events import FINISHED, LAID, LANDED, PAID, ROLLED, TURNED, WALKED, WENT_OUT
from .position import Position


def turn(position: Position, by: Turn) -> list[Event]:
    """Turn Assam, or leave him, before the roll."""
    turns.turn(position, by)
    return [(TURNED, position.mover, by, position.facing, "M7")]


def quarter(position: Position, by: Turn) -> list[Event]:
    """Turn Assam for the next player."""
    mover = position.mover
    turns.quarter(position, by)
    return [(TURNED, mover, by, position.facing, "M20")]


def roll(position: Position, die: Die) -> list[Event]:
    """Move Assam, and settle the rent or go out."""
    mover, owners = position.mover, position.owners
    had, rugs = position.dirhams[mover], position.rugs_left[mover]
    walk = WALKS[position.facing][position.assam][die.steps]
    color = position.color_at[walk.square]
    group = turns.roll(position, die)
    events: list[Event] = [(ROLLED, mover, die.steps), (WALKED, mover, walk)]
    if not group:
        return [*events, (LANDED, mover, walk.square, owners[color] == mover, color)]
    events.append((PAID, mover, owners[color], had - position.dirhams[mover], color, group))
    if mover in position.out:
        events.append((WENT_OUT, mover, rugs))
    return events + _end(position)


def lay(position: Position, place: Lay) -> list[Event]:
    """Lay the mover's next rug."""
    mover = position.mover
    one, two = (position.color_at[square] for square in place.squares)
    turns.lay(position, place)
    _, color = position.laid[-1]
    return [(LAID, mover, color, place, one, two, position.owners), *_end(position)]


def _end(position: Position) -> list[Event]:
    """Say why the game ended, if it did."""
    return [(FINISHED, position.why_over)] if position.why_over else []
