"""What the shared rooms may expect of a game: the protocols, and nothing else.

The words are those of OpenSpiel and python-chess. A game implements them in its own folder under `games/`;
whoever reads only this file can drive any of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from .chance import Stream
from .fields import Field

#: `State.to_act` where the dice decide, and where nobody does any more.
CHANCE: Final = -1
OVER: Final = -2

#: What happened: a tuple, its kind first, then raw values. Tuples, because a million of them are made a second;
#: `Game.named` gives their parts names.
Event: TypeAlias = tuple[Any, ...]
Events: TypeAlias = Sequence[Event]
Json: TypeAlias = dict[str, Any]
#: What a table shows: in a game's own `shapes.py` each part has its name and type.
Shape: TypeAlias = Mapping[str, Any]


class Action:
    """One thing that a player or a die can do: an interned constant, compared by identity."""

    __slots__ = ("picks", "text")

    def __init__(self, text: str, *picks: str) -> None:
        """Name the action in notation, and the things a person taps, in any order, to choose it."""
        self.text = text
        self.picks = picks

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self.text}>"


class State(Protocol):
    """A position: what is true, what is legal, what an action does."""

    @property
    def to_act(self) -> int:
        """Return a seat from 0, `CHANCE` or `OVER`."""

    @property
    def mover(self) -> int:
        """Return the seat whose turn it is, also while the dice decide."""

    def legal(self) -> Sequence[Action]:
        """List the actions (or die faces) possible now, each once, sorted by text; none when the game is over."""

    def outcomes(self) -> tuple[int, ...]:
        """Give the integer weights of the faces that `legal()` lists at a chance point."""

    def apply(self, action: Any) -> Events:
        """Do a legal action and return what happened; whether it is legal is the caller's to know."""

    def copy(self) -> State:
        """Return an independent position equal to this one."""

    def imagine(self, chance: Stream) -> State:
        """Return a copy whose hidden part, if any, is drawn anew: all that an opponent may look at."""

    def scores(self) -> list[int]:
        """Return each seat's points as if the game ended now."""

    def ranking(self) -> list[list[int]]:
        """Return the seats in groups from first to last; seats that share a place stand in one group, ascending."""

    def text(self) -> str:
        """Return the position as a line of text, which `Game.position` reads; equal positions have equal texts."""


class Game(Protocol):
    """A game by its rules; it holds no position."""

    @property
    def name(self) -> str:
        """Return the name used in records and addresses: small letters of English, as the folder's name."""

    @property
    def rules(self) -> int:
        """Return the number that rises when a legal list, its order or the meaning of an action changes."""

    @property
    def seats(self) -> range:
        """Return the possible numbers of players."""

    @property
    def colors(self) -> Sequence[str]:
        """List the colours that players choose from."""

    @property
    def options(self) -> Mapping[str, Sequence[Any]]:
        """Map each option to the values it can have, the default first: texts, whole numbers, or true and false.

        No two of one option are written alike (`4`, `true`), so that an address and the command line can carry each as
        a text.
        """

    @property
    def actions(self) -> Mapping[str, Action]:
        """Map every text of the notation to its action, dice included."""

    def colors_each(self, players: int) -> int:
        """Return how many colours each of that many players owns."""

    def setup(self, players: Sequence[Json], options: Json, chance: Stream) -> Json:
        """Draw a set-up for a record; its `first` is the seat that begins."""

    def start(self, players: Sequence[Json], options: Json, setup: Json) -> State:
        """Return the first position, or raise `BadRecord` for a set-up that cannot be."""

    def position(self, text: str) -> State:
        """Return the position that a text says, or raise `BadRecord`; each position has one text and no other."""

    def setup_fields(self, players: Sequence[Json]) -> Mapping[str, Field]:
        """Return what a set-up for these players can hold, key by key, for the short form of a record."""

    def view(self, state: Any) -> Shape:
        """Return all that a table shows, as values that JSON has.

        `phase`: a name. `prompt`: `key` and `args` of the sentence that asks; unless the game is over, `args` has
        the `seat` (from 0) whose turn it is, also while the dice decide. `seats`: for each seat in order at least
        `seat` and `score`, the points as `scores()` counts them; `out` where somebody has left the game. `board`:
        what this game's own drawings need. `dice`: whether any are ever rolled in this game. `result`: None until
        the game is over.
        """

    def named(self, event: Event) -> Shape:
        """Return an event with its parts named."""

    def forecast(self, state: Any, action: Any) -> Shape | None:
        """Return what an action (None: the next roll) may bring, or None where there is nothing to say."""

    def why(self, state: Any, picks: Sequence[str]) -> Json | None:
        """Return key and arguments of the reason why no legal action contains these picks; None if one does."""

    def draw(self, state: Any) -> str:
        """Draw the position as text, for terminals and tests."""
