"""What a position of Morocco is worth: juice, districts, scores, places. Rules R22, R33, R34."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import GRID, NOBODY

if TYPE_CHECKING:
    from .state import State


def juice(state: State, seat: int) -> list[int]:
    """List the values of the juice tokens that a player took. Rules R8, R22."""
    return [value for value, taker in zip(state.juice, state.takers, strict=True) if taker == seat]


def district(state: State, seat: int) -> list[int]:
    """List the stalls of a player's largest group of own market tiles, in order. Rule R33."""
    best: list[int] = []
    own = [stall for stall, owner in enumerate(state.tiles) if owner == seat]
    while len(own) > len(best):
        group = GRID.group(state.tiles, own[0])
        own = [stall for stall in own if stall not in group]
        best = max(best, group, key=len)
    return sorted(best)


def scores(state: State) -> list[int]:
    """Return VP, juice, a point for each coin and three for each tile of the largest group. Rule R33."""
    points = [
        vp + coins + 3 * len(district(state, seat))
        for seat, (vp, coins) in enumerate(zip(state.vp, state.coins, strict=True))
    ]
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
