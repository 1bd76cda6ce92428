"""The opponents of heaps: one that reads the wrong die, and one that takes many stones, but for its whims."""

from __future__ import annotations

from typing import Any, Final

from ...engine.chance import Stream
from ...engine.game import Action
from ...opponents.bot import POINT, Judged, Level, Makers, Thinker, Thinking, Thought, sentence

VERSION: Final = 1

#: How many whims `hard` has about each choice, unless its level says another number.
WHIMS: Final = 4


class Easy(Thinker):
    """Takes as many stones as the lower die says: it overlooks that the higher one counts."""

    __slots__ = ()

    def think(self, state: Any) -> Thinking:
        """Choose among the takes that the lower die allows."""
        yield 0.0
        few = [action for action in state.legal() if taken(action) <= state.rolled[0]]
        return thought([Judged(action, POINT * (taken(action) - state.cost)) for action in few], "reason-lower")


class Hard(Thinker):
    """Takes the most stones mostly: a choice is worth less by the mean of some random numbers."""

    __slots__ = ("_below", "_whims")

    def __init__(self, level: Level, chance: Stream) -> None:
        """Take the level, whose work is the number of whims about each choice, and the stream of random numbers."""
        self._below = chance.below
        self._whims = level.work or WHIMS

    def think(self, state: Any) -> Thinking:
        """Judge one choice after the other."""
        legal = state.legal()
        choices = []
        for number, action in enumerate(legal):
            less = 0
            for whim in range(self._whims):
                yield (number + whim / self._whims) / len(legal)
                less += self._below(4)
            choices.append(Judged(action, POINT * taken(action) - POINT * less // self._whims))
        best = max(choices, key=lambda choice: choice.worth).action
        return thought(choices, "reason-most" if taken(best) == state.most else "reason-later")


def taken(action: Action) -> int:
    """Return how many stones an action takes."""
    return int(action.text.rpartition(" ")[2])


def thought(choices: list[Judged], reason: str) -> Thought:
    """Return the best of the choices, the first of equals, with its reason."""
    ordered = sorted(choices, key=lambda choice: -choice.worth)
    _, heap, count = ordered[0].action.text.split()
    return Thought(ordered[0].action, sentence(reason, heap=heap, count=int(count)), ordered)


LEVELS: Final[Makers] = {"easy": lambda level, chance: Easy(), "hard": Hard}
