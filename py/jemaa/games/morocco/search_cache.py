"""What a search of Morocco remembers of the stalls between its positions."""

from __future__ import annotations

from typing import NamedTuple

from .board import ASSISTANT, STALLS
from .position import Position


class Seen(NamedTuple):
    """What one more worker changes in each stall, as far as it was worked out, and on what that depends besides."""

    workers: list[tuple[tuple[int, int, int], ...]]
    load: list[int]
    tiles: list[int]
    takers: list[int]
    ones: list[tuple[int, int] | None]


class Memory:
    """What the surveys of one search have seen: its positions differ in few stalls, and all others are as before.

    One search has one set of scales, which nothing else asks for with its memory.
    """

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        """Know nothing."""
        self._seen: dict[tuple[int, int], Seen] = {}

    def ones(self, position: Position, seat: int) -> list[tuple[int, int] | None]:
        """Return what one more worker of a seat changes in each stall, None where that must be worked out."""
        key = seat, position.hand[4 * seat + ASSISTANT]
        workers, load, tiles, takers = position.workers, position.load, position.tiles, position.takers
        seen = self._seen.get(key)
        ones: list[tuple[int, int] | None]
        if seen is None or tiles != seen.tiles or takers != seen.takers:
            ones = [None] * len(STALLS)
        elif workers == seen.workers and load == seen.load:
            return seen.ones
        else:
            then = zip(seen.ones, workers, seen.workers, load, seen.load, strict=True)
            ones = [one if now is was and full == before else None for one, now, was, full, before in then]
        self._seen[key] = Seen(workers.copy(), load.copy(), tiles.copy(), takers.copy(), ones)
        return ones
