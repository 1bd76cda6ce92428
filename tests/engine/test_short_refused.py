"""Bad short forms, and the reason why each is refused."""

from itertools import product

import pytest

from jemaa import provenance, short
from jemaa.match import Match
from tests.engine import short as forms
from tests.engine.attack import refused
from tests.engine.games import played, players_of
from tests.engine.messages import travelled
from tests.engine.positions import MARRAKECH, a_match
from tests.engine.short import checked, mended

WHOLE = played(MARRAKECH, 3, {}, "short")
TEXT = short.encode(WHOLE)
HEAD, _, BODY = TEXT.rpartition("-")
ROAMING = travelled(MARRAKECH, players_of(MARRAKECH, 3), (417, 3, 1 << 39), {1: "random"}, "whole")


def why(text: str) -> str:
    return refused(short.decode, text)["why"]


#: Texts by the reason why they are refused, and what of them is quoted.
REFUSED = {
    ("short-form", ""): [
        "", " ", "1", "-", "x", "MARRAKECH", "-1-", "0-MARRAKECH-1-0", "01-MARRAKECH-1-0", "é", "\ud800", "{}",
        f" {TEXT}", "https://example.org/", f"/{TEXT}", TEXT.replace("-", "%2D"), "99999-MARRAKECH-1-0",
        "\u0661-MARRAKECH-1-0",
    ],
    ("short-damaged", ""): [
        f"{TEXT}0", TEXT[:-1], TEXT[: len(TEXT) // 2], TEXT[:-7], "1-", TEXT * 2, checked("1-MARRAKECH-0"),
        checked("1-MARRAKECH-01-0"), checked("1-MARRAKECH-1-"), checked(f"{TEXT[:-7]}-"), TEXT.lower(),
        mended(TEXT.replace("MARRAKECH", "marrakech")), f"{TEXT}\n", f"{TEXT} ", f"{TEXT[:30]}\u0663{TEXT[31:]}",
        f"{TEXT[:30]}\ud800{TEXT[31:]}", TEXT[:40] + TEXT[41] + TEXT[40] + TEXT[42:],
    ],
    **{("short-version", n): [f"{n}-", f"{n}-anything é", mended(n + TEXT[1:])] for n in ("4", "10", "9999")},
    **{("short-rules", rules): [mended(TEXT.replace("-1-", f"-{rules}-", 1))] for rules in ("2", "10")},
    ("short-rules", "9" * 60 + "..."): [mended(TEXT.replace("-1-", f"-{'9' * 3000}-", 1))],
    **{("game", name.lower()): [mended(TEXT.replace("MARRAKECH", name))] for name in ("CHESS", "X", "MARRAKECH2")},
    ("game", "a" * 60 + "..."): [mended(TEXT.replace("MARRAKECH", "A" * 3000))],
    ("short-otherwise", ""): [mended(f"{HEAD}-0{BODY}")],
}  # fmt: skip


@pytest.mark.parametrize(
    ("reason", "text"), [(why, text) for why, texts in REFUSED.items() for text in texts], ids=ascii
)
def test_a_bad_form_is_refused_for_its_reason(reason: tuple[str, str], text: str) -> None:
    assert refused(short.decode, text) == {"why": reason[0], "entry": None, "text": reason[1]}


def test_each_change_of_one_character_is_detected() -> None:
    for at, mark in enumerate(TEXT):
        for other in {"0", "Z", "-", forms.MARKS[(forms.MARKS.find(mark) + 1) % 36]} - {mark}:
            is_form = at > 1 or (at, other) == (0, "2")
            assert why(TEXT[:at] + other + TEXT[at + 1 :]) == ("short-damaged" if is_form else "short-form")


def test_a_text_that_is_too_long_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short, "re", None)
    assert why("1" * (short.LONGEST + 1)) == "short-length"


def test_an_entry_after_the_end_is_refused() -> None:
    digits = forms.all_digits(WHOLE)
    for entries in (WHOLE.ply + 1, 5000):
        digits[-WHOLE.ply - 1] = (entries, 5001)
        details = refused(short.decode, forms.written(digits))
        assert (details["why"], details["entry"]) == ("short-over", WHOLE.ply + 1)


@pytest.mark.parametrize(("match", "version"), [(WHOLE, 1), (ROAMING, 3)], ids=["alone", "roaming"])
def test_additional_digits_are_refused(match: Match, version: int) -> None:
    digits, head = forms.all_digits(match), f"{version}-MARRAKECH-1"
    assert forms.written([*digits, (0, 1)], head) == short.encode(match)
    for more in (1, 2, 36**20):
        assert why(forms.written([*digits, (more, 1)], head)) == "short-otherwise"


@pytest.mark.parametrize("name", ["Amina", "Inès", "يوسف"])
def test_a_name_of_a_greater_reach_than_it_needs_is_refused(name: str) -> None:
    digits, least = forms.all_digits(forms.named(a_match(3), [name])), forms.name_digits(name)
    for reach in range(least[0][0] + 1, 5):
        longer = [*digits[:1], *forms.name_digits(name, reach), *digits[1 + len(least) :]]
        assert why(forms.written(longer)) == "short-otherwise"


@pytest.mark.parametrize("name", ["a\x7f", "\x85", "\u2028", "\ud800", "a\u202eb", " ", "\u3164\u200d"], ids=ascii)
def test_an_impossible_name_is_refused(name: str) -> None:
    digits = forms.all_digits(forms.named(a_match(3), ["A"]))
    assert why(forms.written([*digits[:1], *forms.name_digits(name), *digits[4:]])) == "name"


def test_more_stretches_than_a_record_can_have_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = short.encode(ROAMING)
    monkeypatch.setattr(provenance, "MOST_STRETCHES", len(ROAMING.provenance.devices) - 1)
    assert why(text) == "short-otherwise"


def test_the_number_of_another_version_is_read_as_nothing_else() -> None:
    for (match, bots), version in product(forms.shared()[::3], "123"):
        text = short.encode(match, bots)
        plain = short.encode(Match(match.game, match.players, match.options, match.setup))
        for other in (plain, text, forms.of_version(text, "2")):
            forms.strike(mended(f"{version}{other[1:]}"))
