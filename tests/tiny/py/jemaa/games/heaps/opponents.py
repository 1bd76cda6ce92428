"""The opponents of heaps: one that reads the wrong die, and one that plays every choice on to the end a few times."""

from __future__ import annotations

from typing import Any, Final

from ...chance import Stream
from ...game import CHANCE, OVER, Action
from ...judging import POINT, Judged, Level, Makers, Thinker, Thinking, Thought, said
from . import State

VERSION: Final = 1

#: How often `hard` plays each choice on to the end, unless its level says another number.
GAMES: Final = 4


class Easy(Thinker):
    """Takes as many stones as the lower die says: it overlooks that the higher one counts."""

    __slots__ = ()

    def think(self, state: Any) -> Thinking:
        """Choose among the takes that the lower die allows."""
        yield 0.0
        few = [action for action in state.legal() if taken(action) <= state.rolled[0]]
        return thought([Judged(action, POINT * (taken(action) - state.cost)) for action in few], "reason-lower")


class Hard(Thinker):
    """Plays every choice on to the end, everybody taking the most, and chooses the one with the best mean lead."""

    __slots__ = ("_below", "_games")

    def __init__(self, level: Level, chance: Stream) -> None:
        """Take the level, whose work is the number of games for each choice, and the stream of random numbers."""
        self._below = chance.below
        self._games = level.work or GAMES

    def think(self, state: Any) -> Thinking:
        """Judge one choice after the other."""
        legal = state.legal()
        choices = []
        for number, action in enumerate(legal):
            leads = []
            for game in range(self._games):
                yield (number + game / self._games) / len(legal)
                leads.append(self._lead(state, action))
            choices.append(Judged(action, POINT * sum(leads) // (self._games * (len(state.taken) - 1))))
        best = max(choices, key=lambda choice: choice.worth).action
        return thought(choices, "reason-most" if taken(best) == state.most else "reason-later")

    def _lead(self, state: State, action: Action) -> int:
        """Play one game on to its end; return the lead over the mean of the others, times how many they are."""
        seat, after = state.mover, state.copy()
        after.apply(action)
        while after.to_act != OVER:
            legal, rolls = after.legal(), after.to_act == CHANCE
            after.apply(legal[self._below(len(legal))] if rolls else max(legal, key=taken))
        return len(after.taken) * after.taken[seat] - sum(after.taken)


def taken(action: Action) -> int:
    """Return how many stones an action takes."""
    return int(action.text.rpartition(" ")[2])


def thought(choices: list[Judged], reason: str) -> Thought:
    """Return the best of the choices, the first of equals, with its reason."""
    ordered = sorted(choices, key=lambda choice: -choice.worth)
    _, heap, count = ordered[0].action.text.split()
    return Thought(ordered[0].action, said(reason, heap=heap, count=int(count)), ordered)


LEVELS: Final[Makers] = {"easy": lambda level, chance: Easy(), "hard": Hard}
