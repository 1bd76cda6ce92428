"""Simple opponents to measure others with: `Plain` for Marrakech, `Greedy` for Morocco. Both look at one ply only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, Action
from jemaa.games.marrakech.state import State as Marrakech
from jemaa.games.morocco.board import ASSISTANT, BODYGUARD, CORNER, COUSINS, NOBODY, TOURIST, WEIGHT, counts
from jemaa.games.morocco.state import State as Morocco
from jemaa.opponents.bot import POINT, Judged, Level, Maker, Thinker, Thinking, Thought, lead, sentence
from tests.bench.uct import Uct


class OnePly(Thinker):
    """Plays the action with the best worth after it; of equals a random one."""

    def __init__(self, level: Level, chance: Stream) -> None:
        self._chance = chance

    def think(self, state: Any) -> Thinking:
        yield 0.0
        mixed = self._chance.shuffled(state.legal())
        judged = [Judged(action, self.worth(state, action)) for action in mixed]
        judged.sort(key=lambda choice: -choice.worth)
        return Thought(judged[0].action, sentence("reason-one-ply"), judged)

    def worth(self, state: Any, action: Action) -> int:
        """Return what an action is worth to the seat that is to act."""
        raise NotImplementedError


class Plain(OnePly):
    """Marrakech: the best own score after one's own ply, averaged over the die."""

    def worth(self, state: Marrakech, action: Action) -> int:
        after = state.copy()
        after.apply(action)
        if after.to_act != CHANCE:
            return self.lead(after, state.to_act)
        weights = after.outcomes()
        rolled = zip(after.legal(), weights, strict=True)
        return sum(weight * self.worth_of(after, die, state.to_act) for die, weight in rolled) // sum(weights)

    def worth_of(self, state: Marrakech, die: Action, seat: int) -> int:
        """Return the lead after a roll."""
        after = state.copy()
        after.apply(die)
        return self.lead(after, seat)

    @staticmethod
    def lead(state: Marrakech, seat: int) -> int:
        """Return how far a seat leads, in thousandths of a point."""
        return lead([POINT * score for score in state.scores()], seat)


#: What things are worth in Morocco, in thousandths of a point: what is in hand, by its kind.
IN_HAND: Final = {ASSISTANT: 500, BODYGUARD: 7_500, TOURIST: 3_900, COUSINS: 5_600}
#: Each of the first three assistants in hand, besides: who has none can do nothing, and all games end by Rule R32.
SCARCE, FEW = 4_500, 3
#: To be first in an open stall, or not, by how full it is (at most 4 count): the fuller, the sooner it closes.
FIRST: Final = (0, 1_500, 4_000, 7_000, 7_000)
LATER: Final = (0, 500, 1_000, 1_500, 1_500)
#: A cube, of which up to eight are of use.
CUBE, CUBES = 500, 8


class Greedy(OnePly):
    """Morocco: the best lead over the mean of the others by a table of what things are worth."""

    def worth(self, state: Morocco, action: Action) -> int:
        after = state.copy()
        after.apply(action)
        worth = [POINT * score + self._held(after, seat) for seat, score in enumerate(after.scores())]
        for stall, workers in enumerate(after.workers):
            if workers:
                self._stood(after, stall, worth)
        return lead(worth, state.to_act)

    def _held(self, state: Morocco, seat: int) -> int:
        """Return the worth of what a player holds."""
        hand = state.hand[4 * seat : 4 * seat + 4]
        kinds = sum(IN_HAND[kind] * count for kind, count in enumerate(hand))
        cubes = min(CUBES, sum(counts(state.purses[seat])))
        return kinds + SCARCE * min(FEW, hand[ASSISTANT]) + CUBE * cubes

    def _stood(self, state: Morocco, stall: int, worth: list[int]) -> None:
        """Add the worth of the workers in a stall, and of the juice beside them: the more, the fuller the stall."""
        own: dict[int, int] = {}
        for space, seat, kind in state.workers[stall]:
            own[seat] = own.get(seat, 0) + WEIGHT[kind]
            corner = CORNER[space]
            if state.takers[corner] == NOBODY:
                worth[seat] += POINT * state.juice[corner] * state.load[stall] // 7
        most = max(own.values())
        load = min(4, state.load[stall])
        for seat, count in own.items():
            worth[seat] += (FIRST if count == most else LATER)[load]


#: Opponents that a tournament can seat besides those of the game.
MAKERS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "marrakech": {"uct": Uct, "plain": Plain},
    "morocco": {"uct": Uct, "greedy": Greedy},
}
