"""The opponent of claims: it bids its highest card, and claims what is worth most; of its cards it says nothing."""

from __future__ import annotations

from typing import Any, Final

from ...opponents.bot import POINT, Judged, Makers, Thinker, Thinking, Thought, sentence
from . import worth

VERSION: Final = 1


class Easy(Thinker):
    """Goes by what it sees alone."""

    __slots__ = ()

    def think(self, state: Any) -> Thinking:
        """Judge a card by its number, a hexagon by its points."""
        yield 0.0
        choices = []
        for action in state.legal():
            verb, what = action.text.split()
            points = state.card(state.to_act, int(what)) if verb == "bid" else worth(what)
            choices.append(Judged(action, POINT * points))
        choices.sort(key=lambda choice: -choice.worth)
        verb, what = choices[0].action.text.split()
        reason = sentence("reason-sealed") if verb == "bid" else sentence("reason-worth", hexagon=what)
        return Thought(choices[0].action, reason, choices)


LEVELS: Final[Makers] = {"easy": lambda level, chance: Easy()}
