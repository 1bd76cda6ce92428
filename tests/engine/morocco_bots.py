"""An opponent for the tests of Morocco: it concentrates on stalls, so that they close even with two players."""

from jemaa.games.morocco.board import COUSINS, Arrow, Pass, Place, Settle, Swap

#: Of so many choices, one is made at random: both kinds of games shall wander everywhere.
WANDER = 8


class Concentrating:
    """Places where most stands already, points arrows there, and spends a coin now and then."""

    def __init__(self, stream):
        """Take the stream that decides between equals."""
        self.stream = stream

    def choose(self, state):
        legal = state.legal()
        if self.stream.below(WANDER) == 0:
            return legal[self.stream.below(len(legal))]
        if any(type(action) is Pass for action in legal):
            return legal[-1] if self.stream.below(2) else legal[0]  # swaps come after `pass`
        best = max(self.worth(state, action) for action in legal)
        among = [action for action in legal if self.worth(state, action) == best]
        return among[self.stream.below(len(among))]

    def worth(self, state, action):
        """Judge an action by how full the stalls are that it touches."""
        if type(action) is Place:
            loads = [state.load[stall] for stall in action.stalls]
            return 4 * min(loads[0], 3) + (2 * loads[-1] if action.kind == COUSINS else 0)
        if type(action) is Settle:
            return 4 * state.load[action.space // 4]
        if type(action) is Arrow:
            after = state.copy()
            after.apply(action)
            return sum(tile >= -1 for tile in after.tiles)
        return -1 if type(action) is Swap else 0
