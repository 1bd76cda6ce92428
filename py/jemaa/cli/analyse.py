"""`analyse`: what decided a game that is over, as lines of text or JSON. The site leaves this module out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from .. import analysis
from .. import record as records
from ..analysis import PARTS, Analysis
from ..engine.game import Json
from ..engine.validation import printable
from ..match import Match
from ..opponents.win_probability import CERTAIN
from .arguments import record_text
from .output import Progress, writer


def run(asked: argparse.Namespace) -> int:
    """Tell what decided a game that is over."""
    match, _ = records.admit(records.parse(record_text(asked.what)))
    write = writer(asked.json)
    found = analysis.analyse(match, Progress("positions"))
    write({"by": found.by, "rows": found.rows, "analysis": found.summary()}, lines(match, found))
    return 0


def lines(match: Match, found: Analysis) -> Iterator[str]:
    """Yield a whole analysis as lines of text; chances are per cent, actions are counted from 1."""
    summary, names = found.summary(), [printable(player["name"]) for player in match.players]
    width = max(map(len, names))
    yield f"{match.game.name}, {match.ply} actions, judged by {found.by}"
    for name, seat in zip(names, summary["seats"], strict=True):
        parts = ", ".join(f"{part} {_percent(seat[part]):+.1f}" for part in PARTS)
        yield f"{name:<{width}}  {_percent(seat['first']):.1f} % to {_percent(seat['last']):.1f} %: {parts}"
    yield from (f"{names[each['seat']]:<{width}}  {_moment(each)}" for each in summary["moments"])


def _moment(moment: Json) -> str:
    begin = f"action {moment['ply'] + 1}, {moment['played']}"
    if "luck" in moment:
        return f"{begin}, luck {_percent(moment['luck']):+.1f} %"
    return f"{begin}, lost {_percent(moment['lost']):.1f} %: {moment['better']} ({moment['reason']['key']})"


def _percent(chance: int) -> float:
    return 100 * chance / CERTAIN
