"""Why something cannot be done in Morocco: one reason, as key and arguments, for what a person has tapped.

The keys stand in `docs/bridge.md`; every sentence is the page's. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress

from ...game import Json
from ...grid import SIDES
from . import closing
from .board import (
    AROUND,
    ARROW,
    ASSIGN,
    ASSISTANT,
    BESIDE,
    COLORS,
    COUSINS,
    CUBES,
    DIE,
    ENDED,
    FREE_SPACES,
    GRID,
    KEEP,
    KINDS,
    OPEN,
    PHASES,
    SCOUT,
    SETTLE,
    SPACES,
    THIRDS,
    TOURIST,
    counts,
)
from .state import State

_SPACE = {name: space for space, name in enumerate(SPACES)}


class Picks:
    """What a person has tapped, by role; what no action of the game could hold is left out."""

    def __init__(self, picks: Sequence[str]) -> None:
        """Sort the picks by role."""
        self.by_role: dict[str, list[str]] = {}
        for pick in dict.fromkeys(picks):
            role, _, value = pick.partition(":")
            self.by_role.setdefault(role, []).append(value)

    def one(self, role: str) -> str | None:
        """Return the one value of a role, or None where there is none or more."""
        values = self.by_role.get(role, [])
        return values[0] if len(values) == 1 else None

    def space(self, role: str) -> int | None:
        """Return the space tapped in a role."""
        return _SPACE.get(self.one(role) or "")

    def roles(self) -> set[str]:
        """Return the roles that occur."""
        return set(self.by_role)


def why(state: State, picks: Sequence[str]) -> Json | None:
    """Return the reason why no legal action contains all these picks; None if one does."""
    wanted = set(picks)
    if any(wanted <= set(action.picks) for action in state.legal()):
        return None
    reason = _REASONS.get(state.phase)
    return (reason and reason(state, Picks(picks))) or _not_now(state)


def _key(name: str, **args: object) -> Json:
    return {"key": f"why-{name}", "args": args}


def _not_now(state: State) -> Json:
    """Say what must be done first."""
    if state.phase in (ENDED, DIE):
        return _key("over" if state.phase == ENDED else "roll-first")
    return _key("not-now" if state.phase == ASSIGN else f"not-{PHASES[state.phase]}", seat=state.to_act)


def _scouting(state: State, picks: Picks) -> Json | None:
    """Rule R10."""
    return _key("pawn-stays", roof=state.pawn) if picks.one("roof") == str(state.pawn) else None


def _pointing(state: State, picks: Picks) -> Json | None:
    """Rule R25."""
    facing = picks.one("arrow")
    if facing not in SIDES:
        return None
    at = dict(AROUND[state.closing or 0]).get(SIDES.index(facing))
    if at is None:
        return _key("no-neighbour", facing=facing)
    return None if state.tiles[at] == OPEN else _key("target-closed", facing=facing, stall=GRID.names[at])


def _settling(state: State, picks: Picks) -> Json | None:
    """Rule R26."""
    space, target = picks.space("space"), closing.target(state)
    if space is None:
        return None
    return _taken(state, space) if space // 4 == target else _key("not-target", stall=GRID.names[target])


def _keeping(state: State, picks: Picks) -> Json | None:
    """Rule R30."""
    color = picks.one("cube")
    if color not in CUBES or counts(state.purses[state.to_act])[CUBES.index(color)]:
        return None
    return _key("no-cube", color=color)


_TURN_ROLES = {"worker", "space", "beside", "cube", "row", "column", "pass", "done"}


def _assigning(state: State, picks: Picks) -> Json | None:
    """Rules R13, R15, R16."""
    roles = picks.roles()
    if not roles <= _TURN_ROLES:
        return None
    if "done" in roles:
        return _key("place-first")
    if roles & {"row", "column"}:
        return _swapping(state, roles)
    if "pass" in roles:
        return _key("must-place" if roles == {"pass"} else "not-together")
    return _placing(state, picks)


def _swapping(state: State, roles: set[str]) -> Json:
    """Rule R16."""
    if not roles <= {"row", "column"}:
        return _key("not-together")
    return _key("swap-alike") if state.coins[state.mover] else _key("no-coin", seat=state.mover)


def _placing(state: State, picks: Picks) -> Json:
    """Say which of the conditions on a placement fails: the space, the worker, the cubes, the cousin's space."""
    if any(len(values) > 1 for values in picks.by_role.values()):
        return _key("not-together")
    space, kind = picks.space("space"), _kind(picks)
    return (
        (None if space is None else _taken(state, space))
        or _not_in_hand(state, kind)
        or _not_paid(state, space, kind, picks.one("cube"))
        or (_not_beside(state, space, picks.space("beside")) if kind == COUSINS else None)
        or _key("not-together")
    )


