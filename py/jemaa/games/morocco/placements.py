"""Placements as bits, and the actions of a turn of "assign": counted at once, listed only as far as is asked for.

Rules R13 to R16. A tourist or two cousins cost a third cube of any colour, so that lists reach 840 actions. One of them
is played: to make the lists took a third of the time of a random game. `board.py` says which bit is which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import compress
from operator import or_
from typing import Any, overload

from ...engine.cache import remembered
from ...engine.game import Action
from .board import (
    BITS,
    COUSINS,
    SPACES,
    SPOT_BITS,
    SPOTS,
    STALL_BITS,
    STALL_BYTES,
    STALLS,
    THIRDS,
    TOURIST,
    Placement,
    with_third,
)


def _needing(kind: int) -> tuple[int, ...]:
    """Return for each space the placements of a kind, as bits, that need it."""
    bits = [0] * len(SPACES)
    for stall in STALLS:
        for number, spot in enumerate(SPOTS[kind][stall]):
            for space in spot:
                bits[space] |= THIRDS << STALL_BITS * stall + SPOT_BITS * number
    return tuple(bits)


_TOURISTS, _COUSINS = _needing(TOURIST), _needing(COUSINS)
#: All placements of tourists and of cousins, as bits
ALL_TOURISTS, ALL_COUSINS = reduce(or_, _TOURISTS), reduce(or_, _COUSINS)
#: By space: those that stay when it is taken
TOURISTS_LEFT = tuple(ALL_TOURISTS ^ need for need in _TOURISTS)
COUSINS_LEFT = tuple(ALL_COUSINS ^ need for need in _COUSINS)
#: By stall: those that stay when it closes
TOURISTS_OUTSIDE = tuple(ALL_TOURISTS ^ reduce(or_, _TOURISTS[4 * stall : 4 * stall + 4]) for stall in STALLS)
COUSINS_OUTSIDE = tuple(ALL_COUSINS ^ reduce(or_, _COUSINS[4 * stall : 4 * stall + 4]) for stall in STALLS)

#: All bits of a stall
_STALL = (1 << STALL_BITS) - 1
#: Halves of halves of all bits (1,024 at most), down to a byte: their widths, with the mask of so many bits
_HALVES = tuple((width, (1 << width) - 1) for width in (512, 256, 128, 64, 32, 16, 8))


def placement(kind: int, bits: int, index: int) -> Placement:
    """Return one of the placements of a kind that the bits stand for: find the bit that is set at this index."""
    octet = 0
    for width, mask in _HALVES:
        low = bits & mask
        count = low.bit_count()
        if index < count:
            bits = low
        else:
            bits >>= width
            index -= count
            octet += width >> 3
    return with_third(kind)[octet][BITS[bits][index]]


def placements(kind: int, bits: int) -> list[Placement]:
    """List the placements of a kind that the bits stand for, sorted by text."""
    octets = bits.to_bytes(STALL_BYTES * len(STALLS), "little")
    some = zip(compress(with_third(kind), octets), compress(octets, octets), strict=True)
    return [placed[bit] for placed, octet in some for bit in BITS[octet]]


def of_color(kind: int, bits: int, stall: int, color: int) -> tuple[Placement, ...]:
    """List the placements of a kind in a stall with a third cube of one colour, of those that the bits stand for.

    For callers that compare spots: the colour of the third cube changes little, but multiplies the placements by up to
    five.
    """
    return _of_color(kind, stall, color, bits >> STALL_BITS * stall & _STALL)


@remembered(1 << 12)
def _of_color(kind: int, stall: int, color: int, bits: int) -> tuple[Placement, ...]:
    return tuple(each for each in placements(kind, bits << STALL_BITS * stall) if each.color == color)


class Assignments(Sequence[Action]):
    """All that can be done in a turn, sorted by text."""

    __slots__ = ("_cousins", "_length", "_simple", "_swaps", "_tourists")

    def __init__(self, simple: Sequence[Action], cousins: int, swaps: Sequence[Action], tourists: int) -> None:
        """Take the placements without a third cube, those of cousins as bits, the swaps, the tourists' as bits."""
        self._simple = simple
        self._cousins = cousins
        self._swaps = swaps
        self._tourists = tourists
        self._length = len(simple) + cousins.bit_count() + len(swaps) + tourists.bit_count()

    def __len__(self) -> int:
        """Count the actions."""
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: Any) -> Any:
        """Find an action without listing the others; list them for a slice, or for an index from the end."""
        if type(index) is not int or not 0 <= index < self._length:
            return self._listed()[index]
        if index < len(self._simple):
            return self._simple[index]
        index -= len(self._simple)
        cousins = self._cousins.bit_count()
        if index < cousins:
            return placement(COUSINS, self._cousins, index)
        index -= cousins
        if index < len(self._swaps):
            return self._swaps[index]
        return placement(TOURIST, self._tourists, index - len(self._swaps))

    def __iter__(self) -> Iterator[Action]:
        """Go through all."""
        return iter(self._listed())

    def index(self, *sought: Any) -> int:
        """Return the index of an action."""
        return self._listed().index(*sought)

    def __eq__(self, other: object) -> bool:
        """Compare as lists do."""
        return isinstance(other, Sequence) and self._listed() == list(other)

    __hash__ = None  # type: ignore[assignment]  # as of a list

    def _listed(self) -> list[Action]:
        cousins, tourists = placements(COUSINS, self._cousins), placements(TOURIST, self._tourists)
        return [*self._simple, *cousins, *self._swaps, *tourists]
