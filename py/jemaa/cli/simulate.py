"""`simulate`: whole games among opponents, and statistics of them."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from time import process_time

from ..engine.chance import Stream
from ..engine.game import State
from ..engine.validation import checked_seed, printable, with_defaults
from ..formats import trace
from ..games import GAMES
from ..match import Match, drawn_setup
from ..opponents import registry
from ..opponents.bot import Bot
from ..opponents.playout import playout
from . import arguments


def run(asked: argparse.Namespace) -> int:
    """Play games with the seeds `seed/0`, `seed/1`, ...; print a summary, or a trace line for each."""
    game, seed = GAMES[asked.game], arguments.seed(asked)
    checked_seed(f"{seed}/{asked.games}")
    players, options = arguments.players(game, asked), with_defaults(game, arguments.options(game, asked))
    makers = [registry.maker(game.name, level) for level in asked.bots]
    tally, began = Tally(), process_time()
    for name in (f"{seed}/{number}" for number in range(asked.games)):
        setup = drawn_setup(game, players, options, name)
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


class Tally:
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
