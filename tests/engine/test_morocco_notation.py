"""Positions of Morocco as text: what each field means, and what is refused."""

import pytest

from jemaa.engine.game import Json
from jemaa.games.morocco.notation import FIELDS
from tests.engine.games import altered
from tests.engine.morocco import MOROCCO, a_match
from tests.engine.test_notation import refused

START = (
    "morocco charmers/water/rugs - die 1 1 1 0 1 KGPNO KGPNO KGPNO 0 234234/234234/234234/234234/234234/234234"
    " ....../....../....../....../....../...... 0/0/0 0/0/0 -/-/- 2T2C/2T2C/2T2C - - - -"
)
JUICE = "422442/343322/432444/342232/443433/232332"
LINES = f"PGNKO POKGN NKPGO 4 {JUICE}"
WILD = altered(START, FIELDS, phase="wild", waiting="2,0", cubes="-/P/-")
SCOUT = altered(START, FIELDS, phase="scout", cubes="P/P/P")
ASSIGN = (
    f"morocco charmers/water/rugs - assign 1 2 0 1 1 {LINES} ....../....../....../....../..10../..02.. 5/5/2 1/1/0"
    " 2G/GO/KN2OP 2T/2C/2B2TC c5:0east,d5:2a...,e1:1a...,e2:.0b..,e3:..2a0a c5.sw - -"
)
SPEND = altered(ASSIGN, FIELDS, phase="spend", idle=0)
TAKE = (
    f"morocco charmers/water/rugs - take 1 2 0 1 0 {LINES} ....../....../....../....../..10../..02.. 6/6/2 0/1/0"
    " 2G/GO/KN2OP 2T/2C/B2TC c5:0east,d5:2a1a0a1t,e1:1a...,e2:.0a..,e3:..2a0a c5.sw d5 2,0"
)
ARROW = (
    f"morocco charmers/water/rugs - arrow 1 4 2 1 0 GONKP POKGN NKPGO 4 {JUICE}"
    " ....2./...212/...020/...11./..101./..021. 22/21/17 0/3/0 OP/2P/NO2P -/2B/2T"
    " b1:1a...,b4:.1a..,b5:..2a.,c5:0east,d2:-north,d3:-,d4:0south,d5:1south,e1:2west,e2:2west,e3:1a0t2a0a"
    " d3.ne,e3.nw d3,e3 -"
)
SETTLE = (
    "morocco charmers/water/rugs - settle 1 4 0 1 0 OKPNG POKGN PKOGN 1 234222/234424/422432/433333/324342/344243"
    " ....../21..20/011.10/022.../210.../...... 19/18/13 1/1/1 2K2P/OP/2KNOP 2BT/B/2BT"
    " a1:2a...,a2:1east,a3:0east,a4:2east,b2:1a...,b3:1east,b4:-east,c2:..1b.,c3:...2t,e2:0south b3.se b3 1,0"
)
KEEP = altered(ASSIGN, FIELDS, **{"phase": "keep", "seat": 0, "pass": 2, "cubes": "G/GO/KN2OP", "waiting": "1,2"})
OVER = (
    "morocco charmers/water/rugs - over 2 16 0 2 3 OKPNG POKGN PKOGN 1 234222/234424/422432/433333/324342/344243"
    " 10.0../211020/011210/022121/210.../...... 37/42/38 3/3/1 4KNP/KO4P/3KN2P -/-/-"
    " a1:-east,a2:1east,a3:0east,a4:2east,b1:1,b2:2south,b3:1east,b4:-east,c1:0west,c2:1south,c3:-north,c4:2north,"
    "c5:...2a,e1:0a..1a,e2:0south,e3:2north,e4:1west e1.se - -"
)
FIVE = "a1:-,a2:-,a3:-,a4:-,a5:-,b1:-,b2:-,b3:-,b4:-,b5:-,c1:-,c2:-,c3:-,c4:-,c5:-,d1:-,d2:-,d3:-,d4:-,d5:-"
ALL_CLOSED = f"{FIVE},e1:-,e2:-,e3:-,e4:-,e5:-"
BASES = {
    "die": START, "wild": WILD, "scout": SCOUT, "assign": ASSIGN, "spend": SPEND, "take": TAKE, "arrow": ARROW,
    "settle": SETTLE, "keep": KEEP, "over": OVER,
}  # fmt: skip


@pytest.mark.parametrize("phase", BASES)
def test_each_phase_can_be_written(phase: str) -> None:
    state = MOROCCO.position(BASES[phase])
    assert state.text() == BASES[phase]
    assert MOROCCO.view(state)["phase"] == phase


def test_the_first_position_as_text() -> None:
    assert a_match(3, first=1).state.text() == START


