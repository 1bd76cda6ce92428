"""How well the opponents of both games play: against each other, at random, simple rivals and a generic search.

It takes hours. The variable JEMAA_GAMES sets the number of games of each tournament, JEMAA_ONLY a text that the name of
a tournament must contain: `JEMAA_GAMES=40 JEMAA_ONLY="morocco: hard v" python3 build.py bench opponents`.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from jemaa import tournament
from jemaa.engine.validation import default_players, with_defaults
from jemaa.games import GAMES
from tests.bench.figure import Figure
from tests.bench.rivals import MAKERS

GAMES_VARIABLE, ONLY = "JEMAA_GAMES", "JEMAA_ONLY"
SEED = "bench"
#: Endings of Morocco by Rule R32.
STALEMATES = ("no-workers", "idle")
#: A decision takes at most 0.3 s in Pyodide, which takes up to 2.7 times as long as CPython.
LONGEST = 300 / 2.7
#: No reason is given for more of a level's decisions, in per cent.
COMMONEST = 40


@dataclass
class Contest:
    """A tournament, and the limits of the first opponent's share of first places, in per cent."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    least: float | None = None
    most: float | None = None
    #: Of the lower bound of the interval.
    surely: float | None = None

    @property
    def name(self) -> str:
        """Return what the figure is called."""
        return f"{self.game}: {' v '.join(self.bots)}, {self.players} players"


LEVELS = ("random", "easy", "medium", "hard")
HEADS_UP = {"easy": (85, None), "medium": (65, 90), "hard": (65, 90)}
HARD_V_RANDOM = {2: 99, 3: 95, 4: 90, 5: 90}
RIVALS = {"marrakech": ("plain", 70), "morocco": ("greedy", 92)}
HARD_V_SEARCH = {2: 75, 4: 30}


def contests(game: str) -> Iterator[Contest]:
    """Yield all that is measured of a game's opponents, except for stalemates."""
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    for better, worse in steps:
        least, most = HEADS_UP[better]
        yield Contest(game, 2, (better, worse), 400, least, most)
    for better, worse in steps:
        yield Contest(game, 4, (better, worse), 400, 30, surely=25)
    for players, least in HARD_V_RANDOM.items():
        if players in GAMES[game].seats:
            yield Contest(game, players, ("hard", "random"), 400, least)
    rival, least = RIVALS[game]
    yield Contest(game, 2, ("hard", rival), 400, least)
    for players, least in HARD_V_SEARCH.items():
        yield Contest(game, players, ("hard", "uct"), 200, least)


def stalemates() -> Iterator[Contest]:
    """Yield the tournaments in which no game of Morocco may end by Rule R32: a thousand games."""
    for players, games in ((2, 400), (3, 100), (4, 400), (5, 100)):
        yield Contest("morocco", players, ("hard", "medium"), games)


def played(contest: Contest) -> tournament.Outcome:
    """Hold a tournament."""
    return held(contest.game, contest.players, contest.bots, int(os.environ.get(GAMES_VARIABLE, contest.games)))


@cache
def held(game: str, players: int, bots: tuple[str, ...], games: int) -> tournament.Outcome:
    """Hold a tournament once, and tell about it on standard error."""
    seated, options = default_players(GAMES[game], players), with_defaults(GAMES[game], {})
    plan = tournament.Plan(game, seated, options, bots, SEED, MAKERS[game])
    outcome = tournament.run(plan, games, os.cpu_count() or 1)
    print(f"{game}:", *tournament.lines(outcome), sep="\n  ", file=sys.stderr, flush=True)
    return outcome


def opponents() -> Iterator[Figure]:
    """Measure the opponents of both games: who wins, how long they think, what reasons they give."""
    only = os.environ.get(ONLY, "")
    outcomes = []
    for contest in (one for game in RIVALS for one in contests(game) if only in one.name):
        outcome = played(contest)
        outcomes.append(outcome)
        yield from shares(contest, outcome)
    stuck = [played(contest) for contest in stalemates() if only in contest.name]
    if stuck:
        yield stuck_in(stuck)
    yield from manners([*outcomes, *(each for each in stuck if each not in outcomes)])


def shares(contest: Contest, outcome: tournament.Outcome) -> Iterator[Figure]:
    """Yield the first opponent's share of first places, and the bounds of its interval."""
    score = outcome.scores[0]
    yield Figure(contest.name, 100 * score.share, "%", least=contest.least, most=contest.most)
    yield Figure(f"  of {score.games} games: the lower bound (95 %)", 100 * score.low, "%", least=contest.surely)
    yield Figure("  the upper bound", 100 * score.high, "%")


def stuck_in(outcomes: list[tournament.Outcome]) -> Figure:
    """Return how many games ended by Rule R32."""
    ends = sum((Counter(outcome.ends) for outcome in outcomes), Counter())
    name = f"morocco: stalemates in {ends.total()} games of medium and hard"
    return Figure(name, sum(ends[why] for why in STALEMATES), "games", most=0)


def manners(outcomes: list[tournament.Outcome]) -> Iterator[Figure]:
    """Yield how long each level thinks, and how often it gives its commonest reason, in all tournaments."""
    scores = [(outcome.plan.game, score) for outcome in outcomes for score in outcome.scores]
    for game, level in sorted({(game, score.bot) for game, score in scores if score.bot in LEVELS[1:]}):
        own = [score for played, score in scores if (played, score.bot) == (game, level)]
        name = f"{game}: a decision of {level} in CPython, 95 % (the slowest tournament)"
        yield Figure(name, max(score.ms[1] for score in own), "ms", most=LONGEST)
        reasons: Counter[str] = sum((Counter(score.reasons) for score in own), Counter())
        ((reason, count),) = reasons.most_common(1)
        name = f"{game}: decisions of {level} with its commonest reason"
        yield Figure(f"{name}, {reason}", 100 * count / reasons.total(), "%", most=COMMONEST)
