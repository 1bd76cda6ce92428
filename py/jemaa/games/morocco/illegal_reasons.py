"""Why something cannot be done in Morocco: one reason, as key and arguments, for what a person has tapped.

The keys stand in `docs/bridge.md`; every sentence is the page's. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from ...engine.game import Json
from ...engine.grid import SIDES
from ...engine.phases import Picks
from . import closing
from .board import (
    AROUND,
    ASSISTANT,
    BESIDE,
    COLORS,
    COUSINS,
    CUBES,
    FREE_SPACES,
    GRID,
    KINDS,
    OPEN,
    SPACES,
    THIRDS,
    TOURIST,
    counts,
)
from .position import Position

_SPACE = {name: space for space, name in enumerate(SPACES)}


def _space(picks: Picks, role: str) -> int | None:
    """Return the one space tapped in a role."""
    return _SPACE.get(picks.one(role) or "")


def _key(name: str, **args: object) -> Json:
    return {"key": f"why-{name}", "args": args}


def first(key: str) -> Callable[[Position, Picks], Json]:
    """Say, whatever is tapped, what must be done first."""
    return lambda position, picks: _first(position, key)


def _first(position: Position, key: str) -> Json:
    """Say what must be done first, and by whom, unless a die is rolled or the game is over."""
    return {"key": key, "args": {"seat": position.to_act} if position.to_act >= 0 else {}}


def scout(position: Position, picks: Picks) -> Json:
    """Rule R10."""
    if picks.one("roof") == str(position.pawn):
        return _key("pawn-stays", roof=position.pawn)
    return _first(position, "why-not-scout")


def arrow(position: Position, picks: Picks) -> Json:
    """Rule R25."""
    facing = picks.one("arrow")
    if facing in SIDES:
        at = dict(AROUND[position.closing or 0]).get(SIDES.index(facing))
        if at is None:
            return _key("no-neighbour", facing=facing)
        if position.tiles[at] != OPEN:
            return _key("target-closed", facing=facing, stall=GRID.names[at])
    return _first(position, "why-not-arrow")


def settle(position: Position, picks: Picks) -> Json:
    """Rule R26."""
    space, target = _space(picks, "space"), closing.target(position)
    if space is not None and space // 4 != target:
        return _key("not-target", stall=GRID.names[target])
    return (None if space is None else _taken(position, space)) or _first(position, "why-not-settle")


def keep(position: Position, picks: Picks) -> Json:
    """Rule R30."""
    color = picks.one("cube")
    if color in CUBES and not counts(position.purses[position.to_act])[CUBES.index(color)]:
        return _key("no-cube", color=color)
    return _first(position, "why-not-keep")


_TURN_ROLES = {"worker", "space", "beside", "cube", "row", "column", "pass", "done"}


def assign(position: Position, picks: Picks) -> Json:
    """Rules R13, R15, R16."""
    roles = picks.roles()
    if not roles <= _TURN_ROLES:
        return _first(position, "why-not-now")
    if "done" in roles:
        return _key("place-first")
    if roles & {"row", "column"}:
        return _swapping(position, roles)
    if "pass" in roles:
        return _key("must-place" if roles == {"pass"} else "not-together")
    return _placing(position, picks)


def _swapping(position: Position, roles: set[str]) -> Json:
    """Rule R16."""
    if not roles <= {"row", "column"}:
        return _key("not-together")
    return _key("swap-alike") if position.coins[position.mover] else _key("no-coin", seat=position.mover)


def _placing(position: Position, picks: Picks) -> Json:
    """Say which of the conditions on a placement fails: the space, the worker, the cubes, the cousin's space."""
    if any(len(values) > 1 for values in picks.by_role.values()):
        return _key("not-together")
    space, kind = _space(picks, "space"), _kind(picks)
    return (
        (None if space is None else _taken(position, space))
        or _not_in_hand(position, kind)
        or _not_paid(position, space, kind, picks.one("cube"))
        or (_not_beside(position, space, _space(picks, "beside")) if kind == COUSINS else None)
        or _key("not-together")
    )


def _kind(picks: Picks) -> int | None:
    """Return the kind of worker that the picks ask for; a second space asks for cousins."""
    name = picks.one("worker")
    if name is None:
        return COUSINS if "beside" in picks.roles() else None
    return KINDS.index(name) if name in KINDS else None


def _taken(position: Position, space: int) -> Json | None:
    """Say that a stall is closed or a space taken. Rule R13."""
    if position.tiles[space // 4] != OPEN:
        return _key("stall-closed", stall=GRID.names[space // 4])
    for at, seat, kind in position.workers[space // 4]:
        if at == space:
            return _key("space-taken", space=SPACES[space], seat=seat, kind=KINDS[kind])
    return None


def _not_in_hand(position: Position, kind: int | None) -> Json | None:
    """Say that there is no such worker, or that cousins lack assistants. Rules R4, R13."""
    hand = position.hand[4 * position.mover : 4 * position.mover + 4]
    if not any(hand[: TOURIST + 1]):
        return _key("no-worker", kind=KINDS[ASSISTANT if kind is None else kind])
    if kind is None:
        return None
    if not hand[kind]:
        return _key("no-worker", kind=KINDS[kind])
    return _key("two-assistants") if kind == COUSINS and hand[ASSISTANT] < 2 else None


def _not_paid(position: Position, space: int | None, kind: int | None, third: str | None) -> Json | None:
    """Say which cubes are missing: the stall's two, or the third. Rule R13."""
    left = counts(position.purses[position.mover])
    if space is None:
        return _not_paid_anywhere(position, kind, third)
    stall = space // 4
    cost = position.market.colors(stall)
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


def _not_paid_anywhere(position: Position, kind: int | None, third: str | None) -> Json | None:
    """Say that no stall at all can be paid with these cubes. Rule R13."""
    purse = position.purses[position.mover]
    if third is not None and (third not in CUBES or not counts(purse)[CUBES.index(third)]):
        return _key("no-third-cube", stall=None, color=third, cost=[])
    free = [bool(FREE_SPACES[key]) for key in position.free]
    paid = list(compress(position.market.pays(purse), free))
    if not any(paid):
        return _key("no-cubes", stall=None, missing=[], cost=[])
    short = (third is not None or kind in (TOURIST, COUSINS)) and not any(mask & THIRDS for mask in paid)
    return _key("no-third-cube", stall=None, color=third, cost=[]) if short else None


def _not_beside(position: Position, space: int | None, beside: int | None) -> Json | None:
    """Say why the second cousin cannot stand there. Rule R13."""
    if beside is None:
        free = () if space is None else [at for at in BESIDE[space] if not _taken(position, at)]
        return None if space is None or free else _key("no-beside", space=SPACES[space])
    if space is not None and space // 4 == beside // 4:
        return _key("same-stall", stall=GRID.names[beside // 4])
    taken = _taken(position, beside)
    if taken or space is None:
        return taken
    return None if beside in BESIDE[space] else _key("not-beside", space=SPACES[space], beside=SPACES[beside])
