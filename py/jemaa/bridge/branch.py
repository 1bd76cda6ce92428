"""New games that are made from the record of another one: branches, and the same game from its start.

The other game may still be played. So a branch holds nothing that its players do not know yet: what is hidden is drawn
anew (`Match.branch`), and a commitment stands for the seed.
"""

from __future__ import annotations

from .. import record as records
from ..engine.game import OVER, Json
from ..match import Match
from ..match.provenance import Provenance
from .requests import BadRequest


def branch(record: Json, ply: int, seed: str, stamp: Json, name: str | None = None) -> Json:
    """Return the record that goes on from a ply of another one with a new seed; `stamp`: additional keys of its own.

    `name`: its `id`; never that of the other game. Raises `BadRequest` if there is no such ply.
    """
    match, _ = records.load(record)
    if not 0 <= ply <= match.ply:
        raise BadRequest("there is no such ply", what="ply")
    return _renewed(record, match.branch(ply, seed), stamp, name)


def again(record: Json, seed: str, stamp: Json, name: str | None = None) -> Json:
    """Return the record of the same game from its start: the whole set-up, which everybody has seen by its end.

    It has the seed that the first rolls came from, which somebody may know by now; where nobody can know that, a new
    one. Raises `BadRequest` if the game is not over.
    """
    match, _ = records.load(record)
    if match.state.to_act != OVER:
        raise BadRequest("the game is not over", what="record")
    sources = match.provenance.branches
    known = sources[0].seed if sources else match.seed
    made = Match(match.game, match.players, match.options, match.setup, known or seed)
    made.provenance = Provenance(branches=())
    return _renewed(record, made, {**stamp, **({"known_seed": True} if known else {})}, name)


def _renewed(record: Json, match: Match, stamp: Json, name: str | None) -> Json:
    """Return the record of a match that was made from another record, whose additional keys it has."""
    match.provenance = match.provenance._replace(id=name)
    kept = {key: value for key, value in records.additional(record).items() if key != "known_seed"}
    return records.save(match, {**kept, "seed": match.seed, **stamp})
