"""Fit the weights of Marrakech's table of values to games that opponents play, and write `weights.py`.

    PYTHONPATH=py python3 tests/bench/tune_marrakech.py --seed souk --games 600

plays that many games of each number of players among opponents of one level. Before each turn it notes what the table
counts for each seat, and at the end by how much the seat led. The weights are those with which the table comes nearest
to these leads (least squares), drawn towards those that the script begins with: terms that always go together, like a
seat's rugs and its squares, cannot be told apart by games. A seed gives the same weights everywhere. 200 games of
`medium` take half a minute of one core, of `hard` ten minutes.

The weights in use are those of `--games 0`: what the script begins with. Weights fitted to games of `medium` came out
no stronger for `hard` (48 +- 7 % of 200 games of two), and those drawn less towards the start weaker (20 +- 4 % of 400
games of four, where 25 would be fair): what goes with winning is not always what makes one win.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, TypeAlias

from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER
from jemaa.games import GAMES
from jemaa.games.marrakech import value
from jemaa.games.marrakech.board import COLORS, NOBODY
from jemaa.games.marrakech.position import RUGS, TURN
from jemaa.games.marrakech.state import State
from jemaa.games.marrakech.value import SQUARES, Board
from jemaa.match import Match
from jemaa.opponents.bot import lead
from jemaa.opponents.registry import make_bot

GAME: Final = GAMES["marrakech"]
FILE: Final = Path(value.__file__).with_name("weights.py")
TERMS: Final = ("visible", "whole", "earning", "owing", "rugs")
#: The weights that the script begins with: those of an earlier trial, for two and for four players.
START: Final[dict[int, dict[str, tuple[int, int]]]] = {
    2: {
        "visible": (970, -950),
        "whole": (10, 770),
        "earning": (350, -200),
        "owing": (-480, 350),
        "rugs": (1210, -430),
    },
    4: {
        "visible": (930, -450),
        "whole": (90, 590),
        "earning": (240, -190),
        "owing": (-260, 140),
        "rugs": (840, -70),
    },
}
#: How strongly the weights are drawn towards those that there are: by this part of what the games say of a term.
PULL: Final = Fraction(4)
#: All that is counted, in whole thousandths, so that every platform adds up the same.
MILLE: Final = 1000

#: What is counted, term by term.
Row: TypeAlias = list[int]


def counted(state: State) -> list[Row]:
    """Return for each seat what the table counts, in the order of the terms."""
    board, total = Board(state.color_at, state.whole), sum(state.rugs_left)
    rows = []
    for seat, left in enumerate(state.rugs_left):
        own = [color for color, owner in enumerate(state.owners) if owner == seat]
        others = [color for color, owner in enumerate(state.owners) if owner not in (seat, NOBODY)]
        rows.append([
            MILLE * sum(board.visible[color] for color in own),
            MILLE * sum(board.wholes[color] for color in own),
            MILLE * sum(board.squares[color] for color in own) * (total - left) // SQUARES,
            MILLE * sum(board.squares[color] for color in others) * left // SQUARES,
            MILLE * left,
        ])  # fmt: skip
    return rows


def players(count: int) -> list[dict[str, object]]:
    """Return players with default names and colours."""
    each = GAME.colors_each(count)
    colors = [list(COLORS[each * seat : each * (seat + 1)]) for seat in range(count)]
    return [{"name": f"Player {seat}", "color": own if each > 1 else own[0]} for seat, own in enumerate(colors)]


def played(count: int, level: str, seed: str) -> Iterator[tuple[Row, int]]:
    """Play a game; give what was counted of each seat's lead before each turn, and the lead that was still to come.

    One decision in eight is left to chance, so that the table also learns what good opponents avoid.
    """
    match = Match.new(GAME, players(count), {}, seed)
    state, dice, rolls = match.state, Dice(seed), 0
    assert isinstance(state, State)
    chance = Stream(f"{seed}/tune")
    bots = [make_bot(GAME.name, level, chance), make_bot(GAME.name, "random", chance)]
    noted = []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.legal()[dice.weighted(rolls, state.outcomes())])
            rolls += 1
            continue
        if state.phase == TURN and not state.out:
            noted.append((sum(state.rugs_left), counted(state), state.dirhams.copy()))
        state.apply(bots[chance.below(8) == 0].choose(state.imagine(state.to_act, chance)))
    scores, start = state.scores(), count * RUGS[count]
    for left, counts, dirhams in noted:
        for seat in range(count):
            terms = [lead([row[term] for row in counts], seat) for term in range(len(TERMS))]
            came = lead([MILLE * each for each in scores], seat) - lead([MILLE * each for each in dirhams], seat)
            yield [*terms, *(term * left // start for term in terms)], came


def fitted(rows: Sequence[tuple[Row, int]], prior: Sequence[int]) -> list[int]:
    """Return the weights with the least squared errors, in thousandths."""
    size = range(len(prior))
    matrix = [[Fraction(sum(row[i] * row[j] for row, _ in rows)) for j in size] for i in size]
    right = [Fraction(sum(row[i] * came for row, came in rows)) for i in size]
    for i in size:
        right[i] += matrix[i][i] * PULL * prior[i] / MILLE
        matrix[i][i] *= 1 + PULL
    return [round(weight * MILLE) for weight in solved(matrix, right)]


def solved(matrix: Sequence[Sequence[Fraction]], right: Sequence[Fraction]) -> list[Fraction]:
    """Solve linear equations."""
    rows = [[*row, last] for row, last in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        rows[i] = scaled = [each / row[i] for each in row]
        for j, other in enumerate(rows):
            if j != i:
                rows[j] = [mine - other[i] * each for mine, each in zip(other, scaled, strict=True)]
    return [row[-1] for row in rows]


def tuned(count: int, level: str, games: int, seed: str) -> dict[str, tuple[int, int]]:
    """Return each term's weight at the end of a game of so many players, and what the start adds."""
    near = [START[each] for each in ((2, 4) if count == 3 else (count,))]
    prior = [sum(each[term][part] for each in near) // len(near) for part in (0, 1) for term in TERMS]
    rows = [row for game in range(games) for row in played(count, level, f"{seed}/{count}/{game}")]
    weights = fitted(rows, prior) if rows else prior
    return {term: (weights[at], weights[at + len(TERMS)]) for at, term in enumerate(TERMS)}


def written(weights: Mapping[int, Mapping[str, tuple[int, int]]]) -> str:
    """Return the text of `weights.py` with new weights."""
    head, mark, _ = FILE.read_text().partition("WEIGHTS: Final")
    lines = [f"{mark}[dict[int, dict[str, tuple[int, int]]]] = {{"]
    for count, terms in weights.items():
        lines += [f"    {count}: {{", *(f'        "{term}": {pair},' for term, pair in terms.items()), "    },"]
    return "\n".join([head + lines[0], *lines[1:], "}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--write", action="store_true", help="write weights.py instead of printing it")
    asked = parser.parse_args()
    text = written({count: tuned(count, asked.level, asked.games, asked.seed) for count in GAME.seats})
    if asked.write:
        FILE.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
