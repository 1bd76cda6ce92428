"""What the chance to come first depends on: written by tests/bench/tune_chances.py, not by hand.

For each number of players the coefficients of `value.odds`, in thousandths.
"""

from __future__ import annotations

from typing import Final

ODDS: Final[dict[int, tuple[int, ...]]] = {
    2: (1603, -3077, 2653, 687, -500, 443, -426, 0, 0),
    3: (1333, -2580, 1940, 508, -583, 280, -523, 0, 0),
    4: (1676, -2550, 1547, 655, -363, 537, -590, 0, 0),
}
