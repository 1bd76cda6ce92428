"""The interface between the games and the modules that they share: the protocols `Game` and `State`, and `Action`.

The vocabulary is that of OpenSpiel and python-chess. Each game implements the protocols in a folder of `games/`; this
file is all that a caller needs to know to play any of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeAlias

from .chance import Stream

if TYPE_CHECKING:
    from ..formats.mixed_radix import Field

#: Values of `State.to_act`: a die is rolled next; the game is over.
CHANCE: Final = -1
OVER: Final = -2

#: What happened: a tuple of the event's type and raw values; `Game.named` turns it into a dictionary. Tuples, because a
#: simulation makes a million events a second.
Event: TypeAlias = tuple[Any, ...]
Events: TypeAlias = Sequence[Event]
Json: TypeAlias = dict[str, Any]
#: A view, event or forecast; each game's `shapes.py` has its exact type.
Shape: TypeAlias = Mapping[str, Any]


class Action:
    """An action of a player or a die: a constant that exists once, so that actions are compared by identity.

    Copies, and what comes back from another process, are that same constant.

    >>> import copy, jemaa
    >>> action = jemaa.game("marrakech").actions["lay c4-d4"]
    >>> action
    jemaa.game('marrakech').actions['lay c4-d4']
    >>> action.text, action.game, copy.deepcopy(action) is action
    ('lay c4-d4', 'marrakech', True)
    """

    __slots__ = ("picks", "text")
    #: the name of the game: that of the folder of `games/` in which the action's class stands
    game: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """See to which game the class belongs."""
        _, _, inside = cls.__module__.partition("jemaa.games.")
        cls.game = inside.partition(".")[0]

    def __init__(self, text: str, *picks: str) -> None:
        """Take the notation, and the picks: what a person taps, in any order, to choose the action."""
        self.text = text
        self.picks = picks

    def __repr__(self) -> str:
        """Show how to get the constant."""
        return f"jemaa.game({self.game!r}).actions[{self.text!r}]" if self.game else f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Come back as the same constant."""
        return _constant, (self.game, self.text)


def _constant(game: str, text: str) -> Action:
    """Return an action of a game; the module of the games imports this one, and so is imported late."""
    found: Action = import_module(f"jemaa.games.{game}").GAME.actions[text]
    return found


class Face(Action):
    """A face of a die: what chance does, while every other action is a decision of a player.

    >>> from jemaa import Face, game
    >>> [text for text, action in game("marrakech").actions.items() if isinstance(action, Face)]
    ['die 1', 'die 2', 'die 3', 'die 4']
    """

    __slots__ = ()


class Shorthand(NamedTuple):
    """How people shorten the texts of actions when they type them; `formats.action_parser` reads what they type."""

    unsaid: frozenset[str]
    """words that need not be said: an action without them is meant before others"""
    short: Mapping[str, str]
    """short names of words, for those whose first letter another word has as well"""


class State(Protocol):
    """A position of a game.

    A `viewer`, here and in `Game`, is the seat for which something is shown; None is a spectator, who sees what
    everybody sees.

    >>> from jemaa import Match
    >>> state = Match.new("marrakech", players=3, seed="dunes", first=0).state
    >>> state
    marrakech terracotta/saffron/majorelle - turn 0 d4 north 30/30/30 15T/15S/15M - -
    >>> twin = state.copy()
    >>> twin.apply(twin.legal()[0])
    [('turned', 0, jemaa.game('marrakech').actions['left'], 3, 'M7')]
    >>> twin == state, twin.legal()[0], twin.outcomes()
    (False, jemaa.game('marrakech').actions['die 1'], (1, 2, 2, 1))
    >>> state.scores(), state.ranking()
    ([30, 30, 30], [[0, 1, 2]])
    """

    @property
    def to_act(self) -> int:
        """Return a seat from 0, `CHANCE` or `OVER`."""

    @property
    def mover(self) -> int:
        """Return the seat whose turn it is, also while `to_act` is `CHANCE`."""

    def legal(self) -> Sequence[Action]:
        """List the legal actions (at a chance point the faces), unique, sorted by text; none when the game is over."""

    def outcomes(self) -> tuple[int, ...]:
        """Return the integer weights of the faces at a chance point, in the order of `legal()`."""

    def apply(self, action: Any) -> Events:
        """Apply an action and return its events. The caller must make sure that it is legal: it is not checked here."""

    def apply_into(self, action: Any, events: list[Event]) -> None:
        """Do the same as `apply`, and append each event to `events` once the position is as it says."""

    def advance(self, action: Any) -> object:
        """Do the same as `apply`, for playouts and search, which need no events; what is returned means nothing."""

    def copy(self) -> Self:
        """Return an independent copy."""

    def imagine(self, viewer: int | None, chance: Stream | None) -> State:
        """Return a copy in which all that the viewer does not know is drawn anew.

        Opponents may only look at such a copy. Without `chance` it stays unknown instead, for previews: what an action
        reveals is then missing in the view.
        """

    def scores(self) -> list[int]:
        """Return each seat's points as if the game ended now."""

    def ranking(self) -> list[list[int]]:
        """Return the seats grouped by place, first place first; tied seats are in one group, ascending."""

    def text(self) -> str:
        """Return the position as one line of text, for `Game.position`; equal positions have equal texts."""


