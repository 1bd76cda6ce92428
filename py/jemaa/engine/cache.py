"""A cache of what follows from a part of a position, for views, which are asked for after each event."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def cached_by(follows_from: Callable[[P], Hashable], most: int) -> Callable[[Callable[[P], R]], Callable[[P], R]]:
    """Remember what a function of a position returns, by all of the position that it follows from.

    Up to `most` results are remembered; then all are forgotten. Whoever gets one must not change it.
    """

    def remembering(function: Callable[[P], R]) -> Callable[[P], R]:
        known: dict[Hashable, R] = {}

        @wraps(function)
        def known_or_found(position: P) -> R:
            key = follows_from(position)
            try:
                return known[key]  # looked up once: a tuple does not keep its hash
            except KeyError:
                if len(known) >= most:
                    known.clear()
                found = known[key] = function(position)
                return found

        return known_or_found

    return remembering
