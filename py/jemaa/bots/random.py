"""An opponent that plays anything legal, every action as likely as any other."""

from __future__ import annotations

from collections.abc import Generator

from ..chance import Stream
from ..game import Action, State


class RandomBot:
    """Plays at random; its choices come from its own stream, so the dice of the game do not depend on them."""

    __slots__ = ("_below",)

    def __init__(self, chance: Stream) -> None:
        """Take the stream that decides."""
        self._below = chance.below

    def choose(self, state: State) -> Action:
        """Choose among the legal actions."""
        legal = state.legal()
        return legal[self._below(len(legal))]

    def think(self, state: State) -> Generator[float, None, tuple[Action, str]]:
        """Choose after one step, as the others do."""
        yield 0.0
        return self.choose(state), "reason-random"
