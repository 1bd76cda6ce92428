"""The command line: play, simulate, tournament, replay, analyse, perft, encode, decode, show.

`docs/records.md` describes each command.

This file finds the command and reports errors; each command has a module of its own. Rules are in the games,
validation in `engine.validation`, `match` and `record`.
"""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
from collections.abc import Callable, Sequence

from ..errors import JemaaError
from . import arguments, perft, records, simulate
from .arguments import command, reading
from .output import discard, report

SEATED = "who plays a seat, counted from 0; people play the others; may be repeated"
BOTS = "who plays the seats in order, repeated where they are fewer (default: %(default)s)"
GAMES_PLAYED = "so many games (default: %(default)s)"
AS_JSON = "write the result as JSON; - is standard output"
REFUSED = 2  # exit statuses
INTERRUPTED = 130
TERMINATED = 143


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; errors give status 2 and one line on standard error.

    Without words it is a process of its own, with those of its command line; it ends its processes when it is ended.
    """
    if words is None:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    if sys.stdout is None:
        return report("there is no standard output to write to", REFUSED)
    if isinstance(sys.stdout, io.TextIOWrapper):  # the terminal's encoding may lack the letters of a name
        sys.stdout.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):  # report invalid bytes, whatever the system's locale
        sys.stdin.reconfigure(errors="strict")
    status = _guarded(lambda: _run(words))
    return _guarded(sys.stdout.flush) or status


def _run(words: Sequence[str] | None) -> int:
    try:
        asked = _parser().parse_args(words)
    except SystemExit:  # the help was printed
        return 0
    return int(asked.run(asked))


def _guarded(act: Callable[[], int | None]) -> int:
    """Call a function and return its exit status; report errors of input, output and arguments."""
    try:
        return act() or 0
    except JemaaError as error:
        return report(str(error), REFUSED)
    except UnicodeDecodeError as error:
        return report(f"the input is not valid text: {error.reason} at byte {error.start}", REFUSED)
    except BrokenPipeError:  # the reader of a pipe has closed it, as `head` does
        discard(sys.stdout)
        return 0
    except OSError as error:
        discard(sys.stdout)
        return report(f"input or output failed: {error.strerror}", REFUSED)
    except KeyboardInterrupt:
        return report("interrupted", INTERRUPTED)


def _parser() -> argparse.ArgumentParser:
    parser = arguments.Parser(prog="jemaa", description="Board games of the Jemaa el-Fna square.")
    parser.add_argument("--version", action=arguments.Version, help="print the version")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    playing = command(commands, "play", _play, "a game in the terminal")
    playing.add_argument("--bot", action="append", default=[], type=arguments.bot, metavar="SEAT=LEVEL", help=SEATED)
    simulating = command(commands, "simulate", simulate.run, "whole games among opponents")
    simulating.add_argument("--games", type=arguments.positive, default=100, metavar="K", help=GAMES_PLAYED)
    simulating.add_argument("--bots", default="random", type=arguments.levels, metavar="LEVEL,...", help=BOTS)
    simulating.add_argument("--trace", action="store_true", help="one JSON line for each game")
    contesting = command(commands, "tournament", _tournament, "how well opponents play against each other")
    contesting.add_argument("--bots", required=True, type=arguments.levels, metavar="LEVEL,...", help="two or more")
    contesting.add_argument("--games", type=arguments.positive, default=100, metavar="K", help=GAMES_PLAYED)
    processes = "so many processes side by side (default: %(default)s)"
    contesting.add_argument("--jobs", type=arguments.positive, default=os.cpu_count() or 1, metavar="J", help=processes)
    contesting.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster plays: the address of its scheduler")
    contesting.add_argument("--results", metavar="FILE", help="keeps each game; the same command goes on after a stop")
    contesting.add_argument("--json", metavar="FILE", help=AS_JSON)
    counting = command(commands, "perft", perft.run, "count the action sequences of a length")
    counting.add_argument("--depth", type=arguments.natural, required=True, metavar="D", help="how long")
    replaying = reading(commands, "replay", records.replay, "check a record and print its result", "FILE")
    replaying.add_argument("--trace", action="store_true", help="one JSON line")
    analysing = reading(commands, "analyse", _analyse, "what decided a game that is over: luck, skill, others", "FILE")
    analysing.add_argument("--json", metavar="FILE", help=AS_JSON)
    reading(commands, "encode", records.encode, "print the short form of a record", "FILE")
    reading(commands, "decode", records.decode, "print the record of a short form", "TEXT")
    reading(
        commands, "show", records.show, "draw a position, or the last one of a record, and print its text", "TEXT|FILE"
    )
    return parser


def _play(asked: argparse.Namespace) -> int:
    from . import play  # noqa: PLC0415  # no page has a terminal

    return play.run(asked)


def _tournament(asked: argparse.Namespace) -> int:
    from . import tournament  # noqa: PLC0415  # needs processes, which no page has

    return tournament.run(asked)


def _analyse(asked: argparse.Namespace) -> int:
    from . import analyse  # noqa: PLC0415  # a start needs no analysis

    return analyse.run(asked)
