"""What a position of Morocco is worth: juice, districts, scores, ranking. Rules R22, R33, R34."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...engine.cache import remembered
from ...engine.ranking import ranked
from .board import GRID, NOBODY
from .position import Position

if TYPE_CHECKING:
    from . import shapes

REMEMBERED: Final = 1 << 9  # boards whose districts are
STALL_POINTS: Final = 3  # for each stall of the largest district. Rule R33


def juice(position: Position) -> list[list[int]]:
    """List the values of the juice tokens that each player took. Rules R8, R22."""
    taken: list[list[int]] = [[] for _ in position.vp]
    for value, taker in zip(position.juice, position.takers, strict=True):
        if taker != NOBODY:
            taken[taker].append(value)
    return taken


def districts(position: Position) -> Sequence[Sequence[int]]:
    """List each player's largest group of own market tiles, the first of several. Rule R33."""
    return _districts(tuple(position.tiles), len(position.vp))


@remembered(REMEMBERED)
def _districts(tiles: tuple[int, ...], seats: int) -> tuple[Sequence[int], ...]:
    """Find the groups in tiles by stall; remembered, because tiles change but once in several turns."""
    best: list[Sequence[int]] = [()] * seats
    seen: set[int] = set()
    for stall, owner in enumerate(tiles):
        if owner >= 0 and stall not in seen:
            group = GRID.group(tiles, stall)
            seen.update(group)
            if len(group) > len(best[owner]):
                best[owner] = tuple(group)
    return tuple(best)


def parts(vp: int, tokens: Sequence[int], coins: int, district: Sequence[int]) -> shapes.Points:
    """Return the parts of a player's score: of its juice tokens, of its largest group of tiles. Rule R33."""
    return {"vp": vp, "juice": sum(tokens), "coins": coins, "district": STALL_POINTS * len(district)}


def scores(position: Position) -> list[int]:
    """Return VP, juice, a point for each coin and three for each tile of the largest group. Rule R33."""
    own = zip(position.vp, position.coins, districts(position), strict=True)
    points = [vp + coins + STALL_POINTS * len(district) for vp, coins, district in own]
    for value, taker in zip(position.juice, position.takers, strict=True):
        if taker != NOBODY:
            points[taker] += value
    return points


def ranking(position: Position) -> list[list[int]]:
    """Rank by score, then by own tiles on the board, then share. Rules R33, R34."""
    return ranked({seat: (points, position.tiles.count(seat)) for seat, points in enumerate(scores(position))})
