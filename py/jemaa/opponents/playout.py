"""Play whole games between bots as fast as possible: for `simulate` and for bots that look ahead."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.chance import Dice
from ..engine.game import CHANCE, Action, State
from .bot import Bot


def playout(state: State, bots: Sequence[Bot], seed: str) -> list[Action]:
    """Play a position to its end and return the actions; changes `state`. Roll number k is draw k of the seed."""
    log: list[Action] = []
    choosers = [bot.choose for bot in bots]
    roll = Dice(seed).weighted
    legal, advance = state.legal, state.advance
    rolls = 0
    while True:
        seat = state.to_act
        if seat >= 0:
            action = choosers[seat](state)
        elif seat == CHANCE:
            action = legal()[roll(rolls, state.outcomes())]
            rolls += 1
        else:
            return log
        log.append(action)
        advance(action)
