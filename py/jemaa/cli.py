"""The command line: play, simulate, replay, perft, encode, decode, show. `docs/records.md` describes each.

It only drives: rules live in the games, checks in `checks`, `match` and `record`.
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
JOINERS = "\u200c\u200d"  # of Arabic letters, of emoji


class BadUsage(JemaaError):
    """Words on the command line that name nothing to do."""

    code = "bad-usage"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadUsage(message)

    def print_help(self, file: Any = None) -> None:  # its own says nothing of an output that fails
        print(self.format_help(), end="", file=file)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 2 and one line on standard error for anything refused."""
    if sys.stdout is None:
        return _said("there is no output to write to", REFUSED)
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal may lack the letters of a name
        sys.stdout.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):  # bytes that are no text are told, whatever the system's language
        sys.stdin.reconfigure(errors="strict")
    status = _watched(lambda: _run(arguments))
    return _watched(sys.stdout.flush) or status


def _run(arguments: Sequence[str] | None) -> int:
    try:
        asked = _parser().parse_args(arguments)
    except SystemExit:  # help was asked for, and given
        return 0
    return int(asked.run(asked))


def _watched(act: Callable[[], int | None]) -> int:
    """Act and return the exit status, whatever people and streams do."""
    try:
        return act() or 0
    except JemaaError as error:
        return _said(str(error), REFUSED)
    except UnicodeDecodeError as error:
        return _said(f"the input is no text: {error.reason} at byte {error.start}", REFUSED)
    except BrokenPipeError:  # the reader has seen enough
        _silence(sys.stdout)
        return 0
    except OSError as error:
        _silence(sys.stdout)
        return _said(f"input or output fails: {error.strerror}", REFUSED)
    except KeyboardInterrupt:
        return _said("interrupted", INTERRUPTED)


def _said(message: str, status: int) -> int:
    """Say one line on standard error, if there is anyone to hear it, and return the status."""
    if sys.stderr is not None:
        try:
            print(f"jemaa: {_plain(' '.join(message.split()))}", file=sys.stderr)
        except OSError:
            _silence(sys.stderr)
    return status


def _silence(stream: TextIO) -> None:
    """Let nothing more be written to an output that fails, at exit neither."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _plain(text: str) -> str:
    """Return a text without anything that a terminal might obey; letters stay joined as they are."""
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
    counting = _command(commands, "perft", _perft, "the number of action sequences of a length")
    counting.add_argument("--depth", type=_natural, required=True, metavar="D")
    replaying = _reading(commands, "replay", _replay, "check a record and print its result", "FILE")
    replaying.add_argument("--trace", action="store_true", help="one JSON line")
    _reading(commands, "encode", _encode, "print the short form of a record", "FILE")
    _reading(commands, "decode", _decode, "print the record of a short form", "TEXT")
    _reading(commands, "show", _show, "draw a position, or where a record has come to, and print its text", "TEXT|FILE")
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
        raise argparse.ArgumentTypeError(f"{shown(text)} is no whole number from 0")
    return int(text)


def _positive(text: str) -> int:
    if _natural(text) == 0:
        raise argparse.ArgumentTypeError("0 is too few")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not KEY=VALUE")
    return name, value


def _options(game: Game, asked: argparse.Namespace) -> Json:
    """Return the options that texts mean; a text that means no value is left as it is, to be refused."""
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
    """Return players with plain names and the first colours, or raise `BadRecord` for too many or too few."""
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
    """Play games whose seeds are `seed/0`, `seed/1`, ...; a summary, or a trace line for each."""
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
    """Return an opponent for each seat, levels taken in turn around the table."""
    return [LEVELS[levels[seat % len(levels)]](Stream(f"{seed}/bot/{seat}")) for seat in range(seats)]


class _Tally:
    """The sums of many games."""

    def __init__(self) -> None:
        self.games = self.plies = 0
        self.wins: defaultdict[int, float] = defaultdict(float)
        self.points: defaultdict[int, int] = defaultdict(int)

    def count(self, state: State, actions: int) -> None:
        """Add a finished game; winners who share a victory share its point."""
        self.games += 1
        self.plies += actions
        winners = state.ranking()[0]
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
            self.wins[seat] += (seat in winners) / len(winners)

    def summary(self, seed: str, seconds: float) -> str:
        lines = [
            f"{self.games} games, {self.plies / self.games:.1f} actions each, seed {_plain(seed)}",
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
    """Return what a file holds, as much of it as can be a record."""
    path = Path(file_name)
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(records.LARGEST_TEXT + 1)
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} holds no text: {error.reason} at byte {error.start}", "not-json") from error
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path} cannot be read: {error}", "unreadable") from error


def _result(match: Match) -> str:
    if match.state.to_act != OVER:
        return f"{match.game.name}, {match.ply} actions, not finished"
    names, scores = [_plain(player["name"]) for player in match.players], match.state.scores()
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
    """Return the position of a text, which begins with its game's name, or of a file that holds one, or a record."""
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
    """Count the action sequences of a length, chance faces counted as actions; games that end sooner count nothing."""
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
        raise BadUsage(f"seats are 0 to {len(match.players) - 1}")
    bots = {seat: LEVELS[level](Stream(f"{match.seed}/bot/{seat}")) for seat, level in levels.items()}
    print("An action's text plays it; ? lists the legal ones, undo takes back, quit leaves.")
    while (seat := match.state.to_act) != OVER:
        if seat == CHANCE:
            _tell(match, match.rolled())
        elif seat in bots:
            _tell(match, bots[seat].choose(match.state.imagine(Stream(f"{match.seed}/{match.ply}"))).text)
        elif not _ask(match, set(range(len(match.players))) - set(bots)):
            return 0
    print(f"\n{match.game.draw(match.state)}\n{_result(match)}")
    return 0


def _tell(match: Match, text: str) -> None:
    print(f"  {text}: {', '.join(_line(match.game.named(event)) for event in match.play(text))}")


def _line(event: Shape) -> str:
    parts = (f"{key} {value}" for key, value in event.items() if key not in ("type", "rule", "path"))
    return f"{event['type']} ({' '.join(parts)})"


def _ask(match: Match, persons: set[int]) -> bool:
    """Let a person act once; False when they leave."""
    name = match.players[match.state.to_act]["name"]
    if sys.stdin is None:
        raise BadUsage("there is no input to read from")
    print(f"\n{match.game.draw(match.state)}\n  points: {match.state.scores()}")
    try:
        print(f"{_plain(name)}> ", end="", flush=True)  # `input` says nothing of an output that fails
        text = input().strip()
        if text == "quit":
            return False
        if text == "?":
            print("  " + ", ".join(action.text for action in match.legal))
        elif text == "undo":
            match.undo(persons, assent=True)
        else:
            _tell(match, text)
    except EOFError:
        return False
    except JemaaError as error:
        print(f"  {error}")
    return True
