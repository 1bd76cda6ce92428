"""What a position of Morocco is worth: juice, districts, scores, places. Rules R22, R33, R34."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kit import ranked
from .board import GRID, NOBODY
from .position import Position

if TYPE_CHECKING:
    from . import shapes

STALL_POINTS: Final = 3  # for each stall of the largest district. Rule R33


def juice(position: Position, seat: int) -> list[int]:
    """List the values of the juice tokens that a player took. Rules R8, R22."""
    return [value for value, taker in zip(position.juice, position.takers, strict=True) if taker == seat]


def districts(position: Position) -> list[list[int]]:
    """List each player's largest group of own market tiles, the first of several. Rule R33."""
    best: list[list[int]] = [[] for _ in position.vp]
    seen: set[int] = set()
    for stall, owner in enumerate(position.tiles):
        if owner >= 0 and stall not in seen:
            group = GRID.group(position.tiles, stall)
            seen.update(group)
            best[owner] = max(best[owner], group, key=len)
    return best


def parts(position: Position, seat: int, tokens: list[int], district: list[int]) -> shapes.Points:
    """Return the parts of a player's score from its juice tokens and its largest group of tiles. Rule R33."""
    return {
        "vp": position.vp[seat],
        "juice": sum(tokens),
        "coins": position.coins[seat],
        "district": STALL_POINTS * len(district),
    }


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
