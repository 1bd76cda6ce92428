"""`play`, a game in the terminal: draws the board, asks people for their actions, lets opponents act.

Rules are in the games, what is typed is read by `action_parser`. Sentences of reasons are the page's: here they are the
words of their keys. The site leaves this module out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Any, Final

from ..engine import rendering
from ..engine.game import CHANCE, OVER, Json, Shape
from ..engine.validation import excerpt, printable
from ..errors import BadNotation, JemaaError
from ..formats import action_parser, strict_json
from ..match import Match
from ..match.history import Entry
from ..opponents import registry
from ..opponents.bot import POINT, Thought, think_to_end
from . import arguments
from .arguments import BadUsage, new_match
from .output import result

HELP: Final = """\
Type an action, or its beginning, or a short form of it (c4d4).
?           lists what can be done now
undo        takes back the last thing that a person did, and all that came after it
why         says why an opponent did what it did last; why ACTION, why it cannot be done now
help        this, and what the letters mean
quit        ends the game"""
MOST_JUDGED: Final = 3  # choices of an opponent that are told


def run(asked: argparse.Namespace) -> int:
    """Play in the terminal."""
    match, levels = new_match(asked, arguments.seed(asked)), dict(asked.bot)
    if not set(levels) <= set(range(len(match.players))):
        raise BadUsage(f"seats are numbered from 0 to {len(match.players) - 1}")
    for level in levels.values():
        registry.checked_level(match.game.name, level)
    if set(levels) < set(range(len(match.players))) and sys.stdin is None:
        raise BadUsage("there is no standard input to read from")
    if Terminal(match, levels).run():
        print(result(match))
    return 0


class Terminal:
    """A match in the terminal, with its opponents."""

    def __init__(self, match: Match, levels: Mapping[int, str]) -> None:
        """Take the match and the level of each seat that an opponent plays."""
        self.match = match
        self.levels = levels
        self.persons = set(range(len(match.players))) - set(levels)
        self._colored = rendering.has_colors(sys.stdout)
        self._drawn: list[Entry] | None = None
        self._thought: tuple[str, Thought] | None = None

    def run(self) -> bool:
        """Play to the end and return True; or False when a person quits, or the input ends."""
        self._print(f"{rendering.legend(self.match.game)}\n\n{self._seats()}\nhelp tells what can be typed.")
        while (seat := self.match.to_act) != OVER:
            if seat == CHANCE:
                self._play(self.match.rolled())
            elif seat in self.levels:
                self._let_decide(seat)
            elif not self._ask(seat):
                return False
        self._print(f"\n{self._board()}")
        return True

    def _print(self, text: str) -> None:
        print(rendering.to_ansi(self.match.game, text) if self._colored else text)

    def _board(self) -> str:
        return self.match.game.draw(self.match.state)

    def _seats(self) -> str:
        """Write who plays: seat, name, colours, opponent."""
        lines = []
        for seat, player in enumerate(self.match.players):
            color, level = player["color"], self.levels.get(seat)
            colors = color if isinstance(color, str) else ", ".join(color)
            lines.append(f"{seat}: {printable(player['name'])}, {colors}{f', played by {level}' if level else ''}")
        return "\n".join(lines)

    def _let_decide(self, seat: int) -> None:
        bot, state = registry.decider(self.match, self.levels[seat])
        self._thought = printable(self.match.players[seat]["name"]), think_to_end(bot.think(state))
        self._play(self._thought[1].action.text)

    def _play(self, text: str) -> None:
        self._print(f"  {text}: {', '.join(_line(self.match.game.named(event)) for event in self.match.play(text))}")

    def _ask(self, seat: int) -> bool:
        """Read and execute one line of a person's input; return False to quit."""
        if self._drawn != self.match.log:
            self._drawn = list(self.match.log)
            self._print(f"\n{self._board()}\n  points: {self.match.state.scores()}")
        try:
            print(f"{printable(self.match.players[seat]['name'])}> ", end="", flush=True)  # `input` ignores its errors
            text = input().removeprefix(strict_json.MARK).strip()
        except EOFError:
            return False
        if text == "quit":
            return False
        try:
            self._obey(text)
        except JemaaError as error:
            self._print(f"  {error}")
        return True

    def _obey(self, text: str) -> None:
        """Do what a line says that is not `quit`, or raise `JemaaError`."""
        word, _, rest = text.partition(" ")
        if text == "?":
            self._print("  " + ", ".join(action.text for action in self.match.legal))
        elif text == "help":
            self._print(f"{HELP}\n\n{rendering.legend(self.match.game)}\n\n{self._seats()}")
        elif text == "undo":
            self.match.undo(self.persons, assent=True)
        elif word == "why":
            self._print(f"  {self._why_not(rest) if rest else self._why()}")
        else:
            self._act(text)

    def _meaning(self, text: str) -> Json:
        """Return what a text means now, or raise `BadNotation`."""
        meaning: Json = dict(action_parser.parse(self.match, text[: action_parser.LONGEST], {}))
        if meaning["means"] == "unknown":
            name = self.match.game.name
            raise BadNotation(f"{excerpt(text)} names no action of {name}; help tells what can be typed")
        return meaning

    def _act(self, text: str) -> None:
        """Play the action that a text means, or say what it could mean, or why it cannot be done."""
        meaning = self._meaning(text)
        if meaning["means"] == "action":
            self._play(meaning["action"])
        elif meaning["means"] == "refused":
            self._print(f"  {_reason(meaning['why'])}")
        else:
            self._print(f"  that could be {', '.join(self._could(meaning))}")

    def _could(self, meaning: Json) -> list[str]:
        """List the actions that are left by a text that does not say enough."""
        if meaning["means"] == "several":
            return [*meaning["could"], *([f"{meaning['more']} more"] if meaning["more"] else [])]
        picks = set(meaning["picks"])
        return [action.text for action in self.match.legal if picks <= set(action.picks)]

    def _why_not(self, text: str) -> str:
        """Say why an action cannot be done now."""
        meaning = self._meaning(text)
        return _reason(meaning["why"]) if meaning["means"] == "refused" else "that can be done"

    def _why(self) -> str:
        """Say why an opponent did what it did last, and what it thought of its choices."""
        if self._thought is None:
            return "no opponent has decided anything yet"
        name, thought = self._thought
        judged = (f"{action.text} {worth / POINT:+.1f}" for action, worth in thought.choices[:MOST_JUDGED])
        best = ", ".join(judged)
        return f"{name}, {thought.action.text}: {_reason(thought.reason)}{f'; expected lead: {best}' if best else ''}"


def _reason(reason: Json | None) -> str:
    """Write a reason by the words of its key, and its arguments."""
    if reason is None:
        return "that cannot be done now"
    words = reason["key"].removeprefix("why-").removeprefix("reason-").replace("-", " ")
    said = ", ".join(f"{name} {_listed(value)}" for name, value in reason["args"].items())
    return f"{words} ({said})" if said else str(words)


def _listed(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _line(event: Shape) -> str:
    parts = (f"{key} {value}" for key, value in event.items() if key not in ("type", "rule", "path"))
    return f"{event['type']} ({' '.join(parts)})"
