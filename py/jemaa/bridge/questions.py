"""Questions about a position that its view leaves open: what a person who does not see the board wants to know.

Nothing here names a game: a game says in its `questions.py` what it can be asked. That is imported when somebody first
asks; a game without one answers no questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeAlias

from ..engine.game import Shape
from ..match import Match
from .requests import BadRequest

#: By its name, what answers a question: from the position and the name of a cell. None: there is no such cell.
Questions: TypeAlias = Mapping[str, Callable[[Any, str], Shape | None]]


def questions(game: str) -> Questions:
    """Return what a game can be asked."""
    name = f"jemaa.games.{game}.questions"
    try:
        found: Questions = import_module(name).QUESTIONS
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return {}
    return found


def answer(match: Match, about: str, of: str) -> Shape | None:
    """Answer a question, perhaps about a cell, or raise `BadRequest` if the game cannot be asked that."""
    answer = questions(match.game.name).get(about)
    if answer is None:
        raise BadRequest("there is no such question", what="about")
    return answer(match.known(), of)
