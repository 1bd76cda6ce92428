"""Whether a position read from a text can arise in a game of Morocco: each check refuses one kind that cannot.

Who is to act, how far a closing is, and why a game ended follows from the rest and is derived here as well. Rules R9 to
R12, R17 to R32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.game import CHANCE, OVER
from ...formats.notation import Fields
from . import closing, rounds
from .board import BESIDE, CLOCKWISE, FULL, OPEN, STALLS, keepable
from .position import (
    ARROW,
    ASSIGN,
    DIE,
    ENDED,
    KEEP,
    SCOUT,
    SETTLE,
    SPEND,
    TAKE,
    WILD,
    Position,
)

_CLOSING: Final = (TAKE, ARROW, SETTLE)
_PLACED: Final = (SPEND, *_CLOSING)
_SPACES: Final = 4


def check(position: Position, fields: Fields) -> None:
    """Refuse a position that cannot arise in a game; else derive who is to act, how far a closing is, why it ended."""
    for each in _CHECKS:
        each(position, fields)
    _CHECK_PHASE.get(position.phase, _nobody_waits)(position, fields)


def _is_last(position: Position) -> bool:
    """Return whether it is the last turn of a round."""
    return position.turn + 1 == 2 * len(position.vp)


def _closings(position: Position) -> int:
    """Count the stalls whose workers have been rewarded."""
    return len(STALLS) - position.left + (position.phase == TAKE)


def _check_round(position: Position, fields: Fields) -> None:
    """Check the number of rounds: one in three has a placement at least, and each fills a space. Rules R31, R32."""
    most = _SPACES * (len(STALLS) - position.left) + sum(map(len, position.workers))
    if not 0 <= position.round - position.idle <= rounds.IDLE_ROUNDS * most:
        raise fields.impossible("round", "more rounds than the workers placed allow")
    begun = position.phase <= SCOUT or (position.phase == ASSIGN and not position.turn)
    if (begun and not position.idle) or (position.phase in _PLACED and position.idle):
        raise fields.impossible("idle", "the number of rounds since the last placement, this one included")


def _check_pawn(position: Position, fields: Fields) -> None:
    """Check that the pawn is in the centre until the first player scouts. Rules R9, R10, R30."""
    if (position.pawn == 0) != (position.phase < SCOUT or (position.phase == SCOUT and not position.turn)):
        raise fields.impossible("pawn", "in the centre exactly until the first player scouts")
    if position.phase < SCOUT and position.turn >= rounds.ROLLS.get(len(position.vp), 0):
        raise fields.impossible("phase", "that seat does not roll the market die")


def _check_last(position: Position, fields: Fields) -> None:
    """Check that the newest placement is one space, or two for cousins. Rule R13."""
    one, *others = position.last or (0,)
    if len(others) > 1 or not set(others) <= set(BESIDE[one]):
        raise fields.impossible("last", "one space, or two side by side in two stalls")
    if position.phase in _PLACED and not position.last:
        raise fields.impossible("last", "somebody has just placed a worker")


def _check_vp(position: Position, fields: Fields) -> None:
    """Check that nobody has more than five points for each stall that has closed. Rule R19."""
    if max(position.vp) > closing.REWARDS[1, False].vp * _closings(position):
        raise fields.impossible("vp", "more than the stalls closed so far can have brought")


def _check_stalls(position: Position, fields: Fields) -> None:
    """Check that the full stalls, and no others, wait for their closing. Rules R17, R18, R27."""
    full = {stall for stall in STALLS if position.load[stall] >= FULL}
    waiting = set(position.queue)
    if position.phase == TAKE and position.closing is not None:
        waiting.add(position.closing)
    if position.phase == SETTLE and position.closing is not None:
        full -= {closing.target(position)} - waiting
    line = [position.closing, *position.queue]
    if len(set(line)) < len(line) or full != waiting:
        raise fields.impossible("closing", "exactly the full stalls close or wait, each once")
    if (position.closing is not None) != (position.phase in _CLOSING):
        raise fields.impossible("closing", "a stall closes exactly in the phases take, arrow and settle")


def _nobody_waits(position: Position, fields: Fields) -> None:
    """Check a phase in which nobody waits: the player on turn decides, or the die, or the game is over."""
    if position.waiting:
        raise fields.impossible("waiting", "nobody waits in this phase")
    position.to_act = {DIE: CHANCE, ENDED: OVER}.get(position.phase, position.mover)
    if position.phase == ENDED:
        _check_end(position, fields)
    elif OPEN not in position.tiles:
        raise fields.impossible("phase", "the game is over when no stall is open")
    if position.phase == SPEND and not position.coins[position.mover]:
        raise fields.impossible("coins", "after a placement the turn goes on only for a player with coins")


def _check_end(position: Position, fields: Fields) -> None:
    """Check that the game is over, and derive why: with the last stall, or after a round. Rules R29, R31, R32."""
    if OPEN not in position.tiles:
        position.why_over = "last-stall"
        return
    ending = rounds.ending(position)
    if ending is None or not _is_last(position):
        raise fields.impossible("phase", "the game is not over")
    position.why_over = ending[1]


def _asked(position: Position, fields: Fields, order: tuple[int, ...]) -> int:
    """Return the first of the seats that wait, having checked that they are the last ones of an order of seats."""
    waiting = position.waiting
    if not waiting or waiting != order[len(order) - len(waiting) :]:
        raise fields.impossible("waiting", "the seats that have still to choose, in turn")
    return waiting[0]


def _check_wild(position: Position, fields: Fields) -> None:
    """Check that players choose colours clockwise from the round's first player. Rule R9."""
    position.to_act = _asked(position, fields, CLOCKWISE[len(position.vp)][position.first])


