"""The errors that a program can meet: unknown or illegal actions, damaged records, names that do not exist.

Each has a `code` and `details`, from which the page makes a sentence in its language; the message (`str(error)`) is
English, for programs, the command line and the console. Nothing here knows a game.

>>> from jemaa import Match, errors, game, opponent
>>> def said(act, *arguments):
...     try:
...         act(*arguments)
...     except errors.JemaaError as error:
...         print(f"{type(error).__name__}: {error}")
>>> match = Match.new("marrakech", players=3, seed="dunes")
>>> said(match.play, "fly")
BadNotation: fly names no action of marrakech; legal here, for example: left, straight
>>> said(match.play, "lay d4-d5")
IllegalAction: lay d4-d5 is not legal at ply 0; legal here, for example: left, straight
>>> said(match.at, 7)
NoSuchPly: there is no ply 7: this match has 0 to 0
>>> said(match.pop)
NothingToUndo: nothing has been played yet
>>> said(match.redo, {0, 1, 2})
NothingToRedo: nothing has been undone
>>> said(Match.new, "marrakech", 9)
BadRecord: marrakech takes 2 to 4 players
>>> said(game, "chess")
NoSuchGame: there is no game chess; games are marrakech, morocco
>>> said(opponent, "marrakech", "wizard")
BadLevel: levels are random, easy, medium, hard
>>> said(opponent("morocco", "random").choose, match)
NotAsked: this opponent plays morocco, and the position is one of marrakech
>>> events = match.play("left"), match.play(match.rolled())
>>> said(match.undo, {0, 1, 2})
NeedsAssent: a roll, another person's action, something revealed or the end has followed
>>> match.apart = True
>>> said(match.undo, {0, 1, 2})
Settled: people play elsewhere: what they were sent, a roll, what it revealed and the end stay
>>> while not match.is_over:
...     events = match.play(match.legal[0])
>>> said(match.play, "left")
GameOver: left comes after the end of the game
>>> from jemaa import analysis
>>> said(analysis.analyse, Match.new("marrakech", players=3))
NoAnalysis: the game is not over
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

E = TypeVar("E", bound=BaseException)


class JemaaError(Exception):
    """Base of all errors caused by input, not by a defect of the program."""

    #: What the page looks its sentence up by; an error that programs alone can meet has none of its own.
    code = "error"

    def __init__(self, message: str, **details: Any) -> None:
        """Take the English message, and `details` as JSON values."""
        super().__init__(message)
        self.details: Mapping[str, Any] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Come back from another process with message and details, whatever the constructor takes."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[E], arguments: tuple[Any, ...]) -> E:
    return kind.__new__(kind, *arguments)


class NoSuchGame(JemaaError, KeyError):
    """A name that no game has; the message lists the names."""

    __str__ = Exception.__str__  # a `KeyError` shows its message as a literal


class NoSuchPly(JemaaError, IndexError):
    """A ply that a match has not reached."""


class BadNotation(JemaaError):
    """A text that names no action of this game."""

    code = "bad-notation"


class IllegalAction(JemaaError):
    """An action of this game that is not legal in this position."""

    code = "illegal-action"


class GameOver(JemaaError):
    """An action after the end of the game."""

    code = "game-over"


class BadRecord(JemaaError):
    """A record, set-up, option or seed that is refused.

    Its details: `why`, the key of the reason; `entry`, the number of the log entry at fault, counted from 1, or None;
    `text`, what was refused. Where a game refuses its set-up, also `game` (see `of`): that game may have a sentence of
    its own for it.
    """

    code = "bad-record"

    def __init__(self, message: str, why: str, entry: int | None = None, text: str = "") -> None:
        """Take the English message and the details."""
        super().__init__(message, why=why, entry=entry, text=text)

    def of(self, game: str) -> BadRecord:
        """Add the name of the game that refuses; return this error."""
        self.details = {**self.details, "game": game}
        return self


class BadLevel(JemaaError):
    """A level of opponents that does not exist; the message lists the levels."""

    code = "bad-level"


class NotAsked(JemaaError):
    """An opponent was asked where no player of its game decides: at a die, at the end, about another game."""


class NothingToUndo(JemaaError):
    """No decision of a person can be undone."""

    code = "nothing-to-undo"


class Settled(NothingToUndo):
    """What was played last stays, because people play elsewhere."""

    code = "settled"


class NothingToRedo(JemaaError):
    """Nothing has been undone."""

    code = "nothing-to-redo"


class NeedsAssent(JemaaError):
    """An undo that the other players must agree to: a roll, another's action, or something revealed came after."""

    code = "needs-assent"


class NoAnalysis(JemaaError):
    """A game that cannot be analysed: it is not over, or it has no chances to come first."""

    code = "no-analysis"
