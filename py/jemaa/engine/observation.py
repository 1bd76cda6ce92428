"""Positions as numbers, for programs that learn: what a seat may see of one, channel by channel.

Each game's `observation.py` says which channels there are and what is in them; `rl.py` makes arrays of it. Seats are
counted from the viewer on, clockwise, so that a program may sit anywhere; every number is from 0 to 1. No page learns:
the site leaves this out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import prod
from typing import Any, NamedTuple

from ..errors import NoSuchGame
from .game import Game


class Channel(NamedTuple):
    """A part of an observation: its shape, and what its numbers mean.

    >>> from jemaa.engine.observation import Channel
    >>> Channel("facing", (4,), "1 at the side to which Assam looks").size
    4
    """

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)


class Observer(NamedTuple):
    """What a game's `observation.py` has."""

    channels: Callable[[int], Sequence[Channel]]
    """returns the channels of a game of so many players, in their order"""
    observe: Callable[[Any, int], list[float]]
    """returns all numbers of a position, channel after channel, as a seat may know them"""


def observer(game: Game) -> Observer:
    """Return how a game is observed, or raise `NoSuchGame` if it has no numbers."""
    try:
        module: Any = import_module(f"jemaa.games.{game.name}.observation")
    except ModuleNotFoundError:
        raise NoSuchGame(f"{game.name} cannot be observed as numbers: it has no observation.py") from None
    return Observer(module.channels, module.observe)


def one_hot(index: int, size: int) -> list[float]:
    """Return zeros, with a 1 at an index; only zeros for an index that is none."""
    return [float(each == index) for each in range(size)]
