"""The games found beside this file: a folder here is a game, and its `GAME` is all that others use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from ..engine.game import Game
from ..engine.validation import excerpt
from ..errors import NoSuchGame


class Games(Mapping[str, Game]):
    """The games by name, in order of their names; each is imported when it is first asked for.

    A page that plays one game must not wait for the tables of the other.
    """

    def __init__(self) -> None:
        """Find the packages beside this file."""
        self._names = sorted(module.name for module in iter_modules(__path__))

    def __getitem__(self, name: str) -> Game:
        """Return a game, or raise `NoSuchGame`, which is a `KeyError`."""
        if name not in self._names:
            raise NoSuchGame(f"there is no game {excerpt(name)}; games are {', '.join(self._names)}")
        game: Game = import_module(f"{__name__}.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names; nothing is imported."""
        return iter(self._names)

    def __len__(self) -> int:
        """Count the games."""
        return len(self._names)

    def __repr__(self) -> str:
        """Show the names."""
        return f"<GAMES: {', '.join(self._names)}>"

    def __reduce__(self) -> str:
        """Come back as the same constant."""
        return "GAMES"


GAMES = Games()


def game(name: str) -> Game:
    """Return the game of a name; raises `NoSuchGame` with the list of names.

    >>> import jemaa
    >>> jemaa.game("morocco").seats
    range(2, 6)
    >>> jemaa.game("chess")
    Traceback (most recent call last):
    jemaa.errors.NoSuchGame: there is no game chess; games are marrakech, morocco
    """
    return GAMES[name]
