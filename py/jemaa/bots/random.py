"""A bot that chooses uniformly among the legal actions."""

from __future__ import annotations

from typing import Final

from ..chance import Stream
from ..game import Action, State
from ..judging import Thinking, Thought, said

VERSION: Final = 1


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

    def think(self, state: State) -> Thinking:
        """Choose a legal action after a single step."""
        yield 0.0
        return Thought(self.choose(state), said("reason-random"))
