"""The reasons that the opponents of Morocco give: the term in which an action is most ahead of the second best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from ...engine.game import Action, Json
from ...opponents.bot import sentence
from . import value
from .board import CUBES, GRID, OPEN, TAKE_BODYGUARD, Placement, Swap
from .position import ARROW, KEEP, SCOUT, TAKE, WILD
from .rollout import Sides
from .state import State
from .value import TERMS


def explained(position: State, action: Action, future: Sides, second: Sides) -> Json:
    """Return the reason of an action: the term that it is most ahead in of the second best.

    Both futures are sides of the seat that decides.
    """
    gaps = [one - other for one, other in zip(future, second, strict=True)]
    at = max(range(len(gaps)), key=gaps.__getitem__)
    if gaps[at] <= 0:
        return sentence("reason-alike")
    term, own = TERMS[at % len(TERMS)], at < len(TERMS)
    reason = _BY_PHASE.get(position.phase) or (_swap if type(action) is Swap else _OWN[term] if own else _OTHERS[term])
    return reason(Case(position, action, own))


class Case(NamedTuple):
    """A decision to be explained: the position, the action, and whether it helps oneself or hinders others."""

    before: State
    action: Any
    own: bool

    def after(self) -> State:
        """Return the position when the action is done."""
        after = self.before.copy()
        after.advance(self.action)
        return after


def _plain(key: str) -> Callable[[Case], Json]:
    """Return what gives a reason that depends on nothing but the key of its sentence."""
    return lambda case: sentence(key)


def _for_stall(case: Case) -> Json:
    """Say what a placement does for oneself in its stall, or that points are expected elsewhere."""
    action, seat = case.action, case.before.to_act
    if type(action) is not Placement:
        return sentence("reason-points")
    after = case.after()
    won = [stall for stall in action.stalls if after.tiles[stall] == seat]
    if won:
        return sentence("reason-wins-stall", stall=GRID.names[won[0]])
    counts = [value.counted(after.workers[stall], len(after.vp)) for stall in action.stalls]
    leads = [
        stall
        for stall, held in zip(action.stalls, counts, strict=True)
        if after.tiles[stall] == OPEN and held[seat] == max(held) and held.count(max(held)) == 1
    ]
    if not leads:
        return sentence("reason-share", stall=GRID.names[action.stalls[0]])
    alone = not case.before.workers[leads[0]]
    return sentence("reason-begins-stall" if alone else "reason-takes-lead", stall=GRID.names[leads[0]])


def _against(case: Case) -> Json:
    """Say whom a placement denies a stall, or that the others are held back elsewhere."""
    action, seat = case.action, case.before.to_act
    for stall in action.stalls if type(action) is Placement else ():
        held = list(value.counted(case.before.workers[stall], len(case.before.vp)))
        held[seat] = 0
        if max(held):
            return sentence("reason-denies-stall", rival=held.index(max(held)), stall=GRID.names[stall])
    return sentence("reason-holds-back")


def _swap(case: Case) -> Json:
    return sentence("reason-swap" if case.own else "reason-swap-rivals")


def _cubes(case: Case) -> Json:
    return sentence("reason-cubes" if case.own else "reason-cubes-rivals")


def _keep(case: Case) -> Json:
    return sentence("reason-keeps-cube", color=CUBES[case.action.color])


def _take(case: Case) -> Json:
    return sentence("reason-bodyguard" if case.action is TAKE_BODYGUARD else "reason-coin")


def _arrow(case: Case) -> Json:
    """Say for whom the stall is good that the arrow points at."""
    at = GRID.step[case.action.side][case.before.closing or 0]
    return sentence("reason-arrow" if case.own else "reason-arrow-rivals", stall=GRID.names[at or 0])


_Reasons: TypeAlias = Mapping[str, Callable[[Case], Json]]
_OWN: Final[_Reasons] = {
    "points": _for_stall,
    "juice": _plain("reason-juice"),
    "sips": _plain("reason-juice"),
    "coins": _plain("reason-coin"),
    "district": _plain("reason-grows-district"),
    "beside": _plain("reason-grows-district"),
    "stalls": _for_stall,
    "workers": _plain("reason-keeps-workers"),
    "guards": _plain("reason-bodyguard"),
    "cubes": _plain("reason-cubes"),
}
_OTHERS: Final[_Reasons] = {
    **dict.fromkeys(("points", "stalls", "district", "beside"), _against),
    **dict.fromkeys(("juice", "sips"), _plain("reason-denies-juice")),
    **dict.fromkeys(("coins", "workers", "guards"), _plain("reason-holds-back")),
    "cubes": _plain("reason-cubes-rivals"),
}
#: Phases in which it does not matter which term it is
_BY_PHASE: Final[Mapping[int, Callable[[Case], Json]]] = {
    WILD: _cubes,
    SCOUT: _cubes,
    TAKE: _take,
    ARROW: _arrow,
    KEEP: _keep,
}
