"""Traces: a match with what was legal at each ply, to compare with other implementations of the rules.

`docs/records.md` describes the format.
"""

from __future__ import annotations

import json

from .. import record as records
from ..engine.game import CHANCE, OVER, Json, State
from ..match import Match


def line(match: Match, record: Json | None = None) -> str:
    """Return the trace of a match as a line of JSON: record, who was to act, what was legal, the final result."""
    to_act: list[int | str] = []
    legal: list[list[str]] = []
    for _, (state, _) in zip(match.log, match.positions(), strict=False):
        to_act.append("chance" if state.to_act == CHANCE else state.to_act)
        legal.append([action.text for action in state.legal()])
    final = _final(match.state)
    return json.dumps({"record": record or records.save(match), "to_act": to_act, "legal": legal, "final": final})


def _final(state: State) -> Json | None:
    if state.to_act != OVER:
        return None
    ranking = state.ranking()
    return {"scores": state.scores(), "winners": ranking[0], "ranking": ranking}
