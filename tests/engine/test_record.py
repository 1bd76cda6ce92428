"""Records: saved, replayed, refused. JEMAA_MUTATIONS raises the number of mutations (bench: 2000)."""

import json
import os
import tracemalloc
from typing import Any

import pytest

from jemaa import record as records
from jemaa import short
from jemaa.checks import LONGEST_LOG
from jemaa.errors import BadRecord
from jemaa.game import OVER, Game, Json
from jemaa.match import Match
from tests.engine.attack import good, named, strike, strike_all
from tests.engine.games import ALL, played, players_of, seat_the_tiny_games, table_name, tables
from tests.engine.positions import MARRAKECH, a_match, players

MUTATIONS = int(os.environ.get("JEMAA_MUTATIONS", "300"))
DAMAGE = named()


def refused(record: Json) -> BadRecord:
    """Load a bad record and return the error."""
    with pytest.raises(BadRecord) as caught:
        records.load(record)
    return caught.value


@pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
def test_a_record_replays_to_the_same_position(
    monkeypatch: pytest.MonkeyPatch, game: Game, count: int, options: Json
) -> None:
    seat_the_tiny_games(monkeypatch)
    match = played(game, count, options, "record")
    again, events = records.load(json.loads(json.dumps(records.save(match))))
    assert again.log == match.log
    assert game.view(again.state) == game.view(match.state)
    assert again.state.to_act == OVER
    assert len(events) == match.ply
    assert records.save(again) == records.save(match)


def test_an_unfinished_record_continues_with_the_same_dice() -> None:
    match = played(MARRAKECH, 4, {}, "goes on", 20)
    again, _ = records.load(records.save(match))
    while match.state.to_act != OVER:
        text = match.rolled() if match.state.to_act == -1 else match.state.legal()[-1].text
        assert text == (again.rolled() if again.state.to_act == -1 else text)
        match.play(text)
        again.play(text)
    assert again.state == match.state


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


def minimal() -> Json:
    return {
        "format": "jemaa-record", "version": 1, "game": "marrakech", "options": {}, "players": players(3),
        "setup": {"first": 2}, "log": ["left", "die 4"],
    }  # fmt: skip


def test_optional_parts_can_be_left_out() -> None:
    match, _ = records.load(minimal())
    assert (match.seed, match.ply, match.state.mover) == (None, 2, 2)


@pytest.mark.parametrize("seed", ["x", "x" * 10_000, 5, None, [], ""])
def test_a_seed_of_any_kind_is_kept_and_never_needed(seed: str | int | list[Any] | None) -> None:
    record = {**minimal(), "seed": seed}
    match, _ = records.load(record)
    assert match.seed == (seed if seed == "x" else None)
    assert records.save(match, {"seed": seed})["seed"] == seed


def called(name: str) -> Json:
    """Return a record in which the first player has this name."""
    record = minimal()
    record["players"][0]["name"] = name
    return record


#: Names with joiners and marks that scripts and emoji need, beside visible characters
NAMES = [
    "x" * 40, "<b>&amp;\"'</b>", "مينة", "👩\u200d🌾 ", "مي\u200cنة", "Ana مي", "❤\ufe0f",
    "e\u0301", "葛\U000e0100", "🏴\U000e0067\U000e0062\U000e007f", "ᠮ\u180b", "ᠠ\u180eᠠ", "مینا\u200cمی",
    " x ", "⠁\u2800",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_with_a_visible_character_are_plain_text(name: str) -> None:
    match, _ = records.load(called(name))
    assert match.players[0]["name"] == name
    assert short.decode(short.encode(match)).players == match.players


#: The first and the last of each reach of hidden characters, and those that keyboards and web pages leave in names
HIDDEN_ONES = [
    0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), 0x2060, 0x2065,
    *range(0x2066, 0x206A), 0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0, 0xFFF9, 0xFFFB, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A,
    0xE0000, 0xE0001, 0xE001F, 0xE0080, 0xE00FF, 0xE01F0, 0xE0FFF,
]  # fmt: skip


@pytest.mark.parametrize("mark", HIDDEN_ONES, ids=hex)
def test_names_with_hidden_characters_are_refused(mark: int) -> None:
    for name in (f"a{chr(mark)}b", chr(mark), f"مي{chr(mark)}", f"{chr(mark)}مي"):
        assert refused(called(name)).details["why"] == "name"


BLANK = [
    0x20, 0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B, 0x180D, 0x180E, 0x180F, 0x2000,
    0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202F, 0x205F, 0x2060, 0x2064, 0x206F, 0x2800, 0x3000, 0x3164, 0xFE00,
    0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0x1BCA0, 0x1D173, 0xE0001, 0xE0020, 0xE007F, 0xE0100, 0xE01EF,
]  # fmt: skip


