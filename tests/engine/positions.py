"""Positions of Marrakech for tests, from boards drawn as text.

A drawing has rank 7 on top and one mark for each square: `.` bare, `T S M I` a rug of terracotta, saffron,
majorelle, mint. `=` to the right of a mark, or `|` below it, joins the two visible halves of one rug; a mark without
a link is a half rug, its other half below another.

    . . . . . . .
    . . T=T . . .
    . . . S . . .        d5 and d4: one rug
          |
    . . . S . . .        and so on down to rank 1
"""

from collections.abc import Callable, Sequence
from functools import partial

from jemaa.engine.game import Action, Json, Shape
from jemaa.engine.game import State as AnyState
from jemaa.formats.notation import listed, marks, parted
from jemaa.games import GAMES
from jemaa.games.marrakech.board import COLORS, GRID, LETTERS
from jemaa.games.marrakech.state import State
from jemaa.match import Match
from tests.engine.games import done

MARRAKECH = GAMES["marrakech"]
EMPTY = "\n".join([". . . . . . ."] * 7)
#: Applies legal actions, and returns their events as dictionaries.
do = partial(done, MARRAKECH)


def players(count: int) -> list[Json]:
    """Return players named A, B, ... with the colours in order: T, S, M, I (two each with two players)."""
    two = [["terracotta", "saffron"], ["majorelle", "mint"]]
    colors: Sequence[str | list[str]] = two if count == 2 else COLORS
    return [{"name": "ABCD"[seat], "color": colors[seat]} for seat in range(count)]


def a_match(count: int = 4, seed: str = "test", first: int = 0, **options: bool | str) -> Match:
    """Return a new match."""
    return Match.new(MARRAKECH, players(count), options, seed, first)


def position(
    drawing: str = EMPTY, *, count: int = 4, assam: str = "d4", facing: str = "north", to_act: int = 0,
    phase: str = "turn", money: list[int] | None = None, rugs: list[int] | None = None, out: Sequence[int] = (),
    **options: bool | str,
) -> State:  # fmt: skip
    """Return the drawn position: `to_act` is the seat whose turn it is, `rugs` what each seat has left to lay."""
    seen = in_order(*read(drawing))
    match = Match.new(MARRAKECH, players(count), options, "test", 0)
    piles = [left(match, seat, [letter for _, letter in seen]) for seat in range(count)]
    most = min(map(len, piles))
    lengths = rugs or [0 if seat in out else most for seat in range(count)]
    money = money or [0 if seat in out else 30 * (1 + len(out) * (seat == to_act)) for seat in range(count)]
    fields = (
        phase, to_act, assam, facing, parted(money),
        parted(marks(pile[:length]) for pile, length in zip(piles, lengths, strict=True)),
        listed(out), listed(f"{letter}{'-'.join(sorted(names))}" for names, letter in seen),
    )  # fmt: skip
    return read_text(" ".join([*match.state.text().split(" ")[:3], *map(str, fields)]))


def board(top: int, *lines: str) -> str:
    """Return a drawing of these lines from a rank on downwards; all other ranks are bare."""
    bare, ranks = ". . . . . . .", sum("|" not in line for line in lines)
    return "\n".join([bare] * (7 - top) + [*lines] + [bare] * (top - ranks))


#: Squares of saffron before Assam, for which four dirhams are owed.
RENT_OF_FOUR = board(6, ". . S=S . . .", ". . S=S . . .")
#: Six squares of terracotta before him.
DEAR = board(7, *[". . . T=T . ."] * 3)


def read_text(text: str) -> State:
    """Return the position of a text, with the type of this game's states."""
    state = MARRAKECH.position(text)
    assert isinstance(state, State)
    return state


def state_of(match: Match) -> State:
    """Return the position of a match of Marrakech, with the type of this game's states."""
    assert isinstance(match.state, State)
    return match.state


def left(match: Match, seat: int, seen: list[str]) -> list[str]:
    """Return a seat's pile as letters, less its visible rugs of each colour."""
    pile = [LETTERS[color] for color in state_of(match).to_lay(seat)]
    for letter in seen:
        if letter in pile:
            pile.remove(letter)
    return pile


def read(drawing: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Return the marks of a drawing by square, and the links as pairs of squares."""
    lines = [line.rstrip() for line in drawing.splitlines() if line.strip()]
    edge = min(len(line) - len(line.lstrip()) for line in lines)
    marks: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    rank = 8
    for line in (line[edge:] for line in lines):
        rank -= "|" not in line
        for column, mark in enumerate(line):
            name = f"{'abcdefg'[column // 2]}{rank}"
            if mark in LETTERS:
                marks[name] = mark
            elif mark == "=":
                links.append((name, f"{'abcdefg'[column // 2 + 1]}{rank}"))
            elif mark == "|":
                links.append((name, f"{name[0]}{rank - 1}"))
    assert rank == 1, "a drawing has seven rows"
    return marks, links


def in_order(marks: dict[str, str], links: list[tuple[str, str]]) -> list[tuple[tuple[str, str], str]]:
    """Return rugs from bottom to top that look as drawn: the other half of a half rug lies below a later one."""
    rugs = [(pair, marks[pair[0]]) for pair in links]
    covered = {name for pair in links for name in pair}
    while len(covered) < len(marks):
        found = next((name, over) for name in sorted(set(marks) - covered) for over in beside(name) if over in covered)
        covered.add(found[0])
        rugs.insert(0, (found, marks[found[0]]))
    return rugs


def beside(name: str) -> list[str]:
    """Return the names of the squares that share a side with a square."""
    return [GRID.names[cell] for cell in GRID.neighbours[GRID.cell[name]]]


def roll(state: State, steps: int) -> list[Shape]:
    """Apply a roll of that many steps."""
    return do(state, f"die {steps}")


def foretold(state: AnyState, action: Action | None) -> Shape:
    """Return the forecast of an action that has one."""
    forecast = MARRAKECH.forecast(state, action)
    assert forecast is not None
    return forecast


def finished(
    match: Match, choose: Callable[[Sequence[Action], int], Action] = lambda legal, ply: legal[ply * 7 % len(legal)]
) -> Match:
    """Play a match to its end, people choosing by `choose`, and return it."""
    while match.state.to_act != -2:
        match.play(match.rolled() if match.state.to_act == -1 else choose(match.state.legal(), match.ply).text)
    return match
