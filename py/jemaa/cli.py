"""The command line: play, simulate, tournament, replay, analyse, perft, encode, decode, show.

`docs/records.md` describes each command.

Only parses arguments, runs and prints: rules are in the games, validation in `engine.validation`, `match` and `record`.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from pathlib import Path
from time import monotonic, process_time
from typing import TextIO

from . import arguments
from . import record as records
from .arguments import BadUsage, command, reading
from .bridge import requests
from .bridge.session import by_seat
from .engine.chance import Stream
from .engine.game import OVER, Game, Json, State
from .engine.validation import checked_seed, completed, printable
from .errors import JemaaError
from .formats import short_form, trace
from .games import GAMES
from .match import Match, drawn
from .opponents import registry
from .opponents.bot import Bot
from .opponents.playout import playout

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
        return _report("there is no standard output to write to", REFUSED)
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
            print(f"jemaa: {printable(' '.join(message.split()))}", file=sys.stderr)
        except OSError:
            _discard(sys.stderr)
    return status


def _discard(stream: TextIO) -> None:
    """Redirect a failed output to the null device, so that Python's flush at exit does not fail as well."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = arguments.Parser(prog="jemaa", description="Board games of the Jemaa el-Fna square.")
    parser.add_argument("--version", action=arguments.Version, help="print the version")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    playing = command(commands, "play", _play, "a game in the terminal")
    playing.add_argument("--bot", action="append", default=[], type=arguments.bot, metavar="SEAT=LEVEL", help=SEATED)
    simulating = command(commands, "simulate", _simulate, "whole games among opponents")
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
    counting = command(commands, "perft", _perft, "count the action sequences of a length")
    counting.add_argument("--depth", type=arguments.natural, required=True, metavar="D", help="how long")
    replaying = reading(commands, "replay", _replay, "check a record and print its result", "FILE")
    replaying.add_argument("--trace", action="store_true", help="one JSON line")
    analysing = reading(commands, "analyse", _analyse, "what decided a game that is over: luck, skill, others", "FILE")
    analysing.add_argument("--json", metavar="FILE", help=AS_JSON)
    reading(commands, "encode", _encode, "print the short form of a record", "FILE")
    reading(commands, "decode", _decode, "print the record of a short form", "TEXT")
    reading(commands, "show", _show, "draw a position, or the last one of a record, and print its text", "TEXT|FILE")
    return parser


def _match(asked: argparse.Namespace, seed: str) -> Match:
    game = GAMES[asked.game]
    return Match.new(game, arguments.players(game, asked), arguments.options(game, asked), seed)


# simulate


def _simulate(asked: argparse.Namespace) -> int:
    """Play games with the seeds `seed/0`, `seed/1`, ...; print a summary, or a trace line for each."""
    game, seed = GAMES[asked.game], arguments.seed(asked)
    checked_seed(f"{seed}/{asked.games}")
    players, options = arguments.players(game, asked), completed(game, arguments.options(game, asked))
    makers = [registry.maker(game.name, level) for level in asked.bots]
    tally, began = _Tally(), process_time()
    for name in (f"{seed}/{number}" for number in range(asked.games)):
        setup = drawn(game, players, options, name)
        state = game.start(players, options, setup)
        actions = playout(state, _seated(makers, len(players), name), name)
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


def _seated(makers: Sequence[Callable[[Stream], Bot]], seats: int, seed: str) -> list[Bot]:
    """Return an opponent for each seat; the makers are repeated if there are fewer than seats."""
    return [_unknowing(makers[seat % len(makers)], Stream(f"{seed}/bot/{seat}")) for seat in range(seats)]


def _unknowing(make: Callable[[Stream], Bot], chance: Stream) -> Bot:
    """Return an opponent that never sees what is hidden; one that plays at random needs no copy."""
    bot = make(chance)
    return bot if isinstance(bot, registry.RandomBot) else registry.Opponent(bot, chance)


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
            f"{self.games} games, {self.plies / self.games:.1f} actions each, seed {printable(seed)}",
            f"{self.games / max(seconds, 1e-9):.0f} games per second",
        ]
        for seat in sorted(self.points):
            won, mean = self.wins[seat] / self.games, self.points[seat] / self.games
            lines.append(f"seat {seat}: wins {won:.1%}, {mean:.1f} points on average")
        return "\n".join(lines)


# tournament


