"""A table of phases, for games of several: what is legal in each, what an action does, what is asked, why not.

No game has to use it, and nothing here knows one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from .game import Action, Event, Json, Shape, State

P = TypeVar("P")
N = TypeVar("N", bound=str)
F = TypeVar("F", bound=Shape)
Q = TypeVar("Q", bound=Shape)

#: Applies an action to a position and appends the events, consequences included, each once the position is as it says.
Apply: TypeAlias = Callable[[P, Any, list[Event]], None]
#: By the type of an action (`NoneType`: the next roll): returns what it may bring. Other actions have no forecast.
Forecasts: TypeAlias = Mapping[type, Callable[[P, Any], F]]


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
    advancing = tuple(phase.advance for phase in phases)

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
        without_events = advancing[state.phase]
        return without_events(state, action) if without_events else applying[state.phase](state, action, [])

    return legal, apply, apply_into, advance


def why_not(phase: Phase[Any, Any, Any, Any], state: State, picks: Sequence[str]) -> Json:
    """Return the reason why no legal action contains all these picks."""
    return phase.why(state, Picks(picks))


def forecast_of(phase: Phase[Any, Any, F, Any], state: State, action: Any) -> F | None:
    """Return what an action (None: the next roll) may bring, or None where there is nothing to say."""
    foretell = phase.forecasts.get(type(action))
    return foretell(state, action) if foretell else None
