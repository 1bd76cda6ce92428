"""What is told of a turning point of Marrakech: what was done and came of it, and what would have been better.

Keys and arguments of sentences that name no square and no number of an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Action, Json
from ...opponents.bot import child, sentence
from .board import BARE, DIE_WEIGHTS, GRID, NOBODY, Die, Lay
from .position import QUARTER
from .state import State


def told(before: State, played: Action, better: Action | None, following: Sequence[Action]) -> list[Json]:
    """Return the sentences of a decision, or of a roll, for which there is no `better`."""
    if isinstance(played, Die):
        return [_rolled(before, played)]
    if isinstance(played, Lay) and isinstance(better, Lay):
        return _laid(before, played, better)
    return _turned(before, played, better, following[0])


def near(before: State, played: Action) -> list[str]:
    """Return picks of the squares around which it happened."""
    squares = played.squares if isinstance(played, Lay) else (child(before, played).assam,)
    return [f"square:{GRID.names[square]}" for square in squares]


def _paid(before: State, roll: Action) -> dict[str, Any]:
    """Return what whoever is on turn pays after a roll, and whether they are out."""
    after, seat = child(before, roll), before.mover
    return {"paid": before.dirhams[seat] - after.dirhams[seat], "out": seat in after.out}


def _rolled(before: State, roll: Die) -> Json:
    odds = DIE_WEIGHTS[roll.steps - 1]
    return sentence("told-roll", seat=before.mover, steps=roll.steps, odds=odds, **_paid(before, roll))


def _turned(before: State, played: Any, better: Any, roll: Action) -> list[Json]:
    """Compare the roads by the roll that came: `paid` of the better one is None where that does not speak for it."""
    seat, quarter = before.to_act, before.phase == QUARTER
    after = child(before, played)
    came, could = _paid(after, roll), _paid(child(before, better), roll)
    gain = could["paid"] - came["paid"] if quarter else came["paid"] - could["paid"]
    instead = {"by": better.by, "paid": could["paid"] if gain > 0 else None}
    if quarter:
        told = sentence("told-quarter", seat=seat, by=played.by, payer=after.mover, **came)
        return [told, sentence("better-quarter", payer=after.mover, **instead)]
    return [sentence("told-turn", seat=seat, by=played.by, **came), sentence("better-turn", **instead)]


def _laid(before: State, played: Lay, better: Lay) -> list[Json]:
    seat = before.to_act
    was, could = _below(before, played), _below(before, better)
    instead = sentence("better-place") if was == could else sentence("better-lay", **could)
    return [sentence("told-lay", seat=seat, **was), instead]


def _below(before: State, lay: Lay) -> Json:
    """Return what a rug covers: somebody else's rug, one's own, nobody's, or the ground alone."""
    colors = [before.color_at[square] for square in lay.squares]
    owners = [before.owners[color] for color in colors]
    rival = next((owner for owner in owners if owner not in (NOBODY, before.to_act)), None)
    if rival is not None:
        return {"below": "rival", "rival": rival}
    bare = all(color == BARE for color in colors)
    return {"below": "own" if before.to_act in owners else "ground" if bare else "nobody", "rival": None}
