"""Positions of Marrakech as text: what each field means, and what is refused."""

import pytest

from jemaa.engine.game import Json
from jemaa.games.marrakech.notation import FIELDS
from tests.engine.games import altered
from tests.engine.positions import MARRAKECH, a_match
from tests.engine.test_notation import refused

THREE = "marrakech terracotta/saffron/mint - lay 0 d6 north 28/32/30 13T/13S/13I - Td4-d5,Sd5-e5,Ie6-f6"
TWO = (
    "marrakech majorelle+mint/terracotta+saffron variant=quarter-turn,cover_own=true quarter 1 b3 west 25/35"
    " M2IM/2TS - Mb2-c2,Sb2-b3"
)
OVER = "marrakech terracotta/saffron/majorelle/mint - over 3 a1 east 40/0/50/30 -/-/-/- 1 Tc4-c5,Id4-d5"


def test_the_first_position_as_text() -> None:
    assert a_match(4, first=2).state.text() == (
        "marrakech terracotta/saffron/majorelle/mint - turn 2 d4 north 30/30/30/30 12T/12S/12M/12I - -"
    )
    text = a_match(2, variant="quarter-turn").state.text()
    assert text.startswith("marrakech terracotta+saffron/majorelle+mint variant=quarter-turn roll 0 d4 north 30/30 ")


def test_m17_a_text_tells_why_the_game_ended() -> None:
    def why(**changes: object) -> str:
        return MARRAKECH.view(MARRAKECH.position(altered(OVER, FIELDS, **changes)))["result"]["why"]

    assert why() == why(out="-", dirhams="40/20/30/30") == "last-rug"
    assert why(seat=1) == "no-rugs"
    assert why(seat=2, out="1,3,2", dirhams="120/0/0/0", piles="3T/-/-/-") == "last-survivor"


UNREADABLE = [
    ("phase", "rolling"), ("phase", "-"), ("seat", "3"), ("seat", "-1"), ("seat", "x"), ("assam", "h1"),
    ("assam", "d8"),
    ("facing", "up"), ("dirhams", "45/45"), ("dirhams", "28/32/30/0"), ("dirhams", "28/32/-"), ("dirhams", "91/0/0"),
    ("dirhams", "28/32/+30"), ("piles", "13T/13S"), ("piles", "13t/13S/13I"), ("piles", "16T/13S/13I"),
    ("piles", "0T/13S/13I"), ("piles", "13/13/13"), ("out", "3"), ("out", "a"), ("rugs", "d4-d5"), ("rugs", "Td4-d6"),
    ("rugs", "Td5-d4"), ("rugs", "Xd4-d5"), ("rugs", "Td4-d5,"), ("rugs", "Td4-d5;Sd5-e5"), ("rugs", "left"),
]  # fmt: skip
IMPOSSIBLE: dict[str, tuple[str, Json, str]] = {
    "M3: dirhams that nobody has": (THREE, {"dirhams": "28/32/29"}, "dirhams"),
    "M3: dirhams too many": (THREE, {"dirhams": "28/32/31"}, "dirhams"),
    "M3: rugs too many": (THREE, {"piles": "15T/15S/15I"}, "rugs"),
    "M3: rugs of a colour that nobody has": (THREE, {"rugs": "Md4-d5"}, "rugs"),
    "M4: a pile of another's colour": (THREE, {"piles": "13S/13T/13I"}, "piles"),
    "M4: thirteen of a colour": (TWO, {"phase": "roll", "piles": "12M8I/11T9S"}, "rugs"),
    "M6: a pile too long beside the others": (THREE, {"piles": "13T/11S/13I"}, "piles"),
    "M6: who has laid already is on turn": (THREE, {"seat": 1, "piles": "13T/12S/13I"}, "piles"),
    "M6: who is before has not laid": (THREE, {"piles": "12T/13S/13I"}, "piles"),
    "M6: who is on turn has no rug": (THREE, {"piles": "-/1S/1I"}, "piles"),
    "M7: no turn before the roll": (TWO, {"phase": "turn"}, "phase"),
    "M12: who is out has dirhams": (THREE, {"out": 1, "piles": "13T/-/13I"}, "out"),
    "M12: who is out has rugs": (THREE, {"out": 1, "dirhams": "60/0/30"}, "out"),
    "M12: out twice": (OVER, {"out": "1,1"}, "out"),
    "M12: nobody is in": (OVER, {"out": "1,0,2,3", "dirhams": "0/0/0/0"}, "out"),
    "M12: who is out is on turn": (THREE, {"out": 0, "dirhams": "0/60/30", "piles": "-/13S/13I"}, "seat"),
    "M17: over with rugs left": (THREE, {"phase": "over"}, "phase"),
    "M17: not over with none left": (OVER, {"phase": "turn"}, "phase"),
    "M17: one alone plays on": (THREE, {"out": "1,2", "dirhams": "90/0/0", "piles": "13T/-/-"}, "phase"),
    "M17: over in the turn of who was out already": (
        altered(OVER, FIELDS, seat=1), {"out": "1,2", "dirhams": "90/0/0/30"}, "seat",
    ),
    "M17: over in the turn of who survives": (
        OVER, {"seat": 0, "out": "1,3,2", "dirhams": "120/0/0/0", "piles": "3T/-/-/-"}, "seat",
    ),
    "M20: a quarter turn before any rug": (TWO, {"piles": "12M12I/12T12S", "rugs": "-"}, "piles"),
    "M20: a quarter turn in the standard game": (TWO, {"options": "cover_own=true"}, "phase"),
    "a rug under two others": (THREE, {"rugs": "Td4-d5,Sc4-d4,Id5-e5"}, "rugs"),
    "a rug under one": (THREE, {"rugs": "Td4-d5,Sd4-d5"}, "rugs"),
}  # fmt: skip
#: Other spellings of a position.
OTHERWISE: list[tuple[str, Json]] = [
    (THREE, {"dirhams": "028/32/30"}), (THREE, {"piles": "12TT/13S/13I"}), (THREE, {"piles": "013T/13S/13I"}),
    (THREE, {"options": "variant=standard"}), (TWO, {"options": "cover_own=true,variant=quarter-turn"}),
    (TWO, {"players": "mint+majorelle/terracotta+saffron"}),
]  # fmt: skip


@pytest.mark.parametrize("text", [THREE, TWO, OVER])
def test_the_texts_of_these_tests_are_positions(text: str) -> None:
    assert MARRAKECH.position(text).text() == text


@pytest.mark.parametrize(
    ("text", "changes", "why", "field"),
    [
        *((THREE, {field: value}, "position-field", field) for field, value in UNREADABLE),
        *((text, changes, "position-impossible", field) for text, changes, field in IMPOSSIBLE.values()),
        *((text, changes, "position-otherwise", "") for text, changes in OTHERWISE),
    ],
    ids=[*map(str, UNREADABLE), *IMPOSSIBLE, *map(str, OTHERWISE)],
)
def test_what_is_no_position_is_refused(text: str, changes: Json, why: str, field: str) -> None:
    assert refused(MARRAKECH, altered(text, FIELDS, **changes)) == (why, field)