def test_why_a_game_ended_follows_from_the_text() -> None:
    def why(**changes: int | str) -> str:
        return MOROCCO.view(MOROCCO.position(altered(OVER, FIELDS, **changes)))["result"]["why"]

    assert why() == "idle"
    assert why(idle=1, stalls=FIVE, hands="2T/-/-") == "five-stalls"
    assert why(stalls=ALL_CLOSED, seat=0, **{"pass": 1}) == "last-stall"


UNREADABLE = [
    ("phase", "done"), ("seat", "3"), ("round", "0"), ("round", "1001"), ("first", "-"), ("pass", "3"),
    ("pass", "0"), ("idle", "4"), ("rows", "PGNKK"), ("rows", "PGNK"), ("columns", "pgnko"), ("roof", "PGNKOO"),
    ("pawn", "6"), ("juice", "422442"), ("juice", JUICE.replace("3", "5")), ("juice", f"{JUICE}/"),
    ("takers", "....../....../....../....../..10../..03.."), ("takers", "."), ("vp", "6/6"), ("vp", "6/6/1001"),
    ("coins", "1/1/4"), ("coins", "1/1"), ("cubes", "2G/GO/KN2OX"), ("cubes", "41G/GO/K"), ("hands", "A/-/-"),
    ("stalls", "f1:1a..."), ("stalls", "c3"), ("stalls", "c3:"), ("stalls", "c3:1a.."), ("stalls", "c3:1a....."),
    ("stalls", "c3:1c..."), ("stalls", "c3:1up"), ("stalls", "c3:1a...,c3:.1a.."), ("stalls", "c3:1a...,c3:0east"),
    ("stalls", "c3:0east,c3:1a..."), ("last", "c3"), ("last", "c3.n"), ("closing", "c3.nw"), ("waiting", "3"),
]  # fmt: skip


def stalls(text: str, old: str, new: str) -> dict[str, str]:
    """Return the stalls of a text with a part of them replaced."""
    told = dict(zip(FIELDS, text.split(" ")[3:], strict=True))["stalls"]
    assert old in told
    return {"stalls": told.replace(old, new)}


