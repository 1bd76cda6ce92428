"""What an analysis shows, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from .analysis import PARTS, Analysis
from .engine.game import Json
from .engine.validation import printable
from .match import Match
from .opponents.win_probability import CERTAIN


def lines(match: Match, found: Analysis) -> Iterator[str]:
    """Yield a whole analysis as lines of text; chances are per cent, actions are counted from 1."""
    summary, names = found.summary(), [printable(player["name"]) for player in match.players]
    width = max(map(len, names))
    yield f"{match.game.name}, {match.ply} actions, judged by {found.by}"
    for name, seat in zip(names, summary["seats"], strict=True):
        parts = ", ".join(f"{part} {_percent(seat[part]):+.1f}" for part in PARTS)
        yield f"{name:<{width}}  {_percent(seat['first']):.1f} % to {_percent(seat['last']):.1f} %: {parts}"
    for name, moments in zip(names, summary["moments"], strict=True):
        yield from (f"{name:<{width}}  {_moment(each)}" for each in moments)


def _moment(moment: Json) -> str:
    lost = f"lost {_percent(moment['lost']):.1f} %"
    return f"action {moment['ply'] + 1}, {moment['played']}, {lost}: {moment['better']} ({moment['reason']['key']})"


def _percent(chance: int) -> float:
    return 100 * chance / CERTAIN