def _check_keep(position: Position, fields: Fields) -> None:
    """Check that the player asked holds two colours or more, and that the game goes on. Rules R30 to R32."""
    position.to_act = _asked(position, fields, CLOCKWISE[len(position.vp)][position.first])
    if position.mover != position.first or not _is_last(position):
        raise fields.impossible("seat", "cubes are kept after the second pass, from the first player on")
    if rounds.ending(position) is not None:
        raise fields.impossible("phase", "the game ends with this round")
    if len(keepable(position.purses[position.to_act])) < 2:
        raise fields.impossible("waiting", "the player asked holds two colours or more")


def _check_take(position: Position, fields: Fields) -> None:
    """Check that the player asked has earned a coin or a bodyguard, and can take either. Rules R19, R21."""
    assert position.closing is not None
    _, position.winner, choosers = closing.standing(position, position.closing)
    seat = _asked(position, fields, choosers)
    if len(closing.takeable(position, seat)) < 2:
        raise fields.impossible("waiting", "the player asked can take a coin or a bodyguard")
    _decides(position, TAKE, seat)


def _check_arrow(position: Position, fields: Fields) -> None:
    """Check that the player who placed the tile has two open neighbours or more to point it at. Rules R24, R25."""
    stall = _closed(position, fields)
    if position.pointing[stall] is not None or len(closing.targets(position)) < 2:
        raise fields.impossible("stalls", "the arrow is still to be chosen, of two sides or more")
    _check_travellers(position, fields)
    _decides(position, ARROW, closing.placer(position, stall))


def _check_settle(position: Position, fields: Fields) -> None:
    """Check that the owner of the next tourist has two free spaces or more. Rule R26."""
    _closed(position, fields)
    at = closing.target(position)
    if not position.waiting or at not in STALLS or position.tiles[at] != OPEN:
        raise fields.impossible("closing", "tourists settle in the open stall that the tile points at")
    _check_travellers(position, fields)
    why, spaces = closing.settling(position, position.waiting[0])
    if why or len(spaces) < 2:
        raise fields.impossible("waiting", "the first tourist has two spaces or more to choose from")
    _decides(position, SETTLE, position.waiting[0])


def _closed(position: Position, fields: Fields) -> int:
    """Return the stall being closed, having checked that its tile is placed."""
    stall = position.closing
    if stall is None or position.tiles[stall] == OPEN:
        raise fields.impossible("closing", "the tile lies before its arrow is chosen")
    return stall


def _check_travellers(position: Position, fields: Fields) -> None:
    """Check that tourists travel clockwise from the active player, no more than fit in a stall. Rule R26."""
    order = CLOCKWISE[len(position.vp)][position.mover]
    if list(position.waiting) != sorted(position.waiting, key=order.index) or len(position.waiting) > _SPACES:
        raise fields.impossible("waiting", "owners of tourists, clockwise from the player on turn")


def _decides(position: Position, phase: int, seat: int) -> None:
    """Set who decides, and the step of the closing that asks."""
    position.step, position.to_act = closing.STEP_OF[phase], seat


_CHECKS: Final[tuple[Callable[[Position, Fields], None], ...]] = (
    _check_round,
    _check_pawn,
    _check_last,
    _check_vp,
    _check_stalls,
)
_CHECK_PHASE: Final[dict[int, Callable[[Position, Fields], None]]] = {
    WILD: _check_wild,
    KEEP: _check_keep,
    TAKE: _check_take,
    ARROW: _check_arrow,
    SETTLE: _check_settle,
}
