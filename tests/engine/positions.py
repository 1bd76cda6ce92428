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

from jemaa.games import GAMES
from jemaa.games.marrakech.board import COLORS, GRID, LAY_ON, NOBODY
from jemaa.games.marrakech.position import LAY, ROLL, TURN
from jemaa.grid import SIDES
from jemaa.match import Match

MARRAKECH = GAMES["marrakech"]
LETTERS = "TSMI"
EMPTY = "\n".join([". . . . . . ."] * 7)
PHASES = {"turn": TURN, "roll": ROLL, "lay": LAY}


def players(count):
    """Return players named A, B, ... with the colours in order: T, S, M, I (two each with two players)."""
    colors = [["terracotta", "saffron"], ["majorelle", "mint"]] if count == 2 else COLORS
    return [{"name": "ABCD"[seat], "color": colors[seat]} for seat in range(count)]


def a_match(count=4, seed="test", first=0, **options):
    """Return a new match."""
    return Match.new(MARRAKECH, players(count), options, seed, first)


def position(
    drawing=EMPTY, *, count=4, assam="d4", facing="north", to_act=0, phase="turn",
    money=None, rugs=None, out=(), **options,
):  # fmt: skip
    """Return the drawn position: `to_act` is the seat whose turn it is, `rugs` what each seat has left to lay."""
    state = a_match(count, **options).state
    for names, letter in in_order(*read(drawing)):
        put(state, names, letter)
    state.assam, state.facing = GRID.cell[assam], SIDES.index(facing)
    for seat in out:
        state.out.append(seat)
        state.owners = [NOBODY if owner == seat else owner for owner in state.owners]
        state.rugs_left[seat] = state.dirhams[seat] = 0
    state.mover, state.phase = to_act, PHASES[phase]
    state.to_act = -1 if phase == "roll" else to_act
    state.dirhams = list(money or state.dirhams)
    state.rugs_left = list(rugs or state.rugs_left)
    return state


def put(state, names, letter):
    """Lay a rug on two squares, whoever's turn it is."""
    lay = LAY_ON[frozenset(GRID.cell[name] for name in names)]
    color = LETTERS.index(letter)
    state.laid.append((lay, color))
    for square in lay.squares:
        state.color_at[square] = color
    state.whole = state.whole & lay.frees | lay.bit


def read(drawing):
    """Return the marks of a drawing by square, and the links as pairs of squares."""
    lines = [line.rstrip() for line in drawing.splitlines() if line.strip()]
    edge = min(len(line) - len(line.lstrip()) for line in lines)
    marks, links, rank = {}, [], 8
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


def in_order(marks, links):
    """Return rugs, bottom first, that leave what is drawn: each half rug's other half lies below a later one."""
    rugs = [(pair, marks[pair[0]]) for pair in links]
    covered = {name for pair in links for name in pair}
    while len(covered) < len(marks):
        found = next((name, over) for name in sorted(set(marks) - covered) for over in beside(name) if over in covered)
        covered.add(found[0])
        rugs.insert(0, (found, marks[found[0]]))
    return rugs


def beside(name):
    """Return the names of the squares that share a side with a square."""
    return [GRID.names[cell] for cell in GRID.neighbours[GRID.cell[name]]]


def places(state):
    """Return the texts of the legal actions."""
    return [action.text for action in state.legal()]


def do(state, text):
    """Do a legal action and return the events with their parts named."""
    action = MARRAKECH.actions[text]
    assert action in state.legal(), f"{text} is not legal"
    return [MARRAKECH.named(event) for event in state.apply(action)]


def roll(state, steps):
    """Roll that many steps."""
    return do(state, f"die {steps}")


def kinds(events):
    """Return the types of events."""
    return [event["type"] for event in events]


def finished(match, choose=lambda legal, ply: legal[ply * 7 % len(legal)]):
    """Play a match to its end, people choosing by `choose`, and return it."""
    while match.state.to_act != -2:
        match.play(match.rolled() if match.state.to_act == -1 else choose(match.state.legal(), match.ply).text)
    return match
