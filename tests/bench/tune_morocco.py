"""Finds the weights of Morocco's positions by games of the table policy against itself, and writes `weights.py`.

    PYTHONPATH=.:py python3 -m tests.bench.tune_morocco --seed tune --games 400 --steps 5

1. From `START`, made by hand: for positions of games of four, least squares finds the weights by which the terms
   (`value.py`) best foretell how much the lead of a seat will still grow. The policy plays a random one of its best
   actions now and then, so that it sees more than its own habits.
2. For each number of players: some weights are changed by chance; a change stays if one seat with it does better than
   the others without, over the same set-ups and rolls.

A run takes half a minute on an idle core. The same seed gives the same file with the same Python.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER, Action
from jemaa.games import GAMES
from jemaa.games.morocco import policy, weights
from jemaa.games.morocco.board import FAMILIES, OPEN
from jemaa.games.morocco.closing import ANNOUNCED
from jemaa.games.morocco.position import ASSIGN
from jemaa.games.morocco.state import State
from jemaa.games.morocco.value import STEPS, Scale, Scales, worths
from jemaa.games.morocco.weights import Weights
from jemaa.opponents.bot import POINT, lead

MOROCCO = GAMES["morocco"]
#: The first guess, by hand
START: Weights = {
    "stands-1-1-0": (1000, 2000),
    "stands-2-1-0": (1500, 2000),
    "stands-2-1-1": (1500, 2000),
    "stands-2-2-0": (3500, 1500),
    "stands-3-1-0": (3500, 1000),
    "stands-3-1-1": (3500, 500),
    "stands-3-1-2": (1500, 1000),
    "stands-3-2-0": (5500, 800),
    "stands-3-2-1": (5500, 800),
    "stands-3-3-0": (7000, 500),
    "sips-1": (100, 250),
    "sips-2": (200, 250),
    "sips-3": (400, 250),
    "coin": (0, 0),
    "assistant": (4000, 2000),
    "bodyguard": (500, 2500),
    "tourist": (500, 2500),
    "cousins": (500, 3000),
    "traveller": (300, 1500),
    "tile": (500, 500),
    "beside": (300, 1000),
    "payable": (0, 150),
    "third": (300, 0),
}
FILE = Path(weights.__file__)
#: What stands before and after the tables in it
OPENED, CLOSED = "WEIGHTS: Final[Mapping[int, Weights]] = {\n", "}\n"
#: Not fitted: what is scarce hardly shows where nobody runs out of it; who has much of the rest was often second
FIXED = ("assistant", "coin", "cousins", "third", "tile", "tourist", "traveller")
NAMES = tuple(name for name in START if name not in FIXED)
#: One decision in so many is left to chance, among so many of the best actions
STRAYS, AMONG = 12, 4
#: One position in so many is looked at
EVERY = 4
#: Samples with which the weights of before count
TRUST = 300
#: Weights changed at a time, games in which a change is tried, and what it must gain, in thousandths of a point
CHANGES, GAMES_EACH, MARGIN = 5, 120, 1500
CLIMBED = tuple(name for name in START if name != "assistant")

Row = Sequence[float]


@cache
def alone(seats: int, left: int, name: str | None) -> Scale:
    """Return a scale by which one term alone counts, a point each; of None, only what counts at the end."""
    return Scale({each: (POINT * (each == name), 0) for each in START}, seats, left)


def judged(state: State, name: str | None) -> list[int]:
    """Return what each seat is worth by one term alone."""
    return [sum(terms) for terms in worths(state, partial(alone, name=name))]


def features(state: State) -> list[list[int]]:
    """Return for each seat its lead in each term, in thousandths."""
    seats = range(len(state.vp))
    base = judged(state, None)
    columns = [[one - none for one, none in zip(judged(state, name), base, strict=True)] for name in NAMES]
    return [[lead(column, seat) for column in columns] for seat in seats]


@cache
def scales(table: tuple[tuple[str, tuple[int, int]], ...]) -> Scales:
    """Return the scales of a table of weights."""
    return cache(partial(Scale, dict(table)))


def scales_of(table: Weights) -> Scales:
    """Return the scales of weights."""
    return scales(tuple(table.items()))


def begun(seats: int, seed: str) -> State:
    """Return the first position of a game."""
    players = [{"name": str(seat), "color": FAMILIES[seat]} for seat in range(seats)]
    state = MOROCCO.start(players, {}, MOROCCO.setup(players, {}, Stream(f"{seed}/setup")))
    assert isinstance(state, State)
    return state


def going_on(state: State, seed: str, choose: Callable[[State], Action]) -> Iterator[State]:
    """Play a position to its end, and yield it before each decision."""
    dice, rolls = Dice(seed), 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action = state.legal()[dice.weighted(rolls, state.outcomes())]
            rolls += 1
        else:
            yield state
            action = choose(state)
        state.apply(action)


def strayed(stream: Stream, table: Scales, state: State) -> Action:
    """Return an action of the policy, now and then another good one."""
    if stream.below(STRAYS):
        return policy.quick(state, table)
    ranked = policy.options(state, policy.Survey(state, state.to_act, table))
    ranked.sort(key=lambda each: each[0], reverse=True)
    return ranked[stream.below(min(AMONG, len(ranked)))][1]


def played(seats: int, seed: str, table: Scales) -> tuple[list[tuple[State, int]], list[int]]:
    """Play a game; return some of its positions with their numbers of open stalls, and the final scores."""
    state, stream, seen = begun(seats, seed), Stream(f"{seed}/play"), []
    for now in going_on(state, seed, partial(strayed, stream, table)):
        if now.phase == ASSIGN and stream.below(EVERY) == 0:
            seen.append((now.copy(), now.tiles.count(OPEN)))
    return seen, state.scores()


def rows(seats: int, games: int, seed: str, table: Weights) -> Iterator[tuple[list[float], float]]:
    """Yield features, each twice (plain, and times what is left of the game), and what the lead still grew."""
    for game in range(games):
        seen, scores = played(seats, f"{seed}/{seats}/{game}", scales_of(table))
        for state, left in seen:
            early = max(0, left - ANNOUNCED) / STEPS
            now = state.scores()
            for seat, found in enumerate(features(state)):
                plain = [value / POINT for value in found]
                grown = (
                    lead([POINT * each for each in scores], seat) - lead([POINT * each for each in now], seat)
                ) / POINT
                yield [*plain, *(value * early for value in plain)], grown


def fitted(seats: int, games: int, seed: str, before: Weights) -> dict[str, tuple[int, int]]:
    """Return the weights that foretell best; those of before count like a few samples."""
    size = 2 * len(NAMES)
    matrix = [[0.0] * size for _ in range(size)]
    target = [0.0] * size
    for row, grown in rows(seats, games, seed, before):
        some = [(at, value) for at, value in enumerate(row) if value]
        for at, value in some:
            target[at] += value * grown
            line = matrix[at]
            for other, second in some:
                line[other] += value * second
    prior = [before[name][part] / POINT for part in (0, 1) for name in NAMES]
    for at, value in enumerate(prior):
        matrix[at][at] += TRUST
        target[at] += TRUST * value
    found = [round(POINT * value) for value in solved(matrix, target)]
    late, early = found[: len(NAMES)], found[len(NAMES) :]
    return {**before, **dict(zip(NAMES, zip(late, early, strict=True), strict=True))}


def solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """Solve a system of linear equations by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, target, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(len(rows)):
            if row != at and rows[row][at]:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


