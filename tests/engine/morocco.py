"""Positions of Morocco for tests, described by short texts.

Stalls are given as four marks, `nw ne sw se`: `.` free, `0a` an assistant of seat 0, `1b` a bodyguard, `2t` a tourist.
Closed ones as owner and arrow: `1 east`, `- north` (an empty tile), `0 .` (no arrow). Rows 1 to 5 and columns a to e
cost black, green, purple, brown, orange in this order, unless told otherwise; so does the roof.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from jemaa.engine.game import Json, Shape
from jemaa.engine.game import State as AnyState
from jemaa.formats.notation import listed, marks, parted
from jemaa.games import GAMES
from jemaa.games.morocco.board import CUBES, FAMILIES, GRID
from jemaa.games.morocco.notation import FIELDS, IN_HAND, LETTERS
from jemaa.games.morocco.state import State
from jemaa.match import Match
from tests.engine.games import altered, done

#: No description.
NONE: Mapping[Any, Any] = {}
MOROCCO = GAMES["morocco"]
COLORS = ["black", "green", "purple", "brown", "orange"]
PLENTY = " ".join(COLORS * 3)
#: Applies legal actions, and returns their events as dictionaries.
do = partial(done, MOROCCO)


def players(count: int) -> list[Json]:
    """Return players named A, B, ... with the families in order."""
    return [{"name": "ABCDE"[seat], "color": FAMILIES[seat]} for seat in range(count)]


def set_up(first: object = 0, **given: Any) -> Json:
    """Return a plain set-up."""
    plain = {"rows": COLORS, "columns": COLORS, "roof": COLORS, "juice": ["234234"] * 6}
    return {"first": first, **plain, **given}


def a_match(count: int = 3, first: int = 0, seed: str = "test", **given: object) -> Match:
    """Return a new match with the plain set-up."""
    return Match(MOROCCO, players(count), {}, set_up(first, **given), seed)


def market(
    count: int = 3, *, stalls: Mapping[str, str] = NONE, closed: Mapping[str, str] = NONE, to_act: int = 0,
    first: int = 0, last_pass: bool = False, cubes: Mapping[int, str] = NONE, coins: Mapping[int, int] = NONE,
    hand: Mapping[int, Mapping[str, int]] = NONE, drunk: Sequence[tuple[int, int]] = (),
    vp: Mapping[int, int] = NONE, **given: Any,
) -> State:  # fmt: skip
    """Return a position in "assign", with seat `to_act` on turn.

    Per seat, as dictionaries: `cubes` (words; plenty by default), `coins`, `hand` (by kind; other bodyguards are in
    the quarters), `vp`. `drunk` lists (line, column) of tokens that seat 0 has taken.
    """
    seats = range(count)
    told = {name: "".join(spaces.split()) for name, spaces in stalls.items()}
    told |= {name: tile.replace(" ", "").removesuffix(".") for name, tile in closed.items()}
    takers = "".join("0" if divmod(corner, 6) in drunk else "." for corner in range(36))
    state = position(altered(
        a_match(count, first, **given).state.text(), FIELDS,
        **{"phase": "assign", "seat": to_act, "pass": 1 + last_pass, "pawn": 1},
        takers=parted(takers[line : line + 6] for line in range(0, 36, 6)),
        vp=parted(vp.get(seat, 0) for seat in seats),
        coins=parted(coins.get(seat, 0) for seat in seats),
        cubes=parted(purse(cubes.get(seat, PLENTY)) for seat in seats),
        hands=parted(hand_of(seat, "".join(told.values()), hand.get(seat, {})) for seat in seats),
        stalls=listed(f"{name}:{told[name]}" for name in sorted(told)),
    ))  # fmt: skip
    for seat, held in hand.items():  # fewer assistants than the game has, which no text can express
        state.hand[4 * seat] = held.get("assistant", state.hand[4 * seat])
    return state


def position(text: str) -> State:
    """Return the position of a text, with the type of this game's states."""
    state = MOROCCO.position(text)
    assert isinstance(state, State)
    return state


def state_of(match: Match) -> State:
    """Return the position of a match of Morocco."""
    assert isinstance(match.state, State)
    return match.state


def purse(words: str) -> str:
    """Convert cubes, given as words, to a field of a position's text."""
    return marks(letter for word, letter in zip(CUBES, LETTERS, strict=True) for _ in range(words.split().count(word)))


def hand_of(seat: int, standing: str, held: Mapping[str, int]) -> str:
    """Convert a hand by kind to a field of a position's text; by default all tourists not on the board are in hand."""
    most = {"bodyguard": 0, "tourist": 2 - standing.count(f"{seat}t"), "cousins": 2}
    return marks(letter for letter, kind in zip(IN_HAND, most, strict=True) for _ in range(held.get(kind, most[kind])))


def all_but(*names: str) -> dict[str, str]:
    """Return all other stalls, closed by nobody and without an arrow."""
    return {name: "- ." for name in GRID.names if name not in names}


def only(events: Sequence[Shape], kind: str) -> list[Json]:
    """Return the events of a type, without type and rule."""
    return [
        {key: value for key, value in event.items() if key not in ("type", "rule")}
        for event in events
        if event["type"] == kind
    ]


def cubes_of(state: AnyState, seat: int) -> list[str]:
    """Return a seat's cubes, named and sorted."""
    held = MOROCCO.view(state)["seats"][seat]["cubes"]
    return sorted(color for color, count in held.items() for _ in range(count))


def stall_of(state: AnyState, name: str) -> Json:
    """Return a stall of the view."""
    stall: Json = next(stall for stall in MOROCCO.view(state)["board"]["stalls"] if stall["stall"] == name)
    return stall