def _tournament(asked: argparse.Namespace) -> int:
    """Play opponents against each other; print what it shows."""
    from . import tournament  # noqa: PLC0415  # needs processes, which no page has
    from .workers import Cluster, Processes  # noqa: PLC0415

    game, seed = GAMES[asked.game], arguments.seed(asked)
    checked_seed(f"{seed}/{asked.games}")
    players, options = arguments.players(game, asked), completed(game, arguments.options(game, asked))
    if not 2 <= len(asked.bots) <= len(players):
        raise BadUsage(f"--bots must name at least 2 levels, and at most {len(players)} for so many players")
    for level in asked.bots:
        registry.checked(game.name, level)
    write = _writer(asked.json)
    plan = tournament.Plan(game.name, players, options, asked.bots, seed)
    workers = Cluster(asked.cluster) if asked.cluster else Processes(asked.jobs)
    results = _writable(asked.results) if asked.results else None
    outcome = tournament.run(plan, asked.games, progress=_Progress("games"), results=results, workers=workers)
    write(tournament.as_json(outcome), (*tournament.lines(outcome), f"seed {printable(seed)}"))
    return 0


def _writer(file_name: str | None) -> Callable[[Json, Iterable[str]], None]:
    """Return what writes a result: as JSON to a file, which must be writable now, or as text or JSON to the output."""
    file = None if file_name in (None, "-") else _writable(str(file_name))

    def write(result: Json, lines: Iterable[str]) -> None:
        text = json.dumps(result)
        if file:
            file.write_text(f"{text}\n", encoding="utf-8")
        print(text if file_name == "-" else "\n".join(lines))

    return write


def _writable(file_name: str) -> Path:
    """Return the path of a file that can be written, or raise `BadUsage`: rather now than after hours."""
    path = Path(file_name)
    try:
        path.open("a").close()
    except (OSError, ValueError) as error:
        raise BadUsage(f"{path} cannot be written: {error}") from error
    return path


class _Progress:
    """Reports on standard error how much is done, as of games that are played, and how long the rest may take.

    Each second on a terminal, in place; else each minute, on lines of their own.
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self.stream = sys.stderr
        self.live = self.stream is not None and self.stream.isatty()
        self.began = self.reported = monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Report that so many of a total are done."""
        now = monotonic()
        over = done == total and self.live
        if self.stream is None or (now - self.reported < (1 if self.live else 60) and not over):
            return
        self.reported = now
        left = timedelta(seconds=round((now - self.began) / done * (total - done)))
        text = "" if over else f"{done} of {total} {self.what}, {left} left"
        try:
            print(f"\r{text:<50}\r" if self.live else text, end="" if self.live else "\n", file=self.stream, flush=True)
        except OSError:  # nobody reads it: play on
            _discard(self.stream)


# replay


def _replay(asked: argparse.Namespace) -> int:
    record = records.parse(_text(asked.what))
    match, _ = records.admit(record)
    print(trace.line(match, record) if asked.trace else _result(match))
    return 0


def _text(file_name: str) -> str:
    """Return the text of a file, at most one character more than a record may have."""
    return arguments.text(file_name, records.LARGEST_TEXT + 1)


def _result(match: Match) -> str:
    if match.state.to_act != OVER:
        return f"{match.game.name}, {match.ply} actions, not finished"
    names, scores = [printable(player["name"]) for player in match.players], match.state.scores()
    lines = [f"{match.game.name}, {match.ply} actions"]
    for place, seats in enumerate(match.state.ranking(), 1):
        lines += [f"{place}. {names[seat]}: {scores[seat]}" for seat in seats]
    return "\n".join(lines)


# analyse


def _analyse(asked: argparse.Namespace) -> int:
    """Tell what decided a game that is over."""
    from . import analysis, report  # noqa: PLC0415  # a start of the page needs neither

    match, _ = records.admit(records.parse(_text(asked.what)))
    write = _writer(asked.json)
    found = analysis.analyse(match, _Progress("positions"))
    write({"by": found.by, "rows": found.rows, "analysis": found.summary()}, report.lines(match, found))
    return 0


# encode and decode


def _encode(asked: argparse.Namespace) -> int:
    record = records.parse(_text(asked.what))
    match, _ = records.admit(record)
    print(short_form.encode(match, requests.named_levels(match, record)))
    return 0


def _decode(asked: argparse.Namespace) -> int:
    match, levels, _ = short_form.decode_all(asked.what)[0]
    print(json.dumps(records.save(match, {"bots": by_seat(levels)} if levels else {})))
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
    print(perft(_match(asked, arguments.seed(asked)).state, asked.depth))
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
    """Play in the terminal."""
    from . import playing  # noqa: PLC0415  # no page has a terminal: the site leaves out what draws there

    match, levels = _match(asked, arguments.seed(asked)), dict(asked.bot)
    if not set(levels) <= set(range(len(match.players))):
        raise BadUsage(f"seats are numbered from 0 to {len(match.players) - 1}")
    for level in levels.values():
        registry.checked(match.game.name, level)
    if set(levels) < set(range(len(match.players))) and sys.stdin is None:
        raise BadUsage("there is no standard input to read from")
    if playing.Terminal(match, levels).run():
        print(_result(match))
    return 0
