"""An opponent for the tests of Morocco: in random games of two, stalls hardly ever close."""

from collections.abc import Sequence

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, Action
from jemaa.games.morocco.board import COUSINS, OPEN, Arrow, Pass, Placement, Settle, Swap
from jemaa.games.morocco.state import State

#: One of so many choices is made at random, so that games reach all kinds of positions.
WANDER = 8


class Concentrating:
    """Places in the fullest stalls, points arrows at them, and sometimes spends a coin."""

    def __init__(self, stream: Stream) -> None:
        """Take the stream that decides between equals."""
        self.stream = stream

    def choose(self, state: State) -> Action:
        """Choose a legal action; rolls at random."""
        legal = state.legal()
        if state.to_act == CHANCE or self.stream.below(WANDER) == 0:
            return legal[self.stream.below(len(legal))]
        if type(legal[0]) is Pass:
            return legal[self.stream.below(2) * (len(legal) - 1)]
        return self.best(state, legal)

    def best(self, state: State, legal: Sequence[Action]) -> Action:
        """Choose among the best actions."""
        worths = [fullness(state, action) for action in legal]
        best = max(worths)
        among = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        return among[self.stream.below(len(among))]


def fullness(state: State, action: Action) -> int:
    """Rate an action by how full its stalls are."""
    if type(action) is Placement:
        loads = [state.load[stall] for stall in action.stalls]
        return 4 * min(loads[0], 3) + (2 * loads[-1] if action.kind == COUSINS else 0)
    if type(action) is Settle:
        return 4 * state.load[action.space // 4]
    if type(action) is Arrow:
        after = state.copy()
        after.apply(action)
        return sum(tile != OPEN for tile in after.tiles)
    return -1 if type(action) is Swap else 0
