"""The opponents (bots): `opponent` is how programs get one.

Nothing in this package names a game: each game brings its own opponents in its `opponents.py`, imported when one is
first seated. Bots get a copy made by `State.imagine`, never the true hidden information.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from ..chance import Stream
from ..game import Action, State
from ..games import GAMES
from ..judging import BadLevel, Bot, Level, Makers, Thinking, Thought, finished, is_name
from ..match import Match
from . import random
from .random import RandomBot

__all__ = [
    "Opponent",
    "RandomBot",
    "adviser",
    "checked",
    "decider",
    "levels",
    "maker",
    "nearest",
    "opponent",
    "seated",
    "signed",
]

RANDOM = "random"


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game's opponents, the weakest first."""
    return (RANDOM, *GAMES[game].levels)


def checked(game: str, text: str) -> Level:
    """Return the level that a text names (`hard`, `hard#400`), or raise `BadLevel` where a game has none such."""
    level = Level.read(text)
    if level.name not in levels(game) or (level.name == RANDOM and level.work is not None):
        raise BadLevel(f"levels are {', '.join(levels(game))}")
    return level


def nearest(game: str, text: str) -> str:
    """Return a level that plays for one which a stored game names: itself, or the strongest where a game has none such.

    So a game opens that a program with other levels has stored. Raises `BadLevel` if the text can be no level at all.
    """
    name, _ = Level.read(text)
    if not is_name(name):
        raise BadLevel("a level has a name of small letters")
    return text if name in levels(game) and checked(game, text) else levels(game)[-1]


def maker(game: str, text: str) -> Callable[[Stream], Bot]:
    """Return what makes opponents of a level, or raise `BadLevel`; to seat many, the level is checked only once."""
    level = checked(game, text)
    if level.name == RANDOM:
        return RandomBot
    makers: Makers = _module(game).LEVELS
    return partial(makers[level.name], level)


def seated(game: str, text: str, chance: Stream) -> Bot:
    """Return the opponent of a level, or raise `BadLevel`."""
    return maker(game, text)(chance)


def signed(game: str, text: str) -> str:
    """Return a level with the version of the opponents that plays it now, as records have it: `hard@1`."""
    version = random.VERSION if checked(game, text).name == RANDOM else _module(game).VERSION
    return f"{text}@{version}"


def _module(game: str) -> Any:
    """Import a game's own opponents."""
    return import_module(f"jemaa.games.{game}.opponents")


def decider(match: Match, text: str) -> tuple[Bot, State]:
    """Return the opponent of a level for the next decision of a match, and the position as it may see it.

    Both draw from the match's seed, so that a seed gives the same game wherever it is played.
    """
    return _thinker(match, text, "bot")


def adviser(match: Match) -> tuple[Bot, State]:
    """Return the strongest opponent of a game, to advise the person who is to act, and the position as it may see it.

    It sees no more than an opponent would. Its stream of random numbers is its own: neither that of the rolls, nor that
    of an opponent in this seat.
    """
    return _thinker(match, levels(match.game.name)[-1], "advice")


def _thinker(match: Match, text: str, purpose: str) -> tuple[Bot, State]:
    chance = Stream(f"{match.seed or ''}/{purpose}/{match.state.to_act}/{match.ply}")
    return seated(match.game.name, text, chance), match.state.imagine(match.state.to_act, chance)


def opponent(game: str, level: str, seed: str) -> Opponent:
    """Return an opponent of a game for one seat; raises `BadLevel` where there is no such level.

    The same seed gives the same choices in the same positions, asked for in the same order.
    """
    chance = Stream(seed)
    return Opponent(seated(game, level, chance), chance)


class Opponent:
    """An opponent that is asked with the true position, and imagines by itself what it may not know."""

    def __init__(self, bot: Bot, chance: Stream) -> None:
        """Take the bot, and the stream of random numbers from which it imagines."""
        self._bot = bot
        self._chance = chance

    def choose(self, state: State) -> Action:
        """Choose a legal action at once."""
        return self._bot.choose(state.imagine(state.to_act, self._chance))

    def think(self, state: State) -> Thinking:
        """Choose a legal action in steps of a few milliseconds, so that a program stays answerable."""
        return self._bot.think(state.imagine(state.to_act, self._chance))

    def thought(self, state: State) -> Thought:
        """Think to the end: return the action, its reason, and the choices judged."""
        return finished(self.think(state))
