"""Boards that are drawn as text, with what their marks mean, in colour: for terminals, and for notebooks as HTML.

Each game's `legend.py` says which marks have which colour and what all of them mean. The page has drawings of its own:
the site leaves this module out.
"""

from __future__ import annotations

import html
import os
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, TextIO

from .game import Game

#: The six levels of red, green and blue in the cube of a terminal's 256 colours, which begins at 16.
_LEVELS = (0, 95, 135, 175, 215, 255)


def legend(game: Game) -> str:
    """Return what the marks of a game's drawing mean, as lines of text; nothing if the game does not say it."""
    return str(getattr(_module(game), "LEGEND", ""))


def with_legend(game: Game, drawing: str) -> str:
    """Return a drawing, and below it what its marks mean."""
    return "\n\n".join(filter(None, (drawing, legend(game))))


def to_ansi(game: Game, text: str) -> str:
    """Return a drawing, or a text with its words, with the colour codes of terminals."""
    return "".join(f"\x1b[38;5;{ink}m{part}\x1b[39m" if ink else part for part, ink in _inked(game, text))


def to_html(game: Game, text: str) -> str:
    """Return a drawing as HTML: preformatted text with coloured marks."""
    parts = ((html.escape(part), ink) for part, ink in _inked(game, text))
    marks = (f'<b style="color:{_hex(ink)}">{part}</b>' if ink else part for part, ink in parts)
    return f'<pre style="line-height:1.2">{"".join(marks)}</pre>'


def has_colors(stream: TextIO) -> bool:
    """Return whether what is written to a stream can be coloured: on a terminal that can, unless `NO_COLOR` is set."""
    return stream.isatty() and os.environ.get("TERM") != "dumb" and not os.environ.get("NO_COLOR")


def _inked(game: Game, text: str) -> Iterator[tuple[str, int | None]]:
    """Split a text into its marks, each with its colour, and what is between them."""
    inks: Mapping[str, int] = getattr(_module(game), "INKS", {})
    colors = list(inks.values())
    pattern = re.compile("|".join(f"({mark})" for mark in inks) or "(?!)", re.MULTILINE)
    end = 0
    for found in pattern.finditer(text):
        yield text[end : found.start()], None
        yield found[0], colors[(found.lastindex or 1) - 1]
        end = found.end()
    yield text[end:], None


def _hex(ink: int) -> str:
    """Return one of the 216 colours of the cube as HTML writes it."""
    return "#" + "".join(f"{_LEVELS[(ink - 16) // each % 6]:02x}" for each in (36, 6, 1))


def _module(game: Game) -> Any:
    try:
        return import_module(f"jemaa.games.{game.name}.legend")
    except ModuleNotFoundError:
        return None
