"""What a table of Morocco asks in each phase: a sentence's key and arguments. The sentences are the page's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import closing, turns
from .board import NOBODY
from .events import stall_named
from .position import Position
from .rounds import ROLLS

if TYPE_CHECKING:
    from . import shapes


def seat(key: str) -> Callable[[Position], shapes.Prompt]:
    """Ask the player who decides."""
    return lambda position: {"key": key, "args": {"seat": position.to_act}}


def die(position: Position) -> shapes.Prompt:
    """Ask for a roll, and say which of the round it is. Rule R9."""
    args: shapes.PromptArgs = {"seat": position.mover, "roll": position.turn + 1, "of": ROLLS[len(position.vp)]}
    return {"key": "prompt-die", "args": args}


def assign(position: Position) -> shapes.Prompt:
    """Ask for a placement, or for a pass where there is none. Rules R13, R15."""
    seat = position.mover
    args: shapes.PromptArgs = {"seat": seat, "pass": turns.pass_of(position), "coins": position.coins[seat]}
    return {"key": "prompt-assign" if turns.can_place(position) else "prompt-pass", "args": args}


def spend(position: Position) -> shapes.Prompt:
    """Ask what coins are spent on. Rule R16."""
    return {"key": "prompt-spend", "args": {"seat": position.mover, "coins": position.coins[position.mover]}}


def take(position: Position) -> shapes.Prompt:
    """Ask for a coin or a bodyguard. Rule R21."""
    return {"key": "prompt-take", "args": _closing(position)}


def arrow(position: Position) -> shapes.Prompt:
    """Ask where the new tile points, and say whose it is. Rule R25."""
    owner = position.tiles[position.closing or 0]
    return {"key": "prompt-arrow", "args": {**_closing(position), "owner": None if owner == NOBODY else owner}}


def settle(position: Position) -> shapes.Prompt:
    """Ask where a tourist settles. Rule R26."""
    return {"key": "prompt-settle", "args": {**_closing(position), "target": stall_named(closing.target(position))}}


def _closing(position: Position) -> shapes.PromptArgs:
    """Name the stall being closed, who decides, and whose turn it is."""
    return {"seat": position.to_act, "active": position.mover, "stall": stall_named(position.closing)}


def over(_: Position) -> shapes.Prompt:
    """Say that nothing is asked."""
    return {"key": "prompt-over", "args": {}}
