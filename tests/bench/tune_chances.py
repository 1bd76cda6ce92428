"""Fit what the chance to come first depends on, and write each game's `win_probability_weights.py`.

    python -m tests.bench.tune_chances

The games are those of `chances.py` with even numbers. Coefficients are those of the greatest likelihood (Newton's
method), drawn towards those that are written now: few games do not change much. All positions of a game count as one
game together, because they have one outcome.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from math import exp
from pathlib import Path

from jemaa.games import GAMES
from tests.bench.chances import file_of, seen
from tests.bench.kept import kept

#: How much the present coefficients count: as so many games would in which a term differs by one between seats.
PRIOR = 5.0
STEPS = 12

#: A position: the terms of each seat that is still in, and its part of the first place.
Sample = list[tuple[list[float], float]]


def samples(name: str, players: int) -> tuple[list[Sample], float]:
    """Return the positions of the games to fit on, and what each counts, in games."""
    chances = import_module(f"jemaa.games.{name}.win_probability")
    found, games = list[Sample](), [game for game in kept(file_of(name, players)) if game["number"] % 2 == 0]
    for each in seen(name, players, games):
        bases = chances.bases(each.state).items()
        found.append([([term / 10_000 for term in basis.terms()], each.first[seat]) for seat, basis in bases])
    return found, len(games) / max(1, len(found))


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations (Gauss)."""
    size = len(right)
    table = [[*row, last] for row, last in zip(rows, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        for row in range(size):
            if row != at:
                part = table[row][at] / table[at][at]
                table[row] = [one - part * other for one, other in zip(table[row], table[at], strict=True)]
    return [table[at][size] / table[at][at] for at in range(size)]


def fitted(positions: Sequence[Sample], start: Sequence[float], weight: float) -> list[float]:
    """Return the coefficients that make what happened most likely; each position counts `weight`."""
    weights, size = list(start), len(start)
    for _ in range(STEPS):
        slope = [PRIOR / weight * (begun - now) for begun, now in zip(start, weights, strict=True)]
        bend = [[PRIOR / weight * (one == other) for other in range(size)] for one in range(size)]
        for position in positions:
            add(position, weights, slope, bend)
        weights = [now + step for now, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def add(position: Sample, weights: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add a position's part to the gradient and to the negative second derivative of the likelihood."""
    odds = [sum(weight * term for weight, term in zip(weights, terms, strict=True)) for terms, _ in position]
    parts = [exp(each - max(odds)) for each in odds]
    chances = [part / sum(parts) for part in parts]
    size = range(len(weights))
    means = [sum(chance * terms[at] for chance, (terms, _) in zip(chances, position, strict=True)) for at in size]
    for chance, (terms, first) in zip(chances, position, strict=True):
        off = [term - mean for term, mean in zip(terms, means, strict=True)]
        for one in size:
            slope[one] += (first - chance) * terms[one]
            for other in size:
                bend[one][other] += chance * off[one] * off[other]


def main() -> None:
    """Fit all, or the games named, and write their files."""
    for name in sys.argv[1:] or list(GAMES):
        module = import_module(f"jemaa.games.{name}.win_probability_weights")
        assert module.__file__
        text = Path(module.__file__).read_text(encoding="utf-8")
        rows = []
        for players in GAMES[name].seats:
            positions, weight = samples(name, players)
            found = fitted(positions, [each / 1000 for each in module.ODDS[players]], weight)
            print(name, players, len(positions), "positions", file=sys.stderr)
            rows.append(f"    {players}: ({', '.join(str(round(1000 * each)) for each in found)}),\n")
        head = text[: text.index("= {\n") + 4]
        Path(module.__file__).write_text(f"{head}{''.join(rows)}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
