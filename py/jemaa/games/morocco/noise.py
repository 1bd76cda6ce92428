"""Uncertain choices of Morocco: what the table says of each action, and noise, the same for all that is compared.

To predict one action of each player, and to rely on it, loses to whoever plays a little otherwise. With noise of
Gumbel's distribution on each action, the one that is best then is chosen as often as a player would who takes actions
in proportion to e to the power of their worth, by `SCALE`.
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import Final

from ...engine.chance import Stream

#: In thousandths of a point
SCALE: Final = 400
#: How many values the noise has
VALUES: Final = 4096


@cache
def gumbel() -> tuple[int, ...]:
    """Return the noise: values of equal likelihood, shuffled, in thousandths of a point.

    None of them is so near the middle of two whole numbers that the last digits of a logarithm, which differ between
    platforms, could change it.
    """
    values = [round(-SCALE * log(-log((2 * number + 1) / (2 * VALUES)))) for number in range(VALUES)]
    return tuple(Stream("noise").shuffled(values))


class Noise:
    """The noise of one course of the future: by the number of the choice, and by what can be chosen."""

    __slots__ = ("_offsets", "_stream")

    def __init__(self, seed: str) -> None:
        """Take the seed."""
        self._stream = Stream(seed)
        self._offsets: list[int] = []

    def at(self, step: int) -> int:
        """Return where the values of a choice begin."""
        while len(self._offsets) <= step:
            self._offsets.append(self._stream.below(VALUES))
        return self._offsets[step]
