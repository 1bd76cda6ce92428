"""What the chance to come first depends on: written by tests/bench/tune_chances.py, not by hand.

For each number of players the coefficients of `value.odds`, in thousandths.
"""

from __future__ import annotations

from typing import Final

ODDS: Final[dict[int, tuple[int, ...]]] = {
    2: (331, 2278, -2287, 354, -378, 108, -214),
    3: (637, 2209, -2341, 443, -410, 157, -278),
    4: (744, 2229, -2250, 464, -503, 273, -343),
    5: (768, 2262, -2206, 561, -447, 304, -327),
}
