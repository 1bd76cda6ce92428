"""The luck that several tables can share, as in duplicate bridge: the same set-up, and the same rolls in their order.

Seats, not people, are compared: what the same seat got elsewhere is due to play. Names and colours count for nothing.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from ..engine.game import CHANCE, Json
from ..engine.validation import with_defaults
from ..match import Match, drawn_setup

#: So many rolls are in the key, for a set-up may be little more than who begins.
FIRST_ROLLS: Final = 3


def deal_of(match: Match) -> Json | None:
    """Return what chance gave a match; None where it starts from a position, so that its start was nobody's luck.

    `key`: 16 hexadecimal digits, the same for the same game, number of players, options, set-up and first 3 rolls; of
    a set-up that its people need not learn even at the end, it tells nothing: then the rolls tell it apart, and with
    fewer of them there is no key. `rolls`: the text of each. Two games had the same luck if their keys are equal, and
    the rolls of one begin with those of the other, which had fewer.
    """
    rolls = [entry.action.text for entry in match.log if entry.actor == CHANCE]
    if "position" in match.setup or (match.game.private and len(rolls) < FIRST_ROLLS):
        return None
    setup = None if match.game.private else _without_colors(match.setup, _seat_colors(match))
    options = with_defaults(match.game, match.options)
    luck = [match.game.name, len(match.players), options, setup, rolls[:FIRST_ROLLS]]
    return {"key": sha256(json.dumps(luck, sort_keys=True).encode()).hexdigest()[:16], "rolls": rolls}


def seed_for_others(match: Match) -> str | None:
    """Return the seed from which another table gets this set-up and all rolls so far; None where it would not.

    So it is where people rolled a real die, on several devices, in a game that goes on from another one's middle, and
    in one that came without its seed.
    """
    if match.seed is None or "position" in match.setup:
        return None
    options = with_defaults(match.game, match.options)
    first = {key: value for key, value in match.setup.items() if key == "first"}  # which may have been chosen
    setup = {**drawn_setup(match.game, match.players, options, match.seed), **first}
    other = Match(match.game, match.players, options, setup, match.seed)
    for entry in match.log if other.state == match.at(0)[0] else ():
        if entry.actor == CHANCE and other.rolled() != entry.action.text:
            return None
        other.play(entry.action)
    return match.seed if other.ply == match.ply else None


def _seat_colors(match: Match) -> dict[str, str]:
    """Return whose each colour is: the seat, and its place among that seat's colours, in the order of their names."""
    owned = [player["color"] for player in match.players]
    each = [sorted(colors) if isinstance(colors, list) else [colors] for colors in owned]
    return {color: f"{seat}.{at}" for seat, colors in enumerate(each) for at, color in enumerate(colors)}


def _without_colors(part: Any, seats: dict[str, str]) -> Any:
    """Return a part of a set-up with seats in the place of their colours."""
    if isinstance(part, dict):
        return {key: _without_colors(value, seats) for key, value in part.items()}
    if isinstance(part, list):
        return [_without_colors(value, seats) for value in part]
    return seats.get(part, part) if isinstance(part, str) else part