IMPOSSIBLE: dict[str, tuple[str, Json, str]] = {
    "R4: a seat that is not there": (ASSIGN, stalls(ASSIGN, "e1:1a", "e1:3a"), "stalls"),
    "R4: a tile of nobody": (ASSIGN, stalls(ASSIGN, "c5:0", "c5:3"), "stalls"),
    "R4: three bodyguards": (ASSIGN, {"hands": "2B2T/2C/2B2TC"}, "hands"),
    "R4: three tourists": (ASSIGN, {"hands": "3T/2C/2B2TC"}, "hands"),
    "R4: a tourist in hand who stands": (ASSIGN, {**stalls(ASSIGN, "e1:1a", "e1:0t")}, "hands"),
    "R4: a tourist in hand who travels": (SETTLE, {"hands": "2B2T/B/2BT"}, "hands"),
    "R4: three cousins": (ASSIGN, {"hands": "2T/3C/2B2TC"}, "hands"),
    "R4: thirteen assistants": (
        ASSIGN, {"stalls": ",".join(f"{stall}:1a1a1a." for stall in ("a1", "a3", "b1", "b3", "c1"))}, "hands",
    ),
    "R6: thirteen tokens of a value": (ASSIGN, {"juice": JUICE.replace("3", "2", 1)}, "juice"),
    "R9: a seat that rolls no die": (START, {"seat": 2}, "phase"),
    "R9: no die for four": (
        START, {"players": "charmers/water/rugs/food", "vp": "0/0/0/0", "coins": "0/0/0/0", "cubes": "-/-/-/-",
                "hands": "-/-/-/-"}, "phase",
    ),
    "R9: the pawn has left the centre": (START, {"pawn": 1}, "pawn"),
    "R9: nobody chooses a colour": (WILD, {"waiting": "-"}, "waiting"),
    "R9: colours are chosen in another order": (WILD, {"waiting": "0,2"}, "waiting"),
    "R9: the last one chooses first": (WILD, {"waiting": "2"}, "waiting"),
    "R10: the pawn is back in the centre": (ASSIGN, {"pawn": 0}, "pawn"),
    "R10: the pawn has moved before the first scout": (SCOUT, {"pawn": 2}, "pawn"),
    "R13: cousins in one stall": (ASSIGN, {"last": "c4.nw,c4.ne"}, "last"),
    "R13: three cousins": (ASSIGN, {"last": "c4.nw,b4.ne,c4.sw"}, "last"),
    "R16: nothing placed, and on to spending": (SPEND, {"last": "-"}, "last"),
    "R16: no coin to spend": (SPEND, {"coins": "1/0/0"}, "coins"),
    "R17: a full stall that does not wait": (ASSIGN, stalls(ASSIGN, "e1:1a...", "e1:1a1a0a0a"), "closing"),
    "R17: a stall that waits and is not full": (ARROW, {"closing": "d3,e3,b4"}, "closing"),
    "R18: a stall that waits twice": (ARROW, {"closing": "d3,e3,e3"}, "closing"),
    "R18: a stall that closes and waits": (TAKE, {"closing": "d5,d5"}, "closing"),
    "R18: nothing closes": (ARROW, {"closing": "-", "phase": "arrow"}, "closing"),
    "R18: something closes": (ASSIGN, {"closing": "e1"}, "closing"),
    "R19: points from nowhere": (ASSIGN, {"vp": "6/6/11"}, "vp"),
    "R19: points before the first closing": (START, {"vp": "1/0/0"}, "vp"),
    "R21: who has no choice is asked": (TAKE, {"waiting": "1"}, "waiting"),
    "R21: who has three coins is asked": (TAKE, {"coins": "0/1/3"}, "waiting"),
    "R21: who has no bodyguard in the quarters is asked": (TAKE, {"hands": "2T/2C/2B2TC"}, "waiting"),
    "R21: nobody is asked": (TAKE, {"waiting": "-"}, "waiting"),
    "R25: an arrow beyond the edge": (ASSIGN, stalls(ASSIGN, "c5:0east", "c5:0north"), "stalls"),
    "R25: an arrow that is there already": (ARROW, stalls(ARROW, "d3:-", "d3:-east"), "stalls"),
    "R25: an arrow without a tile": (ARROW, stalls(ARROW, "d3:-,", ""), "closing"),
    "R26: a tourist without an arrow": (SETTLE, stalls(SETTLE, "b3:1east", "b3:1"), "closing"),
    "R26: a tourist to a stall that is closed": (SETTLE, stalls(SETTLE, "b3:1east", "b3:1north"), "closing"),
    "R26: no tourist": (SETTLE, {"waiting": "-"}, "closing"),
    "R26: tourists in another order": (SETTLE, {"waiting": "0,1"}, "waiting"),
    "R26: five tourists": (SETTLE, {"waiting": "1,1,2,2,0", "hands": "BT/-/-"} | stalls(SETTLE, "2t", "2a"), "waiting"),
    "R26: one space is free": (SETTLE, stalls(SETTLE, "c3:...2t", "c3:1a1a.2t"), "waiting"),
    "R29: somebody is on turn with no stall open": (ASSIGN, {"stalls": ALL_CLOSED}, "phase"),
    "R29: over with a stall open": (OVER, {"idle": 1, "hands": "2T/-/-"}, "phase"),
    "R30: who has one colour is asked": (KEEP, {"cubes": "G/2O/KN2OP"}, "waiting"),
    "R30: cubes are kept in another order": (KEEP, {"waiting": "2,1"}, "waiting"),
    "R30: cubes are kept in the turn of another": (KEEP, {"seat": 1}, "seat"),
    "R30: cubes are kept in the first pass": (KEEP, {"pass": 1}, "seat"),
    "R31: cubes are kept after the last round": (KEEP, {"stalls": FIVE}, "phase"),
    "R31: over before the round is": (OVER, {"seat": 1}, "phase"),
    "R32: a third idle round, and on": (KEEP, {"idle": 3, "round": 6}, "phase"),
    "R32: idle for longer than the game": (START, {"idle": 2}, "round"),
    "R32: rounds without a placement": (START, {"round": 2}, "round"),
    "R32: a round that has begun counts": (ASSIGN, {"seat": 0, "idle": 0}, "idle"),
    "R32: a placement ends idleness": (SPEND, {"idle": 1}, "idle"),
    "nine cubes of a colour": (ASSIGN, {"cubes": "9G/GO/K"}, "cubes"),
    "somebody waits in a turn": (ASSIGN, {"waiting": "1"}, "waiting"),
}  # fmt: skip
#: Other spellings of a position.
OTHERWISE: list[Json] = [
    {"cubes": "2G/OG/KN2OP"}, {"cubes": "GG/GO/KN2OP"}, {"hands": "2T/2C/2T2BC"}, {"vp": "5/05/2"}, {"round": "02"},
    stalls(ASSIGN, "e1:1a...,e2:.0b..", "e2:.0b..,e1:1a..."), stalls(ASSIGN, "e1:1a...", "e1:1a...,e5:...."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "changes", "why", "field"),
    [
        *((ASSIGN, {field: value}, "position-field", field) for field, value in UNREADABLE),
        *((text, changes, "position-impossible", field) for text, changes, field in IMPOSSIBLE.values()),
        *((ASSIGN, changes, "position-otherwise", "") for changes in OTHERWISE),
    ],
    ids=[*map(str, UNREADABLE), *IMPOSSIBLE, *map(str, OTHERWISE)],
)
def test_what_is_no_position_is_refused(text: str, changes: Json, why: str, field: str) -> None:
    assert refused(MOROCCO, altered(text, FIELDS, **changes)) == (why, field)
