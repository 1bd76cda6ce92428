"""The registry of opponents (bots): `opponent` is how programs get one.

Nothing in this package names a game: each game brings its own opponents in its `opponents.py`, imported when one is
first seated. Bots get a copy made by `State.imagine`, never the true hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, Final

from ..engine.chance import Stream
from ..engine.game import CHANCE, Action, Game, State
from ..engine.validation import checked_seed, random_seed
from ..errors import BadLevel, NotAsked
from ..games import GAMES
from ..match import Match
from .bot import Bot, Level, Makers, Thinking, Thought, is_name, sentence, think_to_end

__all__ = [
    "Opponent",
    "RandomBot",
    "adviser",
    "checked_level",
    "decider",
    "judge",
    "levels",
    "make_bot",
    "maker",
    "nearest_level",
    "opponent",
    "with_version",
]

RANDOM: Final = "random"
#: Of the opponent that plays at random.
RANDOM_VERSION: Final = 1


class RandomBot:
    """Plays at random, from a stream of its own, so that the rolls of the game do not depend on its choices."""

    __slots__ = ("_below",)

    def __init__(self, chance: Stream) -> None:
        """Take the stream of random numbers."""
        self._below = chance.below

    def choose(self, state: State) -> Action:
        """Choose a legal action at once."""
        legal = state.legal()
        return legal[self._below(len(legal))]

    def think(self, state: State) -> Thinking:
        """Choose a legal action after a single step."""
        yield 0.0
        return Thought(self.choose(state), sentence("reason-random"))


def levels(game: Game | str) -> tuple[str, ...]:
    """Return the levels of a game's opponents, the weakest first; raises `NoSuchGame`.

    >>> from jemaa import levels
    >>> levels("marrakech")
    ('random', 'easy', 'medium', 'hard')
    """
    return (RANDOM, *(GAMES[game] if isinstance(game, str) else game).levels)


def checked_level(game: str, text: str) -> Level:
    """Return the level that a text names (`hard`, `hard#400`), or raise `BadLevel` where a game has none such."""
    level = Level.read(text)
    if level.name not in levels(game) or (level.name == RANDOM and level.work is not None):
        raise BadLevel(f"levels are {', '.join(levels(game))}")
    return level


def nearest_level(game: str, text: str) -> str:
    """Return a level that plays for one which a stored game names: itself, or the strongest where a game has none such.

    So a game opens that a program with other levels has stored. Raises `BadLevel` if the text can be no level at all.
    """
    name, _ = Level.read(text)
    if not is_name(name):
        raise BadLevel("a level has a name of small letters")
    return text if name in levels(game) and checked_level(game, text) else levels(game)[-1]


def maker(game: str, text: str) -> Callable[[Stream], Bot]:
    """Return what makes opponents of a level, or raise `BadLevel`; to seat many, the level is checked only once."""
    level = checked_level(game, text)
    if level.name == RANDOM:
        return RandomBot
    makers: Makers = _module(game).LEVELS
    return partial(makers[level.name], level)


def make_bot(game: str, text: str, chance: Stream) -> Bot:
    """Return the opponent of a level, or raise `BadLevel`."""
    return maker(game, text)(chance)


def with_version(game: str, text: str) -> str:
    """Return a level with the version of the opponents that plays it now, as records have it: `hard@1`."""
    version = RANDOM_VERSION if checked_level(game, text).name == RANDOM else _module(game).VERSION
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
    """Return the opponent of a game that advises the person who is to act, and the position as it may see it.

    It is the strongest, unless the game says that another advises: people wait for advice. It sees no more than an
    opponent would. Its stream of random numbers is its own: neither that of the rolls, nor that of an opponent in this
    seat.
    """
    game = match.game.name
    return _thinker(match, getattr(_module(game), "ADVISER", levels(game)[-1]), "advice")


def judge(game: str, players: int) -> str:
    """Return the level that judges a game that so many have played to its end: the strongest, unless the game says."""
    judges: Mapping[int, str] = getattr(_module(game), "JUDGES", {})
    return judges.get(players, levels(game)[-1])


def _thinker(match: Match, text: str, purpose: str) -> tuple[Bot, State]:
    chance = Stream(f"{match.seed or ''}/{purpose}/{match.state.to_act}/{match.ply}")
    return make_bot(match.game.name, text, chance), match.state.imagine(match.state.to_act, chance)


def opponent(game: Game | str, level: str, seed: str | None = None) -> Opponent:
    """Return an opponent of a game for one seat; raises `NoSuchGame`, or `BadLevel` where there is no such level.

    The same seed gives the same choices in the same positions, asked for in the same order; without one it is drawn and
    kept. A level can say how much work is done for each choice: `hard#400`.

    >>> from jemaa import opponent
    >>> opponent("marrakech", "medium", seed="for Yusuf")
    jemaa.opponent('marrakech', 'medium', seed='for Yusuf')
    >>> opponent("marrakech", "wizard")
    Traceback (most recent call last):
    jemaa.errors.BadLevel: levels are random, easy, medium, hard
    """
    name = _called(game)
    seed = random_seed() if seed is None else checked_seed(seed)
    chance = Stream(seed)
    return _Named(make_bot(name, level, chance), chance, name, level, seed)


def _called(game: Game | str) -> str:
    """Return the name of a game, or raise `NoSuchGame`."""
    return GAMES[game].name if isinstance(game, str) else game.name


class Opponent:
    """An opponent that is asked with the true position (or the match), and imagines by itself what it may not know.

    >>> from jemaa import Match, opponent
    >>> match = Match.new("marrakech", players=2, seed="dunes")
    >>> yusuf = opponent("marrakech", "easy", seed="for Yusuf")
    >>> events = match.play(yusuf.choose(match))
    >>> yusuf.choose(match)
    Traceback (most recent call last):
    jemaa.errors.NotAsked: a die is rolled now: no player decides
    """

    def __init__(self, bot: Bot, chance: Stream) -> None:
        """Take the bot, and the stream of random numbers from which it imagines."""
        self._bot = bot
        self._chance = chance

    def __copy__(self) -> Opponent:
        """Return an independent copy: a stream of random numbers is never shared."""
        from copy import deepcopy  # noqa: PLC0415  # no page copies one

        return deepcopy(self)

    def choose(self, position: State | Match) -> Action:
        """Choose a legal action at once; raises `NotAsked` where no player of the game decides.

        >>> from jemaa import Match, opponent
        >>> opponent("morocco", "random", seed="for Inès").choose(Match.new("morocco", players=4, seed="dunes"))
        jemaa.game('morocco').actions['scout 5']
        """
        return self._bot.choose(self._imagined(position))

    def think(self, position: State | Match) -> Thinking:
        """Choose a legal action in steps of a few milliseconds, so that a program stays answerable.

        A generator: it yields its progress from 0 to 1, and returns a `Thought`.

        >>> from jemaa import Match, opponent
        >>> thinking = opponent("marrakech", "hard", seed="for Inès").think(Match.new("marrakech", players=2))
        >>> 0 <= next(thinking) <= 1
        True
        """
        return self._bot.think(self._imagined(position))

    def thought(self, position: State | Match) -> Thought:
        """Think to the end: return the action, its reason, and the choices judged, best first.

        Each choice has its worth: the lead with which the seat is expected to end, in thousandths of a point.

        >>> from jemaa import Match, opponent
        >>> match = Match.new("marrakech", players=2, seed="dunes")
        >>> thought = opponent("marrakech", "easy", seed="for Inès").thought(match)
        >>> thought.action, thought.reason["key"]
        (jemaa.game('marrakech').actions['left'], 'reason-alike')
        """
        return think_to_end(self.think(position))

    def _imagined(self, position: State | Match) -> State:
        """Return a copy of the position without what the seat that decides may not know."""
        state = position.state if isinstance(position, Match) else position
        if state.to_act < 0:
            now = "a die is rolled now" if state.to_act == CHANCE else "the game is over"
            raise NotAsked(f"{now}: no player decides")
        return state.imagine(state.to_act, self._chance)


class _Named(Opponent):
    """An opponent that shows how it was made, and refuses the positions of other games."""

    def __init__(self, bot: Bot, chance: Stream, game: str, level: str, seed: str) -> None:
        """Take also the arguments of `opponent`."""
        super().__init__(bot, chance)
        self.game, self.level, self.seed = game, level, seed
        self._kind: type[State] | None = None  # of the positions known to be of its game

    def __repr__(self) -> str:
        """Show how it was made."""
        return f"jemaa.opponent({self.game!r}, {self.level!r}, seed={self.seed!r})"

    def _imagined(self, position: State | Match) -> State:
        state = position.state if isinstance(position, Match) else position
        if type(state) is not self._kind:
            other = state.text().partition(" ")[0]
            if other != self.game:
                raise NotAsked(f"this opponent plays {self.game}, and the position is one of {other}")
            self._kind = type(state)
        return super()._imagined(state)
