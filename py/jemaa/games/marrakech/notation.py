"""A position of Marrakech as a line of text: written, and read; `validation.py` refuses what cannot arise in a game.

`docs/records.md` describes the fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ...engine.game import Json
from ...engine.grid import SIDES
from ...formats.notation import Fields, head, listed, marks, parted
from .board import ACTIONS, COLORS, GRID, LETTERS, WRITTEN, Lay
from .phases import PHASES
from .position import DIRHAMS, RUGS, Position

OPTIONS: Final[Mapping[str, Sequence[Any]]] = MappingProxyType(
    {"variant": ("standard", "quarter-turn"), "cover_own": (False, True)}
)
FIELDS: Final = ("phase", "seat", "assam", "facing", "dirhams", "piles", "out", "rugs")


def rules_of(options: Json) -> dict[str, bool]:
    """Return options as a position keeps them."""
    return {"quarter_turn": options["variant"] == "quarter-turn", "cover_own": options["cover_own"]}


# Writing


def written(position: Position) -> str:
    """Return the text of a position; where rugs are unknown (`State.imagine`), it is not one that can be read."""
    colors = ([COLORS[color] for color in own] for own in position.colors)
    options = {"variant": OPTIONS["variant"][position.quarter_turn], "cover_own": position.cover_own}
    fields = [
        *head("marrakech", colors, options, OPTIONS),
        PHASES[position.phase].name,
        position.mover,
        GRID.names[position.assam],
        SIDES[position.facing],
        parted(position.dirhams),
        parted(marks(WRITTEN[color] for color in position.to_lay(seat)) for seat in range(len(position.colors))),
        listed(position.out),
        listed(f"{LETTERS[color]}{_squares(lay)}" for lay, color, _ in position.seen()),
    ]
    return " ".join(map(str, fields))


def _squares(lay: Lay) -> str:
    return lay.text.removeprefix("lay ")


# Reading


def begin(fields: Fields, colors: Sequence[Sequence[int]]) -> tuple[int, list[list[int]]]:
    """Return the seat on turn, and each seat's rugs to lay, the next one first."""
    most = RUGS[len(colors)]
    piles = [fields.marks("piles", part, LETTERS, most) for part in fields.seats("piles")]
    if any(not set(own) >= set(pile) for own, pile in zip(colors, piles, strict=True)):
        raise fields.impossible("piles", "a rug of another's colour")
    return fields.number("seat", range(len(colors))), piles


def read(position: Position, fields: Fields) -> None:
    """Give a position everything else that its fields say, or raise `BadRecord`."""
    seats = range(len(position.colors))
    position.phase = fields.one("phase", [phase.name for phase in PHASES])
    position.assam = fields.one("assam", GRID.names)
    position.facing = fields.one("facing", SIDES)
    position.dirhams = fields.seats_numbers("dirhams", range(DIRHAMS * len(seats) + 1))
    _read_out(position, fields)
    for item in fields.listed("rugs"):
        lay = ACTIONS.get(f"lay {item[1:]}")
        if item[:1] not in LETTERS or not isinstance(lay, Lay):
            raise fields.bad("rugs", f"a letter of {LETTERS} and two squares side by side")
        position.put(lay, LETTERS.index(item[:1]))


def _read_out(position: Position, fields: Fields) -> None:
    out = fields.numbers("out", range(len(position.colors)))
    if len(set(out)) < len(out) or len(out) >= len(position.colors):
        raise fields.impossible("out", "somebody goes out twice, or nobody stays in")
    for seat in out:
        if position.dirhams[seat] or position.rugs_left[seat]:
            raise fields.impossible("out", "a player who is out has neither dirhams nor rugs")
        position.leave(seat)
