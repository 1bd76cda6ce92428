"""A turn of Marrakech: turning Assam, the roll, rent, laying a rug. Rules M6 to M17, M20.

Functions that change a position (`position.py`). Each returns the events; consequences are appended to the same list.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...game import CHANCE, Action, Event
from .board import GRID, NOBODY, PLACES, WALKS, Die, Lay, Turn
from .events import LAID, LANDED, PAID, ROLLED, TURNED, WALKED, WENT_OUT
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


def turn(position: Position, by: Turn) -> list[Event]:
    """Turn Assam, or leave him, before the roll. Rule M7."""
    position.facing = facing = _FACING[position.facing][by.quarters]
    position.phase = ROLL
    position.to_act = CHANCE
    return [(TURNED, position.mover, by, facing, "M7")]


def roll(position: Position, die: Die) -> list[Event]:
    """Move Assam as many squares as the die shows, and settle the rent. Rules M8, M9, M10."""
    mover = position.mover
    walk = WALKS[position.facing][position.assam][die.steps]
    position.assam = square = walk.square
    position.facing = walk.facing
    color = position.color_at[square]
    owner = position.owners[color]
    rolled, walked = (ROLLED, mover, die.steps), (WALKED, mover, walk)
    if owner != mover and owner >= 0:
        return _pay(position, owner, color, [rolled, walked])
    position.phase = LAY
    position.to_act = mover
    return [rolled, walked, (LANDED, mover, square, owner == mover, color)]


def rent(position: Position, square: int, payer: int) -> tuple[int, list[int]]:
    """Return whom a player who lands there owes rent, and for which group of squares. Rules M10, M11."""
    owner = position.owners[position.color_at[square]]
    if owner in (NOBODY, payer):
        return NOBODY, []
    return owner, GRID.group(position.color_at, square)


def _pay(position: Position, owner: int, color: int, events: list[Event]) -> list[Event]:
    """Pay a dirham for each square of the group, or all there is and go out. Rules M10, M12."""
    mover, dirhams = position.mover, position.dirhams
    group = GRID.group(position.color_at, position.assam)
    owed, had = len(group), dirhams[mover]
    amount = owed if owed <= had else had
    dirhams[mover] = had - amount
    dirhams[owner] += amount
    events.append((PAID, mover, owner, amount, color, group))
    if amount < owed:
        go_out(position, mover, events)
    else:
        position.phase = LAY
        position.to_act = mover
    return events


def go_out(position: Position, seat: int, events: list[Event]) -> None:
    """Take a player out: the unlaid rugs leave, the laid ones become neutral. Rules M12, M17."""
    events.append((WENT_OUT, seat, position.rugs_left[seat]))
    position.leave(seat)
    if len(position.out) == len(position.piles) - 1:
        position.finish("last-survivor", events)
    elif not any(position.rugs_left):
        position.finish("no-rugs", events)
    else:
        give(position, seat + 1)


def places(position: Position) -> Sequence[Action]:
    """List the places for the mover's next rug, sorted by text. Rules M13, M15."""
    around = PLACES[position.assam]
    barred = position.whole & around.mask
    if barred and position.cover_own:
        barred = _not_own(position, barred)
    return around[barred]


def _not_own(position: Position, barred: int) -> int:
    """Leave only the rugs of others in a mask of whole rugs. Rule M15, `cover_own`."""
    for place in PLACES[position.assam].all:
        if barred & place.bit and position.owners[position.color_at[place.squares[0]]] == position.mover:
            barred ^= place.bit
    return barred


def lay(position: Position, place: Lay) -> list[Event]:
    """Lay the mover's next rug over whatever is there. Rules M13, M14, M17."""
    mover, color_at, rugs_left = position.mover, position.color_at, position.rugs_left
    left = rugs_left[mover]
    color = position.piles[mover][-left]
    one, two = place.squares
    events: list[Event] = [(LAID, mover, color, place, color_at[one], color_at[two], position.owners)]
    position.put(place, color)
    rugs_left[mover] = left - 1
    if left == 1 and not any(rugs_left):
        position.finish("last-rug", events)
    elif position.quarter_turn:
        position.phase = QUARTER
    else:
        give(position, mover + 1)
    return events


def quarter(position: Position, by: Turn) -> list[Event]:
    """Turn Assam for the next player. Rule M20."""
    mover = position.mover
    position.facing = facing = _FACING[position.facing][by.quarters]
    give(position, mover + 1)
    return [(TURNED, mover, by, facing, "M20")]
