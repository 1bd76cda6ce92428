"""What people can ask about a position of Morocco besides what its view shows: for those who do not see the market.

Imported when somebody first asks. `docs/bridge.md` describes the answers. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from . import forecast
from .board import GRID, OPEN
from .closing import counted
from .position import Position

if TYPE_CHECKING:
    from . import shapes


def stalls(position: Position, _: str) -> shapes.StallsFacts:
    """List the open stalls that the seat on turn can pay, those with own workers first, then the fullest. Rule R13."""
    seat, seats = position.mover, len(position.vp)
    own = {stall: counted(position.counts[stall], seats)[seat] for stall in forecast.affordable(position, seat)}
    best = sorted(own, key=lambda stall: (-own[stall], -position.load[stall]))
    return {"seat": seat, "stalls": [GRID.names[stall] for stall in best]}


def stall(position: Position, of: str) -> shapes.StallFacts | None:
    """Say what the closing of a stall would bring now; None where there is no such stall. Rules R19 to R25."""
    at = GRID.cell.get(of)
    if at is None:
        return None
    now = position.tiles[at] == OPEN and position.workers[at]
    return {"stall": of, "closing": forecast.closes(position.copy(), at) if now else None}


#: What can be asked, by its name. Each takes the position, and the name of the stall that is asked about.
QUESTIONS: Final[Mapping[str, Callable[[Position, str], shapes.Facts | None]]] = {"stalls": stalls, "stall": stall}
