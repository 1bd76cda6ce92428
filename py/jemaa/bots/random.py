"""A bot that chooses uniformly among the legal actions."""

from __future__ import annotations

from collections.abc import Generator

from ..chance import Stream
from ..game import Action, State


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

    def think(self, state: State) -> Generator[float, None, tuple[Action, str]]:
        """Choose a legal action after a single step."""
        yield 0.0
        return self.choose(state), "reason-random"
