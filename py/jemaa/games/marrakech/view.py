"""What a table of Marrakech shows: the view, events with their parts named, forecasts, reasons, a board as text.

Keys and numbers only: every sentence is the page's. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...game import Event, Json
from ...grid import EAST, SIDES, SOUTH
from .board import BARE, COLORS, DICE, DIE_WEIGHTS, GRID, LAY_ON, LAYS, PLACES, WALKS, Lay, Step, Turn, Walk
from .state import (
    ENDED,
    FINISHED,
    LAID,
    LANDED,
    LAY,
    NOBODY,
    PAID,
    PHASES,
    QUARTER,
    ROLL,
    ROLLED,
    TURN,
    TURNED,
    WALKED,
    WENT_OUT,
    State,
)


def view(state: State) -> Json:
    """Return all that a table shows of a position; `docs/bridge.md` describes it."""
    over = state.phase == ENDED
    return {
        "phase": PHASES[state.phase],
        "prompt": _prompt(state),
        "seats": [_seat(state, seat, score) for seat, score in enumerate(state.scores())],
        "board": _board(state),
        "dice": True,
        "result": {"why": state.why_over} if over else None,
    }


def _prompt(state: State) -> Json:
    args: Json = {} if state.phase == ENDED else {"seat": state.mover}
    if state.phase == LAY:
        args["color"] = _next_color(state, state.mover)
    return {"key": f"prompt-{PHASES[state.phase]}", "args": args}


def _seat(state: State, seat: int, score: int) -> Json:
    return {
        "seat": seat,
        "colors": [COLORS[color] for color in sorted(set(state.piles[seat]))],
        "score": score,
        "dirhams": state.dirhams[seat],
        "visible": state.visible(seat),
        "rugs": state.rugs_left[seat],
        "next": _next_color(state, seat),
        "out": seat in state.out,
    }


def _next_color(state: State, seat: int) -> str | None:
    """Name the colour on top of a pile: all that anyone sees of it. Rule M4."""
    left = state.rugs_left[seat]
    return COLORS[state.piles[seat][-left]] if left else None


def _board(state: State) -> Json:
    rugs = []
    bare = set(GRID.cells)
    for lay, color in reversed(state.laid):
        seen = [GRID.names[square] for square in lay.squares if square in bare]
        bare -= set(lay.squares)
        if seen:
            owner = _owner(state.owners, color)
            rugs.append({"color": COLORS[color], "owner": owner, "squares": _names(lay.squares), "visible": seen})
    return {
        "assam": {"square": GRID.names[state.assam], "facing": SIDES[state.facing]},
        "rugs": rugs[::-1],
        "last": _names(state.laid[-1][0].squares) if state.laid else [],
    }


def _names(squares: Iterable[int]) -> list[str]:
    return [GRID.names[square] for square in squares]


def _owner(owners: Sequence[int], color: int) -> int | None:
    return None if owners[color] == NOBODY else owners[color]


def _path(path: Iterable[Step]) -> list[Json]:
    return [
        {
            "square": GRID.names[step.square],
            "facing": SIDES[step.facing],
            "mosaic": None if step.mosaic is None else SIDES[step.mosaic],
        }
        for step in path
    ]


# Events: one small function for each kind, taking what follows the kind in the tuple.


def _turned(seat: int, turn: Turn, facing: int, rule: str) -> Json:
    return {"rule": rule, "seat": seat, "by": turn.text, "facing": SIDES[facing]}


def _rolled(seat: int, steps: int) -> Json:
    return {"rule": "M5", "seat": seat, "steps": steps}


def _walked(seat: int, walk: Walk) -> Json:
    mosaics = sum(step.mosaic is not None for step in walk.path)
    return {
        "rule": "M9" if mosaics else "M8",
        "seat": seat,
        "start": GRID.names[walk.start],
        "path": _path(walk.path),
        "square": GRID.names[walk.square],
        "facing": SIDES[walk.facing],
        "mosaics": mosaics,
    }


def _landed(seat: int, square: int, own: bool, color: int) -> Json:
    ground = "own" if own else "bare" if color == BARE else "neutral"
    return {"rule": "M10", "seat": seat, "square": GRID.names[square], "on": ground}


def _paid(payer: int, payee: int, amount: int, color: int, group: Sequence[int]) -> Json:
    return {
        "rule": "M10",
        "from": payer,
        "to": payee,
        "amount": amount,
        "owed": len(group),
        "color": COLORS[color],
        "square": GRID.names[group[0]],
        "cells": _names(group),
    }


def _went_out(seat: int, rugs: int) -> Json:
    return {"rule": "M12", "seat": seat, "rugs": rugs}


def _laid(seat: int, color: int, lay: Lay, one: int, two: int, owners: Sequence[int]) -> Json:
    covers = _covers(lay, (one, two), owners)
    return {"rule": "M13", "seat": seat, "color": COLORS[color], "squares": _names(lay.squares), "covers": covers}


def _covers(lay: Lay, below: Sequence[int], owners: Sequence[int]) -> list[Json]:
    return [
        {"square": GRID.names[square], "color": COLORS[color], "owner": _owner(owners, color)}
        for square, color in zip(lay.squares, below, strict=True)
        if color != BARE
    ]


def _finished(why: str) -> Json:
    return {"rule": "M17", "why": why}


_TOLD: dict[str, Callable[..., Json]] = {
    TURNED: _turned,
    ROLLED: _rolled,
    WALKED: _walked,
    LANDED: _landed,
    PAID: _paid,
    WENT_OUT: _went_out,
    LAID: _laid,
    FINISHED: _finished,
}


def told(event: Event) -> Json:
    """Return an event with its parts named, its type and its rule."""
    kind, *parts = event
    return {"type": kind, **_TOLD[kind](*parts)}


def forecast(state: State, action: Any) -> Json | None:
    """Return where each face leads after a turn of Assam (or now), or what a rug would join and cover."""
    if isinstance(action, Lay):
        return _rug_forecast(state, action)
    if isinstance(action, Turn):
        state = state.copy()
        state.apply(action)
    return _roll_forecast(state) if state.phase == ROLL else None


def _roll_forecast(state: State) -> Json:
    faces = [_face(state, die.steps, weight) for die, weight in zip(DICE, DIE_WEIGHTS, strict=True)]
    rent = sum(face["weight"] * face["owed"] for face in faces)
    out = sum(face["weight"] for face in faces if face["out"])
    return {"faces": faces, "rent": {"sum": rent, "of": sum(DIE_WEIGHTS), "out": out}}


def _face(state: State, steps: int, weight: int) -> Json:
    """Say where a face leads, what is owed there, how much of it can be paid, and if that is too little. M10, M12."""
    walk = WALKS[state.facing][state.assam][steps]
    owner, group = state.rent(walk.square, state.mover)
    owed, had = len(group), state.dirhams[state.mover]
    return {
        "action": f"die {steps}",
        "weight": weight,
        "square": GRID.names[walk.square],
        "path": _path(walk.path),
        "to": None if owner == NOBODY else owner,
        "owed": owed,
        "amount": min(owed, had),
        "out": owed > had,
    }


def _rug_forecast(state: State, lay: Lay) -> Json:
    below = [state.color_at[square] for square in lay.squares]
    after = state.copy()
    after.apply(lay)
    color = after.color_at[lay.squares[0]]
    return {
        "color": COLORS[color],
        "squares": _names(lay.squares),
        "group": _names(sorted(GRID.group(after.color_at, lay.squares[0]))),
        "covers": _covers(lay, below, state.owners),
        "scores": after.scores(),
    }


def why(state: State, picks: Sequence[str]) -> Json | None:
    """Return the reason why no legal action contains all these picks; None if one does."""
    if any(set(picks) <= set(action.picks) for action in state.legal()):
        return None
    if state.phase != LAY:
        return {"key": _WHY_NOT_NOW[state.phase], "args": {}}
    squares = [_SQUARES[pick] for pick in dict.fromkeys(picks) if pick in _SQUARES]
    return _why_not_there(state, squares, is_rug=set(picks) <= set(_SQUARES))


_SQUARES = {f"square:{name}": cell for name, cell in GRID.cell.items()}
_WHY_NOT_NOW = {
    TURN: "why-not-turn",
    ROLL: "why-roll-first",
    QUARTER: "why-not-quarter",
    ENDED: "why-over",
}


def _why_not_there(state: State, squares: Sequence[int], *, is_rug: bool) -> Json:
    """Tell which of the conditions on a rug's place fails; `is_rug`: nothing but squares is picked. Rules M13, M15."""
    names = {"squares": _names(squares)}
    if state.assam in squares:
        return {"key": "why-on-assam", "args": {"square": GRID.names[state.assam]}}
    if not is_rug or not any(set(squares) <= set(lay.squares) for lay in LAYS):
        return {"key": "why-not-neighbours", "args": names}
    around = [lay for lay in PLACES[state.assam].all if set(squares) <= set(lay.squares)]
    if not around:
        return {"key": "why-not-beside", "args": names}
    return {"key": "why-whole-rug", "args": {**names, "color": COLORS[state.color_at[around[0].squares[0]]]}}


