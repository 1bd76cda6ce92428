"""`replay`, `encode`, `decode` and `show`: records, short forms and positions, read and written."""

from __future__ import annotations

import argparse
import json

from .. import record as records
from ..bridge import requests
from ..bridge.session import by_seat
from ..engine.game import Game, State
from ..formats import short_form, trace
from ..games import GAMES
from .arguments import record_text
from .output import result


def replay(asked: argparse.Namespace) -> int:
    """Check a record and print its result, or its trace line."""
    record = records.parse(record_text(asked.what))
    match, _ = records.admit(record)
    print(trace.line(match, record) if asked.trace else result(match))
    return 0


def encode(asked: argparse.Namespace) -> int:
    """Print the short form of a record."""
    record = records.parse(record_text(asked.what))
    match, _ = records.admit(record)
    print(short_form.encode(match, requests.named_levels(match, record)))
    return 0


def decode(asked: argparse.Namespace) -> int:
    """Print the record of a short form."""
    match, levels, _ = short_form.decode_all(asked.what)[0]
    print(json.dumps(records.save(match, {"bots": by_seat(levels)} if levels else {})))
    return 0


def show(asked: argparse.Namespace) -> int:
    """Draw a position, and print its text."""
    game, state = _position(asked.what)
    print(f"{game.draw(state)}\n\n{state.text()}")
    return 0


def _position(what: str) -> tuple[Game, State]:
    """Return the position of a text (it begins with the name of a game), or of a file with such a text or a record."""
    text = what if what.partition(" ")[0] in GAMES else record_text(what).removesuffix("\n")
    game = GAMES.get(text.partition(" ")[0])
    if game is not None:
        return game, game.position(text)
    match, _ = records.admit(records.parse(text))
    return match.game, match.state
