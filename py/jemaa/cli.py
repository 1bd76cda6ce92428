"""The command line: play, simulate, replay, perft, encode, decode, show. `docs/records.md` describes each command.

Only parses arguments, runs and prints: rules are in the games, checks in `checks`, `match` and `record`.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import secrets
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NoReturn, TextIO

from . import record as records
from . import short, trace
from .bots import LEVELS, Bot
from .bots.playout import playout
from .chance import Stream
from .checks import checked_players, checked_seed, completed, shown
from .errors import BadRecord, JemaaError
from .game import CHANCE, OVER, Game, Json, Shape, State
from .games import GAMES
from .match import Match, drawn

REFUSED = 2  # exit statuses
INTERRUPTED = 130
JOINERS = "\u200c\u200d"  # not printable by themselves, but needed between Arabic letters and in emoji


class BadUsage(JemaaError):
    """Invalid arguments on the command line."""

    code = "bad-usage"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadUsage(message)

    def print_help(self, file: Any = None) -> None:  # argparse's own ignores errors of the output
        print(self.format_help(), end="", file=file)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; errors give status 2 and one line on standard error."""
    if sys.stdout is None:
        return _report("there is no standard output to write to", REFUSED)
    if isinstance(sys.stdout, io.TextIOWrapper):  # the terminal's encoding may lack the letters of a name
        sys.stdout.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):  # report invalid bytes, whatever the system's locale
        sys.stdin.reconfigure(errors="strict")
    status = _guarded(lambda: _run(arguments))
    return _guarded(sys.stdout.flush) or status


def _run(arguments: Sequence[str] | None) -> int:
    try:
        asked = _parser().parse_args(arguments)
    except SystemExit:  # the help was printed
        return 0
    return int(asked.run(asked))


def _guarded(act: Callable[[], int | None]) -> int:
    """Call a function and return its exit status; report errors of input, output and arguments."""
    try:
        return act() or 0
    except JemaaError as error:
        return _report(str(error), REFUSED)
    except UnicodeDecodeError as error:
        return _report(f"the input is not valid text: {error.reason} at byte {error.start}", REFUSED)
    except BrokenPipeError:  # the reader of a pipe has closed it, as `head` does
        _discard(sys.stdout)
        return 0
    except OSError as error:
        _discard(sys.stdout)
        return _report(f"input or output failed: {error.strerror}", REFUSED)
    except KeyboardInterrupt:
        return _report("interrupted", INTERRUPTED)


def _report(message: str, status: int) -> int:
    """Print one line to standard error, if it is open, and return the status."""
    if sys.stderr is not None:
        try:
            print(f"jemaa: {_printable(' '.join(message.split()))}", file=sys.stderr)
        except OSError:
            _discard(sys.stderr)
    return status


