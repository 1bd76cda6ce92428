"""The arguments of the command line: how their texts are read, and what is refused.

What the commands do is in the modules beside this one; what players, options and seeds may be, in `engine.validation`.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TextIO

from .. import record as records
from ..engine.game import Game, Json
from ..engine.validation import default_players, excerpt, new_seed, random_seed
from ..errors import BadRecord, JemaaError
from ..formats.strict_json import MARK
from ..games import GAMES
from ..match import Match


class BadUsage(JemaaError):
    """Invalid arguments on the command line."""

    code = "bad-usage"


class Parser(argparse.ArgumentParser):
    """A parser that raises `BadUsage` instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise BadUsage(message)

    def print_help(self, file: Any = None) -> None:
        """Print the help; argparse's own ignores errors of the output."""
        print(self.format_help(), end="", file=file)

    def format_help(self) -> str:
        """Return the help, of a command that plays a game with what each game has."""
        about = "\n".join(map(_about, GAMES.values())) if self.get_default("of_games") else ""
        return f"{super().format_help()}\n{about}\n" if about else super().format_help()


class Version(argparse.Action):
    """Prints the version and leaves, as help does."""

    def __init__(self, **options: Any) -> None:
        """Take no value."""
        super().__init__(nargs=0, **options)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        """Print it; argparse's own ignores errors of the output."""
        print(f"{parser.prog} {import_module('jemaa').__version__}")
        parser.exit()


def _about(game: Game) -> str:
    """Tell what can be chosen of a game; the first value of an option is its default."""
    said = [f"{game.seats[0]} to {game.seats[-1]} players"]
    said += [f"--option {name}={'|'.join(map(_word, values))}" for name, values in game.options.items()]
    return f"{game.name}: {', '.join(said)}; levels random, {', '.join(game.levels)}".removesuffix(", ")


def _word(value: Any) -> str:
    """Return a value of an option as it is written on the command line."""
    return json.dumps(value).strip('"')


def command(commands: Any, name: str, run: Any, help_: str) -> argparse.ArgumentParser:
    """Add a command that plays a game."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_)
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=" or ".join(GAMES))
    parser.add_argument("--players", type=positive, metavar="N", help="how many (default: as few as possible)")
    parser.add_argument("--seed", default=None, metavar="TEXT", help="what all is drawn from (default: a new one)")
    choice = "an option of the game, see below; the first value is the default; may be repeated"
    parser.add_argument("--option", action="append", default=[], type=_option, metavar="KEY=VALUE", help=choice)
    parser.set_defaults(run=run, of_games=True)
    return parser


def reading(commands: Any, name: str, run: Any, help_: str, what: str) -> argparse.ArgumentParser:
    """Add a command that reads a file or a text."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_)
    parser.add_argument("what", metavar=what)
    parser.set_defaults(run=run)
    return parser


def natural(text: str) -> int:
    """Read a whole number from 0."""
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{excerpt(text)} is not a whole number from 0 on")
    return int(text)


def positive(text: str) -> int:
    """Read a whole number from 1."""
    if natural(text) == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(text)


def bot(text: str) -> tuple[int, str]:
    """Read a seat and the level of its opponent: `1=hard`."""
    seat, _, level = text.partition("=")
    if not seat.isdecimal() or len(seat) > 2 or not level:
        raise argparse.ArgumentTypeError(f"{excerpt(text)} is not SEAT=LEVEL")
    return int(seat), level


def levels(text: str) -> list[str]:
    """Read a list of levels: `hard,easy`."""
    return text.split(",")


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{excerpt(text)} is not KEY=VALUE")
    return name, value


def options(game: Game, asked: argparse.Namespace) -> Json:
    """Convert the texts of options to values; an unknown one stays as it is, and is refused later."""
    known = {(name, _word(value)): value for name, values in game.options.items() for value in values}
    return {name: known.get((name, text), text) for name, text in asked.option}


def players(game: Game, asked: argparse.Namespace) -> list[Json]:
    """Return players with default names and colours, or raise `BadRecord` for a wrong number."""
    return default_players(game, asked.players or game.seats[0])


def seed(asked: argparse.Namespace) -> str:
    """Return the seed asked for, or a new one."""
    return random_seed() if asked.seed is None else new_seed(asked.seed)


def text(file_name: str, most: int) -> str:
    """Return at most so many characters of a file (`-` is standard input), or raise `BadRecord`.

    A byte order mark at its beginning is no part of it: some editors write one.
    """
    path = Path(file_name)
    try:
        with _opened(file_name) as file:
            return file.read(most + 1).removeprefix(MARK)[:most]
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not a text file: {error.reason} at byte {error.start}", "not-json") from error
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path} cannot be read: {error}", "unreadable") from error


def _opened(file_name: str) -> AbstractContextManager[TextIO]:
    if file_name != "-":
        return Path(file_name).open(encoding="utf-8")
    if not isinstance(sys.stdin, TextIOWrapper):
        raise BadUsage("there is no standard input to read from")
    sys.stdin.reconfigure(encoding="utf-8")
    return nullcontext(sys.stdin)


def new_match(asked: argparse.Namespace, seed: str) -> Match:
    game = GAMES[asked.game]
    return Match.new(game, players(game, asked), options(game, asked), seed)


def record_text(file_name: str) -> str:
    """Return the text of a file, at most one character more than a record may have."""
    return text(file_name, records.LARGEST_TEXT + 1)
