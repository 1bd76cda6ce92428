"""All rolls of a match, and whether its seed draws them, so that players can check them.

Rolls are grouped by die; two dice are the same if they have the same faces and weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .chance import Dice
from .game import CHANCE, Json, State
from .match import Match

#: A die: the notation and weight of each face.
Faces: TypeAlias = tuple[tuple[str, int], ...]


def by_die(match: Match, earlier: Sequence[tuple[int, str | None]] = (), *, forecasts: bool = False) -> list[Json]:
    """Return the dice rolled so far: `faces` with their weights, and `rolls`, and for each whether the seed draws it.

    `earlier`: for a game that continues another one with a new seed, pairs of a ply (ascending) and the seed of the
    rolls before it (None: nobody here knows it); later rolls come from the match's own seed.
    `forecasts`: whether each roll also tells what its faces could have brought, in a game that foresees rolls.
    """
    dice: dict[Faces, Json] = {}
    count = 0
    for ply, (entry, (state, _)) in enumerate(zip(match.log, match.positions(), strict=False)):
        if entry.actor == CHANCE:
            faces = _faces(state)
            die = dice.setdefault(faces, {"faces": _weighted(faces), "rolls": []})
            seed = next((seed for end, seed in earlier if ply < end), match.seed)
            text = entry.action.text
            roll = {"ply": ply, "seat": state.mover, "action": text, "by_seed": _by_seed(faces, seed, count, text)}
            foreseen = match.game.forecast(state, None) if forecasts else None
            die["rolls"].append(roll if foreseen is None else {**roll, "forecast": foreseen})
            count += 1
    return list(dice.values())


def _faces(state: State) -> Faces:
    return tuple(zip((face.text for face in state.legal()), state.outcomes(), strict=True))


def _weighted(faces: Faces) -> list[Json]:
    return [{"action": text, "weight": weight} for text, weight in faces]


def _by_seed(faces: Faces, seed: str | None, count: int, text: str) -> bool | None:
    """Tell whether a seed draws that face for roll number `count` of a match (from 0); None without a seed.

    Which face it draws instead is not told: after an undo that would be the coming roll.
    """
    return None if seed is None else faces[Dice(seed).weighted(count, tuple(weight for _, weight in faces))][0] == text
