"""Tournaments: how well opponents play against each other, measured over many games.

The first opponent takes one seat, the others fill the rest in order, repeated where they are fewer. Every set-up is
played once for each seat of the first, with the same dice, so that no seat and no luck of a set-up favours it. Who
plays them is up to `workers.py`; what is kept of them after a stop, to `results.py`. The site leaves this package out.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib import import_module
from math import ceil, inf, log10, sqrt
from pathlib import Path
from socket import gethostname
from statistics import fmean, median, stdev
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

from ..engine.chance import Dice, Stream
from ..engine.game import CHANCE, OVER, Action, Game, Json, State
from ..errors import IllegalAction, JemaaError
from ..games import GAMES
from ..match import drawn_setup
from ..opponents import registry
from ..opponents.bot import Level, Maker
from ..opponents.registry import Opponent
from .results import Results
from .workers import OtherVersion, Processes, Workers

#: Standard deviations on either side of a mean that hold 95 % of a normal distribution.
SPREAD: Final = 1.96
#: Points of Elo by which a player is stronger who wins ten times as often.
TENFOLD: Final = 400

#: Called with the number of games that this run has played so far, and of all that it has to play.
Progress: TypeAlias = Callable[[int, int], None]


class Plan(NamedTuple):
    """What is played. Players and options are checked and complete, as for `Game.start`.

    `bots` are at least two levels, at most as many as players. `makers` may add levels that the game does not have, by
    name: functions of a module, because other processes must find them.
    """

    game: str
    players: Sequence[Json]
    options: Json
    bots: Sequence[str]
    seed: str
    makers: Mapping[str, Maker] | None = None

    def opponent(self, text: str, seed: str) -> Opponent:
        """Return the opponent of a level, or raise `BadLevel`."""
        level, chance = Level.read(text), Stream(seed)
        maker = (self.makers or {}).get(level.name)
        return Opponent(maker(level, chance) if maker else registry.make_bot(self.game, text, chance), chance)

    def described(self) -> Json:
        """Return what is played, and by which versions: what results must have in common to be counted together."""
        rules = GAMES[self.game].rules
        return {**self.heading(), "players": list(self.players), "rules": rules, "bots": self._signed()}

    def versions(self) -> list[str]:
        """Return by which versions this process plays: of the wheel, of the rules, of each level."""
        wheel = import_module("jemaa").__version__
        return [f"jemaa {wheel}", f"rules {GAMES[self.game].rules}", *self._signed()]

    def _signed(self) -> list[str]:
        own = self.makers or {}
        return [text if Level.read(text).name in own else registry.with_version(self.game, text) for text in self.bots]

    def heading(self) -> Json:
        """Return what the results of a tournament begin with."""
        return {"game": self.game, "players": len(self.players), "options": self.options, "seed": self.seed}

    def sitting(self, first: int) -> list[int]:
        """Return which of `bots` sits in each seat, the first of them in the given one."""
        count, others = len(self.players), len(self.bots) - 1
        return [0 if seat == first else 1 + ((seat - first) % count - 1) % others for seat in range(count)]


class Played(NamedTuple):
    """A game that was played. By seat: which of the opponents sat there, its part of first place, its points.

    By opponent: the milliseconds of processor time that each decision took, and how often it gave each reason.
    Decisions with one choice are left out of both.
    """

    sitting: list[int]
    first: list[float]
    points: list[int]
    why: str
    times: list[list[float]]
    reasons: list[Counter[str]]

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> Played:
        """Return a game from its row."""
        return cls(**{**row, "reasons": [Counter(each) for each in row["reasons"]]})

    def row(self) -> Json:
        """Return what a file keeps."""
        return {**self._asdict(), "times": [[round(ms, 3) for ms in each] for each in self.times]}


class Score(NamedTuple):
    """How an opponent has done. `share` of first places and mean `points` are those of a seat, with 95 % intervals.

    `share`, `low`, `high`: from 0 to 1. `elo` follows from them: by how much a seat of it is stronger than the others
    at its table on average; None where it is not bounded. `ms`: median and 95th percentile of a decision. `reasons`:
    how often each.
    """

    bot: str
    games: int
    share: float
    low: float
    high: float
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    points: float
    points_low: float
    points_high: float
    decisions: int
    ms: tuple[float, float]
    reasons: dict[str, int]


class Outcome(NamedTuple):
    """What a tournament has shown: the score of each opponent, and how often games ended in each way."""

    plan: Plan
    games: int
    scores: list[Score]
    ends: dict[str, int]


def run(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    results: Path | None = None,
    workers: Workers | None = None,
) -> Outcome:
    """Play at least that many games (whole set-ups, each once for every seat).

    In so many processes, or by other workers. With a file for the results, those that it has already are not played
    again. Raises `BadResults` where it has others, `OtherVersion` where a worker does not play by this version.
    """
    seats, setups, versions = len(plan.players), ceil(games / len(plan.players)), plan.versions()
    kept = Results(results, plan.described()) if results else None
    played = dict(kept.known) if kept else {}
    missing = [number for number in range(setups) if number not in played]
    with closing((workers or Processes(jobs))(partial(_piece, plan, versions), missing)) as pieces:
        for done, (number, piece) in enumerate(pieces, 1):
            played[number] = _checked(piece, versions)
            if kept:
                kept.add(number, played[number])
            if progress:
                progress(done * seats, len(missing) * seats)
    counted = [[Played.of(row) for row in played[number]] for number in range(setups)]
    every = [one for each in counted for one in each]
    scores = [_score(plan, bot, counted) for bot in range(len(plan.bots))]
    return Outcome(plan, len(every), scores, dict(Counter(one.why for one in every).most_common()))


# a piece of work: plain values, which every version can read


def _piece(plan: Plan, versions: Sequence[str], number: int) -> Json:
    """Play a set-up, unless this process has other versions; say which it has, and what it is called."""
    try:
        own = plan.versions()
    except JemaaError as error:  # it lacks the game or a level
        own = [str(error)]
    games = [one.row() for one in rounds(plan, number)] if own == versions else []
    return {"worker": f"process {os.getpid()} of {gethostname()}", "versions": own, "games": games}


def _checked(piece: Json, versions: Sequence[str]) -> list[Json]:
    """Return the games of a piece, or raise `OtherVersion`."""
    theirs = piece["versions"]
    if theirs == versions:
        return list(piece["games"])
    there = ", ".join(each for each in theirs if each not in versions)
    here = ", ".join(each for each in versions if each not in theirs)
    raise OtherVersion(f"{piece['worker']} plays by {there}, and this program by {here}")


# a game


def rounds(plan: Plan, number: int) -> list[Played]:
    """Play a set-up once for each seat of the first opponent; dice and set-up come from the seed `seed/number`."""
    game, seed = GAMES[plan.game], f"{plan.seed}/{number}"
    setup = drawn_setup(game, plan.players, plan.options, seed)
    seats = range(len(plan.players))
    return [_game(plan, game, game.start(plan.players, plan.options, setup), seed, first) for first in seats]


def _game(plan: Plan, game: Game, state: State, seed: str, first: int) -> Played:
    """Play a position to its end; each opponent draws from a stream of its own."""
    sitting = plan.sitting(first)
    deciding = [
        _Deciding(plan.bots[bot], plan.opponent(plan.bots[bot], f"{seed}/bot/{seat}/{first}"))
        for seat, bot in enumerate(sitting)
    ]
    roll, rolls = Dice(seed).weighted, 0
    while (seat := state.to_act) != OVER:
        legal = state.legal()
        if seat == CHANCE:
            action = legal[roll(rolls, state.outcomes())]
            rolls += 1
        else:
            action = legal[0] if len(legal) == 1 else deciding[seat].decide(state, legal)
        state.advance(action)
    winners = state.ranking()[0]
    return Played(
        sitting,
        [(seat in winners) / len(winners) for seat in range(len(sitting))],
        state.scores(),
        game.view(state)["result"]["why"],
        [[ms for each in _of(bot, sitting, deciding) for ms in each.times] for bot in range(len(plan.bots))],
        [sum((each.reasons for each in _of(bot, sitting, deciding)), Counter()) for bot in range(len(plan.bots))],
    )


def _of(bot: int, sitting: Sequence[int], things: Sequence[Any]) -> list[Any]:
    """Return what belongs to the seats of an opponent."""
    return [thing for sits, thing in zip(sitting, things, strict=True) if sits == bot]


class _Deciding:
    """An opponent in a seat, with the time that its decisions took and the reasons that it gave."""

    def __init__(self, name: str, opponent: Opponent) -> None:
        self.name = name
        self.opponent = opponent
        self.times: list[float] = []
        self.reasons: Counter[str] = Counter()

    def decide(self, state: State, legal: Sequence[Action]) -> Action:
        """Let the opponent think to the end; raise `IllegalAction` if its choice is none."""
        began = process_time()
        thought = self.opponent.thought(state)
        self.times.append(1000 * (process_time() - began))
        self.reasons[thought.reason["key"]] += 1
        if thought.action not in legal:
            raise IllegalAction(
                f"{self.name} chose {thought.action.text} in {state.text()}", action=thought.action.text
            )
        return thought.action


# what it shows


def _score(plan: Plan, bot: int, played: Sequence[Sequence[Played]]) -> Score:
    """Return how an opponent has done in the games of all set-ups."""
    every = [one for each in played for one in each]
    seats = every[0].sitting.count(bot)
    share, low, high = (part / seats for part in wilson([sum(_of(bot, one.sitting, one.first)) for one in every]))
    points, least, most = around([fmean(fmean(_of(bot, one.sitting, one.points)) for one in each) for each in played])
    times = sorted(ms for one in every for ms in one.times[bot])
    reasons: Counter[str] = sum((one.reasons[bot] for one in every), Counter())
    elos = [
        round(found, 1) if abs(found := elo(part, len(plan.players))) < inf else None for part in (share, low, high)
    ]
    return Score(
        bot=plan.bots[bot],
        games=len(every),
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        elo=elos[0],
        elo_low=elos[1],
        elo_high=elos[2],
        points=round(points, 2),
        points_low=round(least, 2),
        points_high=round(most, 2),
        decisions=len(times),
        ms=(round(median(times), 2), round(times[ceil(0.95 * len(times)) - 1], 2)) if times else (0.0, 0.0),
        reasons=dict(reasons.most_common()),
    )


def wilson(parts: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of parts from 0 to 1, and Wilson's interval (95 %), which stays sensible near 0 and 1.

    It treats games as independent. Those of one set-up are not: a set-up or dice that help one seat help the first
    opponent in one of its games and harm it in the others, so that the true interval is rather narrower.
    """
    share, games = fmean(parts), len(parts)
    middle, unit = share + SPREAD**2 / (2 * games), 1 + SPREAD**2 / games
    half = SPREAD * sqrt(share * (1 - share) / games + SPREAD**2 / (4 * games**2))
    return share, max(0.0, (middle - half) / unit), min(1.0, (middle + half) / unit)


