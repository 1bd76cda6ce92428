"""The interface of opponents (bots), whichever the game: `Bot`, `Level`, what they think, and what they answer.

A game's own opponents are in its `opponents.py`, which nothing imports before one is seated: a page that plays among
people must not wait for it. Their numbers are whole ones throughout, so that a seed gives the same game on every
platform: sums of fractions, and the last digits of `exp` and `log`, differ between versions of Python.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from ..engine.chance import Stream
from ..engine.game import Action, Json, State
from ..errors import BadLevel as BadLevel  # noqa: PLC0414  # programs import it from here

S = TypeVar("S", bound=State)
#: Worth is counted in thousandths of a point.
POINT: Final = 1000
#: The reason of a decision without a choice.
FORCED: Final = "reason-forced"
#: Most letters of the name of a level.
LONGEST_NAME: Final = 20
#: Most work that a level can be asked for.
MOST_WORK: Final = 100_000


class Level(NamedTuple):
    """How well an opponent plays: a name, and how much work it does for a decision (None: the level's own amount)."""

    name: str
    work: int | None = None

    @classmethod
    def read(cls, text: str) -> Level:
        """Read `hard` or `hard#400`, or raise `BadLevel`; whether a game has the level is not checked."""
        name, mark, work = text.partition("#")
        if not mark:
            return cls(name)
        if not (work.isascii() and work.isdecimal() and len(work) < 7 and 0 < int(work) <= MOST_WORK):
            raise BadLevel(f"after # stands the work, a whole number from 1 to {MOST_WORK}")
        return cls(name, int(work))


def lead(values: Sequence[int], seat: int) -> int:
    """Return what a seat has more than the others on average."""
    own = values[seat]
    return own - (sum(values) - own) // (len(values) - 1)


def child(state: S, action: Action) -> S:
    """Return a copy of a position in which an action has been played."""
    after = state.copy()
    after.advance(action)
    return after


def is_name(text: str) -> bool:
    """Return whether a text can be the name of a level, in this version or another: small letters, not too many."""
    return text.isascii() and text.isalpha() and text.islower() and len(text) <= LONGEST_NAME


def has_version(text: Any) -> bool:
    """Return whether a text names a level and the version of the opponents that played it: `hard@1`, `hard#400@2`."""
    if not isinstance(text, str):
        return False
    level, _, version = text.partition("@")
    try:
        name = Level.read(level).name
    except BadLevel:
        return False
    return is_name(name) and version.isascii() and version.isdecimal() and len(version) < 7 and version[0] != "0"


class Judged(NamedTuple):
    """A choice, and its worth: the lead over the mean of the others with which the seat is expected to end."""

    action: Action
    worth: int


class Thought(NamedTuple):
    """What an opponent has found: an action, the key and arguments of its reason, the choices judged, best first."""

    action: Action
    reason: Json
    choices: Sequence[Judged] = ()


#: Thinking in small steps of a few milliseconds: yields the progress (0 to 1) after each, returns a thought.
Thinking: TypeAlias = Generator[float, None, Thought]


class Bot(Protocol):
    """An opponent. It gets copies made by `State.imagine`, never the true hidden information."""

    def choose(self, state: State) -> Action:
        """Choose a legal action at once."""

    def think(self, state: State) -> Thinking:
        """Choose a legal action in steps of a few milliseconds."""


class Thinker:
    """A bot that chooses by thinking to the end."""

    __slots__ = ()

    def think(self, state: Any) -> Thinking:
        """Choose a legal action in steps of a few milliseconds."""
        raise NotImplementedError

    def choose(self, state: Any) -> Action:
        """Choose a legal action at once."""
        return think_to_end(self.think(state)).action


def think_to_end(thinking: Thinking) -> Thought:
    """Think to the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as thought:
            found: Thought = thought.value
            return found


#: Makes the opponent of a level of a game, with its stream of random numbers.
Maker: TypeAlias = Callable[[Level, Stream], Bot]
#: A game's `opponents.py` has these: the levels that `Game.levels` names, and a number that is raised when one changes.
Makers: TypeAlias = Mapping[str, Maker]


def sentence(key: str, **arguments: Any) -> Json:
    """Return a reason as key and arguments of its sentence."""
    return {"key": key, "args": arguments}