_ARROWS = "^>v<"
_LETTERS = "tsmi."  # terracotta, saffron, majorelle, mint, bare


def draw(state: State) -> str:
    """Draw the board as text: rank 7 on top, `TSMI` the colours (small: neutral), `.` bare, `^>v<` Assam.

    A link `=` or a bar `|` joins the two halves of a rug that is wholly visible.
    """
    lines = []
    for rank in reversed(range(GRID.rows)):
        row = [file * GRID.rows + rank for file in range(GRID.columns)]
        squares = (_letter(state, cell) + _link(state, cell, GRID.step[EAST], "=") for cell in row)
        below = (_link(state, cell, GRID.step[SOUTH], "|") + " " for cell in row)
        lines += [f"{rank + 1} {''.join(squares)}", f"  {''.join(below)}"]
    return "\n".join(line.rstrip() for line in [*lines[:-1], "  a b c d e f g"])


def _letter(state: State, cell: int) -> str:
    if cell == state.assam:
        return _ARROWS[state.facing]
    color = state.color_at[cell]
    return _LETTERS[color] if state.owners[color] == NOBODY else _LETTERS[color].upper()


def _link(state: State, cell: int, step: Sequence[int | None], mark: str) -> str:
    beside = step[cell]
    lay = None if beside is None else LAY_ON[frozenset((cell, beside))]
    return mark if lay is not None and state.whole & lay.bit else " "
