"""The phases of Marrakech, one row each: what is legal, what an action does and may bring, what is asked, why not."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Final

from ...kit import Phase, in_order, no_effect
from . import forecast, prompt, turns, why
from .board import DICE, QUARTERS, TURNS, Die, Lay, Turn
from .position import ENDED, LAY, QUARTER, ROLL, TURN, Position

if TYPE_CHECKING:
    from . import shapes

PHASES: Final[tuple[Phase[Position, shapes.Phase, shapes.Forecast, shapes.Prompt], ...]] = in_order(
    {
        TURN: Phase(
            "turn", TURNS, turns.turn, {Turn: forecast.turn}, why.first("why-not-turn"), prompt.seat("prompt-turn")
        ),
        ROLL: Phase(
            "roll",
            DICE,
            turns.roll,
            {Die: forecast.roll, NoneType: forecast.roll},
            why.first("why-roll-first"),
            prompt.seat("prompt-roll"),
        ),
        LAY: Phase("lay", turns.places, turns.lay, {Lay: forecast.lay}, why.lay, prompt.lay),
        QUARTER: Phase(
            "quarter",
            QUARTERS,
            turns.quarter,
            {Turn: forecast.quarter},
            why.first("why-not-quarter"),
            prompt.seat("prompt-quarter"),
        ),
        ENDED: Phase("over", (), no_effect, {}, why.first("why-over"), prompt.over),
    }
)