# By chance


def changed(table: Weights, stream: Stream) -> dict[str, tuple[int, int]]:
    """Return the weights with some changed by chance, by some hundreds and up to a third."""
    found = dict(table)
    for _ in range(CHANGES):
        name = CLIMBED[stream.below(len(CLIMBED))]
        pair = list(found[name])
        part = stream.below(2)
        pair[part] += stream.below(801) - 400 + abs(pair[part]) * (stream.below(201) - 100) // 300
        found[name] = (pair[0], pair[1])
    return found


def by_seat(choosers: Sequence[Scales], state: State) -> Action:
    """Return the action of the policy with the scales of the seat that decides."""
    return policy.quick(state, choosers[state.to_act])


def gains(seats: int, table: Weights, other: Weights, seed: str) -> tuple[int, int]:
    """Return how much better a seat does by one table than those by another, in all, and how many games it won."""
    total = won = 0
    for game in range(GAMES_EACH):
        mine, choosers = game % seats, [scales_of(other)] * seats
        choosers[mine] = scales_of(table)
        state = begun(seats, f"{seed}/{game // seats}")
        for _ in going_on(state, f"{seed}/{game // seats}", partial(by_seat, choosers)):
            pass
        total += lead([POINT * score for score in state.scores()], mine)
        won += mine in state.ranking()[0]
    return total // GAMES_EACH, won


def climbed(seats: int, table: Weights, steps: int, seed: str) -> Weights:
    """Return weights that did better and better."""
    stream = Stream(f"{seed}/{seats}/climb")
    for step in range(steps):
        tried = changed(table, stream)
        gained, won = gains(seats, tried, table, f"{seed}/{seats}/{step}")
        if gained >= MARGIN:
            table = tried
            print(f"{seats} players, step {step}: {gained} thousandths better, {won} of {GAMES_EACH} won", flush=True)
    print(seats, table, flush=True)
    return table


def written(tables: Mapping[int, Weights]) -> str:
    """Return `weights.py` with other tables."""
    lines = []
    for seats, table in tables.items():
        rows = "".join(f'        "{name}": ({late}, {early}),\n' for name, (late, early) in table.items())
        lines.append(f"    {seats}: {{\n{rows}    }},\n")
    head = FILE.read_text().split(OPENED)[0]
    return f"{head}{OPENED}{''.join(lines)}{CLOSED}"


def main() -> None:
    """Find weights and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--games", type=int, default=400, help="to fit the first weights to")
    parser.add_argument("--steps", type=int, default=5, help="for each number of players")
    asked = parser.parse_args()
    first = fitted(4, asked.games, asked.seed, START)
    tables = {seats: climbed(seats, first, asked.steps, asked.seed) for seats in MOROCCO.seats}
    FILE.write_text(written(tables))


if __name__ == "__main__":
    main()
