"""Caches with a bound, of what follows from a position or a part of it.

All are emptied when another match is opened: it asks for other things, and Python never gives back memory in a page.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps  # noqa: TID251  # here alone
from typing import ParamSpec, TypeVar

P = TypeVar("P")
R = TypeVar("R")
A = ParamSpec("A")

_EMPTIED: list[Callable[[], None]] = []


def forget() -> None:
    """Empty all caches of this module."""
    for empty in _EMPTIED:
        empty()


def remembered(most: int) -> Callable[[Callable[A, R]], Callable[A, R]]:
    """Remember what a function returned for the arguments that it was given last: up to `most` results."""

    def remembering(function: Callable[A, R]) -> Callable[A, R]:
        known = lru_cache(most)(function)
        _EMPTIED.append(known.cache_clear)
        return known  # type: ignore[return-value]  # it takes the arguments of the function, which its type leaves open

    return remembering


def cached_by(follows_from: Callable[[P], Hashable], most: int) -> Callable[[Callable[[P], R]], Callable[[P], R]]:
    """Remember what a function of a position returns, by all of the position that it follows from.

    For views, which are asked for after each event. Up to `most` results are remembered; then all are forgotten.
    Whoever gets one must not change it.
    """

    def remembering(function: Callable[[P], R]) -> Callable[[P], R]:
        known: dict[Hashable, R] = {}
        _EMPTIED.append(known.clear)

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