def _kind(picks: Picks) -> int | None:
    """Return the kind of worker that the picks ask for; a second space asks for cousins."""
    name = picks.one("worker")
    if name is None:
        return COUSINS if "beside" in picks.roles() else None
    return KINDS.index(name) if name in KINDS else None


def _taken(state: State, space: int) -> Json | None:
    """Say that a stall is closed or a space taken. Rule R13."""
    if state.tiles[space // 4] != OPEN:
        return _key("stall-closed", stall=GRID.names[space // 4])
    for at, seat, kind in state.workers[space // 4]:
        if at == space:
            return _key("space-taken", space=SPACES[space], seat=seat, kind=KINDS[kind])
    return None


def _not_in_hand(state: State, kind: int | None) -> Json | None:
    """Say that there is no such worker, or that cousins lack assistants. Rules R4, R13."""
    hand = state.hand[4 * state.mover : 4 * state.mover + 4]
    if not any(hand[: TOURIST + 1]):
        return _key("no-worker", kind=KINDS[ASSISTANT if kind is None else kind])
    if kind is None:
        return None
    if not hand[kind]:
        return _key("no-worker", kind=KINDS[kind])
    return _key("two-assistants") if kind == COUSINS and hand[ASSISTANT] < 2 else None


def _not_paid(state: State, space: int | None, kind: int | None, third: str | None) -> Json | None:
    """Say which cubes are missing: the stall's two, or the third. Rule R13."""
    left = counts(state.purses[state.mover])
    if space is None:
        return _not_paid_anywhere(state, kind, third)
    stall = space // 4
    cost = state.market.colors(stall)
    for color in cost:
        left[color] -= 1
    args = {"stall": GRID.names[stall], "cost": [CUBES[color] for color in cost]}
    missing = [CUBES[color] for color in COLORS for _ in range(-left[color])]
    if missing:
        return _key("no-cubes", **args, missing=missing)
    if third is None and kind not in (TOURIST, COUSINS):
        return None
    held = sum(left) if third is None else left[CUBES.index(third)] if third in CUBES else 0
    return None if held else _key("no-third-cube", **args, color=third)


def _not_paid_anywhere(state: State, kind: int | None, third: str | None) -> Json | None:
    """Say that no stall at all can be paid with these cubes. Rule R13."""
    purse = state.purses[state.mover]
    if third is not None and (third not in CUBES or not counts(purse)[CUBES.index(third)]):
        return _key("no-third-cube", stall=None, color=third, cost=[])
    free = [bool(FREE_SPACES[key]) for key in state.free]
    paid = list(compress(state.market.pays(purse), free))
    if not any(paid):
        return _key("no-cubes", stall=None, missing=[], cost=[])
    short = (third is not None or kind in (TOURIST, COUSINS)) and not any(mask & THIRDS for mask in paid)
    return _key("no-third-cube", stall=None, color=third, cost=[]) if short else None


def _not_beside(state: State, space: int | None, beside: int | None) -> Json | None:
    """Say why the second cousin cannot stand there. Rule R13."""
    if beside is None:
        free = () if space is None else [at for at in BESIDE[space] if not _taken(state, at)]
        return None if space is None or free else _key("no-beside", space=SPACES[space])
    if space is not None and space // 4 == beside // 4:
        return _key("same-stall", stall=GRID.names[beside // 4])
    taken = _taken(state, beside)
    if taken or space is None:
        return taken
    return None if beside in BESIDE[space] else _key("not-beside", space=SPACES[space], beside=SPACES[beside])


_REASONS: dict[int, Callable[[State, Picks], Json | None]] = {
    SCOUT: _scouting,
    ASSIGN: _assigning,
    ARROW: _pointing,
    SETTLE: _settling,
    KEEP: _keeping,
}
