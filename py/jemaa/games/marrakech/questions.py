"""What people can ask about a position of Marrakech besides what its view shows: for those who do not see the square.

Imported when somebody first asks. `docs/bridge.md` describes the answers. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ...engine.grid import SIDES
from . import forecast, turns
from .board import BARE, COLORS, DICE, GRID, NOBODY, QUARTERS, STRAIGHT, TURNS, WALKS, Lay, Turn
from .events import owner_named, squares_named
from .position import ENDED, LAY, QUARTER, ROLL, Position

if TYPE_CHECKING:
    from . import shapes

#: How Assam may still be turned before he walks, by phase; any way in the others
_WAYS: Final = {ROLL: (STRAIGHT,), QUARTER: QUARTERS, ENDED: ()}


def _ground(position: Position, square: int) -> shapes.Spot:
    """Say what one sees on a square, and how large the group is that it belongs to. Rule M11."""
    color = position.color_at[square]
    if color == BARE:
        return {"square": GRID.names[square], "color": None, "owner": None, "group": 0}
    return {
        "square": GRID.names[square],
        "color": COLORS[color],
        "owner": owner_named(position.owners, color),
        "group": len(GRID.group(position.color_at, square)),
    }


def _way(position: Position, by: Turn) -> shapes.Way:
    """Say where each face leads once Assam is turned, and what lies there. Rules M7 to M11."""
    facing = (position.facing + by.quarters) % len(SIDES)
    walks = (WALKS[facing][position.assam][die.steps] for die in DICE)
    stops = [_ground(position, walk.square) for walk in walks]
    return {"by": by.by, "facing": SIDES[facing], "stops": stops}


def assam(position: Position, _: str) -> shapes.AssamFacts:
    """Say where Assam stands, and where each direction and face would lead him."""
    return {
        "facing": SIDES[position.facing],
        "ground": _ground(position, position.assam),
        "ways": [_way(position, by) for by in _WAYS.get(position.phase, TURNS)],
    }


def places(position: Position, _: str) -> shapes.PlacesFacts:
    """Say where a rug may lie now, and what each place joins and covers; none where no rug is laid. Rules M11, M13.

    First those that bring most: by the lead over the others' average, then by the group.
    """
    legal = turns.lays(position) if position.phase == LAY else ()
    found = [forecast.lay(position, rug) for rug in legal if isinstance(rug, Lay)]
    return {"places": sorted(found, key=lambda rug: (-_lead(rug["scores"], position.mover), -len(rug["group"])))}


def _lead(scores: list[int], seat: int) -> int:
    """Return the lead of a seat over the others' average, times their number."""
    return len(scores) * scores[seat] - sum(scores)


def square(position: Position, of: str) -> shapes.SquareFacts | None:
    """Say what lies on a square, and what beside it (None where the board ends); None where there is no such square."""
    at = GRID.cell.get(of)
    if at is None:
        return None
    return {
        "assam": SIDES[position.facing] if at == position.assam else None,
        "ground": _ground(position, at),
        "around": [_side(position, at, side) for side in range(len(SIDES))],
    }


def _side(position: Position, at: int, side: int) -> shapes.Side:
    to = GRID.step[side][at]
    return {"facing": SIDES[side], "ground": None if to is None else _ground(position, to)}


def groups(position: Position, _: str) -> shapes.GroupsFacts:
    """List the groups of joined squares of a colour, the largest first. Rule M11."""
    left = {square for square in GRID.cells if position.color_at[square] != BARE}
    found = []
    while left:
        group = GRID.group(position.color_at, min(left))
        left.difference_update(group)
        found.append(sorted(group))
    found.sort(key=lambda group: (-len(group), group))
    return {"groups": [_group(position, group) for group in found]}


def _group(position: Position, squares: list[int]) -> shapes.Group:
    color = position.color_at[squares[0]]
    owner = position.owners[color]
    return {
        "color": COLORS[color],
        "owner": None if owner == NOBODY else owner,
        "squares": squares_named(squares),
    }


#: What can be asked, by its name. Each takes the position, and the name of the square that is asked about.
QUESTIONS: Final[Mapping[str, Callable[[Position, str], shapes.Facts | None]]] = {
    "assam": assam,
    "places": places,
    "square": square,
    "groups": groups,
}