def elo(share: float, seats: int) -> float:
    """Return the points of Elo by which a seat is stronger than the others on average, from its share of first places.

    As if each came first in proportion to its strength (Plackett and Luce): of two players, Elo's own formula.
    """
    if share in (0, 1):
        return inf if share else -inf
    return TENFOLD * log10(share * (seats - 1) / (1 - share))


def around(values: Sequence[float]) -> tuple[float, float, float]:
    """Return a mean and its interval (95 %); the values are those of whole set-ups, which are independent."""
    mean = fmean(values)
    half = SPREAD * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - half, mean + half


def as_json(outcome: Outcome) -> Json:
    """Return an outcome for `--json`; `docs/records.md` describes it."""
    plan = outcome.plan
    return {
        **plan.heading(),
        "games": outcome.games,
        "bots": [{**score._asdict(), "ms": list(score.ms)} for score in outcome.scores],
        "ends": outcome.ends,
    }


def lines(outcome: Outcome) -> Iterator[str]:
    """Yield an outcome as lines of text."""
    plan, seats = outcome.plan, len(outcome.plan.players)
    yield f"{outcome.games} games of {plan.game} ({outcome.games // seats} set-ups, each from {seats} seats)"
    width = max(map(len, plan.bots))
    for score in outcome.scores:
        first = f"first {score.share:.1%} ({score.low:.1%} to {score.high:.1%}, fair {1 / seats:.1%})"
        strength = f"Elo {_elo(score.elo)} ({_elo(score.elo_low)} to {_elo(score.elo_high)})"
        points = f"points {score.points:.1f} ({score.points_low:.1f} to {score.points_high:.1f})"
        took = f"{score.ms[0]:.1f} ms a decision (95 %: {score.ms[1]:.1f})"
        yield f"{score.bot:<{width}}  {first}, {strength}, {points}, {took}"
    yield f"ended: {_counts(outcome.ends)}"
    for score in outcome.scores:
        yield f"reasons of {score.bot}: {_counts(score.reasons)}"


def _elo(points: float | None) -> str:
    """Write a difference in strength."""
    return "unbounded" if points is None else f"{points:+.0f}"


def _counts(counts: Mapping[str, int]) -> str:
    """Write counts with their parts of the whole."""
    total = sum(counts.values())
    return ", ".join(f"{name} {count} ({count / total:.1%})" for name, count in counts.items()) or "none"