class Hiding(Protocol):
    """What the positions of a game have besides if it hides something from any player."""

    def reveals(self, action: Any) -> bool:
        """Return whether a legal action makes known what nobody could know before, other than by a roll."""


class Game(Protocol):
    """The rules of a game, without a position.

    >>> from jemaa import game
    >>> marrakech = game("marrakech")
    >>> marrakech.seats, marrakech.options["cover_own"], marrakech.levels
    (range(2, 5), (False, True), ('easy', 'medium', 'hard'))
    >>> text = "marrakech mint/saffron/majorelle - roll 1 d4 east 31/29/30 14I/15S/15M - Id3-e3"
    >>> state = marrakech.position(text)
    >>> marrakech.view(state)["seats"][0]["score"]
    33
    >>> print(marrakech.draw(state).splitlines()[8])
    3 . . . I=I . .
    """

    @property
    def name(self) -> str:
        """Return the name used in records and addresses: that of the folder, lower-case letters a to z."""

    @property
    def rules(self) -> int:
        """Return the version of the rules: raise it when a list of legal actions, its order or an effect changes."""

    @property
    def seats(self) -> range:
        """Return the possible numbers of players."""

    @property
    def colors(self) -> Sequence[str]:
        """List the colours that players choose from."""

    @property
    def options(self) -> Mapping[str, Sequence[Any]]:
        """Map each option to its possible values, the default first: strings, whole numbers or booleans.

        The values of an option must differ as text (`4`, `true`): addresses and the command line write them so.
        """

    @property
    def private(self) -> bool:
        """Return whether a seat may know what others do not, such as a hand of cards."""

    @property
    def levels(self) -> Sequence[str]:
        """Name the levels that the game's own `opponents.py` plays, the weakest first; none if it has no such module.

        `opponents/bot.py` says what that module has. Every game can be played at random besides.
        """

    @property
    def actions(self) -> Mapping[str, Action]:
        """Map the notation of every action to the action, including the faces of dice."""

    @property
    def shorthand(self) -> Shorthand:
        """Return which words of actions people need not type, and short names of the others."""

    def colors_each(self, players: int) -> int:
        """Return how many colours each player owns in a game of that many players."""

    def setup(self, players: Sequence[Json], options: Json, chance: Stream) -> Json:
        """Draw a random set-up, as it is stored in records; its key `first` is the seat that begins."""

    def start(self, players: Sequence[Json], options: Json, setup: Json) -> State:
        """Return the first position, or raise `BadRecord` for an impossible set-up."""

    def position(self, text: str) -> State:
        """Read a position from its text, or raise `BadRecord`; only the text that `State.text` writes is accepted."""

    def setup_fields(self, players: Sequence[Json]) -> Mapping[str, Field]:
        """Return the possible values of each key of a set-up, for the short form of records."""

    def setup_for(self, setup: Json, state: Any) -> Json:
        """Return the set-up of a match with the hidden part of a position reached from it, mostly an imagined one.

        The log up to there leads to that position. A game in which nothing is hidden returns the set-up as it is; one
        with a `position` instead is possible, too.
        """

    def view(self, state: Any, viewer: int | None = None) -> Shape:
        """Return all that the table shows of a position to a viewer, as JSON values.

        - `phase`: its name.
        - `prompt`: `key` and `args` of the sentence that says what to do. Unless the game is over, `args` has the
          `seat` whose turn it is, also at a chance point.
        - `seats`: as `seats_shown` returns them.
        - `board`: as `board_shown` returns it.
        - `dice`: whether dice are ever rolled in this game.
        - `hidden`: whether something is hidden from everybody now (`State.imagine`) that could still be seen.
        - `result`: None until the game is over.
        """

    def seats_shown(self, state: Any, viewer: int | None = None) -> Sequence[Shape]:
        """Return for each seat in order at least `seat` and `score` (as `scores()`), and `out` if a player has left."""

    def board_shown(self, state: Any, viewer: int | None = None) -> Shape:
        """Return what the game's own drawings need, besides the seats; objects in it always have the same keys."""

    def named(self, event: Event, viewer: int | None = None) -> Shape:
        """Return an event as a dictionary, with what the viewer knows of it."""

    def forecast(self, state: Any, action: Any) -> Shape | None:
        """Return what an action (None: the next roll) may lead to, or None if the game has no forecast for it."""

    def why(self, state: Any, picks: Sequence[str]) -> Json:
        """Return `key` and `args` of the reason why no legal action contains all these picks; called if none does."""

    def draw(self, state: Any) -> str:
        """Draw the position as text, for terminals and tests."""
