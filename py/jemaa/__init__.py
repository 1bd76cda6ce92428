"""Jemaa: the board games Marrakech and Morocco by their rules. `docs/` describes rules, records and the house."""

from .game import CHANCE, OVER
from .games import GAMES
from .match import Match

__version__ = "0.1.0"
__all__ = ["CHANCE", "GAMES", "OVER", "Match", "__version__"]
