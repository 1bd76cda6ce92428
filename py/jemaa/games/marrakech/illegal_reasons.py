"""Why something cannot be done in Marrakech: one reason, as key and arguments, for what a person has tapped.

The keys stand in `docs/bridge.md`; every sentence is the page's. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.game import Json
from ...engine.phases import Picks
from .board import COLORS, GRID, LAYS, LAYS_BESIDE
from .events import squares_named
from .position import Position


def first(key: str) -> Callable[[Position, Picks], Json]:
    """Say, whatever is tapped, what must be done first."""
    return lambda position, picks: {"key": key, "args": {}}


def lay(position: Position, picks: Picks) -> Json:
    """Return which condition for laying a rug there is not met. Rules M13, M15."""
    named = picks.by_role.get("square", [])
    squares = [GRID.cell[name] for name in named if name in GRID.cell]
    is_rug = picks.roles() <= {"square"} and len(squares) == len(named)
    names = {"squares": squares_named(squares)}
    if "square" not in picks.roles():
        return {"key": "why-lay-first", "args": {}}
    if position.assam in squares:
        return {"key": "why-on-assam", "args": {"square": GRID.names[position.assam]}}
    if not is_rug or not any(set(squares) <= set(rug.squares) for rug in LAYS):
        return {"key": "why-not-neighbours", "args": names}
    around = [rug for rug in LAYS_BESIDE[position.assam].all if set(squares) <= set(rug.squares)]
    if not around:
        return {"key": "why-not-beside", "args": names}
    return {"key": "why-whole-rug", "args": {**names, "color": COLORS[position.color_at[around[0].squares[0]]]}}
