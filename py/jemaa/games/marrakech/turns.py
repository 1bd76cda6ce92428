"""A turn of Marrakech: turning Assam, the roll, rent, laying a rug. Rules M6 to M17, M20.

Functions that change a position (`position.py`) and say nothing about it: `turn_events.py` makes the events, which a
search or a playout does not want: they took a twelfth of the time of a random game.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.game import CHANCE
from .board import GRID, LAYS_BESIDE, NOBODY, WALKS, Die, Lay, Turn
from .position import LAY, QUARTER, ROLL, TURN, Position

#: _FACING[facing][quarters]: straight on, to the right (1) and to the left (-1, the last)
_FACING = tuple((facing, (facing + 1) % 4, (facing - 1) % 4) for facing in range(4))


def give(position: Position, seat: int) -> None:
    """Let the first from this seat on, clockwise, that is still in turn Assam, or roll. Rules M6, M7, M20."""
    seats, out = len(position.piles), position.out
    seat %= seats
    while seat in out:
        seat = (seat + 1) % seats
    position.mover = seat
    if position.quarter_turn:
        position.phase, position.to_act = ROLL, CHANCE
    else:
        position.phase, position.to_act = TURN, seat


def turn(position: Position, by: Turn) -> None:
    """Turn Assam, or leave him, before the roll. Rule M7."""
    position.facing = _FACING[position.facing][by.quarters]
    position.phase = ROLL
    position.to_act = CHANCE


def roll(position: Position, die: Die) -> None:
    """Move Assam as many squares as the die shows, and settle the rent or go out. Rules M8 to M12."""
    owner = walk(position, die)
    if owner >= 0 and not pay(position, owner, len(GRID.group(position.color_at, position.assam))):
        go_out(position, position.mover)


def walk(position: Position, die: Die) -> int:
    """Move Assam, and return whom the mover owes rent there, or NOBODY. Rules M8 to M10."""
    mover = position.mover
    walk = WALKS[position.facing][position.assam][die.steps]
    position.assam = square = walk.square
    position.facing = walk.facing
    position.phase = LAY
    position.to_act = mover
    owner = position.owners[position.color_at[square]]
    return NOBODY if owner == mover else owner


def rent(position: Position, square: int, payer: int) -> tuple[int, list[int]]:
    """Return whom a player who lands there owes rent, and for which group of squares. Rules M10, M11."""
    owner = position.owners[position.color_at[square]]
    if owner in (NOBODY, payer):
        return NOBODY, []
    return owner, GRID.group(position.color_at, square)


def pay(position: Position, owner: int, owed: int) -> bool:
    """Pay the rent, or all there is; return whether it was enough. Rules M10, M12."""
    mover, dirhams = position.mover, position.dirhams
    enough = owed <= dirhams[mover]
    if not enough:
        owed = dirhams[mover]
    dirhams[mover] -= owed
    dirhams[owner] += owed
    return enough


def go_out(position: Position, seat: int) -> None:
    """Take a player out: the unlaid rugs leave, the laid ones become neutral. Rules M12, M17."""
    position.leave(seat)
    if len(position.out) == len(position.piles) - 1:
        position.finish("last-survivor")
    elif not any(position.rugs_left):
        position.finish("no-rugs")
    else:
        give(position, seat + 1)


def lays(position: Position) -> Sequence[Lay]:
    """List the ways to lay the mover's next rug, sorted by text. Rules M13, M15."""
    around = LAYS_BESIDE[position.assam]
    barred = position.whole & around.mask
    if barred and position.cover_own:
        barred = _not_own(position, barred)
    return around[barred]


def _not_own(position: Position, barred: int) -> int:
    """Leave only the rugs of others in a mask of whole rugs. Rule M15, `cover_own`."""
    for rug in LAYS_BESIDE[position.assam].all:
        if barred & rug.bit and position.owners[position.color_at[rug.squares[0]]] == position.mover:
            barred ^= rug.bit
    return barred


def lay(position: Position, action: Lay) -> None:
    """Lay the mover's next rug over whatever is there. Rules M13, M14, M17.

    The same as `Position.put`, but written out: to call it takes a hundredth of the time of a random game.
    """
    mover, rugs_left, color_at = position.mover, position.rugs_left, position.color_at
    left = rugs_left[mover]
    color = position.piles[mover][-left]
    one, two = action.squares
    color_at[one] = color_at[two] = color
    position.whole = position.whole & action.frees | action.bit
    position.laid.append((action, color))
    rugs_left[mover] = left - 1
    if left == 1 and not any(rugs_left):
        position.finish("last-rug")
    elif position.quarter_turn:
        position.phase = QUARTER
    else:
        give(position, mover + 1)


def quarter(position: Position, by: Turn) -> None:
    """Turn Assam for the next player. Rule M20."""
    position.facing = _FACING[position.facing][by.quarters]
    give(position, position.mover + 1)
