"""What an action of Marrakech, or the next roll, may bring: for the page, and for opponents that judge a position.

Everything is computed on copies: nothing here changes a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import score, turns
from .board import COLORS, DICE, DIE_WEIGHTS, GRID, NOBODY, WALKS, Die, Lay, Turn
from .events import covers_named, path_named, squares_named
from .position import Position

if TYPE_CHECKING:
    from . import shapes


def turn(position: Position, by: Turn) -> shapes.RollForecast:
    """Return where each face leads once Assam is turned. Rules M7 to M9."""
    after = position.copy()
    turns.turn(after, by)
    return roll(after)


def quarter(position: Position, by: Turn) -> shapes.RollForecast:
    """Return where each face leads the next player once Assam is turned. Rule M20."""
    after = position.copy()
    turns.quarter(after, by)
    return roll(after)


def roll(position: Position, _: Die | None = None) -> shapes.RollForecast:
    """Return where each face leads, and what rent it may cost. Rules M8 to M12."""
    faces = [_face(position, die.steps, weight) for die, weight in zip(DICE, DIE_WEIGHTS, strict=True)]
    rent = sum(face["weight"] * face["owed"] for face in faces)
    out = sum(face["weight"] for face in faces if face["out"])
    return {"faces": faces, "rent": {"sum": rent, "of": sum(DIE_WEIGHTS), "out": out}}


def _face(position: Position, steps: int, weight: int) -> shapes.Face:
    """Say where a face leads, what is owed there, how much of it can be paid, and if that is too little. M10, M12."""
    walk = WALKS[position.facing][position.assam][steps]
    owner, group = turns.rent(position, walk.square, position.mover)
    owed, had = len(group), position.dirhams[position.mover]
    return {
        "action": f"die {steps}",
        "weight": weight,
        "square": GRID.names[walk.square],
        "path": path_named(walk.path),
        "to": None if owner == NOBODY else owner,
        "owed": owed,
        "amount": min(owed, had),
        "out": owed > had,
    }


def lay(position: Position, action: Lay) -> shapes.RugForecast:
    """Return what a rug would join and cover, and the scores after it. Rules M11, M13, M18."""
    below = [position.color_at[square] for square in action.squares]
    after = position.copy()
    turns.lay(after, action)
    color = after.color_at[action.squares[0]]
    return {
        "color": COLORS[color],
        "squares": squares_named(action.squares),
        "group": squares_named(sorted(GRID.group(after.color_at, action.squares[0]))),
        "covers": covers_named(action, below, position.owners),
        "scores": score.scores(after),
    }
