"""The events of Marrakech: their kinds, what follows each kind in its tuple, and `named`, which names the parts.

`turn_events.py` makes them; nothing here knows a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ...engine.game import Event
from ...engine.grid import SIDES
from .board import BARE, COLORS, GRID, NOBODY, Lay, Step, Turn

if TYPE_CHECKING:
    from . import event_shapes, shapes

TURNED: Final = "turned"  # seat, turn, facing, rule
ROLLED: Final = "rolled"  # seat, steps
WALKED: Final = "walked"  # seat, start, steps
LANDED: Final = "landed"  # seat, square, own, colour
PAID: Final = "paid"  # from, to, amount, colour, group of squares
WENT_OUT: Final = "went_out"  # seat, unlaid rugs
LAID: Final = "laid"  # seat, colour, lay, the colours below its two squares, the owners of colours
FINISHED: Final = "ended"  # why


def squares_named(squares: Iterable[int]) -> list[str]:
    """Name squares."""
    return [GRID.names[square] for square in squares]


def owner_named(owners: Sequence[int], color: int) -> int | None:
    """Return whose rugs of a colour are, None where they are nobody's."""
    return None if owners[color] == NOBODY else owners[color]


def path_named(path: Iterable[Step]) -> list[shapes.Step]:
    """Name the parts of steps."""
    return [
        {
            "square": GRID.names[step.square],
            "facing": SIDES[step.facing],
            "mosaic": None if step.mosaic is None else SIDES[step.mosaic],
        }
        for step in path
    ]


def covers_named(lay: Lay, below: Sequence[int], owners: Sequence[int]) -> list[shapes.Cover]:
    """Name what a rug covers: the colours that lie below its two squares, bare ones left out."""
    return [
        {"square": GRID.names[square], "color": COLORS[color], "owner": owner_named(owners, color)}
        for square, color in zip(lay.squares, below, strict=True)
        if color != BARE
    ]


def _turned(seat: int, turn: Turn, facing: int, rule: str) -> event_shapes.Turned:
    return {"type": "turned", "rule": rule, "seat": seat, "by": turn.by, "facing": SIDES[facing]}


def _rolled(seat: int, steps: int) -> event_shapes.Rolled:
    return {"type": "rolled", "rule": "M5", "seat": seat, "steps": steps}


def _walked(seat: int, start: int, path: Sequence[Step]) -> event_shapes.Walked:
    mosaics = sum(step.mosaic is not None for step in path)
    return {
        "type": "walked",
        "rule": "M9" if mosaics else "M8",
        "seat": seat,
        "start": GRID.names[start],
        "path": path_named(path),
        "square": GRID.names[path[-1].square],
        "facing": SIDES[path[-1].facing],
        "mosaics": mosaics,
    }


def _landed(seat: int, square: int, own: bool, color: int) -> event_shapes.Landed:
    ground: shapes.Ground = "own" if own else "bare" if color == BARE else "neutral"
    return {"type": "landed", "rule": "M10", "seat": seat, "square": GRID.names[square], "on": ground}


def _paid(payer: int, payee: int, amount: int, color: int, group: Sequence[int]) -> event_shapes.Paid:
    return {
        "type": "paid",
        "rule": "M10",
        "from": payer,
        "to": payee,
        "amount": amount,
        "owed": len(group),
        "color": COLORS[color],
        "square": GRID.names[group[0]],
        "cells": squares_named(group),
    }


def _went_out(seat: int, rugs: int) -> event_shapes.WentOut:
    return {"type": "went_out", "rule": "M12", "seat": seat, "rugs": rugs}


def _laid(seat: int, color: int, lay: Lay, one: int, two: int, owners: Sequence[int]) -> event_shapes.Laid:
    covers = covers_named(lay, (one, two), owners)
    return {
        "type": "laid",
        "rule": "M13",
        "seat": seat,
        "color": COLORS[color],
        "squares": squares_named(lay.squares),
        "covers": covers,
    }


def _finished(why: shapes.Why) -> event_shapes.Ended:
    return {"type": "ended", "rule": "M17", "why": why}


_PARTS: dict[str, Callable[..., event_shapes.Event]] = {
    TURNED: _turned,
    ROLLED: _rolled,
    WALKED: _walked,
    LANDED: _landed,
    PAID: _paid,
    WENT_OUT: _went_out,
    LAID: _laid,
    FINISHED: _finished,
}


def named(event: Event, viewer: int | None = None) -> event_shapes.Event:
    """Return an event with its parts named, its type and its rule."""
    kind, *rest = event
    return _PARTS[kind](*rest)
