"""The opponents, by level: who can take a seat, and what their driver may expect of them.

Rooms here name no game. An opponent that looks ahead does so on `State.imagine`, never on the true hidden part.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Protocol, TypeAlias

from ..chance import Stream
from ..game import Action, State
from .random import RandomBot

#: Thinking in small steps: yields the progress (0 to 1) between them, returns the action and its reason's key.
Thinking: TypeAlias = Generator[float, None, tuple[Action, str]]


class Bot(Protocol):
    """An opponent of some level."""

    def choose(self, state: State) -> Action:
        """Choose a legal action at once."""

    def think(self, state: State) -> Thinking:
        """Choose a legal action in steps of a few milliseconds."""


LEVELS: dict[str, Callable[[Stream], Bot]] = {"random": RandomBot}
