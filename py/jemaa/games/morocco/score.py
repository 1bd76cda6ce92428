"""What a position of Morocco is worth: juice, districts, scores, places. Rules R22, R33, R34."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import GRID, NOBODY

if TYPE_CHECKING:
    from .state import State


def juice(state: State, seat: int) -> list[int]:
    """List the values of the juice tokens that a player took. Rules R8, R22."""
    return [value for value, taker in zip(state.juice, state.takers, strict=True) if taker == seat]


def districts(state: State) -> list[list[int]]:
    """List each player's largest group of own market tiles, the first of several. Rule R33."""
    best: list[list[int]] = [[] for _ in state.vp]
    seen: set[int] = set()
    for stall, owner in enumerate(state.tiles):
        if owner >= 0 and stall not in seen:
            group = GRID.group(state.tiles, stall)
            seen.update(group)
            best[owner] = max(best[owner], group, key=len)
    return best


def scores(state: State) -> list[int]:
    """Return VP, juice, a point for each coin and three for each tile of the largest group. Rule R33."""
    own = zip(state.vp, state.coins, districts(state), strict=True)
    points = [vp + coins + 3 * len(district) for vp, coins, district in own]
    for value, taker in zip(state.juice, state.takers, strict=True):
        if taker != NOBODY:
            points[taker] += value
    return points


def ranking(state: State) -> list[list[int]]:
    """Rank by score, then by own tiles on the board, then share. Rules R33, R34."""
    places: dict[tuple[int, int], list[int]] = {}
    for seat, points in enumerate(scores(state)):
        places.setdefault((points, state.tiles.count(seat)), []).append(seat)
    return [places[place] for place in sorted(places, reverse=True)]
