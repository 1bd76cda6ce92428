"""New games that are made from the record of another one: branches, and the same game from its start.

The other game may still be played. So a branch holds nothing that its players do not know yet: what is hidden is drawn
anew (`Match.branch`), and a commitment stands for the seed.
"""

from __future__ import annotations

from . import record as records
from .chance import commitment
from .game import OVER, Json
from .match import Match
from .request import BadRequest


def branch(record: Json, ply: int, seed: str) -> Json:
    """Return the record that goes on from a ply of another one with a new seed, and a `commitment` to the seed before.

    That is None where the other game is over, or has no seed. Raises `BadRequest` if there is no such ply.
    """
    match, _ = records.load(record)
    if not 0 <= ply <= match.ply:
        raise BadRequest("there is no such ply", what="ply")
    secret = None if match.state.to_act == OVER else match.seed
    return {
        "record": _renewed(record, match.branch(ply, seed)),
        "commitment": None if secret is None else commitment(secret),
    }


def again(record: Json, seed: str) -> Json:
    """Return the record of the same game from its start: the whole set-up, which everybody has seen by its end.

    Raises `BadRequest` if it is not over.
    """
    match, _ = records.load(record)
    if match.state.to_act != OVER:
        raise BadRequest("the game is not over", what="record")
    return _renewed(record, Match(match.game, match.players, match.options, match.setup, seed))


def _renewed(record: Json, match: Match) -> Json:
    """Return the record of a match, with the additional keys of the record that it was made from."""
    return records.save(match, {**records.additional(record), "seed": match.seed})