def _discard(stream: TextIO) -> None:
    """Redirect a failed output to the null device, so that Python's flush at exit does not fail as well."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _printable(text: str) -> str:
    """Return a text without control characters that a terminal might interpret; joined letters stay joined."""
    return "".join(mark if mark.isprintable() or mark in JOINERS else "?" for mark in text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="jemaa", description="Board games of the Jemaa el-Fna square.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    playing = _command(commands, "play", _play, "a game in the terminal")
    playing.add_argument("--bot", action="append", default=[], type=_bot, metavar="SEAT=LEVEL")
    simulating = _command(commands, "simulate", _simulate, "whole games among opponents")
    simulating.add_argument("--games", type=_positive, default=100, metavar="K")
    simulating.add_argument("--bots", default="random", type=_levels, metavar="LEVEL,...")
    simulating.add_argument("--trace", action="store_true", help="one JSON line for each game")
    counting = _command(commands, "perft", _perft, "count the action sequences of a length")
    counting.add_argument("--depth", type=_natural, required=True, metavar="D")
    replaying = _reading(commands, "replay", _replay, "check a record and print its result", "FILE")
    replaying.add_argument("--trace", action="store_true", help="one JSON line")
    _reading(commands, "encode", _encode, "print the short form of a record", "FILE")
    _reading(commands, "decode", _decode, "print the record of a short form", "TEXT")
    _reading(commands, "show", _show, "draw a position, or the last one of a record, and print its text", "TEXT|FILE")
    return parser


def _command(commands: Any, name: str, run: Any, help_: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_)
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=" or ".join(GAMES))
    parser.add_argument("--players", type=_positive, metavar="N")
    parser.add_argument("--seed", default=None, metavar="TEXT")
    parser.add_argument("--option", action="append", default=[], type=_option, metavar="KEY=VALUE")
    parser.set_defaults(run=run)
    return parser


def _reading(commands: Any, name: str, run: Any, help_: str, what: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_)
    parser.add_argument("what", metavar=what)
    parser.set_defaults(run=run)
    return parser


def _natural(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a whole number from 0 on")
    return int(text)


def _positive(text: str) -> int:
    if _natural(text) == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not KEY=VALUE")
    return name, value


def _options(game: Game, asked: argparse.Namespace) -> Json:
    """Convert the texts of options to values; an unknown one stays as it is, and is refused later."""
    known = {(name, json.dumps(value).strip('"')): value for name, values in game.options.items() for value in values}
    return {name: known.get((name, text), text) for name, text in asked.option}


def _bot(text: str) -> tuple[int, str]:
    seat, _, level = text.partition("=")
    if not seat.isdecimal() or len(seat) > 2 or level not in LEVELS:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not SEAT=LEVEL; levels are {', '.join(LEVELS)}")
    return int(seat), level


def _levels(text: str) -> list[str]:
    levels = text.split(",")
    if not set(levels) <= set(LEVELS):
        raise argparse.ArgumentTypeError(f"levels are {', '.join(LEVELS)}")
    return levels


def _players(game: Game, asked: argparse.Namespace) -> list[Json]:
    """Return players with default names and colours, or raise `BadRecord` for a wrong number."""
    count = asked.players or game.seats[0]
    seats = range(count) if count in game.seats else ()
    each = game.colors_each(count)
    colors = [list(game.colors[each * seat : each * seat + each]) for seat in seats]
    players = [{"name": f"Player {seat + 1}", "color": c if each > 1 else "".join(c)} for seat, c in enumerate(colors)]
    return checked_players(game, players)


def _match(asked: argparse.Namespace, seed: str) -> Match:
    game = GAMES[asked.game]
    return Match.new(game, _players(game, asked), _options(game, asked), seed)


def _seed(asked: argparse.Namespace) -> str:
    return secrets.token_hex(8) if asked.seed is None else checked_seed(asked.seed)


# simulate


def _simulate(asked: argparse.Namespace) -> int:
    """Play games with the seeds `seed/0`, `seed/1`, ...; print a summary, or a trace line for each."""
    game, seed = GAMES[asked.game], _seed(asked)
    checked_seed(f"{seed}/{asked.games}")
    players, options = _players(game, asked), completed(game, _options(game, asked))
    tally, began = _Tally(), process_time()
    for name in (f"{seed}/{number}" for number in range(asked.games)):
        setup = drawn(game, players, options, name)
        state = game.start(players, options, setup)
        actions = playout(state, _seated(len(players), asked.bots, name), name)
        if asked.trace:
            match = Match(game, players, options, setup, name)
            for action in actions:
                match.play(action.text)
            print(trace.line(match))
        else:
            tally.count(state, len(actions))
    if not asked.trace:
        print(tally.summary(seed, process_time() - began))
    return 0


def _seated(seats: int, levels: Sequence[str], seed: str) -> list[Bot]:
    """Return an opponent for each seat; the levels are repeated if there are fewer than seats."""
    return [LEVELS[levels[seat % len(levels)]](Stream(f"{seed}/bot/{seat}")) for seat in range(seats)]


class _Tally:
    """Statistics of many games."""

    def __init__(self) -> None:
        self.games = self.plies = 0
        self.wins: defaultdict[int, float] = defaultdict(float)
        self.points: defaultdict[int, int] = defaultdict(int)

    def count(self, state: State, actions: int) -> None:
        """Add a finished game; tied winners share one win."""
        self.games += 1
        self.plies += actions
        winners = state.ranking()[0]
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
            self.wins[seat] += (seat in winners) / len(winners)

    def summary(self, seed: str, seconds: float) -> str:
        lines = [
            f"{self.games} games, {self.plies / self.games:.1f} actions each, seed {_printable(seed)}",
            f"{self.games / max(seconds, 1e-9):.0f} games per second",
        ]
        for seat in sorted(self.points):
            won, mean = self.wins[seat] / self.games, self.points[seat] / self.games
            lines.append(f"seat {seat}: wins {won:.1%}, {mean:.1f} points on average")
        return "\n".join(lines)


# replay


def _replay(asked: argparse.Namespace) -> int:
    record = records.parse(_text(asked.what))
    match, _ = records.admit(record)
    print(trace.line(match, record) if asked.trace else _result(match))
    return 0


def _text(file_name: str) -> str:
    """Return the text of a file, at most one character more than a record may have."""
    path = Path(file_name)
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(records.LARGEST_TEXT + 1)
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not a text file: {error.reason} at byte {error.start}", "not-json") from error
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path} cannot be read: {error}", "unreadable") from error


def _result(match: Match) -> str:
    if match.state.to_act != OVER:
        return f"{match.game.name}, {match.ply} actions, not finished"
    names, scores = [_printable(player["name"]) for player in match.players], match.state.scores()
    lines = [f"{match.game.name}, {match.ply} actions"]
    for place, seats in enumerate(match.state.ranking(), 1):
        lines += [f"{place}. {names[seat]}: {scores[seat]}" for seat in seats]
    return "\n".join(lines)


# encode and decode


def _encode(asked: argparse.Namespace) -> int:
    match, _ = records.admit(records.parse(_text(asked.what)))
    print(short.encode(match))
    return 0


def _decode(asked: argparse.Namespace) -> int:
    print(json.dumps(records.save(short.decode(asked.what))))
    return 0


# show


def _show(asked: argparse.Namespace) -> int:
    game, state = _position(asked.what)
    print(f"{game.draw(state)}\n\n{state.text()}")
    return 0


def _position(what: str) -> tuple[Game, State]:
    """Return the position of a text (it begins with the name of a game), or of a file with such a text or a record."""
    text = what if what.partition(" ")[0] in GAMES else _text(what).removesuffix("\n")
    game = GAMES.get(text.partition(" ")[0])
    if game is not None:
        return game, game.position(text)
    match, _ = records.admit(records.parse(text))
    return match.game, match.state


# perft


def _perft(asked: argparse.Namespace) -> int:
    print(perft(_match(asked, _seed(asked)).state, asked.depth))
    return 0


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions, faces of dice included; sequences that end earlier do not count."""
    if depth == 0:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        count += perft(after, depth - 1)
    return count


