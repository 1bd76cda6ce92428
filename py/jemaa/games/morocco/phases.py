"""The phases of Morocco, one row each: what is legal, what an action does and may bring, what is asked, why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kit import Phase, in_order, no_effect
from . import closing, forecast, prompt, rounds, turns, why
from .board import DICE, TAKES, WILDS, Arrow, Keep, Placement, Scout, Settle, Swap
from .position import ARROW, ASSIGN, DIE, ENDED, KEEP, SCOUT, SETTLE, SPEND, TAKE, WILD, Position

if TYPE_CHECKING:
    from . import shapes

PHASES: Final[tuple[Phase[Position, shapes.Phase, shapes.Forecast, shapes.Prompt], ...]] = in_order(
    {
        DIE: Phase("die", DICE, rounds.roll, {}, why.first("why-roll-first"), prompt.die),
        WILD: Phase("wild", WILDS, rounds.choose_wild, {}, why.first("why-not-wild"), prompt.seat("prompt-wild")),
        SCOUT: Phase(
            "scout", rounds.scouts, rounds.scout, {Scout: forecast.scout}, why.scout, prompt.seat("prompt-scout")
        ),
        ASSIGN: Phase(
            "assign",
            turns.assignments,
            turns.act,
            {Placement: forecast.place, Swap: forecast.swap},
            why.assign,
            prompt.assign,
        ),
        SPEND: Phase(
            "spend", turns.EXPENSES, turns.act, {Swap: forecast.swap}, why.first("why-not-spend"), prompt.spend
        ),
        # Rules R21, R35: who can take but one thing is not asked
        TAKE: Phase("take", TAKES, turns.take, {}, why.first("why-not-take"), prompt.take),
        ARROW: Phase("arrow", closing.arrows, turns.arrow, {Arrow: forecast.arrow}, why.arrow, prompt.arrow),
        SETTLE: Phase("settle", closing.settles, turns.settle, {Settle: forecast.settle}, why.settle, prompt.settle),
        KEEP: Phase("keep", rounds.keeps, rounds.keep, {Keep: forecast.keep}, why.keep, prompt.seat("prompt-keep")),
        ENDED: Phase("over", (), no_effect, {}, why.first("why-over"), prompt.over),
    }
)