@pytest.mark.parametrize("mark", BLANK, ids=hex)
def test_invisible_names_are_refused(mark: int) -> None:
    for name in (chr(mark), chr(mark) * 40, f" {chr(mark)}\u200b"):
        assert refused(called(name)).details["why"] == "name"


def test_the_longest_log_is_read_up_to_its_first_bad_entry() -> None:
    record = good(3)
    end = len(record["log"])
    record["log"] += ["left"] * (LONGEST_LOG - end)
    refusal = refused(record)
    assert (refusal.details["why"], refusal.details["entry"]) == ("game-over", end + 1)
    record["log"].append("left")
    assert refused(record).details["entry"] is None


@pytest.mark.parametrize(
    ("log", "why", "entry", "text"),
    [
        (["left", "die 9"], "bad-notation", 2, "die 9"),
        (["left", "left"], "illegal-action", 2, "left"),
        (["left", "die 1", 7], "bad-notation", 3, "int"),
        (["left", "\u202e" * 100], "bad-notation", 2, "?" * 60 + "..."),
    ],
)
def test_an_error_has_number_text_and_reason(log: list[str | int], why: str, entry: int, text: str) -> None:
    refusal = refused({**minimal(), "log": log})
    assert dict(refusal.details) == {"why": why, "entry": entry, "text": text}
    assert str(refusal).startswith(f"entry {entry}: ")


WHY = [
    ("format", "x", "format"),
    ("version", 2, "version"),
    ("rules", 0, "rules"),
    ("game", "chess", "game"),
    ("options", {"wind": 1}, "options"),
    ("options", {"cover_own": 1}, "options"),
    ("players", players(4) * 2, "players"),
    ("players", [*players(3)[:2], {"name": "x"}], "players"),
    ("players", [{"name": "x", "color": "mint"}] * 3, "color"),
    ("players", [{"name": "x", "color": color} for color in ("mint", "saffron", "red")], "color"),
    ("players", [{"name": "x", "color": ["mint", "saffron"]}, {"name": "y", "color": ["majorelle", "mint"]}], "color"),
    ("players", [{"name": "a\n", "color": "mint"}, *players(3)[:2]], "name"),
    ("setup", {}, "setup-keys"),
    ("setup", {"first": 0, "wind": 1}, "setup-keys"),
    ("setup", {"first": 3}, "setup-first"),
    ("setup", {"first": True}, "setup-first"),
    ("setup", {"first": 0, "facing": "south"}, "setup-facing"),
    ("log", {}, "log"),
]


@pytest.mark.parametrize(("key", "value", "why"), WHY, ids=str)
def test_each_part_is_checked(key: str, value: object, why: str) -> None:
    refusal = refused({**minimal(), "log": [], key: value})
    assert (refusal.details["why"], refusal.details["entry"]) == (why, None)


def test_piles_are_checked() -> None:
    record = {**good(2), "log": []}
    record["setup"]["piles"][0][0] = record["setup"]["piles"][1][0]
    assert refused(record).details["why"] == "setup-piles"


def test_a_record_of_other_rules_is_replayed_if_possible() -> None:
    match, _ = records.load({**minimal(), "rules": 7})
    assert match.ply == 2
    assert "rules 7" in str(refused({**minimal(), "rules": 7, "log": ["die 1"]}))
    assert "rules" not in str(refused({**minimal(), "rules": 1, "log": ["die 1"]}))


def test_there_are_two_hundred_kinds_of_damage() -> None:
    assert len(DAMAGE) >= 200


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_refused(name: str) -> None:
    assert strike(DAMAGE[name]) is not None


def test_mutations_are_refused_or_replay_exactly_as_written() -> None:
    refused_ = strike_all(MUTATIONS)
    assert MUTATIONS * 0.5 < refused_ < MUTATIONS


def test_the_worst_damage_takes_little_memory() -> None:
    tracemalloc.start()
    for text in DAMAGE.values():
        strike(text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 60_000_000


def test_a_refused_record_is_not_modified() -> None:
    record = good(2)
    before = json.dumps(record)
    record["log"].append("left")
    refused(record)
    record["log"].pop()
    assert json.dumps(record) == before


def test_a_match_of_the_parts_of_a_record_is_the_same_match() -> None:
    record = good(4)
    match = Match(ALL[record["game"]], players_of(MARRAKECH, 4), record["options"], record["setup"])
    for text in record["log"]:
        match.play(text)
    assert match.state == records.load(record)[0].state
