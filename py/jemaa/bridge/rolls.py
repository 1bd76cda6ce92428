"""All rolls of a match, and which came from a real die: those that people entered, or that the seed does not draw.

What another device has rolled came from its own seed, which nobody else has: there only what people say counts.

Rolls are grouped by die; two dice are the same if they have the same faces and weights.
"""

from __future__ import annotations

from typing import TypeAlias

from ..engine.chance import Dice
from ..engine.game import CHANCE, Json, State
from ..match import Match

#: A die: the notation and weight of each face.
Faces: TypeAlias = tuple[tuple[str, int], ...]


def by_die(match: Match, *, forecasts: bool = False) -> list[Json]:
    """Return the dice rolled so far: `faces` with weights, and `rolls`: for each whether elsewhere, and by hand.

    `forecasts`: whether each roll also tells what its faces could have brought, in a game that foresees rolls.
    """
    dice: dict[Faces, Json] = {}
    devices = match.provenance.each_device(match.ply)
    count = 0
    for ply, (entry, (state, _)) in enumerate(zip(match.log, match.positions(), strict=False)):
        if entry.actor == CHANCE:
            faces = _faces(state)
            die = dice.setdefault(faces, {"faces": _weighted(faces), "rolls": []})
            text = entry.action.text
            elsewhere = match.provenance.id is not None and devices[ply] != match.device
            seed = None if elsewhere else _seed(match, ply)
            by_hand = ply in match.provenance.by_hand or not _may_be_drawn(faces, seed, count, text)
            roll = {"ply": ply, "seat": state.mover, "action": text, "by_hand": by_hand, "elsewhere": elsewhere}
            foreseen = match.game.forecast(state, None) if forecasts else None
            die["rolls"].append(roll if foreseen is None else {**roll, "forecast": foreseen})
            count += 1
    return list(dice.values())


def _faces(state: State) -> Faces:
    return tuple(zip((face.text for face in state.legal()), state.outcomes(), strict=True))


def _weighted(faces: Faces) -> list[Json]:
    return [{"action": text, "weight": weight} for text, weight in faces]


def _seed(match: Match, ply: int) -> str | None:
    """Return the seed of a roll at a ply; None where it is not known."""
    sources = match.provenance.branches or ()
    return next((source.seed for source in sources if ply < source.ply), match.seed)


def _may_be_drawn(faces: Faces, seed: str | None, count: int, text: str) -> bool:
    """Return whether a seed, as far as it is known, draws that face for roll number `count` of a match (from 0).

    Which face it draws instead stays secret: after an undo that would be the coming roll.
    """
    return seed is None or faces[Dice(seed).weighted(count, tuple(weight for _, weight in faces))][0] == text
