"""What opponents are made of, whichever the game: their levels, what they think, and what they answer.

A game's own opponents are in its `opponents.py`, which nothing imports before one is seated: a page that plays among
people must not wait for it. Their numbers are whole ones throughout, so that a seed gives the same game on every
platform: sums of fractions, and the last digits of `exp` and `log`, differ between versions of Python.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from .chance import Stream
from .errors import BadLevel as BadLevel  # noqa: PLC0414  # programs import it from here
from .game import Action, Json, State

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


#: A chance is counted in millionths.
CERTAIN: Final = 10**6
#: Powers of e below which a chance is none
_NEVER: Final = 20


@cache
def _powers() -> tuple[list[int], list[int]]:
    """Return e to the power of -n, and of -n / 1000, times 10 ** 12, worked out in whole numbers."""
    whole, parts = [10**12], [10**12]
    for _ in range(_NEVER):
        whole.append(whole[-1] * 367_879_441_171 // 10**12)
    for _ in range(999):
        parts.append(parts[-1] * 999_000_499_833 // 10**12)
    return whole, parts


class Basis(Protocol):
    """What the odds of a seat are made of."""

    def terms(self, more: int) -> Sequence[int]:
        """Return the terms, in ten thousandths; `more`: worth that the seat would have besides its own."""


def odds_of(
    bases: Mapping[int, Basis], coefficients: Sequence[int], better: Mapping[int, int] | None
) -> dict[int, int]:
    """Return the odds of each seat, as `chances_of` takes them; `coefficients` in thousandths, one for each term.

    `better`: by how much more each seat would be worth than it is, in thousandths of a point.
    """
    more, found = better or {}, {}
    for seat, basis in bases.items():
        terms = basis.terms(more.get(seat, 0))
        found[seat] = sum(by * term for by, term in zip(coefficients, terms, strict=True)) // 10_000
    return found


def chances_of(odds: Mapping[int, int], seats: int) -> list[int]:
    """Return the chance of each seat to come first, in millionths that add up to 1; 0 for seats without odds.

    `odds`: in thousandths; who has 1,000 more comes first e times as often.
    """
    whole, parts = _powers()
    most = max(odds.values())
    shares = [0] * seats
    for seat, each in odds.items():
        steps, rest = divmod(most - each, 1000)
        shares[seat] = whole[steps] * parts[rest] // 10**12 if steps <= _NEVER else 0
    return split(shares)


def split(shares: Sequence[int]) -> list[int]:
    """Divide certainty in proportion to shares; what division leaves over goes to the largest, the first of equals."""
    total = sum(shares)
    found = [CERTAIN * share // total for share in shares]
    found[shares.index(max(shares))] += CERTAIN - sum(found)
    return found


def settled(chances: Sequence[int], seat: int, own: int) -> list[int]:
    """Return chances in which a seat has its own and the others share the rest as before; unchanged if it had all."""
    rest = CERTAIN - chances[seat]
    if not rest:
        return list(chances)
    found = [(CERTAIN - own) * each // rest for each in chances]
    found[seat] = 0
    found[found.index(max(found))] += CERTAIN - own - sum(found)
    found[seat] = own
    return found


def following(state: S, action: Action) -> S:
    """Return a copy of a position in which an action has been played."""
    after = state.copy()
    after.advance(action)
    return after


def mean(faces: Sequence[Sequence[int]], weights: Sequence[int]) -> list[int]:
    """Return the mean of everybody's chances after each face of a die, by weight."""
    by_seat = zip(*faces, strict=True)
    return split([sum(weight * each for weight, each in zip(weights, column, strict=True)) for column in by_seat])


def is_name(text: str) -> bool:
    """Return whether a text can be the name of a level, in this version or another: small letters, not too many."""
    return text.isascii() and text.isalpha() and text.islower() and len(text) <= LONGEST_NAME


def is_signed(text: Any) -> bool:
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
        return finished(self.think(state)).action


def finished(thinking: Thinking) -> Thought:
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


def said(key: str, **arguments: Any) -> Json:
    """Return a reason as key and arguments of its sentence."""
    return {"key": key, "args": arguments}
