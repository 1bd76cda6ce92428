"""What is told of a turning point of Morocco: what was done, and what would have been better.

Keys and arguments of sentences that name no stall and no number of an entry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...engine.game import Action, Json
from ...engine.grid import SIDES
from ...opponents.bot import child, sentence
from .board import (
    CUBES,
    KINDS,
    OPEN,
    SPACES,
    TOURIST,
    WEIGHT,
    Arrow,
    Die,
    Done,
    Keep,
    Pass,
    Placement,
    Scout,
    Settle,
    Swap,
    Take,
    Wild,
)
from .state import State
from .value import counted


def told(before: State, played: Action, better: Action | None, _following: Sequence[Action]) -> list[Json]:
    """Return the sentences of a decision, or of a roll, for which there is no `better`."""
    name, arguments = _named(before, played)
    if better is None:
        return [sentence(f"told-{name}", **arguments)]  # that of the die, which is everybody's
    other, instead = _named(before, better)
    if (other, instead) == (name, arguments):
        other, instead = "place", {}
    return [sentence(f"told-{name}", seat=before.to_act, **arguments), sentence(f"better-{other}", **instead)]


def near(before: State, played: Action) -> list[str]:
    """Return picks of the stalls in which it happened; none where that was all over the market."""
    closing = () if before.closing is None else (before.closing,)
    stalls = played.stalls if isinstance(played, Placement) else closing
    return [f"space:{SPACES[4 * stall + quadrant]}" for stall in stalls for quadrant in range(4)]


def _named(before: State, action: Action) -> tuple[str, Json]:
    """Return how the sentences of an action are called, and their arguments but the seat."""
    name, arguments = _ACTIONS[type(action)]
    return name, arguments(before, action)


def _place(before: State, action: Placement) -> Json:
    """Return who is placed, and how that makes the seat stand in the stall, of two in that where it stands better."""
    found = [_standing(before, action, stall) for stall in action.stalls]
    how, rival = min(found, key=lambda each: _STANDINGS.index(each[0]))
    return {"kind": KINDS[action.kind], "how": how, "rival": rival}


#: The best first.
_STANDINGS: Final = ("wins", "leads", "begins", "fills", "level", "behind")


def _standing(before: State, action: Placement, stall: int) -> tuple[str, int | None]:
    """Return how a placement makes the seat stand in a stall, and the strongest other there."""
    seat, after = before.to_act, child(before, action)
    held = list(counted(before.workers[stall], len(before.vp)))
    own, held[seat] = held[seat] + WEIGHT[min(action.kind, TOURIST)] * action.stalls.count(stall), 0
    most = max(held)
    rival = held.index(most) if most else None
    if after.tiles[stall] != OPEN or stall in (after.closing, *after.queue):
        return ("wins" if own > most else "fills"), rival
    if not before.workers[stall]:
        return "begins", None
    return ("leads" if own > most else "level" if own == most else "behind"), rival


def _scout(before: State, action: Scout) -> Json:
    """Return the colours that it brings."""
    return {"colors": [CUBES[before.roof[action.roof - 2]], CUBES[before.roof[action.roof % 5]]]}


def _color(_: State, action: Any) -> Json:
    return {"color": None if action.color is None else CUBES[action.color]}


def _nothing(*_: Any) -> Json:
    return {}


_ACTIONS: Final[dict[type[Action], tuple[str, Callable[[State, Any], Json]]]] = {
    Die: ("die", _color),
    Wild: ("wild", _color),
    Scout: ("scout", _scout),
    Placement: ("worker", _place),
    Swap: ("swap", lambda _, action: {"axis": action.axis}),
    Pass: ("pass", _nothing),
    Done: ("done", _nothing),
    Take: ("take", lambda _, action: {"item": action.item}),
    Arrow: ("arrow", lambda _, action: {"facing": SIDES[action.side]}),
    Settle: ("settle", _nothing),
    Keep: ("keep", _color),
}
