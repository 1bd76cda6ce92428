"""The one drawer of randomness: every number comes from SHA-256 of a seed, the same on every platform.

Draw number k of a seed is taken from SHA-256 of `seed/k`, reduced without bias. Anyone can check a roll with
a command line and a calculator; nothing depends on the `random` module, whose meaning may change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

#: Bytes at or above LIMITS[n] are passed over, so that byte % n is uniform below n.
LIMITS = (0, *(256 - 256 % n for n in range(1, 257)))


class Dice:
    """The numbered draws of one seed: draw k is the same however often, and in whatever order, it is asked for."""

    __slots__ = ("_prefix",)

    def __init__(self, seed: str) -> None:
        """Take the seed."""
        self._prefix = seed.encode("utf-8", "surrogatepass") + b"/"

    def draw(self, k: int, below: int) -> int:
        """Return draw number k as a whole number from 0 to below - 1 (below: at most 256).

        The first byte of SHA-256 of `seed/k` that is small enough decides; should all 32 be too large, the hash of
        that hash follows.
        """
        limit, text = LIMITS[below], b"%b%d" % (self._prefix, k)
        while True:
            text = sha256(text).digest()
            for byte in text:
                if byte < limit:
                    return byte % below

    def weighted(self, k: int, weights: tuple[int, ...]) -> int:
        """Return draw number k as an index into weights, whose sum is at most 256.

        It is what `draw` says of that sum; the table of first bytes makes it twice as fast, and a third of the time
        of a random game went into rolls.
        """
        index = _FIRST_BYTES[weights][sha256(b"%b%d" % (self._prefix, k)).digest()[0]]
        return _spread(weights)[self.draw(k, sum(weights))] if index is None else index


def _spread(weights: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(index for index, weight in enumerate(weights) for _ in range(weight))


class _FirstBytes(dict[tuple[int, ...], tuple[int | None, ...]]):
    """For each row of weights: what a first byte means as an index, None where the bytes after it decide."""

    def __missing__(self, weights: tuple[int, ...]) -> tuple[int | None, ...]:
        spread = _spread(weights)
        known = (spread[byte % len(spread)] for byte in range(LIMITS[len(spread)]))
        self[weights] = table = (*known, *[None] * (256 - LIMITS[len(spread)]))
        return table


_FIRST_BYTES = _FirstBytes()


class Stream:
    """An endless row of draws of one seed, for set-ups and opponents: each draw's 32 bytes serve one after another.

    An opponent needs thousands of choices a second; a hash for each would be most of the time.
    """

    __slots__ = ("_bytes", "_k", "_prefix")

    def __init__(self, seed: str) -> None:
        """Begin at draw number 0 of the seed."""
        self._prefix = seed.encode("utf-8", "surrogatepass") + b"/"
        self._k = 0
        self._bytes: Iterator[int] = iter(())

    def below(self, n: int) -> int:
        """Return the next whole number from 0 to n - 1 (n: at most 65,536)."""
        if n > 256:
            return self._wide(n)
        limit = LIMITS[n]
        while True:
            for byte in self._bytes:
                if byte < limit:
                    return byte % n
            self._bytes = iter(sha256(b"%b%d" % (self._prefix, self._k)).digest())
            self._k += 1

    def _wide(self, n: int) -> int:
        """Return the next number below n from two bytes, the higher one first, passing over pairs as over bytes."""
        limit = 65_536 - 65_536 % n
        while (number := self.below(256) << 8 | self.below(256)) >= limit:
            pass
        return number % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in an order drawn from all orders alike."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
