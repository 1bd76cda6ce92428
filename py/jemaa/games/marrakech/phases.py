"""The phases of Marrakech, one row each: what is legal, what an action does and may bring, what is asked, why not."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Final

from ...engine.phases import Phase, in_order, no_effect
from . import forecast, illegal_reasons, prompt, turn_events, turns
from .board import DICE, QUARTERS, TURNS, Die, Lay, Turn
from .position import ENDED, LAY, QUARTER, ROLL, TURN, Position

if TYPE_CHECKING:
    from . import shapes

PHASES: Final[tuple[Phase[Position, shapes.Phase, shapes.Forecast, shapes.Prompt], ...]] = in_order(
    {
        TURN: Phase(
            name="turn",
            legal=TURNS,
            apply=turn_events.turn,
            advance=turns.turn,
            forecasts={Turn: forecast.turn},
            why=illegal_reasons.first("why-not-turn"),
            prompt=prompt.seat("prompt-turn"),
        ),
        ROLL: Phase(
            name="roll",
            legal=DICE,
            apply=turn_events.roll,
            advance=turns.roll,
            forecasts={Die: forecast.roll, NoneType: forecast.roll},
            why=illegal_reasons.first("why-roll-first"),
            prompt=prompt.seat("prompt-roll"),
        ),
        LAY: Phase(
            name="lay",
            legal=turns.lays,
            apply=turn_events.lay,
            advance=turns.lay,
            forecasts={Lay: forecast.lay},
            why=illegal_reasons.lay,
            prompt=prompt.lay,
        ),
        QUARTER: Phase(
            name="quarter",
            legal=QUARTERS,
            apply=turn_events.quarter,
            advance=turns.quarter,
            forecasts={Turn: forecast.quarter},
            why=illegal_reasons.first("why-not-quarter"),
            prompt=prompt.seat("prompt-quarter"),
        ),
        ENDED: Phase(
            name="over",
            legal=(),
            apply=no_effect,
            forecasts={},
            why=illegal_reasons.first("why-over"),
            prompt=prompt.over,
        ),
    }
)
