"""The games found beside this file: a folder here is a game, and its `GAME` is all that others use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from ..game import Game


class Games(Mapping[str, Game]):
    """The games by name, in order of their names; each is imported when it is first asked for.

    A page that plays one game must not wait for the tables of the other.
    """

    def __init__(self) -> None:
        """Find the packages beside this file."""
        self._names = sorted(module.name for module in iter_modules(__path__))

    def __getitem__(self, name: str) -> Game:
        """Return a game, or raise `KeyError`."""
        if name not in self._names:
            raise KeyError(name)
        game: Game = import_module(f"{__name__}.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names; nothing is imported."""
        return iter(self._names)

    def __len__(self) -> int:
        """Count the games."""
        return len(self._names)


GAMES = Games()
