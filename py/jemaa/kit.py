"""What a game can be built of, whichever it is: positions in slots, a table of phases, picks by role, ranking.

No game has to use it, and nothing here knows one. What the shared modules expect of a game is in `game.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import wraps
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from .errors import BadRecord
from .game import Action, Event, Json, Shape, State

P = TypeVar("P")
R = TypeVar("R")
N = TypeVar("N", bound=str)
F = TypeVar("F", bound=Shape)
Q = TypeVar("Q", bound=Shape)
E = TypeVar("E", bound=Shape)

#: Applies an action to a position and appends the events, consequences included, each once the position is as it says.
Apply: TypeAlias = Callable[[P, Any, list[Event]], None]
#: By the type of an action (`NoneType`: the next roll): returns what it may bring. Other actions have no forecast.
Forecasts: TypeAlias = Mapping[type, Callable[[P, Any], F]]


class Slotted:
    """An object that has slots only: copied and compared slot by slot."""

    __slots__ = ()
    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Remember all slots, those of the classes below included."""
        cls._names = tuple(name for each in cls.__mro__ for name in each.__dict__.get("__slots__", ()))

    def copy(self) -> Self:
        """Return an independent copy; lists are copied, all else is immutable and shared."""
        twin = self.__new__(type(self))
        for name in self._names:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def __eq__(self, other: object) -> bool:
        """Compare all slots."""
        return isinstance(other, type(self)) and all(
            getattr(self, name) == getattr(other, name) for name in self._names
        )

    __hash__ = None  # type: ignore[assignment]  # it changes


class Written:
    """A position by its text: so it is shown, and so it is compared."""

    __slots__ = ()

    def text(self) -> str:
        """Return the position as a line of text."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Show the text."""
        return self.text()

    def __eq__(self, other: object) -> bool:
        """Compare everything that is true of two positions: what their texts say."""
        return isinstance(other, type(self)) and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __copy__(self) -> Any:
        """Return an independent copy, as `copy` does."""
        return self.copy()  # type: ignore[attr-defined]  # every position has it


class Rules:
    """What the rules of every game are: the one constant `GAME` of their module, also after copying."""

    name: str

    def __repr__(self) -> str:
        """Show how to get the game."""
        return f"jemaa.game({self.name!r})"

    def __reduce__(self) -> str:
        """Come back as the same constant."""
        return "GAME"


class Picks:
    """What a person has tapped, by role: of `space:c3.nw` the role is `space`, the value `c3.nw`."""

    def __init__(self, picks: Sequence[str]) -> None:
        """Sort the picks by role, each once."""
        self.by_role: dict[str, list[str]] = {}
        for pick in dict.fromkeys(picks):
            role, _, value = pick.partition(":")
            self.by_role.setdefault(role, []).append(value)

    def one(self, role: str) -> str | None:
        """Return the one value of a role, or None where there is none or more."""
        values = self.by_role.get(role, [])
        return values[0] if len(values) == 1 else None

    def roles(self) -> set[str]:
        """Return the roles that occur."""
        return set(self.by_role)


def no_effect(position: Any, action: Action, events: list[Event]) -> None:
    """Fail: in this phase nothing is legal."""
    raise LookupError(f"{action} is applied where nothing is legal")


class Phase(NamedTuple, Generic[P, N, F, Q]):
    """A row of a game's table of phases: all that depends on what a position waits for.

    Generic in the game's positions, the names of its phases, its forecasts and its prompts.
    """

    name: N
    #: the actions that are always legal, sorted by text; or what lists those that are legal in a position
    legal: tuple[Action, ...] | Callable[[P], Sequence[Action]]
    apply: Apply[P]
    forecasts: Forecasts[P, F]
    #: returns key and arguments of the reason why nothing legal contains the picks
    why: Callable[[P, Picks], Json]
    #: returns key and arguments of the sentence that asks for an action
    prompt: Callable[[P], Q]
    #: does the same as `apply` without events; None: `apply` does it, and its events are dropped
    advance: Callable[[P, Any], object] | None = None


def _without_events(apply: Apply[P]) -> Callable[[P, Any], object]:
    return lambda position, action: apply(position, action, [])


