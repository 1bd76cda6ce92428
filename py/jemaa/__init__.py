"""Jemaa: board games of the Jemaa el-Fna square by their rules. `docs/` describes rules, records and the bridge."""

from .game import CHANCE, OVER
from .games import GAMES
from .match import Match

__version__ = "0.1.0"
__all__ = ["CHANCE", "GAMES", "OVER", "Match", "__version__"]
