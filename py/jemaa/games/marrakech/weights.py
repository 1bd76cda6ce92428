"""What the terms of a position's value weigh: written by tests/bench/tune_marrakech.py, not by hand.

For each number of players and each term two whole numbers, in thousandths of a point: the weight when the last rug is
about to be laid, and what is added for a game in which all rugs are still to be laid. `value.py` says what each means.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[int, dict[str, tuple[int, int]]]] = {
    2: {
        "visible": (970, -950),
        "whole": (10, 770),
        "earning": (350, -200),
        "owing": (-480, 350),
        "rugs": (1210, -430),
    },
    3: {
        "visible": (950, -700),
        "whole": (50, 680),
        "earning": (295, -195),
        "owing": (-370, 245),
        "rugs": (1025, -250),
    },
    4: {
        "visible": (930, -450),
        "whole": (90, 590),
        "earning": (240, -190),
        "owing": (-260, 140),
        "rugs": (840, -70),
    },
}
