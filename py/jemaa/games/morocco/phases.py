"""The phases of Morocco, one row each: what is legal, what an action does and may bring, what is asked, why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.phases import Phase, in_order, no_effect
from . import closing, forecast, illegal_reasons, prompt, rounds, turns
from .board import DICE, TAKES, WILDS, Arrow, Keep, Placement, Scout, Settle, Swap
from .position import ARROW, ASSIGN, DIE, ENDED, KEEP, SCOUT, SETTLE, SPEND, TAKE, WILD, Position

if TYPE_CHECKING:
    from . import shapes

PHASES: Final[tuple[Phase[Position, shapes.Phase, shapes.Forecast, shapes.Prompt], ...]] = in_order(
    {
        DIE: Phase(
            name="die",
            legal=DICE,
            apply=rounds.roll,
            forecasts={},
            why=illegal_reasons.first("why-roll-first"),
            prompt=prompt.die,
        ),
        WILD: Phase(
            name="wild",
            legal=WILDS,
            apply=rounds.choose_wild,
            forecasts={},
            why=illegal_reasons.first("why-not-wild"),
            prompt=prompt.seat("prompt-wild"),
        ),
        SCOUT: Phase(
            name="scout",
            legal=rounds.scouts,
            apply=rounds.scout,
            forecasts={Scout: forecast.scout},
            why=illegal_reasons.scout,
            prompt=prompt.seat("prompt-scout"),
        ),
        ASSIGN: Phase(
            name="assign",
            legal=turns.assignments,
            apply=turns.act,
            forecasts={Placement: forecast.place, Swap: forecast.swap},
            why=illegal_reasons.assign,
            prompt=prompt.assign,
        ),
        SPEND: Phase(
            name="spend",
            legal=turns.EXPENSES,
            apply=turns.act,
            forecasts={Swap: forecast.swap},
            why=illegal_reasons.first("why-not-spend"),
            prompt=prompt.spend,
        ),
        TAKE: Phase(
            name="take",
            legal=TAKES,  # Rules R21, R35: a player who can take only one thing is not asked
            apply=turns.take,
            forecasts={},
            why=illegal_reasons.first("why-not-take"),
            prompt=prompt.take,
        ),
        ARROW: Phase(
            name="arrow",
            legal=closing.arrows,
            apply=turns.arrow,
            forecasts={Arrow: forecast.arrow},
            why=illegal_reasons.arrow,
            prompt=prompt.arrow,
        ),
        SETTLE: Phase(
            name="settle",
            legal=closing.settles,
            apply=turns.settle,
            forecasts={Settle: forecast.settle},
            why=illegal_reasons.settle,
            prompt=prompt.settle,
        ),
        KEEP: Phase(
            name="keep",
            legal=rounds.keeps,
            apply=rounds.keep,
            forecasts={Keep: forecast.keep},
            why=illegal_reasons.keep,
            prompt=prompt.seat("prompt-keep"),
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
