"""A generic search for any game, to measure opponents with: UCT, which knows nothing but the rules (`State`).

Monte Carlo tree search with the rule UCB1 (Kocsis and Szepesvári, 2006), for any number of players: each seat maximises
its own part of first place. Chance nodes are sampled, hidden information is imagined anew for each iteration, playouts
are random to the end of the game.
"""

from __future__ import annotations

from math import log, sqrt
from time import process_time
from typing import Any, Final

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Action, State
from jemaa.opponents.bot import POINT, Judged, Level, Thinker, Thinking, Thought, sentence

#: Seconds of processor time for a decision, unless the level says how many iterations: `uct#700`.
SECONDS: Final = 0.1
#: How much it explores: the square root of two suits values from 0 to 1.
CURIOSITY: Final = sqrt(2)


class Node:
    """A position in the tree, reached by an action: visits, and what they were worth to the seat that chose it."""

    __slots__ = ("below", "visits", "won")

    def __init__(self) -> None:
        self.below: dict[Action, Node] = {}
        self.visits = 0
        self.won = 0.0


class Uct(Thinker):
    """Searches as long as it may, and plays the action that it visited most."""

    def __init__(self, level: Level, chance: Stream) -> None:
        self._iterations = level.work
        self._chance = chance

    def think(self, state: State) -> Thinking:
        root, until, done = Node(), process_time() + SECONDS, 0
        while done < self._iterations if self._iterations else process_time() < until or not done:
            self._iterate(root, state.imagine(state.to_act, self._chance))
            done += 1
            yield 0.0
        known = {action: root.below[action] for action in state.legal() if action in root.below}
        order = sorted(known.items(), key=lambda choice: -choice[1].visits)
        choices = [Judged(action, int(POINT * node.won / node.visits)) for action, node in order]
        return Thought(choices[0].action, sentence("reason-uct"), choices)

    def _iterate(self, root: Node, state: State) -> None:
        """Descend to a new node, play on at random to the end, and count the result on the way back."""
        path: list[tuple[Node, int]] = []
        node = root
        while (seat := state.to_act) != OVER:
            action = self._rolled(state) if seat == CHANCE else self._selected(node, state)
            state.apply(action)
            new = action not in node.below
            below = node.below.setdefault(action, Node())
            path.append((below, seat))
            node = below
            if new and seat != CHANCE:
                break
        self._play(state)
        winners = state.ranking()[0]
        root.visits += 1
        for below, seat in path:
            below.visits += 1
            below.won += (seat in winners) / len(winners)

    def _selected(self, node: Node, state: State) -> Action:
        """Return an action that was never tried, else the one with the best bound."""
        legal = state.legal()
        new = [action for action in legal if action not in node.below]
        if new:
            return new[self._chance.below(len(new))]
        known = log(node.visits)

        def bound(action: Action) -> float:
            child = node.below[action]
            return child.won / child.visits + CURIOSITY * sqrt(known / child.visits)

        return max(legal, key=bound)

    def _rolled(self, state: State) -> Action:
        weights = state.outcomes()
        drawn = self._chance.below(sum(weights))
        for action, weight in zip(state.legal(), weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return action
        raise AssertionError("a draw below the sum of the weights")

    def _play(self, state: Any) -> None:
        """Play on at random to the end."""
        below, apply = self._chance.below, state.apply
        while (seat := state.to_act) != OVER:
            if seat == CHANCE:
                apply(self._rolled(state))
            else:
                legal = state.legal()
                apply(legal[below(len(legal))])
