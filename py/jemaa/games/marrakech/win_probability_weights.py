"""What the chance to come first depends on: written by tests/bench/tune_chances.py, not by hand.

For each number of players the coefficients of `win_probability.Basis.terms`, in thousandths.
"""

from __future__ import annotations

from typing import Final

ODDS: Final[dict[int, tuple[int, ...]]] = {
    2: (1609, -3046, 2618, 715, -567, 411, -381, 65, -107),
    3: (1292, -2545, 1983, 602, -650, 459, -485, -32, -41),
    4: (1594, -2502, 1591, 648, -425, 477, -535, 27, -50),
}
