"""Positions of Morocco for tests, told in words.

Stalls are given as four marks, `nw ne sw se`: `.` free, `0a` an assistant of seat 0, `1b` a bodyguard, `2t` a tourist.
Closed ones as owner and arrow: `1 east`, `- north` (an empty tile), `0 .` (no arrow). Rows 1 to 5 and columns a to e
cost black, green, purple, brown, orange in this order, unless told otherwise; so does the roof.
"""

from jemaa.chance import Stream
from jemaa.game import CHANCE, OVER
from jemaa.games import GAMES
from jemaa.games.morocco.board import BODYGUARD, CUBES, FAMILIES, GRID, KINDS, NOBODY, ONE, SPACES, Market
from jemaa.games.morocco.position import ASSIGN
from jemaa.grid import SIDES
from jemaa.match import Match

MOROCCO = GAMES["morocco"]
COLORS = ["black", "green", "purple", "brown", "orange"]
PLENTY = " ".join(COLORS * 3)
MARKS = {"a": KINDS.index("assistant"), "b": KINDS.index("bodyguard"), "t": KINDS.index("tourist")}


def players(count):
    """Return players named A, B, ... with the families in order."""
    return [{"name": "ABCDE"[seat], "color": FAMILIES[seat]} for seat in range(count)]


def set_up(first=0, **given):
    """Return a plain set-up."""
    plain = {"rows": COLORS, "columns": COLORS, "roof": COLORS, "juice": ["234234"] * 6}
    return {"first": first, **plain, **given}


def a_match(count=3, first=0, seed="test", **given):
    """Return a new match with the plain set-up."""
    return Match(MOROCCO, players(count), {}, set_up(first, **given), seed)


def purse(words):
    """Return cubes, told as words, as a purse."""
    return sum(ONE[CUBES.index(word)] for word in words.split())


def market(
    count=3, *, stalls=(), closed=(), to_act=0, first=0, last_pass=False, cubes=(), coins=(), hand=(), quarters=(),
    drunk=(), vp=(), **given,
):  # fmt: skip
    """Return a position in "assign": `to_act` is on turn. Per seat, as dictionaries: `cubes` (words; plenty where not
    told), `coins`, `hand` (by kind), `quarters`, `vp`; `drunk` lists (line, column) of tokens that seat 0 has taken.
    """
    state = a_match(count, first, **given).state
    for name, marks in dict(stalls).items():
        fill(state, name, marks)
    for name, marks in dict(closed).items():
        close(state, name, *marks.split())
    for seat in range(count):
        state.purses[seat] = purse(dict(cubes).get(seat, PLENTY))
        state.coins[seat] = dict(coins).get(seat, 0)
        state.vp[seat] = dict(vp).get(seat, 0)
        state.quarters[seat] = dict(quarters).get(seat, state.quarters[seat])
        for kind, number in dict(hand).get(seat, {}).items():
            state.hand[4 * seat + KINDS.index(kind)] = number
    for line, column in drunk:
        state.takers[6 * line + column] = 0
    state.phase, state.pawn = ASSIGN, 1
    state.turn = (to_act - first) % count + count * last_pass
    state.mover = state.to_act = to_act
    return state


def fill(state, name, marks):
    """Put workers into a stall, bodyguards from the quarters."""
    for quadrant, mark in zip(("nw", "ne", "sw", "se"), marks.split(), strict=True):
        if mark != ".":
            seat, kind = int(mark[0]), MARKS[mark[1]]
            if kind == BODYGUARD:
                state.quarters[seat] -= 1
                state.hand[4 * seat + BODYGUARD] += 1
            state.stand(seat, kind, SPACES.index(f"{name}.{quadrant}"))


def close(state, name, owner, facing):
    """Close a stall with a tile that may point somewhere."""
    stall = GRID.cell[name]
    state.tiles[stall] = NOBODY if owner == "-" else int(owner)
    state.shut(stall)
    if facing != ".":
        state.pointing[stall] = SIDES.index(facing)
        state.load[GRID.step[SIDES.index(facing)][stall]] += 1


def all_but(*names):
    """Return every other stall as closed by nobody, without an arrow."""
    return {name: "- ." for name in GRID.names if name not in names}


def texts(state):
    """Return the texts of the legal actions."""
    return [action.text for action in state.legal()]


def do(state, *actions):
    """Do legal actions and return the events of all of them with their parts named."""
    events = []
    for text in actions:
        action = MOROCCO.actions[text]
        assert action in state.legal(), f"{text} is not legal"
        events += [MOROCCO.named(event) for event in state.apply(action)]
    return events


def kinds(events):
    """Return the types of events."""
    return [event["type"] for event in events]


def only(events, kind):
    """Return the events of a type, without what all have."""
    return [
        {key: value for key, value in event.items() if key not in ("type", "rule")}
        for event in events
        if event["type"] == kind
    ]


def swap_free(state):
    """Return the legal texts that are no swaps."""
    return [text for text in texts(state) if not text.startswith("swap")]


def cubes_of(state, seat):
    """Return a seat's cubes, named and sorted."""
    held = MOROCCO.view(state)["seats"][seat]["cubes"]
    return sorted(color for color, count in held.items() for _ in range(count))


def stall_of(state, name):
    """Return what the view says of a stall."""
    return next(stall for stall in MOROCCO.view(state)["board"]["stalls"] if stall["stall"] == name)


def arranged(state, rows=None, columns=None):
    """Give rows or columns other colours."""
    named = [[CUBES.index(color) for color in (line or COLORS)] for line in (rows, columns)]
    state.market = Market(*named)
    return state


def at_random(match, stream=None):
    """Play a match to its end, people choosing at random, and return it."""
    stream = stream or Stream("at random")
    while match.state.to_act != OVER:
        legal = match.state.legal()
        chance = match.state.to_act == CHANCE
        match.play(match.rolled() if chance else legal[stream.below(len(legal))].text)
    return match
