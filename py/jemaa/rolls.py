"""The rolls of a match, for anyone to check: each die with its faces' weights, and what the seed draws.

A die is known by its faces and weights; a game that rolls several has a list of rolls for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .chance import Dice
from .game import CHANCE, Json, State
from .match import Match

#: A die: its faces' texts and weights.
Faces: TypeAlias = tuple[tuple[str, int], ...]


def by_die(match: Match, earlier: Sequence[tuple[int, str]] = ()) -> list[Json]:
    """Return the dice rolled so far: `faces` with weights, and `rolls` with what the seed drew for each.

    `earlier`: plies, ascending, each with the seed that the rolls before it came from, where that is another one
    than the match's own: a game played on from the middle of another has both.
    """
    dice: dict[Faces, Json] = {}
    count = 0
    for ply, (entry, (state, _)) in enumerate(zip(match.log, match.positions(), strict=False)):
        if entry.actor == CHANCE:
            faces = _faces(state)
            die = dice.setdefault(faces, {"faces": _weighted(faces), "rolls": []})
            seed = next((seed for end, seed in earlier if ply < end), match.seed)
            die["rolls"].append(
                {"ply": ply, "seat": state.mover, "action": entry.action.text, "drawn": _drawn(faces, seed, count)}
            )
            count += 1
    return list(dice.values())


def _faces(state: State) -> Faces:
    return tuple(zip((face.text for face in state.legal()), state.outcomes(), strict=True))


def _weighted(faces: Faces) -> list[Json]:
    return [{"action": text, "weight": weight} for text, weight in faces]


def _drawn(faces: Faces, seed: str | None, count: int) -> str | None:
    """Return the face that a seed draws for roll number `count` of a match; None without a seed."""
    return None if seed is None else faces[Dice(seed).weighted(count, tuple(weight for _, weight in faces))][0]