# play


def _play(asked: argparse.Namespace) -> int:
    match = _match(asked, _seed(asked))
    levels = dict(asked.bot)
    if not set(levels) <= set(range(len(match.players))):
        raise BadUsage(f"seats are numbered from 0 to {len(match.players) - 1}")
    bots = {seat: LEVELS[level](Stream(f"{match.seed}/bot/{seat}")) for seat, level in levels.items()}
    print("Type an action to play it, ? to list the legal ones, undo, or quit.")
    while (seat := match.state.to_act) != OVER:
        if seat == CHANCE:
            _play_and_print(match, match.rolled())
        elif seat in bots:
            _play_and_print(match, bots[seat].choose(match.state.imagine(Stream(f"{match.seed}/{match.ply}"))).text)
        elif not _ask(match, set(range(len(match.players))) - set(bots)):
            return 0
    print(f"\n{match.game.draw(match.state)}\n{_result(match)}")
    return 0


def _play_and_print(match: Match, text: str) -> None:
    print(f"  {text}: {', '.join(_line(match.game.named(event)) for event in match.play(text))}")


def _line(event: Shape) -> str:
    parts = (f"{key} {value}" for key, value in event.items() if key not in ("type", "rule", "path"))
    return f"{event['type']} ({' '.join(parts)})"


def _ask(match: Match, persons: set[int]) -> bool:
    """Read and execute one line of a person's input; return False to quit."""
    name = match.players[match.state.to_act]["name"]
    if sys.stdin is None:
        raise BadUsage("there is no standard input to read from")
    print(f"\n{match.game.draw(match.state)}\n  points: {match.state.scores()}")
    try:
        print(f"{_printable(name)}> ", end="", flush=True)  # not by `input`, which ignores errors of the output
        text = input().strip()
        if text == "quit":
            return False
        if text == "?":
            print("  " + ", ".join(action.text for action in match.legal))
        elif text == "undo":
            match.undo(persons, assent=True)
        else:
            _play_and_print(match, text)
    except EOFError:
        return False
    except JemaaError as error:
        print(f"  {error}")
    return True
