"""Start here: the rules of board games of the Jemaa el-Fna square, and opponents that play them.

Two opponents play a whole game, which is saved:

>>> from jemaa import CHANCE, Match, opponent, record
>>> match = Match.new("marrakech", players=2)
>>> seats = [opponent("marrakech", level) for level in ("medium", "random")]
>>> while not match.is_over:
...     events = match.play(match.rolled() if match.to_act == CHANCE else seats[match.to_act].choose(match))
>>> record.write(match, "game.jemaa.json")

- `GAMES` maps names to games, `game` returns one, `levels` names the levels of its opponents.
- `Match.new` begins a match. `match.to_act` is the seat that decides, counted from 0, or `CHANCE` (a die is rolled
  next: `match.rolled()` says what the seed draws), or `OVER`. `match.legal` lists the actions, `match.play` plays one.
- `match.state` is the position: `copy()` it to try what `apply` would do; `scores()` and `ranking()` tell how it
  stands; `text()` writes it as one line, which `game(...).position` reads.
- `opponent` returns an opponent for a seat. It is asked with the match, and never uses what its seat may not know.
- `analysis.analyse` tells of a match that is over what decided it: chances, luck, skill, turning points.
- `record` writes matches to files and reads them, `errors` has what can be raised.

What a position shows to people is `game(...).view(state)`. Modules that are not named here are the inside of the
engine: they may change with any version.

>>> from jemaa import GAMES, OVER, __version__
>>> list(GAMES), CHANCE, OVER
(['marrakech', 'morocco'], -1, -2)
>>> __version__.count(".")
2
"""

from importlib import import_module
from types import ModuleType

from . import errors, record
from .engine.game import CHANCE, OVER, Action, Face, Game, State
from .games import GAMES, game
from .match import Match, Result
from .match.history import History
from .opponents.registry import Opponent, levels, opponent

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Action",
    "Face",
    "Game",
    "History",
    "Match",
    "Opponent",
    "Result",
    "State",
    "__version__",
    "analysis",
    "errors",
    "game",
    "levels",
    "opponent",
    "record",
]


def __getattr__(name: str) -> ModuleType:
    """Import what a start does not need once somebody asks for it."""
    if name == "analysis":
        return import_module(".analysis", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
