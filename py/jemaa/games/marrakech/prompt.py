"""What a table of Marrakech asks in each phase: a sentence's key and arguments. The sentences are the page's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .board import COLORS
from .position import UNKNOWN, Position

if TYPE_CHECKING:
    from . import shapes


def seat(key: str) -> Callable[[Position], shapes.Prompt]:
    """Ask the player on turn, who also rolls."""
    return lambda position: {"key": key, "args": {"seat": position.mover}}


def lay(position: Position) -> shapes.Prompt:
    """Ask where the next rug is laid, and name its colour. Rule M13."""
    return {"key": "prompt-lay", "args": {"seat": position.mover, "color": next_color(position, position.mover)}}


def over(_: Position) -> shapes.Prompt:
    """Say that nothing is asked."""
    return {"key": "prompt-over", "args": {}}


def next_color(position: Position, seat: int) -> shapes.Color | None:
    """Name the colour on top of a pile: all that anyone sees of it. None if it is empty or unknown. Rule M4."""
    left = position.rugs_left[seat]
    color = position.piles[seat][-left] if left else UNKNOWN
    return COLORS[color] if color < UNKNOWN else None
