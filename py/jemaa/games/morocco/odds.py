"""What the chance to come first depends on: written by tests/bench/tune_chances.py, not by hand.

For each number of players the coefficients of `value.odds`, in thousandths.
"""

from __future__ import annotations

from typing import Final

ODDS: Final[dict[int, tuple[int, ...]]] = {
    2: (281, 2156, -2227, 290, -310, 61, -42),
    3: (500, 2163, -2283, 517, -354, 135, -261),
    4: (698, 2220, -2261, 462, -513, 257, -346),
    5: (780, 2265, -2189, 530, -475, 302, -322),
}
