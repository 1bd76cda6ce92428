"""Bad short forms, and the reason why each is refused. JEMAA_MUTATIONS raises the number of mutations (bench: 2000)."""

import os
import tracemalloc
from itertools import product

import pytest

from jemaa import short
from jemaa.errors import BadRecord
from jemaa.game import Json
from jemaa.games import GAMES
from tests.engine.games import played
from tests.engine.positions import MARRAKECH, a_match
from tests.engine.short import MARKS, all_digits, checked, mended, name_digits, named, strike, strike_all, written

MUTATIONS = int(os.environ.get("JEMAA_MUTATIONS", "300"))
WHOLE = played(MARRAKECH, 3, {}, "short")
TEXT = short.encode(WHOLE)


def refused(text: str) -> Json:
    """Decode a bad text and return the details of the error."""
    with pytest.raises(BadRecord) as caught:
        short.decode(text)
    return dict(caught.value.details)


def why(text: str) -> str:
    return refused(text)["why"]


FORMLESS = [
    "", " ", "1", "-", "x", "MARRAKECH", "-1-", "0-MARRAKECH-1-0", "01-MARRAKECH-1-0", "é", "\ud800", "{}", f" {TEXT}",
    "https://example.org/", f"/{TEXT}", TEXT.replace("-", "%2D"), "99999-MARRAKECH-1-0", "\u0661-MARRAKECH-1-0",
]  # fmt: skip
DAMAGED = {
    "one more": f"{TEXT}0",
    "one less": TEXT[:-1],
    "half of it": TEXT[: len(TEXT) // 2],
    "the check missing": TEXT[:-7],
    "nothing but a version": "1-",
    "no rules": checked("1-MARRAKECH-0"),
    "rules with a zero before them": checked("1-MARRAKECH-01-0"),
    "nothing to read": checked("1-MARRAKECH-1-"),
    "a dash more": checked(f"{TEXT[:-7]}-"),
    "small letters": TEXT.lower(),
    "a game in small letters": mended(TEXT.replace("MARRAKECH", "marrakech")),
    "a line end": f"{TEXT}\n",
    "a space": f"{TEXT} ",
    "strange digits": f"{TEXT[:30]}\u0663{TEXT[31:]}",
    "half a character": f"{TEXT[:30]}\ud800{TEXT[31:]}",
    "two exchanged": TEXT[:40] + TEXT[41] + TEXT[40] + TEXT[42:],
    "twice": TEXT + TEXT,
}


@pytest.mark.parametrize("text", FORMLESS, ids=ascii)
def test_other_texts_are_no_short_forms(text: str) -> None:
    assert refused(text) == {"why": "short-form", "entry": None, "text": ""}


@pytest.mark.parametrize("version", ["4", "10", "9999"])
def test_another_version_is_refused_whatever_follows(version: str) -> None:
    for text in (f"{version}-", f"{version}-anything é", mended(f"{version}{TEXT[1:]}")):
        assert refused(text) == {"why": "short-version", "entry": None, "text": version}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_form_is_refused(name: str) -> None:
    assert why(DAMAGED[name]) == "short-damaged"


def test_each_change_of_one_character_is_detected() -> None:
    for at, mark in enumerate(TEXT):
        for other in {"0", "Z", "-", MARKS[(MARKS.find(mark) + 1) % 36]} - {mark}:
            changed = TEXT[:at] + other + TEXT[at + 1 :]
            is_form = at > 1 or (at, other) == (0, "2")
            assert why(changed) == ("short-damaged" if is_form else "short-form")


@pytest.mark.parametrize("rules", ["2", "10", "9" * 3000])
def test_other_rules_are_refused(rules: str) -> None:
    text = mended(TEXT.replace("-1-", f"-{rules}-", 1))
    assert (why(text), refused(text)["text"]) == ("short-rules", rules if len(rules) < 60 else f"{rules[:60]}...")


@pytest.mark.parametrize("name", ["CHESS", "X", "MARRAKECH2", "A" * 3000])
def test_an_unknown_game_is_refused(name: str) -> None:
    text = mended(TEXT.replace("MARRAKECH", name))
    assert (why(text), refused(text)["text"][:60]) == ("game", name.lower()[:60])


def test_a_text_that_is_too_long_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short, "re", None)
    assert why("1" * (short.LONGEST + 1)) == "short-length"


def test_an_entry_after_the_end_is_refused() -> None:
    digits = all_digits(WHOLE)
    at = len(digits) - WHOLE.ply - 1
    digits[at] = (WHOLE.ply + 1, 5001)
    details = refused(written(digits))
    assert (details["why"], details["entry"]) == ("short-over", WHOLE.ply + 1)
    digits[at] = (5000, 5001)
    assert refused(written(digits)) == details


@pytest.mark.parametrize("more", [1, 2, 36**20])
def test_additional_digits_are_refused(more: int) -> None:
    digits = all_digits(WHOLE)
    assert why(written([*digits, (more, 1)])) == "short-otherwise"
    assert written([*digits, (0, 1)]) == TEXT


def test_leading_zeros_are_refused() -> None:
    head, _, body = TEXT.rpartition("-")
    assert why(mended(f"{head}-0{body}")) == "short-otherwise"


@pytest.mark.parametrize("name", ["Amina", "Inès", "يوسف"])
def test_a_name_of_a_greater_reach_than_it_needs_is_refused(name: str) -> None:
    match = named(a_match(3), [name])
    digits, least = all_digits(match), name_digits(name)
    assert written(digits) == short.encode(match)
    for reach in range(least[0][0] + 1, 5):
        longer = [*digits[:1], *name_digits(name, reach), *digits[1 + len(least) :]]
        assert why(written(longer)) == "short-otherwise"


@pytest.mark.parametrize(
    "name", ["a\x7f", "\x85", "\u2028", "\ud800", "a\udfff", "a\u202eb", "\u2066a", " ", "\u3164\u200d"]
)
def test_an_impossible_name_is_refused(name: str) -> None:
    digits = all_digits(named(a_match(3), ["A"]))
    assert why(written([*digits[:1], *name_digits(name), *digits[4:]])) == "name"


def test_mutations_are_refused_or_replay_exactly_as_written() -> None:
    refused_ = strike_all(MUTATIONS)
    assert MUTATIONS * 0.4 < refused_ < MUTATIONS


def test_the_worst_texts_take_little_memory() -> None:
    body = "Z" * (short.LONGEST - 30)
    tracemalloc.start()
    for game in GAMES:
        for version, number in product("123", (body, "0", body[::3])):
            strike(checked(f"{version}-{game.upper()}-1-{number}"))
    strike("1-" * 10**6)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10_000_000
