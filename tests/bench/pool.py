"""Every level against a pool of tables, at every number of players: what beats its mirror may lose to others.

A level counts as stronger than the one before only if it is not below it against any of: that one in all other seats,
`medium` in all, a simple rival of another hand in all, and a mixture of them. It takes days, and goes on where it was
stopped: results are kept in `.cache/pool`. JEMAA_GAMES sets the games of each contest, JEMAA_ONLY a text that its name
must contain, JEMAA_JOBS the number of processes: `JEMAA_GAMES=100 JEMAA_ONLY="morocco: expert" build.py bench pool`.
"""

import os
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from jemaa import tournament
from jemaa.engine.validation import default_players, with_defaults
from jemaa.games import GAMES
from jemaa.opponents.registry import levels
from tasks.steps import CACHE
from tests.bench.figure import Figure
from tests.bench.rivals import MAKERS

GAMES_VARIABLE, ONLY, JOBS = "JEMAA_GAMES", "JEMAA_ONLY", "JEMAA_JOBS"
YARDSTICKS = {"marrakech": "plain", "morocco": "greedy"}


def tables(game: str, before: str, players: int) -> list[tuple[str, ...]]:
    """Return who sits in the other seats, each table once."""
    yardstick = YARDSTICKS[game]
    mixed = (before, yardstick, "medium")[: players - 1]
    return list(dict.fromkeys([(before,), ("medium",), (yardstick,), *([mixed] if players > 2 else [])]))


class Table(NamedTuple):
    """Who sits where: the first is measured."""

    game: str
    players: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return what the figure is called."""
        first, *others = self.bots
        return f"{self.game}: {first} v {', '.join(others)}, {self.players} players"


@cache
def held(table: Table, games: int) -> tournament.Score:
    """Hold a contest, or what is missing of it, and return the score of the first."""
    game, players, bots = table
    rules = GAMES[game]
    plan = tournament.Plan(game, default_players(rules, players), with_defaults(rules, {}), bots, "pool", MAKERS[game])
    folder = CACHE / "pool"
    folder.mkdir(parents=True, exist_ok=True)
    jobs = int(os.environ.get(JOBS, str(os.cpu_count())))
    results = folder / f"{game}-{players}-{'-'.join(bots)}.jsonl"
    return tournament.run(plan, games, jobs, results=results).scores[0]


def pool() -> Iterator[Figure]:
    """Yield each level's share of first places at each table, and how much more that is than that of the one before."""
    only, games = os.environ.get(ONLY, ""), int(os.environ.get(GAMES_VARIABLE, "400"))
    for game in GAMES:
        for players in GAMES[game].seats:
            for before, level in pairwise(levels(game)):
                for others in tables(game, before, players):
                    table = Table(game, players, (level, *others))
                    if only in table.name:
                        yield from compared(table, before, games)


def compared(table: Table, before: str, games: int) -> Iterator[Figure]:
    """Yield a share, its interval, and its difference from that of the level before, with its interval."""
    score, others = held(table, games), table.bots[1:]
    yield Figure(f"{table.name}, {score.games} games", 100 * score.share, "%")
    yield Figure("  from (95 %)", 100 * score.low, "%")
    yield Figure("  to", 100 * score.high, "%")
    fair, half = 1 / table.players, 0.0
    if others != (before,):
        earlier = held(table._replace(bots=(before, *others)), games)
        fair, half = earlier.share, (earlier.high - earlier.low) / 2
    more, around = score.share - fair, hypot(half, (score.high - score.low) / 2)
    yield Figure(f"  more than {before} there", 100 * more, "%")
    yield Figure("  surely not below: the upper bound of that", 100 * (more + around), "%", least=0)
