"""The games found beside this file: a folder here is a game, and its `GAME` is all that others use."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ..game import Game


def find() -> dict[str, Game]:
    """Import every package beside this file and return the games by name, in order of their names."""
    found = (import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__))
    return {game.name: game for game in sorted(found, key=lambda game: str(game.name))}


GAMES = find()
