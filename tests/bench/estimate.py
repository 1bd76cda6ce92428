"""What is left over when luck, skill and others are told apart in a game that is over: the estimate.

The games are those of `bench chances`; JEMAA_GAMES is how many of each number of players are analysed (by default none
but those that were), JEMAA_ONLY a text that the name must contain. Results are kept in `.cache/estimates`.
"""

import os
from collections.abc import Iterator
from statistics import median

from jemaa.analysis import Analysis, told_apart
from jemaa.games import GAMES
from jemaa.match import Match
from jemaa.opponents.win_probability import CERTAIN
from tasks.steps import CACHE
from tests.bench.chances import played, seed_of
from tests.bench.figure import Figure
from tests.bench.kept import keep, kept

#: The most that may be left over at the median, in points of a hundred.
MOST = 3


def left_over(name: str, players: int, number: int, log: list[str]) -> list[float]:
    """Analyse a game; return what is left over for each seat, in points of a hundred."""
    match = Match.new(name, players=players, seed=seed_of(name, players, number))
    for text in log:
        match.play(text)
    analysis = Analysis(match)
    for _ in analysis.steps:
        pass
    return [100 * abs(told_apart(analysis.rows, seat)["estimate"]) / CERTAIN for seat in range(players)]


def analysed(name: str, players: int, games: int) -> dict[int, list[float]]:
    """Return what was left over in the games that were analysed, at least so many."""
    file = CACHE / "estimates" / f"{name}-{players}.jsonl"
    found: dict[int, list[float]] = dict(kept(file))
    with file.open("a") as lines:
        for game in played(name, players, games)[:games]:
            number = game["number"]
            if number not in found:
                found[number] = left_over(name, players, number, game["log"])
                keep(lines, [number, found[number]])
    return found


def estimates() -> Iterator[Figure]:
    """Yield the median of what is left over, for each game and number of players."""
    only, games = os.environ.get("JEMAA_ONLY", ""), int(os.environ.get("JEMAA_GAMES", "0"))
    for name, game in GAMES.items():
        for players in game.seats:
            title = f"{name}, {players} players"
            found = analysed(name, players, games) if only in title else {}
            if found:
                values = [value for seats in found.values() for value in seats]
                yield Figure(f"{title}: estimate in {len(found)} games, median", median(values), "points", most=MOST)
