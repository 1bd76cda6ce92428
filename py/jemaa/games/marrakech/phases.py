"""The phases of Marrakech, one row each: what is legal, what an action does and may bring, what is asked, why not."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Final

from ...kit import Phase, in_order, no_effect
from . import forecast, prompt, turns, why, with_events
from .board import DICE, QUARTERS, TURNS, Die, Lay, Turn
from .position import ENDED, LAY, QUARTER, ROLL, TURN, Position

if TYPE_CHECKING:
    from . import shapes

PHASES: Final[tuple[Phase[Position, shapes.Phase, shapes.Forecast, shapes.Prompt], ...]] = in_order(
    {
        TURN: Phase(
            "turn",
            TURNS,
            with_events.turn,
            {Turn: forecast.turn},
            why.first("why-not-turn"),
            prompt.seat("prompt-turn"),
            turns.turn,
        ),
        ROLL: Phase(
            "roll",
            DICE,
            with_events.roll,
            {Die: forecast.roll, NoneType: forecast.roll},
            why.first("why-roll-first"),
            prompt.seat("prompt-roll"),
            turns.roll,
        ),
        LAY: Phase("lay", turns.lays, with_events.lay, {Lay: forecast.lay}, why.lay, prompt.lay, turns.lay),
        QUARTER: Phase(
            "quarter",
            QUARTERS,
            with_events.quarter,
            {Turn: forecast.quarter},
            why.first("why-not-quarter"),
            prompt.seat("prompt-quarter"),
            turns.quarter,
        ),
        ENDED: Phase("over", (), no_effect, {}, why.first("why-over"), prompt.over),
    }
)