def in_order(rows: Mapping[int, Phase[P, N, F, Q]]) -> tuple[Phase[P, N, F, Q], ...]:
    """Return a table of phases, each row at its number."""
    return tuple(rows[number] for number in range(len(rows)))


class InPhase(Protocol):
    """A position whose `phase` is the number of a row of its game's table."""

    phase: int


def _nothing(position: Any) -> Sequence[Action]:
    return ()


def methods_of(
    phases: Sequence[Phase[Any, N, F, Q]],
) -> tuple[
    Callable[[InPhase], Sequence[Action]],
    Callable[[InPhase, Any], list[Event]],
    Callable[[InPhase, Any, list[Event]], None],
    Callable[[InPhase, Any], object],
]:
    """Return `legal`, `apply`, `apply_into` and `advance` of a state whose phases these are.

    Functions that hold the table's columns: to look up its rows instead took a twentieth of the time of a random game.
    """
    fixed = tuple(() if callable(phase.legal) else phase.legal for phase in phases)
    listed = tuple(phase.legal if callable(phase.legal) else _nothing for phase in phases)
    applying = tuple(phase.apply for phase in phases)
    advancing = tuple(phase.advance or _without_events(phase.apply) for phase in phases)

    def legal(state: InPhase) -> Sequence[Action]:
        """List what can be done now, sorted by text."""
        return fixed[state.phase] or listed[state.phase](state)

    def apply(state: InPhase, action: Any) -> list[Event]:
        """Do a legal action and return what happened."""
        events: list[Event] = []
        applying[state.phase](state, action, events)
        return events

    def apply_into(state: InPhase, action: Any, events: list[Event]) -> None:
        """Do a legal action and append what happens, while it happens."""
        applying[state.phase](state, action, events)

    def advance(state: InPhase, action: Any) -> object:
        """Do a legal action; no events are made."""
        return advancing[state.phase](state, action)

    return legal, apply, apply_into, advance


def remembered(follows_from: Callable[[P], Hashable], most: int) -> Callable[[Callable[[P], R]], Callable[[P], R]]:
    """Remember what a function of a position returns, by all of the position that it follows from.

    Up to `most` results are remembered; then all are forgotten. Whoever gets one must not change it.
    """

    def remembering(function: Callable[[P], R]) -> Callable[[P], R]:
        known: dict[Hashable, R] = {}

        @wraps(function)
        def known_or_found(position: P) -> R:
            key = follows_from(position)
            try:
                return known[key]  # looked up once: a tuple does not keep its hash
            except KeyError:
                if len(known) >= most:
                    known.clear()
                found = known[key] = function(position)
                return found

        return known_or_found

    return remembering


def why(phase: Phase[Any, Any, Any, Any], state: State, picks: Sequence[str]) -> Json:
    """Return the reason why no legal action contains all these picks."""
    return phase.why(state, Picks(picks))


def forecast(phase: Phase[Any, Any, F, Any], state: State, action: Any) -> F | None:
    """Return what an action (None: the next roll) may bring, or None where there is nothing to say."""
    foretell = phase.forecasts.get(type(action))
    return foretell(state, action) if foretell else None


def named(event: Event, parts: Mapping[str, Callable[..., E]]) -> E:
    """Return an event's type and its parts, named by what its kind stands for in `parts`."""
    kind, *rest = event
    return parts[kind](*rest)


class Comparable(Protocol):
    """What can be sorted."""

    def __lt__(self, other: Any, /) -> bool:
        """Return whether this comes first."""


def ranked(worth: Mapping[int, Comparable]) -> list[list[int]]:
    """Group seats by what each is worth, the most first; those worth the same share a group, ascending."""
    groups: dict[Comparable, list[int]] = {}
    for seat, each in worth.items():
        groups.setdefault(each, []).append(seat)
    return [groups[each] for each in sorted(groups, reverse=True)]


def first_seat(setup: Json, players: Sequence[Json]) -> int:
    """Return the seat that begins by a set-up, or raise `BadRecord`."""
    first = setup["first"]
    if type(first) is not int or not 0 <= first < len(players):
        raise BadRecord("first must be a seat", "setup-first")
    return first
