"""Records: saved and replayed, names and all; what is refused is in the tests of damage."""

import json

import pytest

from jemaa import record as records
from jemaa.engine.game import OVER, Game, Json
from jemaa.errors import BadRecord
from jemaa.formats import short_form
from jemaa.match import Match
from tests.engine.attack import refused
from tests.engine.damage import minimal
from tests.engine.games import played, table_name, tables
from tests.engine.positions import a_match, players


@pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
@pytest.mark.usefixtures("tiny_games")
def test_a_record_replays_to_the_same_match(game: Game, count: int, options: Json) -> None:
    match = played(game, count, options, "record")
    again, events = records.load(json.loads(json.dumps(records.save(match))))
    assert (again, again.state.to_act, len(events)) == (match, OVER, match.ply)
    assert game.view(again.state) == game.view(match.state)
    assert records.save(again) == records.save(match)


def test_the_keys_of_a_record() -> None:
    record = records.save(a_match(3, seed="keys"), {"started": "2024-01-01", "app": {"x": [1]}, "game": "no", "log": 1})
    assert record == {
        "format": "jemaa-record",
        "version": 1,
        "game": "marrakech",
        "rules": 1,
        "options": {"variant": "standard", "cover_own": False},
        "players": players(3),
        "setup": {"first": 0, "facing": "north"},
        "log": [],
        "seed": "keys",
        "started": "2024-01-01",
        "app": {"x": [1]},
    }


def test_the_record_of_the_record_page() -> None:
    match, events = records.load(minimal())
    assert [seat["colors"] for seat in match.game.view(match.state)["seats"]] == [["magicians"], ["rugs"]]
    assert ([len(entry) for entry in events], match.to_act) == ([2, 1, 1, 1, 3], 1)
    assert records.save(match) == minimal(rules=1)


#: The least that a record of Marrakech must have.
LEAST: Json = {
    "format": "jemaa-record", "version": 1, "game": "marrakech", "options": {}, "players": players(3),
    "setup": {"first": 2}, "log": ["left", "die 4"],
}  # fmt: skip


def test_a_seed_of_any_kind_is_kept_and_never_needed() -> None:
    match, _ = records.load(LEAST)
    assert (match.seed, match.ply, match.state.mover) == (None, 2, 2)
    seeds: list[object] = ["x", "x" * 10_000, 5, None, [], ""]
    for seed in seeds:
        match, _ = records.load({**LEAST, "seed": seed})
        assert match.seed == (seed if seed == "x" else None)
        assert records.save(match, {"seed": seed})["seed"] == seed


def called(name: str) -> Match:
    """Return the match of a record in which the first player has this name."""
    return records.load({**LEAST, "players": [{"name": name, "color": "terracotta"}, *players(3)[1:]]})[0]


#: Names with joiners and marks that scripts and emoji need, beside visible characters.
NAMES = [
    "x" * 40, "<b>&amp;\"'</b>", "مينة", "👩\u200d🌾 ", "مي\u200cنة", "Ana مي", "❤\ufe0f", "e\u0301", "葛\U000e0100",
    "🏴\U000e0067\U000e0062\U000e007f", "ᠮ\u180b", "ᠠ\u180eᠠ", "مینا\u200cمی", " x ", "⠁\u2800",
]  # fmt: skip
#: The first and the last of each reach of hidden characters, and those that keyboards and web pages leave in names.
HIDDEN = [
    0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), 0x2060, 0x2065,
    *range(0x2066, 0x206A), 0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0, 0xFFF9, 0xFFFB, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A,
    0xE0000, 0xE0001, 0xE001F, 0xE0080, 0xE00FF, 0xE01F0, 0xE0FFF,
]  # fmt: skip
#: Characters that shape others, or are spaces: no name by themselves.
BLANK = [
    0x20, 0xA0, 0x1680, 0x180B, 0x180D, 0x180E, 0x180F, 0x2000, 0x200C, 0x200D, 0x202F, 0x205F, 0x2800, 0x3000, 0xFE00,
    0xFE0F, 0xE0020, 0xE007F, 0xE0100, 0xE01EF,
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_with_a_visible_character_are_plain_text(name: str) -> None:
    match = called(name)
    assert match.players[0]["name"] == name
    assert short_form.decode(short_form.encode(match)).players == match.players


@pytest.mark.parametrize("mark", [*HIDDEN, *BLANK], ids=hex)
def test_hidden_characters_and_invisible_names_are_refused(mark: int) -> None:
    names = [chr(mark), chr(mark) * 40, f" {chr(mark)}\u200b"]
    if mark in HIDDEN:
        names += [f"a{chr(mark)}b", f"مي{chr(mark)}", f"{chr(mark)}مي"]
    assert {refused(called, name)["why"] for name in names} == {"name"}


@pytest.mark.parametrize(("entry", "text"), [("die 9", "die 9"), (7, "int"), ("\u202e" * 100, "?" * 60 + "...")])
def test_an_error_quotes_the_entry_at_fault_in_printable_letters(entry: object, text: str) -> None:
    wrong = {"why": "bad-notation", "entry": 2, "text": text}
    assert refused(records.load, {**LEAST, "log": ["left", entry]}) == wrong


def test_a_record_of_other_rules_is_replayed_if_possible() -> None:
    assert records.load({**LEAST, "rules": 7})[0].ply == 2
    for rules in (1, 7):
        with pytest.raises(BadRecord) as caught:
            records.load({**LEAST, "rules": rules, "log": ["die 1"]})
        assert ("played by rules 7; these are 1" in str(caught.value)) == (rules == 7)
