"""The games in a text from elsewhere: one may hold several links of one game, of several games, or both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from . import short
from .errors import BadRecord
from .match import Match

#: Games are replayed, which takes time: of more short forms the longest, in which games go on furthest.
MOST_REPLAYED: Final = 16


class Found(NamedTuple):
    """A game, its opponents' levels by seat, and the short form that it is in."""

    match: Match
    bots: dict[int, str]
    short: str


def games_in(text: str) -> list[Found]:
    """Return the games in a text, each as far as it goes there; one that parts into two ways is two.

    Raises `BadRecord` if there is none.
    """
    forms = short.extract_all(text)
    longest = sorted(forms, key=len, reverse=True)[:MOST_REPLAYED]
    found, errors = [], []
    for form in (form for form in forms if form in longest):
        try:
            found.append(Found(*short.decode_with_bots(form), form))
        except BadRecord as error:
            errors.append(error)
    if not found:
        raise errors[0]
    return _furthest(found)


def _furthest(found: Sequence[Found]) -> list[Found]:
    """Return those in which no other one goes on."""
    best: dict[str, Found] = {}
    for one in sorted(found, key=lambda each: -each.match.ply):
        if not any(_goes_on(longer.match, one.match) for longer in best.values()):
            best[one.short] = one
    return [one for one in found if one.short in best]


def _goes_on(longer: Match, match: Match) -> bool:
    """Tell whether a match is the beginning of another one. Names tell apart games that have no number."""
    same = longer.provenance.id == match.provenance.id and longer.at(0)[0].text() == match.at(0)[0].text()
    if match.provenance.id is None:
        same = same and longer.players == match.players
    return same and all(one.action == other.action for one, other in zip(match.log, longer.log, strict=False))
