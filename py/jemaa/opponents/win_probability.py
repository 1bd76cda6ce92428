"""Win probabilities: the chance of each seat to come first, in whole numbers, and the arithmetic of such chances.

They are a softmax of odds, which each game works out from terms and coefficients of its own. Nothing is a fraction:
the last digits of `exp` differ between platforms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Protocol

#: A chance is counted in millionths.
CERTAIN: Final = 10**6
#: Powers of e below which a chance is none
_NEVER: Final = 20


@cache
def _powers() -> tuple[list[int], list[int]]:
    """Return e to the power of -n, and of -n / 1000, times 10 ** 12, worked out in whole numbers."""
    whole, parts = [10**12], [10**12]
    for _ in range(_NEVER):
        whole.append(whole[-1] * 367_879_441_171 // 10**12)
    for _ in range(999):
        parts.append(parts[-1] * 999_000_499_833 // 10**12)
    return whole, parts


class Basis(Protocol):
    """What the odds of a seat are made of."""

    def terms(self, more: int) -> Sequence[int]:
        """Return the terms, in ten thousandths; `more`: worth that the seat would have besides its own."""


def odds_of(
    bases: Mapping[int, Basis], coefficients: Sequence[int], better: Mapping[int, int] | None
) -> dict[int, int]:
    """Return the odds of each seat, as `chances_of` takes them; `coefficients` in thousandths, one for each term.

    `better`: by how much more each seat would be worth than it is, in thousandths of a point.
    """
    more, found = better or {}, {}
    for seat, basis in bases.items():
        terms = basis.terms(more.get(seat, 0))
        found[seat] = sum(by * term for by, term in zip(coefficients, terms, strict=True)) // 10_000
    return found


def chances_of(odds: Mapping[int, int], seats: int) -> list[int]:
    """Return the chance of each seat to come first, in millionths that add up to 1; 0 for seats without odds.

    `odds`: in thousandths; who has 1,000 more comes first e times as often.
    """
    whole, parts = _powers()
    most = max(odds.values())
    shares = [0] * seats
    for seat, each in odds.items():
        steps, rest = divmod(most - each, 1000)
        shares[seat] = whole[steps] * parts[rest] // 10**12 if steps <= _NEVER else 0
    return normalized(shares)


def normalized(shares: Sequence[int]) -> list[int]:
    """Divide certainty in proportion to shares; what division leaves over goes to the largest, the first of equals."""
    total = sum(shares)
    found = [CERTAIN * share // total for share in shares]
    found[shares.index(max(shares))] += CERTAIN - sum(found)
    return found


def with_chance(chances: Sequence[int], seat: int, own: int) -> list[int]:
    """Return chances in which a seat has its own and the others share the rest as before; unchanged if it had all."""
    rest = CERTAIN - chances[seat]
    if not rest:
        return list(chances)
    found = [(CERTAIN - own) * each // rest for each in chances]
    found[seat] = 0
    found[found.index(max(found))] += CERTAIN - own - sum(found)
    found[seat] = own
    return found


def mean(faces: Sequence[Sequence[int]], weights: Sequence[int]) -> list[int]:
    """Return the mean of everybody's chances after each face of a die, by weight."""
    by_seat = zip(*faces, strict=True)
    return normalized([sum(weight * each for weight, each in zip(weights, column, strict=True)) for column in by_seat])
