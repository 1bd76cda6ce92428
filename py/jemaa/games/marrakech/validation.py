"""Whether a position read from a text can arise in a game of Marrakech: each check refuses one kind that cannot.

Who is to act, and why a game ended, follows from the rest and is derived here as well. Rules M3 to M7, M12 to M20.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.game import CHANCE, OVER
from ...formats.notation import Fields
from .board import COLORS
from .position import DIRHAMS, ENDED, QUARTER, ROLL, RUGS, TURN, Position

if TYPE_CHECKING:
    from . import shapes


def check(position: Position, fields: Fields) -> None:
    """Refuse a position that cannot arise in a game; else derive who is to act, and why a game ended."""
    for each in _CHECKS:
        each(position, fields)
    position.to_act = _TO_ACT.get(position.phase, position.mover)


def _check_dirhams(position: Position, fields: Fields) -> None:
    """Check the sum of the dirhams: they only change hands. Rules M3, M10, M12."""
    if sum(position.dirhams) != DIRHAMS * len(position.dirhams):
        raise fields.impossible("dirhams", f"they add up to {DIRHAMS} for each player")


def _check_phase(position: Position, fields: Fields) -> None:
    """Check that Assam is turned when the variant says so, and that a player who is out has no turn. Rules M7, M20."""
    if position.phase == (TURN if position.quarter_turn else QUARTER):
        raise fields.impossible("phase", "not with these options")
    if position.phase != ENDED and position.mover in position.out:
        raise fields.impossible("seat", "a player who is out is not on turn")


def _check_end(position: Position, fields: Fields) -> None:
    """Check that the game is over exactly if only one player is in or no rug is left to lay. Rule M17."""
    alone = len(position.out) == len(position.colors) - 1
    if (position.phase == ENDED) != (alone or not any(position.rugs_left)):
        raise fields.impossible("phase", "over exactly if only one player is in or no rug is left to lay")
    if position.phase == ENDED:
        position.why_over = _why_over(position, fields, alone=alone)


def _why_over(position: Position, fields: Fields, *, alone: bool) -> shapes.Why:
    """Return why the game ended: its last turn was of the last player to go out, or somebody laid the last rug."""
    if position.mover not in position.out and not alone:
        return "last-rug"
    if position.out[-1] != position.mover:
        raise fields.impossible("seat", "the game ended in the turn of the last to go out")
    return "last-survivor" if alone else "no-rugs"


def _check_piles(position: Position, fields: Fields) -> None:
    """Check that players lay in turn: after one's turn in a round one has a rug less than the others. Rules M6, M13."""
    seats, mover, left = len(position.colors), position.mover, position.rugs_left
    around = [left[seat % seats] for seat in range(mover, mover + seats) if seat % seats not in position.out]
    if position.phase == QUARTER:
        around[0] += 1
    if position.phase == ENDED:
        return
    if around != sorted(around, reverse=True) or not 0 < around[0] <= min(around[-1] + 1, RUGS[seats]):
        raise fields.impossible("piles", "each player who is in lays one rug in each round, clockwise")


def _check_rugs(position: Position, fields: Fields) -> None:
    """Check the number of rugs of each colour, and that no rug is listed that is wholly covered. Rules M3, M4."""
    each = RUGS[len(position.colors)] // len(position.colors[0])
    for color in range(len(COLORS)):
        rugs = sum(each_color == color for _, each_color in position.laid)
        rugs += sum(position.to_lay(seat).count(color) for seat in range(len(position.colors)))
        if rugs > (each if any(color in own for own in position.colors) else 0):
            raise fields.impossible("rugs", f"too many of {COLORS[color]}")
    if len(position.seen()) < len(position.laid):
        raise fields.impossible("rugs", "one that is wholly covered is not written")


_TO_ACT: Final = {ROLL: CHANCE, ENDED: OVER}
_CHECKS: Final = (_check_dirhams, _check_phase, _check_end, _check_piles, _check_rugs)
