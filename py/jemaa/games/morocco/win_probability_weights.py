"""What the chance to come first depends on: written by tests/bench/tune_chances.py, not by hand.

For each number of players the coefficients of `win_probability.Basis.terms`, in thousandths.
"""

from __future__ import annotations

from typing import Final

ODDS: Final[dict[int, tuple[int, ...]]] = {
    2: (344, 1972, -2055, 308, -353, -9, 41),
    3: (522, 2195, -2219, 487, -417, 221, -218),
    4: (586, 2215, -2025, 473, -345, 294, -359),
    5: (761, 2244, -2366, 433, -350, 332, -357),
}
