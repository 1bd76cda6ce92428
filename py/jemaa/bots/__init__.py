"""The opponents (bots) by level, and the protocol that they implement.

Nothing in this package names a game. Bots get a copy made by `State.imagine`, never the true hidden information.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Protocol, TypeAlias

from ..chance import Stream
from ..game import Action, State
from .random import RandomBot

#: Thinking in small steps: yields the progress (0 to 1) after each, returns the action and the key of its reason.
Thinking: TypeAlias = Generator[float, None, tuple[Action, str]]


class Bot(Protocol):
    """An opponent."""

    def choose(self, state: State) -> Action:
        """Choose a legal action at once."""

    def think(self, state: State) -> Thinking:
        """Choose a legal action in steps of a few milliseconds."""


LEVELS: dict[str, Callable[[Stream], Bot]] = {"random": RandomBot}
