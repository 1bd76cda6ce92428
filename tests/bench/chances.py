"""How true the chances to come first are: of all positions that are said to be won so often, how many are.

Games of `hard` against itself, in which one action of forty is a random one, are played into `.cache/chances` and kept
there; each run adds what is missing of JEMAA_GAMES for each number of players (by default it plays none). Games with
even numbers are for `tune_chances.py` to fit on, those with odd ones are measured here.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER, State
from jemaa.engine.validation import default_players, with_defaults
from jemaa.games import GAMES
from jemaa.games.marrakech.position import TURN
from jemaa.games.marrakech.win_probability import chances as of_marrakech
from jemaa.games.morocco.position import ASSIGN
from jemaa.games.morocco.win_probability import chances as of_morocco
from jemaa.match import drawn_setup
from jemaa.opponents.registry import opponent
from jemaa.opponents.win_probability import CERTAIN
from tasks.steps import CACHE
from tests.bench.figure import Figure
from tests.bench.kept import keep, kept

#: One action of so many is a random one, so that games differ, and positions are not all equally good.
STRAY = 40
#: One position of so many is looked at: neighbours are much alike. Prime to the numbers of players, so that each seat
#: is to move in as many of them.
EACH = {"marrakech": 5, "morocco": 7}
PHASES = {"marrakech": TURN, "morocco": ASSIGN}
CHANCES: dict[str, Callable[[Any], list[int]]] = {"marrakech": of_marrakech, "morocco": of_morocco}
BINS = 10
#: Standard deviations on either side of a mean that hold 95 %.
SPREAD = 1.96


class Seen(NamedTuple):
    """A position of a game, and which seats came first in the end, in parts of one."""

    game: int
    state: Any
    first: list[float]


def seed_of(name: str, players: int, number: int) -> str:
    return f"chance/{name}/{players}/{number}"


def begun(name: str, players: int, number: int) -> State:
    """Return the first position of a game."""
    game = GAMES[name]
    seated, options = default_players(game, players), with_defaults(game, {})
    return game.start(seated, options, drawn_setup(game, seated, options, seed_of(name, players, number)))


def play(name: str, players: int, number: int) -> dict[str, Any]:
    """Play a game; return its log and its winners."""
    seed = seed_of(name, players, number)
    state, stray, log = begun(name, players, number), Stream(f"{seed}/stray"), []
    seats = [opponent(name, "hard", f"{seed}/bot/{seat}") for seat in range(players)]
    roll, rolls = Dice(seed).weighted, 0
    while (seat := state.to_act) != OVER:
        legal = state.legal()
        if seat == CHANCE:
            action = legal[roll(rolls, state.outcomes())]
            rolls += 1
        elif len(legal) == 1:
            action = legal[0]
        elif stray.below(STRAY) == 0:
            action = legal[stray.below(len(legal))]
        else:
            action = seats[seat].choose(state)
        log.append(action.text)
        state.advance(action)
    return {"number": number, "log": log, "winners": state.ranking()[0]}


def file_of(name: str, players: int) -> Path:
    """Return the file of the games of so many players."""
    return CACHE / "chances" / f"{name}-{players}.jsonl"


def played(name: str, players: int, games: int) -> list[dict[str, Any]]:
    """Return the games that were played, at least so many."""
    found = kept(file_of(name, players))
    known = {each["number"] for each in found}
    with file_of(name, players).open("a") as file:
        for number in range(games):
            if number not in known:
                found.append(play(name, players, number))
                keep(file, found[-1])
    return found


def seen(name: str, players: int, games: Sequence[dict[str, Any]]) -> Iterator[Seen]:
    """Yield positions of games before a decision that the formulas are for."""
    for game in games:
        state, actions, count = begun(name, players, game["number"]), GAMES[name].actions, 0
        winners = game["winners"]
        first = [(seat in winners) / len(winners) for seat in range(players)]
        for text in game["log"]:
            if getattr(state, "phase", None) == PHASES[name]:
                count += 1
                if count % EACH[name] == 0:
                    yield Seen(game["number"], state.copy(), first)
            state.advance(actions[text])


def reliability() -> Iterator[Figure]:
    """Yield for each game and number of players how far the chances are off, in bins of ten per cent."""
    for name, game in GAMES.items():
        for players in game.seats:
            games = played(name, players, int(os.environ.get("JEMAA_GAMES", "0")))
            tested = [each for each in games if each["number"] % 2]
            if tested:
                yield from binned(name, players, list(seen(name, players, tested)))


def binned(name: str, players: int, positions: Sequence[Seen]) -> Iterator[Figure]:
    """Yield the mean squared error of the chances, and for each bin what was said and what happened."""
    said = [[chance / CERTAIN for chance in CHANCES[name](each.state)] for each in positions]
    errors = [
        sum((p - y) ** 2 for p, y in zip(ps, each.first, strict=True)) for ps, each in zip(said, positions, strict=True)
    ]
    even = [sum((1 / players - y) ** 2 for y in each.first) for each in positions]
    games = len({each.game for each in positions})
    yield Figure(
        f"{name}, {players} players: {len(positions)} positions of {games} games, Brier score", fmean(errors), ""
    )
    yield Figure("  of equal chances", fmean(even), "")
    bins: dict[int, dict[int, list[tuple[float, float]]]] = {}
    for ps, each in zip(said, positions, strict=True):
        for p, y in zip(ps, each.first, strict=True):
            bins.setdefault(min(int(p * BINS), BINS - 1), {}).setdefault(each.game, []).append((p, y))
    for number, by_game in sorted(bins.items()):
        pairs = [pair for some in by_game.values() for pair in some]
        promised, came = fmean(p for p, _ in pairs), fmean(y for _, y in pairs)
        title = f"  {10 * number} to {10 * number + 10} %, of {len(by_game)} games: said {100 * promised:.1f}, happened"
        yield Figure(title, 100 * came, "%")
        yield Figure("    give or take (95 %, by game)", 100 * around(list(by_game.values()), came - promised), "%")


def brier(said: Sequence[Sequence[float]], happened: Sequence[Sequence[float]]) -> float:
    """Return the mean of the squared errors, added up over the seats."""
    pairs = zip(said, happened, strict=True)
    return fmean(sum((p - y) ** 2 for p, y in zip(ps, ys, strict=True)) for ps, ys in pairs)


def around(games: Sequence[Sequence[tuple[float, float]]], off: float) -> float:
    """Return half the interval of the difference between what happened and what was said; games are independent."""
    total = sum(map(len, games))
    spread = sum((sum(y - p - off for p, y in each)) ** 2 for each in games)
    return SPREAD * sqrt(spread) / total
