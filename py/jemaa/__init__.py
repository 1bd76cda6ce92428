"""Jemaa: a rules engine for board games of the Jemaa el-Fna square.

`docs/` describes the rules, the record format and the bridge to the page.
"""

from .game import CHANCE, OVER
from .games import GAMES
from .match import Match

__version__ = "0.1.0"
__all__ = ["CHANCE", "GAMES", "OVER", "Match", "__version__"]
