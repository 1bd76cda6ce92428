"""The only source of randomness: numbers derived from SHA-256 of a seed, the same on every platform.

Draw number k of a seed is taken from SHA-256 of `seed/k`, without modulo bias, so that anyone can verify a roll with
other tools. The `random` module is not used, because its results may change between Python versions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

#: Bytes from LIMITS[n] on are skipped (rejection sampling), so that byte % n is uniform.
LIMITS = (0, *(256 - 256 % n for n in range(1, 257)))
#: The numbers of the first draws as text: a sixth of the time of a draw went into writing them.
_WRITTEN = tuple(b"%d" % k for k in range(256))


def commitment(seed: str) -> str:
    """Return SHA-256 of `jemaa-seed/` and the seed, in hexadecimal digits.

    Shown during a game, it gives nothing of the seed away, and proves at the end that this was the seed all the time.
    """
    return sha256(f"jemaa-seed/{seed}".encode("utf-8", "surrogatepass")).hexdigest()


def hmac_sha256(key: bytes, text: str) -> str:
    """Return HMAC-SHA-256 of a text in hexadecimal digits, with a key of at most 64 bytes.

    It gives nothing of the key away. The page's library does without the module `hmac`.
    """
    inner, outer = (bytes(byte ^ mask for byte in key.ljust(64, b"\0")) for mask in (0x36, 0x5C))
    return sha256(outer + sha256(inner + text.encode()).digest()).hexdigest()


class Dice:
    """The numbered draws of a seed: draw k is always the same, in whatever order draws are made."""

    __slots__ = ("_begun", "_first_bytes", "_weights")

    def __init__(self, seed: str) -> None:
        """Take the seed."""
        self._begun = sha256(seed.encode("utf-8", "surrogatepass") + b"/")
        self._weights: tuple[int, ...] = ()
        self._first_bytes: tuple[int | None, ...] = ()

    def _digest(self, k: int) -> bytes:
        """Return SHA-256 of `seed/k`."""
        whole = self._begun.copy()
        whole.update(_WRITTEN[k] if k < 256 else b"%d" % k)
        return whole.digest()

    def draw(self, k: int, below: int) -> int:
        """Return draw number k as a whole number from 0 to below - 1 (below: at most 256).

        Uses the first byte of SHA-256 of `seed/k` that is small enough; if all 32 are too large, the bytes of that
        hash's hash follow.
        """
        limit, digest = LIMITS[below], self._digest(k)
        while True:
            for byte in digest:
                if byte < limit:
                    return byte % below
            digest = sha256(digest).digest()

    def weighted(self, k: int, weights: tuple[int, ...]) -> int:
        """Return draw number k as a weighted index; the sum of the weights is at most 256.

        The same as `draw` below that sum, but twice as fast by a table for the first byte, and `_digest` written out:
        rolls took a third of the time of a random game.
        """
        if weights is not self._weights:  # the table is kept: most dice are rolled again and again
            self._weights, self._first_bytes = weights, _FIRST_BYTES[weights]
        whole = self._begun.copy()
        whole.update(_WRITTEN[k] if k < 256 else b"%d" % k)
        index = self._first_bytes[whole.digest()[0]]
        return _spread(weights)[self.draw(k, sum(weights))] if index is None else index


def _spread(weights: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(index for index, weight in enumerate(weights) for _ in range(weight))


class _FirstBytes(dict[tuple[int, ...], tuple[int | None, ...]]):
    """A cache: weights -> the index for each first byte, None where that byte is skipped."""

    def __missing__(self, weights: tuple[int, ...]) -> tuple[int | None, ...]:
        spread = _spread(weights)
        known = (spread[byte % len(spread)] for byte in range(LIMITS[len(spread)]))
        self[weights] = table = (*known, *[None] * (256 - LIMITS[len(spread)]))
        return table


_FIRST_BYTES = _FirstBytes()


class Stream:
    """An endless stream of random numbers from a seed, for set-ups and opponents.

    All 32 bytes of each hash are used: opponents make thousands of choices a second, and a hash for each would take
    most of their time.
    """

    __slots__ = ("_bytes", "_k", "_prefix")

    def __init__(self, seed: str) -> None:
        """Start with the hash of `seed/0`."""
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
        """Return the next number below n from two bytes, the high one first, skipping pairs that are too large."""
        limit = 65_536 - 65_536 % n
        while (number := self.below(256) << 8 | self.below(256)) >= limit:
            pass
        return number % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
